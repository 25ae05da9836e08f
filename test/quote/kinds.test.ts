import { readFileSync } from 'node:fs'
import { decodeHTML } from 'entities'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fold, locate } from '../../src/quote/index.ts'
import { kinds, verdict } from './kinds.ts'

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

describe.each(kinds)('$kind: $source', ({ source, stands, turned, never }) => {
  const rows = [
    ...stands.map((quote) => ['stands', quote] as const),
    ...turned.map((quote) => ['turned', quote] as const),
    ...never.map((quote) => ['absent', quote] as const),
  ]
  it.each(rows)('%s: %s', (expected, quote) => expect(verdict(source, quote)).toBe(expected))
})

/** What a reader calls the letters and digits of a passage: without markup, entities, letter case and signs. */
const lettersOf = (text: string): string =>
  decodeHTML(decodeHTML(text).replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replace(/^\[x\]/, '')
    .replaceAll('×', 'x')
    .replaceAll('∆', 'Δ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A number that only a browser shows stands nowhere in the source. */
const itemNumber = /^\d{1,3}\. /

const found = kinds.flatMap(({ source, stands, turned }) =>
  [...stands, ...turned].map((quote) => [quote, source] as const),
)

describe('what is found is marked from its first letter to its last', () => {
  it.each(found)('%s in: %s', (quote, source) => {
    const folded = fold(source)
    const letters = lettersOf(source.includes('<li') ? quote.replace(itemNumber, '') : quote)
    const { status, spans } = locate(folded, quote)
    const isWhole = spans.some(({ start, end }) => source.slice(start, end) === quote)
    expect(status).toBe(spans.length > 1 ? 'ambiguous' : isWhole ? 'exact' : 'folded')
    let end = 0
    for (const span of spans) {
      expect(span.start).toBeGreaterThanOrEqual(end)
      ;({ end } = span)
      const passage = source.slice(span.start, end)
      const marked = lettersOf(passage)
      expect([marked.at(0), marked.at(-1)], passage).toEqual([letters.at(0), letters.at(-1)])
      // What stands there is a quote too, of that very place.
      expect(locate(folded, passage).spans).toContainEqual(span)
    }
  })
})

describe('the 42 pairs', () => {
  it.each(pairs)('$id $kind', ({ source, quote, ok }) => {
    if (ok === 1) expect(verdict(source, quote)).toBe('stands')
    else expect(verdict(source, quote)).not.toBe('stands')
  })
})
