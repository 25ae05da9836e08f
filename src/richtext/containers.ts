import { cellElements, headingElements } from './elements.ts'
import { listNumber, readHeading } from './heading-number.ts'
import type { MarkupElement } from './markup.ts'
import type { Block } from './rich-text.ts'

/** What decides the kind of the blocks in an element. One container may give several blocks. */
export type Container = Cell | Heading | Item | { readonly kind: 'paragraph' }

export interface Cell {
  readonly kind: 'cell'
  readonly place: NonNullable<Block['cell']>
}

export interface Heading {
  readonly kind: 'heading'
  readonly element: MarkupElement
  readonly level: number
}

export interface Item {
  readonly kind: 'list-item'
  readonly depth: number
  /** Its number where its list is ordered. */
  readonly ordinal: string | undefined
  readonly outer: Item | undefined
  /** Whether it has given its first block: what follows in it has no mark of its own. */
  begun: boolean
  headingNumber: string | undefined
}

export interface List {
  readonly depth: number
  readonly isOrdered: boolean
  readonly type: string
  next: number
}

export interface Table {
  readonly number: number
  row: number
  column: number
}

const integer = (value: string | undefined): number | undefined =>
  value !== undefined && /^\s*[+-]?\d{1,9}\s*$/.test(value) ? Number(value) : undefined

export const openList = ({ tag, attributes }: MarkupElement, around: List | undefined): List => ({
  depth: (around?.depth ?? 0) + 1,
  isOrdered: tag === 'ol',
  type: attributes.get('type') ?? '1',
  next: integer(attributes.get('start')) ?? 1,
})

export const openItem = (
  { attributes }: MarkupElement,
  list: List | undefined,
  outer: Item | undefined,
): Item => {
  const position = integer(attributes.get('value')) ?? list?.next ?? 1
  if (list) list.next = position + 1
  return {
    kind: 'list-item',
    depth: list?.depth ?? 1,
    ordinal: list?.isOrdered ? listNumber(position, list.type) : undefined,
    outer,
    begun: false,
    headingNumber: undefined,
  }
}

export const openRow = (table: Table) => {
  table.row += 1
  table.column = 0
}

/** The container of a heading or a cell; undefined for every other element. */
export const ownContainer = (element: MarkupElement, table: Table | undefined): Container | undefined => {
  const level = headingLevel(element)
  if (level !== undefined) return { kind: 'heading', element, level }
  if (!table || !cellElements.has(element.tag)) return undefined
  table.row = Math.max(1, table.row)
  table.column += 1
  const { number, row, column } = table
  const columnSpan = spanOf(element, 'colspan')
  const rowSpan = spanOf(element, 'rowspan')
  return {
    kind: 'cell',
    place: {
      table: number,
      row,
      column,
      header: element.tag === 'th',
      ...(columnSpan === undefined ? {} : { columnSpan }),
      ...(rowSpan === undefined ? {} : { rowSpan }),
    },
  }
}

/** Browsers let a cell take up no more columns. */
const mostSpanned = 1_000

const spanOf = ({ attributes }: MarkupElement, name: 'colspan' | 'rowspan'): number | undefined => {
  const span = integer(attributes.get(name)) ?? 1
  return span > 1 ? Math.min(span, mostSpanned) : undefined
}

/** 1 to 6 for a heading. */
export const headingLevel = ({ tag, attributes }: MarkupElement): number | undefined => {
  if (headingElements.has(tag)) return Number(tag.charAt(1))
  if (attributes.get('role') !== 'heading') return undefined
  const level = integer(attributes.get('aria-level')) ?? 2
  return level >= 1 && level <= 6 ? level : 2
}

const dataNumber = ({ attributes }: MarkupElement): string | undefined => {
  const number =
    attributes.get('data-number') ?? attributes.get('data-section-number') ?? attributes.get('data-section')
  return number?.trim().replace(/[.)]+$/, '') || undefined
}

/** The number that the list around a heading gives it, after that of the heading of the list around that one. */
const countedNumber = ({ ordinal, outer }: Item): string | undefined =>
  ordinal !== undefined && outer?.headingNumber !== undefined ? `${outer.headingNumber}.${ordinal}` : ordinal

const headingNumber = ({ element }: Heading, text: string, item: Item | undefined): string | undefined => {
  const seen = readHeading(text).number ?? dataNumber(element)
  if (!item || item.begun) return seen
  item.headingNumber = seen ?? countedNumber(item)
  return item.headingNumber
}

/** What a container makes of a text: the kind of block, and its level, number or place. */
export const blockIn = (
  container: Container,
  item: Item | undefined,
  text: string,
): Pick<Block, 'kind' | 'level' | 'number' | 'cell'> => {
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
