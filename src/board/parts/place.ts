import type { VerifiedQuote } from '../../judge/index.ts'
import { headingText } from '../../richtext/index.ts'
import type { Written } from '../../run/index.ts'
import type { ReadText } from '../record/evidence-text.ts'
import { titleOf } from '../title.ts'
import type { PlaceOf } from './finding.tsx'

const sectionAt = (written: Written, offset: number): string | undefined => {
  if (written.kind === 'record') return undefined
  const { rich, bodyStart } = written
  if (offset < bodyStart) return 'title'
  const block = rich.blocks.findLastIndex(({ start }) => start <= offset - bodyStart)
  const section = rich.sections.findLast(({ from, to }) => from <= block && block < to)
  return section && `section ${headingText(rich, section)}`
}

/** The page of a paged file: each is headed by its number. */
const pageAt = (text: string, offset: number): string | undefined => {
  for (let at = offset; at >= 0; at -= 1) {
    at = text.lastIndexOf('Page ', at)
    if (at < 0) return undefined
    const page = /^Page (\d+) of \d+\n/.exec(text.slice(at, at + 40))?.[1]
    if (page !== undefined && (at === 0 || text[at - 1] === '\n')) return `page ${page}`
  }
  return undefined
}

const placeIn = (
  { source, location }: VerifiedQuote,
  written: readonly Written[],
  reads: ReadonlyMap<string, readonly ReadText[]>,
): string | undefined => {
  const offset = location.spans[0]?.start
  if (offset === undefined) return undefined
  if (source.kind === 'record') {
    const record = written.find(({ name }) => name === source.name)
    return record && sectionAt(record, offset)
  }
  const read = reads.get(source.name)?.findLast(({ start }) => start <= offset)
  return source.kind === 'document' && read ? pageAt(read.text, offset - read.start) : undefined
}

/** Says where the quotes of one answer stand. */
export const placesIn =
  (written: readonly Written[], reads: ReadonlyMap<string, readonly ReadText[]>): PlaceOf =>
  (quote) => {
    const { kind, name } = quote.source
    const place = placeIn(quote, written, reads)
    return [`${titleOf(kind)} ${name}`, ...(place === undefined ? [] : [place])].join(', ')
  }
