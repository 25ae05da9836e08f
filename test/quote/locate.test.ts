import { describe, expect, test } from 'vitest'
import { fold, type Location, locate, locateAll } from '../../src/quote/index.ts'

const slices = (source: string, { spans }: Location): readonly string[] =>
  spans.map(({ start, end }) => source.slice(start, end))

describe('status and spans', () => {
  const source = 'Vložte <b>10</b>&nbsp;µl. Potom „Vložte 10 µl“ znovu.\n'

  test('exact is letter for letter', () => {
    const location = locate(fold(source), 'Potom „Vložte')
    expect(location).toEqual({ status: 'exact', turned: false, spans: [{ start: 26, end: 39 }] })
  })

  test('folded is equal after the fold, in the offsets of the source', () => {
    const location = locate(fold(source), 'potom "vložte 10 μl"')
    expect(location.status).toBe('folded')
    expect(slices(source, location)).toEqual(['Potom „Vložte 10 µl“'])
  })

  test('ambiguous gives every place, in order', () => {
    const location = locate(fold(source), 'vložte 10 µl')
    expect(location.status).toBe('ambiguous')
    expect(slices(source, location)).toEqual(['Vložte <b>10</b>&nbsp;µl', 'Vložte 10 µl'])
  })

  test('absent has no place', () => {
    expect(locate(fold(source), 'Vložte 100 µl')).toMatchObject({
      status: 'absent',
      turned: false,
      spans: [],
    })
    expect(locate(fold(''), 'Vložte')).toEqual({ status: 'absent', turned: false, spans: [] })
    expect(locate(fold(source), '')).toEqual({ status: 'absent', turned: false, spans: [] })
  })

  test('takes the marks at the ends of a quote into its span where the source has them too', () => {
    const said = 'Řekl „Ne.“ a odešel.'
    expect(slices(said, locate(fold(said), '„Ne.“'))).toEqual(['„Ne.“'])
    expect(slices(said, locate(fold(said), '"Ne."'))).toEqual(['„Ne.“'])
    expect(slices(said, locate(fold(said), '(Ne!)'))).toEqual(['Ne'])
    expect(locate(fold(said), '„Ne.“').status).toBe('exact')
    expect(locate(fold(said), '(Ne!)').status).toBe('folded')
  })

  test('ends where a character of several code units ends', () => {
    for (const each of ['kva&scaron;', 'e&#x161;', 'Cafe\u0301', 'ﬁ', '10⁹', '𝐀𝐁', 'H₂']) {
      const source = `a ${each} b`
      expect(locate(fold(source), each).spans).toEqual([{ start: 2, end: 2 + each.length }])
    }
  })

  test('a source keeps its text', () => expect(fold(source).source).toBe(source))
})

describe('ellipses', () => {
  const source = 'Vedoucí **zastaví** analýzu, vyplní F-12 a informuje lékaře. Potom vše zapíše.'

  test('join pieces into one span and give each piece', () => {
    const location = locate(fold(source), '„Vedoucí zastaví … informuje lékaře […] zapíše.“')
    expect(location.status).toBe('folded')
    expect(slices(source, location)).toEqual([source])
    expect(
      location.pieces?.map((pieces) => pieces.map(({ start, end }) => source.slice(start, end))),
    ).toEqual([['Vedoucí **zastaví', 'informuje lékaře', 'zapíše']])
  })

  test('at the ends alone give no pieces', () => {
    const location = locate(fold(source), '… vyplní F-12 …')
    expect(location).toEqual({ status: 'folded', turned: false, spans: [{ start: 29, end: 40 }] })
  })

  test('reach over 400 characters and no farther', () => {
    const over = (characters: number) => `začátek ${'x'.repeat(characters - 2)} konec`
    expect(locate(fold(over(400)), 'začátek … konec').status).toBe('folded')
    expect(locate(fold(over(401)), 'začátek … konec').status).toBe('absent')
  })

  test('stand in every place that has the pieces, the shortest of those that overlap', () => {
    const twice = 'A jedna B. A dva B, A tři.'
    expect(slices(twice, locate(fold(twice), 'A … B'))).toEqual(['A jedna B', 'A dva B'])
    const nested = 'A první, A druhé B'
    expect(slices(nested, locate(fold(nested), 'A … B'))).toEqual(['A druhé B'])
  })

  test('prefer a longer place that turns nothing to a shorter one that does', () => {
    const text = 'A jde k B. A není C. A zase B.'
    expect(locate(fold(text), 'A … B').turned).toBe(false)
  })

  test('are too many for one quote at some point', () => {
    const text = 'a b '.repeat(40)
    expect(locate(fold(text), Array(20).fill('a').join(' … ')).status).not.toBe('absent')
    expect(locate(fold(text), Array(21).fill('a').join(' … ')).status).toBe('absent')
  })
})

describe('what turns the sense', () => {
  test.each([
    ['Kartu není třeba temperovat.', 'třeba temperovat', 'není'],
    ['Přístroj NESMÍ být vrácen.', 'vrácen', 'NESMÍ'],
    ['Vzorek lze použít pouze po odstředění a jen do 24 hodin.', 'Vzorek lze použít … do 24 hodin', 'pouze'],
    ['Výsledky lze uvolnit, pokud kontrola vyhověla.', 'Výsledky lze uvolnit', 'pokud'],
    ['Byl vzorek zmrazen?', 'Byl vzorek zmrazen.', '?'],
    ['Vzorek byl zmrazen.', 'Vzorek byl zmrazen?', '?'],
  ])('%s: „%s“ is turned by „%s“', (source, quote, turnedBy) => {
    expect(locate(fold(source), quote)).toMatchObject({ turned: true, turnedBy })
  })

  test('may be any word, also one that objects have by themselves', () => {
    const source = 'The constructor toString __proto__ valueOf hasOwnProperty is not here.'
    expect(locate(fold(source), 'toString … hasOwnProperty is')).toMatchObject({
      turned: true,
      turnedBy: 'not',
    })
    expect(locate(fold(source), 'The constructor … hasOwnProperty').turned).toBe(false)
  })

  test('is named only where it is', () => {
    expect(locate(fold('Kartu temperujte.'), 'Kartu temperujte')).not.toHaveProperty('turnedBy')
  })

  test('is in what a quote leaves out as page furniture too', () => {
    const source = 'Výsledky uvolňuje vedoucí\nSOP-07 Nesmí se kopírovat, verze 3\nStrana 4 z 12\nsměny.'
    expect(locate(fold(source), 'Výsledky uvolňuje vedoucí směny')).toMatchObject({
      turned: true,
      turnedBy: 'Nesmí',
    })
  })

  test('does not count where the quote stands elsewhere unturned', () => {
    const source = 'Nesmíte zmrazit séra. Zmrazit séra lze.'
    expect(locate(fold(source), 'zmrazit séra')).toMatchObject({ status: 'ambiguous', turned: false })
  })
})

describe('the nearest passage', () => {
  test.each([
    [
      'Vzorky skladujte nejdéle 48 hodin.',
      'Vzorky skladujte nejdéle 72 hodin',
      'the source has „48“ where the quote has „72“',
    ],
    [
      'Vzorek nebyl znovu zmrazen.',
      'Vzorek byl znovu zmrazen',
      'the source has „nebyl“ where the quote has „byl“',
    ],
    ['CV < 5 % v obou hladinách', 'CV > 5 % v obou hladinách', 'the source has „<“ where the quote has „>“'],
    ['Draslík byl 6,8 mmol/l.', 'Draslík byl 68 mmol/l', 'the source has „6,8“ where the quote has „68“'],
    ['Mrazák drží −25 °C stále.', 'Mrazák drží 25 °C stále', 'the source has „−25“ where the quote has „25“'],
    [
      'Přístroj byl vyřazen z provozu.',
      'Přístroj byl vyřazen z provozu vedoucím směny',
      'the quote has „vedoucím směny“ after „provozu“, the source does not',
    ],
    [
      'Opakujte kontrolu ihned a zapište.',
      'Opakujte kontrolu a zapište',
      'the source has „ihned“ after „kontrolu“, the quote leaves it out',
    ],
    ['Aktivita je 5 mU v litru.', 'Aktivita je 5 MU v litru', 'the source has „mU“ where the quote has „MU“'],
    [
      'Zastavte analýzu a informujte vedoucího.',
      'Informujte vedoucího a zastavte analýzu',
      'the source has the same words in another order: „Zastavte analýzu a informujte vedoucího“',
    ],
    ['Objem je 1 500 µl v jamce.', '500 µl v jamce', 'the quote is cut out of „1 500 µl v jamce.“'],
    [
      'Nejprve zastavte. Potom informujte.',
      'informujte … zastavte',
      '„zastavte“ does not stand within 400 characters after „informujte“',
    ],
    [
      'Vedoucí směny zastaví přístroj.',
      'Vedoucí směny … vypne přístroj',
      'the source has „zastaví“ where the quote has „vypne“',
    ],
    ['Nevhodné zkumavky', 'vhodné', 'the source has „Nevhodné“ where the quote has „vhodné“'],
  ])('%s: „%s“', (source, quote, differs) => {
    const { status, nearest } = locate(fold(source), quote)
    expect(status).toBe('absent')
    expect(nearest?.differs).toBe(differs)
    expect(nearest?.text).toBe(source.slice(nearest?.start, nearest?.end))
  })

  test('says no more than three differences at once', () => {
    const source = 'jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct'
    const quote = 'jedna x tři y pět z sedm w devět v jedenáct dvanáct'
    expect(locate(fold(source), quote).nearest?.differs).toMatch(/^(?:[^;]+; ){3}and 2 more$/)
  })

  test('is the best of a long text', () => {
    const filler = 'Kontrola kvality se provádí každý den ráno a výsledky se zapisují do deníku. '
    const passage = 'Centrifugu čistí laborantka každé pondělí po skončení směny'
    const source = `${filler.repeat(200)}${passage}. ${filler.repeat(200)}`
    const { nearest } = locate(fold(source), 'Centrifugu čistí laborantka každý pátek po skončení směny.')
    expect(nearest?.text).toBe(passage)
    expect(nearest?.differs).toBe('the source has „každé pondělí“ where the quote has „každý pátek“')
  })

  test('is left out where nothing is like the quote', () => {
    expect(locate(fold('Zcela jiný text o jiné věci.'), 'Centrifugu čistí laborantka')).not.toHaveProperty(
      'nearest',
    )
  })
})

test('many quotes are answered in their order', () => {
  const folded = fold('Jedna dva tři. Jedna čtyři.')
  const quotes = ['tři', 'pět', 'jedna', 'tři']
  expect(locateAll(folded, quotes)).toEqual(quotes.map((quote) => locate(folded, quote)))
})
