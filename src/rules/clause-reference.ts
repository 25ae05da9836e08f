import type { ClauseIndex } from '../suite/clause-index.ts'
import { deniesOrAsks } from './doubt.ts'
import {
  annexLabel,
  chapterLabel,
  clauseLabel,
  dottedNumbers,
  holdsNumber,
  isOutside,
  neighboursOf,
  numbersIn,
  sectionNumbers,
} from './section-number.ts'

/** A stretch of a sentence that cites what does not exist, and why. */
export interface BadCitation {
  readonly start: number
  readonly end: number
  readonly why: string
}

const standard =
  /(?<![\p{L}\p{N}])(?:(?:ČSN|STN|DIN|BS|EN|ISO|IEC|TS|TR|CLSI|OIML)[\s/]{1,3}){1,5}(?<number>\d{3,6}(?:-\d{1,2})?)(?:\s?:\s?(?<year>\d{4})|\s?\((?<inBrackets>\d{4})\))?/gu
const otherWork =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,5}-\d{2,5}|(?:zákon|vyhláš|nařízen|směrnic|příručk|smlouv|manuál|návod|postup|instrukc|regulation|directive|handbook|manual|contract)\p{L}*|IVDR|GDPR|MPA|ILAC)(?!\p{L})/u
const otherEdition =
  /(?<!\p{L})(?:vydán\p{L}*|edic\p{L}*|edition|ed\.\s?\d|dřív\p{L}*|předchoz\p{L}*|starš\p{L}*|star[éáý]\p{L}{0,2}|původn\p{L}*|nahra[zd]\p{L}*|previous\p{L}*|former\p{L}*|earlier|old(?:er)?|replace\p{L}*|revi[sz]\p{L}*|norm[ay] z roku)(?!\p{L})/iu
const unitAfter =
  /^\s?(?:%|‰|°|[µμm]?[lgm](?![\p{L}])|cm|kg|ks|h(?![\p{L}])|hod|min|s(?![\p{L}])|dn|let|rok)/u

const labelled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<label>${clauseLabel}|${chapterLabel})\\s{0,3}(?<list>${sectionNumbers})`,
  'giu',
)
const rightAfter = new RegExp(`^\\s{0,3},?\\s{0,3}\\(?(?<list>${dottedNumbers})`, 'u')
const isClause = new RegExp(`^${clauseLabel}$`, 'iu')
const joinsAfterStandard = /^[\s,:(–-]{0,4}(?:(?:v|ve|in|a to)\s)?$/u
const joinsBeforeStandard =
  /^[\s,(]{0,3}(?:(?:podle|dle|v|ve|z|ze|of|in|from)\s)?(?:the\s)?(?:norm\p{L}{1,2}\s|standard\p{L}{0,2}\s)?$/u

interface Mention {
  readonly number: string
  readonly year: string | undefined
  readonly start: number
  readonly end: number
}

const mentionsIn = (sentence: string): readonly Mention[] =>
  [...sentence.matchAll(standard)].map(({ 0: text, index, groups }) => ({
    number: groups?.['number'] ?? '',
    year: groups?.['year'] ?? groups?.['inBrackets'],
    start: index,
    end: index + text.length,
  }))

/** The index of the edition that is meant: of the year given or, without one, the only one there is. */
const indexOf = (
  { number, year }: Mention,
  sentence: string,
  indexes: readonly ClauseIndex[],
): ClauseIndex | undefined => {
  const known = indexes.filter(({ standard: name }) => new RegExp(`\\s${number}(?::|$)`, 'u').test(name))
  if (otherEdition.test(sentence)) return undefined
  if (year !== undefined) return known.find(({ standard: name }) => name.endsWith(`:${year}`))
  return known.length === 1 ? known[0] : undefined
}

/** The standard that a labelled clause belongs to, where the words leave no doubt. */
const ownerOf = (
  mentions: readonly Mention[],
  sentence: string,
  label: string,
  start: number,
  end: number,
): Mention | undefined => {
  const before = mentions.findLast((each) => each.end <= start)
  if (before && joinsAfterStandard.test(sentence.slice(before.end, start))) return before
  const after = mentions.find((each) => each.start >= end)
  if (after && joinsBeforeStandard.test(sentence.slice(end, after.start))) return after
  const [only, ...more] = mentions
  if (!only || more.length > 0 || !isClause.test(label) || otherWork.test(sentence)) return undefined
  // A semicolon parts what is said of one thing from what is said of another.
  return sentence.slice(Math.min(start, only.end), Math.max(end, only.start)).includes(';') ? undefined : only
}

const numbersOf = (index: ClauseIndex): ReadonlySet<string> =>
  new Set(index.clauses.flatMap(({ number }) => (/^\d/.test(number) ? [number] : [])))

/** Whether an edition certainly has no clause of a number: the index is sure of those that it would stand among. */
const hasNoClause = (index: ClauseIndex, number: string): boolean => {
  const numbers = numbersOf(index)
  if (!isOutside(number, numbers)) return false
  const among = new Set(neighboursOf(number, numbers))
  return index.clauses.every((clause) => clause.confidence !== 'low' || !among.has(clause.number))
}

/**
 * The clauses that a sentence cites and that do not exist in the edition of the standard that it names.
 * `known` says whether a source cites a number of a standard too: then it is not the chatbot's doing.
 */
export const missingClauses = (
  sentence: string,
  indexes: readonly ClauseIndex[],
  known: (standard: string, number: string) => boolean,
): readonly BadCitation[] => {
  const mentions = mentionsIn(sentence)
  if (mentions.length === 0 || deniesOrAsks.test(sentence)) return []
  const cited = [...sentence.matchAll(labelled)].flatMap(({ 0: text, index: start, groups }) => {
    const end = start + text.length
    const owner = ownerOf(mentions, sentence, groups?.['label'] ?? '', start, end)
    return owner ? [{ owner, list: groups?.['list'] ?? '', start, end }] : []
  })
  const bare = mentions.flatMap((owner) => {
    const found = rightAfter.exec(sentence.slice(owner.end))
    const end = owner.end + (found?.[0].length ?? 0)
    return found && !unitAfter.test(sentence.slice(end))
      ? [{ owner, list: found.groups?.['list'] ?? '', start: owner.start, end }]
      : []
  })
  return [...cited, ...bare].flatMap(({ owner, list, start, end }) => {
    const index = indexOf(owner, sentence, indexes)
    const wrong = index
      ? numbersIn(list).find((each) => hasNoClause(index, each) && !known(owner.number, each))
      : undefined
    return index && wrong !== undefined
      ? [{ start, end, why: `${index.standard} has no clause ${wrong}.` }]
      : []
  })
}

const annex = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<label>${annexLabel})\\s{0,3}(?<letter>\\p{Lu})(?![\\p{L}\\p{N}]|\\.\\d)`,
  'giu',
)
const annexOf = ({ number }: { readonly number: string }): readonly string[] =>
  /^Annex (\p{Lu})$/u.exec(number)?.slice(1) ?? []

/** Whether an edition certainly has no annex of a letter: the index lists some, and is sure of all of them. */
const hasNoAnnex = ({ clauses }: ClauseIndex, letter: string): boolean => {
  const annexes = clauses.filter((clause) => annexOf(clause).length > 0)
  return (
    annexes.length > 0 &&
    annexes.every((clause) => clause.confidence !== 'low' && !annexOf(clause).includes(letter))
  )
}

/** The annexes that a sentence cites right beside the standard that it names and that do not exist in that edition. */
export const missingAnnexes = (
  sentence: string,
  indexes: readonly ClauseIndex[],
  known: (standard: string, annex: RegExp) => boolean,
): readonly BadCitation[] => {
  const mentions = mentionsIn(sentence)
  if (mentions.length === 0 || deniesOrAsks.test(sentence)) return []
  return [...sentence.matchAll(annex)].flatMap(({ 0: text, index: start, groups }) => {
    const letter = groups?.['letter'] ?? ''
    const end = start + text.length
    // The pattern takes a small letter too: „příloha a její…“.
    const owner = /\p{Lu}/u.test(letter) && ownerOf(mentions, sentence, '', start, end)
    const index = owner ? indexOf(owner, sentence, indexes) : undefined
    if (!owner || !index || !hasNoAnnex(index, letter)) return []
    if (known(owner.number, new RegExp(`${annexLabel}\\s{0,3}${letter}(?![\\p{L}\\p{N}])`, 'iu'))) return []
    return [{ start, end, why: `${index.standard} has no annex ${letter}.` }]
  })
}

const near = 100

/** Whether a text cites a clause's number near the number of its standard. */
export const citesClause = (text: string, standardNumber: string, number: string): boolean => {
  for (let at = text.indexOf(standardNumber); at >= 0; at = text.indexOf(standardNumber, at + 1)) {
    if (holdsNumber(text.slice(Math.max(0, at - near), at + near), number)) return true
  }
  return false
}
