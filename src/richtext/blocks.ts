import { BlockDraft, type DraftedBlock } from './block-draft.ts'
import {
  blockIn,
  type Container,
  headingLevel,
  type Item,
  type List,
  openItem,
  openList,
  openRow,
  ownContainer,
  type Table,
} from './containers.ts'
import { blockElements, listElements } from './elements.ts'
import type { Markup, MarkupElement } from './markup.ts'
import type { OffsetMap, Span } from './offset-map.ts'
import type { Block } from './rich-text.ts'
import { isStyledAsBlock, type Look, lookInside, plainLook } from './style.ts'
import { textPieces } from './text-pieces.ts'

/** Blocks in reading order, their joined text, and the ways back to the source. */
export interface ReadBlocks {
  readonly blocks: readonly Block[]
  readonly text: string
  readonly origins: OffsetMap
  /** The elements of the blocks that are headings, by block index. */
  readonly headings: ReadonlyMap<number, MarkupElement>
}

/** What is known inside an open element. */
interface Frame {
  readonly element: MarkupElement | undefined
  readonly isBlock: boolean
  /** How many blocks there were when it opened. */
  readonly blocksBefore: number
  readonly container: Container
  readonly item: Item | undefined
  readonly list: List | undefined
  readonly table: Table | undefined
  look: Look
}

const root: Frame = {
  element: undefined,
  isBlock: true,
  blocksBefore: 0,
  container: { kind: 'paragraph' },
  item: undefined,
  list: undefined,
  table: undefined,
  look: plainLook,
}

/** A block whose text is still coming in. */
interface Draft {
  readonly container: Container
  readonly item: Item | undefined
  readonly text: BlockDraft
}

/** How a block is joined to the one before it: cells of one row by a tab, all else by a line break. */
const joinTo = (before: Block | undefined, cell: Block['cell']): string => {
  if (!before) return ''
  const sameRow = cell && before.cell && before.cell.table === cell.table && before.cell.row === cell.row
  return sameRow && before.cell?.column !== cell?.column ? '\t' : '\n'
}

/** Turns what a source says into blocks. */
export const readBlocks = (html: string, { events }: Markup): ReadBlocks => {
  const blocks: Block[] = []
  const texts: string[] = []
  const headings = new Map<number, MarkupElement>()
  const at: number[] = []
  const from: number[] = []
  const to: number[] = []
  let length = 0
  let tables = 0
  let draft: Draft | undefined
  let lineBreakDue = false
  const frames: Frame[] = [root]
  const inner = () => frames.at(-1)!

  const addSegment = (segmentLength: number, start: number, end: number) => {
    at.push(length)
    from.push(start)
    to.push(end)
    length += segmentLength
  }

  const addOrigins = ({ lengths, from: starts, to: ends }: DraftedBlock, join: string) => {
    const first = starts[0] ?? to.at(-1) ?? 0
    if (join !== '') addSegment(join.length, first, first)
    for (const [index, each] of lengths.entries()) addSegment(each, starts[index] ?? 0, ends[index] ?? 0)
  }

  const flush = () => {
    lineBreakDue = false
    if (!draft) return
    const { container, item, text: drafted } = draft
    draft = undefined
    const finished = drafted.finish()
    const { text, runs } = finished
    if (text === '' && container.kind !== 'cell') return addOrigins(finished, '')
    const described = blockIn(container, item, text)
    const join = joinTo(blocks.at(-1), described.cell)
    addOrigins(finished, join)
    if (container.kind === 'heading') headings.set(blocks.length, container.element)
    blocks.push({ ...described, runs, text, start: length - text.length, end: length })
    texts.push(join, text)
    if (item) item.begun = true
  }

  /** A line ends here: a block, or only a line where the block goes on over several. */
  const endLine = () => {
    const kind = draft?.container.kind
    if (kind === 'cell' || kind === 'heading') lineBreakDue = true
    else flush()
  }

  const draftIn = ({ container, item, look }: Frame, origin: number): BlockDraft => {
    if (draft && draft.container !== container) flush()
    draft ??= { container, item, text: new BlockDraft() }
    if (lineBreakDue && draft.text.length > 0) draft.text.addLineBreak(look.style, origin, origin)
    lineBreakDue = false
    return draft.text
  }

  const addSpace = ({ container, look }: Frame, { start, end }: Span) => {
    if (draft && draft.container === container && !lineBreakDue) draft.text.addSpace(look.style, start, end)
  }

  /** White space whose lines count, and its spaces too where they are kept. */
  const addLines = (frame: Frame, { start, end }: Span) => {
    const { style } = frame.look
    const skipsFirstLine = frame.element?.tag === 'pre' && frame.element.open.end === start
    let isFirst = true
    for (const { 0: white, index } of html.slice(start, end).matchAll(/\r\n|[\s\S]/g)) {
      const at = start + index
      const breaks = /[\r\n]/.test(white)
      if (!(isFirst && breaks && skipsFirstLine)) {
        const text = draftIn(frame, at)
        if (breaks) text.addLineBreak(style, at, at + white.length)
        else if (frame.look.whiteSpace === 'kept') text.add(white, style, at, at + white.length)
        else text.addSpace(style, at, at + white.length)
      }
      isFirst = false
    }
  }

  const addText = (span: Span) => {
    const frame = inner()
    if (frame.look.sight !== 'seen') return
    for (const piece of textPieces(html, span)) {
      const { start, end } = piece
      if (piece.kind === 'text') draftIn(frame, start).add(piece.text, frame.look.style, start, end)
      else if (frame.look.whiteSpace === 'collapsed') addSpace(frame, piece)
      else addLines(frame, piece)
    }
  }

  const tableOf = ({ tag }: MarkupElement, around: Frame): Table | undefined => {
    if (tag === 'table') {
      tables += 1
      return { number: tables, row: 0, column: 0 }
    }
    if (tag === 'tr' && around.table) openRow(around.table)
    return around.table
  }

  const open = (element: MarkupElement) => {
    const around = inner()
    const { tag } = element
    const isBlock = blockElements.has(tag) || isStyledAsBlock(element) || headingLevel(element) !== undefined
    if (isBlock) endLine()
    const look = lookInside(around.look, element)
    const table = tableOf(element, around)
    const list = listElements.has(tag) ? openList(element, around.list) : around.list
    const item = tag === 'li' ? openItem(element, around.list, around.item) : around.item
    const ofItem = item && item !== around.item && around.container.kind !== 'cell' ? item : around.container
    const container = ownContainer(element, table) ?? ofItem
    frames.push({ element, isBlock, blocksBefore: blocks.length, container, item, list, table, look })
    if (tag === 'br' && look.sight === 'seen') {
      draftIn(around, element.open.start).addLineBreak(look.style, element.open.start, element.open.end)
    }
  }

  /** An element that overlaps others: its look ends in all that is still open inside it. */
  const takeOut = (index: number) => {
    frames.splice(index, 1)
    for (const [each, frame] of frames.entries()) {
      if (each >= index) frame.look = lookInside(frames[each - 1]!.look, frame.element!)
    }
  }

  const close = (element: MarkupElement) => {
    const index = frames.findLastIndex((frame) => frame.element === element)
    if (index < frames.length - 1) return takeOut(index)
    const frame = frames.pop()!
    if (!frame.isBlock) return
    if (frame.container === inner().container) return endLine()
    const isEmpty = draft?.container !== frame.container && blocks.length === frame.blocksBefore
    flush()
    if (frame.container.kind === 'cell' && isEmpty && frame.look.sight === 'seen') {
      draft = { container: frame.container, item: undefined, text: new BlockDraft() }
      flush()
    }
  }

  for (const event of events) {
    if (event.kind === 'text') addText(event.span)
    else if (event.kind === 'open') open(event.element)
    else close(event.element)
  }
  flush()
  return { blocks, text: texts.join(''), origins: { at, from, to, length }, headings }
}
