import { amountReading } from './amount-reading.ts'
import type { ColonReading } from './clock.ts'
import { clockReading, dateReading } from './moment-reading.ts'
import { afterRun, endsName } from './names.ts'
import type { Reader } from './reader.ts'
import type { Reading, Skipped } from './reading.ts'
import { foldReading, ordinalReading, ratioReading, repetitionReading } from './repetition-reading.ts'

/**
 * Reads the value that starts at the token `index`. Words before token `floor` belong to the value before it;
 * `nounEnd` is the token after what that value counts.
 */
export const readingAt = (
  reader: Reader,
  index: number,
  floor: number,
  nounEnd: number,
  colon: ColonReading,
): Reading | Skipped | undefined => {
  if (reader.tokens[index]!.kind === 'digits' && endsName(reader, index, floor)) {
    return { resume: afterRun(reader, index) }
  }
  return (
    dateReading(reader, index) ??
    clockReading(reader, index, colon) ??
    ratioReading(reader, index, colon) ??
    repetitionReading(reader, index, floor, nounEnd) ??
    foldReading(reader, index) ??
    numbered(reader, index) ??
    amountReading(reader, index, floor) ??
    ordinalReading(reader, index)
  )
}

/** Digits that are an ordinal are no count: „3. vzorek“. */
const numbered = (reader: Reader, index: number): Reading | undefined =>
  reader.tokens[index]!.kind === 'digits' ? ordinalReading(reader, index) : undefined
