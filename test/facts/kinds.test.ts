import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findFact, type Language } from '../../src/facts/index.ts'

interface Kind {
  readonly value: string
  readonly language?: Language
  readonly molarMass?: number
  readonly near?: readonly string[]
  readonly found: readonly string[]
  readonly never: readonly string[]
}

const kinds: Record<string, readonly Kind[]> = parse(
  readFileSync(new URL('./kinds.yaml', import.meta.url), 'utf8'),
)

for (const [kind, cases] of Object.entries(kinds)) {
  describe(kind, () => {
    for (const { found, never, language = 'cs', ...asked } of cases) {
      const isIn = (text: string) => findFact(asked, text, language).found
      test(`${language} ${asked.value} is in ${found.length} texts and not in ${never.length}`, () => {
        expect(found.filter((text) => !isIn(text))).toEqual([])
        expect(never.filter(isIn)).toEqual([])
      })
    }
  })
}
