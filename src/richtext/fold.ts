import type { OffsetMap } from './offset-map.ts'

/** Characters that a reader does not see: soft hyphen, zero-width space and joiners, direction marks. */
const unseen = '\\u00ad\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff'

/** Runs of white space, runs of unseen characters, and letters with marks of their own. */
const notPlain = new RegExp(`[\\s\\u0085${unseen}]+|[^\\p{M}\\s${unseen}]\\p{M}{1,8}`, 'gu')
const anyWhiteSpace = new RegExp(`[^\\S${unseen}]|\\u0085`, 'u')

const plain = (piece: string): string => {
  if (/^[\s\u0085\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069]/u.test(piece))
    return anyWhiteSpace.test(piece) ? ' ' : ''
  return piece.normalize('NFC')
}

/** A text as a reader sees it: white space as single spaces, unseen characters left out, letters composed. */
export interface FoldedText {
  readonly text: string
  /** Leads back to the text that was folded. */
  readonly origins: OffsetMap
}

/** Folds pieces of one text that stand one after another, each followed by the mark that joins it to the next. */
export const foldPieces = (
  pieces: readonly { readonly text: string; readonly start: number }[],
  join: string,
): FoldedText => {
  const folded: string[] = []
  const at: number[] = []
  const from: number[] = []
  const to: number[] = []
  let length = 0
  const add = (text: string, start: number, end: number) => {
    if (text === '') return
    folded.push(text)
    at.push(length)
    from.push(start)
    to.push(end)
    length += text.length
  }
  for (const { text, start } of pieces) {
    if (length > 0) add(join, start - 1, start)
    let done = 0
    for (const { 0: piece, index } of text.matchAll(notPlain)) {
      if (piece === ' ') continue
      add(text.slice(done, index), start + done, start + index)
      add(plain(piece), start + index, start + index + piece.length)
      done = index + piece.length
    }
    add(text.slice(done), start + done, start + text.length)
  }
  return { text: folded.join(''), origins: { at, from, to, length } }
}

/** Letters in lower case, unit by unit, so that offsets stay. */
export const lowerCase = (text: string): string => {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replace(/\p{Lu}/gu, (letter) => {
    const one = letter.toLowerCase()
    return one.length === letter.length ? one : letter
  })
}

/** A single line as a reader sees it, for comparing: folded, trimmed, in lower case. */
export const foldLine = (text: string): string => lowerCase(foldPieces([{ text, start: 0 }], '').text).trim()
