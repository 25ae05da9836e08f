import { type ColourName, colourNames, isHighlighted, looksLike, type Run } from '../richtext/index.ts'
import type { Written } from '../run/written.ts'
import { visible } from './visible.ts'

const mostLines = 200
const mostCharacters = 60

const nameOf = (colour: string | undefined): ColourName | undefined =>
  colourNames.find((name) => looksLike(colour, name))

/** How a run looks where it is no plain text, in words. */
const lookOf = ({ style }: Run, inHeading: boolean): readonly string[] => {
  const colour = nameOf(style.colour)
  const { bold, italic, underline, strike, script } = style
  return [
    ...(colour && colour !== 'black' ? [colour] : []),
    ...(isHighlighted(style) ? [`highlighted ${nameOf(style.background) ?? ''}`.trim()] : []),
    ...(bold && !inHeading ? ['bold'] : []),
    ...(italic ? ['italic'] : []),
    ...(underline ? ['underlined'] : []),
    ...(strike ? ['struck through'] : []),
    ...(script === 'normal' ? [] : [script === 'super' ? 'superscript' : 'subscript']),
  ]
}

const short = (text: string): string => {
  const plain = visible(text).replace(/\s+/g, ' ').trim()
  return plain.length > mostCharacters ? `${plain.slice(0, mostCharacters)}…` : plain
}

/** How the styled parts of a written document look, a line each, in its order; and what its headings and lists are. */
export const looksOf = (written: Written): readonly string[] => {
  if (written.kind !== 'document') return []
  const lines = written.rich.blocks.flatMap((block) => {
    const isHeading = block.kind === 'heading'
    const kind = isHeading
      ? [`heading ${block.level ?? 1}`]
      : block.kind === 'list-item'
        ? ['list item']
        : block.cell
          ? [`table ${block.cell.table}, row ${block.cell.row}, column ${block.cell.column}`]
          : []
    const whole =
      kind.length > 0 && block.text.trim() !== '' ? [`„${short(block.text)}“: ${kind.join()}`] : []
    const styled = block.runs.flatMap((run) => {
      const look = lookOf(run, isHeading || block.cell?.header === true)
      return look.length > 0 && run.text.trim() !== '' ? [`„${short(run.text)}“: ${look.join(', ')}`] : []
    })
    return [...whole, ...styled]
  })
  return lines.length > mostLines
    ? [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more`]
    : lines
}
