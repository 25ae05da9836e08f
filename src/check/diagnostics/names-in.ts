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

/**
 * Words of some sentences that are names by their look: designations, and capitalised words that do not begin a
 * sentence. A guess, good enough to flag and not to score.
 */
export const namesIn = (sentences: readonly string[]): ReadonlySet<string> =>
  new Set(
    sentences.flatMap((sentence) =>
      wordsIn(sentence).filter(
        (word, index) => word.length > 1 && (isDesignation(word) || (index > 0 && isCapitalised(word))),
      ),
    ),
  )
