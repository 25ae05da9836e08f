import { findSection, headingText, parseRichText, type RichText, type Section } from '../richtext/index.ts'
import { listed, nearestName, quoted } from './nearest-name.ts'
import { Refusal } from './refusal.ts'

/** A section of a document by its number or title. @throws {Refusal} when there is none; it names those that there are */
export const sectionOf = (rich: RichText, documentName: string, wanted: string): Section => {
  const section = findSection(rich, wanted)
  if (section) return section
  const headings = rich.sections.map((each) => headingText(rich, each))
  if (headings.length === 0) {
    throw new Refusal(
      `${documentName} has no headings, so it has no sections. Read all of it with read_document.`,
    )
  }
  const nearest = nearestName(wanted, [...headings, ...rich.sections.map(({ title }) => title)])
  throw new Refusal(
    `${documentName} has no section ${quoted(wanted)}.${nearest === undefined ? '' : ` Did you mean ${quoted(nearest)}?`} ` +
      `A section is named by its number ("5.2") or by the title of its heading. Headings: ${listed(headings.map(quoted))}.`,
  )
}

/** Refuses content that begins with the section's own heading, which would then stand there twice. */
export const refuseRepeatedHeading = (rich: RichText, section: Section, html: string) => {
  const [first] = parseRichText(html).blocks
  const heading = headingText(rich, section)
  if (first?.kind !== 'heading' || first.text.trim().toLowerCase() !== heading.trim().toLowerCase()) return
  throw new Refusal(
    `The html repeats the heading ${quoted(heading)}, which stays by itself. Leave the heading out of html and call again.`,
  )
}
