import { allowAllInline } from './allow.ts'
import { colourWords } from './colour.ts'
import { inlineMarkup } from './inline.ts'
import type { Margin } from './margin.ts'
import { type Mark, marksFrom } from './mark.ts'
import type { ShownBlock, ShownText, Step } from './shown-text.ts'

const isStrong = ({ kind, cell }: ShownBlock): boolean => kind === 'heading' || cell?.header === true

/** The page's own headings are above those of a text. */
const headingTag = (level = 1): string => `h${Math.min(6, level + 3)}`

const openTag = ({ tag, type, number }: Step): string =>
  tag === 'li'
    ? `<li${number === undefined ? '' : ` value="${number}"`}>`
    : `<${tag}${type === undefined ? '' : ` type="${type}"`}>`

const wordsOf = ({ runs }: ShownBlock): readonly string[] => [
  ...new Set(runs.filter(({ text }) => text.trim() !== '').flatMap(({ style }) => colourWords(style))),
]

const spans = ({ columnSpan, rowSpan }: NonNullable<ShownBlock['cell']>): string =>
  (columnSpan === undefined ? '' : ` colspan="${columnSpan}"`) +
  (rowSpan === undefined ? '' : ` rowspan="${rowSpan}"`)

const marksIn = ({ start, end }: ShownBlock, marks: readonly Mark[]): readonly Mark[] =>
  marksFrom(marks, start, end - start)

/** The inline HTML of each block. What has no marks is taken from `known`, or kept there. */
const inlineOf = (
  blocks: readonly ShownBlock[],
  marks: readonly Mark[],
  anchors: Set<string>,
  known: (string | undefined)[],
): readonly string[] => {
  const made = blocks.map((block, index) => {
    const own = marksIn(block, marks)
    const isMade = own.length > 0 || known[index] === undefined
    return {
      own,
      markup: isMade ? inlineMarkup(block.runs, own, { isStrong: isStrong(block), anchors }) : '',
    }
  })
  return allowAllInline(made.map(({ markup }) => markup)).map((html, index) => {
    if (made[index]!.own.length > 0) return html
    known[index] ??= html
    return known[index]
  })
}

/** The cells of a table, each with the HTML of its blocks. */
const tableHtml = (blocks: readonly ShownBlock[], inline: readonly string[]): string => {
  const rows: string[] = []
  for (let index = 0; index < blocks.length; ) {
    const row = blocks[index]!.cell?.row
    const cells: string[] = []
    while (index < blocks.length && blocks[index]!.cell?.row === row) {
      const cell = blocks[index]!.cell!
      const lines: string[] = []
      for (; blocks[index]?.cell?.row === row && blocks[index]?.cell?.column === cell.column; index += 1)
        lines.push(inline[index]!)
      const tag = cell.header ? 'th' : 'td'
      cells.push(`<${tag}${spans(cell)}>${lines.join('<br>')}</${tag}>`)
    }
    rows.push(`<tr>${cells.join('')}</tr>`)
  }
  return `<table>${rows.join('')}</table>`
}

/**
 * A text as it looks, in the board's own markup: none of the markup that somebody wrote is in it.
 * @param marks in the offsets of the text of the blocks
 * @param known the inline HTML of the blocks without marks, where it is known: what is made here is added
 */
export const styledBlocks = (
  { blocks, paths }: ShownText,
  marks: readonly Mark[],
  margin: Margin,
  known: (string | undefined)[] = [],
): string => {
  const inline = inlineOf(blocks, marks, margin.anchors, known)
  const html: string[] = []
  let open: readonly Step[] = []
  let coloured: readonly string[] = []

  const goTo = (path: readonly Step[]) => {
    const shared = path.findIndex((step, index) => step !== open[index])
    const kept = shared < 0 ? path.length : shared
    for (const { tag } of open.slice(kept).reverse()) html.push(`</${tag}>`)
    for (const step of path.slice(kept)) html.push(openTag(step))
    const isNew = kept < path.length
    open = path
    return isNew
  }

  /** The notes of the marks of some blocks, and of the colours that begin in them. */
  const notesOf = (noted: readonly ShownBlock[]): string => {
    const words = margin.saysColours ? [...new Set(noted.flatMap(wordsOf))] : []
    const begun = words.filter((word) => !coloured.includes(word))
    coloured = words
    return (
      margin.notes(noted.flatMap((block) => marksIn(block, marks))) + begun.map(margin.colourNote).join('')
    )
  }

  const contentOf = (index: number, end: number, isFirstOfItem: boolean): string => {
    const { kind, level } = blocks[index]!
    switch (kind) {
      case 'cell':
        return tableHtml(blocks.slice(index, end), inline.slice(index, end))
      case 'heading':
        return `<${headingTag(level)}>${inline[index]}</${headingTag(level)}>`
      case 'code':
        return `<pre>${inline[index]}</pre>`
      case 'rule':
        return '<hr>'
      case 'list-item':
      case 'paragraph':
        return kind === 'list-item' && isFirstOfItem ? inline[index]! : `<p>${inline[index]}</p>`
    }
  }

  for (let index = 0; index < blocks.length; ) {
    const { cell } = blocks[index]!
    const isFirstOfItem = goTo(paths[index] ?? [])
    let end = index + 1
    if (cell) while (blocks[end]?.cell?.table === cell.table) end += 1
    const notes = notesOf(blocks.slice(index, end))
    const content = contentOf(index, end, isFirstOfItem)
    html.push(notes === '' ? content : `<div class="noted">${notes}${content}</div>`)
    index = end
  }
  goTo([])
  return html.join('')
}
