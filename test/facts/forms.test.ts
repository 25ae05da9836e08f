import { describe, expect, test } from 'vitest'
import { findFact } from '../../src/facts/index.ts'
import { bounds } from './forms/bounds.ts'
import { counts } from './forms/counts.ts'
import { durations } from './forms/durations.ts'
import type { FormCase } from './forms/form-case.ts'
import { frequencies } from './forms/frequencies.ts'
import { moments } from './forms/moments.ts'
import { units } from './forms/units.ts'
import { words } from './forms/words.ts'

const kinds = { durations, bounds, units, counts, moments, frequencies, words } satisfies Record<
  string,
  readonly FormCase[]
>

for (const [kind, cases] of Object.entries(kinds)) {
  describe(kind, () => {
    for (const { value, language = 'cs', molarMass, near, found, never } of cases) {
      const asked = { value, ...(molarMass !== undefined && { molarMass }), ...(near && { near }) }
      for (const text of [value, ...found].filter(() => near === undefined).concat(near ? found : [])) {
        test(`${language} ${value} is in ${JSON.stringify(text)}`, () => {
          const result = findFact(asked, text, language)
          expect(result).toMatchObject({ found: true })
          if (result.found) expect(text.slice(result.start, result.end)).toBe(result.as)
        })
      }
      for (const text of never) {
        test(`${language} ${value} is not in ${JSON.stringify(text)}`, () => {
          expect(findFact(asked, text, language)).toEqual({ found: false })
        })
      }
    }
  })
}
