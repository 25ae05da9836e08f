import type { Span } from './offset-map.ts'

/** Puts `insert` in the place of a stretch of the source. */
export interface Splice extends Span {
  readonly insert: string
}

/** Carries out splices that are in order and do not overlap. All else stays byte for byte. */
export const spliced = (html: string, splices: readonly Splice[]): string => {
  const parts: string[] = []
  let done = 0
  for (const { start, end, insert } of splices) {
    parts.push(html.slice(done, start), insert)
    done = end
  }
  parts.push(html.slice(done))
  return parts.join('')
}
