import { saysSomething, wholeWords } from '../phrase.ts'
import { blocksOf, type Place } from '../query/place.ts'
import { readAlike, readerText } from '../reader-text.ts'

/** A rename, as a case states it. */
export interface Renaming {
  readonly from: string
  readonly to: string
  /** Inflected forms of the old name, each with the form, or forms, of the new one that may take its place. */
  readonly inflected?: readonly { readonly from: string; readonly to: string | readonly string[] }[]
  /** Names that hold the old name, or resemble it, and must stay as they are. */
  readonly keep?: readonly string[]
}

/** Every form of the old name, and every form of the new one. */
export const formsOf = ({
  from,
  to,
  inflected = [],
}: Renaming): { readonly olds: readonly string[]; readonly news: readonly string[] } => ({
  olds: [from, ...inflected.map((form) => form.from)],
  news: [to, ...inflected.flatMap((form) => form.to)],
})

/** A name where it stands in a reader's text. */
export interface Occurrence {
  readonly kind: 'old' | 'new' | 'kept'
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Finds the names of a renaming in a reader's text. */
export type NameScan = (text: string) => readonly Occurrence[]

/**
 * Makes ready to find the names of a renaming: in any letter case, whole words only, the longest name first.
 * @throws where a name holds neither a letter nor a digit
 */
export const nameScan = (renaming: Renaming): NameScan => {
  const { olds, news } = formsOf(renaming)
  const names = [
    ...(renaming.keep ?? []).map((name) => ({ kind: 'kept' as const, name })),
    ...news.map((name) => ({ kind: 'new' as const, name })),
    ...olds.map((name) => ({ kind: 'old' as const, name })),
  ]
  const silent = names.find(({ name }) => !saysSomething(name))
  if (silent) throw new Error(`“${silent.name}” is no name to look for`)
  const longestFirst = names.toSorted(
    (one, other) => readerText(other.name).length - readerText(one.name).length,
  )
  const expression = new RegExp(longestFirst.map(({ name }) => wholeWords(name)).join('|'), 'giu')
  const kindOf = (text: string): Occurrence['kind'] =>
    names.find(({ name }) => readAlike(name, text))?.kind ?? 'old'
  return (text) =>
    [...text.matchAll(expression)].map((match) => ({
      kind: kindOf(match[0]),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }))
}

/** The texts of a document that may hold a name, as a reader sees them: its title, then its blocks. */
export const textsOf = (place: Place): readonly string[] =>
  [place.document.title, ...blocksOf(place).map(({ text }) => text)].map(readerText)
