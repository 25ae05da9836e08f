const list = (words: string): ReadonlySet<string> => new Set(words.match(/\S+/g))

/** Words that deny or forbid, folded. Beside them every word in „ne-“ that is not listed as harmless. */
const denials = list(`
  ne ani aniž nejsou nejsem nejsi nejsme nejste nejde nejdou nikdy nikde nikam nikudy nijak nikdo nikoho nikomu nikým
  nic ničeho ničemu ničím nikoli nikoliv sotva stěží zřídka málokdy zákaz zákazu zákazem
`)
const englishDenials = list(`
  not no never none nothing nobody nowhere neither nor cannot hardly scarcely barely rarely seldom forbidden prohibited avoid
`)
const denyingStems =
  /žádn|zakáz(?:án|an|at|al)|zakaz(?:uj|ov)|vyvaruj|vyvarov|zabraň|opomn|opomen|opoměl|zapomn|zapomen|zapoměl/

/** Words that set a condition or make an exception. */
const conditions = list(`
  bez beze kromě krom mimo vyjma vyjímaje výjimka výjimky výjimce výjimku výjimkou výjimek výjimkami
  pouze jen jenom jedině výhradně výlučně toliko pokud jestliže jestli když kdyby kdykoli kdykoliv ledaže leda dokud teprve namísto li
`)
const englishConditions = list(`
  without except excepting excluding excludes exclude exception exceptions unless until only solely exclusively if when whenever
  provided providing lest instead
`)

/** Words that deny or set a condition only together with the one that follows. */
const pairs = new Map([
  ['až', list('po na když bude budou jakmile poté se si ho jej ji mu jí jim')],
  ['za', list('podmínky podmínek předpokladu')],
  ['v', list('případě')],
  ['in', list('case')],
  ['apart', list('from')],
  ['other', list('than')],
  ['rather', list('than')],
  ['as', list('long')],
  ['subject', list('to')],
  ['pod', list('podmínkou')],
  ['s', list('podmínkou výhradou')],
  ['fail', list('to')],
  ['fails', list('to')],
  ['failed', list('to')],
  ['unable', list('to')],
])

/** Words that turn nothing together with the one that follows: „bez prodlení“, "not only". */
const idioms = new Map([
  ['bez', list('ohledu prodlení prodlevy odkladu zbytečného výjimky')],
  ['pokud', list('možno')],
  ['without', list('delay exception')],
  ['not', list('only')],
  ['if', list('possible any necessary needed')],
])

/** Words in „ne-“ that deny nothing: conjunctions, things with a name of their own, and what only strengthens. */
const harmless = list(`
  nebo neboť neboli nežli nechť necht nést nese neseš nesu nesou neseme nesete nesl nesla neslo nesli nesen nesena neseno nesení
  nechá nechám necháme necháte nechají nechte nechme neděle neděli nedělí nedělích nedělím nedělní nehoda nehody nehodě nehodu nehodou nehod
  nehledě nehet nerost nerosty netto news next near neon
`)
const harmlessStems = list(`
  nebezpeč nebes nebul nedíln nedávn nedostatek nedostatk nedaleko nefri nefro negati neglig neht nechat nechal necháv nechán nechej
  nekro nekró nemoc neodklad neonat neopl neprodlen nepřetržit nerez nerv neřízen neshod nesnáz nesoulad neuro neuró neustál neutr neúspě
  nevoln nevyhnuteln nevýhod nezávisl nezbytn neces neck need neigh nephr network nevertheless newer newest newly nearb nearl neares
`)
/** „neshodu“ names what a laboratory handles every day; „neshoduje se“ denies. */
const denyingVerb = /neshod(?:uj|ov|l)/
const longestStem = 12
/** „nejvyšší“ is a superlative, „nejasný“ is not. */
const superlative = /^nej(?!asn|edn(?:á|al|at)|ev[íi])/
/** „nepřesnost“ names a quality. */
const quality = /(?:ost|osti|ostí|ostem|ostech|ostmi|ota|oty|otě|otu|otou)$/

const isHarmless = (word: string): boolean => {
  if (harmless.has(word) || superlative.test(word) || quality.test(word)) return true
  if (denyingVerb.test(word)) return false
  for (let length = 4; length <= longestStem; length++) {
    if (harmlessStems.has(word.slice(0, length))) return true
  }
  return false
}

/** How a word turns the sense of what stands beside it. */
export type Turn = 'denies' | 'conditions'

/** What a folded word does to the sense, undefined for nothing. `previous` and `next` are the words before and after it. */
export const turnOf = (word: string, previous: string, next: string): Turn | undefined => {
  if (idioms.get(word)?.has(next) || idioms.get(previous)?.has(word)) return undefined
  if (englishDenials.has(word) || word.endsWith("n't")) return 'denies'
  if (denials.has(word) || denyingStems.test(word)) return 'denies'
  if (word.startsWith('ne') && word.length > 3 && !isHarmless(word)) return 'denies'
  if (conditions.has(word) || englishConditions.has(word)) return 'conditions'
  return pairs.get(word)?.has(next) ? 'conditions' : undefined
}

/** Whether a word turns the sense in English. Only there is „a“ an article, which parts nothing. */
export const isEnglishTurn = (word: string): boolean =>
  englishDenials.has(word) || englishConditions.has(word) || word.endsWith("n't")

const light = list(`
  je jsou být byl byla bylo byli byly bude budou budete by se si to tak ještě už již znovu opět dále také též vůbec zcela úplně moci
  třeba potřeba potřebné nutné nutno možné možno vhodné vhodno dovoleno dovolené povoleno povolené přípustné přípustno správné žádoucí že
  is are was were be been being have has had to the a an ever yet again also so that as long
  necessary required needed allowed permitted possible acceptable advisable recommended true
`)

/** Whether a denial or a condition reaches through a word to the next one: „nesmí **být** vrácen“. */
export const isLight = (word: string): boolean => light.has(word)

const copulas = list('je jsou bylo byly bude budou is are')

/** Whether a word may stand between an infinitive and its denial: „zvedat **je** zakázáno“. */
export const isCopula = (word: string): boolean => copulas.has(word)

const joining = list('a i ale avšak však ovšem s se to a to i nýbrž and but with')

/** Whether a word may stand between a statement and its condition: „lze použít, **ale** pouze do 24 hodin“. */
export const isJoining = (word: string): boolean => joining.has(word)

const infinitive = /\p{L}{2,}(?:at|át|it|ít|et|ět|ut|ýt|ést|ézt|ci)$/u
const auxiliaries = list(
  'can could may might must shall should will would do does did is are was were has have had',
)

/** Whether a word waits for a denial that comes behind it: „použít **nelze**“, „may **not**“. */
export const awaitsDenial = (word: string): boolean => infinitive.test(word) || auxiliaries.has(word)
