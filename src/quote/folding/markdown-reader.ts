import { kindOf, kinds, signs } from './characters.ts'
import { breaks, isLetter } from './folded-text.ts'
import { endOf, matchOf } from './look-ahead.ts'
import { type MarkdownLink, MarkdownLinks } from './markdown-links.ts'
import { isWordCode, type TextWriter } from './text-writer.ts'

const lowered = /~[\d+−-]{1,4}~/y
const power = /\^(?:\{([^{}\n]{1,12})\}|\(([-+−–]?\d{1,4})\)|([-+−–]?\d{1,4})\^?)/y
const footnote = /\[(?:\^[^\]\s]{1,40}|\d{1,3}(?:[,–-] ?\d{1,3}){0,5})\](?![(:])/y
const phraseEnd = /[ \t]{0,4}[.,;:!?)\r\n]/y
const escapable = /[!-/:-@[-`{-~\r\n]/

/** Reads the Markdown inside the lines of a text. Every method gives the offset after what it read. */
export class MarkdownReader {
  private readonly links: MarkdownLinks
  /** The link or image whose text is being read. */
  private link: (MarkdownLink & { readonly imageFrom?: number }) | undefined

  constructor(private readonly out: TextWriter) {
    this.links = new MarkdownLinks(out.source)
  }

  /** At a `\`: before a mark it only says that the mark is one. */
  backslash(at: number): number {
    const { source } = this.out
    return escapable.test(source.charAt(at + 1)) ? at + 1 : this.out.sign(source.charCodeAt(at), at, at + 1)
  }

  /** At a `*`, `_`, `~` or `=`: around words they dress them; between numbers or alone they are signs. */
  emphasis(at: number): number {
    const { out } = this
    const { source } = out
    const mark = source.charAt(at)
    let end = at + 1
    while (source[end] === mark) end++
    const next = source.charCodeAt(end)
    switch (mark) {
      case '*': {
        const multiplies = out.isAfterDigit && kindOf(next) === kinds.digit
        const isAlone = end === at + 1 && out.last === undefined && kindOf(next) === kinds.space
        return multiplies || isAlone ? out.sign(mark, at, end) : end
      }
      case '_':
        return out.goesOn && isWordCode(next) ? out.sign(mark, at, end) : end
      case '~': {
        if (end > at + 1) return end
        const closed = out.goesOn ? endOf(lowered, source, at) : undefined
        if (closed === undefined) return out.sign(mark, at, end)
        out.script('sub', out.placed(end, closed - 1), closed)
        return closed
      }
      default:
        if (source[end] === '>') return out.sign('⇒', at, end + 1)
        return end === at + 2 && out.goesOn !== isWordCode(next) ? end : out.sign(mark, at, end)
    }
  }

  /** At a `[`. */
  bracket(at: number): number {
    const { out } = this
    const link = this.links.at(at)
    if (link) {
      this.link = link
      return at + 1
    }
    const end = endOf(footnote, out.source, at)
    if (end === undefined || !this.takesNote(out.source[at + 1] === '^', end))
      return out.sign('[', at, at + 1)
    out.aside(() => out.plainStretch(at, end))
    return end
  }

  /** At a `!`. */
  exclamation(at: number): number {
    const { out } = this
    if (out.source[at + 1] === '=') return out.sign('≠', at, at + 2)
    const link = out.source[at + 1] === '[' ? this.links.at(at + 1) : undefined
    if (!link) return out.sign('!', at, at + 1)
    this.link = { ...link, imageFrom: out.next }
    return at + 2
  }

  /** At a `]`, where it ends the text of a link: its address is not read, and an image is not there for a reader at all. */
  linkEnd(at: number): number | undefined {
    const { out, link } = this
    if (at !== link?.close) return undefined
    const { target, imageFrom } = link
    if (imageFrom === undefined) {
      out.part(breaks.space, target.from)
      out.aside(() => out.plainStretch(target.from, target.to))
    } else if (out.length > imageFrom) out.asides.push({ from: imageFrom, to: out.length })
    return target.to
  }

  /** At a `^`. */
  caret(at: number): number {
    const { out } = this
    const match = matchOf(power, out.source, at)
    if (!match) return out.sign(signs.caret, at, at + 1)
    const [whole, inBraces, inBrackets, bare] = match
    const raised = (inBraces ?? inBrackets ?? bare)!
    const from = at + whole.lastIndexOf(raised)
    out.script('super', out.placed(from, from + raised.length), at + whole.length)
    return at + whole.length
  }

  /** Whether a number in brackets that ends at `end` refers to a note: it hangs on what stands before it. */
  private takesNote(isMarked: boolean, end: number): boolean {
    const { out } = this
    if (isMarked) return true
    if (out.gap === breaks.space) return endOf(phraseEnd, out.source, end) !== undefined
    if (out.last === undefined) return false
    const last = out.length - 1
    return isLetter(out, last)
      ? isLetter(out, last - 1)
      : !'([{<=≤≥±+~×/-'.includes(String.fromCharCode(out.last))
  }
}
