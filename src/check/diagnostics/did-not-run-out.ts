import { type Check, diagnostic } from '../check.ts'
import { failed, passed } from '../outcome.ts'
import { clip } from '../show.ts'

/** Flags an answer that ran out of context or of tool rounds. */
export const didNotRunOut = (): Check =>
  diagnostic('the answer did not run out', ({ answer: { ending } }) =>
    ending.kind === 'ran out'
      ? failed('an answer that ended by itself', `it ran out of ${ending.limit}: ${clip(ending.why)}`)
      : passed('an answer that ended by itself', 'it did'),
  )
