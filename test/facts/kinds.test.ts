import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import { parse } from 'yaml'
import { type Decided, decide } from './decide.ts'

const kinds: Record<string, readonly Decided[]> = parse(
  readFileSync(new URL('./kinds.yaml', import.meta.url), 'utf8'),
)

for (const [kind, cases] of Object.entries(kinds)) {
  describe(kind, () => decide(cases))
}
