import { describe, expect, it } from 'vitest'
import { templateCarryover } from '../../src/rules/template-carryover.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { type AnswerParts, answerWith, draft, inputFor } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const template = draft(
  '<h1>PP-011 Obsluha močového analyzátoru Urivela U2</h1><p>Přes noc se Urivela U2 nechává bez proudu.</p><p>Na rozdíl od jiných se Urivela U2 nekalibruje.</p>',
  { code: 'PP-011', version: 2, title: 'Obsluha močového analyzátoru Urivela U2', status: 'valid' },
)
const task: Partial<LoadedCase> = {
  kind: 'write',
  layoutTemplate: 'PP-011',
  templateSubjects: ['Urivela U2', 'Urivela', 'močový analyzátor'],
}

const find = (html: string, parts: AnswerParts = {}, of: Partial<LoadedCase> = task) => {
  const input = inputFor(
    answerWith({
      before: { documents: [template] },
      after: { documents: [template, draft(html)] },
      ...parts,
    }),
    of,
  )
  const findings = templateCarryover(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}

describe("a sentence with the template's subject", () => {
  it.each([
    'Přes noc se Urivela U2 nechává bez proudu.',
    'Obsluha Urively U2 je zaškolena.',
    'S Urivelou U2 pracuje jen zaškolený laborant.',
    'Promývací roztok pro Urivelu.',
    'Údržba URIVELY U2 se provádí denně.',
    'Údržba přístroje Urivela\u00a0U2 se provádí denně.',
    'Údržba přístroje Uri\u00advela U2 se provádí denně.',
    'Obsluha močového analyzátoru se zapisuje.',
    'U močových analyzátorů se proplachuje jehla.',
    'The Urivela U2 is switched off overnight.',
  ])('%s', (sentence) => {
    expect(find(`<p>${sentence}</p>`)).toEqual([sentence])
  })

  it('in a cell, a heading and across markup', () => {
    expect(find('<table><tr><td>Stripy Urivela Strip 10</td><td>150 kusů</td></tr></table>')).toEqual([
      'Stripy Urivela Strip 10',
    ])
    expect(find('<h1>PP-011 Obsluha močového analyzátoru Urivela U2</h1>')).toEqual([
      'PP-011 Obsluha močového analyzátoru Urivela U2',
    ])
    expect(find('<p>Obsluha <b>Urive</b>ly <i>U2</i>.</p>')).toEqual(['Obsluha Urively U2.'])
  })

  it("that is the template's, whatever its words", () => {
    expect(find('<p>Na rozdíl od jiných se Urivela U2 nekalibruje.</p>')).toHaveLength(1)
  })
})

describe('silent', () => {
  it.each([
    ['on another subject', 'Analyzátor Veltrona 300 se zapíná tlačítkem vpředu.'],
    ['on a longer name', 'Podavač Urivelax 20 se plní ručně.'],
    ['on uric acid', 'Kyselina močová se stanoví enzymaticky.'],
    ['on a citation by code', 'PP-011 Obsluha močového analyzátoru Urivela U2'],
    ['on a citation in a sentence', 'Moč se vyšetřuje podle PP-011 na přístroji Urivela U2.'],
    ['where the subject is set apart', 'Instrukce se nevztahuje na přístroj Urivela U2.'],
    ['where it is contrasted', 'Na rozdíl od přístroje Urivela U2 se Veltrona 300 nevypíná.'],
    ['in English', 'This instruction does not apply to the Urivela U2.'],
  ])('%s', (_, sentence) => {
    expect(find(`<p>${sentence}</p>`)).toEqual([])
  })

  it('on a sentence that another source says', () => {
    const sentence = 'Vzorky lze přenášet i z analyzátoru Urivela U2 na stojanech.'
    const calls = [{ reads: [{ document: 'MAN-300', text: `Kapitola 3. ${sentence}` }] }]
    expect(find(`<p>${sentence}</p>`, { calls })).toEqual([])
    expect(
      find(`<p>${sentence}</p>`, { calls: [{ reads: [{ document: 'PP-011 v2', text: sentence }] }] }),
    ).toEqual([sentence])
  })

  it('in a case without a layout template', () => {
    expect(find('<p>Přes noc se Urivela U2 nechává bez proudu.</p>', {}, { kind: 'write' })).toEqual([])
  })

  it('on a change of a document that exists', () => {
    const before = draft('<p>Text.</p>')
    const after = draft('<p>Přes noc se Urivela U2 nechává bez proudu.</p>', { version: 2 })
    expect(
      find('', {
        before: { documents: [template, before] },
        after: { documents: [template, before, after] },
      }),
    ).toEqual([])
  })
})
