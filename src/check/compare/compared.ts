import type { Outcome } from '../outcome.ts'
import { documentSought } from '../query/document-query.ts'
import type { Place } from '../query/place.ts'
import { type SectionName, sectionSought } from '../query/section-query.ts'
import { ask, type Sought } from '../query/sought.ts'
import type { StateQuery } from '../query/state-query.ts'

/**
 * Asks something of a document (or one section of it) as it stood before and as it stands after, each time in its
 * newest version. What was not there before cannot be compared; what is not there after has failed.
 */
export const compared = (
  before: StateQuery,
  after: StateQuery,
  code: string,
  looked: string,
  examine: (was: Place, is: Place) => Outcome,
  section?: SectionName,
): Outcome => {
  const sought = ({ moment }: StateQuery): Sought<Place> => {
    const document = documentSought(moment, code)
    return section === undefined ? document : sectionSought(document, section)
  }
  return ask(sought(before), looked, (was) => ask(sought(after), looked, (is) => examine(was, is)))
}
