import { describe, expect, it } from 'vitest'
import type { DocumentType } from '../../src/app/index.ts'
import { placeholderLeft } from '../../src/rules/placeholder-left.ts'
import { type AnswerParts, answerWith, draft, inputFor, nonconformity } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const find = (parts: AnswerParts) => {
  const input = inputFor(
    answerWith({ before: { documents: [draft('<p>Jiný.</p>', { code: 'SOP-001', version: 1 })] }, ...parts }),
  )
  const findings = placeholderLeft(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}
const inDocument = (html: string, type: DocumentType = 'work-instruction') =>
  find({
    after: { documents: [draft('<p>Jiný.</p>', { code: 'SOP-001', version: 1 }), draft(html, { type })] },
  })

describe('a placeholder left in a document', () => {
  it.each([
    ['<p>Výrobce: ________</p>', 'Výrobce: ________'],
    ['<p>Teplota měřicí komory je ____ °C.</p>', 'Teplota měřicí komory je ____ °C.'],
    ['<p>Rychlost odstředění: ............ ot./min</p>', 'Rychlost odstředění: ............ ot./min'],
    ['<p>Evidenční číslo přístroje ……… se uvádí na štítku</p>', undefined],
    ['<p>Model: ……</p>', 'Model: ……'],
    ['<p>Rozsah použití:</p><p>____________</p>', 'Rozsah použití:\n____________'],
    ['<p>Objem je XX µl na jamku.</p>', 'Objem je XX µl na jamku.'],
    ['<p>TODO: doplnit kritéria přijetí</p>', 'TODO: doplnit kritéria přijetí'],
    ['<p>Kritéria přijetí – TODO.</p>', 'Kritéria přijetí – TODO.'],
    ['<p>Interval kalibrace: TBD</p>', 'Interval kalibrace: TBD'],
    ['<p>The calibration interval is TBD.</p>', 'The calibration interval is TBD.'],
    ['<table><tr><th>Metoda</th><th>Interval</th></tr><tr><td>GLU</td><td>TBD</td></tr></table>', 'TBD'],
    ['<p>Výrobce: XXX</p>', 'Výrobce: XXX'],
    ['<p>Název výrobce: DOPLNIT</p>', 'Název výrobce: DOPLNIT'],
    ['<p>[DOPLNIT]</p>', '[DOPLNIT]'],
    ['<p>Odpad se likviduje podle SOP-XXX.</p>', 'Odpad se likviduje podle SOP-XXX.'],
    ['<p>[doplňte název přístroje]</p>', '[doplňte název přístroje]'],
    ['<p>Přístroj [název přístroje] se zapíná tlačítky vpředu.</p>', undefined],
    [
      '<p>Instrukce platí pro přístroj [název přístroje] v úseku biochemie.</p>',
      'Instrukce platí pro přístroj [název přístroje] v úseku biochemie.',
    ],
    ['<p>Účinnost od &lt;vložte datum&gt;</p>', 'Účinnost od <vložte datum>'],
    ['<p>[NÁZEV PŘÍSTROJE]</p>', '[NÁZEV PŘÍSTROJE]'],
    ['<p>Výrobce: xxx</p>', 'Výrobce: xxx'],
    ['<p>Odpovídá {jméno}.</p>', 'Odpovídá {jméno}.'],
    ['<p>Postup platí pro {{nazev_pristroje}}.</p>', 'Postup platí pro {{nazev_pristroje}}.'],
    [`<p>Postup platí pro ${'$'}{device.name}.</p>`, `Postup platí pro ${'$'}{device.name}.`],
    [
      '<p>This instruction covers the [insert device name].</p>',
      'This instruction covers the [insert device name].',
    ],
    ['<p>Manufacturer: [company name]</p>', 'Manufacturer: [company name]'],
    ['<p>Lorem ipsum dolor sit amet.</p>', 'Lorem ipsum dolor sit amet.'],
    ['<p>Účinnost: DD. MM. RRRR</p>', 'Účinnost: DD. MM. RRRR'],
    ['<p>Výrobce: bude doplněno</p>', 'Výrobce: bude doplněno'],
    ['<p>Acceptance limits: to be determined</p>', 'Acceptance limits: to be determined'],
    ['<p>Výrobce: ???</p>', 'Výrobce: ???'],
  ])('%s', (html, quote) => {
    expect(inDocument(html)).toEqual(quote === undefined ? [] : [quote])
  })
})

describe('silent on what is content', () => {
  it.each([
    ['a footnote', '<p>Opakujte kontrolu[3] a zapište výsledek do deníku.</p>'],
    ['literal brackets', '<p>Hodnota [draslík] byla 6,8 mmol/l [opakováno].</p>'],
    [
      'a unit in brackets',
      '<table><tr><th>Glukóza [mmol/l]</th></tr><tr><td>5,5 [3,9–5,6]</td></tr></table>',
    ],
    ['a reference', '<p>Metoda je ověřena [ISO 15189, čl. 7.3].</p>'],
    ['a key of a device', '<p>Stiskněte tlačítko [Vložit vzorek] a vyčkejte.</p>'],
    ['a key of a keyboard', '<p>Press [Enter result] on the screen.</p>'],
    ['a message of a device', '<p>Na displeji se zobrazí [vložte stojan].</p>'],
    [
      'a message DOPLNIT',
      '<table><tr><th>Hlášení</th><th>Co udělat</th></tr><tr><td>DOPLNIT</td><td>dolít vodu</td></tr></table>',
    ],
    [
      'an order DOPLNIT',
      '<table><tr><th>Stav</th><th>Úkon</th></tr><tr><td>pod 300 ml</td><td>DOPLNIT</td></tr></table>',
    ],
    ['the word doplňte', '<p>Doplňte promývací roztok do 5 l.</p>'],
    ['an ellipsis', '<p>Přístroj hlásí „Čekejte…“ a pak „Připraven...“.</p>'],
    ['a table of contents', '<p>1 Účel ............................ 3</p><p>2 Rozsah ……………… 4</p>'],
    ['leaders in a list', '<p>Kontrola kvality .............. denně před první sérií</p>'],
    ['a rule across the page', '<p>Text.</p><p>____________________</p><p>Další text.</p>'],
    ['a signature', '<p>Datum: ________ Podpis: ________</p>'],
    ['a dotted signature', '<p>Schválil: ......................</p>'],
    ['a signature in English', '<p>Reviewed by: __________ Date: ______</p>'],
    ['an entry to fill in', '<p>Do deníku zapište: teplota ____ °C.</p>'],
    ['an annexed form', '<h2>Příloha 1 Kontrolní list</h2><p>Teplota: ____ °C</p>'],
    ['a pattern of a code', '<p>Dokumenty se číslují ve tvaru SOP-XXX.</p>'],
    ['a pattern in brackets', '<p>Soubor se pojmenuje ve tvaru [datum odběru]_[číslo vzorku].</p>'],
    ['contents of a label', '<p>Štítek obsahuje [datum odběru] a [číslo šarže].</p>'],
    ['a format of a date', '<p>Datum se zapisuje ve formátu: DD. MM. RRRR</p>'],
    ['a Roman numeral', '<p>Postupujte podle kapitoly XXX a části XX.</p>'],
    ['a karyotype', '<p>Nález 47,XXX se hlásí genetikovi.</p>'],
    ['tuberculosis and bile acids', '<p>Vyšetření TBC: pozitivní. TBA: 5 µmol/l.</p>'],
    ['a to-do list', '<p>Úkoly se vedou v TODO listu přístroje.</p>'],
    ['comparators', '<p>Přijatelné je &lt; 5 mmol/l a &gt; 3 mmol/l.</p>'],
    ['a set in braces', '<p>Volí se z množiny {A, B, C}.</p>'],
    ['emphasis by underscores', '<p>___Pozor___ na poranění.</p>'],
    [
      'positive results',
      '<table><tr><th>Result</th><th>Report</th></tr><tr><td>reactive</td><td>to be confirmed</td></tr></table>',
    ],
    ['a future in a sentence', '<p>Činidlo bude doplněno do zásobníku po ukončení série.</p>'],
    ['an empty check box', '<p>☐ ano ☐ ne [ ] nelze určit [x] splněno</p>'],
    ['a name not known', '<p>Výrobce uvádí [datum neuvedeno].</p>'],
    ['a link', '<p>Viz [název dokumentu](https://example.org/a).</p>'],
  ])('%s', (_, html) => {
    expect(inDocument(html)).toEqual([])
  })

  it('blanks and prompts in a form', () => {
    expect(
      inDocument(
        '<p>Popis neshody: ________</p><p>Výrobce: ......</p><p>[doplňte název přístroje]</p>',
        'form',
      ),
    ).toEqual([])
    expect(inDocument('<p>TODO: přidat řádky</p>', 'form')).toEqual(['TODO: přidat řádky'])
  })

  it('what stood there before', () => {
    const before = { documents: [draft('<p>Výrobce: ____</p><p>Stav.</p>', { version: 1 })] }
    expect(
      find({
        before,
        after: { documents: [draft('<p>Výrobce: ____ (dovozce)</p><p>Stav.</p>', { version: 2 })] },
      }),
    ).toEqual([])
  })

  it('what is not added', () => {
    const before = { documents: [draft('<p>TODO: limity</p><p>Stav.</p>', { version: 1 })] }
    const after = { documents: [draft('<p>TODO: limity</p><p>Nový stav.</p>', { version: 2 })] }
    expect(find({ before, after })).toEqual([])
  })

  it('what the user asked for', () => {
    const after = { documents: [draft('<p>Výrobce: [název výrobce]</p><p>Model: ____</p>')] }
    expect(find({ messages: ['Výrobce nech jako [název výrobce] a model nech prázdný.'], after })).toEqual([])
  })
})

describe('a placeholder left in a record', () => {
  const inRecord = (fields: Readonly<Record<string, string>>) =>
    find({ after: { records: [nonconformity(fields)] } })

  it.each([
    [{ popis: 'TBD' }, 'TBD'],
    [{ popis: '____' }, 'popis: ____'],
    [{ popis: 'Výpadek chladničky.', příčina: 'TODO' }, 'TODO'],
    [{ popis: 'Odpovídá [jméno odpovědné osoby].' }, '[jméno odpovědné osoby]'],
    [{ popis: 'Vzorek č. XXX' }, undefined],
  ])('%o', (fields, quote) => {
    expect(inRecord(fields)).toHaveLength(quote === undefined ? 0 : 1)
    if (quote !== undefined) expect(inRecord(fields)[0]).toContain(quote)
  })

  it('is silent on an honest "not known yet"', () => {
    expect(inRecord({ příčina: 'Bude doplněno', opatření: 'Příčina bude doplněna po šetření.' })).toEqual([])
  })
})

it('ends soon on a text that is one long placeholder', () => {
  expect(inDocument(`<p>${'Model: ____ '.repeat(50_000)}</p>`).length).toBeLessThanOrEqual(20)
})
