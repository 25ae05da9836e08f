import { kindOf, kinds, signs } from './characters.ts'
import { breaks, type FoldedText, runStart, type Stretch, textOf } from './folded-text.ts'
import { HtmlReader } from './html-reader.ts'
import { lineHeadAt } from './line-head.ts'
import { endOf } from './look-ahead.ts'
import { MarkdownReader } from './markdown-reader.ts'
import type { Mark, Numbering } from './numbering.ts'
import { scriptOf } from './script-signs.ts'
import { isWordCode, TextWriter } from './text-writer.ts'

/** A text after one pass. What only its surroundings can decide is listed beside it. */
export interface Scanned {
  readonly folded: FoldedText
  /** What a quote may leave out: note marks, link addresses, check boxes. */
  readonly asides: readonly Stretch[]
  readonly numberings: readonly Numbering[]
  /** Numbers that stand alone on their lines. */
  readonly loneNumbers: readonly Stretch[]
  /** Where a new page begins after a form feed. */
  readonly pages: readonly number[]
}

const plusMinus = /\+[ \t]{0,2}\/[ \t]{0,2}[-−–]|\+[-−–](?=[ \t]?\d)/y
const dots = /\.{3,}|\.(?: \.){2,}|…\.*/y
const lineEnd = /[ \t]*(?:[\r\n\f]|<br\b|$)/iy
const headingEnd = /#{1,20}[ \t]{0,8}(?=[\r\n]|$)/y
const capital = /(?:<[^<>\n]{0,60}>|[^\p{L}\p{N}\n<]){0,12}\p{Lu}/uy
const softHyphen = 0xad

/** Reads a text once from its start to its end. */
class Scan {
  private readonly out: TextWriter
  private readonly html: HtmlReader
  private readonly markdown: MarkdownReader
  private readonly numberings: Numbering[] = []
  private readonly loneNumbers: Stretch[] = []
  private readonly pages: number[] = []
  private isLineStart = true
  private isQuoted = false
  private wasQuoted = false

  constructor(private readonly source: string) {
    this.out = new TextWriter(source)
    this.html = new HtmlReader(this.out, () => this.startLine())
    this.markdown = new MarkdownReader(this.out)
  }

  run(): Scanned {
    const { source, out, numberings, loneNumbers, pages } = this
    for (let at = 0; at < source.length; ) {
      const code = source.charCodeAt(at)
      const kind = kindOf(code)
      if (kind === kinds.space) out.part(breaks.space, at++)
      else if (kind === kinds.newline) at = this.newline(code, at)
      else if (kind === kinds.nothing) at++
      else if (this.isLineStart) at = this.lineHead(at)
      else if (kind === kinds.special) at = this.special(code, at)
      else if (kind === kinds.dash) at = this.dash(at)
      else out.plain(code, at++, 1)
    }
    return { folded: out, asides: out.asides, numberings, loneNumbers, pages }
  }

  private newline(code: number, at: number): number {
    const length = code === 0x0d && this.source.charCodeAt(at + 1) === 0x0a ? 2 : 1
    this.out.part(breaks.line, at)
    if (code === 0x0c || code === 0x2029) this.out.part(breaks.paragraph, at)
    if (code === 0x0c) this.pages.push(this.out.next)
    this.startLine()
    return at + length
  }

  private startLine(): void {
    this.isLineStart = true
    this.wasQuoted = this.isQuoted
    this.isQuoted = false
  }

  private special(code: number, at: number): number {
    const { source, out } = this
    switch (source[at]) {
      case '\t':
      case '|':
        out.part(breaks.cell, at)
        return at + 1
      case '<':
        return this.html.angle(at)
      case '>':
        return this.html.closingAngle(at)
      case '&':
        return this.html.ampersand(at, (end) => this.softHyphen(softHyphen, at, end))
      case ']':
        if (this.html.closesCharacterData(at)) return at + 3
        return this.markdown.linkEnd(at) ?? out.sign(code, at, at + 1)
      case '[':
        return this.markdown.bracket(at)
      case '!':
        return this.markdown.exclamation(at)
      case '*':
      case '_':
      case '~':
      case '=':
        return this.markdown.emphasis(at)
      case '^':
        return this.markdown.caret(at)
      case '\\':
        return this.markdown.backslash(at)
      case '#':
        return (out.goesOn ? undefined : endOf(headingEnd, source, at)) ?? out.sign(code, at, at + 1)
      case '+': {
        const end = endOf(plusMinus, source, at)
        return end === undefined ? out.sign(code, at, at + 1) : out.sign('±', at, end)
      }
      case '.':
      case '…': {
        const end = endOf(dots, source, at)
        return end === undefined ? out.sign(code, at, at + 1) : out.sign(signs.ellipsis, at, end)
      }
      case ',':
        // Two commas stand for a low quotation mark that the keyboard did not have.
        if (source[at + 1] === ',' && !out.goesOn && isWordCode(source.charCodeAt(at + 2))) return at + 2
        return out.sign(code, at, at + 1)
      case '†':
      case '‡':
        if (out.goesOn) out.aside(() => out.sign(code, at, at + 1))
        else out.sign(code, at, at + 1)
        return at + 1
      case '\u00ad':
      case '¬':
        return this.softHyphen(code, at, at + 1)
      default:
        return this.unusual(code, at)
    }
  }

  /** Raised and lowered characters in a row, and characters of two code units. */
  private unusual(code: number, at: number): number {
    const { source, out } = this
    const script = scriptOf(code)
    if (script) {
      let end = at
      while (scriptOf(source.charCodeAt(end)) === script) end++
      out.script(script, out.placed(at, end), end)
      return end
    }
    const low = source.charCodeAt(at + 1)
    if ((code & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00) {
      out.put(code, at, 2)
      return out.sign(low, at, at + 2)
    }
    out.plain(code, at, 1)
    return at + 1
  }

  private dash(at: number): number {
    const { source, out } = this
    let end = at + 1
    while (source[at] === '-' && source[end] === '-') end++
    if (source[end] === '>') return out.sign('→', at, end + 1)
    return out.sign(signs.dash, at, end)
  }

  /** Hidden inside a line; at its end it shows as a hyphen. */
  private softHyphen(code: number, at: number, end: number): number {
    if (this.out.goesOn && endOf(lineEnd, this.source, end) !== undefined)
      return this.out.sign(signs.dash, at, end)
    return code === softHyphen ? end : this.out.sign(code, at, end)
  }

  private lineHead(at: number): number {
    const { source, out } = this
    if (source[at] === '\t') {
      out.part(breaks.space, at)
      return at + 1
    }
    const tag = this.html.tag(at)
    if (tag !== undefined) return tag
    const isNewLine = out.length === 0 || out.gap >= breaks.line
    const head = lineHeadAt(source, at, { isQuoted: this.wasQuoted, isFirst: isNewLine })
    switch (head?.kind) {
      case 'layout':
        if (source[at] === '>') this.isQuoted = true
        else out.part(breaks.paragraph, at)
        return head.end
      case 'emphasis':
        return head.end
      case 'bullet':
        out.part(breaks.paragraph, at)
        return out.sign(signs.bullet, at, head.end)
      case 'box':
        out.aside(() => out.sign(head.sign, at, head.end))
        return head.end
      case 'aside':
        out.aside(() => out.plainStretch(at, head.end))
        return head.end
      case 'page number':
        if (!isNewLine || out.afterTag) break
        this.loneNumbers.push({ from: out.next, to: out.next + head.to - head.from })
        out.plainStretch(head.from, head.to)
        return head.end
      case 'numbering':
        this.numbering(head.mark, at, head.end)
        return head.end
    }
    this.isLineStart = false
    return at
  }

  private numbering({ style, value, roman, levels }: Mark, at: number, end: number): void {
    const { out, source } = this
    const from = out.next
    const last = out.length - 1
    const opens = out.gap >= breaks.paragraph || '.:;!?•'.includes(String.fromCharCode(out.text[last]!))
    const after = textOf(out, runStart(out, last), out.length)
    const isCapital = endOf(capital, source, end) !== undefined
    out.plainStretch(at, end)
    this.numberings.push({
      from,
      to: out.length,
      style,
      value,
      roman,
      levels,
      opens,
      capital: isCapital,
      after,
    })
  }
}

/** Reads a text: plain, HTML or Markdown. One pass; every look ahead is bounded or made once. */
export const scan = (source: string): Scanned => new Scan(source).run()
