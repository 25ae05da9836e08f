import { DecodingMode, HtmlEntityDecoder } from 'entities/decode'
import { BlockDraft } from './block-draft.ts'
import { blockElements, cellElements, headingElements, listElements } from './elements.ts'
import { listNumber, readHeading } from './heading-number.ts'
import type { Markup, MarkupElement } from './markup.ts'
import type { OffsetMap } from './offset-map.ts'
import type { Block } from './rich-text.ts'
import { isStyledAsBlock, type Look, lookInside, plainLook } from './style.ts'

/** Blocks in reading order, their joined text, and the ways back to the source. */
export interface ReadBlocks {
  readonly blocks: readonly Block[]
  readonly text: string
  readonly origins: OffsetMap
  /** The elements of the blocks that are headings, by block index. */
  readonly headings: ReadonlyMap<number, MarkupElement>
}

interface Cell {
  readonly kind: 'cell'
  readonly place: NonNullable<Block['cell']>
}

interface Heading {
  readonly kind: 'heading'
  readonly element: MarkupElement
  readonly level: number
}

interface Item {
  readonly kind: 'list-item'
  readonly depth: number
  /** Its number where its list is ordered. */
  readonly ordinal?: string
  readonly outer?: Item
  begun: boolean
  headingNumber?: string
}

type Container = Cell | Heading | Item | { readonly kind: 'paragraph' }

interface List {
  readonly depth: number
  readonly ordered: boolean
  readonly type: string
  next: number
}

interface Table {
  readonly number: number
  row: number
  column: number
}

/** What is known inside an open element. */
interface Frame {
  readonly element: MarkupElement | undefined
  readonly isBlock: boolean
  readonly blocksBefore: number
  look: Look
  readonly container: Container
  readonly item: Item | undefined
  readonly list: List | undefined
  readonly table: Table | undefined
}

const root: Frame = {
  element: undefined,
  isBlock: true,
  blocksBefore: 0,
  look: plainLook,
  container: { kind: 'paragraph' },
  item: undefined,
  list: undefined,
  table: undefined,
}

const headingLevel = ({ tag, attributes }: MarkupElement): number | undefined => {
  if (headingElements.has(tag)) return Number(tag.charAt(1))
  if (attributes.get('role') !== 'heading') return undefined
  const level = Number(attributes.get('aria-level') ?? '2')
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2
}

const dataNumber = ({ attributes }: MarkupElement): string | undefined => {
  const number =
    attributes.get('data-number') ?? attributes.get('data-section-number') ?? attributes.get('data-section')
  return number?.trim().replace(/[.)]+$/, '') || undefined
}

const integer = (value: string | undefined): number | undefined =>
  value !== undefined && /^\s*[+-]?\d{1,9}\s*$/.test(value) ? Number(value) : undefined

const isSpace = (code: number) =>
  code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c
const ampersand = 0x26

/** Where a stretch of text ends that stands in the source as it is read, single spaces between words included. */
const plainEnd = (html: string, start: number, end: number): number => {
  let index = start
  for (; index < end; index += 1) {
    const code = html.charCodeAt(index)
    if (code > ampersand) continue
    if (code === ampersand || code === 0 || (isSpace(code) && code !== 0x20)) break
    if (code !== 0x20) continue
    const next = index + 1 < end ? html.charCodeAt(index + 1) : 0
    if (index === start || next === ampersand || next === 0 || isSpace(next)) break
  }
  return index
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
  let draft:
    | { readonly container: Container; readonly item: Item | undefined; readonly text: BlockDraft }
    | undefined
  let lineBreakDue = false
  const frames: Frame[] = [{ ...root }]
  const inner = () => frames.at(-1)!

  let decoded = ''
  const decoder = new HtmlEntityDecoder((code) => {
    decoded += String.fromCodePoint(code)
  })

  const separator = (cell: Block['cell']): string => {
    const before = blocks.at(-1)
    if (!before) return ''
    const sameRow = cell && before.cell && before.cell.table === cell.table && before.cell.row === cell.row
    return sameRow && before.cell?.column !== cell?.column ? '\t' : '\n'
  }

  const headingNumber = (heading: Heading, text: string, item: Item | undefined): string | undefined => {
    const seen = readHeading(text).number ?? dataNumber(heading.element)
    const counted = item && !item.begun && item.ordinal
    const outer = item?.outer?.headingNumber
    const number = seen ?? (counted ? (outer === undefined ? counted : `${outer}.${counted}`) : undefined)
    if (item && !item.begun && number !== undefined) item.headingNumber = number
    return number
  }

  const describe = (
    container: Container,
    item: Item | undefined,
    text: string,
  ): Omit<Block, 'runs' | 'text' | 'start' | 'end'> => {
    switch (container.kind) {
      case 'heading': {
        const number = headingNumber(container, text, item)
        return { kind: 'heading', level: container.level, ...(number !== undefined && { number }) }
      }
      case 'cell':
        return { kind: 'cell', cell: container.place }
      case 'list-item':
        return container.begun ? { kind: 'paragraph' } : { kind: 'list-item', level: container.depth }
      case 'paragraph':
        return { kind: 'paragraph' }
    }
  }

  const flush = () => {
    lineBreakDue = false
    if (!draft) return
    const { container, item, text: drafted } = draft
    draft = undefined
    const cell = container.kind === 'cell' ? container.place : undefined
    const join = separator(cell)
    const finished = drafted.finish(length + join.length, { kind: 'paragraph' })
    if (finished.block.text === '' && !cell) return addSegments(finished, 0)
    if (join !== '') texts.push(join)
    addSegments(finished, join.length)
    if (container.kind === 'heading') headings.set(blocks.length, container.element)
    blocks.push({ ...finished.block, ...describe(container, item, finished.block.text) })
    texts.push(finished.block.text)
    if (item) item.begun = true
  }

  const addSegments = (
    segments: {
      readonly lengths: readonly number[]
      readonly from: readonly number[]
      readonly to: readonly number[]
    },
    joinLength: number,
  ) => {
    if (joinLength > 0) {
      const origin = segments.from[0] ?? to.at(-1) ?? 0
      at.push(length)
      from.push(origin)
      to.push(origin)
      length += joinLength
    }
    for (const [index, segmentLength] of segments.lengths.entries()) {
      at.push(length)
      from.push(segments.from[index] ?? 0)
      to.push(segments.to[index] ?? 0)
      length += segmentLength
    }
  }

  /** A line ends here: a block, or only a line where the block goes on over several. */
  const endLine = () => {
    const kind = draft?.container.kind
    if (kind === 'cell' || kind === 'heading') lineBreakDue = true
    else flush()
  }

  const draftHere = ({ container, item }: Frame, origin: number): BlockDraft => {
    if (draft && draft.container !== container) flush()
    draft ??= { container, item, text: new BlockDraft() }
    if (lineBreakDue && draft.text.length > 0) draft.text.addLineBreak(inner().look.style, origin, origin)
    lineBreakDue = false
    return draft.text
  }

  const addSpace = (frame: Frame, start: number, end: number) => {
    if (draft && draft.container === frame.container && !lineBreakDue)
      draft.text.addSpace(frame.look.style, start, end)
  }

  const addKeptSpace = (frame: Frame, start: number, end: number) => {
    for (let index = start; index < end; index += 1) {
      const code = html.charCodeAt(index)
      const breaks = code === 0x0a || code === 0x0d
      const next = code === 0x0d && html.charCodeAt(index + 1) === 0x0a ? index + 2 : index + 1
      const text = draftHere(frame, index)
      if (breaks) text.addLineBreak(frame.look.style, index, next)
      else if (frame.look.whiteSpace === 'kept') text.add(html.charAt(index), frame.look.style, index, next)
      else text.addSpace(frame.look.style, index, next)
      index = next - 1
    }
  }

  const addText = (start: number, end: number) => {
    const frame = inner()
    if (frame.look.sight !== 'seen') return
    for (let index = start; index < end; ) {
      const code = html.charCodeAt(index)
      let next = index + 1
      if (isSpace(code)) {
        while (next < end && isSpace(html.charCodeAt(next))) next += 1
        if (frame.look.whiteSpace === 'collapsed') addSpace(frame, index, next)
        else addKeptSpace(frame, index, next)
      } else if (code === ampersand) {
        decoded = ''
        decoder.startEntity(DecodingMode.Legacy)
        const consumed = decoder.write(html, index + 1)
        next = index + Math.max(1, consumed < 0 ? decoder.end() : consumed)
        const text = decoded === '' ? '&' : decoded
        if (/^[ \t\n\f]$/.test(text)) addSpace(frame, index, next)
        else draftHere(frame, index).add(text, frame.look.style, index, next)
      } else if (code !== 0) {
        next = plainEnd(html, index, end)
        draftHere(frame, index).add(html.slice(index, next), frame.look.style, index, next)
      }
      index = next
    }
  }

  const openList = (element: MarkupElement, around: Frame): List => {
    const ordered = element.tag === 'ol'
    const { attributes } = element
    return {
      depth: (around.list?.depth ?? 0) + 1,
      ordered,
      type: attributes.get('type') ?? '1',
      next: integer(attributes.get('start')) ?? 1,
    }
  }

  const openItem = ({ attributes }: MarkupElement, { list, item }: Frame): Item => {
    const position = integer(attributes.get('value')) ?? list?.next ?? 1
    if (list) list.next = position + 1
    return {
      kind: 'list-item',
      depth: list?.depth ?? 1,
      begun: false,
      ...(list?.ordered && { ordinal: listNumber(position, list.type) }),
      ...(item && { outer: item }),
    }
  }

  const openCell = ({ tag }: MarkupElement, table: Table): Cell => {
    table.row = Math.max(1, table.row)
    table.column += 1
    const place = { table: table.number, row: table.row, column: table.column, header: tag === 'th' }
    return { kind: 'cell', place }
  }

  const containerOf = (
    element: MarkupElement,
    around: Frame,
    table: Table | undefined,
    item: Item | undefined,
  ): Container => {
    const level = headingLevel(element)
    if (level !== undefined) return { kind: 'heading', element, level }
    if (table && cellElements.has(element.tag)) return openCell(element, table)
    if (item && item !== around.item && around.container.kind !== 'cell') return item
    return around.container
  }

  const open = (element: MarkupElement) => {
    const around = inner()
    const { tag } = element
    const isBlock = blockElements.has(tag) || isStyledAsBlock(element) || headingLevel(element) !== undefined
    if (isBlock) endLine()
    const look = lookInside(around.look, element)
    const newTable = tag === 'table' && look.sight !== 'gone'
    if (newTable) tables += 1
    const table = newTable ? { number: tables, row: 0, column: 0 } : around.table
    if (tag === 'tr' && table) {
      table.row += 1
      table.column = 0
    }
    const list = listElements.has(tag) ? openList(element, around) : around.list
    const item = tag === 'li' ? openItem(element, around) : around.item
    const container = containerOf(element, around, table, item)
    frames.push({
      element,
      isBlock,
      blocksBefore: blocks.length,
      look,
      container,
      item,
      list,
      table,
    })
    if (tag === 'br' && look.sight === 'seen') {
      draftHere(around, element.open.start).addLineBreak(look.style, element.open.start, element.open.end)
    }
  }

  const close = (element: MarkupElement) => {
    const index = frames.findLastIndex((frame) => frame.element === element)
    if (index < frames.length - 1) {
      frames.splice(index, 1)
      for (let each = index; each < frames.length; each += 1) {
        const frame = frames[each]!
        frame.look = lookInside(frames[each - 1]!.look, frame.element!)
      }
      return
    }
    const frame = frames.pop()!
    if (!frame.isBlock) return
    const ends = frame.container !== inner().container
    if (!ends) return endLine()
    const empty = draft?.container !== frame.container && blocks.length === frame.blocksBefore
    if (frame.container.kind === 'cell' && empty && frame.look.sight === 'seen') {
      flush()
      draft = { container: frame.container, item: undefined, text: new BlockDraft() }
    }
    flush()
  }

  for (const event of events) {
    switch (event.kind) {
      case 'open':
        open(event.element)
        break
      case 'close':
        close(event.element)
        break
      case 'text':
        addText(event.span.start, event.span.end)
        break
    }
  }
  flush()
  return { blocks, text: texts.join(''), origins: { at, from, to, length }, headings }
}
