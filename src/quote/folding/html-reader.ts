import { signs } from './characters.ts'
import { entityAt } from './entities.ts'
import { breaks } from './folded-text.ts'
import { endOf, matchOf } from './look-ahead.ts'
import { type Tag, TagReader } from './tags.ts'
import { isWordCode, type TextWriter } from './text-writer.ts'

const comment = /<!--[\s\S]*?-->/y
const declaration = /<!\[CDATA\[|<[!?][a-zA-Z][^<>]{0,1000}>/y
const address = /<(?:(?:https?|ftp|mailto):[^\s<>]{1,2000}|[\w.+-]{1,100}@[\w.-]{1,200})>/y
const raised =
  /<sup(?:\s[^<>]{0,200})?>\s{0,8}(?:<a\s[^<>]{0,300}>)?([^<>&]{1,12})(?:<\/a>)?\s{0,8}<\/sup>/diy
const checkbox = /type\s*=\s*["']?checkbox/i
const listNumber = /\b(?:start|value)\s*=\s*["']?(\d{1,6})/i
const mostLists = 100

/** Reads the HTML in a text. Every method gives the offset after what it read. */
export class HtmlReader {
  private readonly tags: TagReader
  /** What was once looked for in the rest of the text and is not there. */
  private readonly missing = new Set<string>()
  /** The lists that are open, each with the number of its next item; NaN where its items have none. */
  private readonly lists: number[] = []
  private addressEnd = -1
  private isCharacterData = false

  constructor(
    private readonly out: TextWriter,
    /** Called where a tag begins a line. */
    private readonly startLine: () => void,
  ) {
    this.tags = new TagReader(out.source)
  }

  /** A tag, where one begins at an offset. */
  tag(at: number): number | undefined {
    const tag = this.tags.at(at)
    return tag && this.effect(tag, at)
  }

  /** At a `<`. */
  angle(at: number): number {
    const { source } = this.out
    const read = this.tag(at) ?? this.comment(at)
    if (read !== undefined) return read
    const addressed = endOf(address, source, at)
    if (addressed !== undefined) {
      this.addressEnd = addressed - 1
      return at + 1
    }
    const next = source[at + 1]
    if (next === '=') return this.out.sign('≤', at, at + 2)
    if (next === '<' && !this.out.goesOn && isWordCode(source.charCodeAt(at + 2))) return at + 2
    if (next === '-' && !/[\d ]/.test(source.charAt(at + 2))) return this.out.sign('←', at, at + 2)
    return this.out.sign('<', at, at + 1)
  }

  /** At a `>` that closes no tag. */
  closingAngle(at: number): number {
    const { source } = this.out
    if (at === this.addressEnd) return at + 1
    if (source[at + 1] === '=') return this.out.sign('≥', at, at + 2)
    const isMark =
      source[at + 1] === '>' && this.out.last !== undefined && !isWordCode(source.charCodeAt(at + 2))
    return isMark ? at + 2 : this.out.sign('>', at, at + 1)
  }

  /** At a `]`, where it closes what XML calls character data. */
  closesCharacterData(at: number): boolean {
    return this.isCharacterData && this.out.source.startsWith(']]>', at)
  }

  /** At an `&`. `softHyphen` takes one down that is written as an entity. */
  ampersand(at: number, softHyphen: (end: number) => number): number {
    const tag = this.tag(at)
    if (tag !== undefined) return tag
    const entity = entityAt(this.out.source, at)
    if (!entity) return this.out.sign('&', at, at + 1)
    const end = at + entity.length
    if (entity.text === '\u00ad') return softHyphen(end)
    for (let index = 0; index < entity.text.length; index++)
      this.out.plain(entity.text.charCodeAt(index), at, entity.length)
    return end
  }

  private comment(at: number): number | undefined {
    const { source } = this.out
    if (source.startsWith('<!--', at)) {
      const end = this.missing.has('-->') ? undefined : endOf(comment, source, at)
      if (end === undefined) this.missing.add('-->')
      return end
    }
    const end = endOf(declaration, source, at)
    if (end !== undefined && source.startsWith('<![', at)) this.isCharacterData = true
    return end
  }

  private effect(tag: Tag, at: number): number {
    const { out } = this
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
        return tag.end
      case 'super':
        return tag.closing ? tag.end : this.raised(tag, at)
      case 'sub':
        if (!tag.closing && out.isAfterDigit && /\d/.test(out.source.charAt(tag.end)))
          out.sign('_', tag.end, tag.end + 1)
        return tag.end
      case 'hidden':
        return tag.closing ? tag.end : this.hidden(tag)
      case 'image':
        out.part(breaks.space, at)
        return tag.end
      case 'input':
        if (checkbox.test(tag.attributes)) this.box(/\bchecked\b/i.test(tag.attributes), at, tag.end)
        return tag.end
    }
  }

  private box(isTicked: boolean, at: number, end: number): void {
    this.out.aside(() => this.out.sign(isTicked ? signs.ticked : signs.box, at, end))
  }

  private raised({ end }: Tag, at: number): number {
    const match = matchOf(raised, this.out.source, at)
    const [from, to] = match?.indices?.[1] ?? []
    if (!match || from === undefined || to === undefined) return end
    this.out.script('super', this.out.placed(from, to), at + match[0].length)
    return at + match[0].length
  }

  private hidden({ name, end }: Tag): number {
    if (this.missing.has(name)) return end
    const closing = new RegExp(`</${name}\\s*>`, 'gi')
    closing.lastIndex = end
    if (closing.test(this.out.source)) return closing.lastIndex
    this.missing.add(name)
    return end
  }

  /** The items of a list bear bullets or, in an ordered one, numbers that only a browser shows. */
  private list({ name, closing, attributes, end }: Tag): void {
    const { lists, out } = this
    const number = listNumber.exec(attributes)?.[1]
    if (name === 'ol' || name === 'ul') {
      if (closing) lists.pop()
      else if (lists.length < mostLists) lists.push(name === 'ol' ? Number(number ?? 1) : Number.NaN)
    } else if (name === 'li' && !closing) {
      const item = Number(number ?? lists.at(-1))
      if (lists.length > 0) lists[lists.length - 1] = item + 1
      out.sign(signs.bullet, end, end)
      out.part(breaks.space, end)
      if (Number.isNaN(item)) return
      out.aside(() => {
        for (const sign of `${item}.`) out.sign(sign, end, end)
      })
      out.part(breaks.space, end)
    }
  }
}
