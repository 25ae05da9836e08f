import { describe, expect, test } from 'vitest'
import { parseQuantities } from '../../src/facts/index.ts'
import { eachIs, figureOf, listed, noneIs, said } from './said.ts'

describe('parts of a whole', () => {
  const parts: readonly (readonly [number, string])[] = [
    [2, 'polovin'],
    [3, 'třetin'],
    [4, 'čtvrtin'],
    [5, 'pětin'],
    [6, 'šestin'],
    [7, 'sedmin'],
    [8, 'osmin'],
    [9, 'devítin'],
    [10, 'desetin'],
    [11, 'jedenáctin'],
    [12, 'dvanáctin'],
    [20, 'dvacetin'],
    [100, 'setin'],
    [1000, 'tisícin'],
  ]
  test.each(parts)('1/%i: %s…', (of, stem) => {
    eachIs(['a', 'y', 'u', 'ou', 'ě'].map((ending) => [`${stem}${ending} litru`, `1/${of} L`]))
    if (of === 2) return
    eachIs([
      [`dvě ${stem}y litru`, `${of % 2 === 0 ? `1/${of / 2}` : `2/${of}`} L`],
      [`jedna ${stem}a litru`, `1/${of} L`],
      [`jedné ${stem}ě litru`, `1/${of} L`],
    ])
  })

  test('in every case behind a count', () => {
    eachIs([
      ['tři pětiny litru', '3/5 L'],
      ['tří pětin litru', '3/5 L'],
      ['třem pětinám litru', '3/5 L'],
      ['třech pětinách litru', '3/5 L'],
      ['třemi pětinami litru', '3/5 L'],
      ['pět osmin litru', '5/8 L'],
      ['sedm desetin litru', '7/10 L'],
      ['dvacet pět setin litru', '1/4 L'],
      ['pět tisícin litru', '1/200 L'],
    ])
  })

  test('halves by their other nouns', () => {
    eachIs(
      listed('půlka půlky půlku půlkou půlce polovice polovici polovicí').map((word) => [
        `${word} litru`,
        '1/2 L',
      ]),
    )
    eachIs(listed('půlkám půlkách půlkami půlek').map((word) => [`třem ${word} litru`, '3/2 L']))
  })

  test('right before a unit', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['1/2', 'půl půle půli půlí pul'],
      ['1/4', 'čtvrt čtvrtě čtvrti ctvrt ctvrte ctvrti'],
      ['3/4', 'třičtvrtě tříčtvrtě třičtvrti trictvrte'],
      ['3/2', 'půldruha půldruhá půldruhé půldruhého půldruhému půldruhou puldruhe'],
      ['5/2', 'půltřetí půltřetího půltřetímu pultreti'],
    ]
    for (const [value, words] of rows) eachIs(listed(words).map((word) => [`${word} litru`, `${value} L`]))
    eachIs([
      ['tři čtvrtě litru', '3/4 L'],
      ['tří čtvrtí litru', '3/4 L'],
      ['tři čtvrti litru', '3/4 L'],
      ['tři čtvrt litru', '3/4 L'],
      ['tři čtvrtí litru', '3/4 L'],
      ['třech čtvrtích litru', '3/4 L'],
      ['třem čtvrtím litru', '3/4 L'],
      ['třemi čtvrtmi litru', '3/4 L'],
    ])
  })

  test('half of the next whole', () => {
    eachIs([
      ['půl druhé hodiny', '3/2 h'],
      ['půl druhého litru', '3/2 L'],
      ['půl třetí hodiny', '5/2 h'],
      ['půl třetího litru', '5/2 L'],
      ['půl čtvrtého litru', '7/2 L'],
      ['půl páté hodiny', '9/2 h'],
      ['půl druhého sta mililitrů', '150 mL'],
      ['půl druhého tisíce mililitrů', '1500 mL'],
      ['půl třetího milionu buněk', '2500000 {cells}'],
    ])
    expect(said('půl první hodiny')).not.toContain('1/2 h')
    expect(said('půl druhou hodinu')).not.toContain('3/2 h')
    expect(said('půl druhému litru')).not.toContain('3/2 L')
  })

  test('a number and a half', () => {
    eachIs([
      ['pět a půl litru', '11/2 L'],
      ['5 a půl litru', '11/2 L'],
      ['5½ litru', '11/2 L'],
      ['5 ½ litru', '11/2 L'],
      ['5 1/2 litru', '11/2 L'],
      ['2 3/4 h', '11/4 h'],
      ['dva a čtvrt litru', '9/4 L'],
      ['dva a tři pětiny litru', '13/5 L'],
      ['jeden a dvě třetiny litru', '5/3 L'],
      ['dva a tři čtvrtě litru', '11/4 L'],
      ['dvacet pět a půl ml', '51/2 mL'],
      ['milion a půl buněk', '1500000 {cells}'],
      ['tisíc a půl mililitrů', '1500 mL'],
      ['jeden a půl tisíce mililitrů', '1500 mL'],
      ['jeden a půl milionu buněk', '1500000 {cells}'],
      ['dva a půl miliardy buněk', '2500000000 {cells}'],
      ['dva a půl tuctu zkumavek', '30 (zkumavek)'],
      ['půl tisíce mililitrů', '500 mL'],
      ['půl tuctu zkumavek', '6 (zkumavek)'],
      ['půl milionu buněk', '500000 {cells}'],
      ['čtvrt milionu buněk', '250000 {cells}'],
      ['čtvrt tisíce mililitrů', '250 mL'],
    ])
    // „pět a polovina“ lists two things.
    expect(said('pět a polovina litru')).not.toContain('11/2 L')
    expect(said('5,5 a půl litru')).not.toContain('6 L')
    expect(said('pět a půldruhého litru')).not.toContain('13/2 L')
    expect(said('5\n\na půl litru')).not.toContain('11/2 L')
    expect(said('1.500 a půl litru')).not.toContain('2 L')
    expect(said('5|½ litru')).not.toContain('11/2 L')
  })

  test('are written to two places', () => {
    expect(figureOf('½ litru').decimals).toBe(2)
    expect(figureOf('5½ litru').decimals).toBe(2)
    expect(figureOf('půl litru').decimals).toBe(2)
    expect(figureOf('tři čtvrtě litru').decimals).toBe(2)
    expect(figureOf('dvě třetiny litru').decimals).toBe(2)
    expect(figureOf('pět a půl litru').decimals).toBe(2)
    expect(figureOf('půl druhého litru').decimals).toBe(1)
    expect(figureOf('půl tisíce litrů').decimals).toBe(0)
    expect(figureOf('půl druhého tisíce litrů').decimals).toBe(0)
    expect(figureOf('milion a půl buněk').decimals).toBe(2)
  })

  test('English', () => {
    eachIs(
      [
        ['half a litre', '1/2 L'],
        ['half an hour', '1/2 h'],
        ['a half litre', '1/2 L'],
        ['one half litre', '1/2 L'],
        ['one third of a litre', '1/3 L'],
        ['a third of a litre', '1/3 L'],
        ['two thirds of a litre', '2/3 L'],
        ['two-thirds of a litre', '2/3 L'],
        ['three quarters of an hour', '3/4 h'],
        ['three-quarters of an hour', '3/4 h'],
        ['a quarter of an hour', '1/4 h'],
        ['quarter of an hour', '1/4 h'],
        ['three fifths of a litre', '3/5 L'],
        ['five sixths of a litre', '5/6 L'],
        ['two sevenths of a litre', '2/7 L'],
        ['three eighths of a litre', '3/8 L'],
        ['four ninths of a litre', '4/9 L'],
        ['seven tenths of a litre', '7/10 L'],
        ['five hundredths of a litre', '1/20 L'],
        ['one and a half litres', '3/2 L'],
        ['two and a quarter hours', '9/4 h'],
        ['two and three quarters litres', '11/4 L'],
        ['half a dozen tubes', '6 (tubes)'],
        ['half a million cells', '500000 {cells}'],
        ['half a thousand cells', '500 {cells}'],
        ['one and a half million cells', '1500000 {cells}'],
        ['a million and a half cells', '1500000 {cells}'],
      ],
      'en',
    )
    // Ordinals, and a time.
    expect(said('third litre', 'en')).not.toContain('1/3 L')
    expect(said('fifth sample', 'en').join()).not.toContain('1/5')
    expect(said('quarter past four', 'en').join()).not.toContain('1/4')
    expect(said('a quarter to four', 'en').join()).not.toContain('1/4')
    expect(said('two a půl litres', 'en').join()).not.toContain('5/2')
  })
})

describe('vulgar fractions', () => {
  test.each([
    ['¼', '1/4'],
    ['½', '1/2'],
    ['¾', '3/4'],
    ['⅓', '1/3'],
    ['⅔', '2/3'],
    ['⅕', '1/5'],
    ['⅖', '2/5'],
    ['⅗', '3/5'],
    ['⅘', '4/5'],
    ['⅙', '1/6'],
    ['⅚', '5/6'],
    ['⅐', '1/7'],
    ['⅛', '1/8'],
    ['⅜', '3/8'],
    ['⅝', '5/8'],
    ['⅞', '7/8'],
    ['⅑', '1/9'],
    ['⅒', '1/10'],
  ])('%s', (sign, value) => {
    eachIs([
      [`${sign} litru`, `${value} L`],
      [`-${sign} °C`, `-${value} Cel`],
    ])
  })

  test('with a slash, where a share is meant', () => {
    eachIs([
      ['1/2 litru', '1/2 L'],
      ['1/3 litru', '1/3 L'],
      ['3/4 litru', '3/4 L'],
      ['2/5 litru', '2/5 L'],
      ['5/6 litru', '5/6 L'],
      ['6/7 litru', '6/7 L'],
      ['7/8 litru', '7/8 L'],
      ['8/9 litru', '8/9 L'],
      ['9/10 litru', '9/10 L'],
      ['5/11 litru', '5/11 L'],
      ['7/12 litru', '7/12 L'],
      ['1/16 litru', '1/16 L'],
      ['1/20 litru', '1/20 L'],
      ['1/100 litru', '1/100 L'],
      ['1/1000 litru', '1/1000 L'],
      ['1/2 zkumavky', '1/2 (zkumavky)'],
      ['2/3 zkumavky', '2/3 (zkumavky)'],
      ['3/4 zkumavky', '3/4 (zkumavky)'],
      ['4/5 zkumavky', '4/5 (zkumavky)'],
      ['1/8 zkumavky', '1/8 (zkumavky)'],
    ])
  })

  test('with a slash, where no share is meant', () => {
    const shares = (text: string) => said(text).filter((each) => /^\d+\/\d/.test(each))
    const texts = [
      '1/13 litru',
      '1/17 litru',
      '1/19 litru',
      '1/25 litru',
      '1/116 litru',
      '1/161 litru',
      '1/200 litru',
      '1/101 litru',
      '1/10000 litru',
      '1/21 litru',
      '11/12 litru',
      '0/5 litru',
      '1/1 litru',
      '1/0 litru',
      '5/3 litru',
      '3/3 litru',
      '1 / 2 litru',
      '1/ 2 litru',
      '1 /2 litru',
      '1/2/3 litru',
      '1/2/2026',
      '1/10 séra',
      '1/6 séra',
      '1/7 séra',
      '1/12 séra',
      '01/2 litru',
      '1/02 litru',
      '1-2 litru',
      '1/x litru',
    ]
    expect(texts.map((text) => [text, shares(text)])).toEqual(texts.map((text) => [text, []]))
  })
})

describe('decimals in words', () => {
  test('Czech', () => {
    eachIs([
      ['nula celá pět ml', '1/2 mL'],
      ['nula celých pět ml', '1/2 mL'],
      ['jedna celá dva ml', '6/5 mL'],
      ['dvě celé pět ml', '5/2 mL'],
      ['dvou celých pěti ml', '5/2 mL'],
      ['jednu celou pět ml', '3/2 mL'],
      ['dvěma celým pěti ml', '5/2 mL'],
      ['dvěma celými pěti ml', '5/2 mL'],
      ['dva čárka pět ml', '5/2 mL'],
      ['nula celá nula pět ml', '1/20 mL'],
      ['nula celá nula nula pět ml', '1/200 mL'],
      ['nula celá dvacet pět ml', '1/4 mL'],
      ['nula celá dvacet pět setin ml', '1/4 mL'],
      ['nula celá pět desetin ml', '1/2 mL'],
      ['nula celá pět setin ml', '1/20 mL'],
      ['nula celá pět tisícin ml', '1/200 mL'],
      ['nula celá dvacet pět tisícin ml', '1/40 mL'],
      ['nula celá sto dvacet pět tisícin ml', '1/8 mL'],
      ['dvě celé a pět desetin ml', '5/2 mL'],
      ['dvě celé a jedna desetina ml', '21/10 mL'],
      ['dvě celé a tři setiny ml', '203/100 mL'],
      ['tři celé čtrnáct ml', '157/50 mL'],
      ['2 celé 5 ml', '5/2 mL'],
      ['2 celé 05 ml', '41/20 mL'],
      ['2 celé pět ml', '5/2 mL'],
      ['dvě celé 25 ml', '9/4 mL'],
      ['deseti celých pěti desetinám ml', '21/2 mL'],
      ['deseti celých pěti desetinách ml', '21/2 mL'],
      ['deseti celými pěti desetinami ml', '21/2 mL'],
      ['minus dvě celé pět °C', '-5/2 Cel'],
    ])
  })

  test('how finely they are written', () => {
    expect(figureOf('dvě celé pět ml').decimals).toBe(1)
    expect(figureOf('dvě celé nula pět ml').decimals).toBe(2)
    expect(figureOf('dvě celé padesát ml').decimals).toBe(2)
    expect(figureOf('dvě celé pět setin ml').decimals).toBe(2)
    expect(figureOf('dvě celé pět tisícin ml').decimals).toBe(3)
    expect(figureOf('dvě celé 250 ml').decimals).toBe(3)
    expect(figureOf('dvě ml').decimals).toBe(0)
  })

  test('what is no decimal', () => {
    // Twenty-five are more than nine tenths.
    expect(said('nula celá dvacet pět desetin ml')).not.toContain('1/4 mL')
    expect(said('dvě celé a pět ml')).not.toContain('5/2 mL')
    expect(said('dvě celé ml')).toEqual(['2 mL'])
    expect(said('dvě celé\n\n25 ml')).not.toContain('9/4 mL')
    expect(said('dvě celé\n\npět ml')).not.toContain('5/2 mL')
    expect(said('dvě celé pět šest ml')).not.toContain('64/25 mL')
    expect(said('½ celé pět ml').join()).not.toContain('5/2')
    expect(said('2,5 celé pět ml')).not.toContain('11/4 mL')
  })

  test('English', () => {
    eachIs(
      [
        ['two point five ml', '5/2 mL'],
        ['zero point five ml', '1/2 mL'],
        ['nought point five ml', '1/2 mL'],
        ['zero point zero five ml', '1/20 mL'],
        ['two point two five ml', '9/4 mL'],
        ['three point one four one six ml', '3927/1250 mL'],
        ['two point twenty-five ml', '9/4 mL'],
        ['2 point 5 ml', '5/2 mL'],
        ['two point 5 ml', '5/2 mL'],
        ['minus two point five °C', '-5/2 Cel'],
        ['negative two °C', '-2 Cel'],
      ],
      'en',
    )
    expect(said('two point five twenty ml', 'en')).not.toContain('63/25 mL')
    expect(said('two point a hundred ml', 'en').join()).not.toMatch(/^21\/10/)
  })
})

describe('English number words', () => {
  test('each', () => {
    const words = listed(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    )
    eachIs(
      words.map((word, value) => [`${word} ml`, `${value} mL`]),
      'en',
    )
    eachIs(
      listed('twenty thirty forty fifty sixty seventy eighty ninety').map((word, index) => [
        `${word} ml`,
        `${20 + 10 * index} mL`,
      ]),
      'en',
    )
  })

  test('in a row', () => {
    eachIs(
      [
        ['twenty-four ml', '24 mL'],
        ['twenty four ml', '24 mL'],
        ['a hundred ml', '100 mL'],
        ['one hundred ml', '100 mL'],
        ['a hundred and five ml', '105 mL'],
        ['a hundred five ml', '105 mL'],
        ['two hundred and twenty-four ml', '224 mL'],
        ['twelve hundred ml', '1200 mL'],
        ['a thousand ml', '1000 mL'],
        ['thousand ml', '1000 mL'],
        ['a thousand and one ml', '1001 mL'],
        ['two thousand three hundred and forty-five ml', '2345 mL'],
        ['a hundred and twenty-three thousand four hundred ml', '123400 mL'],
        ['two million three hundred thousand and five ml', '2300005 mL'],
        ['a million ml', '1000000 mL'],
        ['a billion ml', '1000000000 mL'],
        ['two trillion ml', '2000000000000 mL'],
        ['a dozen tubes', '12 (tubes)'],
        ['two dozen tubes', '24 (tubes)'],
      ],
      'en',
    )
  })

  test('take their article in', () => {
    const form = (text: string) => parseQuantities(text, 'en').map((each) => each.form)
    expect(form('Add a thousand ml.')).toEqual(['a thousand ml'])
    expect(form('Add a hundred ml.')).toEqual(['a hundred ml'])
    expect(form('Add a million and five ml.')).toEqual(['a million and five ml'])
  })

  test('that are not one number', () => {
    const values = (words: string) => said(`${words} ml`, 'en')
    expect(values('twenty and five')).not.toContain('25 mL')
    expect(values('five and six')).not.toContain('11 mL')
    expect(values('twenty - five')).not.toContain('25 mL')
    expect(values('twenty -five')).not.toContain('25 mL')
    expect(values('twenty- five')).not.toContain('25 mL')
    expect(values('a five')).toEqual(['5 mL'])
    expect(values('a twenty')).toEqual(['20 mL'])
    expect(values('hundred')).toEqual([])
    expect(values('dozen')).toEqual([])
    expect(values('and five')).toEqual(['5 mL'])
    noneIs(
      ['a', 'an', 'and', 'a and'].map((words) => `${words} ml`),
      'en',
    )
  })
})
