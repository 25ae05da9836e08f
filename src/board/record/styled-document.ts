import type { Block, RichText } from '../../richtext/index.ts'
import { colourWords, groundClass, inkClass } from './colour.ts'
import { inlineHtml } from './inline.ts'
import { type ListStep, listPaths } from './list-path.ts'
import type { Margin } from './margin.ts'
import { type Mark, marksFrom } from './mark.ts'

/** What of a document is the same whatever is marked in it: made once, as the same documents are shown again and again. */
interface Prepared {
  readonly paths: readonly (readonly ListStep[])[]
  readonly inline: (string | undefined)[]
  readonly classes: readonly string[]
}

const known = new WeakMap<RichText, Prepared>()

const classesOf = ({ blocks }: RichText): readonly string[] => [
  ...new Set(
    blocks.flatMap(({ runs }) =>
      runs.flatMap(({ style: { colour, background } }) =>
        [
          colour === undefined ? undefined : inkClass(colour),
          background === undefined ? undefined : groundClass(background),
        ].filter((name) => name !== undefined),
      ),
    ),
  ),
]

const prepared = (rich: RichText): Prepared => {
  const made = known.get(rich) ?? {
    paths: listPaths(rich),
    inline: new Array<string | undefined>(rich.blocks.length).fill(undefined),
    classes: classesOf(rich),
  }
  known.set(rich, made)
  return made
}

/** The colour classes that a document needs: the page gives them their rules. */
export const colourClasses = (rich: RichText): readonly string[] => prepared(rich).classes

const isStrong = ({ kind, cell }: Block): boolean => kind === 'heading' || cell?.header === true

/** The page's own headings are above those of a document. */
const headingTag = (level = 1): string => `h${Math.min(6, level + 3)}`

const openTag = ({ tag, type, number }: ListStep): string =>
  tag === 'li'
    ? `<li${number === undefined ? '' : ` value="${number}"`}>`
    : `<${tag}${type === undefined ? '' : ` type="${type}"`}>`

const wordsOf = ({ runs }: Block): readonly string[] => [
  ...new Set(runs.filter(({ text }) => text.trim() !== '').flatMap(({ style }) => colourWords(style))),
]

/**
 * A document as it looks, in the board's own markup: none of the HTML that somebody wrote is in it.
 * @param marks in the offsets of `rich.text`
 */
export const styledDocument = (rich: RichText, marks: readonly Mark[], margin: Margin): string => {
  const { paths, inline } = prepared(rich)
  const html: string[] = []
  let open: readonly ListStep[] = []
  let coloured: readonly string[] = []

  const goTo = (path: readonly ListStep[]) => {
    const shared = path.findIndex((step, index) => step.element !== open[index]?.element)
    const kept = shared < 0 ? path.length : shared
    for (const { tag } of open.slice(kept).reverse()) html.push(`</${tag}>`)
    for (const step of path.slice(kept)) html.push(openTag(step))
    const isNew = kept < path.length
    open = path
    return isNew
  }

  /** Marks of the blocks from one to another, colours that begin in them, and their inline HTML. */
  const inlineOf = (index: number, block: Block): string => {
    const own = marksFrom(marks, block.start, block.end - block.start)
    const options = { isStrong: isStrong(block), anchors: margin.anchors }
    if (own.length > 0) return inlineHtml(block.runs, own, options)
    inline[index] ??= inlineHtml(block.runs, [], { isStrong: isStrong(block) })
    return inline[index]
  }

  const notesOf = (blocks: readonly Block[]): string => {
    const own = blocks.flatMap((block) => marksFrom(marks, block.start, block.end - block.start))
    const words = margin.saysColours ? [...new Set(blocks.flatMap(wordsOf))] : []
    const begun = words.filter((word) => !coloured.includes(word))
    coloured = words
    return margin.notes(own) + begun.map(margin.colourNote).join('')
  }

  const tableOf = (first: number, end: number): string => {
    const rows: string[] = []
    let row: number | undefined
    let column: number | undefined
    let cells = ''
    const closeRow = () => {
      if (row !== undefined) rows.push(`<tr>${cells}</tr>`)
      cells = ''
      column = undefined
    }
    for (let index = first; index < end; index += 1) {
      const block = rich.blocks[index]
      if (!block?.cell) continue
      if (block.cell.row !== row) {
        closeRow()
        row = block.cell.row
      }
      const tag = block.cell.header ? 'th' : 'td'
      const content = inlineOf(index, block)
      if (block.cell.column === column)
        cells = cells.replace(/<\/t[hd]>$/, (close) => `<br>${content}${close}`)
      else cells += `<${tag}>${content}</${tag}>`
      column = block.cell.column
    }
    closeRow()
    return `<table>${rows.join('')}</table>`
  }

  for (let index = 0; index < rich.blocks.length; index += 1) {
    const block = rich.blocks[index]!
    const isFirstOfItem = goTo(paths[index] ?? [])
    let end = index + 1
    if (block.cell) while (rich.blocks[end]?.cell?.table === block.cell.table) end += 1
    const notes = notesOf(rich.blocks.slice(index, end))
    const tag = block.kind === 'heading' ? headingTag(block.level) : 'p'
    const content = block.cell
      ? tableOf(index, end)
      : isFirstOfItem && block.kind === 'list-item'
        ? inlineOf(index, block)
        : `<${tag}>${inlineOf(index, block)}</${tag}>`
    html.push(notes === '' ? content : `<div class="noted">${notes}${content}</div>`)
    index = end - 1
  }
  goTo([])
  return html.join('')
}
