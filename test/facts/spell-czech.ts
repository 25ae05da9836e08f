/** Spells whole numbers in Czech, in each case, for tests: written apart from the parser's own tables. */
export type GrammaticalCase = 'nominative' | 'genitive' | 'dative' | 'locative' | 'instrumental'

const caseIndex: Readonly<Record<GrammaticalCase, number>> = {
  nominative: 0,
  genitive: 1,
  dative: 2,
  locative: 3,
  instrumental: 4,
}

const small: readonly (readonly string[])[] = [
  ['nula', 'nuly', 'nule', 'nule', 'nulou'],
  ['jedna', 'jedné', 'jedné', 'jedné', 'jednou'],
  ['dvě', 'dvou', 'dvěma', 'dvou', 'dvěma'],
  ['tři', 'tří', 'třem', 'třech', 'třemi'],
  ['čtyři', 'čtyř', 'čtyřem', 'čtyřech', 'čtyřmi'],
]
const regular =
  'pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct'.split(
    ' ',
  )
const tens = 'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát'.split(' ')
const beforeA = ['jedna', 'dvaa', 'třia', 'čtyřia', 'pěta', 'šesta', 'sedma', 'osma', 'devěta']

const oblique = (word: string, grammaticalCase: GrammaticalCase): string => {
  if (grammaticalCase === 'nominative') return word
  return word === 'devět' ? 'devíti' : `${word}i`
}

const underTwenty = (value: number, grammaticalCase: GrammaticalCase): string =>
  value < 5 ? small[value]![caseIndex[grammaticalCase]]! : oblique(regular[value - 5]!, grammaticalCase)

const underHundred = (
  value: number,
  grammaticalCase: GrammaticalCase,
  order: 'direct' | 'inverted',
): string => {
  if (value < 20) return underTwenty(value, grammaticalCase)
  const ten = oblique(tens[Math.floor(value / 10) - 2]!, grammaticalCase)
  const unit = value % 10
  if (unit === 0) return ten
  return order === 'direct' ? `${ten} ${underTwenty(unit, grammaticalCase)}` : `${beforeA[unit - 1]}${ten}`
}

const hundredForms: Readonly<Record<GrammaticalCase, readonly [string, string, string]>> = {
  nominative: ['stě', 'sta', 'set'],
  genitive: ['set', 'set', 'set'],
  dative: ['stům', 'stům', 'stům'],
  locative: ['stech', 'stech', 'stech'],
  instrumental: ['sty', 'sty', 'sty'],
}

const hundreds = (count: number, grammaticalCase: GrammaticalCase): string => {
  if (count === 1) return 'sto'
  const forms = hundredForms[grammaticalCase]
  return `${underTwenty(count, grammaticalCase)} ${count === 2 ? forms[0] : count < 5 ? forms[1] : forms[2]}`
}

const thousands = (count: number, grammaticalCase: GrammaticalCase): string => {
  if (count === 1) return 'tisíc'
  const plural = {
    nominative: count < 5 ? 'tisíce' : 'tisíc',
    genitive: 'tisíc',
    dative: 'tisícům',
    locative: 'tisících',
    instrumental: 'tisíci',
  }
  return `${underTwenty(count, grammaticalCase)} ${plural[grammaticalCase]}`
}

/** The words of a whole number from 0 to 19,999. */
export const spellCzech = (
  value: number,
  grammaticalCase: GrammaticalCase,
  order: 'direct' | 'inverted',
): string => {
  if (value === 0) return underTwenty(0, grammaticalCase)
  const parts: string[] = []
  if (value >= 1000) parts.push(thousands(Math.floor(value / 1000), grammaticalCase))
  const hundred = Math.floor((value % 1000) / 100)
  if (hundred > 0) parts.push(hundreds(hundred, grammaticalCase))
  if (value % 100 > 0) parts.push(underHundred(value % 100, grammaticalCase, order))
  return parts.join(' ')
}
