import type { Phrase } from './phrase.ts'
import { readerText } from './reader-text.ts'

const longest = 160

/**
 * Text as a message may show it: one line, at most 160 characters, without control characters, marks of direction and
 * broken surrogates. What a chatbot wrote goes through here before it stands in an outcome.
 */
export const clip = (text: string, length = longest): string => {
  const head = text.slice(0, length * 4)
  const clean = readerText(head)
    .replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd')
    .replace(/\p{Cf}/gu, '')
  const letters = [...clean]
  if (letters.length <= length && head.length === text.length) return clean
  return `${letters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** A text in quotation marks, clipped. */
export const quoted = (text: string): string => `“${clip(text)}”`

/** A phrase as a message names it. */
export const named = (phrase: Phrase): string =>
  typeof phrase === 'string' ? quoted(phrase) : clip(String(phrase))

/** Some of a list's items, and how many more there are; `nothing` when it is empty. */
export const listed = (items: readonly string[], most = 8): string => {
  if (items.length === 0) return 'nothing'
  const rest = items.length - most
  return items.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** A number with its noun: `1 draft`, `2 drafts`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
