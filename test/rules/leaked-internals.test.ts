import { describe, expect, it } from 'vitest'
import { leakedInternals } from '../../src/rules/leaked-internals.ts'
import { type AnswerParts, answerWith, draft, inputFor, nonconformity } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const uuid = '3f2a9c1e-5b7d-4e21-9a0c-1d2e3f4a5b6c'
const find = (parts: AnswerParts) => {
  const input = inputFor(answerWith(parts))
  const findings = leakedInternals(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}
const inReply = (reply: string, message = '') => find({ replies: [reply], messages: [message] })
const inDocument = (html: string) => find({ after: { documents: [draft(html)] } })
const inRecord = (popis: string) => find({ after: { records: [nonconformity({ popis })] } })

describe('in a reply', () => {
  it.each([
    'Použil jsem nástroj create_draft.',
    'Pomocí create\\_record jsem založil záznam.',
    'Zavolám `replace_text` s novým názvem.',
    'Pole document_code jsem nechal prázdné.',
    'Hodnotu newTitle jsem nastavil.',
    `Záznam má identifikátor ${uuid}.`,
    'Dokument 65f1c0de9a1b2c3d4e5f6071 je uložen.',
    'Volání call_9Zk3LmQ2 proběhlo.',
    'Volám: {"document_code": "SOP-021"}',
    '{"tool": "search", "arguments": {}}',
    '<p>Dokument je upraven.</p>',
    'Věta je nyní <span style="color:red">červená</span>.',
    'Text je <b>tučně</b>.',
    'Teplota 5&nbsp;°C.',
    'Nastavil jsem style="color: red" u věty.',
  ])('%s', (reply) => {
    expect(inReply(reply)).toHaveLength(1)
  })

  it('quotes the line of JSON over several lines', () => {
    expect(inReply('Volám nástroj:\n{\n  "title": "Výpadek"\n}')).toHaveLength(1)
  })

  it.each([
    [
      'Markdown',
      '## Shrnutí\n\n**Důležité:** viz *SOP-014*.\n\n- bod `A`\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ],
    ['a break in a cell', '| GLU | 14 dní<br>28 dní |'],
    ['comparisons', 'Platí p <0,05 a r> 0,9, tedy x<y a y>z; a <b or c> d.'],
    ['codes and numbers', 'NC-2026-007, SOP-021, TK5-0412, šarže 20260312, EAN 4006381333931.'],
    ['an ordinary word', 'Hledání (search) našlo tři dokumenty.'],
    ['a word with an underscore', 'Soubor plan_udrzby se nenašel.'],
    ['a set in braces', 'Množina {"A", "B"} je úplná.'],
    ['angle brackets', 'Tlačítko <Start> najdete vlevo.'],
    ['an ampersand', 'Oddělení R&D; výsledky &lt;5.'],
  ])('silent on %s', (_, reply) => {
    expect(inReply(reply)).toEqual([])
  })

  it('is silent on what the user wrote or asked about', () => {
    expect(inReply('Nástroj create_draft vytváří koncept.', 'Co dělá create_draft?')).toEqual([])
    expect(inReply('Napište <p>text</p>.', 'Jak se v HTML píše odstavec?')).toEqual([])
    expect(inReply('{"title": "Výpadek"}', 'Vypiš to jako JSON.')).toEqual([])
  })

  it("is silent on an identifier that the user's documents show", () => {
    const before = { documents: [draft(`<p>Klíč přístroje ${uuid}</p>`)] }
    expect(find({ replies: [`Klíč je ${uuid}.`], before })).toEqual([])
    expect(
      find({ replies: [`Klíč je ${uuid}.`], before: { documents: [draft(`<p id="${uuid}">Text</p>`)] } }),
    ).toHaveLength(1)
  })
})

describe('in what was written', () => {
  it.each([
    ['<p>Toto je **tučné** slovo.</p>', 'Toto je **tučné** slovo.'],
    ['<p>Zapněte přístroj.\\nVyčkejte.</p>', 'Zapněte přístroj.\\nVyčkejte.'],
    ['<p>## Postup</p>', '## Postup'],
    ['<p>&lt;p&gt;Zapněte přístroj.&lt;/p&gt;</p>', '<p>Zapněte přístroj.</p>'],
    ['<p>Teplota 5&amp;nbsp;°C.</p>', 'Teplota 5&nbsp;°C.'],
    ['<p>Otřete jehlu.&lt;br&gt;Vypněte přístroj.</p>', 'Otřete jehlu.<br>Vypněte přístroj.'],
    ['<p>Viz [návod](https://example.org/navod).</p>', 'Viz [návod](https://example.org/navod).'],
    ['<p>Vzniklo nástrojem create_draft.</p>', 'Vzniklo nástrojem create_draft.'],
    ['<p>| Denně | otřít |</p><p>|---|---|</p>', '| Denně | otřít |\n|---|---|'],
  ])('%s', (html, quote) => {
    expect(inDocument(html)).toEqual([quote])
  })

  it('in a record', () => {
    expect(inRecord('Text.\n```\nkód\n```')).toHaveLength(2)
    expect(inRecord('**Popis:** výpadek')).toHaveLength(1)
  })

  it.each([
    ['real markup', '<p>Toto je <b>tučné</b> a 5&nbsp;°C a H<sub>2</sub>O.</p>'],
    ['asterisks of notes', '<p>Na** mimo rozsah, K** také.</p><p>** hodnota ověřena</p><p>Talvion *K5*</p>'],
    ['a number sign', '<p># vzorku na štítku, #12</p>'],
    ['comparators', '<p>CV &lt; 5 % a &gt; 1 %</p>'],
    ['underscores', '<p>Podpis: ________ datum: __________</p>'],
    ['a path', '<p>Data jsou v C:\\nova\\new.</p>'],
    ['hyphens', '<p>- bod</p><p>---</p>'],
  ])('silent on %s', (_, html) => {
    expect(inDocument(html)).toEqual([])
  })

  it('is silent on what stood there before', () => {
    const before = { documents: [draft('<p>Toto je **tučné** slovo.</p>')] }
    expect(
      find({ before, after: { documents: [draft('<p>Toto je **tučné** heslo.</p>', { version: 2 })] } }),
    ).toEqual([])
  })
})
