import { findStretch } from './find-stretch.ts'
import type { Folded } from './fold.ts'
import { firstWhere } from './folding/first-where.ts'
import type { Match } from './match.ts'
import type { QuoteText } from './quote-text.ts'
import { turnWithin } from './turning/turn.ts'

/** How many characters, as a reader sees them, an ellipsis may stand for. */
export const longestEllipsis = 400

/** A place where pieces of a quote stand in order, from one of them to the last. */
interface Chain {
  readonly match: Match
  readonly next: Chain | undefined
}

/** The chain that a match makes with the nearest that follows. */
const linked = (match: Match, chains: readonly Chain[]): Chain | undefined => {
  const next = chains[firstWhere(chains.length, (index) => chains[index]!.match.from >= match.to)]
  return next && next.match.from - match.to <= longestEllipsis ? { match, next } : undefined
}

const piecesOf = (chain: Chain | undefined): readonly Match[] =>
  chain ? [chain.match, ...piecesOf(chain.next)] : []

/** Whether what stands between pieces turns the sense. */
const isTurned = ({ text }: Folded, pieces: readonly Match[]): boolean =>
  pieces.some(
    ({ from }, index) =>
      index > 0 && turnWithin(text, { from: pieces[index - 1]!.to, to: from }) !== undefined,
  )

/** The pieces of chains that do not overlap: the shortest of those that do, unless it is turned and a longer one is not. */
const apart = (folded: Folded, chains: readonly Chain[]): readonly (readonly Match[])[] => {
  const kept: (readonly Match[])[] = []
  for (const chain of chains.toReversed()) {
    const pieces = piecesOf(chain)
    const after = kept.at(-1)
    if (after && pieces.at(-1)!.to > after[0]!.from) {
      if (!isTurned(folded, after) || isTurned(folded, pieces)) continue
      kept.pop()
    }
    kept.push(pieces)
  }
  return kept.toReversed()
}

/**
 * Every place where a quote stands, as the matches of its pieces in order. A quote without an ellipsis, or one whose ellipsis
 * stands in the source too, is of one piece.
 */
export const findQuote = (
  folded: Folded,
  { folded: quote, whole, pieces }: QuoteText,
): readonly (readonly Match[])[] => {
  const found = findStretch(folded, quote, whole)
  if (found.length > 0 || pieces.length < 2) return found.map((match) => [match])
  let chains: readonly Chain[] | undefined
  for (const piece of pieces.toReversed()) {
    const after = chains
    chains = findStretch(folded, quote, piece).flatMap(
      (match) => (after ? linked(match, after) : { match, next: undefined }) ?? [],
    )
  }
  return apart(folded, chains ?? [])
}
