import { jsonText } from '../run/json-text.ts'

/** Control characters that could move a terminal's cursor or colour; line breaks and tabs are no harm. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** A text that somebody else wrote, made harmless for a terminal: control characters are shown as their numbers. */
export const harmless = (text: string): string =>
  text
    .toWellFormed()
    .replace(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A text in one line of at most `length` characters. */
export const oneLine = (text: string, length: number): string => {
  const line = harmless(text.replace(/\s+/g, ' ').trim())
  return line.length > length ? `${line.slice(0, length - 1)}…` : line
}

/** Writes a line to standard output. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Writes plain data as JSON to standard output. */
export const printJson = (value: unknown): void => print(jsonText(value))

/** Writes a line to standard error: what is said beside a result. */
export const note = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** A table for the terminal. Columns whose every cell is a number stand at the right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => row.map(harmless))
  const width = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => [...(row[column] ?? '')].length)),
  )
  const right = head.map(
    (_, column) => cells.length > 0 && cells.every((row) => /^[\d.,–—·-]*$/.test(row[column] ?? '')),
  )
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const space = ' '.repeat(Math.max(0, (width[column] ?? 0) - [...cell].length))
        return right[column] ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  return [line(head), width.map((each) => '─'.repeat(each)).join('  '), ...cells.map(line)].join('\n')
}
