import type { Amount, Quantity } from './quantity.ts'
import type { Reader } from './reader.ts'

const lastJoint = /^\s*(?:a|i|and|&)\s*$/
const earlierJoint = /^\s*,\s*$/

/** The number of a quantity that is nothing but a number. */
const bareNumber = ({ meaning, comparator }: Quantity): Amount | undefined =>
  meaning.kind === 'number' &&
  meaning.counted.length === 0 &&
  meaning.amount.is === 'exact' &&
  comparator === '='
    ? meaning.amount
    : undefined

/** „2. 3. a 3. 3. 2026“: the year behind the second date is of both. */
const sharedYear = (before: Quantity, after: Quantity): Quantity | undefined => {
  const [first, second] = [before.meaning, after.meaning]
  if (first.kind !== 'date' || second.kind !== 'date' || first.to || first.from.year !== undefined)
    return undefined
  const { year } = second.from
  return year === undefined
    ? undefined
    : { ...before, implied: true, meaning: { kind: 'date', from: { ...first.from, year } } }
}

/** Gives the unit of a list to each of its numbers, „5 a 10 ml“, „2, 5 a 10 ml“, and its year to each of its dates. */
export const sharedUnits = ({ text }: Reader, quantities: readonly Quantity[]): Quantity[] => {
  const result = [...quantities]
  for (let index = result.length - 1; index > 0; index -= 1) {
    const [before, after] = [result[index - 1]!, result[index]!]
    const between = text.slice(before.end, after.start)
    const dated = sharedYear(before, after)
    if (dated && lastJoint.test(between)) result[index - 1] = dated
    const amount = bareNumber(before)
    if (
      !amount ||
      after.meaning.kind !== 'measure' ||
      after.meaning.amount.is !== 'exact' ||
      after.comparator !== '=' ||
      !(after.implied ? earlierJoint : lastJoint).test(between)
    )
      continue
    const { unit } = after.meaning
    result[index - 1] = { ...before, implied: true, meaning: { kind: 'measure', amount, unit } }
  }
  return result
}
