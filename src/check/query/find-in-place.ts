import {
  findText,
  type RichText,
  type Section,
  type Sentence,
  type Span,
  sentences,
} from '../../richtext/index.ts'
import { isWhole } from '../phrase.ts'
import { readerText } from '../reader-text.ts'
import { firstEndingAfter } from './first-ending-after.ts'
import { headingOf, type Place, richTextOf } from './place.ts'

/** Whether a text may be a part of a sentence, or must be whole sentences. */
export type Extent = 'text' | 'sentence'

const doubleQuotes = /[„“”‟«»]/g
const singleQuotes = /[‚‘’‛‹›´]/g
const dashes = /[‐‑‒–—−]/g

/** One sign for all quotation marks and one for all dashes; every offset stays. */
const plainSigns = (text: string): string =>
  text.replace(doubleQuotes, '"').replace(singleQuotes, "'").replace(dashes, '-')

const withPlainSigns = new WeakMap<RichText, RichText>()
const sentencesOf = new WeakMap<RichText, readonly Sentence[]>()

const remembered = <Value>(known: WeakMap<RichText, Value>, rich: RichText, make: () => Value): Value => {
  const value = known.get(rich) ?? make()
  known.set(rich, value)
  return value
}

const searchable = (rich: RichText): RichText =>
  remembered(withPlainSigns, rich, () => ({
    ...rich,
    blocks: rich.blocks.map((block) => ({ ...block, text: plainSigns(block.text) })),
  }))

const unitsOf = (text: string): readonly string[] =>
  [...readerText(text).matchAll(/\d ?(\p{L}{1,3})(?!\p{L})/gu)].map((match) =>
    (match[1] ?? '').replaceAll('L', 'l'),
  )

/** Letter case is free but in a unit after a number: mU is not MU. Litres alone may be l or L. */
const sameUnits = (one: string, other: string): boolean => unitsOf(one).join() === unitsOf(other).join()

/** What may stand before a sentence on its line: marks and bullets, and a number or letter of its own. No `≤`, no sign. */
const isLead = (text: string): boolean =>
  !/[\p{Sm}\p{Sc}]/u.test(text) &&
  /^[^\p{L}\p{N}]*(?:(?:\d+(?:\.\d+)*[.)]|\d+(?:\.\d+)+|\(?\p{L}[.)])\s*)?$/u.test(text)

/** What may stand after a sentence: marks alone. A unit or a percent sign would belong to it. */
const isTail = (text: string): boolean => !/[\p{L}\p{N}\p{S}%‰]/u.test(text)

/** Whether a stretch begins where a sentence begins and ends where one ends, outer marks and numbering aside. */
const isSentence = (rich: RichText, span: Span, isQuestion: boolean): boolean => {
  const all = remembered(sentencesOf, rich, () => sentences(rich.text))
  const first = all[firstEndingAfter(all, span.start)]
  const last = all[firstEndingAfter(all, span.end - 1)]
  if (!first || !last || first.start > span.start) return false
  const tail = rich.text.slice(span.end, last.end)
  return (
    isLead(rich.text.slice(first.start, span.start)) && isTail(tail) && (isQuestion || !tail.includes('?'))
  )
}

/** Where a text stands in a place, as a reader sees it; never cut out of a longer word, number or, if so asked, sentence. */
export const spansOf = (place: Place, wanted: string, extent: Extent): readonly Span[] => {
  const rich = richTextOf(place.document)
  const text = extent === 'sentence' ? wanted.trim().replace(/[.!…]+$/u, '') : wanted.trim()
  const within = place.section && { within: place.section }
  return findText(searchable(rich), plainSigns(text), { letterCase: 'any', ...within }).filter(
    (span) =>
      isWhole(rich.text, span) &&
      sameUnits(rich.text.slice(span.start, span.end), text) &&
      (extent === 'text' || isSentence(rich, span, text.endsWith('?'))),
  )
}

/** The innermost section that holds an offset of a document's text. */
export const sectionAt = (rich: RichText, offset: number): Section | undefined =>
  rich.sections.findLast(
    ({ from, to }) => (rich.blocks[from]?.start ?? 0) <= offset && offset < (rich.blocks[to - 1]?.end ?? 0),
  )

/** Where a stretch stands, in words: `section 5 Postup`. */
export const whereIs = (rich: RichText, { start }: Span): string => {
  const section = sectionAt(rich, start)
  return section ? `section ${headingOf(section)}` : 'the text before the first section'
}

/** The sentences of a place. */
export const sentencesIn = (place: Place): readonly Sentence[] => {
  const rich = richTextOf(place.document)
  const all = remembered(sentencesOf, rich, () => sentences(rich.text))
  if (!place.section) return all
  const start = rich.blocks[place.section.from]?.start ?? 0
  const end = rich.blocks[place.section.to - 1]?.end ?? 0
  return all.filter((sentence) => sentence.start >= start && sentence.end <= end)
}
