import { isOneOf, signs } from './folding/characters.ts'
import { breakAt, type FoldedText, isDigit, isWord, type Stretch } from './folding/folded-text.ts'
import { scan } from './folding/scan.ts'
import { roleOf } from './sign-roles.ts'

/** A quote after the fold, without the marks at its outer ends. */
export interface QuoteText {
  readonly folded: FoldedText
  /** What of the folded quote must stand; empty where the quote says nothing. */
  readonly whole: Stretch
  /** What its ellipses part it into; one where it has none, and none where a part says nothing or the parts are too many. */
  readonly pieces: readonly Stretch[]
}

/** A quote that leaves out more often than this is a quilt. */
const mostPieces = 20
const marks = '.,;:!?()[]{}…/\\|_*•→⇒'

const isMark = ({ text }: FoldedText, place: number): boolean =>
  breakAt(text[place]) > 0 ||
  isOneOf(marks, text[place]) ||
  // „<...>“ is an ellipsis in brackets of its own.
  (isOneOf('<', text[place]) && text[place + 1] === signs.ellipsis) ||
  (isOneOf('>', text[place]) && text[place - 1] === signs.ellipsis)

/** Whether the sign at a place may be dropped because only white space and marks stand before it. */
const isLeadingMark = (folded: FoldedText, place: number): boolean => {
  const code = folded.text[place]!
  if (code === signs.dash) return roleOf(folded, place) !== 'sign'
  if (code === signs.dot && isDigit(folded, place + 1)) return false
  return isMark(folded, place)
}

/** Whether a dash belongs to a raised number before it: `SO₄²⁻`. */
const isCharge = (folded: FoldedText, place: number): boolean => {
  let before = place - 1
  while (isDigit(folded, before)) before--
  return folded.text[before] === signs.caret
}

/** A hyphen or a minus right behind a word is part of it: `pre-`, `HCO₃⁻`. A longer dash is a mark. */
const isHyphen = (folded: FoldedText, place: number): boolean =>
  isWord(folded, place - 1) && /[-‐‑−⁻&]/.test(folded.source.charAt(folded.at[place]!))

const isTrailingMark = (folded: FoldedText, place: number): boolean =>
  folded.text[place] === signs.dash
    ? !isCharge(folded, place) && !isHyphen(folded, place)
    : isMark(folded, place)

/** A stretch without the marks at its ends. */
const trim = (folded: FoldedText, { from, to }: Stretch): Stretch => {
  let start = from
  let end = to
  while (start < end && isLeadingMark(folded, start)) start++
  while (end > start && isTrailingMark(folded, end - 1)) end--
  return { from: start, to: end }
}

const saysSomething = (folded: FoldedText, { from, to }: Stretch): boolean => {
  for (let place = from; place < to; place++) if (isWord(folded, place)) return true
  return false
}

/** Reads a quote: folds it, strips it, and parts it at its ellipses. Undefined where it is empty or of marks alone. */
export const readQuote = (quote: string): QuoteText | undefined => {
  const { folded } = scan(quote)
  const whole = trim(folded, { from: 0, to: folded.length })
  if (!saysSomething(folded, whole)) return undefined
  const pieces: Stretch[] = []
  let from = whole.from
  for (let place = whole.from; place <= whole.to; place++) {
    if (place < whole.to && folded.text[place] !== signs.ellipsis) continue
    const piece = trim(folded, { from, to: place })
    if (piece.to > piece.from) pieces.push(piece)
    from = place + 1
  }
  const isPlausible = pieces.length <= mostPieces && pieces.every((piece) => saysSomething(folded, piece))
  return { folded, whole, pieces: isPlausible ? pieces : [] }
}
