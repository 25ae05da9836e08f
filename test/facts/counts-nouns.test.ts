import { describe, expect, test } from 'vitest'
import { allIn, listed, noneIn, said } from './said.ts'

describe('the noun that is counted', () => {
  test('in every case form', () => {
    const nouns: readonly (readonly [string, string])[] = [
      ['5 vzorků', 'vzorek vzorku vzorkem vzorky vzorků vzorkům vzorcích'],
      ['5 zkumavek', 'zkumavka zkumavky zkumavku zkumavkou zkumavkám zkumavkách zkumavkami'],
      ['5 pracovníků', 'pracovníkem pracovníci pracovníky pracovníkům pracovnících'],
      ['5 zařízení', 'zařízení zařízením zařízeních zařízeními'],
      ['5 kultur', 'kultura kultury kulturu kulturou kultur kulturám kulturách kulturami'],
      ['5 stran', 'strana strany straně stranu stranou stranám stranách stranami'],
      ['5 center', 'center centrum centra centru centrem centrům centrech centry'],
      ['5 laboratoří', 'laboratoř laboratoře laboratoři laboratoří laboratořím laboratořích laboratořemi'],
      ['5 médií', 'médium média médiu médiem médií médiím médiích médii'],
      ['5 kusů', 'kus kusu kusem kusy kusům kusech ks'],
      ['5 konzultantů', 'konzultanti konzultanty konzultantům konzultantech'],
    ]
    for (const [value, words] of nouns)
      allIn(
        value,
        listed(words).map((word) => `Je jich 5 ${word}.`),
      )
  })

  test('and not another', () => {
    noneIn('5 vzorků', ['5 vzorců', '5 vzorníků', '5 vzorovačů', '5 vz', '5 vzorkovnic', '5 vzoru'])
    noneIn('5 stran', ['5 strun', '5 stromů', '5 str', '5 stránek'])
    noneIn('5 los', ['5 lodí', '5 lok'])
    noneIn('5 ks', ['5 kulis', '5 kusadel'])
  })

  test('behind adjectives', () => {
    allIn(
      '5 vzorků',
      listed(
        'nový nová nové nového novému novém novým nových novými kontrolní kontrolních kontrolního kontrolnímu kontrolním kontrolními pracovní sérových pěší další stojící stojících žijící pracující kusů ks kusy kus kusech',
      ).map((word) => `5 ${word} vzorků`),
    )
    allIn('5 pracovníků', ['5 vyškolení pracovníci', '5 ostatní nové pracovníky'])
    allIn('5 vzorků', ['5 nových kontrolních vzorků', '5 dobrých nových kontrolních vzorků'])
    allIn('5 nových vzorků', [
      '5 nových vzorků',
      '5 nové vzorky',
      '5 nového vzorku',
      '5 novými vzorky',
      '5 nových kontrolních vzorků',
    ])
    noneIn('5 vzorků', [
      '5 měření vzorků',
      '5 měřeních vzorků',
      '5 měřením vzorků',
      '5 měřeními vzorků',
      '5 použitích vzorků',
      '5 stanovení vzorků',
      '5 balení vzorků',
      '5 oddělení vzorků',
      '5 použití vzorků',
      '5 odečtení vzorků',
      '5 přání vzorků',
      '5 dob vzorků',
      '5 dobrých nových velkých kontrolních vzorků',
    ])
    noneIn('5 nových vzorků', ['5 vzorků', '5 starých vzorků', '5 vzorků nových'])
  })

  test('is no adjective before a word that joins', () => {
    allIn('5 měření', ['5 měření které trvá', '5 měření či vzorků', '5 měření ani víc'])
  })

  test('ends at a word that joins, at a number, and at a sign', () => {
    noneIn(
      '5 vzorků',
      listed(
        'a i nebo či ani že aby ale však je jsou byl byla bylo byly bude budou být má mají musí musejí se si na v ve z ze ku o u při pro za od mezi nad pod před přes bez podle dle jako což který která které tedy poté pak potom tj např viz resp již ještě to ten ta tento tato toto činí celkem následně proto kdy kde zda pokud jen pouze také ihned',
      ).map((word) => `Celkem 5 ${word} vzorků`),
    )
    noneIn('5 vzorků', [
      '5, vzorků',
      '5 (nových) vzorků',
      '5\n\nvzorků',
      '5 | vzorků',
      '5 dvacet vzorků',
      '5 n vzorků',
    ])
    expect(said('5 s')).toEqual(['5 s'])
    expect(said('celkem 5 tří vzorků')).not.toContain('5 (tří)')
  })

  test('in a stretch of time', () => {
    const rows: readonly (readonly [string, 'cs' | 'en', string])[] = [
      ['60 vzorků/h', 'cs', '60 (vzorků) per h'],
      ['60 vzorků za hodinu', 'cs', '60 (vzorků) per h'],
      ['60 nových vzorků za hodinu', 'cs', '60 (nových) (vzorků) per h'],
      ['60 vzorků per hodinu', 'cs', '60 (vzorků) per h'],
      ['60 vzorků/den', 'cs', '60 (vzorků) per d'],
      ['60 vzorků za týden', 'cs', '60 (vzorků) per wk'],
      ['60 vzorků za měsíc', 'cs', '60 (vzorků) per mo'],
      ['60 vzorků/rok', 'cs', '60 (vzorků) per a'],
      ['60 samples/h', 'en', '60 (samples) per h'],
      ['60 samples per hour', 'en', '60 (samples) per h'],
      ['60 samples an hour', 'en', '60 (samples) per h'],
      ['60 samples a day', 'en', '60 (samples) per d'],
      ['60 samples per month', 'en', '60 (samples) per mo'],
      ['60 samples a month', 'en', '60 (samples) per mo'],
      ['60 samples a year', 'en', '60 (samples) per a'],
      ['60 samples/month', 'en', '60 (samples) per mo'],
    ]
    expect(rows.map(([text, language]) => [text, language, said(text, language)[0]])).toEqual(rows)
    const apart: readonly (readonly [string, 'cs' | 'en'])[] = [
      ['60 vzorků/ml', 'cs'],
      ['60 vzorků za metr', 'cs'],
      ['60 vzorků a hodinu', 'cs'],
      ['60 vzorků a minutu', 'cs'],
      ['60 vzorků na hodinu', 'cs'],
      ['60 vzorků po hodinu', 'cs'],
      ['60 samples in an hour', 'en'],
      ['60 samples a litre', 'en'],
      ['60 vzorků/\n\nh', 'cs'],
    ]
    expect(apart.map(([text, language]) => [text, said(text, language).join().includes('per')])).toEqual(
      apart.map(([text]) => [text, false]),
    )
  })
})

describe('a label before a number', () => {
  test('pH', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['pH 7,4', '37/5 (ph)'],
      ['pH: 7,4', '37/5 (ph)'],
      ['pH = 7,4', '37/5 (ph)'],
      ['pH je 7,4', '37/5 (ph)'],
      ['pH bylo 7,4', '37/5 (ph)'],
      ['pH byla 7,4', '37/5 (ph)'],
      ['pH o hodnotě 7,4', '37/5 (ph)'],
      ['pH hodnota 7,4', '37/5 (ph)'],
      ['pH hodnoty 7,4', '37/5 (ph)'],
      ['pH hodnotu 7,4', '37/5 (ph)'],
      ['pH okolo 7,4', '≈37/5 (ph)'],
      ['pH kolem 7,4', '≈37/5 (ph)'],
      ['pH < 7,4', '<37/5 (ph)'],
      ['pH > 7,4', '>37/5 (ph)'],
      ['pH ≤ 7,4', '≤37/5 (ph)'],
      ['pH ≥ 7,4', '≥37/5 (ph)'],
      ['pH ~ 7,4', '≈37/5 (ph)'],
      ['pH roztoku je 7,4', '37/5 (ph)'],
      ['pH roztoku má být 7,4', '37/5 (ph)'],
      ['pH je u roztoku vždy 7,4', '37/5 (ph)'],
    ]
    expect(rows.map(([text]) => [text, said(text)[0]])).toEqual(rows)
    expect(said('pH of 7.4', 'en')).toEqual(['37/5 (ph)'])
    expect(said('pH is 7.4', 'en')).toEqual(['37/5 (ph)'])
    expect(said('pH was 7.4', 'en')).toEqual(['37/5 (ph)'])
  })

  test('is none where something else is counted or stands between', () => {
    expect(said('pH metr má 5 elektrod')).toEqual(['5 (elektrod)'])
    expect(said('pH 7,4 a 5 elektrod')).toEqual(['37/5 (ph)', '5 (elektrod)'])
    expect(said('pH, celkem 5')).toEqual(['5'])
    expect(said('pH; 5')).toEqual(['5'])
    expect(said('pH. Celkem 5')).toEqual(['5'])
    expect(said('pH roztoku se po chvíli ustálí 5')).toEqual(['5'])
    expect(said('pH je 7 a dále 5')[1]).toBe('5')
  })

  test('is what a value asks for', () => {
    allIn('pH 7,4', ['pH 7,4', 'pH roztoku je 7,40', 'při pH 7.4'])
    noneIn('pH 7,4', ['7,4', 'koncentrace 7,4', '7,4 ml', 'pH 7,5', 'pH 7,4 ml'])
    allIn('7,4', ['pH 7,4'])
  })
})
