import { describe, expect, it } from 'vitest'
import { formatNotFollowed } from '../../src/rules/format-not-followed.ts'
import type { Form } from '../../src/suite/case.ts'
import { type AnswerParts, answerWith, draft, inputFor } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const find = (form: Form | undefined, parts: AnswerParts) => {
  const input = inputFor(answerWith(parts), form ? { form } : {})
  const findings = formatNotFollowed(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}
const inDocument = (form: Form, html: string) => find(form, { after: { documents: [draft(html)] } })

const table = '<h2>4 Činidla</h2><table><tr><td>PT</td></tr></table>'
const steps = '<h2>5 Postup</h2><ol><li>Zapněte.</li><li>Vyčkejte.</li></ol>'
const bullets = '<h2>5 Postup</h2><ul><li>Zapněte.</li><li>Vyčkejte.</li></ul>'
const czech = 'Přístroj se zapne a vyčká se, až se zahřeje na teplotu, která je uvedena podle návodu.'
const english = 'Switch on the analyser and wait for it to reach the temperature that is given in the manual.'

describe('a form that was asked for and not kept', () => {
  it.each<[string, Form, string, string]>([
    ['a table', { tables: ['4'] }, '<h2>4 Činidla</h2><p>PT</p>', '4 Činidla'],
    [
      'a table in a section by its heading',
      { tables: ['Činidla'] },
      '<h2>4 Činidla</h2><p>PT</p>',
      '4 Činidla',
    ],
    ['a numbered list', { numbered: ['5'] }, bullets, '5 Postup'],
    ['the order of headings', { headings: ['Postup', 'Činidla'] }, table + steps, '4 Činidla'],
    ['a colour', { looks: [{ text: 'Zapněte.', colour: 'red', as: 'text' }] }, steps, 'Zapněte.'],
    ['a highlight', { looks: [{ text: 'Zapněte.', colour: 'yellow', as: 'highlight' }] }, steps, 'Zapněte.'],
    ['a language', { language: 'en' }, `<p>${czech}</p>`, czech],
  ])('%s', (_, form, html, quote) => {
    expect(inDocument(form, html)).toEqual([quote])
  })

  it('in a reply', () => {
    expect(find({ mostWords: 6 }, { replies: ['Ano. Článek 7.5 o neshodné práci. Více není.'] })).toEqual([
      'Více není.',
    ])
    expect(find({ language: 'cs' }, { replies: [english] })).toEqual([english])
  })
})

describe('silent', () => {
  it.each<[string, Form, string]>([
    ['on a table', { tables: ['4'] }, table],
    ['on a section that is not there', { tables: ['9'], numbered: ['9'] }, table],
    ['on a numbered list', { numbered: ['5'] }, steps],
    [
      'on numbers typed by hand',
      { numbered: ['5'] },
      '<h2>5 Postup</h2><p>1. Zapněte.</p><p>2. Vyčkejte.</p>',
    ],
    ['on headings in order', { headings: ['Činid', 'Postup', 'Odpad'] }, table + steps],
    [
      'on red by another name',
      { looks: [{ text: 'Zapněte.', colour: 'red', as: 'text' }] },
      '<p><span style="color:#c00000">Zapněte.</span></p>',
    ],
    ['on what stands nowhere', { looks: [{ text: 'Vypněte.', colour: 'red', as: 'text' }] }, steps],
    ['on the language asked for', { language: 'cs' }, `<p>${czech}</p>`],
    ['on a text too short to tell', { language: 'en' }, '<p>Talvion K5 OK</p>'],
    [
      'on a quotation in another language',
      { language: 'cs' },
      `<p>${czech} ${czech} (Nonconforming work of the laboratory)</p>`,
    ],
  ])('%s', (_, form, html) => {
    expect(inDocument(form, html)).toEqual([])
  })

  it('on a reply of the length, and in a case that says nothing of form', () => {
    expect(find({ mostWords: 5 }, { replies: ['Článek 7.5 o neshodné práci.'] })).toEqual([])
    expect(find(undefined, { replies: [english], after: { documents: [draft(bullets)] } })).toEqual([])
  })
})
