import { describe, expect, it } from 'vitest'
import { importModule } from '../../src/cli/import-module.ts'
import { type LintRow, lintSuite, loadSuite, type Suite } from '../../src/suite/index.ts'

const starter = await loadSuite('suites/starter', importModule)

interface Parts {
  /** Paragraphs of SOP-001, section 4. */
  readonly body?: readonly string[]
  readonly files?: Readonly<Record<string, string>>
  readonly prompt?: string
}

/** The starter suite with other texts, as the loader would have read them. */
const suiteWith = ({ body = [], files = {}, prompt }: Parts): Suite => {
  const path = 'documents/SOP-001-v2.html'
  const text = `${starter.files.find((file) => file.path === path)?.text.trimEnd()}\n${body.join('\n')}\n`
  const [task] = starter.cases
  if (!task) throw new Error('the starter has a case')
  const caseFile = `${task.folder}/case.ts`
  return {
    ...starter,
    files: [
      ...starter.files.filter(
        (file) => file.path !== path && file.path !== caseFile && !(file.path in files),
      ),
      { path, text },
      { path: caseFile, text: `export const MY01 = defineCase({\n  prompt: '${prompt}',\n})` },
      ...Object.entries(files).map(([name, content]) => ({ path: name, text: content })),
    ],
    cases: [{ ...task, ...(prompt === undefined ? {} : { prompt }) }],
  }
}

const describeRow = ({ severity, file, place, message }: LintRow): string =>
  `${severity} ${file}${place ? `:${place.line}:${place.column}` : ''}: ${message}`

/** What lint says of the texts alone. */
const lint = (parts: Parts): readonly string[] =>
  lintSuite(suiteWith(parts))
    .filter(({ file }) => !/facts\.yaml|findings\.yaml/.test(file))
    .map(describeRow)

const p = (text: string) => `<p>${text}</p>`
/** What is said of a paragraph put at the end of SOP-001. */
const of = (text: string) => lint({ body: [p(text)] })

describe('citations of what exists', () => {
  it.each([
    'See F-004 and SOP-001.',
    'The log F-004 v1 is kept; SOP-001, version 2, says how.',
    'It replaces SOP-001 version 1.',
    'Filled in as SOP-001, section 2, says.',
    'As SOP-001 Storage of reagents, sections 1 to 4, says.',
    'Section 4 of the SOP-001 stays.',
    'See section 3.',
    'Postupuje se podle kapitoly 4 dokumentu SOP-001.',
    'Podle kapitol 1, 2 a 4.',
    'Trvá to 30 minut (kapitola 4), nejvýše 2.5 hodiny.',
    'Viz kapitola 2. 12. 2026 se reviduje.',
    'It follows ISO 15189, clause 7.5, and act 9, clause 88.',
    'The alarm E-505 and the lot SOP-2026-001 are no documents, nor is XSOP-999.',
    '<b>SOP-001</b>,&nbsp;<i>section&nbsp;4</i>',
  ])('%s', (text) => {
    expect(of(text)).toEqual([])
  })
})

describe('citations of what does not exist', () => {
  const at = 'fault documents/SOP-001-v2.html:23:'
  it.each([
    ['Filled in as SOP-010 says.', `${at}17: there is no document SOP-010.`],
    ['The log F-004 v3 is kept.', `${at}12: F-004 has no version 3: its newest is 1.`],
    ['Verze 4 dokumentu SOP-001 platí.', `${at}22: SOP-001 has no version 4: its newest is 2.`],
    ['As SOP-001, section 5, says.', `${at}16: SOP-001 has no section 5.`],
    ['As SOP-001 Storage of reagents, chapter 4.2, says.', `${at}36: SOP-001 has no section 4.2.`],
    ['Section 9 of SOP-001 stays.', `${at}4: SOP-001 has no section 9.`],
    ['Postupuje se podle kapitoly 6 postupu SOP-001.', `${at}23: SOP-001 has no section 6.`],
    ['Viz SOP-001, kap. 7.', `${at}17: SOP-001 has no section 7.`],
    ['Podle SOP-001, čl. 8, a ISO 15189.', `${at}19: SOP-001 has no section 8.`],
    ['Viz kapitola 6.', `${at}8: SOP-001 has no section 6.`],
    ['Podle kapitol 1 až 6.', `${at}10: SOP-001 has no section 6.`],
    ['F-004 and section 2 and section 8', `${at}28: none of SOP-001, F-004 has a section 8.`],
    ['<b>SOP-001</b>,&nbsp;<i>section&nbsp;7</i>', `${at}28: SOP-001 has no section 7.`],
    ['A form has no chapters: F-004, section 1.', `${at}35: F-004 has no section 1.`],
  ])('%s', (text, told) => {
    expect(of(text)).toEqual([told])
  })

  it('in records, the capability page, files and what the user says', () => {
    expect(
      lint({
        files: {
          'records.yaml':
            'records:\n  - id: NC-2026-001\n    fields:\n      title: As SOP-009\n        says.\n',
          'capabilities.md': '# Can\n\n- **CAP-01** Read — where: SOP-001, section 7\n',
          'files/MAN-001.txt': '---\ncode: MAN-001\n---\n=== page 1 ===\nError F-104: see SOP-002.\n',
        },
        prompt: 'Please copy SOP-001, section 6, into SOP-003.',
      }),
    ).toEqual([
      'fault records.yaml:4:17: there is no document SOP-009.',
      'fault capabilities.md:3:37: SOP-001 has no section 7.',
      'fault files/MAN-001.txt:5:18: there is no document SOP-002.',
      'fault cases/MY01/case.ts:2:49: there is no document SOP-003.',
      'fault cases/MY01/case.ts:2:33: SOP-001 has no section 6.',
    ])
  })
})

const long =
  'The reagents are moved to another refrigerator, and the shift leader writes down when and to which one.'

describe('paragraphs that stand twice', () => {
  it('are told where the second stands, white space, case, numbering and quotation marks aside', () => {
    const second = long.replace('the shift leader', 'the\n  „Shift&nbsp;leader“')
    expect(lint({ body: [p(long), '<p>Something else.</p>', `<ol><li>2. ${second}</li></ol>`] })).toEqual([
      expect.stringMatching(
        /^fault documents\/SOP-001-v2\.html:25:9: this paragraph stands in documents\/SOP-001-v2\.html too: „the reagents are/,
      ),
    ])
  })
  it('may differ in a word, be short, or stand in two versions of one document', () => {
    expect(lint({ body: [p(long), p(long.replace('when', 'where')), p('Short.'), p('Short.')] })).toEqual([])
    const older = `---\ncode: SOP-001\nversion: 1\n---\n${p(long)}\n`
    expect(lint({ body: [p(long)], files: { 'documents/SOP-001-v1.html': older } })).toEqual([])
  })
  it('stand in a record and a document', () => {
    const records = `records:\n  - id: NC-2026-001\n    fields:\n      description: ${long}\n`
    expect(lint({ body: [p(long)], files: { 'records.yaml': records } })).toHaveLength(1)
  })
})

describe('what is on purpose', () => {
  const declared = `citations:
  - { file: documents/SOP-001-v2.html, cites: SOP-010, why: The trap of MY02. }
  - { file: documents/SOP-001-v2.html, cites: SOP-001 section 9, why: The same. }
repetitions:
  - { text: The reagents are moved to, why: A merge finds it. }
`
  const files = { 'on-purpose.yaml': declared }
  it('is no fault', () => {
    const body = [p('See SOP-010 and section 9 of SOP-001.'), p(long), p(long)]
    expect(lint({ body, files })).toEqual([])
  })
  it('is told where nothing needs it', () => {
    expect(lint({ files })).toEqual([
      'warning on-purpose.yaml: documents/SOP-001-v2.html does not cite SOP-010, or it exists: take it out.',
      'warning on-purpose.yaml: documents/SOP-001-v2.html does not cite SOP-001 section 9, or it exists: take it out.',
      'warning on-purpose.yaml: nothing that begins with „The reagents are moved to“ stands twice: take it out.',
    ])
  })
  it('needs a reason', () => {
    const unreasoned = 'citations:\n  - { file: records.yaml, cites: SOP-010 }\n'
    expect(lint({ files: { 'on-purpose.yaml': unreasoned } })).toEqual([
      expect.stringMatching(/^fault on-purpose\.yaml:2:\d+: "why" is missing/),
    ])
  })
})

describe('the starter suite', () => {
  it('has no fault', () => {
    expect(lintSuite(starter).filter(({ severity }) => severity === 'fault')).toEqual([])
  })
})

describe('a fact of a document with several versions', () => {
  it('is judged by the version that holds its words, whichever comes first', () => {
    const [task] = starter.cases
    const [fact] = task?.facts.facts ?? []
    if (!task || !fact) throw new Error('the starter has a fact')
    const older = starter.seed.documents.map((document) => ({
      ...document,
      version: 1,
      html: '<p>Nothing.</p>',
    }))
    const wrong = { ...fact, value: 'more than 45 minutes' }
    const rows = lintSuite({
      ...starter,
      seed: { ...starter.seed, documents: [...older, ...starter.seed.documents] },
      cases: [{ ...task, facts: { ...task.facts, facts: [wrong] } }],
    })
    expect(rows.map(({ message }) => message).join('\n')).toContain(
      'the value „more than 45 minutes“ does not stand',
    )
    expect(rows.map(({ message }) => message).join('\n')).not.toContain('do not stand')
  })
})
