import type { Read } from '../app/index.ts'
import {
  findText,
  headingText,
  parseRichText,
  type RichText,
  type Section,
  type Span,
} from '../richtext/index.ts'
import { listed, onOneLine, quoted } from './nearest-name.ts'
import { Refusal } from './refusal.ts'

const mostShown = 5
const mostPlaces = 200
const longestShown = 300

/** The headings of the sections that hold stretches of a document's text, the innermost of each. */
const sectionsAt = (rich: RichText, spans: readonly Span[]): readonly string[] => {
  const headings = spans.slice(0, mostPlaces).map(({ start }) => {
    const section = rich.sections.findLast(
      ({ from, to }) => (rich.blocks[from]?.start ?? 0) <= start && start < (rich.blocks[to - 1]?.end ?? 0),
    )
    return section ? headingText(rich, section) : 'before the first heading'
  })
  return [...new Set(headings)]
}

const distinctTexts = (rich: RichText, spans: readonly Span[]): readonly string[] =>
  [...new Set(spans.map(({ start, end }) => rich.text.slice(start, end)))]
    .slice(0, mostShown)
    .map((text) => onOneLine(text, longestShown))

const mostCompared = 30

/** The block that shares the most words with a text, where it shares half of them at least. */
const mostAlike = (rich: RichText, text: string): string | undefined => {
  const wanted = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, mostCompared)
  let alike: string | undefined
  let most = Math.max(1, Math.ceil(wanted.length / 2)) - 1
  for (const { text: block } of rich.blocks) {
    const lower = block.toLowerCase()
    const shared = wanted.filter((word) => lower.includes(word)).length
    if (shared <= most) continue
    most = shared
    alike = block
  }
  return alike === undefined ? undefined : onOneLine(alike, longestShown)
}

interface Sought {
  readonly documentName: string
  readonly title: string
  readonly text: string
  readonly within: Section | undefined
}

/** What the model may do instead, and the texts of the document that it is shown with it. */
const advice = (
  rich: RichText,
  { title, text, within }: Sought,
): { readonly say: string; readonly texts: readonly string[] } => {
  const elsewhere = within ? findText(rich, text) : []
  if (elsewhere.length > 0) {
    return {
      say: `It stands outside that section, in: ${listed(sectionsAt(rich, elsewhere).map(quoted))}.`,
      texts: [],
    }
  }
  const otherCase = distinctTexts(rich, findText(rich, text, { letterCase: 'any' }))
  if (otherCase.length > 0) {
    return {
      say: `With other capital letters it stands there: ${otherCase.map((each) => `"${each}"`).join(', ')}. Letter case must match.`,
      texts: otherCase,
    }
  }
  const withoutTags = /<[a-z/!]|&[a-z#]/i.test(text) ? parseRichText(text).text : ''
  if (withoutTags !== '' && findText(rich, withoutTags).length > 0) {
    return {
      say: `Give the text as it is read, without tags and entities: ${quoted(withoutTags)}.`,
      texts: [],
    }
  }
  if (findText(rich, text.trim().replace(/\s+/g, '\n')).length > 0) {
    return {
      say: 'It runs over several paragraphs, items or cells: take a piece inside one of them, or write the section anew with edit_section.',
      texts: [],
    }
  }
  if (title.includes(text))
    return { say: 'The title of the document has it: change the title with rename_document.', texts: [] }
  const alike = mostAlike(rich, text)
  if (alike === undefined) return { say: 'Read the document first and copy the text from it.', texts: [] }
  return { say: `The text most like it: "${alike}".`, texts: [alike] }
}

/** Tells that a text does not stand in a document, and the nearest that does. */
export const textNotFound = (rich: RichText, sought: Sought): Refusal => {
  const { documentName, text, within } = sought
  const where = within ? `section ${quoted(headingText(rich, within))} of ${documentName}` : documentName
  const { say, texts } = advice(rich, sought)
  const reads = texts.map((shown): Read => ({ document: documentName, text: shown }))
  return new Refusal(`${quoted(text)} does not stand in ${where}. Nothing was done. ${say}`, reads)
}
