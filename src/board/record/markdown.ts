import { decodeHTMLStrict } from 'entities/decode'
import type { OffsetMap } from '../../richtext/offset-map.ts'
import { MarkdownCells } from './markdown-cells.ts'
import { MarkdownDraft, Origins } from './markdown-draft.ts'
import { isLink, type MarkdownNode, parseMarkdown } from './markdown-parser.ts'
import {
  deepest,
  plainStyle,
  type ShownBlock,
  type ShownStyle,
  type ShownText,
  type Step,
} from './shown-text.ts'

/** A text in Markdown as it looks. */
export interface ShownMarkdown extends ShownText {
  /** Leads from the text of all blocks, one after another, back to the source. */
  readonly origins: OffsetMap
}

const styles: Readonly<Record<string, Partial<ShownStyle>>> = {
  Emphasis: { italic: true },
  StrongEmphasis: { bold: true },
  Strikethrough: { strike: true },
  InlineCode: { code: true },
  Link: {},
}

const stepTags: Readonly<Record<string, Step['tag']>> = {
  BulletList: 'ul',
  OrderedList: 'ol',
  ListItem: 'li',
  Blockquote: 'blockquote',
}

type Kind = Pick<ShownBlock, 'kind' | 'level' | 'cell'>

const kindOf = (name: string): Kind | undefined => {
  if (name === 'Paragraph' || name === 'Task') return { kind: 'paragraph' }
  if (name === 'FencedCode') return { kind: 'code' }
  if (name === 'HorizontalRule') return { kind: 'rule' }
  const level = /Heading(\d)$/.exec(name)?.[1]
  return level === undefined ? undefined : { kind: 'heading', level: Number(level) }
}

/** A list, an item or a quotation that is open. */
interface OpenStep {
  readonly step: Step
  /** How many blocks there were when it opened. */
  readonly before: number
  /** Of an ordered list: the number of the next item, once the first has said its own. */
  next?: number
}

/** Goes through the tree of a text and writes down its blocks. */
class MarkdownReader {
  readonly blocks: ShownBlock[] = []
  readonly paths: (readonly Step[])[] = []
  readonly origins = new Origins()
  readonly #source: string
  readonly #open: OpenStep[] = []
  readonly #styles: ShownStyle[] = [plainStyle]
  readonly #cells = new MarkdownCells()
  #draft: { readonly kind: Kind; readonly text: MarkdownDraft } | undefined
  /** How far the source was read. */
  #read = 0

  constructor(source: string) {
    this.#source = source
  }

  /** @returns whether what the node holds is to be looked at */
  enter(node: MarkdownNode): boolean {
    const tag = stepTags[node.name]
    const kind = kindOf(node.name)
    if (tag) this.#openStep(tag, node.from)
    else if (kind) this.#begin(kind, kind.kind === 'code' || kind.kind === 'rule' ? node.to : node.from)
    else if (this.#draft) this.#enterInline(this.#draft.text, node)
    else this.#enterTable(node)
    // No picture is loaded: it is shown as it was typed.
    return node.name !== 'Image'
  }

  leave({ name, to }: MarkdownNode) {
    if (name in stepTags) this.#closeStep()
    else if (name in styles) {
      this.#take(to)
      this.#styles.pop()
    } else if (name === 'TableHeader' || name === 'TableRow') this.#addEmpty(this.#cells.endRow())
    else if (name === 'TableCell' || kindOf(name)) this.#finish(to)
  }

  #openStep(tag: Step['tag'], from: number) {
    const list = this.#open.at(-1)
    const before = this.blocks.length
    if (tag !== 'li' || list?.step.tag !== 'ol') return this.#open.push({ step: { tag }, before })
    const number = list.next ?? Number(/^\d+/.exec(this.#source.slice(from, from + 9))?.[0])
    list.next = number + 1
    return this.#open.push({ step: { tag, number }, before })
  }

  #closeStep() {
    const { step, before } = this.#open.at(-1)!
    if (step.tag === 'li' && before === this.blocks.length) this.#begin({ kind: 'paragraph' }, this.#read)
    this.#finish(this.#read)
    this.#open.pop()
  }

  #begin(kind: Kind, from: number) {
    const around = this.#open.at(-1)
    const isFirst = around?.step.tag === 'li' && around.before === this.blocks.length
    const own: Kind = isFirst && kind.kind === 'paragraph' ? { kind: 'list-item' } : kind
    this.#draft = { kind: own, text: new MarkdownDraft(this.origins) }
    this.#read = from
  }

  #finish(to: number) {
    this.#take(to)
    if (!this.#draft) return
    const { kind, text } = this.#draft
    this.#draft = undefined
    this.blocks.push({
      ...kind,
      runs: text.runs,
      text: text.text,
      start: text.start,
      end: this.origins.length,
    })
    this.paths.push(this.#open.slice(0, deepest).map(({ step }) => step))
  }

  /** Takes the source as it stands, from where it was read. */
  #take(to: number) {
    if (this.#read < to) this.#draft?.text.addSource(this.#source, this.#styles.at(-1)!, this.#read, to)
    this.#pass(to)
  }

  #pass(to: number) {
    this.#read = Math.max(this.#read, to)
  }

  #enterInline(text: MarkdownDraft, node: MarkdownNode) {
    const { name, from, to } = node
    const style = this.#styles.at(-1)!
    const source = this.#source.slice(from, to)
    if (name === 'Image' || name === 'LinkLabel' || name === 'LinkTitle' || name === 'URL') return
    if (name === 'LinkMark') return this.#enterLinkMark(text, node, source)
    this.#take(from)
    if (name in styles) this.#styles.push({ ...style, ...styles[name] })
    else if (name === 'Escape') this.#pass(from + 1)
    else this.#pass(to)
    if (name === 'CodeText') text.add(source, style, from, to)
    if (name === 'CodeInfo') {
      const beside = { ...style, beside: true } as const
      text.add(source, beside, from, to)
      text.add('\n', beside, to, to)
    }
    if (name === 'Entity') text.add(decodeHTMLStrict(source), style, from, to)
    if (name === 'TaskMarker') text.add(/x/i.test(source) ? '☑' : '☐', style, from, to)
    if (name === 'HardBreak') text.addWhite('\n', style, from, to)
  }

  /** Of a link the brackets go, and its address stands beside its text. */
  #enterLinkMark(text: MarkdownDraft, { from, to, node: { parent } }: MarkdownNode, mark: string) {
    if (!parent || !isLink(parent) || !/^[[\]]$/.test(mark)) return
    this.#take(from)
    this.#pass(to)
    if (mark === '[') return
    text.addWhite(' ', this.#styles.at(-1)!, from, to)
    this.#styles.push({ ...this.#styles.pop()!, beside: true })
  }

  #enterTable({ name, from, node: { parent } }: MarkdownNode) {
    if (name === 'Table') this.#cells.openTable()
    if (name === 'TableHeader' || name === 'TableRow') this.#cells.openRow()
    if (name === 'TableCell') this.#begin({ kind: 'cell', cell: this.#cells.fill() }, from)
    // The first border of a row ends no cell, and the line under the head is none.
    const ends = parent && parent.name !== 'Table' && parent.from < from
    if (name === 'TableDelimiter' && ends) this.#addEmpty(this.#cells.endCell())
  }

  #addEmpty(cells: ReturnType<MarkdownCells['endCell']>) {
    for (const cell of cells) {
      this.#begin({ kind: 'cell', cell }, this.#read)
      this.#finish(this.#read)
    }
  }
}

/** Reads a text as Markdown; undefined where nothing in it is, and where it is to be shown as it was typed. */
export const readMarkdown = (source: string): ShownMarkdown | undefined => {
  const tree = parseMarkdown(source)
  if (!tree) return undefined
  const reader = new MarkdownReader(source)
  tree.iterate({ enter: (node) => reader.enter(node), leave: (node) => reader.leave(node) })
  const { blocks, paths, origins } = reader
  return { blocks, paths, origins }
}
