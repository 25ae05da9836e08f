import { failed, type Outcome, passed, unknown } from '../outcome.ts'
import type { Place } from '../query/place.ts'
import type { StateQuery } from '../query/state-query.ts'
import { readAlike, readerText } from '../reader-text.ts'
import { clip, counted, quoted } from '../show.ts'
import { compared } from './compared.ts'
import { formsOf, type NameScan, nameScan, type Occurrence, type Renaming, textsOf } from './name-scan.ts'

/** An occurrence and the text of the block that it stands in. */
interface Placed extends Occurrence {
  readonly around: string
}

const around = (text: string, { start, end }: Occurrence): string =>
  clip(
    `${start > 50 ? '…' : ''}${text.slice(Math.max(0, start - 50), end + 50)}${end + 50 < text.length ? '…' : ''}`,
  )

const occurrencesIn = (place: Place, scan: NameScan): readonly Placed[] =>
  textsOf(place).flatMap((text) => scan(text).map((found) => ({ ...found, around: around(text, found) })))

const ofKind = (occurrences: readonly Placed[], kind: Occurrence['kind']): readonly Placed[] =>
  occurrences.filter((each) => each.kind === kind)

/** Whether a name is written as the case gives it, in capitals, or with a capital where a sentence begins. */
const wellWritten = (text: string, renaming: Renaming): boolean =>
  Object.values(formsOf(renaming))
    .flatMap((forms) => forms.map(readerText))
    .some((form) => [form, form.toUpperCase(), form.charAt(0).toUpperCase() + form.slice(1)].includes(text))

const keptCounts = (
  was: readonly Placed[],
  is: readonly Placed[],
  keep: readonly string[],
): string | undefined => {
  const count = (placed: readonly Placed[], name: string) =>
    ofKind(placed, 'kept').filter(({ text }) => readAlike(text, name)).length
  const lost = keep.find((name) => count(is, name) !== count(was, name))
  if (lost === undefined) return undefined
  return `${quoted(lost)} must stay: it stood ${counted(count(was, lost), 'time')}, and stands ${counted(count(is, lost), 'time')}`
}

/**
 * A rename reached every occurrence in the newest version of a document: title, headings, paragraphs, lists and tables,
 * however markup splits a name and in whatever letter case it stands. Every form of the old name that the case lists is
 * gone, forms of the new one stand at least as often as those stood, and the names to keep stand as often as before.
 * A name in capitals may stay in capitals or be written as the case gives it.
 */
export const renamed = (before: StateQuery, after: StateQuery, code: string, renaming: Renaming): Outcome => {
  const looked = `${quoted(renaming.from)} renamed to ${quoted(renaming.to)} everywhere in ${code}`
  const scan = nameScan(renaming)
  return compared(before, after, code, looked, (wasPlace, isPlace) => {
    const was = occurrencesIn(wasPlace, scan)
    const is = occurrencesIn(isPlace, scan)
    const due = ofKind(was, 'old')
    const [left, ...more] = ofKind(is, 'old')
    if (due.length === 0) {
      return unknown(looked, `${code} did not hold ${quoted(renaming.from)} before the answer`)
    }
    if (left) {
      return failed(
        looked,
        `${counted(more.length + 1, 'occurrence')} left of ${due.length}, first in “${left.around}”`,
      )
    }
    const names = ofKind(is, 'new')
    const expected = due.length + ofKind(was, 'new').length
    if (names.length < expected) {
      return failed(
        looked,
        `the new name stands ${counted(names.length, 'time')}, where ${expected} were to be`,
      )
    }
    const lost = keptCounts(was, is, renaming.keep ?? [])
    if (lost !== undefined) return failed(looked, lost)
    const odd = (placed: readonly Placed[]): readonly Placed[] =>
      placed.filter(({ kind, text }) => kind !== 'kept' && !wellWritten(text, renaming))
    // Where the old name stood in an odd letter case, the new one may.
    const [first] = odd(is).slice(odd(was).length)
    if (first) return failed(looked, `the new name is written ${quoted(first.text)} in “${first.around}”`)
    return passed(looked, `${counted(due.length, 'occurrence')} renamed`)
  })
}
