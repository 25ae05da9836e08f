import { describe, expect, test } from 'vitest'
import { bare, listed, noneIs, said } from './said.ts'

/** A table of `value: words`, a line each. */
const table = (lines: string): readonly (readonly [string, readonly string[]])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', words = ''] = line.split(':')
      return [value.trim(), listed(words)] as const
    })

const eachOf = (words: readonly string[], text: (word: string) => string, its: string) =>
  expect(words.map((word) => [word, said(text(word))])).toEqual(words.map((word) => [word, [its]]))

describe('Czech number words', () => {
  const numbers = table(`
    0: nula nuly nule nulu nulou nul nulám nulách nulami
    1: jeden jedna jedno jednoho jednomu jednom jedním jedné jednu jednou jedni jedny jedněch jedněm jedněmi
    2: dva dvě dvou dvěma dvouma dvěmi oba obě obou oběma dvoje dvojice dvojici dvojicí
    3: tři tří třem třech třemi třema troje trojice trojici trojicí
    4: čtyři čtyř čtyřem čtyřech čtyřmi čtyřma čtyry štyři štyry čtvery čtvero čtveřice čtveřici čtveřicí
    5: pět pěti patery patero pětice pětici pěticí
    6: šest šesti šestery šestero šestice šestici šesticí
    7: sedm sedmi sedum sedmery sedmero
    8: osm osmi osum osmery osmero
    9: devět devíti devatery devatero
    10: deset deseti desíti desatery desatero desítka desítku desítkou
    11: jedenáct jedenácti
    12: dvanáct dvanácti tucet tuctu tuctem
    13: třináct třinácti
    14: čtrnáct čtrnácti
    15: patnáct patnácti
    16: šestnáct šestnácti
    17: sedmnáct sedmnácti sedumnáct
    18: osmnáct osmnácti osumnáct
    19: devatenáct devatenácti
    20: dvacet dvaceti
    21: jedenadvacet jednadvacet jednaadvacet jedenadvaceti jednadvaceti dvacetjedna dvacetijedné
    22: dvaadvacet dvaadvaceti dvacetdva dvacetidvou dvacetidvěma
    23: třiadvacet třiadvaceti dvacettři dvacetitří dvacetitřem
    24: čtyřiadvacet čtyřiadvaceti dvacetčtyři dvacetičtyřem
    25: pětadvacet pětadvaceti dvacetpět dvacetipěti
    26: šestadvacet šestadvaceti dvacetšest dvacetišesti
    27: sedmadvacet sedumadvacet sedmadvaceti dvacetsedm dvacetisedmi
    28: osmadvacet osumadvacet osmadvaceti dvacetosm dvacetiosmi
    29: devětadvacet devětadvaceti dvacetdevět dvacetidevíti
    30: třicet třiceti
    31: jedenatřicet jednatřicet jednaatřiceti třicetjedna
    40: čtyřicet čtyřiceti
    42: dvaačtyřicet čtyřicetdva čtyřicetidvou
    50: padesát padesáti
    53: třiapadesát padesáttři padesátitřem
    60: šedesát šedesáti
    64: čtyřiašedesát šedesátčtyři
    70: sedmdesát sedmdesáti sedumdesát sedumdesáti
    75: pětasedmdesát sedmdesátpět
    80: osmdesát osmdesáti osumdesát osumdesáti
    86: šestaosmdesát osmdesátšest
    90: devadesát devadesáti
    97: sedmadevadesát sedumadevadesáti devadesátsedm
    99: devětadevadesát devadesátidevíti
    100: sto stu stem stovka stovku stovkou
    200: dvěstě dvouset
    300: třista třiset tříset
    400: čtyřista čtyřset
    500: pětset pětiset
    600: šestset
    700: sedmset
    800: osmset
    900: devětset
    1000: tisíc tisícovka tisícovku tisícovkou tisícem
    1000000: milion milión milionu milionem miliónu miliónem
    1000000000: miliarda miliardu miliardou miliardě
    1000000000000: bilion bilión
  `)
  test.each(numbers)('%s', (value, words) => {
    eachOf(words, (word) => `${word} zkumavek`, `${value} (zkumavek)`)
    eachOf(words, (word) => `${bare(word)} zkumavek`, `${value} (zkumavek)`)
  })

  const counted = table(`
    10: desítky desítek desítkám desítkách desítkami
    12: tucty tuctů tuctům tuctech
    100: stě sta set stům stech sty stovky stovek stovkám stovkách stovkami
    1000: tisíce tisíci tisíců tisícům tisících tis
    1000000: miliony milionů milionům milionech milióny miliónů miliónům miliónech mil
    1000000000: miliardy miliard miliardám miliardách miliardami mld
    1000000000000: bilionu biliony bilionů bilionům bilionech biliónu bilióny biliónů
  `)
  test.each(counted)('%s behind its count alone', (value, words) => {
    eachOf(words, (word) => `pět ${word} zkumavek`, `${5 * Number(value)} (zkumavek)`)
  })

  test.each(counted.filter(([value]) => value !== '1000'))('%s without a count is no number', (_, words) => {
    noneIs(words.filter((word) => word !== 'sty').map((word) => `${word} zkumavek`))
  })

  test('thousands without a count are no number', () => {
    noneIs(['tisíce zkumavek', 'tisíců zkumavek', 'tisícům zkumavek', 'tis zkumavek'])
  })

  test('words that are also others are a number only before a noun or a unit', () => {
    noneIs(
      [
        'je jeden',
        'má jedno',
        'to jedna',
        'byly oba',
        'jako dvojice',
        'k stu',
        'před stem',
        'za milionem',
        'tucet',
        'troje',
      ].map((words) => `Viz ${words}.`),
    )
  })

  test('words that are none', () => {
    noneIs(
      listed('dvojí trojí čtverák pětka šestka osmička stovkař stávat steh seti tisícovek milionář pata').map(
        (word) => `${word} zkumavek`,
      ),
    )
  })

  test('words in a row that are one number', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['dvacet pět', '25'],
      ['třiceti osmi', '38'],
      ['sto jedna', '101'],
      ['sto deset', '110'],
      ['sto devatenáct', '119'],
      ['sto dvacet', '120'],
      ['sto dvacet tři', '123'],
      ['sto pětadvacet', '125'],
      ['dvě stě', '200'],
      ['dvou set padesáti', '250'],
      ['pět set šedesát sedm', '567'],
      ['dvanáct set', '1200'],
      ['tisíc', '1000'],
      ['tisíc jedna', '1001'],
      ['tisíc sto', '1100'],
      ['tisíc dvě stě', '1200'],
      ['dva tisíce tři sta čtyřicet pět', '2345'],
      ['sto dvacet tři tisíc čtyři sta padesát šest', '123456'],
      ['dva miliony tři sta tisíc pět', '2300005'],
      ['milion dvě stě tisíc', '1200000'],
      ['miliarda dva miliony tři tisíce čtyři', '1002003004'],
      ['dva biliony miliarda', '2001000000000'],
      ['milion tisíc', '1001000'],
      ['tisícem pěti sty', '1500'],
      ['dva tucty', '24'],
      ['pět stovek', '500'],
      ['tři desítky', '30'],
    ]
    expect(rows.map(([words]) => said(`${words} ml`))).toEqual(rows.map(([, value]) => [`${value} mL`]))
  })

  test('words in a row that are no one number', () => {
    const isOne = (words: string) => said(`${words} ml`).length === 1 && said(`${words} ml`)[0]!.split(' ')
    const values = (words: string) => said(`${words} ml`).map((each) => each.split(' ')[0])
    expect(isOne('dvacet pět')).toEqual(['25', 'mL'])
    expect(
      [
        'pět šest',
        'pět dvacet',
        'deset pět',
        'dvacet deset',
        'dvacet třicet',
        'dvacet jedenáct',
        'nula pět',
        'pět nula',
        'pět sto',
        'sto sto',
        'tisíc tisíc',
        'tisíc milion',
        'dvacet pětadvacet',
      ].map((words) => [words, values(words)]),
    ).toEqual([
      ['pět šest', ['5', '6']],
      ['pět dvacet', ['5', '20']],
      ['deset pět', ['10', '5']],
      ['dvacet deset', ['20', '10']],
      ['dvacet třicet', ['20', '30']],
      ['dvacet jedenáct', ['20', '11']],
      ['nula pět', ['0', '5']],
      ['pět nula', ['5', '0']],
      ['pět sto', ['5', '100']],
      ['sto sto', ['100', '100']],
      ['tisíc tisíc', ['1000', '1000']],
      ['tisíc milion', ['1000', '1000000']],
      ['dvacet pětadvacet', ['20', '25']],
    ])
  })

  test('hundreds and thousands in one word with what follows', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['stopadesát', '150'],
      ['stojedna', '101'],
      ['stopět', '105'],
      ['stodvacet', '120'],
      ['stodvacetpět', '125'],
      ['stopětadvacet', '125'],
      ['dvěstěpadesát', '250'],
      ['třistadvacet', '320'],
      ['čtyřistapadesát', '450'],
      ['pětsetpět', '505'],
      ['devětsetdevadesátdevět', '999'],
      ['jedenáctset', '1100'],
      ['patnáctset', '1500'],
      ['patnactset', '1500'],
      ['devatenáctset', '1900'],
      ['tisícpětset', '1500'],
      ['tisícdvěstě', '1200'],
      ['tisícpadesát', '1050'],
      ['dvatisíce', '2000'],
      ['dvatisícepět', '2005'],
      ['třitisícepětset', '3500'],
      ['pěttisíc', '5000'],
      ['desettisíc', '10000'],
      ['dvacetpěttisíc', '25000'],
      ['dvacetpěttisícpětsetpadesátpět', '25555'],
      ['dvetisiceosm', '2008'],
      ['stopadesat', '150'],
      ['tisicpetset', '1500'],
    ]
    expect(rows.map(([words]) => [words, said(`${words} ml`)])).toEqual(
      rows.map(([words, value]) => [words, [`${value} mL`]]),
    )
  })

  test('words that only look like hundreds and thousands', () => {
    noneIs(
      listed(
        'stonula stotucet stodvojice stosto stostopět dvacetset pětnáctset místo často dosta tisícmilion nulatisíc tucettisíc desetset dvěstětisíc třistaset pustě podset stopětpět tisícpěttisíc prosto',
      ).map((word) => `${word} ml`),
    )
  })
})
