import { type Catalogue, findingTypes } from '../suite/catalogue.ts'

export type Level = 0 | 1 | 2 | 3 | 4 | 5

/** All that the formula looks at. Diagnostics are not among it. */
export interface ScoreInput {
  readonly ended: 'finished' | 'ran out' | 'failed'
  /** The hard checks. */
  readonly checks: readonly { readonly name: string; readonly outcome: 'passed' | 'failed' | 'unknown' }[]
  /** The findings whose quotes stand. */
  readonly findings: readonly { readonly type: string }[]
  /** The findings whose quotes could not be found. Those that a rule refused are not among them. */
  readonly dropped: readonly { readonly type: string }[]
  /** Why the judge gave no valid output, where it gave none. */
  readonly judgeFailed?: string
}

/** A score, or the reason why there is none; with the steps that lead to it. */
export interface Score {
  /** Null is unscored. */
  readonly score: Level | null
  readonly unscored?: string
  /** The lowest and the highest score that it can be: equal where it is scored. */
  readonly bounds: readonly [Level, Level]
  /** The level of each dimension, by the findings that stand. */
  readonly dimensions: Readonly<Record<string, Level>>
  readonly derivation: readonly string[]
}

/** A finding whose type the catalogue does not have. */
export class UnknownFindingType extends Error {
  override readonly name = 'UnknownFindingType'
  constructor(
    readonly type: string,
    readonly allowed: readonly string[],
  ) {
    super(`there is no finding type "${type}". There are: ${allowed.join(', ')}.`)
  }
}

const lowest = (levels: readonly number[]): Level => Math.min(5, ...levels) as Level
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
const names = (of: readonly { readonly name: string }[]): string =>
  of.map(({ name }) => `"${name}"`).join(', ')

/**
 * The formula: 0 if a hard check fails or the answer ran out, else the lowest level of any finding, 5 without one.
 * An answer that an outside fault broke, a check that could not tell, a judge that failed, and a finding that would have
 * lowered the score had its quote been found leave it unscored, with the two bounds.
 * @throws {UnknownFindingType}
 */
export const score = (catalogue: Catalogue, input: ScoreInput): Score => {
  const types = findingTypes(catalogue)
  const typed = (name: string) => {
    const type = types.find((each) => each.name === name)
    if (!type)
      throw new UnknownFindingType(
        name,
        types.map((each) => each.name),
      )
    return type
  }
  const standing = input.findings.map(({ type }) => typed(type))
  const dropped = input.dropped.map(({ type }) => typed(type))
  const dimensions = Object.fromEntries(
    Object.keys(catalogue.dimensions).map((dimension) => [
      dimension,
      lowest(standing.filter((type) => type.dimension === dimension).map(({ level }) => level)),
    ]),
  )
  const failed = input.checks.filter(({ outcome }) => outcome === 'failed')
  const unknown = input.checks.filter(({ outcome }) => outcome === 'unknown')
  const byFindings = lowest(standing.map(({ level }) => level))
  const withDropped = lowest([byFindings, ...dropped.map(({ level }) => level)])
  const worstType = lowest(types.map(({ level }) => level))

  const derivation = [
    input.ended === 'finished' ? 'The answer ended by itself.' : `The answer ${input.ended}.`,
    failed.length > 0
      ? `Hard checks: ${failed.length} of ${input.checks.length} failed (${names(failed)}).`
      : unknown.length > 0
        ? `Hard checks: none failed, ${unknown.length} of ${input.checks.length} could not tell (${names(unknown)}).`
        : `Hard checks: all ${input.checks.length} passed.`,
    `Findings: ${count(standing.length, 'finding')} ${standing.length === 1 ? 'stands' : 'stand'}, ${dropped.length} dropped.`,
    ...Object.entries(dimensions).map(([dimension, level]) => {
      const deciding = [
        ...new Set(
          standing
            .filter((type) => type.dimension === dimension && type.level === level)
            .map(({ name }) => name),
        ),
      ]
      return `Dimension ${dimension}: ${level}${deciding.length > 0 ? ` (${deciding.join(', ')})` : ''}.`
    }),
  ]
  const scored = (value: Level, why: string): Score => ({
    score: value,
    bounds: [value, value],
    dimensions,
    derivation: [...derivation, `Score ${value}: ${why}.`],
  })
  const unscored = (why: string, low: Level, high: Level): Score => ({
    score: null,
    unscored: why,
    bounds: [low, high],
    dimensions,
    derivation: [...derivation, `Unscored, between ${low} and ${high}: ${why}.`],
  })

  if (input.ended === 'failed') return unscored('an outside fault broke the answer', 0, 5)
  if (failed.length > 0) return scored(0, 'a hard check failed')
  if (input.ended === 'ran out') return scored(0, 'the answer ran out')
  const low = input.judgeFailed === undefined ? withDropped : lowest([worstType, withDropped])
  if (unknown.length > 0) return unscored(`a hard check could not tell (${names(unknown)})`, 0, byFindings)
  if (input.judgeFailed !== undefined)
    return unscored(`the judge gave no valid output (${input.judgeFailed})`, low, byFindings)
  if (low < byFindings) {
    const lowering = [...new Set(dropped.filter(({ level }) => level < byFindings).map(({ name }) => name))]
    return unscored(
      `the quote of a finding that would lower the score was not found (${lowering.join(', ')})`,
      low,
      byFindings,
    )
  }
  return scored(
    byFindings,
    byFindings === 5 ? 'no finding stands' : `the lowest dimension is at ${byFindings}`,
  )
}
