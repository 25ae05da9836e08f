import { czechLexicon } from './czech/lexicon.ts'
import { englishLexicon } from './english/lexicon.ts'
import { gap } from './gap.ts'
import type { Language } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { type Token, tokenise } from './tokens.ts'

/** A text on its way through the parser. */
export interface Reader {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly language: Language
  readonly lexicon: Lexicon
  /** What was read at a token before: each of these readers is asked about the same token many times. */
  readonly memory: Memory
}

/** What was read last, by token: readers look a few tokens back and forth, so a few places are enough. */
interface Memory {
  readonly figures: Remembered[]
  readonly units: Remembered[]
  readonly cores: Remembered[]
}

interface Remembered {
  index: number
  read: object | undefined
}

const places = 64

const unread = (): Remembered[] => Array.from({ length: places }, () => ({ index: -1, read: undefined }))

/** Reads at a token once, as long as it is among the last that were asked for. */
export const remembered =
  <Read extends object>(part: keyof Memory, read: (reader: Reader, index: number) => Read | undefined) =>
  (reader: Reader, index: number): Read | undefined => {
    const known = reader.memory[part][index % places]!
    if (known.index === index) return known.read as Read | undefined
    const made = read(reader, index)
    known.index = index
    known.read = made
    return made
  }

const lexicons = new Map<Language, Lexicon>()

const lexiconOf = (language: Language): Lexicon => {
  const known = lexicons.get(language)
  if (known) return known
  const made = language === 'cs' ? czechLexicon() : englishLexicon()
  lexicons.set(language, made)
  return made
}

export const readerOf = (text: string, language: Language): Reader => ({
  text,
  tokens: tokenise(text),
  language,
  lexicon: lexiconOf(language),
  memory: { figures: unread(), units: unread(), cores: unread() },
})

/** The token at `index` where it stands right against the one before it. */
export const glued = ({ tokens }: Reader, index: number): Token | undefined =>
  tokens[index]?.gap === gap.none ? tokens[index] : undefined

/** The token at `index` where at most a space or a wrapped line parts it from the one before it. */
export const following = ({ tokens }: Reader, index: number): Token | undefined => {
  const token = tokens[index]
  if (!token || token.gap === gap.cell || token.gap === gap.paragraph) return undefined
  if (
    token.gap === gap.line &&
    !(token.kind === 'word' && token.raw[0] === token.text[0]) &&
    token.kind !== 'digits'
  ) {
    return token.kind === 'sign' && '%°‰×±'.includes(token.text) ? token : undefined
  }
  return token
}

/** The text of the token at `index` where it follows on and is a word; else an empty string. */
export const wordAt = (reader: Reader, index: number): string => {
  const token = following(reader, index)
  return token?.kind === 'word' ? token.text : ''
}

/** The text of the token at `index` where it is a word, whatever stands before it; else an empty string. */
export const startWord = ({ tokens }: Reader, index: number): string =>
  tokens[index]?.kind === 'word' ? tokens[index].text : ''

/** The text of the token at `index` where it follows on and is a sign; else an empty string. */
export const signAt = (reader: Reader, index: number): string => {
  const token = following(reader, index)
  return token?.kind === 'sign' ? token.text : ''
}

/** The number that the digits at `index` spell, where they match. */
export const digitsMatching = ({ tokens }: Reader, index: number, pattern: RegExp): number | undefined => {
  const token = tokens[index]
  return token?.kind === 'digits' && pattern.test(token.text) ? Number(token.text) : undefined
}

/** The word or sign that a value is joined to the next by; else an empty string. */
export const jointAt = (reader: Reader, index: number): string =>
  signAt(reader, index) || wordAt(reader, index)

/** The text of the token before `index`, where no more than a line break parts them; else an empty string. */
export const textBefore = ({ tokens }: Reader, index: number): string =>
  index > 0 && tokens[index]!.gap <= gap.line ? tokens[index - 1]!.text : ''
