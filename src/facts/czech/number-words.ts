import type { NumberWord } from '../lexicon.ts'
import { type Rational, rational } from '../rational.ts'
import { hardAdjective, minuta, softAdjective, wordList } from './inflection.ts'

const digits: readonly (readonly [number, string])[] = [
  [
    1,
    'jeden jedna jedno jednoho jednomu jednom jedním jedné jednu jednou jedni jedny jedněch jedněm jedněmi',
  ],
  [2, 'dva dvě dvou dvěma dvouma dvěmi'],
  [3, 'tři tří třem třech třemi třema'],
  [4, 'čtyři čtyř čtyřem čtyřech čtyřmi čtyřma čtyry štyři štyry'],
  [5, 'pět pěti'],
  [6, 'šest šesti'],
  [7, 'sedm sedmi sedum'],
  [8, 'osm osmi osum'],
  [9, 'devět devíti'],
]
const teens = wordList('deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct')
const tens = wordList('dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát')
const beforeA = wordList('jeden|jedn|jedna dva tři čtyři pět šest sedm|sedum osm|osum devět').map((each) =>
  each.split('|'),
)

/** „dvacet“ in every case; „deset“ has two oblique forms. */
const oblique = (word: string): string[] => (word === 'deset' ? ['deseti', 'desíti'] : [`${word}i`])

/**
 * Numbers of sets and groups: „dvoje rukavice“, „trojice vzorků“. Not „desítky“ and „stovky“, which say no number, nor
 * „dvojí“, which counts kinds.
 */
const collectives: readonly (readonly [number, string])[] = [
  [2, 'oba obě obou oběma dvoje dvojice dvojici dvojicí'],
  [3, 'troje trojice trojici trojicí'],
  [4, 'čtvery čtvero čtveřice čtveřici čtveřicí'],
  [5, 'patery patero pětice pětici pěticí'],
  [6, 'šestery šestero šestice šestici šesticí'],
  [7, 'sedmery sedmero'],
  [8, 'osmery osmero'],
  [9, 'devatery devatero'],
  [10, 'desatery desatero desítka desítku desítkou'],
  [12, 'tucet tuctu tuctem'],
  [100, 'stovka stovku stovkou'],
  [1000, 'tisícovka tisícovku tisícovkou'],
]

/** Groups that are a number only behind their count: „dva tucty“, „pět stovek“. */
const groups: readonly (readonly [number, string])[] = [
  [10, 'desítky desítek desítkám desítkách desítkami'],
  [12, 'tucty tuctů tuctům tuctech'],
  [100, 'stovky stovek stovkám stovkách stovkami'],
]

/** Every inflected word of a whole number, made by rule. */
export const numberWords = (): Map<string, NumberWord> => {
  const words = new Map<string, NumberWord>()
  const add = (forms: readonly string[], word: NumberWord) => {
    for (const form of forms) if (!words.has(form)) words.set(form, word)
  }
  add(wordList('nula nuly nule nulu nulou nul nulám nulách nulami'), { value: 0, role: 'zero' })
  for (const [value, forms] of digits) {
    add(wordList(forms), { value, role: 'digit', ...(value === 1 && { weak: true }) })
  }
  for (const [index, word] of teens.entries())
    add([word, ...oblique(word)], { value: 10 + index, role: 'teen' })
  add(['sedumnáct'], { value: 17, role: 'teen' })
  add(['osumnáct'], { value: 18, role: 'teen' })
  add(['sedumdesát', 'sedumdesáti'], { value: 70, role: 'tens' })
  add(['osumdesát', 'osumdesáti'], { value: 80, role: 'tens' })
  for (const [index, word] of tens.entries()) {
    const value = 20 + 10 * index
    add([word, ...oblique(word)], { value, role: 'tens' })
    for (const [unit, starts] of beforeA.entries()) {
      const inverted = starts.flatMap((start) => [`${start}a${word}`, `${start}a${word}i`])
      add(inverted, { value: value + unit + 1, role: 'whole' })
    }
    // Written as one word, as on payment forms: „dvacetpět“, „dvacetipěti“.
    for (const [unit, forms] of digits) {
      const joined = wordList(forms).flatMap((form) => [word + form, `${word}i${form}`])
      add(joined, { value: value + unit, role: 'whole' })
    }
  }
  for (const [value, forms] of collectives) add(wordList(forms), { value, role: 'whole', weak: true })
  for (const [value, forms] of groups) add(wordList(forms), { value, role: 'hundreds' })
  add(['sto'], { value: 100, role: 'hundred' })
  add(wordList('stu stem'), { value: 100, role: 'hundred', weak: true })
  add(wordList('stě sta set stům stech sty'), { value: 100, role: 'hundreds' })
  const hundreds = wordList(
    'dvěstě|dvouset třista|třiset|tříset čtyřista|čtyřset pětset|pětiset šestset sedmset osmset devětset',
  )
  for (const [index, forms] of hundreds.entries())
    add(forms.split('|'), { value: 200 + 100 * index, role: 'hundred' })
  add(['tisíc'], { value: 1000, role: 'thousand' })
  add(['tisícem'], { value: 1000, role: 'thousand', weak: true })
  add(wordList('tisíce tisíci tisíců tisícům tisících tis'), {
    value: 1000,
    role: 'thousand',
    inner: true,
  })
  add(wordList('milion milión'), { value: 1e6, role: 'million' })
  const million = 'miliony milionů milionům milionech milióny miliónů miliónům miliónech mil'
  add(wordList(million), { value: 1e6, role: 'million', inner: true })
  add(wordList('milionu milionem miliónu miliónem'), { value: 1e6, role: 'million', weak: true })
  add(wordList('miliarda miliardu miliardou miliardě'), { value: 1e9, role: 'million' })
  add(wordList('miliardy miliard miliardám miliardách miliardami mld'), {
    value: 1e9,
    role: 'million',
    inner: true,
  })
  add(wordList('bilion bilión'), { value: 1e12, role: 'million' })
  add(wordList('bilionu biliony bilionů bilionům bilionech biliónu bilióny biliónů'), {
    value: 1e12,
    role: 'million',
    inner: true,
  })
  return words
}

/** Nouns of a part: „polovina“, „setina“. The value is one of them. */
export const fractionWords = (): Map<string, Rational> => {
  const words = new Map<string, Rational>()
  const add = (forms: readonly string[], denominator: number) => {
    for (const form of forms) words.set(form, rational(1, denominator))
  }
  add([...minuta('polovin'), ...minuta('půlk', 'půlce', 'půlek'), 'polovice', 'polovici', 'polovicí'], 2)
  const stems: readonly (readonly [string, number])[] = [
    ['třetin', 3],
    ['čtvrtin', 4],
    ['pětin', 5],
    ['šestin', 6],
    ['sedmin', 7],
    ['osmin', 8],
    ['devítin', 9],
    ['desetin', 10],
    ['jedenáctin', 11],
    ['dvanáctin', 12],
    ['dvacetin', 20],
    ['setin', 100],
    ['tisícin', 1000],
  ]
  for (const [stem, denominator] of stems) add(minuta(stem), denominator)
  return words
}

/** Fractions that stand right before a unit: „půl hodiny“, „půldruhé hodiny“. */
export const halfWords = (): Map<string, Rational> => {
  const joined = (forms: string, value: Rational) => wordList(forms).map((form) => [form, value] as const)
  return new Map([
    ...joined('půl půle půli půlí', rational(1, 2)),
    ...joined('čtvrt čtvrtě čtvrti', rational(1, 4)),
    ...joined('třičtvrtě tříčtvrtě třičtvrti', rational(3, 4)),
    ...joined('půldruha půldruhá půldruhé půldruhého půldruhému půldruhou', rational(3, 2)),
    ...joined('půltřetí půltřetího půltřetímu', rational(5, 2)),
  ])
}

const ordinalStems: readonly (readonly [number, string])[] = [
  [0, 'nult'],
  [2, 'druh'],
  [4, 'čtvrt'],
  [5, 'pát'],
  [6, 'šest'],
  [7, 'sedm'],
  [8, 'osm'],
  [9, 'devát'],
  [10, 'desát'],
  [11, 'jedenáct'],
  [12, 'dvanáct'],
  [13, 'třináct'],
  [14, 'čtrnáct'],
  [15, 'patnáct'],
  [16, 'šestnáct'],
  [17, 'sedmnáct'],
  [18, 'osmnáct'],
  [19, 'devatenáct'],
  [100, 'st'],
]
const ordinalTens = wordList('dvacát třicát čtyřicát padesát šedesát sedmdesát osmdesát devadesát')

/** „první“, „dvacátý“, „pětadvacátého“: ordinals of one word. */
export const ordinalWords = (): Map<string, number> => {
  const words = new Map<string, number>()
  const add = (forms: readonly string[], value: number) => {
    for (const form of forms) words.set(form, value)
  }
  add(softAdjective('prvn'), 1)
  add(softAdjective('třet'), 3)
  add(softAdjective('tisíc'), 1000)
  for (const [value, stem] of ordinalStems) add(hardAdjective(stem), value)
  for (const [index, stem] of ordinalTens.entries()) {
    const value = 20 + 10 * index
    add(hardAdjective(stem), value)
    for (const [unit, starts] of beforeA.entries()) {
      for (const start of starts) add(hardAdjective(`${start}a${stem}`), value + unit + 1)
    }
  }
  return words
}

/**
 * Numbers as they begin a compound word: the „dvou“ of „dvouhodinový“, the „čtyřiadvaceti“ of „čtyřiadvacetihodinový“,
 * the „půl“ of „půlhodina“.
 */
export const numberPrefixes = (): Map<string, Rational> => {
  const genitive = new Map<string, number>([
    ['jedno', 1],
    ['dvou', 2],
    ['dvoj', 2],
    ['tří', 3],
    ['tři', 3],
    ['troj', 3],
    ['čtyř', 4],
    ['čtyřy', 4],
    ['pěti', 5],
    ['šesti', 6],
    ['sedmi', 7],
    ['osmi', 8],
    ['devíti', 9],
    ['sto', 100],
    ['tisíci', 1000],
  ])
  const units = wordList('jedno dvou tří čtyř pěti šesti sedmi osmi devíti')
  for (const [index, word] of teens.entries())
    for (const form of oblique(word)) genitive.set(form, 10 + index)
  for (const [index, word] of tens.entries()) {
    const value = 20 + 10 * index
    genitive.set(`${word}i`, value)
    for (const [unit, starts] of beforeA.entries()) {
      for (const start of starts) genitive.set(`${start}a${word}i`, value + unit + 1)
      genitive.set(`${word}i${units[unit]}`, value + unit + 1)
    }
  }
  const hundreds = wordList(
    'dvouset|dvěstě třiset|třista čtyřset|čtyřista pětiset|pětset šestiset|šestset sedmiset|sedmset osmiset|osmset devítiset|devětset',
  )
  for (const [index, forms] of hundreds.entries())
    for (const form of forms.split('|')) genitive.set(form, 200 + 100 * index)
  const prefixes = new Map<string, Rational>([
    ['půl', rational(1, 2)],
    ['čtvrt', rational(1, 4)],
    ['třičtvrtě', rational(3, 4)],
    ['tříčtvrtě', rational(3, 4)],
    ['tříčtvrti', rational(3, 4)],
    ['jedenapůl', rational(3, 2)],
    ['jednaapůl', rational(3, 2)],
    ['půldruha', rational(3, 2)],
  ])
  for (const [prefix, value] of genitive) {
    prefixes.set(prefix, rational(value))
    if (value < 20) prefixes.set(`${prefix}apůl`, rational(2 * value + 1, 2))
  }
  return prefixes
}
