import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { differences, type Fingerprint, fingerprintOf, suiteFingerprint } from '../fingerprint/index.ts'
import { openStore } from '../store/index.ts'
import { loadSuiteOf } from './bench.ts'
import { CommandError } from './exit.ts'
import { print, printJson, table } from './output.ts'
import { resolveSettings, resolveStore, type SettingOptions } from './settings.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface FingerprintOptions extends SettingOptions {
  readonly diff?: readonly string[]
  readonly json?: boolean
}

const saved = z.object({
  parts: z.array(z.object({ half: z.enum(['ran', 'graded']), name: z.string(), hash: z.string() })),
})

const ofSuite = async (folder: string, judge: string): Promise<Fingerprint> =>
  suiteFingerprint(await loadSuiteOf({ suite: folder }), judge)

const ofFile = async (path: string): Promise<Fingerprint> => {
  const text = await readFile(path, 'utf8')
  try {
    return fingerprintOf(saved.parse(JSON.parse(text)).parts)
  } catch {
    throw new CommandError(
      `${path} holds no fingerprint: write one with "model-bench fingerprint --json > ${path}".`,
    )
  }
}

/** What a person named: a folder is a suite, a file is a saved fingerprint, anything else a hash in the store. */
const named = async (name: string, options: FingerprintOptions): Promise<Fingerprint> => {
  const found = await stat(name).catch(() => undefined)
  if (found?.isDirectory()) return ofSuite(name, options.judge ?? 'none')
  if (found?.isFile()) return ofFile(name)
  if (!/^[0-9a-f]{4,64}$/.test(name)) {
    throw new CommandError(`"${name}" is no suite folder, no file, and no beginning of a hash.`)
  }
  await using store = await openStore(await resolveStore(options), { mode: 'read' })
  return storedFingerprint(store, name)
}

/** What `fingerprint` does. */
export const fingerprintCommand = async (options: FingerprintOptions): Promise<void> => {
  if (options.diff) {
    const [a, b] = options.diff
    if (a === undefined || b === undefined || options.diff.length > 2)
      throw new CommandError('--diff takes two: --diff A B.')
    const [first, second] = [await named(a, options), await named(b, options)]
    const differing = differences(first.parts, second.parts)
    if (options.json)
      printJson({ a: first.hash, b: second.hash, same: differing.length === 0, differences: differing })
    else if (differing.length === 0) print(`The same fingerprint: ${first.hash}`)
    else {
      print(
        table(
          ['Half', 'Part', 'Difference'],
          differing.map(({ half, name, difference }) => [half, name, difference]),
        ),
      )
      const rerun = differing.some(({ half }) => half === 'ran')
      print(
        `\n${rerun ? 'What ran differs: answers must be run again.' : 'Only what graded differs: "model-bench grade" brings stored answers to it.'}`,
      )
    }
    return
  }
  const settings = await resolveSettings(options)
  const fingerprint = await ofSuite(settings.suite, settings.judge)
  if (options.json) printJson(fingerprint)
  else {
    print(
      table(
        ['Half', 'Part', 'Hash'],
        fingerprint.parts.map(({ half, name, hash }) => [half, name, hash.slice(0, 16)]),
      ),
    )
    print(`\nWhat ran     ${fingerprint.ran}\nFingerprint  ${fingerprint.hash}`)
  }
}
