import type { Ability } from './ability.ts'
import type { Offer } from './feature-offer.ts'
import { fillers, prepositionOf, pronouns, thingOf, verbOf, wordsOf } from './feature-words.ts'

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

/** What stands for a whole document, by what is done to it. */
const documentLike: Readonly<Record<string, ReadonlySet<string>>> = {
  sign: new Set(['document', 'draft', 'version']),
  approve: new Set(['document', 'version']),
  print: new Set(['document', 'draft', 'version']),
}
const takesPronoun = new Set(['sign', 'print'])
const wholeDocuments = new Set(['document', 'draft', 'version', 'file', 'pdf', 'docx'])

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
  const like = objects.some(([thing = '']) => wholeDocuments.has(thing)) ? documentLike[act] : undefined
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
  /^\P{L}*(?:bohužel,?\s|unfortunately,?\s)?(?:(?:tato\s|tento\s)?(?:aplikace|systém|program)\s(?:řízené dokumentace\s)?(?:bohužel\s)?(?:neumí|neumožňuje|nedokáže|nemůže)|(?:v|ve)\s(?:této\s|tomto\s)?(?:aplikaci|systému)\s(?:bohužel\s)?(?:nelze|není možné|nejde)|(?:the|this)\s(?:app|application|system)\s(?:cannot|can['’]t|is not able to|is unable to|does not let you|doesn['’]t let you)|neumím)(?!\p{L})(?<rest>[^,;:–—()|\n.!?]*)[.!\s]*$/iu

/** What a sentence says that the app cannot do, where it says nothing else: the words that follow the denial. */
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
