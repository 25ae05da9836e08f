import { sentences } from '../richtext/index.ts'
import { saysSomething } from './says-something.ts'

/** Characters before and after a defect that a quote may take in. */
const reach = 300

/** Characters of a defect that a quote may show. */
const longest = 1_000

/** Where a quote that cannot begin with its line begins: after the first white space, so that no word is cut. */
const cutStart = (text: string, from: number, start: number): number => {
  const space = text.slice(from, start).search(/\s/)
  return space < 0 ? start : from + space
}

const cutEnd = (text: string, end: number, to: number): number => {
  const last = text.slice(end, to).search(/\s\S*$/)
  return last < 0 ? end : end + last
}

/** A line as far as it is within reach of a stretch of it. */
const nearby = (text: string, start: number, end: number): { readonly from: number; readonly to: number } => {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineBreak = text.indexOf('\n', end)
  const lineEnd = lineBreak < 0 ? text.length : lineBreak
  return {
    from: lineStart >= start - reach ? lineStart : cutStart(text, start - reach, start),
    to: lineEnd <= end + reach ? lineEnd : cutEnd(text, end, end + reach),
  }
}

/**
 * The quote that shows a stretch of a text: the sentence that holds it; where that has no word, the line; where that
 * has none either, the line before it too. Letter for letter, no word cut. Undefined where no word is near.
 */
export const quoteAround = (text: string, start: number, defectEnd: number): string | undefined => {
  const end = defectEnd - start <= longest ? defectEnd : cutEnd(text, start, start + longest)
  const { from, to } = nearby(text, start, end)
  const holding = sentences(text.slice(from, to)).filter(
    (each) => from + each.start < end && from + each.end > start,
  )
  const [first, last] = [holding[0], holding.at(-1)]
  const sentence = first && last ? text.slice(from + first.start, from + last.end) : ''
  if (saysSomething(sentence)) return sentence
  const line = text.slice(from, to).trim()
  if (saysSomething(line)) return line
  if (from === 0) return undefined
  const withLineBefore = text.slice(nearby(text, from - 1, from - 1).from, to).trim()
  return saysSomething(withLineBefore) ? withLineBefore : undefined
}
