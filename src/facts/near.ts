import type { PlainText } from './plain-words.ts'
import { plainText } from './plain-words.ts'
import { type Stretch, sentenceAt } from './window.ts'

const isWord = /[\p{L}\p{N}\p{M}]/u
const restOfWord = '[\\p{L}\\p{N}\\p{M}]*'
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/**
 * The sentences, by their index, that hold words which begin as `beginning` says; several words of it stand in a row.
 * In any letter case.
 */
export const sentencesWith = (
  { folded, original }: PlainText,
  sentences: readonly Stretch[],
  beginning: string,
): ReadonlySet<number> => {
  const holding = new Set<number>()
  const [first, ...others] = plainText(beginning).folded.match(/[^\s-]+/g) ?? []
  if (first === undefined) return holding
  const rest = new RegExp(
    `${restOfWord}${others.map((word) => `[\\s-]+${escaped(word)}${restOfWord}`).join('')}`,
    'uy',
  )
  for (let at = folded.indexOf(first); at >= 0; at = folded.indexOf(first, at + first.length)) {
    if (at > 0 && isWord.test(folded[at - 1]!)) continue
    rest.lastIndex = at + first.length
    if (others.length === 0 || rest.test(folded))
      holding.add(sentenceAt(sentences, original(at, at + 1).start))
  }
  return holding
}
