import { type Check, diagnostic } from '../check.ts'
import { failed, passed } from '../outcome.ts'
import { listed, quoted } from '../show.ts'

/** Flags an answer that ended before the user could say all that the case has the user say. */
export const followUpsDelivered = (): Check =>
  diagnostic('every follow-up was delivered', ({ answer: { undelivered } }) =>
    undelivered.length === 0
      ? passed('every follow-up', 'all delivered')
      : failed('every follow-up', `never delivered: ${listed(undelivered.map(quoted))}`),
  )
