import type { Folded } from '../fold.ts'
import { isOneOf, signs } from '../folding/characters.ts'
import {
  breakAt,
  breaks,
  type FoldedText,
  isDigit,
  isLetter,
  isWord,
  runEnd,
  runStart,
  type Stretch,
  textOf,
} from '../folding/folded-text.ts'
import type { Match } from '../match.ts'
import {
  awaitsDenial,
  isCopula,
  isEnglishTurn,
  isJoining,
  isLight,
  type Turn,
  turnOf,
} from './turning-words.ts'

const longestWord = 40

const wordAt = (folded: FoldedText, start: number): string =>
  textOf(folded, start, Math.min(runEnd(folded, start), start + longestWord))

/** „Li“ without a hyphen before it is lithium. */
const isLithium = ({ text }: FoldedText, start: number): boolean =>
  text[breakAt(text[start - 1]) === breaks.line ? start - 2 : start - 1] !== signs.dash

/** How the word at a place turns the sense. „No. 12“ only counts. */
const turnAt = (folded: FoldedText, start: number, next: number): Turn | undefined => {
  const word = wordAt(folded, start)
  const isNumber =
    word === 'no' &&
    folded.text[start + 2] === signs.dot &&
    isDigit(folded, breakAt(folded.text[start + 3]) > 0 ? start + 4 : start + 3)
  if (isNumber || (word === 'li' && isLithium(folded, start))) return undefined
  const previous = wordAt(folded, wordBefore(folded, start))
  return turnOf(word, previous, wordAt(folded, next))
}

const isLower = ({ source, at }: FoldedText, place: number): boolean => {
  const letter = source.charAt(at[place]!)
  return letter === letter.toLowerCase()
}

/** The comma before it parts nothing: what stands before says whether what follows is so („není pravda, že …“). */
const reporting = 'že'
/** Also a Czech conjunction, which begins something new. */
const article = 'a'

/** Where the word before a place begins, in the same clause, or -1. Brackets and a colon do not part it off. */
const wordBefore = (folded: FoldedText, place: number): number => {
  const { text } = folded
  const passed = wordAt(folded, place) === reporting ? '([:,' : '([:'
  // Beyond its ends a text has no sign that is passed.
  for (let index = place - 1; ; index--) {
    const rank = breakAt(text[index])
    if (isWord(folded, index)) return isLetter(folded, index) ? runStart(folded, index) : -1
    if (rank > breaks.line || (rank === breaks.line && !isLower(folded, place))) return -1
    if (rank === breaks.none && !isOneOf(passed, text[index])) return -1
  }
}

/** The word after a place, in the same sentence, or -1; and whether a comma, a bracket or a dash parts it off. */
const wordAfter = (
  folded: FoldedText,
  place: number,
): { readonly start: number; readonly isParted: boolean } => {
  const { text } = folded
  let isParted = false
  let isNewLine = false
  let index = place
  // Here too the end of the text ends the search.
  for (; !isWord(folded, index); index++) {
    const rank = breakAt(text[index])
    if (rank > breaks.line) return { start: -1, isParted }
    if (rank === breaks.line) isNewLine = true
    else if (rank === breaks.none) {
      if (!isOneOf(',([-', text[index])) return { start: -1, isParted }
      isParted = true
    }
  }
  const goesOn = isLetter(folded, index) && (!isNewLine || isLower(folded, index))
  return { start: goesOn ? index : -1, isParted }
}

/** The word that turns the sense of what begins at `from`: it stands right before, or reaches there through light words. */
const turnBefore = (folded: FoldedText, from: number): number | undefined => {
  let next = from
  let isBeforeArticle = false
  for (let steps = 0; steps < 4; steps++) {
    const start = wordBefore(folded, next)
    const word = wordAt(folded, start)
    if (turnAt(folded, start, next) && (!isBeforeArticle || isEnglishTurn(word))) return start
    if (!isLight(word) && wordAt(folded, next) !== reporting) return undefined
    isBeforeArticle ||= word === article
    next = start
  }
  return undefined
}

/**
 * The word that turns the sense of what ends at `to`: a condition that the same sentence goes on with („lze použít, pokud …“),
 * or a denial that the last word waits for („použít nelze“).
 */
const turnAfter = (folded: FoldedText, { from, to }: Stretch): number | undefined => {
  const last = wordAt(folded, runStart(folded, to - 1))
  const saysSomething = (): boolean => (textOf(folded, from, to).match(/[\p{L}\p{M}]{3,}/gu)?.length ?? 0) > 1
  let { start, isParted } = wordAfter(folded, to)
  for (let steps = 0; steps < 4; steps++) {
    const end = runEnd(folded, start)
    const next = wordAfter(folded, end)
    // „bude-li“ sets its condition in its second part.
    const isConditional = folded.text[end] === signs.dash && wordAt(folded, end + 1) === 'li'
    const turn = isConditional ? 'conditions' : turnAt(folded, start, next.start)
    if (turn === 'conditions') return saysSomething() ? start : undefined
    if (turn === 'denies') return !isParted && awaitsDenial(last) ? start : undefined
    const word = wordAt(folded, start)
    if (!isJoining(word) && !(isCopula(word) && awaitsDenial(last))) return undefined
    start = next.start
    isParted ||= next.isParted
  }
  return undefined
}

/** The first word in a stretch that turns the sense of what stands around it, where there is one. */
export const turnWithin = (folded: FoldedText, { from, to }: Stretch): number | undefined => {
  for (let index = from; index < to; index++) {
    if (!isWord(folded, index)) continue
    const end = runEnd(folded, index)
    if (turnAt(folded, index, wordAfter(folded, end).start)) return index
    index = end - 1
  }
  return undefined
}

/**
 * What turns the sense of a quote at one place of its source, as it is written there: a word that it leaves out, or one that
 * stands right beside it. Undefined where nothing does. `pieces` are what its ellipses join, in order.
 */
export const turningWord = ({ text }: Folded, pieces: readonly Match[]): string | undefined => {
  const [first, last] = [pieces[0]!, pieces.at(-1)!]
  const gaps = pieces.slice(1).map((piece, index) => ({ from: pieces[index]!.to, to: piece.from }))
  const leftOut = [...gaps, ...pieces.flatMap((piece) => piece.leftOut)]
  let place = turnBefore(text, first.from)
  for (const stretch of leftOut) place ??= turnWithin(text, stretch)
  place ??= turnAfter(text, last)
  if (place === undefined) return undefined
  const end = runEnd(text, place)
  return text.source.slice(text.at[place], text.at[end - 1]! + text.width[end - 1]!)
}
