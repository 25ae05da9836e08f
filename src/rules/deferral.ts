/** Words that a sentence may use, and yet tell nothing of its own. All in lower case. */
export interface Known {
  /** Words of the titles above the sentence: they name its topic. */
  readonly topicWords: readonly string[]
  /** Words of the titles of documents, by code: a sentence that cites the code may name the title. */
  readonly titleWords: ReadonlyMap<string, readonly string[]>
}

/**
 * What a word does, as one letter: T another document, C a code, N a number, L "see", S "is described", F "is performed",
 * G "is governed", V "describes", P "applies", I "in", B "according to", q a word that adds nothing, ! one that always
 * tells something, x any other.
 */
type Role = 'T' | 'C' | 'N' | 'L' | 'S' | 'F' | 'G' | 'V' | 'P' | 'I' | 'B' | 'q' | '!' | 'x'

interface WordTest {
  test(word: string): boolean
}

/** Parted by their first letter, for most words begin with another one than most patterns. */
const words = (patterns: string): WordTest => {
  const byLetter = new Map<string, string[]>()
  for (const pattern of patterns.trim().split(/\s+/)) {
    const letter = /^\p{L}/u.exec(pattern)?.[0] ?? 'any'
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), pattern])
  }
  const tests = new Map(
    [...byLetter].map(([letter, of]) => [
      letter,
      new RegExp(`^(?:${of.join('|').replaceAll('~', '\\p{L}{0,3}')})$`, 'u'),
    ]),
  )
  return {
    test: (word) =>
      (tests.get(word.charAt(0))?.test(word) ?? false) || (tests.get('any')?.test(word) ?? false),
  }
}

/** Tried in this order. `~` stands for an ending of up to three letters. */
const roles: readonly (readonly [Role, WordTest])[] = [
  [
    '!',
    words(`musí nesmí smí nelze není nejsou povinnost~ zákaz~ nutnost~ žádn~ vždy nikdy jen pouze ihned bez kromě pokud když že aby
      protože tento tato toto tohoto této tomto must shall should not no never always only without except unless if when this that`),
  ],
  ['N', /^\d+(?:\.\d+)*$/u],
  [
    'T',
    words(`návod~ manuál~ příručk~ příruček dokumentac~ leták~ směrnic~ norma normy normě normu normou sop
      manuals? handbooks? guides? ifu instructions documentation leaflets? inserts? booklets?`),
  ],
  ['L', words('viz vizte nahlédněte see refer consult read follow')],
  [
    'S',
    words(`(?:uveden|popsán|obsažen|stanoven|určen|definován|rozveden|specifikován|shrnut|dán|upraven|řešen|dostupn)[aoyiéáý]?
      naleznete najdete součástí dispozici described given specified listed found provided detailed covered contained explained
      documented defined outlined set available`),
  ],
  [
    'F',
    words(
      'postupuj~ postupujte postupujeme provádí provádějí provádějte proveďte provede provedou probíhá probíhají performed done made conducted carried',
    ),
  ],
  ['G', words('řídí řiďte řídit dodržujte')],
  [
    'V',
    words(`popisuj~ uvádí uvádějí určuj~ stanoví stanovuje stanovují obsahuj~ upravuj~ řeší
      describes? gives? covers? specify specifies contains? explains? defines?`),
  ],
  ['P', words('platí applies apply')],
  ['I', words('v ve na in')],
  ['B', words('podle dle according accordance per following')],
  [
    'q',
    words(`a i nebo či s se si z ze k ke o u od do pro při je jsou jejich jeho její který která které prosím
      out the an of to for on and or with by as is are can be please its
      kapitol~ kap oddíl~ část~ stran~ str bod~ článk~ článek čl odstav~ odst příloh~ tabul~ tab obrázk~ obr verz~ vydání znění
      chapters? sections? pages? pp? clauses? paragraphs? annex(?:es)? appendix table figure version edition
      výrobc~ dodavatel~ uživatelsk~ provozní~ obsluh~ obsluze servisn~ příbalov~ použití používání interní~ samostatn~ příslušn~
      jin~ související~ platn~ aktuální~ poslední~ přístroj~ analyzátor~ zařízení~ laborato~ dokument~ pokyn~
      (?:manufacturer|supplier|user|operator)s?(?:[’']s?)? operating service package use instrument analy[sz]er device laboratory
      current separate relevant respective document internal latest valid
      postup~ podrobn~ podrobnost~ informac~ údaj~ detail~ popis~ instrukc~ způsob~ krok~ zásad~ pravid~ podmínk~ parametr~ technick~
      bližší~ další~ úpln~ kompletní~ přesn~ konkrétní~ jednotliv~ cel~ vše všechny všech veškeré více
      details? information description steps? methods? procedures? requirements? rules? conditions? parameters? technical further
      more full complete detailed exact specific all instruction work
      údržb~ kalibrac~ čištění~ měření~ kontrol~ odběr~ likvidac~ odpad~ skladování~ příprav~ výměn~ dekontaminac~ de[sz]infekc~
      bezpečnost~ kvalit~ vzork~ vzorek činid~ reagenci~ roztok~ zapnutí vypnutí instalac~ nastavení chyb~ poruch~ závad~ hlášení
      maintenance calibration cleaning measurement control disposal waste storage preparation replacement decontamination
      disinfection safety quality samples? reagents? operation installation setup troubleshooting errors?`),
  ],
]

/** The ways to send a reader elsewhere. Where a topic may be any words, they tell only what is told elsewhere. */
const pointers: readonly RegExp[] = [
  // „Podrobnosti viz návod výrobce, kapitola 9.“ "For details, see the manual."
  /^[qS]*L[qI]*[TC][qTCNI]*$/,
  // „Výměna lampy je popsána v návodu výrobce.“ „V návodu výrobce je uveden postup výměny.“
  /^[qxTC]*S[qI]*[TC][qTCNI]*$/,
  /^Iq*[TC][qTCN]*S[qx]*$/,
  // „Údržba se provádí podle návodu výrobce.“ "Cleaning is performed as described in the manual."
  /^q*F[qI]*B[qI]*[TC][qTCNI]*$/,
  /^q*Bq*[TC][qTCN]*Fq*$/,
  /^q*Fq*S[qI]*[TC][qTCNI]*$/,
  // „Podle návodu výrobce.“ „Údržba dle návodu výrobce.“
  /^q*B[qI]*[TC][qTCNI]*$/,
  // „Likvidace odpadu se řídí SOP-026.“
  /^[qx]*Gq*[TC][qTCNI]*$/,
  // „Postup při výpadku určuje SOP-014.“ „Návod výrobce popisuje údržbu.“ „Platí SOP-014.“
  /^[qx]*Vq*[TC][qTCNI]*$/,
  /^q*[TC][qTCNI]*V[qx]*$/,
  /^q*Pq*[TC][qTCNI]*$/,
  /^q*[TC][qTCN]*P$/,
]

/** Names of documents alone; or no word at all. */
const reference = /^(?:[qTCN]*[TC][qTCN]*)?$/
const mostCharacters = 400

/** Whether two words can be one in two cases: the same beginning, endings of at most three letters. */
const isSameWord = (one: string, other: string): boolean => {
  if (one === other) return true
  const shared = Math.max(4, Math.max(one.length, other.length) - 3)
  return Math.min(one.length, other.length) >= shared && one.slice(0, shared) === other.slice(0, shared)
}

const wordsOf = (text: string): readonly string[] =>
  text.match(
    /\p{Lu}{1,6}-\d{1,5}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[.’'/-][\p{L}\p{N}]+)*(?:[’'](?!\p{L}))?/gu,
  ) ?? []

/** The words of a title, as `Known` wants them. */
export const titleWords = (title: string): readonly string[] => wordsOf(title.normalize('NFC').toLowerCase())

const isCode = (text: string): boolean => /^(?:\p{Lu}{1,6}-\d{1,5}|ISO(?:\/IEC)?|EN|ČSN)$/u.test(text)
const isName = (text: string): boolean => /^\p{Lu}/u.test(text) || /\p{L}\d|\d\p{L}/u.test(text)

const fixedRoles = new Map<string, Role | 'none'>()
const rememberedWords = 20_000

/** The role that a word has by itself. Remembered, for a text has few different words and there are many patterns. */
const fixedRole = (lower: string): Role | 'none' => {
  const known = fixedRoles.get(lower)
  if (known !== undefined) return known
  const role = roles.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'none'
  if (fixedRoles.size >= rememberedWords) fixedRoles.clear()
  fixedRoles.set(lower, role)
  return role
}

const rolesOf = (sentence: string, { topicWords, titleWords }: Known): string => {
  const found = wordsOf(sentence)
  const known = [...topicWords, ...found.flatMap((each) => titleWords.get(each) ?? [])]
  const roleOf = (text: string, index: number): Role => {
    if (isCode(text)) return 'C'
    const lower = text.toLowerCase()
    const role = fixedRole(lower)
    if (role !== 'none') return role
    // An order: „otřete“, „vypněte“.
    if (/\p{L}{3}te$/u.test(lower)) return '!'
    return known.some((each) => isSameWord(each, lower)) || (index > 0 && isName(text)) ? 'q' : 'x'
  }
  return found.map(roleOf).join('')
}

const beforeLocator =
  /[,;]\s*(?=(?:kap|oddíl|část|str|bod|čl|odst|příl|tab|obr|verz|section|chapter|page|p\.|clause|paragraph|annex|appendix|table|version))/giu

/**
 * Whether words that could be anything are a topic and no clause of their own: „Jehla se otírá, postup je uveden v …“
 * says more than where to read. Commas part topics only where their verb is in the plural.
 */
const isTopic = (sentence: string, pattern: string): boolean => {
  if (!pattern.includes('x')) return true
  const isPlural = /(?<!\p{L})(?:jsou|are|naleznete|najdete)(?!\p{L})/iu.test(sentence)
  const hasVerb = isPlural || /[VG]/.test(pattern) || /(?<!\p{L})(?:je|is|be)(?!\p{L})/iu.test(sentence)
  const hasOneClause = isPlural || !/[,;–—]/.test(sentence.replace(beforeLocator, ' '))
  return hasVerb && hasOneClause && (pattern.includes('G') || !/(?<!\p{L})s[ei](?!\p{L})/iu.test(sentence))
}

/** What a sentence is to a reader who wants to know: sent elsewhere, named a document, or told something. */
export type Sense = 'deferral' | 'reference' | 'content'

/**
 * Decides word by word over closed lists: one word that could tell something of its own, and a sentence is content.
 * What stands in quotation marks is the name of a chapter.
 */
export const senseOf = (sentence: string, known: Known): Sense => {
  if (sentence.length > mostCharacters) return 'content'
  const plain = sentence.normalize('NFC').replace(/„[^“”"]*[“”"]|“[^”]*”|"[^"]*"|«[^»]*»|»[^«]*«/gu, ' ')
  const pattern = rolesOf(plain, known)
  if (pointers.some((pointer) => pointer.test(pattern)) && isTopic(plain, pattern)) return 'deferral'
  return reference.test(pattern) ? 'reference' : 'content'
}
