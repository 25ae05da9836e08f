import { characterClass, classOf, lowerOf, plainLetters } from './characters.ts'
import type { Stretch } from './window.ts'

/** A text as plain words are looked up in it, and where each unit of it starts and ends in the original. */
export interface PlainText {
  readonly folded: string
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const quotes = new Set(Array.from('„“”‟«»"‚‘’‛\'`', (each) => each.charCodeAt(0)))
const dashes = new Set(Array.from('‐‑‒–—―−', (each) => each.charCodeAt(0)))
const [quote, dash, blank] = [0x22, 0x2d, 0x20]
const longestCluster = 8

/** White space made one space, letters in lower case and composed, dashes and quotation marks in one spelling. */
export const plainText = (text: string): PlainText => {
  const { space, lineBreak, invisible, mark, letter, sign } = characterClass
  const units = new Uint16Array(text.length)
  const starts = new Uint32Array(text.length)
  const ends = new Uint32Array(text.length)
  let length = 0
  let spaced = true
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const kind = classOf(code)
    if (kind === invisible || (spaced && (kind === space || kind === lineBreak))) continue
    let end = at + 1
    let unit = code
    spaced = kind === space || kind === lineBreak
    if (spaced) unit = blank
    else if (kind === letter) {
      unit = lowerOf(code)
      while (end < text.length && end - at < longestCluster && classOf(text.charCodeAt(end)) === mark) end += 1
      if (end > at + 1) {
        const composed = plainLetters(text.slice(at, end)).toLowerCase()
        if (composed.length === 1) unit = composed.charCodeAt(0)
        else end = at + 1
      }
    } else if (kind === sign) {
      if (dashes.has(code)) unit = dash
      else if (quotes.has(code)) unit = quote
    }
    units[length] = unit
    starts[length] = at
    ends[length] = end
    length += 1
    at = end - 1
  }
  return { folded: new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units.subarray(0, length)), starts, ends }
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character)
const hasDigit = (text: string): boolean => /\d/.test(text)

/**
 * Whether the words at `start` to `end` stop where a reader sees a word stop. A code does not stop at a hyphen, a slash
 * or a point that goes on: `SOP-021` is not in `SOP-021-A`, nor 7.5.1 in 7.5.1.2.
 */
const isWhole = (folded: string, start: number, end: number): boolean => {
  const words = folded.slice(start, end)
  const [first, last] = [words[0], words[words.length - 1]]
  const [before, after] = [folded[start - 1], folded[end]]
  if (isWord(first)) {
    if (isWord(before)) return false
    const joint = before !== undefined && ('-_@#'.includes(before) || ('./,:'.includes(before) && hasDigit(first!)))
    if (joint && isWord(folded[start - 2])) return false
    if (before === '@' || before === '#') return false
  }
  if (isWord(last)) {
    if (isWord(after)) return false
    const tail = /[^\s]*$/.exec(words)![0]
    const next = folded[end + 1]
    if ((after === '-' || after === '_' || after === '@') && isWord(next)) return false
    if (after === '/' && hasDigit(tail) && isWord(next)) return false
    if ((after === '.' || after === ',') && hasDigit(tail) && hasDigit(next ?? '')) return false
    // `ISO 15189` stands in `ISO 15189:2022`; 14 does not stand in 14:10.
    if (after === ':' && hasDigit(tail) && hasDigit(next ?? '') && !/^:(?:19|20)\d\d(?!\d)/.test(folded.slice(end, end + 6))) return false
  }
  return true
}

/** Every place where words stand whole in a text, in its own offsets. */
export function* standing({ folded, starts, ends }: PlainText, words: string): Generator<Stretch> {
  const wanted = plainText(words).folded.trim()
  if (!/[\p{L}\p{N}]/u.test(wanted)) return
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (isWhole(folded, at, end)) yield { start: starts[at]!, end: ends[end - 1]! }
  }
}
