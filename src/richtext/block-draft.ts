import { raised } from './raised.ts'
import type { Run, RunStyle } from './rich-text.ts'
import { sameStyle } from './style.ts'

/** A block's text and runs, and the segments that lead back to the source: how long each is, and where it came from. */
export interface DraftedBlock {
  readonly text: string
  readonly runs: readonly Run[]
  readonly lengths: readonly number[]
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** A block while its text is still coming in: white space collapses as in a browser, and every unit knows its origin. */
export class BlockDraft {
  readonly #parts: string[] = []
  readonly #lengths: number[] = []
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #runs: { style: RunStyle; length: number }[] = []
  /** The segment of a collapsed space that is dropped again where nothing follows it on its line. */
  #openSpace = -1
  #atLineStart = true
  length = 0

  /** Adds text that stands for the source between `from` and `to`. */
  add(text: string, style: RunStyle, from: number, to: number) {
    this.#append(raised(text, style.script), style, from, to)
    this.#openSpace = -1
    this.#atLineStart = false
  }

  /** Adds white space of the source: one space, or nothing at a line's start and after another space. */
  addSpace(style: RunStyle, from: number, to: number) {
    if (this.#atLineStart || this.#openSpace >= 0) return this.#leaveOut(from, to)
    this.#openSpace = this.#lengths.length
    this.#append(' ', style, from, to)
  }

  addLineBreak(style: RunStyle, from: number, to: number) {
    this.#dropOpenSpace()
    this.#append('\n', style, from, to)
    this.#atLineStart = true
  }

  finish(): DraftedBlock {
    this.#dropOpenSpace()
    this.#dropLastLineBreak()
    const text = this.#parts.join('')
    const runs: Run[] = []
    let at = 0
    for (const { style, length } of this.#runs) {
      if (length > 0) runs.push({ text: text.slice(at, at + length), style, start: at, end: at + length })
      at += length
    }
    return { text, runs, lengths: this.#lengths, from: this.#from, to: this.#to }
  }

  #append(text: string, style: RunStyle, from: number, to: number) {
    this.#parts.push(text)
    this.#lengths.push(text.length)
    this.#from.push(from)
    this.#to.push(to)
    this.length += text.length
    const last = this.#runs.at(-1)
    if (last && sameStyle(last.style, style)) last.length += text.length
    else this.#runs.push({ style, length: text.length })
  }

  #leaveOut(from: number, to: number) {
    this.#lengths.push(0)
    this.#from.push(from)
    this.#to.push(to)
  }

  #dropOpenSpace() {
    if (this.#openSpace < 0) return
    this.#dropLastPart(this.#openSpace)
    this.#openSpace = -1
  }

  /** A browser shows no empty line for a line break that ends a block. */
  #dropLastLineBreak() {
    if (this.#parts.at(-1) === '\n') this.#dropLastPart(this.#lengths.findLastIndex((length) => length > 0))
  }

  #dropLastPart(segment: number) {
    this.#lengths[segment] = 0
    this.#parts.pop()
    this.length -= 1
    const last = this.#runs.at(-1)
    if (last) last.length -= 1
  }
}
