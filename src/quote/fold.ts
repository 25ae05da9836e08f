import { signs } from './folding/characters.ts'
import { breakAt, breaks, type FoldedText, type Stretch } from './folding/folded-text.ts'
import { trueNumberings } from './folding/numbering.ts'
import { pageFurniture } from './folding/page-furniture.ts'
import { scan } from './folding/scan.ts'
import { findWords, indexWords, type WordIndex } from './folding/word-index.ts'

/** A source made ready for many lookups. All but `source` is for `locate`. */
export interface Folded {
  readonly source: string
  readonly text: FoldedText
  readonly words: WordIndex
  /** What a quote may leave out, in order and apart from one another: note marks, list numbers, page lines. */
  readonly omissions: readonly Stretch[]
}

/** In order, without those that another one holds. */
const apart = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const kept: Stretch[] = []
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (stretch.from >= (kept.at(-1)?.to ?? 0)) kept.push(stretch)
  }
  return kept
}

/**
 * Makes a source ready for lookups, once: plain text, HTML or Markdown. Takes time and memory in proportion to its length,
 * whatever stands in it.
 */
export const fold = (source: string): Folded => {
  const scanned = scan(source)
  const { folded } = scanned
  const numberings = trueNumberings(scanned.numberings)
  for (const { from } of numberings) {
    if (breakAt(folded.text[from - 1]) !== breaks.none) folded.text[from - 1] = signs.paragraph
  }
  const words = findWords(folded)
  const furniture = pageFurniture(folded, words, scanned)
  const omissions = apart([...scanned.asides, ...numberings, ...furniture])
  return { source, text: folded, words: indexWords(folded, words, furniture), omissions }
}
