/** What a check came to. A failed one says what it looked for and the nearest thing that it found. */
export type Outcome =
  | { readonly outcome: 'passed'; readonly looked: string; readonly found: string }
  | { readonly outcome: 'failed'; readonly looked: string; readonly found: string }
  | { readonly outcome: 'unknown'; readonly looked: string; readonly why: string }

export const passed = (looked: string, found: string): Outcome => ({ outcome: 'passed', looked, found })
export const failed = (looked: string, found: string): Outcome => ({ outcome: 'failed', looked, found })
export const unknown = (looked: string, why: string): Outcome => ({ outcome: 'unknown', looked, why })

const joined = (outcomes: readonly Outcome[], between: string): { looked: string; found: string } => ({
  looked: outcomes.map(({ looked }) => looked).join(between),
  found: outcomes.flatMap((each) => ('found' in each ? [each.found] : [])).join('; '),
})

/** All must pass: the first failed one decides, else the first that could not tell. All of nothing could not tell. */
export const all = (...outcomes: readonly Outcome[]): Outcome => {
  if (outcomes.length === 0) return unknown('all of nothing', 'there was nothing to look for')
  const { looked, found } = joined(outcomes, '; ')
  return (
    outcomes.find(({ outcome }) => outcome === 'failed') ??
    outcomes.find(({ outcome }) => outcome === 'unknown') ??
    passed(looked, found)
  )
}

/** One is enough: a passed one decides, else one that could not tell, else all failed. Any of nothing could not tell. */
export const any = (...outcomes: readonly Outcome[]): Outcome => {
  if (outcomes.length === 0) return unknown('any of nothing', 'there was nothing to look for')
  const { looked, found } = joined(outcomes, ' or ')
  return (
    outcomes.find(({ outcome }) => outcome === 'passed') ??
    outcomes.find(({ outcome }) => outcome === 'unknown') ??
    failed(looked, found)
  )
}

/**
 * Passed where the outcome failed, failed where it passed; what could not be told stays so. A query that fails because
 * its document is missing passes under `not`: where there is one, take the query's own opposite (`isAbsent`, `none`).
 */
export const not = (outcome: Outcome): Outcome => {
  switch (outcome.outcome) {
    case 'passed':
      return failed(`not: ${outcome.looked}`, outcome.found)
    case 'failed':
      return passed(`not: ${outcome.looked}`, outcome.found)
    case 'unknown':
      return outcome
  }
}
