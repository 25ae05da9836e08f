import type { LintRow } from './lint-row.ts'
import type { Passage } from './passage.ts'

/** A paragraph that stood before. */
export interface Repetition {
  /** As it is compared. */
  readonly text: string
  readonly row: LintRow & { readonly offset: number }
}

/** In characters: what is shorter may well be said twice. */
const shortest = 80

/** A text as two are compared: white space, letter case, numbering and the kinds of dashes and quotation marks aside. */
export const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[„“”"'‚‘’]/g, '')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/&(?:nbsp|shy);|\u00ad/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[\d.]+|[-•*]|[a-z]\))\s+/, '')

/** A record's field without its name. */
const withoutName = ({ file, text }: Passage): string =>
  file === 'records.yaml' ? text.replace(/^\s*(?:- )?[\w-]+:\s*(?:[>|]-?)?/, '') : text

/** The paragraphs of the tenant that stand twice. Two versions of one document may share what they like. */
export const repetitions = (passages: readonly Passage[]): readonly Repetition[] => {
  const first = new Map<string, Passage>()
  return passages.flatMap((passage) => {
    if (!/^(?:documents|files)\/|^records\.yaml$/.test(passage.file)) return []
    const text = comparable(withoutName(passage))
    if (text.length < shortest) return []
    const other = first.get(text)
    if (!other) {
      first.set(text, passage)
      return []
    }
    const isOtherVersion = other.document?.code === passage.document?.code && other.file !== passage.file
    if (passage.document && isOtherVersion) return []
    const offset = passage.start + (passage.text.length - passage.text.trimStart().length)
    const message = `this paragraph stands in ${other.file} too: „${text.slice(0, 60)}…“`
    return [{ text, row: { severity: 'fault', file: passage.file, offset, message } }]
  })
}
