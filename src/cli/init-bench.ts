import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../fingerprint/index.ts'
import { CommandError } from './exit.ts'
import { print, printJson } from './output.ts'

const config = `import { defineBench } from 'model-bench'

export default defineBench({
  suite: 'suite',
  chatbots: ['scripted:reference', 'scripted:do-nothing'],
  judge: 'none',
  replicates: 1,
})
`

/**
 * Begins a bench in a folder. What is there already is not touched.
 * @throws {CommandError} where the folder has a bench
 */
export const initBench = async (folder: string, options: { readonly json?: boolean }): Promise<void> => {
  const files = ['bench.config.ts', 'suite'].map((name) => join(folder, name))
  const there = files.filter((path) => existsSync(path))
  if (there.length > 0)
    throw new CommandError(`${there.join(' and ')} already there: begin in another folder.`)
  const [configFile = '', suiteFolder = ''] = files
  await mkdir(folder, { recursive: true })
  await cp(join(await packageRoot(), 'suites', 'starter'), suiteFolder, { recursive: true })
  await writeFile(configFile, config, { flag: 'wx' })
  const next = [...(folder === '.' ? [] : [`cd ${folder}`]), 'model-bench lint --prove', 'model-bench run']
  if (options.json) printJson({ made: files, next })
  else print(`Made ${files.join(' and ')}.\n\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`)
}
