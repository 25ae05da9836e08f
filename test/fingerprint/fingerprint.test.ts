import { readFile, writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importModule } from '../../src/cli/import-module.ts'
import {
  dataPart,
  differences,
  fingerprintOf,
  suiteFingerprint,
  textPart,
} from '../../src/fingerprint/index.ts'
import { loadSuite } from '../../src/suite/index.ts'
import { StarterCopy } from '../suite/starter-copy.ts'

const fingerprint = async (folder: string, judge = 'none') =>
  suiteFingerprint(await loadSuite(folder, importModule), judge)

describe('the fingerprint of a suite', () => {
  it('is the same for the same files, wherever they lie and however their lines end', async () => {
    await using one = await StarterCopy.make()
    await using other = await StarterCopy.make()
    for (const file of [
      'findings.yaml',
      'cases/MY01/case.ts',
      'documents/SOP-001-v2.html',
      'capabilities.md',
    ]) {
      await writeFile(other.path(file), (await readFile(other.path(file), 'utf8')).replaceAll('\n', '\r\n'))
    }
    expect((await fingerprint(other.folder)).hash).toBe((await fingerprint(one.folder)).hash)
  })

  const changes: readonly [string, string, string, string, readonly string[], boolean][] = [
    [
      'a prompt',
      'cases/MY01/case.ts',
      'please add',
      'kindly add',
      ['ran case MY01', 'graded suite cases/MY01/case.ts'],
      true,
    ],
    [
      'a check',
      'cases/MY01/case.ts',
      "isColoured('red')",
      "isColoured('blue')",
      ['graded suite cases/MY01/case.ts'],
      false,
    ],
    [
      'a fact',
      'cases/MY01/facts.yaml',
      'critical: true',
      'critical: false',
      ['graded suite cases/MY01/facts.yaml'],
      false,
    ],
    [
      'a level',
      'findings.yaml',
      'foreign_word:        { level: 4',
      'foreign_word:        { level: 3',
      ['graded suite findings.yaml'],
      false,
    ],
    [
      'a document',
      'documents/SOP-001-v2.html',
      '2–8 °C',
      '2–9 °C',
      ['ran tenant documents/SOP-001-v2.html'],
      true,
    ],
    [
      'a limit',
      'suite.ts',
      'toolRounds: 60',
      'toolRounds: 61',
      ['ran limits', 'graded suite suite.ts'],
      true,
    ],
    [
      'a script, which neither runs nor grades',
      'cases/MY01/scripts.ts',
      'I understand.',
      'I see.',
      [],
      false,
    ],
  ]
  it.each(changes)('names what changed: %s', async (_, file, from, to, parts, ranChanged) => {
    await using suite = await StarterCopy.make()
    const before = await fingerprint(suite.folder)
    await suite.edit(file, from, to)
    const after = await fingerprint(suite.folder)
    expect(differences(before.parts, after.parts).map(({ half, name }) => `${half} ${name}`)).toEqual(parts)
    expect(after.hash === before.hash).toBe(parts.length === 0)
    expect(after.ran !== before.ran).toBe(ranChanged)
  })

  it('has the judge in its grading half', async () => {
    const [none, other] = [
      await fingerprint('suites/starter'),
      await fingerprint('suites/starter', 'google:gemini-3.8-flash'),
    ]
    // A judge that is a model is asked through the code and the libraries that ask a chatbot.
    expect(differences(none.parts, other.parts)).toEqual([
      { half: 'graded', name: 'code chatbot', difference: 'only in B' },
      { half: 'graded', name: 'judge', difference: 'changed' },
      { half: 'graded', name: 'judge libraries', difference: 'only in B' },
    ])
    expect(other.ran).toBe(none.ran)
    const hashOf = (half: string) =>
      other.parts.find((part) => part.half === half && part.name === 'code chatbot')?.hash
    expect(hashOf('graded')).toBe(hashOf('ran'))
  })

  it('names the code of every room that runs or grades', async () => {
    const names = (await fingerprint('suites/starter')).parts.map(({ half, name }) => `${half} ${name}`)
    for (const part of [
      'ran code run',
      'ran code dms',
      'graded code score',
      'graded code quote',
      'graded code rules',
    ]) {
      expect(names).toContain(part)
    }
  })
})

describe('the laws of a fingerprint', () => {
  const part = fc.record({
    half: fc.constantFrom('ran' as const, 'graded' as const),
    name: fc.string(),
    text: fc.string(),
  })
  const parts = fc.uniqueArray(part, { selector: ({ half, name }) => `${half}\t${name}` })

  it('the order of parts does not matter', () => {
    fc.assert(
      fc.property(parts, (of) => {
        const list = of.map(({ half, name, text }) => textPart(half, name, text))
        expect(fingerprintOf([...list].reverse()).hash).toBe(fingerprintOf(list).hash)
      }),
    )
  })
  it('any changed text changes it, and is the one difference', () => {
    fc.assert(
      fc.property(parts, fc.nat(), (of, at) => {
        fc.pre(of.length > 0)
        const list = of.map(({ half, name, text }) => textPart(half, name, text))
        const changed = list.map((each, index) =>
          index === at % list.length ? textPart(each.half, each.name, `${of[index]?.text}!`) : each,
        )
        expect(fingerprintOf(changed).hash).not.toBe(fingerprintOf(list).hash)
        expect(differences(list, changed)).toHaveLength(1)
      }),
    )
  })
  it('the order of keys of plain data does not matter', () => {
    expect(dataPart('ran', 'x', { a: 1, b: [2, { c: 3, d: 4 }] })).toEqual(
      dataPart('ran', 'x', { b: [2, { d: 4, c: 3 }], a: 1 }),
    )
  })
})
