import type { Block } from '../../richtext/index.ts'

type Cell = NonNullable<Block['cell']>

/** Counts the cells of the tables of a text, those that hold nothing too. */
export class MarkdownCells {
  #table = 0
  #row = 0
  #column = 1
  #columns = 0
  #isFilled = false

  openTable() {
    this.#table += 1
    this.#row = 0
    this.#columns = 0
  }

  openRow() {
    this.#row += 1
    this.#column = 1
    this.#isFilled = false
  }

  /** The place of a cell that holds something. */
  fill(): Cell {
    this.#isFilled = true
    return this.#place()
  }

  /** At a border after a cell. @returns the place of the cell where it holds nothing */
  endCell(): readonly Cell[] {
    const empty = this.#isFilled ? [] : [this.#place()]
    this.#column += 1
    this.#isFilled = false
    return empty
  }

  /** At the end of a row. @returns the places that the head has and the row leaves out */
  endRow(): readonly Cell[] {
    if (this.#isFilled) this.endCell()
    if (this.#row === 1) this.#columns = this.#column - 1
    const empty: Cell[] = []
    while (this.#column <= this.#columns) empty.push(...this.endCell())
    return empty
  }

  #place(): Cell {
    return { table: this.#table, row: this.#row, column: this.#column, header: this.#row === 1 }
  }
}
