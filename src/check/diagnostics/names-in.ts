/** The words of a text; a hyphen, a dot or a slash may stand inside one. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? []

/** A word with a capital and a digit, or of capitals alone: `K-50`, `HbA1c`, `ELISA`. */
const isDesignation = (word: string): boolean =>
  (/\p{Lu}/u.test(word) && /\p{N}/u.test(word)) || /^\p{Lu}{2,}(?:-\p{Lu}+)*$/u.test(word)

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

/** What a title follows: `SOP-014 Vnitřní kontrola kvality`. */
const isCode = (word: string): boolean => /^\p{Lu}{1,6}-\d+$/u.test(word)

/** The words of a sentence without the number that it may begin with: the one after it begins the sentence. */
const withoutNumbering = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => /\p{L}/u.test(word))
  return first < 0 ? [] : words.slice(first)
}

/**
 * Words of some sentences that are names by their look: designations, and capitalised words that do not begin a sentence
 * or a title and stand nowhere with a small letter. A guess, good enough to flag and not to score.
 */
export const namesIn = (sentences: readonly string[]): ReadonlySet<string> => {
  const words = sentences.map((sentence) => withoutNumbering(wordsIn(sentence)))
  const common = new Set(words.flat().filter((word) => /^\p{Ll}/u.test(word)))
  const isName = (word: string): boolean => isCapitalised(word) && !common.has(word.toLowerCase())
  return new Set(
    words.flatMap((each) =>
      each.filter((word, index) => {
        const before = each[index - 1]
        const opens = before === undefined || isCode(before)
        return word.length > 1 && (isDesignation(word) || (!opens && isName(word)))
      }),
    ),
  )
}
