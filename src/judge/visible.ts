/** Characters that no reader sees, and that could hide text from one and show it to a model. */
const unseen = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{Variation_Selector}]/gu

/**
 * A text as a reader sees it: without characters that have no sign of their own (zero width, direction, tags, control).
 * White space stays. The fold of quotes forgives what is left out here.
 */
export const visible = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, (character) => (character === '\n' || character === '\t' ? character : ''))
