import { signs } from './characters.ts'
import { entityAt } from './entities.ts'
import { breaks } from './folded-text.ts'
import { endOf, matchOf } from './look-ahead.ts'
import { type Tag, TagReader } from './tags.ts'
import { isWordCode, type TextWriter } from './text-writer.ts'

const characterData = '<![CDATA['
/** Also what word processors write for their own kind: `<![if !supportLists]>`. */
const declaration = /<(?:!\[?|\?)[a-zA-Z][^<>]{0,1000}>/y
const address = /<(?:(?:https?|ftp|mailto):[^\s<>]{1,2000}|[\w.+-]{1,100}@[\w.-]{1,200})>/y
const raised =
  /(<sup(?:\s[^<>]{0,200})?>\s{0,8}(?:<a\s[^<>]{0,300}>)?)([^<>&]{1,12})(?:<\/a>)?\s{0,8}<\/sup>/iy
const checkbox = /type\s*=\s*["']?checkbox/i
const listNumber = /\b(?:start|value)\s*=\s*["']?(\d{1,6})/i

/** Reads the HTML in a text. Every method gives the offset after what it read. */
export class HtmlReader {
  private readonly tags: TagReader
  /** What was once looked for in the rest of the text and is not there. */
  private readonly missing = new Set<string>()
  /** The lists that are open, each with the number of its next item where its items have one. */
  private readonly lists: (number | undefined)[] = []
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
    if (next === '-' && !/^ ?\d/.test(source.slice(at + 2, at + 4))) return this.out.sign('←', at, at + 2)
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
    if (source.startsWith('<!--', at)) return this.after('-->', at + 4)
    if (!source.startsWith(characterData, at)) return endOf(declaration, source, at)
    this.isCharacterData = true
    return at + characterData.length
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
          out.sign('_', tag.end, tag.end)
        return tag.end
      case 'hidden':
        return (tag.closing ? undefined : this.after(`</${tag.name}\\s*>`, tag.end)) ?? tag.end
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
    if (!match) return end
    const [whole, before, text] = match as unknown as [string, string, string]
    const from = at + before.length
    this.out.script('super', this.out.placed(from, from + text.length), at + whole.length)
    return at + whole.length
  }

  /** The offset after what closes, where it still comes. */
  private after(closing: string, from: number): number | undefined {
    if (this.missing.has(closing)) return undefined
    const pattern = new RegExp(closing, 'gi')
    pattern.lastIndex = from
    if (pattern.test(this.out.source)) return pattern.lastIndex
    this.missing.add(closing)
    return undefined
  }

  /** The items of a list bear bullets or, in an ordered one, numbers that only a browser shows. */
  private list({ name, closing, attributes, end }: Tag): void {
    const { lists, out } = this
    const number = listNumber.exec(attributes)?.[1]
    if (name === 'ol' || name === 'ul') {
      if (closing) lists.pop()
      else lists.push(name === 'ol' ? Number(number ?? 1) : undefined)
    } else if (name === 'li' && !closing) {
      out.sign(signs.bullet, end, end)
      out.part(breaks.space, end)
      const next = lists.at(-1)
      if (next === undefined) return
      const item = Number(number ?? next)
      lists[lists.length - 1] = item + 1
      out.aside(() => {
        for (const sign of `${item}.`) out.sign(sign, end, end)
      })
      out.part(breaks.space, end)
    }
  }
}
