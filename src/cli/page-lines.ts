import { harmless, oneLine } from './output.ts'

/** Columns to write in: the terminal's where there is one, no more than can be read in one go. */
export const pageWidth = (columns: number | undefined = process.stdout.columns): number =>
  Math.min(100, Math.max(40, columns ?? 80))

/** Pieces of a word that fit; only what is longer than a line is cut. */
const cut = (word: string, room: number): readonly string[] => {
  const characters = [...word]
  const pieces: string[] = []
  for (let at = 0; at < characters.length; at += room) pieces.push(characters.slice(at, at + room).join(''))
  return pieces
}

const wrapLine = (line: string, room: number): readonly string[] => {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/ +/).flatMap((each) => cut(each, room))) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && [...longer].length > room) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current]
}

/**
 * A text that somebody else wrote, in lines that fit: each begins with `indent` spaces, and the first of them with `head`
 * in their place, which is the bench's own.
 */
export const wrapped = (text: string, width: number, indent: number, head = ''): readonly string[] => {
  const room = Math.max(10, width - indent)
  return harmless(text)
    .replaceAll('\t', '  ')
    .split('\n')
    .flatMap((line) => wrapLine(line.trimEnd(), room))
    .map((line, index) => `${index === 0 ? head.padEnd(indent) : ' '.repeat(indent)}${line}`.trimEnd())
}

/** The head of a part of a page, drawn to its edge. */
export const ruled = (title: string, width: number): string => {
  const shown = oneLine(title, width - 6)
  return `── ${shown} ${'─'.repeat(width - [...shown].length - 4)}`
}

/** A part of a page; nothing where it has no lines. */
export const part = (title: string, width: number, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', ruled(title, width), '', ...lines]
