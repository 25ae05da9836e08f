import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'

const page = readFileSync(new URL('../../docs/quotes.md', import.meta.url), 'utf8')
/** What a cell of the table stands for: code without its marks, line breaks and tabs for the signs that show them. */
const bare = (cell: string): string =>
  cell
    .replace(/^`(.*)`$/, '$1')
    .replaceAll('⏎', '\n')
    .replaceAll('⇥', '\t')
const rows = page
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .filter((cells) => ['stands', 'turned', 'absent'].includes(cells[3] ?? ''))
  .map(([kind = '', source = '', quote = '', verdict = '']) => ({
    kind,
    source: bare(source),
    quote,
    verdict,
  }))

describe('docs/quotes.md', () => {
  it('has examples of all three', () => {
    expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['stands', 'turned', 'absent']))
    expect(rows.length).toBeGreaterThan(60)
  })
  it.each(rows)('$kind: „$quote“ $verdict', ({ source, quote, verdict }) => {
    const { status, turned } = locate(fold(source), quote)
    expect(status === 'absent' ? 'absent' : turned ? 'turned' : 'stands').toBe(verdict)
  })
})
