import type { Folded } from './fold.ts'
import { signs } from './folding/characters.ts'
import { firstWhere } from './folding/first-where.ts'
import {
  breakAt,
  breaks,
  casedTextOf,
  type FoldedText,
  isDigit,
  isLetter,
  isWord,
  runEnd,
  type Stretch,
  textOf,
} from './folding/folded-text.ts'
import { isSameUnit, mayStandGlued } from './folding/units.ts'
import { groupsThousands, isInDate } from './numbers.ts'
import { areOneRole, roleOf } from './sign-roles.ts'

/** A place of a source where a stretch of a quote stands, in folded text. */
export interface Match extends Stretch {
  /** What of the source's omissions it leaves out. */
  readonly leftOut: readonly Stretch[]
}

/**
 * How many steps a search may still take. A source that repeats one phrase without end could ask for its length times that of
 * the quote; what is not found by then is not found.
 */
export interface Effort {
  left: number
}

/** How far one of the two texts was read. */
interface Side {
  readonly text: FoldedText
  place: number
  /** The farthest break since what was matched last. */
  gap: number
  /** Where what was matched last stands, and the break before that. */
  last: number
  lastGap: number
}

/** What was left out last, and what before that. */
interface LeftOut {
  readonly omission: Stretch
  readonly before: LeftOut | undefined
}

/** How far a source and a quote were read side by side. */
interface Progress {
  readonly source: Side
  readonly quote: Side
  /** The place in the quote of what was matched before the last. */
  beforeLast: number
  /** The first omission of the source that does not begin before its place. */
  omission: number
  leftOut: LeftOut | undefined
  /** What was matched last multiplies, though it may be written as a letter. */
  isTimes: boolean
  /** What was matched last is a unit, or a power of one. */
  isUnit: boolean
}

const codeOf = (sign: string): number => sign.charCodeAt(0)
const [star, plus, dot, letterX] = [codeOf('*'), codeOf('+'), codeOf('.'), codeOf('x')]
/** Signs that join two numbers into one: white space beside them counts. */
const joiners = new Set(Array.from('.,:/', codeOf))
const perSigns = new Set(Array.from('/·', codeOf))
/** Spaces that hold together what they stand between. */
const holding = /[\u00a0\u2000-\u200a\u202f\u205f]/
const hyphens = /[-‐‑\u00ad¬&]/

const leaveOut = (at: Progress, omission: Stretch): Progress => {
  at.source.place = omission.to
  at.source.gap = Math.max(at.source.gap, breaks.space)
  at.leftOut = { omission, before: at.leftOut }
  return at
}

const copyOf = (at: Progress): Progress => ({ ...at, source: { ...at.source }, quote: { ...at.quote } })

const currentOf = ({ text, place }: Side): number => text.text[place]!

const pass = (side: Side, rank: number): void => {
  side.gap = Math.max(side.gap, rank)
  side.place++
}

/** A caret after a letter is one way to write a raised number: m² is m^2 and m2. After a digit it is never loose. */
const isLooseCaret = ({ text, place, gap, last }: Side): boolean => {
  if (text.text[place] !== signs.caret || gap !== breaks.none || last < 0) return false
  const next = text.text[place + 1]
  if (isDigit(text, place + 1)) return isLetter(text, last)
  return (next === plus || next === signs.dash) && isWord(text, last) && !isDigit(text, place + 2)
}

/** Whether a side stands at the hyphen of a divided word that the other one, at a letter, has undivided. */
const isDivided = (divided: Side, whole: Side): boolean => {
  const { text, place, gap, last } = divided
  if (text.text[place] !== signs.dash || gap !== breaks.none || whole.gap !== breaks.none) return false
  if (!isLetter(text, last) || !isLetter(whole.text, whole.place)) return false
  return roleOf(text, place) === 'line end' && hyphens.test(text.source.charAt(text.at[place]!))
}

/** Whether a side stands at a letter x that multiplies: `3x`, `3 x 5`, `3000 xg`. */
const isTimesLetter = ({ text, place }: Side, isAfterDigit: boolean): boolean => {
  if (text.text[place] !== letterX || isLetter(text, place - 1)) return false
  const end = runEnd(text, place)
  const next = breakAt(text.text[end]) === breaks.none ? end : end + 1
  if (end === place + 1) return isAfterDigit || isDigit(text, next)
  return end === place + 2 && text.text[place + 1] === codeOf('g') && isAfterDigit
}

/** Reads a stretch of a quote along a source. */
class Comparison {
  private readonly alternatives: Progress[] = []
  private tried: Set<number> | undefined

  constructor(
    private readonly omissions: readonly Stretch[],
    private readonly quoteEnd: number,
    private readonly effort: Effort,
  ) {}

  run(start: Progress): Progress | undefined {
    for (let next: Progress | undefined = start; next; next = this.alternatives.pop()) {
      if (this.follow(next)) return next
    }
    return undefined
  }

  private follow(at: Progress): boolean {
    const { source, quote } = at
    while (this.effort.left-- > 0) {
      while (quote.place < this.quoteEnd && breakAt(currentOf(quote)) !== breaks.none)
        pass(quote, breakAt(currentOf(quote)))
      if (quote.place >= this.quoteEnd) return true
      this.passBreaks(at)
      if (source.place >= source.text.length) return false
      if (this.passBullet(source, quote) || this.passBullet(quote, source)) continue
      const isAfterDigit = isDigit(quote.text, quote.last)
      if (currentOf(source) === currentOf(quote)) {
        if (!holds(at)) return false
        take(
          at,
          currentOf(quote) === signs.times ||
            isTimesLetter(source, isAfterDigit) ||
            isTimesLetter(quote, isAfterDigit),
        )
        this.takeLetters(at)
      } else if (
        (currentOf(source) === signs.times && isTimesLetter(quote, isAfterDigit)) ||
        (currentOf(quote) === signs.times && isTimesLetter(source, isAfterDigit))
      ) {
        take(at, true)
      } else if (isLooseCaret(source)) source.place++
      else if (isLooseCaret(quote)) quote.place++
      else if (isDivided(source, quote)) {
        source.place++
        this.passBreaks(at)
        source.gap = breaks.none
      } else if (isDivided(quote, source)) {
        quote.place++
        while (breakAt(currentOf(quote)) !== breaks.none || currentOf(quote) === signs.bullet) quote.place++
        quote.gap = breaks.none
      } else return false
    }
    return false
  }

  /** Takes what is left of a word, where both sides have the same: the most of any text. */
  private takeLetters({ source, quote, isTimes }: Progress): void {
    if (isTimes || !isLetter(quote.text, quote.last)) return
    const [theirs, ours] = [source.text.text, quote.text.text]
    let length = 0
    const most = this.quoteEnd - quote.place
    while (
      length < most &&
      theirs[source.place + length] === ours[quote.place + length] &&
      isLetter(quote.text, quote.place + length)
    )
      length++
    source.place += length
    quote.place += length
    source.last = source.place - 1
    quote.last = quote.place - 1
  }

  /** Passes breaks in the source, and what a quote may leave out and does. */
  private passBreaks(at: Progress): void {
    const { source, quote } = at
    while (this.effort.left > 0) {
      const omission = this.omissions[at.omission]
      const rank = breakAt(currentOf(source))
      if (omission?.from === source.place) {
        at.omission++
        this.effort.left--
        const isMark =
          currentOf(source) === signs.caret && source.text.text[source.place + 1] === currentOf(quote)
        const mayStand = isMark || currentOf(source) === currentOf(quote)
        if (!mayStand) leaveOut(at, omission)
        else if (this.isNew(at)) this.alternatives.push(leaveOut(copyOf(at), omission))
      } else if (rank === breaks.none || source.place >= source.text.length) return
      else pass(source, rank)
    }
  }

  private isNew({ omission, quote }: Progress): boolean {
    const state = omission * (this.quoteEnd + 1) + quote.place
    this.tried ??= new Set()
    if (this.tried.has(state)) return false
    this.tried.add(state)
    return true
  }

  /** A bullet is for looks: the other side may have none, or one that is written as a dash. */
  private passBullet(side: Side, other: Side): boolean {
    if (currentOf(side) !== signs.bullet) return false
    const sign = currentOf(other)
    const isDash =
      (sign === signs.dash || sign === plus) &&
      other.gap > breaks.none &&
      roleOf(other.text, other.place) === 'between'
    if (sign === signs.bullet || sign === star || isDash) pass(other, breaks.space)
    pass(side, breaks.paragraph)
    return true
  }
}

const take = (at: Progress, isTimes: boolean): void => {
  at.beforeLast = at.quote.last
  for (const side of [at.source, at.quote]) {
    side.last = side.place++
    side.lastGap = side.gap
    side.gap = breaks.none
  }
  at.isTimes = isTimes
}

const isGlued = (gap: number): boolean => gap === breaks.none

/** Whether what stands at both places, the same by itself, is the same in its place. */
const holds = (at: Progress): boolean => {
  const { source, quote } = at
  const sign = currentOf(quote)
  if (
    (sign === signs.dash || sign === plus) &&
    !areOneRole(roleOf(source.text, source.place), roleOf(quote.text, quote.place))
  )
    return false
  return quote.last < 0 || (partsAlike(at) && isSameUnitThere(at))
}

/** Whether white space parts what was matched last from what comes now on both sides, or does not matter. */
const partsAlike = ({ source, quote, beforeLast, isTimes }: Progress): boolean => {
  const isDigitNow = isDigit(quote.text, quote.place)
  const joiner =
    isDigitNow && beforeLast >= 0 && isDigit(quote.text, beforeLast) ? quote.text.text[quote.last]! : 0
  const isAlike = isGlued(source.gap) === isGlued(quote.gap)
  if (joiners.has(joiner)) {
    const wasAlike = isGlued(source.lastGap) === isGlued(quote.lastGap)
    if (isAlike && wasAlike) return true
    if (joiner === dot)
      return wasAlike && isInDate(source.text, source.last) && isInDate(quote.text, quote.last)
    return joiner !== codeOf(',') && !isAlike && !wasAlike && isGlued(source.gap) === isGlued(source.lastGap)
  }
  if (joiner === signs.dash && Math.max(source.gap, source.lastGap) > breaks.line) {
    return Math.max(quote.gap, quote.lastGap) > breaks.line
  }
  const wasDigit = isDigit(quote.text, quote.last)
  if (isAlike) {
    const isHeld = holding.test(quote.text.source.charAt(quote.text.at[quote.place - 1]!))
    return !(wasDigit && isDigitNow && source.gap > breaks.space && isHeld)
  }
  if (isTimes || !isWord(quote.text, quote.last) || !isWord(quote.text, quote.place)) return true
  if (!wasDigit) return false
  const spaced = isGlued(source.gap) ? quote : source
  if (isDigitNow) return groupsThousands(spaced.text, spaced.place)
  const unit = textOf(quote.text, quote.place, runEnd(quote.text, quote.place))
  return spaced.gap <= breaks.line && mayStandGlued(unit)
}

/** Whether a unit has the letter case that makes it the same. Anything else has no case. */
const isSameUnitThere = (at: Progress): boolean => {
  const { source, quote } = at
  if (isDigit(quote.text, quote.place)) return true
  if (!isLetter(quote.text, quote.place)) {
    at.isUnit &&= perSigns.has(currentOf(quote)) || currentOf(quote) === signs.caret
    return true
  }
  if (isLetter(quote.text, quote.place - 1)) return true
  const isPer = perSigns.has(quote.text.text[quote.last]!)
  at.isUnit =
    at.isTimes ||
    isDigit(quote.text, quote.last) ||
    (isPer && (at.isUnit || isDigit(quote.text, at.beforeLast)))
  if (!at.isUnit) return true
  return isSameUnit(casedWord(source), casedWord(quote))
}

const longestUnit = 16

const casedWord = ({ text, place }: Side): string =>
  casedTextOf(text, place, Math.min(runEnd(text, place), place + longestUnit))

const sideAt = (text: FoldedText, place: number): Side => ({
  text,
  place,
  gap: breaks.none,
  last: -1,
  lastGap: breaks.none,
})

/** The match of a stretch of a quote that begins at a place of a source. Its edges may cut a word there. */
export const matchAt = (
  { text, omissions }: Folded,
  place: number,
  quote: FoldedText,
  { from, to }: Stretch,
  effort: Effort,
): Match | undefined => {
  const start: Progress = {
    source: sideAt(text, place),
    quote: sideAt(quote, from),
    beforeLast: -1,
    omission: firstWhere(omissions.length, (index) => omissions[index]!.from > place),
    leftOut: undefined,
    isTimes: false,
    isUnit: false,
  }
  const found = new Comparison(omissions, to, effort).run(start)
  if (!found) return undefined
  const leftOut: Stretch[] = []
  for (let left = found.leftOut; left; left = left.before) leftOut.push(left.omission)
  return { from: place, to: found.source.last + 1, leftOut: leftOut.reverse() }
}
