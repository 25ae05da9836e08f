import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentences } from '../../src/richtext/index.ts'

const cut = (text: string) => sentences(text).map((sentence) => sentence.text)

describe('sentences', () => {
  it.each<[readonly string[]]>([
    [['Zapněte přístroj.', 'Počkejte!', 'Svítí kontrolka?', 'Pokračujte.']],
    [['Použijte např. Pufr A, tj. roztok č. 3 (viz odst. 4, str. 5).', 'Konec.']],
    [['Dne 2. 3. 2026 se konal audit.', 'Trval 3 dny.']],
    [['Viz 5. kapitola a 3. vydání.', 'Platí od r. 2020.']],
    [['Objem je 3.5 ml.', 'Teplota je 25.', 'Poté míchejte.']],
    [['Zkontroloval J. Novák a A. B. Malá.', 'Schválila Ing. Dvořáková.']],
    [['Otáčky jsou max. 3000 ot./min.', 'Doba je min. 10 min.', 'Pak vyjměte.']],
    [['Materiál: sérum, plazma atd.', 'Skladujte v chladu.']],
    [['Rinse the cell, e.g. with water, i.e. twice (see Fig. 3 and No. 7).', 'Dry it.']],
    [['„Stop!“ zvolal operátor.', '„Dobře.“', 'Odešel.']],
    [['Nastavte teplotu.', 'pH upravte na 7.']],
    [['5. Postup měření.', 'Začněte.']],
    [['Nemíchejte… a čekejte.', 'Hotovo...', 'Konec.']],
    [['Firma Alfa s. r. o. dodala vzorek.', 'Přijato.']],
    [['bez tečky na konci']],
  ])('%j', (parts) => {
    expect(cut(parts.join(' '))).toEqual(parts)
  })

  it('end at a line break and at a tab', () => {
    expect(cut('Nadpis\nVěta např.\nDalší\tbuňka')).toEqual(['Nadpis', 'Věta např.', 'Další', 'buňka'])
  })

  it('slice the text, in order, and leave out nothing but white space', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('a', 'B', '. ', '2.', '! ', '„', '“', '\n', ' ', '…', 'např.', '\ud800', '\t'),
        ),
        (parts) => {
          const text = parts.join('')
          let done = 0
          for (const sentence of sentences(text)) {
            expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
            expect(text.slice(done, sentence.start).trim()).toBe('')
            done = sentence.end
          }
          expect(text.slice(done).trim()).toBe('')
        },
      ),
      { numRuns: 500 },
    )
  })
})
