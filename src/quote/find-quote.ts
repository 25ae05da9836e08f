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
  /** What an ellipsis in it leaves out turns the sense. */
  readonly isTurned: boolean
}

/** The first of the chains, in order, that begins at or after a place. */
const firstFrom = (chains: readonly Chain[], place: number): Chain | undefined =>
  chains[firstWhere(chains.length, (index) => chains[index]!.match.from >= place)]

/** The chain that a match makes with the nearest that follows; one that turns nothing comes before one that does. */
const linked = (
  folded: Folded,
  match: Match,
  chains: readonly Chain[],
  straight: readonly Chain[],
): Chain | undefined => {
  const within = (next: Chain | undefined): Chain | undefined =>
    next && next.match.from - match.to <= longestEllipsis ? next : undefined
  const turns = (next: Chain): boolean =>
    turnWithin(folded.text, { from: match.to, to: next.match.from }) !== undefined
  const nearest = within(firstFrom(straight, match.to))
  if (nearest && !turns(nearest)) return { match, next: nearest, isTurned: false }
  const any = within(firstFrom(chains, match.to))
  return any && { match, next: any, isTurned: true }
}

/** Without chains that overlap: of those the shortest is kept, unless it is turned and a longer one is not. */
const apart = (chains: readonly Chain[]): readonly (readonly Match[])[] => {
  const kept: { readonly isTurned: boolean; readonly matches: readonly Match[] }[] = []
  for (const chain of chains.toReversed()) {
    const matches = piecesOf(chain)
    const after = kept.at(-1)
    if (after && matches.at(-1)!.to > after.matches[0]!.from) {
      if (!after.isTurned || chain.isTurned) continue
      kept.pop()
    }
    kept.push({ isTurned: chain.isTurned, matches })
  }
  return kept.toReversed().map(({ matches }) => matches)
}

const piecesOf = (chain: Chain | undefined): readonly Match[] =>
  chain ? [chain.match, ...piecesOf(chain.next)] : []

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
  let chains: readonly Chain[] = []
  for (const [index, piece] of pieces.toReversed().entries()) {
    const matches = findStretch(folded, quote, piece)
    const straight = chains.filter(({ isTurned }) => !isTurned)
    chains =
      index === 0
        ? matches.map((match) => ({ match, next: undefined, isTurned: false }))
        : matches.flatMap((match) => linked(folded, match, chains, straight) ?? [])
    if (chains.length === 0) return []
  }
  return apart(chains)
}
