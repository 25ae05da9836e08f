import { saysSomething, wholeWords } from '../phrase.ts'
import { readAlike, readerText } from '../reader-text.ts'

/** A rename, as a case states it. */
export interface Renaming {
  readonly from: string
  readonly to: string
  /** Inflected forms of the old name, each with the form of the new one that takes its place. */
  readonly inflected?: readonly { readonly from: string; readonly to: string }[]
  /** Names that hold the old name, or resemble it, and must stay as they are. */
  readonly keep?: readonly string[]
}

/** A name where it stands in a reader's text. */
export interface Occurrence {
  readonly kind: 'old' | 'new' | 'kept'
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Finds the names of a renaming in a reader's text: in any letter case, whole words only, the longest name first. */
export const nameScan = (renaming: Renaming): ((text: string) => readonly Occurrence[]) => {
  const { from, to, inflected = [], keep = [] } = renaming
  const names = [
    ...keep.map((name) => ({ kind: 'kept' as const, name })),
    ...[to, ...inflected.map((form) => form.to)].map((name) => ({ kind: 'new' as const, name })),
    ...[from, ...inflected.map((form) => form.from)].map((name) => ({ kind: 'old' as const, name })),
  ]
  const silent = names.find(({ name }) => !saysSomething(name))
  if (silent) throw new Error(`“${silent.name}” is no name to look for`)
  const longestFirst = names.toSorted((one, other) => readerText(other.name).length - readerText(one.name).length)
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
