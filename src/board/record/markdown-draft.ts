import type { OffsetMap } from '../../richtext/offset-map.ts'
import type { ShownRun, ShownStyle } from './shown-text.ts'

/** Leads from what is shown of a text back to its source, while it grows. */
export class Origins implements OffsetMap {
  readonly at: number[] = []
  readonly from: number[] = []
  readonly to: number[] = []
  length = 0

  add(units: number, from: number, to: number) {
    this.at.push(this.length)
    this.from.push(from)
    this.to.push(to)
    this.length += units
  }
}

/** Words with single spaces between them, or other white space. */
const pieces = /[^ \t\r\n]+(?: [^ \t\r\n]+)*|[ \t\r\n]+/g
const isWhite = /^[ \t\r\n]/

/** White space that is shown only where text follows it in its block. */
interface White {
  readonly text: string
  readonly style: ShownStyle
  readonly from: number
  readonly to: number
}

/** A block while its text is still coming in: every unit knows its origin. */
export class MarkdownDraft {
  readonly #runs: { style: ShownStyle; text: string; start: number; end: number }[] = []
  readonly #origins: Origins
  readonly start: number
  #white: White | undefined

  constructor(origins: Origins) {
    this.#origins = origins
    this.start = origins.length
  }

  get runs(): readonly ShownRun[] {
    return this.#runs
  }

  get text(): string {
    return this.#runs.map(({ text }) => text).join('')
  }

  /** Adds what stands for the source from `from` to `to`. */
  add(text: string, style: ShownStyle, from: number, to: number) {
    const white = this.#white
    this.#white = undefined
    if (white) this.#append(white.text, white.style, white.from, white.to)
    this.#append(text, style, from, to)
  }

  /** Adds a stretch of the source. A line break stays one; what indents the next line is left out. */
  addSource(source: string, style: ShownStyle, from: number, to: number) {
    for (const { 0: piece, index } of source.slice(from, to).matchAll(pieces)) {
      const [start, end] = [from + index, from + index + piece.length]
      if (isWhite.test(piece)) this.addWhite(piece, style, start, end)
      else this.add(piece, style, start, end)
    }
  }

  addWhite(piece: string, style: ShownStyle, from: number, to: number) {
    if (this.#runs.length === 0) return
    const before = this.#white
    const text = (before?.text ?? '') + piece
    this.#white = {
      text: text.includes('\n') ? '\n' : text,
      style: before?.style ?? style,
      from: before?.from ?? from,
      to,
    }
  }

  #append(text: string, style: ShownStyle, from: number, to: number) {
    const start = this.#origins.length - this.start
    this.#origins.add(text.length, from, to)
    const last = this.#runs.at(-1)
    if (last?.style === style) {
      last.text += text
      last.end += text.length
    } else this.#runs.push({ style, text, start, end: start + text.length })
  }
}
