import { DecodingMode, HtmlEntityDecoder } from 'entities/decode'
import type { Span } from './offset-map.ts'

/** A piece of a text: white space as it stands in the source, or what is read for the source between the offsets. */
export type TextPiece = Span & ({ readonly kind: 'space' } | { readonly kind: 'text'; readonly text: string })

const ampersand = 0x26
const space = 0x20

const isSpace = (code: number) =>
  code === space || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c

/** Where a stretch ends that is read as it stands, single spaces between words included. */
const plainEnd = (html: string, start: number, end: number): number => {
  let index = start
  for (; index < end; index += 1) {
    const code = html.charCodeAt(index)
    if (code > ampersand) continue
    if (code === ampersand || code === 0 || (isSpace(code) && code !== space)) break
    if (code !== space) continue
    const next = index + 1 < end ? html.charCodeAt(index + 1) : 0
    if (next === ampersand || next === 0 || isSpace(next)) break
  }
  return index
}

let decoded = ''
const decoder = new HtmlEntityDecoder((code) => {
  decoded += String.fromCodePoint(code)
})

/** The character reference that begins at an ampersand, or the ampersand itself where none does. */
const reference = (html: string, start: number): TextPiece => {
  decoded = ''
  decoder.startEntity(DecodingMode.Legacy)
  const written = decoder.write(html, start + 1)
  const length = written < 0 ? decoder.end() : written
  if (decoded === '') return { kind: 'text', text: '&', start, end: start + 1 }
  const end = start + length
  return /^[ \t\n\f]$/.test(decoded)
    ? { kind: 'space', start, end }
    : { kind: 'text', text: decoded, start, end }
}

/** Cuts a text of a source into pieces. NUL characters, which a browser drops, are left out. */
export function* textPieces(html: string, { start, end }: Span): Generator<TextPiece> {
  for (let index = start; index < end; ) {
    const code = html.charCodeAt(index)
    let next = index + 1
    if (isSpace(code)) {
      while (next < end && isSpace(html.charCodeAt(next))) next += 1
      yield { kind: 'space', start: index, end: next }
    } else if (code === ampersand) {
      const piece = reference(html, index)
      next = piece.end
      yield piece
    } else if (code !== 0) {
      next = plainEnd(html, index, end)
      yield { kind: 'text', text: html.slice(index, next), start: index, end: next }
    }
    index = next
  }
}
