import { breakAt, breaks, type FoldedText, type Stretch } from '../folding/folded-text.ts'
import type { Step } from './align.ts'
import type { Token } from './tokens.ts'

const longestShown = 80
const mostShown = 3

/** The character of the source that a place comes from, where it is one and needs no decoding. */
const writtenAt = ({ source, text, at, width }: FoldedText, place: number): string => {
  const start = at[place]!
  const written = source.slice(start, start + width[place]!).normalize('NFC')
  return written.length === 1 ? written : String.fromCharCode(text[place]!)
}

/** A stretch of folded text as a reader sees it, in quotation marks and on one line. */
export const shown = (folded: FoldedText, { from, to }: Stretch): string => {
  const cut = Math.min(to, from + longestShown)
  let text = ''
  for (let place = from; place < cut; place++) {
    // One character of the source may fold to several.
    if (place > from && folded.at[place] === folded.at[place - 1]) continue
    text += breakAt(folded.text[place]) === breaks.none ? writtenAt(folded, place) : ' '
  }
  return `„${text.toWellFormed()}${cut < to ? '…' : ''}“`
}

const across = (tokens: readonly Token[]): Stretch => ({ from: tokens[0]!.from, to: tokens.at(-1)!.to })

/** Steps in a row where source and quote are not alike, and the last token before them that is. */
interface Hunk {
  readonly source: readonly Token[]
  readonly quote: readonly Token[]
  readonly after: Token | undefined
}

const hunksOf = (steps: readonly Step[]): readonly Hunk[] => {
  const hunks: { source: Token[]; quote: Token[]; after: Token | undefined }[] = []
  let open = false
  let after: Token | undefined
  for (const { source, quote, isAlike } of steps) {
    if (!isAlike && !open) hunks.push({ source: [], quote: [], after })
    open = !isAlike
    if (isAlike) after = source
    else {
      if (source) hunks.at(-1)!.source.push(source)
      if (quote) hunks.at(-1)!.quote.push(quote)
    }
  }
  return hunks
}

/** Says in one line how a quote and the passage of a source that it was laid along differ. Undefined where they do not. */
export const describeDifferences = (
  source: FoldedText,
  quote: FoldedText,
  steps: readonly Step[],
): string | undefined => {
  const hunks = hunksOf(steps)
  if (hunks.length === 0) return undefined
  const lines = hunks.slice(0, mostShown).map((hunk) => {
    const where = hunk.after ? ` after ${shown(source, hunk.after)}` : ''
    if (hunk.source.length === 0)
      return `the quote has ${shown(quote, across(hunk.quote))}${where}, the source does not`
    const there = shown(source, across(hunk.source))
    if (hunk.quote.length === 0) return `the source has ${there}${where}, the quote leaves it out`
    return `the source has ${there} where the quote has ${shown(quote, across(hunk.quote))}`
  })
  const rest = hunks.length - lines.length
  return lines.join('; ') + (rest > 0 ? `; and ${rest} more` : '')
}
