import { differences, type FingerprintPart, suiteParts } from '../../fingerprint/index.ts'
import type { Suite } from '../../suite/index.ts'
import { onceEach } from '../once.ts'
import type { Board } from './board.ts'

/** Leaves out the bench's own code, and the judge, whom every page names. */
const isOfSuite = ({ name }: FingerprintPart): boolean => !/^(?:code|judge)(?: |$)/.test(name)

const partsOf = onceEach((suite: Suite): readonly FingerprintPart[] =>
  suiteParts(suite, 'none').filter(isOfSuite),
)

/**
 * In which parts the suite at hand, whose texts a board shows, is not the one that its results were made under; none
 * where it is the same.
 */
export const suiteChanges = ({
  suite,
  fingerprint,
}: Pick<Board, 'suite' | 'fingerprint'>): readonly string[] => [
  ...new Set(differences(fingerprint.parts.filter(isOfSuite), partsOf(suite)).map(({ name }) => name)),
]

/** So many parts are named; the rest are counted. */
const named = 3

/** Names of parts as a list in a sentence. */
export const partWords = (names: readonly string[]): string => {
  const more = names.length - named
  return more > 0 ? `${names.slice(0, named).join(', ')} and ${more} more` : names.join(', ')
}
