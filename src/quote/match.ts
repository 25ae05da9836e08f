import type { Folded } from './fold.ts'
import { signs } from './folding/characters.ts'
import { firstWhere } from './folding/first-where.ts'
import { breakAt, breaks, type FoldedText, isDigit, isLetter, type Stretch } from './folding/folded-text.ts'
import { isDivided, isLooseCaret, isTimesLetter } from './other-writing.ts'
import { holds } from './same-in-place.ts'
import { copyOf, currentOf, leaveOut, type Progress, pass, type Side, sideAt, take } from './side-by-side.ts'
import { roleOf } from './sign-roles.ts'

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
      while (breakAt(currentOf(quote)) !== breaks.none) pass(quote, breakAt(currentOf(quote)))
      if (quote.place >= this.quoteEnd) return true
      this.passBreaks(at)
      if (at.isDivided) source.gap = breaks.none
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
        at.isDivided = true
      } else if (isDivided(quote, source)) {
        quote.place++
        while (breakAt(currentOf(quote)) !== breaks.none) quote.place++
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
    const { source } = at
    while (this.effort.left > 0) {
      const omission = this.omissions[at.omission]
      const rank = breakAt(currentOf(source))
      if (omission?.from === source.place) {
        at.omission++
        this.effort.left--
        if (this.isNew(at)) this.alternatives.push(leaveOut(copyOf(at), omission))
      } else if (rank === breaks.none) return
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
      (sign === signs.dash || sign === signs.plus) &&
      other.gap > breaks.none &&
      roleOf(other.text, other.place) === 'between'
    if (sign === signs.bullet || sign === signs.star || isDash) pass(other, breaks.space)
    pass(side, breaks.paragraph)
    return true
  }
}

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
    isDivided: false,
  }
  const found = new Comparison(omissions, to, effort).run(start)
  if (!found) return undefined
  const leftOut: Stretch[] = []
  for (let left = found.leftOut; left; left = left.before) leftOut.push(left.omission)
  return { from: place, to: found.source.last + 1, leftOut: leftOut.reverse() }
}
