import type { Block } from '../../richtext/index.ts'
import type { Outcome } from '../outcome.ts'
import { mentions, type Phrase } from '../phrase.ts'
import { clip, listed, named } from '../show.ts'
import { blocksOf, type Place } from './place.ts'
import { ask, type Sought } from './sought.ts'

/** A table's rows, each its cells' texts from left to right. */
type Table = readonly (readonly string[])[]

/** Tables, narrowed as one reads: `section(4).table().withColumns('Parametr', 'Limit').exists()`. */
export interface TableQuery {
  /** Tables whose first row has a cell for each of the phrases, in this order. */
  withColumns(...columns: readonly Phrase[]): TableQuery
  /** Tables with a row that has a cell for each of the phrases, in this order. */
  withRow(...cells: readonly Phrase[]): TableQuery
  /** Tables with at least so many rows, the first included. */
  withRows(count: number): TableQuery
  exists(): Outcome
  isAbsent(): Outcome
}

interface Wish {
  readonly words: string
  readonly fits: (table: Table) => boolean
}

const tablesOf = (blocks: readonly Block[]): readonly Table[] => {
  const tables = new Map<number, Map<number, Map<number, string>>>()
  for (const { cell, text } of blocks) {
    if (!cell) continue
    const rows = tables.get(cell.table) ?? new Map<number, Map<number, string>>()
    const cells = rows.get(cell.row) ?? new Map<number, string>()
    tables.set(cell.table, rows)
    rows.set(cell.row, cells)
    const before = cells.get(cell.column)
    cells.set(cell.column, before === undefined ? text : `${before} ${text}`)
  }
  const inOrder = <Value>(by: ReadonlyMap<number, Value>): Value[] =>
    [...by].sort(([one], [other]) => one - other).map(([, value]) => value)
  return inOrder(tables).map((rows) => inOrder(rows).map(inOrder))
}

const hasCells = (row: readonly string[], phrases: readonly Phrase[]): boolean => {
  let next = 0
  return phrases.every((phrase) => {
    const at = row.findIndex((cell, index) => index >= next && mentions(cell, phrase))
    next = at + 1
    return at >= 0
  })
}

const describe = (table: Table): string =>
  `a table of ${table.length} rows headed ${listed((table[0] ?? []).map((cell) => clip(cell, 30)))}`

/** The query over the tables of the places sought. */
export const tableQuery = (sought: Sought<Place>, wishes: readonly Wish[] = []): TableQuery => {
  const { name, verdict } = sought
  const wish = (words: string, fits: Wish['fits']): TableQuery =>
    tableQuery(sought, [...wishes, { words, fits }])
  const list = (phrases: readonly Phrase[]): string => phrases.map(named).join(', ')
  const wanted = ['table', ...wishes.map(({ words }) => words)].join(' ')
  const question = (looked: string, holds: (fitting: readonly Table[]) => boolean): Outcome =>
    ask(sought, looked, (place) => {
      const tables = tablesOf(blocksOf(place))
      const fitting = tables.filter((table) => wishes.every(({ fits }) => fits(table)))
      const found = fitting.length > 0 ? fitting : tables
      return verdict(holds(fitting), looked, found.length > 0 ? listed(found.map(describe), 3) : 'no table')
    })
  return {
    withColumns: (...columns) =>
      wish(`with columns ${list(columns)}`, ([first]) => hasCells(first ?? [], columns)),
    withRow: (...cells) =>
      wish(`with a row ${list(cells)}`, (table) => table.some((row) => hasCells(row, cells))),
    withRows: (count) => wish(`of at least ${count} rows`, (table) => table.length >= count),
    exists: () => question(`a ${wanted} in ${name}`, (fitting) => fitting.length > 0),
    isAbsent: () => question(`no ${wanted} in ${name}`, (fitting) => fitting.length === 0),
  }
}
