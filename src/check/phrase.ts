import { readerText } from './reader-text.ts'

/**
 * What a check looks for in plain text, in any letter case: whole words in their order, or an expression.
 * A word that ends in `*` stands for every word that begins so: `šarž*`.
 */
export type Phrase = string | RegExp

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Format characters, such as a soft hyphen, do not part a word. */
const notInWord = {
  before: '(?<![\\p{L}\\p{N}\\p{M}]\\p{Cf}*)',
  after: '(?!\\p{Cf}*[\\p{L}\\p{N}\\p{M}])',
}

/** A digit, a decimal part, a step of a section's number, minutes of a time or a sign would make it another number. */
const notInNumber = {
  before: '(?<!\\p{N}[.,])(?<!(?<!\\p{N})\\p{N}{1,2}:)(?<!(?:^|[\\s(])[-−–])',
  after: '(?![.,]\\p{N})(?!:\\p{N}{2}(?!\\p{N}))',
}

const boundsOf = (first: string, last: string): { readonly before: string; readonly after: string } => ({
  before: [
    /\p{L}|\p{N}/u.test(first) ? notInWord.before : '',
    /\p{N}/u.test(first) ? notInNumber.before : '',
  ].join(''),
  after: [
    /\p{L}|\p{N}|\p{M}/u.test(last) ? notInWord.after : '',
    /\p{N}/u.test(last) ? notInNumber.after : '',
  ].join(''),
})

/** Keeps a pattern from beginning or ending inside a word or a number: `7.5` is not in `17.5`, `7.5.1` or `−7.5`. */
const whole = (pattern: string, first: string, last: string): string => {
  const { before, after } = boundsOf(first, last)
  return `${before}${pattern}${after}`
}

const holdsAt = (condition: string, text: string, at: number): boolean => {
  const expression = new RegExp(condition, 'uy')
  expression.lastIndex = at
  return expression.test(text)
}

/** Whether a stretch of a text neither begins nor ends inside a word or a number. */
export const isWhole = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean => {
  const letters = [...text.slice(start, end)]
  const { before, after } = boundsOf(letters[0] ?? '', letters.at(-1) ?? '')
  return holdsAt(before, text, start) && holdsAt(after, text, end)
}

/** The source of an expression that finds a text's words in a reader's text, never cut out of a longer word or number. */
export const wholeWords = (text: string): string => {
  const letters = [...readerText(text)]
  return whole(escaped(readerText(text)), letters[0] ?? '', letters.at(-1) ?? '')
}

const phraseSource = (phrase: string): string => {
  const text = readerText(phrase)
  const pattern = text
    .split(' ')
    .map((word) =>
      /.\*$/u.test(word) ? `${escaped(word.slice(0, -1))}[\\p{L}\\p{N}\\p{M}]*` : escaped(word),
    )
    .join(' ')
  return whole(pattern, [...text][0] ?? '', text.endsWith('*') ? '' : ([...text].at(-1) ?? ''))
}

/** Whether a text holds a letter or a digit: what holds none is nothing to look for. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * Whether a text mentions a phrase.
 * @throws where the phrase holds neither a letter nor a digit: a check that looks for nothing could not tell
 */
export const mentions = (text: string, phrase: Phrase): boolean => {
  if (typeof phrase !== 'string') {
    return new RegExp(phrase.source, phrase.flags.replace(/[gy]/g, '')).test(readerText(text))
  }
  if (!saysSomething(phrase)) throw new Error(`there is no word to look for in the phrase “${phrase}”`)
  return new RegExp(phraseSource(phrase), 'iu').test(readerText(text))
}

/**
 * Some phrases, of which there must be one.
 * @throws where there is none: a check that looks for nothing could not tell
 */
export const given = (phrases: readonly Phrase[]): readonly Phrase[] => {
  if (phrases.length === 0) throw new Error('no phrase was given to look for')
  return phrases
}
