import { expansionOf, foldOf, kindOf, kinds, signs } from './characters.ts'
import { FoldWriter } from './fold-writer.ts'
import { breaks, isDigit, isLetter, runStart, type Stretch, textOf } from './folded-text.ts'
import { onTheLine, scriptOf, takesPower } from './script-signs.ts'

/** A code unit of a text, where it stands in the source, and what it takes there. */
export type Placed = readonly [code: number, at: number, width: number]

const apostrophes = new Set(Array.from("'’ʼ‘´", (sign) => sign.charCodeAt(0)))
const [prime, doublePrime, degree, caret, underscore] = Array.from('′″°^_', (sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
]
const backtick = 0x60
const middleDot = 0xb7
const softHyphen = 0xad

const noteText = /^[[(]?(?:\d{1,3}(?:[,–-] ?\d{1,3})*|[a-z*†‡])[\])]?$/
/** A number with a bracket behind it alone is no power: `2³⁾` is a 2 with a note. */
const closedNote = /^\d{1,3}\)$/
const scale = /(?:<\/sup>)?\s?[CF]\b/y

/** Whether a code unit is a letter or a digit by itself; not a number is none. */
export const isWordCode = (code: number): boolean =>
  !Number.isNaN(code) && (kindOf(code) === kinds.letter || kindOf(code) === kinds.digit)

/** Takes down the characters of a text that no layout hangs on, and what a quote may leave out. */
export class TextWriter extends FoldWriter {
  readonly asides: Stretch[] = []

  /** One character; `width` is what it takes of the source. */
  plain(code: number, at: number, width: number): void {
    const kind = kindOf(code)
    if (kind === kinds.space || kind === kinds.newline) this.part(breaks.space, at)
    else if (kind === kinds.mark) this.compose(code, at, width)
    else if (kind === kinds.quotation) this.quotation(code, at, width)
    else if (kind === kinds.dash) this.put(signs.dash, at, width)
    else if (kind === kinds.bullet) this.put(signs.bullet, at, width)
    else if (kind === kinds.special) this.special(code, at, width)
    else if (kind !== kinds.nothing) this.put(foldOf(code), at, width)
  }

  plainStretch(from: number, to: number): void {
    for (let at = from; at < to; at++) this.plain(this.source.charCodeAt(at), at, 1)
  }

  /** One sign for a stretch of the source. Gives the offset after it. */
  sign(sign: string | number, at: number, end: number): number {
    this.put(typeof sign === 'string' ? sign.charCodeAt(0) : sign, at, end - at)
    return end
  }

  /** Something that a quote may leave out: what `write` takes down. */
  aside(write: () => void): void {
    const from = this.next
    write()
    if (this.length > from) this.asides.push({ from, to: this.length })
  }

  /** The code units of a stretch of the source. */
  placed(from: number, to: number): readonly Placed[] {
    return Array.from(
      { length: to - from },
      (_, index) => [this.source.charCodeAt(from + index), from + index, 1] as const,
    )
  }

  /**
   * Raised or lowered characters that end at `end`. A power keeps its caret, so that 10⁹ is never 109; a raised number after
   * a word is a note's mark; a lowered one after a letter stands on the line, as in H2O.
   */
  script(script: 'super' | 'sub', placed: readonly Placed[], end: number): void {
    const onLine = placed.map(([code, at, width]) => [onTheLine(code), at, width] as const)
    const written = onLine.map(([code]) => String.fromCharCode(code)).join('')
    const at = placed[0]![1]
    const write = (sign?: number): void => {
      if (sign !== undefined) this.put(sign, at, 1)
      for (const [code, place, width] of onLine) this.plain(code, place, width)
    }
    scale.lastIndex = end
    if (script === 'sub') write(this.isAfterDigit && /^\d/.test(written) ? underscore : undefined)
    else if (/^[o0]$/.test(written) && scale.test(this.source)) this.put(degree, at, placed[0]![2])
    else if (closedNote.test(written) || (noteText.test(written) && !this.takesPower))
      this.aside(() => write(caret))
    else if (/^\p{L}+$/u.test(written)) write()
    else {
      write(caret)
      if (/\d/.test(this.source.charAt(end))) this.put(caret, end - 1, 1)
    }
  }

  get isAfterDigit(): boolean {
    return this.gap === breaks.none && isDigit(this, this.length - 1)
  }

  private get takesPower(): boolean {
    if (this.last === undefined) return false
    if (this.isAfterDigit || ')]°'.includes(String.fromCharCode(this.last))) return true
    return (
      isLetter(this, this.length - 1) &&
      takesPower(textOf(this, runStart(this, this.length - 1), this.length))
    )
  }

  /** Quotation marks are dress, save inside words and numbers: „don’t“ is one word, 5′30 no 530. */
  private quotation(code: number, at: number, width: number): void {
    const next = this.source.charCodeAt(at + width)
    if (!this.goesOn || !isWordCode(next)) return
    const isSingle = apostrophes.has(code)
    if (this.isAfterDigit && kindOf(next) === kinds.digit) this.put(isSingle ? prime : doublePrime, at, width)
    else if (isSingle) {
      if (isLetter(this, this.length - 1)) this.put(signs.apostrophe, at, width)
    } else if (code !== backtick) this.part(breaks.space, at)
  }

  private special(code: number, at: number, width: number): void {
    const several = expansionOf(code)
    const script = scriptOf(code)
    if (several)
      for (let index = 0; index < several.length; index++) this.put(several.charCodeAt(index), at, width)
    else if (script) this.script(script, [[code, at, width]], at + width)
    else if (code === middleDot && !this.goesOn && !isWordCode(this.source.charCodeAt(at + width)))
      this.put(signs.bullet, at, width)
    else if (code !== softHyphen) this.put(foldOf(code), at, width)
  }
}
