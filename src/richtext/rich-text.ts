/** How a run looks. Colours are as written in the document; what they look like is asked of `colour.ts`. */
export interface RunStyle {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly strike: boolean
  readonly script: 'normal' | 'super' | 'sub'
  readonly colour?: string
  readonly background?: string
}

/** A stretch of text in one style. */
export interface Run {
  readonly text: string
  readonly style: RunStyle
  /** Offsets in the block's text. */
  readonly start: number
  readonly end: number
}

/** A paragraph, a heading, a list item or a table cell, as a reader sees it. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'cell'
  /** 1 to 6 for a heading, the depth of its list for an item. */
  readonly level?: number
  /** For a heading: its number as a reader sees it, typed by hand or counted by a list, without a closing dot: `5.2`. */
  readonly number?: string
  /** For a cell: its place. Rows and columns count from 1; tables count from 1 in the document. */
  readonly cell?: {
    readonly table: number
    readonly row: number
    readonly column: number
    readonly header: boolean
    /** How many columns and rows it takes up, where more than one. */
    readonly columnSpan?: number
    readonly rowSpan?: number
  }
  readonly runs: readonly Run[]
  /** The text of all runs; white space as a browser collapses it. NBSP and soft hyphens stay. */
  readonly text: string
  /** Offsets of the block in the document's text. */
  readonly start: number
  readonly end: number
}

/** A heading and what stands under it, sub-sections included. */
export interface Section {
  readonly number?: string
  readonly title: string
  readonly level: number
  /** Indexes into `blocks`: the heading is the first, `to` is excluded. */
  readonly from: number
  readonly to: number
}

/** Parsed rich text. Immutable. */
export interface RichText {
  readonly html: string
  readonly blocks: readonly Block[]
  readonly sections: readonly Section[]
  /** The blocks' texts: joined by line breaks, cells of one table row by tabs. What quotes are looked for in. */
  readonly text: string
}
