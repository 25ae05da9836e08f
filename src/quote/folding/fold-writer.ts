import { foldOf, kindOf, kinds, signs } from './characters.ts'
import { breaks, type FoldedText, isWord } from './folded-text.ts'

const breakSigns = [0, signs.space, signs.line, signs.paragraph, signs.cell]
/** Composition looks at no more than this many code units at once, as Unicode's stream-safe text format does. */
const longestCluster = 32

/** Takes a text down as it is folded, one character after the other. */
export class FoldWriter implements FoldedText {
  text: Uint16Array
  at: Int32Array
  width: Uint8Array
  length = 0
  /** The break that stands before what comes next. */
  gap: number = breaks.none
  /** A block tag stands before what comes next, and no text between. */
  afterTag = false
  private gapAt = 0
  private lines = 0

  constructor(readonly source: string) {
    const room = source.length + 16
    this.text = new Uint16Array(room)
    this.at = new Int32Array(room)
    this.width = new Uint8Array(room)
  }

  /**
   * A break stands at an offset of the source. The farthest of several counts; a blank line begins a new paragraph, and a tab
   * or a table's border that ends a line parts no cells.
   */
  part(rank: number, at: number): void {
    if (this.gap === breaks.none) this.gapAt = at
    if (rank === breaks.line && this.lines++ > 0) this.gap = Math.max(this.gap, breaks.paragraph)
    else if (rank > this.gap || (rank === breaks.line && this.gap === breaks.cell)) this.gap = rank
  }

  /** A folded code unit that comes from `width` code units of the source at `at`. */
  put(code: number, at: number, width: number): void {
    if (this.gap !== breaks.none) {
      if (this.length > 0) this.write(breakSigns[this.gap]!, this.gapAt, 1)
      this.gap = breaks.none
    }
    this.lines = 0
    this.afterTag = false
    this.write(code, at, width)
  }

  /** A combining mark: composes with what stands before it. */
  compose(code: number, at: number, width: number): void {
    const from = this.clusterStart
    if (this.length - from === longestCluster) {
      this.put(code, at, width)
      return
    }
    const start = from < this.length ? this.at[from]! : at
    const cluster = String.fromCharCode(...this.text.subarray(from, this.length), code).normalize('NFC')
    // Marks that did not compose before may do so now: what they leave behind must be zero again.
    this.text.fill(0, from, this.length)
    this.length = from
    for (let index = 0; index < cluster.length; index++) {
      this.put(foldOf(cluster.charCodeAt(index)), start, at + width - start)
    }
  }

  /** Where the character begins that a combining mark composes with. */
  private get clusterStart(): number {
    if (this.gap !== breaks.none || this.length === 0) return this.length
    let from = this.length - 1
    while (from > 0 && kindOf(this.text[from]!) === kinds.mark && this.length - from < longestCluster) from--
    return from
  }

  /** Where what comes next will stand. */
  get next(): number {
    return this.gap === breaks.none || this.length === 0 ? this.length : this.length + 1
  }

  /** Whether a letter or a digit was put last, and nothing stands between it and what comes next. */
  get goesOn(): boolean {
    return this.gap === breaks.none && isWord(this, this.length - 1)
  }

  /** What was put last, where nothing stands between it and what comes next. */
  get last(): number | undefined {
    return this.gap === breaks.none ? this.text[this.length - 1] : undefined
  }

  private write(code: number, at: number, width: number): void {
    if (this.length === this.text.length) this.grow()
    this.text[this.length] = code
    this.at[this.length] = at
    this.width[this.length] = Math.min(width, 255)
    this.length++
  }

  private grow(): void {
    const room = Math.ceil(this.text.length * 1.5)
    const { text, at, width } = this
    this.text = new Uint16Array(room)
    this.at = new Int32Array(room)
    this.width = new Uint8Array(room)
    this.text.set(text)
    this.at.set(at)
    this.width.set(width)
  }
}
