import { describe, expect, it } from 'vitest'
import { unrequestedChange } from '../../src/rules/unrequested-change.ts'
import { caseSchema } from '../../src/suite/case-schema.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { type AnswerParts, answerWith, draft, inputFor, nonconformity } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const body = `<h1>PP-030 Obsluha</h1><table><tr><th>Účinnost od</th></tr><tr><td>1. 1. 2026</td></tr></table>
<h2>1 Účel</h2><p>Postup popisuje obsluhu.</p>
<h2>5 Postup</h2><p>Zapněte přístroj. Vyčkejte 20 minut.</p><h3>5.1 Kontrola</h3><p>Změřte kontrolu.</p>
<h2>6 Údržba</h2><p>Jehlu denně otřete.</p>
<h2>7 Historie změn</h2><p>Verze 1: první vydání.</p>`
const original = draft(body, { status: 'valid' })
const changed = (from: string, to: string) => draft(body.replace(from, to), { version: 2 })

const find = (parts: AnswerParts, task: Partial<LoadedCase> = {}) => {
  const input = inputFor(answerWith({ before: { documents: [original] }, ...parts }), task)
  const findings = unrequestedChange(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ source, text }) => [source.kind, text]))
}
const after = (...documents: ReturnType<typeof draft>[]) => ({
  after: { documents: [original, ...documents] },
})
const section5: Partial<LoadedCase> = { mayChange: ['PP-030#5'] }

describe('outside what the case lets change', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'a sentence in another section',
      'denně otřete.',
      'denně otřete. Jehlu týdně vyměňte.',
      ['record', 'Jehlu týdně vyměňte.'],
    ],
    [
      'other words',
      'Postup popisuje obsluhu.',
      'Instrukce popisuje obsluhu.',
      ['record', 'Instrukce popisuje obsluhu.'],
    ],
    ['a paragraph taken out', '<p>Jehlu denně otřete.</p>', '', ['document', 'Jehlu denně otřete.']],
    ['another heading', '6 Údržba', '6 Péče o přístroj', ['record', '6 Péče o přístroj']],
    ['a new section', '<h2>7', '<h2>8 Odpad</h2><p>Odpad vyneste.</p><h2>7', ['record', '8 Odpad']],
  ])('%s', (_, from, to, quote) => {
    expect(find(after(changed(from, to)), section5)).toEqual([quote])
  })

  it('another title', () => {
    expect(find(after({ ...changed('20 minut', '30 minut'), title: 'Jiný název' }), section5)).toEqual([
      ['record', 'Jiný název'],
    ])
  })

  it('a document that is not on the list', () => {
    expect(find(after(changed('20 minut', '30 minut')), { mayChange: ['SOP-001'] })).toEqual([
      ['record', 'Vyčkejte 30 minut.'],
    ])
  })

  it('a record of a kind that is not on the list', () => {
    const before = { records: [nonconformity({ popis: 'Výpadek.', stav: 'otevřená' })] }
    const records = [nonconformity({ popis: 'Výpadek proudu.', stav: 'otevřená' })]
    expect(find({ before, after: { records } }, { mayChange: ['risk'] })).toEqual([
      ['record', 'Výpadek proudu.'],
    ])
    expect(find({ before, after: { records } }, { mayChange: ['nonconformity'] })).toEqual([])
    expect(find({ before, after: { records } })).toEqual([])
  })

  it.each<[string, string, string]>([
    ['a change in the section', '20 minut', '30 minut'],
    ['a change in a part of it', 'Změřte kontrolu.', 'Změřte obě kontroly.'],
    ['a date of the head', '1. 1. 2026', '1. 4. 2026'],
    ['a line in the list of changes', 'první vydání.', 'první vydání. Verze 2: doba zahřívání.'],
    ['a number that moves along', '6 Údržba', '7 Údržba'],
    ['white space', 'Jehlu denně otřete.', 'Jehlu\u00a0denně otřete.'],
    ['markup', 'Jehlu denně otřete.', 'Jehlu <b>denně</b> otřete.'],
  ])('silent on %s', (_, from, to) => {
    expect(find(after(changed(from, to)), section5)).toEqual([])
  })

  it('is silent where the whole document may change, and on what was made anew', () => {
    const all: Partial<LoadedCase> = { mayChange: ['PP-030'] }
    expect(find(after({ ...changed('denně', 'týdně'), title: 'Jiný název' }), all)).toEqual([])
    expect(
      find(
        { after: { documents: [original, draft('<p>Text.</p>', { code: 'PP-031' })] } },
        { mayChange: [] },
      ),
    ).toEqual([])
    expect(
      find(
        { after: { documents: [original], records: [nonconformity({ popis: 'Výpadek.' })] } },
        { mayChange: [] },
      ),
    ).toEqual([])
  })
})

describe('where the case declares nothing', () => {
  const change = after(changed('denně', 'týdně'))

  it('a document that nobody named', () => {
    expect(find({ ...change, messages: ['Oprav SOP-001.'] }, { documents: ['SOP-001'] })).toEqual([
      ['record', 'Jehlu týdně otřete.'],
    ])
  })

  it.each<[string, string, Partial<LoadedCase>]>([
    ['one that the user names', 'Oprav PP-030.', {}],
    ['one that the case needs', 'Oprav to.', { documents: ['PP-030'] }],
    ['one that a prepared answer names', 'Oprav to.', { answers: [{ topics: ['kde'], text: 'V PP-030.' }] }],
    ['one that a follow-up names', 'Oprav to.', { followUps: ['A také PP-030.'] }],
    ['any, where the user means all', 'Změň název ve všech dokumentech.', {}],
    ['any, where the user says so in English', 'Rename it in all documents.', {}],
  ])('silent on %s', (_, message, task) => {
    expect(find({ ...change, messages: [message] }, task)).toEqual([])
  })

  it('is silent where nothing changed', () => {
    expect(find({ after: { documents: [original] } })).toEqual([])
  })
})

describe('what a case may declare', () => {
  const { mayChange, form } = caseSchema.shape

  it('are documents, sections and kinds of record', () => {
    expect(
      mayChange.safeParse(['SOP-014', 'SOP-014#5.2', 'SOP-014#Související dokumenty', 'nonconformity'])
        .success,
    ).toBe(true)
    expect(mayChange.safeParse(['SOP-014#']).success).toBe(false)
    expect(mayChange.safeParse(['section 5']).success).toBe(false)
  })

  it('is a form of known parts', () => {
    expect(
      form.safeParse({ tables: ['4'], looks: [{ text: 'Pozor.', colour: 'red', as: 'text' }], mostWords: 50 })
        .success,
    ).toBe(true)
    expect(form.safeParse({ looks: [{ text: 'Pozor.', colour: 'reddish', as: 'text' }] }).success).toBe(false)
    expect(form.safeParse({ table: ['4'] }).success).toBe(false)
  })
})
