import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fold, locate } from '../../src/quote/index.ts'
import { kinds, verdictOf } from './kinds.ts'

const pairs = z
  .array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      source: z.string(),
      quote: z.string(),
      ok: z.union([z.literal(0), z.literal(1)]),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('pairs.json', import.meta.url), 'utf8')))

const verdict = (source: string, quote: string) => verdictOf(locate(fold(source), quote))

describe.each(kinds)('$kind: $source', ({ source, stands, turned, never }) => {
  const rows = [
    ...stands.map((quote) => ['stands', quote] as const),
    ...turned.map((quote) => ['turned', quote] as const),
    ...never.map((quote) => ['absent', quote] as const),
  ]
  it.each(rows)('%s: %s', (expected, quote) => expect(verdict(source, quote)).toBe(expected))
})

describe('the 42 pairs', () => {
  it.each(pairs)('$id $kind', ({ source, quote, ok }) => {
    if (ok === 1) expect(verdict(source, quote)).toBe('stands')
    else expect(verdict(source, quote)).not.toBe('stands')
  })
})
