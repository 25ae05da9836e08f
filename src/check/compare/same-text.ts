import { failed, type Outcome, passed } from '../outcome.ts'
import { blocksOf, type Place } from '../query/place.ts'
import type { SectionName } from '../query/section-query.ts'
import type { StateQuery } from '../query/state-query.ts'
import { readerText } from '../reader-text.ts'
import { compared } from './compared.ts'
import { differenceBetween, type Piece } from './difference.ts'

const piecesOf = (place: Place): readonly Piece[] =>
  blocksOf(place).map(({ text }) => ({ text, counts: readerText(text) }))

/** The newest version of a document, or one section of it, reads word for word as before; its look may differ. */
export const sameText = (
  before: StateQuery,
  after: StateQuery,
  code: string,
  { section }: { readonly section?: SectionName } = {},
): Outcome => {
  const looked = `the text of ${section === undefined ? code : `section ${section} of ${code}`} as before`
  return compared(
    before,
    after,
    code,
    looked,
    (was, is) => {
      const difference = differenceBetween(piecesOf(was), piecesOf(is))
      return difference === undefined ? passed(looked, 'it reads the same') : failed(looked, difference)
    },
    section,
  )
}
