const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const countsOf = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const leastAlike = 0.3

/**
 * The text that shares the most words with the one wanted (Dice's coefficient over words), or undefined where none
 * shares enough to be called like it.
 */
export const nearest = (texts: readonly string[], wanted: string): string | undefined => {
  const wantedWords = wordsOf(wanted)
  const wantedCounts = countsOf(wantedWords)
  const likeness = (text: string): number => {
    const words = wordsOf(text)
    let shared = 0
    for (const [word, count] of countsOf(words)) shared += Math.min(count, wantedCounts.get(word) ?? 0)
    return words.length + wantedWords.length === 0 ? 0 : (2 * shared) / (words.length + wantedWords.length)
  }
  let best: { readonly text: string; readonly likeness: number } | undefined
  for (const text of texts) {
    const alike = likeness(text)
    if (alike >= leastAlike && alike > (best?.likeness ?? 0)) best = { text, likeness: alike }
  }
  return best?.text
}
