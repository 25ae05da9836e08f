import { rational } from '../rational.ts'
import { type Unit, unit } from '../unit.ts'
import { findUnit, unitByCode } from '../unit-signs.ts'
import { hardAdjective, litr, minuta, procento, softAdjective, wordList } from './inflection.ts'

const prefixes: Readonly<Record<string, string>> = {
  mikro: 'u',
  mili: 'm',
  centi: 'c',
  deci: 'd',
  nano: 'n',
  piko: 'p',
  pico: 'p',
  femto: 'f',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  hekto: 'h',
}

/** Nouns that take metric prefixes. */
const prefixed: readonly (readonly [string, readonly string[]])[] = [
  ['L', litr('litr')],
  ['g', litr('gram')],
  ['m', litr('metr')],
  ['mol', litr('mol')],
  ['kat', litr('katal')],
  ['s', [...minuta('sekund'), ...minuta('vteřin')]],
  ['Pa', litr('pascal')],
  ['bar', litr('bar')],
  ['J', litr('joule').concat(litr('joul'))],
  ['W', litr('watt')],
  ['V', litr('volt')],
  ['A', [...litr('ampér'), ...litr('amper')]],
  ['Hz', [...litr('hertz'), ...litr('herz')]],
  ['osm', litr('osmol')],
  ['eq', litr('ekvivalent')],
  ['cal', wordList('kalorie kalorii kalorií kaloriím kaloriích kaloriemi')],
  ['U', minuta('jednotk', 'jednotce', 'jednotek')],
  ['Da', litr('dalton')],
  ['Bq', litr('becquerel')],
  ['Sv', litr('sievert')],
  ['Gy', litr('gray')],
  ['Ohm', litr('ohm')],
  ['S', litr('siemens')],
]

const plain: readonly (readonly [string, readonly string[]])[] = [
  ['min', [...minuta('minut'), 'minutce', 'minutek', 'minutku']],
  ['h', [...minuta('hodin'), ...minuta('hodink', 'hodince', 'hodinek')]],
  ['d', wordList('den dne dni dnu dnem dny dní dnů dnům dnech dněmi')],
  ['wk', wordList('týden týdne týdnu týdni týdnem týdny týdnů týdnům týdnech')],
  ['mo', wordList('měsíc měsíce měsíci měsícem měsíců měsícům měsících')],
  ['a', wordList('rok roku roce rokem roky roků rokům rocích let lety letům letech léta')],
  ['%', [...procento('procent'), 'proc']],
  ['[ppth]', wordList('promile')],
  ['K', litr('kelvin')],
  ['t', minuta('tun')],
  ['{turn}', [...minuta('otáčk', 'otáčce', 'otáček'), ...minuta('obrátk', 'obrátce', 'obrátek'), 'otoček']],
  ['{cells}', minuta('buňk', 'buňce', 'buněk')],
  ['{copies}', wordList('kopie kopii kopií kopiím kopiích kopiemi')],
  ['{beats}', [...litr('tep'), ...litr('úder')]],
  ['{breaths}', litr('dech')],
  ['lx', litr('lux')],
  ['dB', litr('decibel')],
  ['CZK', wordList('koruna koruny korun koruně korunu korunou korunách korunami')],
  ['EUR', wordList('euro eura eur euru eurem eurech eury')],
]

const quarter = unit('3.mo', { month: 1 }, rational(3))
const halfYear = unit('6.mo', { month: 1 }, rational(6))

/** Every case form of every unit's name. */
export const unitWords = (): Map<string, Unit> => {
  const words = new Map<string, Unit>()
  const add = (forms: readonly string[], meant: Unit) => {
    for (const form of forms) if (!words.has(form)) words.set(form, meant)
  }
  for (const [code, forms] of plain) add(forms, unitByCode(code))
  for (const [code, forms] of prefixed) {
    add(forms, unitByCode(code))
    for (const [prefix, letter] of Object.entries(prefixes)) {
      const meant = findUnit(letter + code)
      if (meant)
        add(
          forms.map((form) => prefix + form),
          meant,
        )
    }
  }
  add(wordList('kilo kila kilu kilem kil'), unitByCode('kg'))
  add(wordList('čtvrtletí čtvrtletím čtvrtletích'), quarter)
  add(wordList('pololetí pololetím pololetích'), halfYear)
  return words
}

const adjectiveStems: readonly (readonly [string, readonly string[]])[] = [
  ['s', [...hardAdjective('sekundov'), ...hardAdjective('vteřinov')]],
  ['min', hardAdjective('minutov')],
  ['h', hardAdjective('hodinov')],
  ['d', softAdjective('denn')],
  ['wk', softAdjective('týdenn')],
  ['mo', softAdjective('měsíčn')],
  ['a', [...softAdjective('ročn'), ...hardAdjective('let')]],
  ['%', softAdjective('procentn')],
  ['[ppth]', hardAdjective('promilov')],
  ['L', hardAdjective('litrov')],
  ['mL', hardAdjective('mililitrov')],
  ['uL', hardAdjective('mikrolitrov')],
  ['g', hardAdjective('gramov')],
  ['mg', hardAdjective('miligramov')],
  ['kg', hardAdjective('kilogramov')],
  ['m', hardAdjective('metrov')],
  ['mm', hardAdjective('milimetrov')],
  ['cm', hardAdjective('centimetrov')],
  ['um', hardAdjective('mikrometrov')],
  ['nm', hardAdjective('nanometrov')],
  ['{M}', softAdjective('molárn')],
  ['mmol/L', softAdjective('milimolárn')],
  ['umol/L', softAdjective('mikromolárn')],
  ['nmol/L', softAdjective('nanomolárn')],
  ['V', hardAdjective('voltov')],
  ['W', hardAdjective('wattov')],
]

/** Adjectives made of units: „hodinový“, „denní“, „procentní“. */
export const unitAdjectives = (): Map<string, Unit> => {
  const adjectives = new Map<string, Unit>()
  for (const [code, forms] of adjectiveStems) for (const form of forms) adjectives.set(form, unitByCode(code))
  return adjectives
}

/** A unit word alone that says one of it: „inkubujte hodinu“, „za týden“. */
export const loneUnits = new Set(
  wordList(
    'hodina hodinu hodině hodiny minuta minutu minutě minuty vteřinu sekundu týden týdnu týdne měsíc měsíci měsíce rok roce roku den litr čtvrtletí pololetí',
  ),
)
