import { expansionOf, foldOf, kindOf, kinds, signs } from './characters.ts'
import { entityAt } from './entities.ts'
import { FoldWriter } from './fold-writer.ts'
import { breaks, type FoldedText, isDigit, isLetter, runStart, textOf } from './folded-text.ts'
import { lineHeadAt } from './line-head.ts'
import { type MarkdownLink, MarkdownLinks } from './markdown-links.ts'
import type { Mark, Numbering } from './numbering.ts'
import { onTheLine, scriptOf, takesPower } from './script-signs.ts'
import { type Tag, TagReader } from './tags.ts'

/** A stretch of folded text, the end excluded. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

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

/** A code unit with its place in the source. */
type Placed = readonly [code: number, at: number]

const plusMinus = /\+[ \t]{0,2}\/[ \t]{0,2}[-−–]|\+[-−–](?=[ \t]?\d)/y
const dots = /\.{3,}|\.(?: \.){2,}|…\.*/y
const comment = /<!--[^]*?-->/y
const declaration = /<!\[CDATA\[|<[!?][a-zA-Z][^<>]{0,1000}>/y
const address = /<(?:(?:https?|ftp|mailto):[^\s<>]{1,2000}|[\w.+-]{1,100}@[\w.-]{1,200})>/y
const lowered = /~[\d+−-]{1,4}~/y
const power = /\^(?:\{([^{}\n]{1,12})\}|\(([-+−–]?\d{1,4})\)|([-+−–]?\d{1,4})\^?)/dy
const footnote = /\[(?:\^[^\]\s]{1,40}|\d{1,3}(?:[,–-] ?\d{1,3}){0,5})\](?![(:])/y
const raised = /<sup(?:\s[^<>]{0,200})?>\s{0,8}(?:<a\s[^<>]{0,300}>)?([^<>&]{1,12})(?:<\/a>)?\s{0,8}<\/sup>/diy
const lineEnd = /[ \t]*(?:[\r\n\f]|<br\b|$)/iy
const headingEnd = /#+[ \t]{0,8}(?=[\r\n]|$)/y
const phraseEnd = /[ \t]{0,4}(?:[.,;:!?)\r\n]|$)/y
const capital = /(?:<[^<>\n]{0,60}>|[^\p{L}\p{N}\n<]){0,12}\p{Lu}/uy
const noteText = /^[[(]?(?:\d{1,3}(?:[,–-]\d{1,3})*|[a-z*†‡])[\])]?$/

const endOf = (pattern: RegExp, source: string, at: number): number | undefined => {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : undefined
}

const is = (kind: number, code: number): boolean => !Number.isNaN(code) && kindOf(code) === kind
const isWordCode = (code: number): boolean => is(kinds.letter, code) || is(kinds.digit, code)
const signOf = (sign: string): number => sign.charCodeAt(0)

/** Reads a text once from its start to its end. */
class Scan {
  private readonly out: FoldWriter
  private readonly tags: TagReader
  private readonly links: MarkdownLinks
  private readonly asides: Stretch[] = []
  private readonly numberings: Numbering[] = []
  private readonly loneNumbers: Stretch[] = []
  private readonly pages: number[] = []
  /** What was once looked for in the rest of the text and is not there. */
  private readonly missing = new Set<string>()
  private isLineStart = true
  private isQuoted = false
  private wasQuoted = false
  private link: (MarkdownLink & { readonly imageFrom: number | undefined }) | undefined
  private addressEnd = -1
  private isCharacterData = false
  /** The lists that are open, each with the number of its next item; NaN where its items have none. */
  private readonly lists: number[] = []

  constructor(private readonly source: string) {
    this.out = new FoldWriter(source)
    this.tags = new TagReader(source)
    this.links = new MarkdownLinks(source)
  }

  run(): Scanned {
    const { source, out } = this
    for (let at = 0; at < source.length; ) {
      const code = source.charCodeAt(at)
      const kind = kindOf(code)
      if (kind === kinds.space) out.part(breaks.space, at++)
      else if (kind === kinds.newline) at = this.newline(code, at)
      else if (kind === kinds.nothing) at++
      else if (this.isLineStart && code === 0x09) out.part(breaks.space, at++)
      else if (this.isLineStart) at = this.lineHead(at)
      else if (kind === kinds.special) at = this.special(code, at)
      else if (kind === kinds.dash) at = this.dash(at)
      else this.plain(code, at++, 1)
    }
    const { asides, numberings, loneNumbers, pages } = this
    return { folded: out, asides, numberings, loneNumbers, pages }
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

  /** A character that no layout hangs on. `width` is what it takes of the source. */
  private plain(code: number, at: number, width: number): void {
    const { out, source } = this
    switch (kindOf(code)) {
      case kinds.space:
      case kinds.newline:
        return out.part(breaks.space, at)
      case kinds.nothing:
        return
      case kinds.mark:
        return out.compose(code, at, width)
      case kinds.quotation: {
        // „don’t“ is one word. Every other quotation mark is dress.
        const isApostrophe = '\'’ʼ‘´'.includes(String.fromCharCode(code))
        const isInside = out.goesOn && isLetter(out, out.length - 1) && is(kinds.letter, source.charCodeAt(at + width))
        if (isApostrophe && isInside) out.put(signs.apostrophe, at, width)
        return
      }
      case kinds.dash:
        return out.put(signs.dash, at, width)
      case kinds.bullet:
        return out.put(signs.bullet, at, width)
      case kinds.special: {
        const several = expansionOf(code)
        const script = scriptOf(code)
        if (several) for (let index = 0; index < several.length; index++) out.put(several.charCodeAt(index), at, width)
        else if (script) this.script(script, [[code, at]], at + width)
        else if (code === signOf('·') && !out.goesOn && is(kinds.space, source.charCodeAt(at + width))) out.put(signs.bullet, at, width)
        else if (code !== signOf('\u00ad')) out.put(foldOf(code), at, width)
        return
      }
      default:
        return out.put(foldOf(code), at, width)
    }
  }

  private plainStretch(from: number, to: number): void {
    for (let at = from; at < to; at++) this.plain(this.source.charCodeAt(at), at, 1)
  }

  /** Writes something that a quote may leave out. */
  private aside(write: () => void): void {
    const from = this.out.next
    write()
    if (this.out.length > from) this.asides.push({ from, to: this.out.length })
  }

  /** Writes one sign for a stretch of the source. */
  private sign(code: number, at: number, end: number): number {
    this.out.put(code, at, end - at)
    return end
  }

  private special(code: number, at: number): number {
    const { source, out } = this
    if (at === this.link?.close) return this.linkEnd(this.link)
    switch (source[at]) {
      case '\t':
      case '|':
        out.part(breaks.cell, at)
        return at + 1
      case '<':
        return this.angle(at)
      case '>':
        return this.closingAngle(at)
      case '&':
        return this.ampersand(at)
      case '*':
      case '_':
      case '~':
      case '=':
        return this.emphasis(code, at)
      case '[':
        return this.bracket(at)
      case ']':
        if (this.isCharacterData && source.startsWith(']]>', at)) return at + 3
        return this.sign(code, at, at + 1)
      case '!':
        return this.exclamation(at)
      case '\\':
        if (/^[!-/:-@[-`{-~\r\n]$/.test(source.charAt(at + 1))) return at + 1
        return this.sign(code, at, at + 1)
      case '^':
        return this.caret(at)
      case '+': {
        const end = endOf(plusMinus, source, at)
        return end === undefined ? this.sign(code, at, at + 1) : this.sign(signOf('±'), at, end)
      }
      case '.':
      case '…': {
        const end = endOf(dots, source, at)
        return end === undefined ? this.sign(code, at, at + 1) : this.sign(signs.ellipsis, at, end)
      }
      case ',':
        // Two commas stand for a low quotation mark that the keyboard did not have.
        if (source[at + 1] === ',' && !out.goesOn && isWordCode(source.charCodeAt(at + 2))) return at + 2
        return this.sign(code, at, at + 1)
      case '#':
        return (out.goesOn ? undefined : endOf(headingEnd, source, at)) ?? this.sign(code, at, at + 1)
      case '\u00ad':
      case '¬':
        return this.softHyphen(code, at, at + 1)
      default:
        return this.unusual(code, at)
    }
  }

  private unusual(code: number, at: number): number {
    const { source } = this
    const script = scriptOf(code)
    if (script) {
      let end = at
      const placed: Placed[] = []
      while (scriptOf(source.charCodeAt(end)) === script) placed.push([source.charCodeAt(end), end++])
      this.script(script, placed, end)
      return end
    }
    const low = source.charCodeAt(at + 1)
    if ((code & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00) {
      this.out.put(code, at, 2)
      return this.sign(low, at, at + 2)
    }
    this.plain(code, at, 1)
    return at + 1
  }

  private dash(at: number): number {
    const { source } = this
    let end = at + 1
    while (source[at] === '-' && source[end] === '-') end++
    if (source[at] === '-' && source[end] === '>') return this.sign(signOf('→'), at, end + 1)
    return this.sign(signs.dash, at, end)
  }

  /** Hidden inside a line; at its end it shows as a hyphen. */
  private softHyphen(code: number, at: number, end: number): number {
    if (this.out.goesOn && endOf(lineEnd, this.source, end) !== undefined) return this.sign(signs.dash, at, end)
    return code === signOf('\u00ad') ? end : this.sign(code, at, end)
  }

  private ampersand(at: number): number {
    const tag = this.tags.at(at)
    if (tag) return this.tag(tag, at)
    const entity = entityAt(this.source, at)
    if (!entity) return this.sign(signOf('&'), at, at + 1)
    const end = at + entity.length
    if (entity.text === '\u00ad') return this.softHyphen(signOf('\u00ad'), at, end)
    for (let index = 0; index < entity.text.length; index++) this.plain(entity.text.charCodeAt(index), at, entity.length)
    return end
  }

  private angle(at: number): number {
    const { source, out } = this
    const tag = this.tags.at(at)
    if (tag) return this.tag(tag, at)
    if (source.startsWith('<!--', at) && !this.missing.has('-->')) {
      const end = endOf(comment, source, at)
      if (end !== undefined) return end
      this.missing.add('-->')
    }
    const declared = endOf(declaration, source, at)
    if (declared !== undefined) {
      this.isCharacterData ||= source.startsWith('<![', at)
      return declared
    }
    const end = endOf(address, source, at)
    if (end !== undefined) {
      this.addressEnd = end - 1
      return at + 1
    }
    const next = source[at + 1]
    if (next === '=') return this.sign(signOf('≤'), at, at + 2)
    if (next === '<' && !out.goesOn && isWordCode(source.charCodeAt(at + 2))) return at + 2
    if (next === '-' && !/[\d ]/.test(source.charAt(at + 2))) return this.sign(signOf('←'), at, at + 2)
    return this.sign(signOf('<'), at, at + 1)
  }

  private closingAngle(at: number): number {
    const next = this.source[at + 1]
    if (at === this.addressEnd) return at + 1
    if (next === '=') return this.sign(signOf('≥'), at, at + 2)
    if (next === '>' && this.out.last !== undefined) return at + 2
    return this.sign(signOf('>'), at, at + 1)
  }

  /** `*`, `_`, `~` and `=` around words dress them; between numbers or alone they are signs. */
  private emphasis(code: number, at: number): number {
    const { source, out } = this
    let end = at + 1
    while (source.charCodeAt(end) === code) end++
    const next = source.charCodeAt(end)
    const isAlone = out.last === undefined && (Number.isNaN(next) || !isWordCode(next)) && end === at + 1
    switch (source[at]) {
      case '*':
        if (isAlone && is(kinds.space, next)) return this.sign(code, at, end)
        return out.goesOn && isDigit(out, out.length - 1) && is(kinds.digit, next) ? this.sign(code, at, end) : end
      case '_':
        return out.goesOn && isWordCode(next) ? this.sign(code, at, end) : end
      case '~': {
        if (end > at + 1) return end
        const closed = out.goesOn ? endOf(lowered, source, at) : undefined
        if (closed === undefined) return this.sign(code, at, end)
        this.script('sub', this.placed(end, closed - 1), closed)
        return closed
      }
      default:
        if (source[end] === '>') return this.sign(signOf('⇒'), at, end + 1)
        return end === at + 2 && out.goesOn !== isWordCode(next) ? end : this.sign(code, at, end)
    }
  }

  private bracket(at: number): number {
    const { source } = this
    const link = this.links.at(at)
    if (link) {
      this.link = { ...link, imageFrom: undefined }
      return at + 1
    }
    const end = endOf(footnote, source, at)
    if (end === undefined || !this.takesNote(source[at + 1] === '^', end)) return this.sign(signOf('['), at, at + 1)
    this.aside(() => this.plainStretch(at, end))
    return end
  }

  /** Whether a number in brackets that ends at `end` refers to a note: it hangs on what stands before it. */
  private takesNote(isMarked: boolean, end: number): boolean {
    const { out, source } = this
    if (isMarked) return true
    if (out.gap === breaks.space) return endOf(phraseEnd, source, end) !== undefined
    if (out.last === undefined) return false
    const last = out.length - 1
    if (isLetter(out, last)) return isLetter(out, last - 1)
    return !'([{<=≤≥±+~×/'.includes(String.fromCharCode(out.last)) && out.last !== signs.dash
  }

  private exclamation(at: number): number {
    const { source } = this
    if (source[at + 1] === '=') return this.sign(signOf('≠'), at, at + 2)
    const link = source[at + 1] === '[' ? this.links.at(at + 1) : undefined
    if (!link) return this.sign(signOf('!'), at, at + 1)
    this.link = { ...link, imageFrom: this.out.next }
    return at + 2
  }

  private linkEnd({ target, imageFrom }: MarkdownLink & { readonly imageFrom: number | undefined }): number {
    const { out } = this
    if (imageFrom === undefined) {
      out.part(breaks.space, target.from)
      this.aside(() => this.plainStretch(target.from, target.to))
    } else if (out.length > imageFrom) this.asides.push({ from: imageFrom, to: out.length })
    return target.to
  }

  private caret(at: number): number {
    power.lastIndex = at
    const match = power.exec(this.source)
    const [from, to] = match?.indices?.slice(1).find((group) => group !== undefined) ?? []
    if (!match || from === undefined || to === undefined) return this.sign(signs.caret, at, at + 1)
    const end = at + match[0].length
    this.script('super', this.placed(from, to), end)
    return end
  }

  private placed(from: number, to: number): Placed[] {
    return Array.from({ length: to - from }, (_, index) => [this.source.charCodeAt(from + index), from + index] as const)
  }

  /**
   * Raised and lowered characters. A power keeps its caret, so that 10⁹ is never 109; a raised number after a word is a
   * note's mark; a lowered one after a letter stands on the line, as in H2O.
   */
  private script(script: 'super' | 'sub', placed: readonly Placed[], end: number): void {
    const { out, source } = this
    const onLine = placed.map(([code, at]) => [onTheLine(code), at] as const)
    const written = onLine.map(([code]) => String.fromCharCode(code)).join('')
    const write = (): void => {
      for (const [code, at] of onLine) this.plain(code, at, 1)
    }
    const [, at] = placed[0]!
    const isAfterDigit = out.gap === breaks.none && isDigit(out, out.length - 1)
    if (script === 'sub') {
      if (isAfterDigit && /^\d/.test(written)) out.put(signOf('_'), at, 1)
      return write()
    }
    if (/^[o0]$/.test(written) && /^\s?[CF]\b/.test(source.slice(end, end + 3).replace(/^<\/sup>/, ''))) return out.put(signOf('°'), at, 1)
    if (noteText.test(written) && !this.takesPower()) {
      return this.aside(() => {
        out.put(signs.caret, at, 1)
        write()
      })
    }
    if (/^\p{L}+$/u.test(written)) return write()
    out.put(signs.caret, at, 1)
    write()
    if (is(kinds.digit, source.charCodeAt(end))) out.put(signs.caret, end - 1, 1)
  }

  private takesPower(): boolean {
    const { out } = this
    if (out.last === undefined) return false
    if (!isLetter(out, out.length - 1)) return isDigit(out, out.length - 1) || ')]°'.includes(String.fromCharCode(out.last))
    return takesPower(textOf(out, runStart(out, out.length - 1), out.length))
  }

  private tag(tag: Tag, at: number): number {
    const { out, source } = this
    switch (tag.effect) {
      case 'inline':
        return tag.end
      case 'line':
        out.part(breaks.line, at)
        this.startLine()
        return tag.end
      case 'block':
      case 'item':
        out.part(breaks.paragraph, at)
        this.list(tag)
        out.afterTag = true
        this.startLine()
        return tag.end
      case 'cell':
        out.part(breaks.cell, at)
        this.isLineStart = false
        return tag.end
      case 'super': {
        raised.lastIndex = at
        const match = tag.closing ? null : raised.exec(source)
        const [from, to] = match?.indices?.[1] ?? []
        if (!match || from === undefined || to === undefined) return tag.end
        const end = at + match[0].length
        this.script('super', this.placed(from, to), end)
        return end
      }
      case 'sub':
        if (!tag.closing && isDigit(out, out.length - 1) && is(kinds.digit, source.charCodeAt(tag.end))) out.put(signOf('_'), tag.end, 1)
        return tag.end
      case 'hidden':
        return tag.closing ? tag.end : this.hiddenEnd(tag)
      case 'image':
        out.part(breaks.space, at)
        return tag.end
      case 'input':
        if (/type\s*=\s*["']?checkbox/i.test(tag.attributes)) this.box(/\bchecked\b/i.test(tag.attributes), at, tag.end)
        return tag.end
    }
  }

  /** A list's items bear bullets or, in an ordered one, numbers that only a browser shows. */
  private list({ name, closing, attributes, end }: Tag): void {
    const number = /\b(?:start|value)\s*=\s*["']?(\d{1,6})/i.exec(attributes)?.[1]
    if (name === 'ol' || name === 'ul') {
      if (closing) this.lists.pop()
      else if (this.lists.length < 100) this.lists.push(name === 'ol' ? Number(number ?? 1) : Number.NaN)
    } else if (name === 'li' && !closing) {
      const item = Number(number ?? this.lists.at(-1))
      if (this.lists.length > 0) this.lists[this.lists.length - 1] = item + 1
      this.out.put(signs.bullet, end, 0)
      this.out.part(breaks.space, end)
      if (!Number.isNaN(item)) {
        this.aside(() => {
          for (const sign of `${item}.`) this.out.put(signOf(sign), end, 0)
        })
      }
      this.out.part(breaks.space, end)
    }
  }

  private hiddenEnd({ name, end }: Tag): number {
    if (this.missing.has(name)) return end
    const closing = new RegExp(`</${name}\\s*>`, 'gi')
    closing.lastIndex = end
    if (closing.test(this.source)) return closing.lastIndex
    this.missing.add(name)
    return end
  }

  private box(isTicked: boolean, at: number, end: number): void {
    this.aside(() => this.sign(isTicked ? signs.ticked : signs.box, at, end))
  }

  private lineHead(at: number): number {
    const { source, out } = this
    const head = lineHeadAt(source, at, this.wasQuoted)
    const isNewLine = out.length === 0 || out.gap >= breaks.line
    switch (head?.kind) {
      case 'layout':
        if (source[at] === '>') this.isQuoted = true
        else out.part(breaks.paragraph, at)
        return head.end
      case 'bullet':
        out.part(breaks.paragraph, at)
        return this.sign(signs.bullet, at, head.end)
      case 'box':
        this.box(head.ticked, at, head.end)
        return head.end
      case 'aside':
        this.aside(() => this.plainStretch(at, head.end))
        return head.end
      case 'page number':
        if (!isNewLine || out.afterTag) break
        this.loneNumbers.push({ from: out.next, to: out.next + head.to - head.from })
        this.plainStretch(head.from, head.to)
        return head.end
      case 'numbering':
        if (!isNewLine && out.text[out.length - 1] !== signs.bullet) break
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
    const opens = out.length === 0 || out.gap >= breaks.paragraph || '.:;!?•'.includes(String.fromCharCode(out.text[last]!))
    const after = isLetter(out, last) ? textOf(out, runStart(out, last), out.length) : ''
    const isCapital = endOf(capital, source, end) !== undefined
    this.plainStretch(at, end)
    this.numberings.push({ from, to: out.length, style, value, roman, levels, opens, capital: isCapital, after })
  }
}

/** Reads a text: plain, HTML or Markdown. One pass; every look ahead is bounded or made once. */
export const scan = (source: string): Scanned => new Scan(source).run()
