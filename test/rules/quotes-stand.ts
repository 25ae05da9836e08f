import { expect } from 'vitest'
import type { Finding } from '../../src/judge/finding.ts'
import { fold, locate } from '../../src/quote/index.ts'
import type { RuleInput } from '../../src/rules/rule.ts'

/** Checks that every quote stands, letter for letter, in the one evidence source that it is bound to. */
export const expectQuotesToStand = (input: RuleInput, findings: readonly Finding[]): void => {
  for (const { type, quotes } of findings) {
    expect(quotes.length, type).toBeGreaterThan(0)
    for (const { source, text } of quotes) {
      const sources = input.evidence.filter(({ kind, name }) => kind === source.kind && name === source.name)
      expect(sources.length, `${type}: sources named ${source.name}`).toBe(1)
      expect(sources[0]?.text.includes(text), `${type}: ${text}`).toBe(true)
      expect(locate(fold(sources[0]?.text ?? ''), text).status, `${type}: ${text}`).not.toBe('absent')
    }
  }
}
