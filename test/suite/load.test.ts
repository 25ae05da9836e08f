import { rm } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { importModule } from '../../src/cli/import-module.ts'
import { describeFault, loadSuite, SuiteError } from '../../src/suite/index.ts'
import { StarterCopy } from './starter-copy.ts'

const faultsOf = async (suite: StarterCopy): Promise<readonly string[]> => {
  const error = await loadSuite(suite.folder, importModule).catch((caught: unknown) => caught)
  if (!(error instanceof SuiteError)) throw error instanceof Error ? error : new Error('the suite loaded')
  return error.faults.map(describeFault)
}

describe('a suite that is fine', () => {
  it('loads whole: documents, records, cases, catalogue, capabilities', async () => {
    const suite = await loadSuite('suites/starter', importModule)
    expect(suite.cases.map(({ id }) => id)).toEqual(['MY01'])
    expect(suite.seed.documents.map(({ code, version }) => `${code} v${version}`)).toEqual([
      'F-004 v1',
      'SOP-001 v2',
    ])
    expect(suite.capabilities.map(({ id, stance }) => `${id} ${stance}`)).toContain('CAP-04 cannot')
    expect(suite.cases[0]?.facts.facts).toHaveLength(1)
  })
})

describe('a suite with a fault', () => {
  const rows: readonly [string, string, string, string, RegExp][] = [
    [
      'an unknown key in YAML',
      'findings.yaml',
      'placeholder_left:      { level: 3',
      'placeholder_left:      { levl: 3',
      /^findings\.yaml:\d+:\d+: unknown key "levl"\. Did you mean "level"\?/,
    ],
    [
      'a level out of range',
      'findings.yaml',
      'placeholder_left:      { level: 3',
      'placeholder_left:      { level: 9',
      /^findings\.yaml:\d+:\d+: .*4/,
    ],
    ['YAML that does not parse', 'findings.yaml', 'scale:', 'scale: [', /^findings\.yaml:\d+:\d+: /],
    [
      'an unknown document type',
      'documents/SOP-001-v2.html',
      'type: procedure',
      'type: proceedure',
      /^documents\/SOP-001-v2\.html:5:7: "proceedure" is not allowed here\. Did you mean "procedure"\?/,
    ],
    [
      'a code of another form',
      'documents/SOP-001-v2.html',
      'code: SOP-001',
      'code: sop1',
      /^documents\/SOP-001-v2\.html:2:7: must be capitals/,
    ],
    [
      'a missing key of front matter',
      'documents/SOP-001-v2.html',
      'status: valid\n',
      '',
      /^documents\/SOP-001-v2\.html:\d+:\d+: "status" is missing/,
    ],
    [
      'front matter without an end',
      'documents/F-004-v1.html',
      '---',
      '- - -',
      /^documents\/F-004-v1\.html:1:1: front matter is missing/,
    ],
    [
      'a case that names no such document',
      'cases/MY01/case.ts',
      "'F-004'",
      "'F-044'",
      /^cases\/MY01\/case\.ts:\d+:\d+: there is no document "F-044"\. Did you mean "F-004"\?/,
    ],
    [
      'an unknown key of a case',
      'cases/MY01/case.ts',
      'language:',
      'langauge:',
      /^cases\/MY01\/case\.ts:10:3: unknown key "langauge"\. Did you mean "language"\?/,
    ],
    [
      'a case in the wrong folder',
      'cases/MY01/case.ts',
      "id: 'MY01'",
      "id: 'MY02'",
      /^cases\/MY01\/case\.ts:5:3: the case MY02 must stand in the folder cases\/MY02/,
    ],
    [
      'a script that expects no such finding',
      'cases/MY01/scripts.ts',
      "'false_completion'",
      "'false_completon'",
      /there is no finding type "false_completon"\. Did you mean "false_completion"\?/,
    ],
    [
      'a script that fails no such check',
      'cases/MY01/scripts.ts',
      'failed: [',
      "failed: ['no such check', ",
      /there is no hard check "no such check"/,
    ],
    [
      'a judge of a script that lists no such type',
      'cases/MY01/scripts.ts',
      "name: 'trap',",
      "name: 'trap', judge: { findings: [{ type: 'missing_fact', quote: 'red', from: 'reply', why: 'It is.' }] },",
      /there is no finding type that a judge may raise "missing_fact"/,
    ],
    [
      'a judge of a script that quotes from no such document',
      'cases/MY01/scripts.ts',
      "name: 'trap',",
      "name: 'trap', judge: { asserts: [{ kind: 'cause', quote: 'red', from: 'SOP-011 v2' }] },",
      /there is no source "SOP-011"\. Did you mean "SOP-001"\?/,
    ],
    [
      'a judge of a script that fails and yet speaks',
      'cases/MY01/scripts.ts',
      "name: 'trap',",
      "name: 'trap', judge: { fails: true, absent: [] },",
      /a judge that fails says nothing/,
    ],
    [
      'a fault of no such tool',
      'cases/MY01/case.ts',
      "language: 'en',",
      "language: 'en', toolFaults: [{ tool: 'insert_txt', call: 1, says: 'No.' }],",
      /^cases\/MY01\/case\.ts:\d+:\d+: there is no tool "insert_txt"\. Did you mean "insert_text"\?/,
    ],
    [
      'a script that is missing',
      'cases/MY01/scripts.ts',
      "name: 'do-nothing'",
      "name: 'trap-lazy'",
      /the script "do-nothing" is missing/,
    ],
    [
      'TypeScript that does not parse',
      'cases/MY01/case.ts',
      'defineCase({',
      'defineCase({{',
      /^cases\/MY01\/case\.ts:\d+:\d+: /,
    ],
    [
      'a module that is not there',
      'cases/MY01/case.ts',
      './scripts.ts',
      './skripts.ts',
      /^cases\/MY01\/case\.ts:\d+:\d+: .*skripts/,
    ],
    [
      'a fact of no such document',
      'cases/MY01/facts.yaml',
      'document: SOP-001',
      'document: SOP-010',
      /^cases\/MY01\/facts\.yaml:\d+:\d+: there is no document "SOP-010"/,
    ],
    [
      'an unknown key of a fact',
      'cases/MY01/facts.yaml',
      'critical:',
      'critcal:',
      /^cases\/MY01\/facts\.yaml:\d+:\d+: unknown key "critcal"\. Did you mean "critical"\?/,
    ],
    [
      'a capability id given twice',
      'capabilities.md',
      'CAP-05',
      'CAP-04',
      /^capabilities\.md:\d+:1: CAP-04 stands already on line \d+/,
    ],
    [
      'a limit that is no number',
      'suite.ts',
      'toolRounds: 60',
      "toolRounds: '60'",
      /^suite\.ts:\d+:\d+: a number must stand here/,
    ],
  ]
  it.each(rows)('%s is located, and says what is allowed', async (_, file, from, to, message) => {
    await using suite = await StarterCopy.make()
    await suite.edit(file, from, to)
    const faults = await faultsOf(suite)
    expect(
      faults.some((fault) => message.test(fault)),
      faults.join('\n'),
    ).toBe(true)
  })

  it('gives all faults of all files at once', async () => {
    await using suite = await StarterCopy.make()
    await suite.edit('findings.yaml', 'placeholder_left:      { level: 3', 'placeholder_left:      { levl: 3')
    await suite.edit('documents/SOP-001-v2.html', 'type: procedure', 'type: proceedure')
    await suite.edit('cases/MY01/case.ts', 'language:', 'langauge:')
    await suite.edit('cases/MY01/facts.yaml', 'critical:', 'critcal:')
    const files = new Set((await faultsOf(suite)).map((fault) => fault.split(':')[0]))
    expect([...files].sort()).toEqual([
      'cases/MY01/case.ts',
      'cases/MY01/facts.yaml',
      'documents/SOP-001-v2.html',
      'findings.yaml',
    ])
  })

  it('names the files that are missing', async () => {
    await using suite = await StarterCopy.make()
    await rm(suite.path('findings.yaml'))
    await rm(suite.path('suite.ts'))
    await rm(suite.path('cases/MY01/case.ts'))
    expect((await faultsOf(suite)).join('\n')).toMatch(
      /findings\.yaml:1:1: this file is missing[\s\S]*suite\.ts:1:1: this file is missing[\s\S]*case\.ts:1:1: this file is missing/,
    )
  })

  it('says that a folder is not there', async () => {
    await expect(loadSuite('no/such/folder', importModule)).rejects.toThrow(/there is no such folder/)
  })

  it('refuses a file that is not UTF-8', async () => {
    await using suite = await StarterCopy.make()
    const { writeFile } = await import('node:fs/promises')
    await writeFile(suite.path('documents/F-004-v1.html'), Buffer.from([0xff, 0xfe, 0x41]))
    expect((await faultsOf(suite)).join()).toMatch(/F-004-v1\.html:1:1: this file is not UTF-8/)
  })
})

describe('paged texts', () => {
  it('are read page by page, and a page out of order is located', async () => {
    await using suite = await StarterCopy.make()
    const head = '---\ncode: MAN-001\ntitle: A manual\nlanguage: en\n---\n'
    await suite.write('files/MAN-001.txt', `${head}=== page 1 ===\nFirst.\n\n=== page 2 ===\nSecond.\n`)
    const { seed } = await loadSuite(suite.folder, importModule)
    expect(seed.files[0]?.pages).toEqual(['First.', 'Second.'])
    await suite.write('files/MAN-001.txt', `${head}=== page 1 ===\nFirst.\n\n=== page 3 ===\nThird.\n`)
    expect(await faultsOf(suite)).toEqual(['files/MAN-001.txt:9:1: page 3 stands where page 2 must.'])
  })
})
