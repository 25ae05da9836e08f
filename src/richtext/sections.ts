import { foldLine } from './fold.ts'
import { readHeading } from './heading-number.ts'
import type { Block, RichText, Section } from './rich-text.ts'

interface OpenSection {
  readonly section: Section & { to: number }
}

/** Whether a heading stands inside a section: it is deeper, or its number goes on from the section's („5.2“ in „5“). */
const isInside = (section: Section, level: number, number: string | undefined): boolean =>
  level > section.level || (section.number !== undefined && number?.startsWith(`${section.number}.`) === true)

/** The sections of a document, in reading order. */
export const readSections = (blocks: readonly Block[]): readonly Section[] => {
  const sections: OpenSection[] = []
  const open: OpenSection[] = []
  for (const [index, { kind, level = 1, number, text }] of blocks.entries()) {
    if (kind !== 'heading') continue
    for (let last = open.at(-1); last && !isInside(last.section, level, number); last = open.at(-1)) {
      last.section.to = index
      open.pop()
    }
    const { title } = readHeading(text)
    const section = { ...(number !== undefined && { number }), title, level, from: index, to: blocks.length }
    sections.push({ section })
    open.push({ section })
  }
  return sections.map(({ section }) => section)
}

/** The text of a section's heading, its number included. */
export const headingText = (rich: RichText, section: Section): string => rich.blocks[section.from]?.text ?? ''

/**
 * The section that a reader means by a number („5“, „5.2“, „Článek 5“) or by a heading („Postup“, „5. Postup“),
 * letter case and white space aside. Numbers are those that a reader sees; positions never count.
 */
export const findSection = (rich: RichText, numberOrTitle: string | number): Section | undefined => {
  const wanted = foldLine(String(numberOrTitle))
  if (wanted === '') return undefined
  const { number, title } = readHeading(String(numberOrTitle))
  const isNumberAlone = number !== undefined && foldLine(title) === wanted
  const wantedNumber = (isNumberAlone ? number : wanted.replace(/[.)]$/, '')).toLowerCase()
  const first = (fits: (section: Section) => boolean) => rich.sections.find(fits)
  return (
    first((section) => foldLine(headingText(rich, section)) === wanted) ??
    first((section) => section.number?.toLowerCase() === wantedNumber) ??
    first((section) => foldLine(section.title) === wanted) ??
    first(
      (section) =>
        number !== undefined && section.number === number && foldLine(section.title) === foldLine(title),
    )
  )
}
