import { type BoundPhrase, byFirstWord, byLastWord, phrases } from '../bound-phrases.ts'
import type { Lexicon, Period } from '../lexicon.ts'
import { rational } from '../rational.ts'
import { type Unit, unit } from '../unit.ts'
import { findUnit, unitByCode } from '../unit-signs.ts'
import { fractionWords, numberWords, ordinalWords } from './number-words.ts'

const split = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '')

const prefixes: Readonly<Record<string, string>> = {
  micro: 'u',
  milli: 'm',
  centi: 'c',
  deci: 'd',
  nano: 'n',
  pico: 'p',
  femto: 'f',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  hecto: 'h',
}

const names: readonly (readonly [string, string])[] = [
  ['L', 'litre litres liter liters'],
  ['g', 'gram grams gramme grammes'],
  ['m', 'metre metres meter meters'],
  ['mol', 'mole moles'],
  ['kat', 'katal katals'],
  ['s', 'second seconds'],
  ['min', 'minute minutes mins'],
  ['h', 'hour hours'],
  ['d', 'day days'],
  ['wk', 'week weeks wks'],
  ['mo', 'month months'],
  ['a', 'year years'],
  ['Pa', 'pascal pascals'],
  ['J', 'joule joules'],
  ['W', 'watt watts'],
  ['V', 'volt volts'],
  ['A', 'ampere amperes amp amps'],
  ['Hz', 'hertz'],
  ['osm', 'osmole osmoles'],
  ['eq', 'equivalent equivalents'],
  ['cal', 'calorie calories'],
  ['U', 'unit units'],
  ['Da', 'dalton daltons'],
  ['Bq', 'becquerel becquerels'],
  ['Sv', 'sievert sieverts'],
  ['Gy', 'gray grays'],
  ['%', 'percent pct'],
  ['[ppth]', 'permille'],
  ['K', 'kelvin kelvins'],
  ['t', 'tonne tonnes'],
  ['{turn}', 'revolution revolutions'],
  ['{cells}', 'cell cells'],
  ['{copies}', 'copy copies'],
  ['{beats}', 'beat beats'],
  ['{breaths}', 'breath breaths'],
  ['Ohm', 'ohm ohms'],
  ['S', 'siemens'],
  ['lx', 'lux'],
  ['dB', 'decibel decibels'],
  ['EUR', 'euro euros'],
  ['USD', 'dollar dollars'],
]

const unitWords = (): Map<string, Unit> => {
  const words = new Map<string, Unit>()
  for (const [code, forms] of names) {
    for (const form of split(forms)) {
      words.set(form, unitByCode(code))
      for (const [prefix, letter] of Object.entries(prefixes)) {
        const meant = findUnit(letter + code)
        if (meant) words.set(prefix + form, meant)
      }
    }
  }
  const fortnight = unit('14.d', { time: 1 }, rational(14 * 86400))
  words.set('fortnight', fortnight).set('fortnights', fortnight)
  return words
}

const monthNames = (
  'january,jan february,feb march,mar april,apr may june,jun july,jul august,aug september,sep,sept october,oct ' +
  'november,nov december,dec'
).split(' ')

const periods = (): Map<string, Period> => {
  const every = (count: number, code: string): Period => ({ count: rational(count), unit: unitByCode(code) })
  return new Map([
    ['daily', every(1, 'd')],
    ['weekly', every(1, 'wk')],
    ['fortnightly', every(2, 'wk')],
    ['monthly', every(1, 'mo')],
    ['quarterly', every(3, 'mo')],
    ['yearly', every(1, 'a')],
    ['annually', every(1, 'a')],
    ['hourly', every(1, 'h')],
  ])
}

const more = split('more greater longer higher older later larger warmer hotter')
const less = split('less fewer shorter lower younger earlier smaller colder cooler')

const before = (): readonly BoundPhrase[] => [
  ...phrases('loose', '≤', 'at most,up to,up to and including,maximum,maximum of,max,max of,not to exceed'),
  ...phrases(
    'loose',
    '≥',
    'at least,at the least,at the very least,minimum,minimum of,min,min of,no sooner than',
  ),
  ...more.flatMap((word) => phrases('always', '≥', `${word} than or equal to,equal to or ${word} than`)),
  ...less.flatMap((word) => phrases('always', '≤', `${word} than or equal to,equal to or ${word} than`)),
  ...phrases('always', '≤', 'within,not exceeding,at or below,at or under,below or equal to'),
  ...phrases('always', '≥', 'at or above,at or over,above or equal to'),
  ...more.flatMap((word) => phrases('reversible', '>', `${word} than`)),
  ...less.flatMap((word) => phrases('reversible', '<', `${word} than`)),
  ...phrases('reversible', '>', 'over,above,exceeding,exceed,exceeds,exceeded,beyond,in excess of'),
  ...phrases('reversible', '<', 'under,below'),
  ...phrases('loose', '≈', 'about,approximately,around,circa,ca,approx,roughly,nearly,almost,some'),
  ...phrases('always', '≠', 'not'),
  ...phrases('moment', '>', 'after'),
  ...phrases('moment', '<', 'before'),
  ...phrases('moment', '≤', 'by,until,till'),
  ...phrases('moment', '≥', 'from,since'),
]

const after = (): readonly BoundPhrase[] => [
  ...['or', 'and'].flatMap((joint) => [
    ...phrases('always', '≥', [...more, 'above', 'over'].map((word) => `${joint} ${word}`).join(',')),
    ...phrases('always', '≤', [...less, 'below', 'under'].map((word) => `${joint} ${word}`).join(',')),
  ]),
  ...phrases('always', '≤', 'at most,at the most,at maximum,as a maximum,maximum,max'),
  ...phrases('always', '≥', 'at least,at the least,at minimum,at a minimum,as a minimum,minimum'),
  ...phrases('apart', '≤', 'no longer,no more,no later,no higher,not longer,not more,not later,not higher'),
  ...phrases('apart', '≥', 'no less,no lower,not less,not lower'),
]

const nameWords = new Set(
  split(
    'section sections chapter clause clauses step steps page pages table figure fig version ver rev revision lot batch no number nr id code level type class room tel phone iso en iec clsi sop appendix annex item form model port channel phase year edition',
  ),
)

const functionWords = split(
  'a an and or but the of in on at to for from by with without into onto as is are was were be been has have had must may can could should would will shall it its this that these those which who whom per each every then than if when while until after before over under above below about not no daily weekly monthly yearly hourly so also only',
)

/** "boxes" may be of "box" and "cases" of "case": both ways to leave out the plural are kept. */
const stems = (word: string): readonly string[] => {
  if (word.length < 4) return [word]
  const singular = word.replace(/ies$/, 'y').replace(/(?<!s|u|i)s$/, '')
  const sibilant = /^(.*(?:s|x|z|ch|sh))es$/.exec(word)?.[1]
  return sibilant === undefined ? [singular] : [singular, sibilant]
}

const numbers = numberWords()

export const englishLexicon = (): Lexicon => ({
  numbers,
  fractions: fractionWords(),
  halves: new Map(),
  decimalMarks: new Set(['point']),
  decimalPlaces: new Map(),
  minusWords: new Set(['minus', 'negative']),
  units: unitWords(),
  unitAdjectives: new Map(),
  loneUnits: new Set(),
  compound: () => undefined,
  months: new Map(
    monthNames.flatMap((forms, index) => forms.split(',').map((form) => [form, index + 1] as const)),
  ),
  ordinals: ordinalWords(),
  multiples: (word) => ({ once: 1, twice: 2, thrice: 3 })[word],
  folds: (word) => (word.endsWith('fold') ? numbers.get(word.slice(0, -4))?.value : undefined),
  periods: periods(),
  bounds: byLastWord(before()),
  boundsAfter: byFirstWord(after()),
  fillers: new Set(split('for a an of the total period time duration in volume temperature')),
  limitAdjectives: new Map([
    ['maximum', '≤'],
    ['maximal', '≤'],
    ['minimum', '≥'],
    ['minimal', '≥'],
  ]),
  negates: (word) => ['not', 'never', 'cannot', 'no', 'nor', 't'].includes(word),
  names: (word) => nameWords.has(word),
  functionWords: new Set(functionWords),
  // A noun in front of a noun has no plural: "three control samples".
  looksAdjectival: (word, next) => next !== '' && !/(?<![sui])s$/.test(word),
  stems,
})
