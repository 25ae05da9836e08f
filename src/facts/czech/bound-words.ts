import { type BoundPhrase, byFirstWord, byLastWord, type Comparator, phrases } from '../bound-phrases.ts'
import { softAdjective, wordList } from './inflection.ts'

const longer = wordList('více víc výše výš déle dýl později').concat(
  ['vyšš', 'větš', 'delš', 'starš', 'pozdějš', 'teplejš', 'těžš'].flatMap(softAdjective),
)
const shorter = wordList('méně míň níže níž dříve dřív').concat(
  ['nižš', 'menš', 'kratš', 'mladš', 'chladnějš', 'lehč'].flatMap(softAdjective),
)

const exceeding =
  'překročí překročit překračuje překračují překračovat překračujte překročte překročíte překročil překročila překročilo překročily překročení překračující ' +
  'přesáhne přesáhnou přesáhnout přesahuje přesahují přesahovat přesáhl přesáhla přesáhlo přesáhly přesahující převyšuje převyšující'

const comparing = (word: string): string => `${word} než,${word} nežli,${word} jak`
const orEqual = (word: string): string =>
  ['roven', 'rovna', 'rovno', 'rovné', 'rovný']
    .map((equal) => `${word} nebo ${equal},${equal} nebo ${word} než`)
    .join(',')

const always = (comparator: Comparator, alternatives: string): readonly BoundPhrase[] =>
  phrases('always', comparator, alternatives)

const before = (): readonly BoundPhrase[] => [
  ...phrases(
    'loose',
    '≤',
    'nejvýše,nejvýš,nanejvýše,nanejvýš,nejvíce,nejvíc,maximálně,maximum,maxima,max,nejdéle,nejdýl,nejpozději',
  ),
  ...phrases('loose', '≤', 'nejvýše do,maximálně do,nejdéle do,nejpozději do,max do,až do'),
  ...always('≤', 'až,během,v průběhu,nejvýše až,maximálně až'),
  ...phrases(
    'loose',
    '≥',
    'nejméně,nejmíň,alespoň,aspoň,minimálně,minimum,min,přinejmenším,nejdříve,nejdřív',
  ),
  ...always('≥', 'minimálně od,nejdříve od,nejméně od'),
  ...longer.flatMap((word) => [
    ...phrases('reversible', '>', comparing(word)),
    ...always('≥', orEqual(word)),
  ]),
  ...shorter.flatMap((word) => [
    ...phrases('reversible', '<', comparing(word)),
    ...always('≤', orEqual(word)),
  ]),
  ...always('<', 'nedosáhne,nedosahuje,nedosáhla,nedosáhlo,nedosáhl'),
  ...phrases('reversible', '>', 'nad,přes,starší,staršího,starších'),
  ...phrases('reversible', '<', 'pod,mladší,mladšího,mladších'),
  ...wordList(exceeding).flatMap((verb) => [
    ...phrases('reversible', '>', verb),
    ...always('≤', `ne${verb}`),
  ]),
  ...phrases(
    'loose',
    '≈',
    'asi,přibližně,zhruba,cca,ca,circa,kolem,okolo,orientačně,řádově,téměř,skoro,okolo asi',
  ),
  ...always('<', 'necelý,necelá,necelé,necelou,necelých,necelými,necelého,necelém'),
  ...always('≠', 'ne,nikoli,nikoliv'),
  ...phrases('moment', '>', 'po'),
  ...phrases('moment', '<', 'před'),
  ...phrases('place', '≤', 'do'),
  ...phrases('place', '≥', 'od,počínaje'),
]

const more = wordList('více víc výše výš vyšší větší déle delší starší později')
const less = wordList('méně míň níže níž nižší menší kratší mladší dříve')

const after = (): readonly BoundPhrase[] => [
  ...['nebo', 'či', 'a', 'i'].flatMap((joint) => [
    ...more.flatMap((word) => always('≥', `${joint} ${word}`)),
    ...less.flatMap((word) => always('≤', `${joint} ${word}`)),
  ]),
  ...phrases('apart', '≤', 'ne déle,ne více,ne výše,ne později,nikoli déle,nikoli více'),
  ...phrases('apart', '≥', 'ne méně,nikoli méně'),
  ...always('≤', 'maximálně,max,maximum,nejvýše,nejvýš,nanejvýš'),
  ...always('≥', 'minimálně,nejméně,alespoň'),
]

export const boundsBefore = () => byLastWord(before())
export const boundsAfter = () => byFirstWord(after())

export const fillers = new Set(
  wordList(
    'po dobu doby době na za v ve při teplotě teplotu teploty teplotou celkem však o objem objemu jen jenom pouze rychlostí hodnotu hodnoty hodnota s',
  ),
)

/** „maximální doba“, „maximum je“: words that name a limit. */
export const limitAdjectives = (): ReadonlyMap<string, Comparator> =>
  new Map([
    ...softAdjective('maximáln').map((word) => [word, '≤'] as const),
    ...softAdjective('minimáln').map((word) => [word, '≥'] as const),
    ['maximum', '≤'],
    ['minimum', '≥'],
  ])

const negators = new Set(
  wordList(
    'ne ani nikoli nikoliv není nejsou nesmí nesmějí nesmíte nesmíme nemá nemají nemůže nemohou nebude nebudou nebyl nebyla nebylo nebyly neměl neměla nemělo neměly neklesne neklesla neklesá nedosáhne nikdy nelze',
  ),
)
const negatedVerb = /^ne(?!ch|utral)\p{L}{3,}(?:te|[oáí]vat)$/u

/** A word that turns a limit round: „nesmí“ in „nesmí být vyšší než“. */
export const negates = (word: string): boolean => negators.has(word) || negatedVerb.test(word)
