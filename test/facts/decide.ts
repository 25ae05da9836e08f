import { expect, test } from 'vitest'
import { type AskedFact, findFact, type Language } from '../../src/facts/index.ts'

/** A fact, texts that say it and texts that say something else. */
export interface Decided extends AskedFact {
  readonly language?: Language
  readonly found: readonly string[]
  readonly never: readonly string[]
}

/** A test for each fact: it is in all of its texts and in none of the others. */
export const decide = (facts: readonly Decided[]) => {
  for (const { found, never, language = 'cs', ...asked } of facts) {
    const isIn = (text: string) => findFact(asked, text, language).found
    test(`${language} ${asked.value} is in ${found.length} texts and not in ${never.length}`, () => {
      expect(found.filter((text) => !isIn(text))).toEqual([])
      expect(never.filter(isIn)).toEqual([])
    })
  }
}

/** A fact that is its value alone. */
export type Row = readonly [value: string, found: readonly string[], never: readonly string[]]

export const decideRows = (rows: readonly Row[], language: Language = 'cs') =>
  decide(rows.map(([value, found, never]) => ({ value, found, never, language })))

/** A text for each member of a list. */
export const each = (members: string, text: (member: string) => string): string[] =>
  members.split(' ').map(text)
