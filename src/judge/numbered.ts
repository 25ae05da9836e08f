import { type Sentence, sentences } from '../richtext/index.ts'
import type { EvidenceSource } from './finding.ts'
import { visible } from './visible.ts'

/** A source as the judge is shown it: by its number, and with its sentences numbered where it is long. */
export interface NumberedSource {
  readonly number: number
  readonly source: EvidenceSource
  /** Empty in a short one. In the source's own offsets. */
  readonly sentences: readonly Sentence[]
}

/** From this many characters on, the sentences of a source are numbered. */
const long = 1_000

export const numbered = (sources: readonly EvidenceSource[]): readonly NumberedSource[] =>
  sources.map((source, index) => ({
    number: index + 1,
    source,
    sentences: source.text.length >= long ? sentences(source.text) : [],
  }))

/** The text of a source with the number of each sentence before it. */
export const shownText = ({ source, sentences }: NumberedSource): string => {
  let from = 0
  const pieces: string[] = []
  for (const [index, { start }] of sentences.entries()) {
    pieces.push(visible(source.text.slice(from, start)), `[${index + 1}] `)
    from = start
  }
  pieces.push(visible(source.text.slice(from)))
  return pieces.join('')
}

/** A quote without the sentence numbers that it copied: they are no part of the source. */
export const withoutNumbers = ({ sentences }: NumberedSource, quote: string): string =>
  sentences.length === 0
    ? quote
    : quote.replace(/\[(\d+)\]\s?/g, (mark, number: string) =>
        Number(number) >= 1 && Number(number) <= sentences.length ? '' : mark,
      )

/** The numbers of the sentences that a stretch touches: `4`, `4 to 6`; undefined where they have none. */
export const sentencesAt = (
  { sentences }: NumberedSource,
  { start, end }: { readonly start: number; readonly end: number },
): string | undefined => {
  const touched = sentences.flatMap((each, index) =>
    each.start < end && start < each.end ? [index + 1] : [],
  )
  const [first] = touched
  const last = touched.at(-1)
  if (first === undefined) return undefined
  return first === last ? String(first) : `${first} to ${last}`
}
