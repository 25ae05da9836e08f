import { breaks, type FoldedText, type Stretch } from './folding/folded-text.ts'

/** How far one of the two texts was read. */
export interface Side {
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
export interface Progress {
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
  /** The source divides a word here: what stands before its second part, such as the end of a page, parts nothing. */
  isDivided: boolean
}

/** A text that nothing was read of yet, from a place on. */
export const sideAt = (text: FoldedText, place: number): Side => ({
  text,
  place,
  gap: breaks.none,
  last: -1,
  lastGap: breaks.none,
})

/** Goes on behind something of the source that the quote leaves out. */
export const leaveOut = (at: Progress, omission: Stretch): Progress => {
  at.source.place = omission.to
  at.source.gap = Math.max(at.source.gap, breaks.space)
  at.leftOut = { omission, before: at.leftOut }
  return at
}

export const copyOf = (at: Progress): Progress => ({
  ...at,
  source: { ...at.source },
  quote: { ...at.quote },
})

/** The code unit that a side stands at. */
export const currentOf = ({ text, place }: Side): number => text.text[place]!

/** Passes a break, or what counts as one. */
export const pass = (side: Side, rank: number): void => {
  side.gap = Math.max(side.gap, rank)
  side.place++
}

/** Takes what both sides stand at for the same. */
export const take = (at: Progress, isTimes: boolean): void => {
  at.beforeLast = at.quote.last
  for (const side of [at.source, at.quote]) {
    side.last = side.place++
    side.lastGap = side.gap
    side.gap = breaks.none
  }
  at.isTimes = isTimes
  at.isDivided = false
}
