import { all, failed, type Outcome, passed } from '../outcome.ts'
import type { Place } from '../query/place.ts'
import type { StateQuery } from '../query/state-query.ts'
import { quoted } from '../show.ts'
import { compared } from './compared.ts'
import { differenceBetween, type Piece } from './difference.ts'
import { type NameScan, nameScan, type Renaming, textsOf } from './name-scan.ts'
import { renamed } from './renamed.ts'

/** A text with every old or new name under one sign, so that texts compare without them. */
const masked = (text: string, scan: NameScan): string => {
  let result = ''
  let from = 0
  for (const { kind, start, end } of scan(text)) {
    if (kind === 'kept') continue
    result += `${text.slice(from, start)}▢`
    from = end
  }
  return result + text.slice(from)
}

/**
 * As `renamed`, and nothing else of the document's text changed: it is the text before, with the names replaced.
 * Where a new name makes other words change (their gender, their case), ask only for `renamed`.
 */
export const onlyRenamed = (
  before: StateQuery,
  after: StateQuery,
  code: string,
  renaming: Renaming,
): Outcome => {
  const looked = `nothing but ${quoted(renaming.from)} changed in the text of ${code}`
  const scan = nameScan(renaming)
  const theRest = compared(before, after, code, looked, (was, is) => {
    const pieces = (place: Place): readonly Piece[] =>
      textsOf(place).map((text) => ({ text, counts: masked(text, scan) }))
    const difference = differenceBetween(pieces(was), pieces(is))
    return difference === undefined ? passed(looked, 'the rest is as it was') : failed(looked, difference)
  })
  return all(renamed(before, after, code, renaming), theRest)
}
