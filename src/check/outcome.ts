/** What a check came to. A failed one says what it looked for and the nearest thing that it found. */
export type Outcome =
  | { readonly outcome: 'passed'; readonly looked: string; readonly found: string }
  | { readonly outcome: 'failed'; readonly looked: string; readonly found: string }
  | { readonly outcome: 'unknown'; readonly looked: string; readonly why: string }

export const passed = (looked: string, found: string): Outcome => ({ outcome: 'passed', looked, found })
export const failed = (looked: string, found: string): Outcome => ({ outcome: 'failed', looked, found })
export const unknown = (looked: string, why: string): Outcome => ({ outcome: 'unknown', looked, why })

/** All must pass: the first failed one decides, else the first that could not tell. */
export const all = (...outcomes: readonly Outcome[]): Outcome =>
  outcomes.find(({ outcome }) => outcome === 'failed') ??
  outcomes.find(({ outcome }) => outcome === 'unknown') ??
  passed(
    outcomes.map(({ looked }) => looked).join('; '),
    outcomes.flatMap((each) => ('found' in each ? [each.found] : [])).join('; '),
  )

/** One is enough: a passed one decides, else one that could not tell, else the first failed one. */
export const any = (...outcomes: readonly Outcome[]): Outcome =>
  outcomes.find(({ outcome }) => outcome === 'passed') ??
  outcomes.find(({ outcome }) => outcome === 'unknown') ??
  outcomes[0] ??
  failed('any of nothing', 'nothing')
