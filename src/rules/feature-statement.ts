import type { Ability } from './ability.ts'
import { fillers, prepositionOf, pronouns, thingOf, verbOf, wordsOf } from './feature-words.ts'

/** What a clause says can be done: by whom, its words, and the places in them of the verb and of what it hangs on. */
export interface Offer {
  readonly by: 'assistant' | 'app'
  readonly words: readonly string[]
  readonly verb: number
  readonly modal: number
}

const personalModals = new Set('mohu můžu můžeme umím umíme dokážu dokážeme'.split(' '))
const appModals = new Set('umí umožňuje dokáže může'.split(' '))
const app = new Set('aplikace systém asistent program app application system assistant'.split(' '))
const inTheApp =
  /(?<!\p{L})(?:(?:v|přímo v|uvnitř) (?:této |tomto |naší )?(?:aplikaci|systému|programu)|(?:in|within) (?:the|this) (?:app|application|system))(?!\p{L})/iu
const negated =
  /(?<!\p{L})(?:ne(?:mohu|můžu|můžeme|může\p{L}*|umím|umí|umíme|umožňuje|dokáž\p{L}*|lze|jde|máme?|bud\p{L}*|smím|chc\p{L}*)|není|nejsem|bez|not|never|cannot|can['’]t|won['’]t|n['’]t|unable|without|ani|kdyby\p{L}*|bych|bychom|mimo|ručně|papír\p{L}*|outside|paper|by hand)(?!\p{L})|n['’]t(?!\p{L})/iu
const embedded = new Set(
  'zda jestli jestliže kdo komu jak kde kdy proč že který která které whether if who how where when why that which'.split(
    ' ',
  ),
)

const isFuture = (word: string): boolean =>
  verbOf(word) !== undefined &&
  /(?:šlu|šleme|íšu|íši|íšeme|ím|íme|nu|neme|[zž]u|[zž]i|[zž]eme|uji|uju|ujeme|aji|aju|ajeme)$/u.test(word)
const isInfinitive = (word: string): boolean => verbOf(word) !== undefined && /(?:t|ci)$/u.test(word)
const isEnglishVerb = (word: string, before: string): boolean =>
  verbOf(word) !== undefined && /^[a-z-]+$/.test(word) && !/^(?:an?|the|of|by|via|your|this)$/.test(before)
const isSomeInfinitive = (word: string): boolean =>
  /(?:[aeěiíy]t|out|[íe]ct|ci)$/u.test(word) && word.length > 3

const clausesOf = (sentence: string): readonly string[] => sentence.split(/[,;:–—()|\n]|\s-\s/u)

interface Governed {
  readonly verb: number
  /** The word that its own things follow: the modal, or what joins it to the verb before. */
  readonly modal: number
}

/** The verbs that a modal governs: none other in between, unless they are joined. */
const governed = (
  words: readonly string[],
  modal: number,
  isVerb: (word: string, before: string) => boolean,
): readonly Governed[] =>
  words.flatMap((word, index) => {
    if (index <= modal || index > modal + 8 || !isVerb(word, words[index - 1] ?? '')) return []
    const between = words.slice(modal + 1, index)
    if (between.some((each) => embedded.has(each))) return []
    const other = between.findLastIndex((each) => isSomeInfinitive(each) || verbOf(each) !== undefined)
    if (other < 0) return [{ verb: index, modal }]
    const joiner = between.findLastIndex((each) => /^(?:a|i|nebo|či|and|or)$/u.test(each))
    return joiner > other && between.length - joiner <= 4 ? [{ verb: index, modal: modal + 1 + joiner }] : []
  })

const czechOffers = (words: readonly string[], clause: string, isQuestion: boolean): readonly Offer[] => {
  const offers: Offer[] = []
  for (const [modal, word] of words.entries()) {
    if (words.slice(0, modal).some((each) => embedded.has(each))) break
    const isAsked = word === 'mám' || word === 'máme' ? modal === 0 && isQuestion : false
    const appSpeaks = appModals.has(word) && words.slice(0, modal).some((each) => app.has(each))
    const isPossible = /^(?:lze|můžete|jde)$/u.test(word) && inTheApp.test(clause)
    if (personalModals.has(word) || isAsked || appSpeaks || isPossible) {
      for (const each of governed(words, modal, isInfinitive))
        offers.push({ by: appSpeaks || isPossible ? 'app' : 'assistant', words, ...each })
    }
    if (isFuture(word)) offers.push({ by: 'assistant', words, verb: modal, modal })
  }
  const wish = words.indexOf('abych')
  if (wish === 0) {
    for (const [verb, word] of words.entries())
      if (verbOf(word) !== undefined && /l[ay]?$/u.test(word))
        offers.push({ by: 'assistant', words, verb, modal: 0 })
  }
  return offers
}

const englishModal =
  /(?<!\p{L})(?<who>i can|i will|i['’]ll|we can|i am able to|i['’]m able to|shall i|should i|let me|(?:want|like) me to|(?:the|this) (?:app|application|system|assistant) (?:can|lets you|allows you to)|you can)(?!\p{L})/giu

const englishOffers = (clause: string): readonly Offer[] =>
  [...clause.matchAll(englishModal)].flatMap(({ 0: text, index, groups }) => {
    const who = (groups?.['who'] ?? '').toLowerCase()
    if (who === 'you can' && !inTheApp.test(clause)) return []
    if (wordsOf(clause.slice(0, index)).some((word) => embedded.has(word))) return []
    const words = wordsOf(clause.slice(index + text.length))
    const by = /^(?:the|this|you)/u.test(who) ? ('app' as const) : ('assistant' as const)
    return governed(words, -1, isEnglishVerb).map((each) => ({ by, words, ...each }))
  })

/** All that a sentence offers to do, or says can be done in the app. Denials, conditions and what is done outside are none. */
export const offersIn = (sentence: string): readonly Offer[] => {
  const isQuestion = /\?\P{L}*$/u.test(sentence)
  const clauses = clausesOf(sentence)
  return clauses.flatMap((clause, index) => {
    if (
      negated.test(clause.replace(/^\s*abych/u, ' ')) ||
      /(?<!\p{L})abych(?!\p{L})/u.test(clause.trimStart().slice(5))
    )
      return []
    const wish = /^\s*abych(?!\p{L})/u.test(clause)
    if (wish && !/(?<!\p{L})(?:chcete|přejete si|mám|máme)\s*$/iu.test(clauses[index - 1] ?? '')) return []
    return [...czechOffers(wordsOf(clause), clause, isQuestion), ...englishOffers(clause)]
  })
}

const fits = (word: string, wanted: string): boolean => (prepositionOf(word) ?? thingOf(word)) === wanted

const isCode = (word: string): boolean => /^\p{L}{1,6}(?:-\d{1,5}){1,2}$/u.test(word)

/** Whether a word may stand before a thing without changing it: „soubory“ in „soubory PDF“. */
const mayPrecede = (word: string, wanted: string): boolean =>
  !fits(word, wanted) && (fillers.has(word) || (/^(?:pdf|docx)$/u.test(wanted) && thingOf(word) === 'file'))

/** Whether the things stand at a place in their order, fillers aside; where they end. */
const standAt = (words: readonly string[], from: number, object: readonly string[]): number | undefined => {
  let at = from
  for (const wanted of object) {
    while (at < words.length && mayPrecede(words[at] ?? '', wanted)) at += 1
    if (!fits(words[at] ?? '', wanted)) return undefined
    at += 1
  }
  while (isCode(words[at] ?? '')) at += 1
  return at
}

/** What takes a whole document. */
const documentLike: Readonly<Record<string, ReadonlySet<string>>> = {
  sign: new Set(['document', 'draft', 'version']),
  approve: new Set(['document', 'version']),
  print: new Set(['document', 'draft', 'version']),
}
const takesPronoun = new Set(['sign', 'print'])

const firstSaid = (words: readonly string[], from: number): number => {
  let at = from
  while (fillers.has(words[at] ?? '')) at += 1
  return at
}

/** A thing that is only named to say of what another is: „text dokumentu“ after the verb begins with its own noun. */
const isObjectOf = ({ words, verb, modal }: Offer, fitsAt: (at: number) => number | undefined): boolean => {
  if (fitsAt(firstSaid(words, verb + 1)) !== undefined) return true
  const middle = firstSaid(words, modal + 1)
  const middleEnd = modal < verb && middle < verb ? fitsAt(middle) : undefined
  if (middleEnd !== undefined && firstSaid(words, middleEnd) >= verb) return true
  const start = firstSaid(words, 0)
  const startEnd = start < modal ? fitsAt(start) : undefined
  return startEnd !== undefined && firstSaid(words, startEnd) >= modal
}

const endsThing = /^(?:o|for|to|by|via|and|or|a|i|nebo|if|now|when|as|so|but|too|also|right|rovnou|hned)$/u

/**
 * Whether what is taken for a thing is one: "the document reference" is no document, and „smazat záznam z tabulky“ or
 * „odstranit SOP-021“ may only take words out of a text.
 */
const isWholeThing = ({ words, verb }: Offer, at: number, end: number): boolean => {
  const [word, next] = [words[verb] ?? '', words[end]]
  const isDelete = verbOf(word) === 'delete'
  if (isDelete && isCode(words[firstSaid(words, at)] ?? '')) return false
  const isEnglish = /^[a-z-]+$/.test(word) && verb < at
  return next === undefined || end === verb || !(isDelete || isEnglish) || endsThing.test(next)
}

const byMail = (words: readonly string[], verb: number): boolean =>
  words.some((word, index) => {
    if (Math.abs(index - verb) > 5 || index === verb || thingOf(word) !== 'e-mail') return false
    const isWhole = /^e?-?mail$/u.test(word) && words[verb] !== 'send'
    return (
      /em$/u.test(word) || isWhole || /^(?:by|via|an)$/u.test(words[index - 1] ?? '') || index === verb + 1
    )
  })

/** Whether an offer is, without doubt, one of doing what an ability speaks of. */
export const isAbout = (offer: Offer, { verbs, objects }: Ability): boolean => {
  const { words, verb } = offer
  const word = words[verb] ?? ''
  const act = verbOf(word)
  if (act === undefined || !verbs.has(act)) return false
  const like = documentLike[act]
  const likeAt = (at: number): number | undefined =>
    [...(like ?? [])]
      .map((each) => standAt(words, at, [each]))
      .find((end) => end !== undefined && isWholeThing(offer, at, end))
  if (like && isObjectOf(offer, likeAt)) return true
  if (
    like &&
    takesPronoun.has(act) &&
    isObjectOf(offer, (at) => (pronouns.has(words[at] ?? '') ? at + 1 : undefined))
  )
    return true
  return objects.some((object) => {
    if (act === 'send' && object.length === 1 && object[0] === 'e-mail') {
      return byMail(words, verb) || (/^e-?mail$/u.test(word) && words.length > verb + 1)
    }
    if (prepositionOf(object[0] ?? '') !== undefined) {
      return [1, 2, 3].some(
        (ahead) =>
          standAt(words, verb + ahead, object) !== undefined &&
          !words.slice(verb + 1, verb + ahead).some((each) => prepositionOf(each) !== undefined),
      )
    }
    return isObjectOf(offer, (at) => {
      const end = standAt(words, at, object)
      return end !== undefined && isWholeThing(offer, at, end) ? end : undefined
    })
  })
}

const denials =
  /(?<!\p{L})(?:(?:aplikace|systém|program)\s(?:řízené dokumentace\s)?(?:bohužel\s)?(?:neumí|neumožňuje|nedokáže|nemůže)|(?:v|ve)\s(?:této\s|tomto\s)?(?:aplikaci|systému)\s(?:bohužel\s)?(?:nelze|není možné|nejde)|(?:the|this)\s(?:app|application|system)\s(?:cannot|can['’]t|is not able to|is unable to|does not let you|doesn['’]t let you)|neumím)(?!\p{L})(?<rest>[^,;:–—()|\n.!?]*)[.!\s]*$/iu

/** What a clause says that the app cannot do, where it says nothing else: the verb's words that follow the denial. */
export const denialsIn = (sentence: string): readonly (readonly string[])[] => {
  const rest = denials.exec(sentence)?.groups?.['rest']
  const words = rest === undefined ? [] : wordsOf(rest)
  return words.length > 0 ? [words] : []
}

/** Whether words deny an ability and nothing narrower: its verb, its thing, and nothing beside. */
export const deniesJust = (words: readonly string[], { verbs, objects }: Ability): boolean => {
  const said = words.filter((word) => !fillers.has(word))
  const act = verbOf(said[0] ?? '')
  if (act === undefined || !verbs.has(act)) return false
  return objects.some((object) => {
    const preposition = object.findIndex((word) => prepositionOf(word) !== undefined)
    const head = preposition < 0 ? object : object.slice(0, preposition)
    const end = head.length === 0 ? undefined : standAt(said, 1, head)
    return end !== undefined && end === said.length
  })
}
