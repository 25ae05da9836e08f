import type { Compound, Lexicon, Period } from '../lexicon.ts'
import { rational } from '../rational.ts'
import { unitByCode } from '../unit-signs.ts'
import { boundsAfter, boundsBefore, fillers, limitAdjectives, negates } from './bound-words.ts'
import { minuta, withBareKeys, wordList } from './inflection.ts'
import { joinedPrefix, withJoinedNumbers } from './joined-numbers.ts'
import { looksAdjectival, nounStems } from './noun-stems.ts'
import { fractionWords, halfWords, numberPrefixes, numberWords, ordinalWords } from './number-words.ts'
import { loneUnits, unitAdjectives, unitWords } from './unit-words.ts'

const monthForms = [
  'leden ledna lednu lednem',
  'únor února únoru únorem',
  'březen března březnu březnem',
  'duben dubna dubnu dubnem',
  'květen května květnu květnem',
  'červen června červnu červnem',
  'červenec července červenci červencem',
  'srpen srpna srpnu srpnem',
  'září zářím',
  'říjen října říjnu říjnem',
  'listopad listopadu listopadem',
  'prosinec prosince prosinci prosincem',
]

const months = (): Map<string, number> =>
  new Map(monthForms.flatMap((forms, index) => wordList(forms).map((form) => [form, index + 1] as const)))

const periods = (): Map<string, Period> => {
  const every = (count: number, code: string): Period => ({ count: rational(count), unit: unitByCode(code) })
  return new Map([
    ['denně', every(1, 'd')],
    ['každodenně', every(1, 'd')],
    ['obden', every(2, 'd')],
    ['týdně', every(1, 'wk')],
    ['měsíčně', every(1, 'mo')],
    ['čtvrtletně', every(3, 'mo')],
    ['pololetně', every(6, 'mo')],
    ['ročně', every(1, 'a')],
    ['každoročně', every(1, 'a')],
  ])
}

const inCompound =
  /sekund|vteřin|vterin|minut|hodin|denn|den$|dn[eiuy]$|týden|tyden|měsíčn|mesicn|ročn|rocn|rok|let[ýáéíyaeio]|procent|promil|(?:mili|mikro)?litr|(?:mili|kilo)?gram|(?:mili|centi|mikro|nano)?metr|(?:mili)?mol[áa]r|volt|watt/

const halves = /^(?:půl|pul|čtvrt|ctvrt|třičtvrtě|tříčtvrtě|tricvrte)$/

const nameStems =
  /^(?:kap|kapitol\p{L}*|bod(?:u|y|em|ech|ů|ě)?|článk\p{L}*|článek|čl|odst|odstav\p{L}*|oddíl\p{L}*|sekc[ei]|přílo[hz]\p{L}*|stran[aěuy]|str|tabul\p{L}*|tab|obráz\p{L}*|obr|krok(?:u|em|y)?|verz[eií]|ver|reviz[eií]|rev|vydání|lot|lotu|šarž[eií]|č|čís|čísl[oaeu]m?|no|nr|id|kód(?:u|em)?|položk\p{L}*|položce|formulář\p{L}*|hladin[aěuy]|úrov\p{L}*|level|typu?|třída|třídy|třídě|zakázk\p{L}*|místnost\p{L}*|patr[ao]|patře|linka|tel|telefon|psč|iso|čsn|en|iec|clsi|sop|pozic[ei]|modelu?|port|kanálu?|etap[aěuy]|fáze|fázi|rok|roku|roce|písm|ustanovení|vzorek č)$/u

const functionWords = wordList(
  'a i nebo či ani že aby ale však je jsou byl byla bylo byly bude budou být má mají musí musejí se si na v ve z ze s k ke ku o u po při pro za od do mezi nad pod před přes bez podle dle až než jako což který která které tedy poté pak potom tj např viz resp již ještě to ten ta tento tato toto je-li činí max min cca nejvýše nejméně alespoň maximálně minimálně denně týdně měsíčně ročně a/nebo celkem bylo následně proto kdy kde zda pokud jen pouze také ihned celých celé celá krát každý každé každých',
)

export const czechLexicon = (): Lexicon => {
  const numbers = withJoinedNumbers(withBareKeys(numberWords()))
  const units = withBareKeys(unitWords())
  const adjectives = withBareKeys(unitAdjectives())
  const prefixes = withBareKeys(numberPrefixes())

  const compound = (word: string): Compound | undefined => {
    const at = word.search(inCompound)
    if (at < 2) return undefined
    const start = word.slice(0, at)
    const value = joinedPrefix(prefixes, start)
    if (!value) return undefined
    const rest = word.slice(at)
    // „čtvrtletí“ is a part of a calendar, not a quarter of a year that something lasts.
    if (start.startsWith('čtvrt') && rest.startsWith('let')) return undefined
    const meant = adjectives.get(rest) ?? (halves.test(start) ? units.get(rest) : undefined)
    return meant && { value, unit: meant }
  }
  const multiples = (word: string): number | undefined => {
    if (word === 'jednou') return 1
    if (!word.endsWith('krát')) return undefined
    return numbers.get(word.slice(0, -4))?.value
  }
  const folds = (word: string): number | undefined => {
    if (!word.includes('násob')) return undefined
    const match = /^(\p{L}+?)(?:násobn\p{L}{1,3}|násobek|násobku)$/u.exec(word)
    const value = match && joinedPrefix(prefixes, match[1]!)
    return value?.denominator === 1n ? Number(value.numerator) : undefined
  }

  return {
    numbers,
    fractions: fractionWords(),
    halves: withBareKeys(halfWords()),
    decimalMarks: new Set(['celá', 'celé', 'celých', 'celou', 'celým', 'celými', 'čárka']),
    decimalPlaces: new Map(
      [
        ['desetin', 1],
        ['setin', 2],
        ['tisícin', 3],
      ].flatMap(([stem, places]) => minuta(`${stem}`).map((form) => [form, Number(places)] as const)),
    ),
    minusWords: new Set(['minus', 'mínus']),
    units,
    unitAdjectives: adjectives,
    loneUnits,
    compound,
    months: withBareKeys(months()),
    ordinals: ordinalWords(),
    multiples,
    folds,
    periods: periods(),
    bounds: boundsBefore(),
    boundsAfter: boundsAfter(),
    fillers,
    limitAdjectives: limitAdjectives(),
    negates,
    names: (word) => nameStems.test(word),
    functionWords: new Set(functionWords),
    looksAdjectival,
    stems: nounStems,
  }
}
