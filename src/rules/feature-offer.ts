import { verbOf, wordsOf } from './feature-words.ts'

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
