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

/** Lines that a hyphen at their end may join to a quote. */
const linesAtMost = 3
const endsBroken = /[\u00ad\u2010-][^\S\n]*\n\s*$/u

const goesOn = (text: string, from: number, to: number): boolean =>
  /[\u00ad\u2010-]\s*$/u.test(text.slice(Math.max(from, to - 20), to)) &&
  /^[^\S\n]*\n\s*\S/u.test(text.slice(to, to + 200))

/**
 * A stretch without the white space at its ends, letter for letter. A line that ends in a hyphen reads on in the next
 * one, so a stretch that would part the two takes both.
 */
const unbroken = (text: string, start: number, end: number): string => {
  let [from, to] = [start, end]
  for (
    let line = 0;
    line < linesAtMost && endsBroken.test(text.slice(Math.max(0, from - 20), from));
    line += 1
  ) {
    from = text.lastIndexOf('\n', text.slice(0, from).trimEnd().length - 1) + 1
  }
  for (let line = 0; line < linesAtMost && goesOn(text, from, to); line += 1) {
    const next = to + text.slice(to).search(/\S/)
    const lineEnd = text.indexOf('\n', next)
    to = lineEnd < 0 ? text.length : lineEnd
  }
  return text.slice(from, to).trim()
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
  const sentence = first && last ? unbroken(text, from + first.start, from + last.end) : ''
  if (saysSomething(sentence)) return sentence
  const line = unbroken(text, from, to)
  if (saysSomething(line)) return line
  if (from === 0) return undefined
  const withLineBefore = unbroken(text, nearby(text, from - 1, from - 1).from, to)
  return saysSomething(withLineBefore) ? withLineBefore : undefined
}
