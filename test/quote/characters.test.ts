import { describe, expect, test } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'

const isFound = (source: string, quote: string): boolean => locate(fold(source), quote).status !== 'absent'

/** The characters from one code point to another, both included: '2010-2015' or '2d'. */
const charactersOf = (ranges: string): readonly string[] =>
  ranges.split(' ').flatMap((range) => {
    const [first, last = first] = range.split('-').map((code) => Number.parseInt(code, 16)) as [
      number,
      number?,
    ]
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })

const nameOf = (character: string): string =>
  Array.from(
    character,
    (each) => `U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')

const named = (ranges: string): readonly (readonly [name: string, character: string])[] =>
  charactersOf(ranges).map((character) => [nameOf(character), character])

describe('white space', () => {
  test.each(named('20 a0 1680 2000-200a 202f 205f 3000 9 a-d 85 2028 2029 1-8 e-1f 7f-84 86-9f'))(
    '%s parts two words as a space does',
    (_, space) => {
      expect(isFound(`Vzorek${space}odmítnut.`, 'Vzorek odmítnut')).toBe(true)
      expect(isFound('Vzorek odmítnut.', `Vzorek${space}odmítnut`)).toBe(true)
      expect(isFound(`Vzorek${space}odmítnut.`, 'Vzorekodmítnut')).toBe(false)
    },
  )

  test.each(named('21 a1 167f 1681 2010 2030 205e 3001'))('%s is none', (_, neighbour) => {
    expect(isFound(`Vzorek${neighbour}odmítnut.`, 'Vzorek odmítnut')).toBe(false)
  })
})

describe('what cannot be seen', () => {
  test.each(named('0 ad 34f 61c 180e 200b-200f 202a-202e 2060-206f fe00-fe0f feff'))(
    '%s does not matter inside a word',
    (_, unseen) => {
      expect(isFound(`Vzo${unseen}rek odmítnut.`, 'Vzorek odmítnut')).toBe(true)
      expect(isFound('Vzorek odmítnut.', `Vzo${unseen}rek odmítnut`)).toBe(true)
      expect(isFound(`Vzo${unseen}rek odmítnut.`, 'rek odmítnut')).toBe(false)
    },
  )

  test.each(named('1 ae 34e 350 61b 61d 200a 2010 2029 202f 205f 2070 fdff fe10 fefe ff01'))(
    '%s does',
    (_, neighbour) => {
      expect(isFound(`Vzo${neighbour}rek odmítnut.`, 'Vzorek odmítnut')).toBe(false)
    },
  )
})

describe('quotation marks', () => {
  // What Unicode calls one, and what people type for one.
  test.each(
    named(
      '22 27 ab bb 2018-201f 2039-203a 2e42 300c-300f 301d-301f fe41-fe44 ff02 ff07 ff62-ff63 60 b4 2bb 2bc 275b-275e',
    ),
  )('%s may be left out, or be another', (_, mark) => {
    expect(
      isFound(`Pokyn zní ${mark}odmítnout vzorek${mark} ihned.`, 'Pokyn zní odmítnout vzorek ihned'),
    ).toBe(true)
    expect(
      isFound('Pokyn zní odmítnout vzorek ihned.', `Pokyn zní ${mark}odmítnout vzorek${mark} ihned`),
    ).toBe(true)
    expect(isFound(`Pokyn zní ${mark}odmítnout vzorek${mark}.`, 'zní „odmítnout vzorek“')).toBe(true)
  })

  test.each(
    named('23 26 28 61 aa b6 ba bc 2017 2020 2038 203b 2ba 2bd 275a 2e41 2e43 300b 3010 301c 3020 ff61 ff64'),
  )('%s may not', (_, neighbour) => {
    expect(isFound(`Pokyn zní ${neighbour} odmítnout vzorek.`, 'Pokyn zní odmítnout vzorek')).toBe(false)
  })

  test.each(named('27 2018 2019 2bc b4'))('%s inside a word is an apostrophe', (_, apostrophe) => {
    expect(isFound(`It doesn${apostrophe}t matter.`, "It doesn't matter")).toBe(true)
    expect(isFound(`It doesn${apostrophe}t matter.`, 'It doesnt matter')).toBe(false)
  })

  test.each(named('22 ab bb 201c-201f'))('%s inside a word parts it', (_, mark) => {
    expect(isFound(`Stav${mark}odmítnuto${mark} platí.`, 'Stav odmítnuto')).toBe(true)
    expect(isFound(`Stav${mark}odmítnuto${mark} platí.`, 'Stavodmítnuto')).toBe(false)
  })
})

describe('dashes', () => {
  test.each(named('2d 2010-2015 2043 2212 fe58 fe63 ff0d'))(
    '%s is a hyphen, a range and a minus',
    (_, dash) => {
      expect(isFound(`Skladujte při 2${dash}8 °C.`, 'Skladujte při 2-8 °C')).toBe(true)
      expect(isFound('Skladujte při 2–8 °C.', `Skladujte při 2${dash}8 °C`)).toBe(true)
      expect(isFound(`Skladujte při ${dash}25 °C.`, 'Skladujte při −25 °C')).toBe(true)
      expect(isFound(`Skladujte při 2${dash}8 °C.`, 'Skladujte při 28 °C')).toBe(false)
    },
  )

  test.each(named('2b 2c 2e 2016 2042 2044 2211 2213 fe57 fe59 fe62 fe64 ff0c ff0e'))(
    '%s is none',
    (_, neighbour) => {
      expect(isFound(`Skladujte při 2${neighbour}8 °C.`, 'Skladujte při 2-8 °C')).toBe(false)
    },
  )
})

describe('bullets', () => {
  test.each(named('2022 2023 25a0 25aa 25ab 25b6 25ba 25cb 25cf 25e6 27a2 27a4 b7 f020-f0ff'))(
    '%s is for looks, at a line’s start and inside a line',
    (_, bullet) => {
      const lines = `Ihned:\n${bullet} zastavte analýzu\n${bullet} volejte lékaře`
      expect(isFound(lines, 'Ihned: zastavte analýzu volejte lékaře')).toBe(true)
      expect(isFound(lines, 'Ihned:\n• zastavte analýzu\n• volejte lékaře')).toBe(true)
      expect(isFound(`Zastavte analýzu ${bullet} volejte lékaře`, 'Zastavte analýzu volejte lékaře')).toBe(
        true,
      )
    },
  )

  test.each(named('a7 b6 2020 2021 2024 2030 f01f f100'))('%s is none', (_, neighbour) => {
    const lines = `Ihned:\n${neighbour} zastavte analýzu\n${neighbour} volejte lékaře`
    expect(isFound(lines, 'Ihned: zastavte analýzu volejte lékaře')).toBe(false)
  })
})

describe('signs that look alike', () => {
  test.each([
    ['micro', 'Objem 5 ?l.', 'b5 3bc'],
    ['delta', 'Rozdíl ? = 5.', '394 3b4 2206'],
    ['sigma', 'Součet ? = 5.', '3a3 3c3 3c2 2211'],
    ['pi', 'Součin ? = 5.', '3a0 3c0 220f'],
    ['omega', 'Odpor 5 ?.', '3a9 3c9 2126'],
    ['kelvin', 'Teplota 300 ?.', '4b 212a'],
    ['ångström', 'Délka 5 ?.', 'c5 212b'],
    ['degree', 'Teplota 37 ?C.', 'b0 ba 2da'],
    ['times', 'Ředění 10 ? 5.', 'd7 2715 2716 2a2f 78'],
    ['dot', 'Práce 5 N?m.', 'b7 387 2027 2219 22c5'],
    ['colon', 'Poměr 1?5.', '3a 2236 a789'],
    ['slash', 'Draslík 5 mmol?l.', '2f 2044 2215'],
    ['tilde', 'Hodnota ?5.', '7e 2dc 223c'],
    ['at most', 'Hodnota ? 5.', '2264 2266 2a7d'],
    ['at least', 'Hodnota ? 5.', '2265 2267 2a7e'],
    ['star', 'Plocha 5?3.', '2a 2217'],
    ['ticked box', 'Kontrola ? hotova.', '2611 2713 2714 2705'],
    ['empty box', 'Kontrola ? hotova.', '2610 25a1 2b1c'],
  ])('%s', (_, sentence, ranges) => {
    const signs = charactersOf(ranges)
    for (const sign of signs)
      for (const other of signs)
        expect(isFound(sentence.replace('?', sign), sentence.replace('?', other)), nameOf(sign + other)).toBe(
          true,
        )
    for (const other of ['§', '%', 'q'])
      expect(isFound(sentence.replace('?', signs[0]!), sentence.replace('?', other)), other).toBe(false)
  })

  test.each([
    ['Hodnota ≤ 5.', 'Hodnota ≥ 5.'],
    ['Hodnota ⩽ 5.', 'Hodnota ⩾ 5.'],
    ['Hodnota ≦ 5.', 'Hodnota ≧ 5.'],
    ['Součet ∑ = 5.', 'Součet ∏ = 5.'],
    ['Kontrola ✓ hotova.', 'Kontrola □ hotova.'],
    ['Práce 5 N⋅m.', 'Práce 5 N∕m.'],
  ])('%s is not: %s', (source, quote) => expect(isFound(source, quote)).toBe(false))
})

describe('one character that is several letters', () => {
  const written: Readonly<Record<string, string>> = {
    ...{ ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬆ: 'st' },
    ...{ Ĳ: 'IJ', ĳ: 'ij', Ǆ: 'DŽ', ǅ: 'Dž', ǆ: 'dž', Ǉ: 'LJ', ǈ: 'Lj', ǉ: 'lj', Ǌ: 'NJ', ǋ: 'Nj', ǌ: 'nj' },
    ...{ Ǳ: 'DZ', ǲ: 'Dz', ǳ: 'dz' },
    ...{ Ⅰ: 'I', Ⅱ: 'II', Ⅲ: 'III', Ⅳ: 'IV', Ⅴ: 'V', Ⅵ: 'VI', Ⅶ: 'VII', Ⅷ: 'VIII', Ⅸ: 'IX', Ⅹ: 'X' },
    ...{ Ⅺ: 'XI', Ⅻ: 'XII', Ⅼ: 'L', Ⅽ: 'C', Ⅾ: 'D', Ⅿ: 'M' },
    ...{ ⅰ: 'i', ⅱ: 'ii', ⅲ: 'iii', ⅳ: 'iv', ⅴ: 'v', ⅵ: 'vi', ⅶ: 'vii', ⅷ: 'viii', ⅸ: 'ix', ⅹ: 'x' },
    ...{ ⅺ: 'xi', ⅻ: 'xii', ⅼ: 'l', ⅽ: 'c', ⅾ: 'd', ⅿ: 'm' },
  }

  test.each(Object.entries(written))('%s: %s', (one, several) => {
    expect(isFound(`Třída ${one} platí.`, `Třída ${several} platí`)).toBe(true)
    expect(isFound(`Třída ${several} platí.`, `Třída ${one} platí`)).toBe(true)
    for (const other of [`${several}i`, `q${several}`, several.slice(1)])
      expect(isFound(`Třída ${one} platí.`, `Třída ${other} platí`), other).toBe(false)
  })

  const units: Readonly<Record<string, string>> = {
    ...{
      '℃': '°C',
      '℉': '°F',
      '㎍': 'µg',
      '㎎': 'mg',
      '㎏': 'kg',
      '㎕': 'µl',
      '㎖': 'ml',
      '㎗': 'dl',
      '㎘': 'kl',
    },
    ...{ '㎚': 'nm', '㎛': 'µm', '㎜': 'mm', '㎝': 'cm', '㎞': 'km' },
    ...{
      '㎟': 'mm²',
      '㎠': 'cm²',
      '㎡': 'm²',
      '㎢': 'km²',
      '㎣': 'mm³',
      '㎤': 'cm³',
      '㎥': 'm³',
      '㎦': 'km³',
    },
    ...{ '㎰': 'ps', '㎱': 'ns', '㎲': 'µs', '㎳': 'ms', '㏄': 'cc', '㏖': 'mol' },
  }

  test.each(Object.entries(units))('%s: %s', (one, several) => {
    expect(isFound(`Přidejte 5 ${one} roztoku.`, `Přidejte 5 ${several} roztoku`)).toBe(true)
    expect(isFound(`Přidejte 5 ${several} roztoku.`, `Přidejte 5 ${one} roztoku`)).toBe(true)
    for (const other of [`${several}h`, `h${several}`, 'pg', several.slice(1)])
      expect(isFound(`Přidejte 5 ${one} roztoku.`, `Přidejte 5 ${other} roztoku`), other).toBe(false)
  })

  test('a text may fold to more characters than it has', () => {
    const list = Array.from({ length: 60 }, (_, index) => `${index + 100} ㎎`).join(', ')
    const source = `Dávky ${list} a konec.`
    expect(isFound(source, source.replaceAll('㎎', 'mg'))).toBe(true)
    expect(locate(fold(source), '159 mg a konec').spans).toEqual([
      { start: source.indexOf('159'), end: source.length - 1 },
    ])
  })
})

describe('an ellipsis that a source has', () => {
  const ellipses = ['…', '….', '…..', '...', '....', '. . .', '. . . .']
  test.each(ellipses)('„%s“ is one mark, whatever it is written as', (written) => {
    for (const other of ellipses) {
      const location = locate(fold(`Zastavte a dále${written} uzavřete.`), `Zastavte a dále${other} uzavřete`)
      expect(location.status, other).toBe(written === other ? 'exact' : 'folded')
      expect(location, other).not.toHaveProperty('pieces')
    }
  })
})

describe('characters of two code units', () => {
  test('that are broken spoil nothing beside them', () => {
    for (const source of [
      'Vzorek \ud83dOdmítnut ihned.',
      'Vzorek 😀Odmítnut ihned.',
      'Vzorek Odmítnut\ude00 ihned.',
    ]) {
      const start = source.indexOf('O')
      expect(locate(fold(source), 'odmítnut').spans).toEqual([{ start, end: start + 8 }])
    }
  })

  test('stand whole in what is most like a quote', () => {
    const source = 'Vzorek je hotovo 😀, výsledek platí.'
    const [start, end] = [source.indexOf('😀'), source.indexOf(',')]
    expect(locate(fold(source), 'Vzorek je hotovo 👍').nearest?.text).toBe(source.slice(0, end))
    expect(locate(fold(source), '\u{1fa00}, výsledek platí').nearest?.start).toBe(start)
  })
})

describe('letters', () => {
  test('a mark that composes late leaves nothing behind at the end of a text', () => {
    expect(isFound('Písmeno r\u0304\u0323', 'Písmeno \u1e5d')).toBe(true)
    expect(isFound('Písmeno \u1e5d', 'Písmeno r\u0304\u0323')).toBe(true)
  })

  test.each([
    ['Laboratoř v İzmiru', 'LABORATOŘ V İZMIRU', 'Laboratoř v Izmiru'],
    ['Doktor Łukasz', 'doktor łukasz', 'Doktor Lukasz'],
    ['Výsledek 각 platí', 'Výsledek \u1100\u1161\u11a8 platí', 'Výsledek 가 platí'],
    ['Písmeno שׁ platí', 'Písmeno \u05e9\u05c1 platí', 'Písmeno \u05e9 platí'],
  ])('%s: %s', (source, quote, other) => {
    expect(isFound(source, quote)).toBe(true)
    expect(isFound(quote, source)).toBe(true)
    expect(isFound(source, other)).toBe(false)
  })
})
