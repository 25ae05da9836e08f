const prefixes = ['', 'n', 'μ', 'u', 'm', 'c', 'd', 'h', 'k', 'M', 'G', 'p', 'f']
const measured = [
  'g',
  'l',
  'm',
  'mol',
  'M',
  'Pa',
  'V',
  'A',
  'W',
  'Hz',
  'J',
  'N',
  'Bq',
  'Gy',
  'Sv',
  'eq',
  'Eq',
  'osmol',
  'Osm',
  'U',
  'IU',
  'kat',
  'bar',
  'cal',
  'bp',
  'b',
  'B',
  's',
  'Da',
  'OD',
]

/** Single letters that are words too, and that no other unit differs from by case alone. */
const wordsToo = new Set(['A', 'a', 'V', 'v', 'U', 'u', 'S', 's', 'W', 'J', 'N', 'B', 'b', 'k'])

const withCase = new Set(
  prefixes
    .flatMap((prefix) => measured.map((unit) => prefix + unit))
    .concat(['t', 'T', 'h', 'H', 'G', 'mmHg', 'mHg'])
    .filter((unit) => !wordsToo.has(unit)),
)

const spelled = new Set(
  'xg min hod sec sek ot rpm ks rok roky den dny dní dnů hod hodin hodina hodiny hodinu minut minuta minuty minutu sekund sekunda sekundy kč eur sd cv x ppm ppb c f rcf cfu mmhg dpi px'.split(
    ' ',
  ),
)
const words = new Set(['a', 'b', 'c', 'na', 'mu', 'od'])
const folded = new Set([...withCase, ...wordsToo].map((unit) => unit.toLowerCase()))

/** Whether a folded word can be a unit. */
export const isUnitWord = (word: string): boolean => folded.has(word) || spelled.has(word)

/** Whether a folded word may stand glued to the number before it. „1a“ is a label, and „5 na“ no nanoampere. */
export const mayStandGlued = (word: string): boolean => isUnitWord(word) && !words.has(word)

/** Whether two unit signs, in the letter case that they are written in, are one as far as both go: mU is not MU, l is L. */
export const isSameUnit = (a: string, b: string): boolean => {
  const [one, other] = [a.replaceAll('L', 'l'), b.replaceAll('L', 'l')]
  return one.startsWith(other) || other.startsWith(one) || !(withCase.has(one) || withCase.has(other))
}
