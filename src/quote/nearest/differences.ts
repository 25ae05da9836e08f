import { breakAt, breaks, casedTextOf, type FoldedText, type Stretch } from '../folding/folded-text.ts'
import type { Step } from './align.ts'
import type { Token } from './tokens.ts'

const longestShown = 80
const mostShown = 3

/** A stretch of folded text as a reader sees it, in quotation marks and on one line. */
export const shown = (folded: FoldedText, { from, to }: Stretch): string => {
  const cut = Math.min(to, from + longestShown)
  let text = ''
  for (let place = from; place < cut; place++) {
    text += breakAt(folded.text[place]) === breaks.none ? casedTextOf(folded, place, place + 1) : ' '
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

const words = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text.toLowerCase())
    .toSorted()
    .join(' ')

/** Says in one line how a quote and the passage of a source that it was laid along differ. Undefined where they do not. */
export const describeDifferences = (
  source: FoldedText,
  quote: FoldedText,
  steps: readonly Step[],
): string | undefined => {
  const hunks = hunksOf(steps)
  if (hunks.length === 0) return undefined
  const [inSource, inQuote] = [hunks.flatMap((hunk) => hunk.source), hunks.flatMap((hunk) => hunk.quote)]
  if (inSource.length > 0 && words(inSource) === words(inQuote)) {
    const all = steps.flatMap((step) => step.source ?? [])
    return `the source has the same words in another order: ${shown(source, across(all))}`
  }
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
