import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '../../src/interop/csv.ts'
import { toGithub } from '../../src/interop/github.ts'
import { type JunitCase, toJunit } from '../../src/interop/junit.ts'

/** Reads RFC 4180 back, so that what was written can be compared. */
const fromCsv = (text: string): string[][] => {
  const rows: string[][] = []
  const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/gy
  let row: string[] = []
  for (let hit = field.exec(text); hit && hit[0] !== ''; hit = field.exec(text)) {
    const [, raw = '', end] = hit
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

describe('CSV', () => {
  it('comes back as it was, whatever stands in a cell', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ a: fc.string({ unit: 'grapheme' }), b: fc.integer() })), (rows) => {
        const [head, ...back] = fromCsv(toCsv(['a', 'b'], rows))
        expect(head).toEqual(['a', 'b'])
        expect(back.map(([a, b]) => [a?.replace(/^'(?='*[=+\-@\t\r])/, ''), Number(b)])).toEqual(
          rows.map(({ a, b }) => [a, b]),
        )
      }),
    )
  })
  it('tells a text from the same one behind apostrophes', () => {
    const texts = ['-', "'-", "''-", "'", "'a"]
    const back = fromCsv(
      toCsv(
        ['a'],
        texts.map((a) => ({ a })),
      ),
    ).slice(1)
    expect(back.flat()).toEqual(["'-", "''-", "'''-", "'", "'a"])
  })
  it('lets no text run as a formula', () => {
    expect(toCsv(['a'], [{ a: '=HYPERLINK("http://x")' }])).toContain(`'=HYPERLINK`)
    expect(toCsv(['a'], [{ a: -1 }])).toContain('\r\n-1\r\n')
  })
})

describe('JUnit', () => {
  const hostile = '</failure><script>alert(1)</script>\u0000\ud800 & "quoted"'
  const cases: readonly JunitCase[] = [
    { suite: 'a', name: 'CB01', seconds: 1.5, result: { kind: 'passed' } },
    { suite: 'a', name: hostile, seconds: 0, result: { kind: 'failed', summary: hostile, details: hostile } },
    { suite: 'b', name: 'CB01', seconds: 0, result: { kind: 'error', summary: 'unscored' } },
    { suite: 'b', name: 'CB02', seconds: 0, result: { kind: 'skipped', summary: 'not run yet' } },
  ]
  it('counts by suite and in all', () => {
    const xml = toJunit('bench', cases)
    expect(xml).toContain(
      '<testsuites name="bench" tests="4" failures="1" errors="1" skipped="1" time="1.500">',
    )
    expect(xml).toContain('<testsuite name="a" tests="2" failures="1" errors="0" skipped="0" time="1.500">')
  })
  it('lets no text become markup or a character that XML does not have', () => {
    const xml = toJunit('bench', cases)
    expect(xml).not.toMatch(/<script|<\/failure>(?!<\/testcase>)|[\u0000\ud800]/)
  })
})

describe('GitHub annotations', () => {
  it('lets no text end its line or begin another command', () => {
    const hostile = 'a\r\n::set-output name=x::y % done'
    const written = toGithub([{ level: 'error', title: 'of: one, two', text: hostile }])
    expect(written).toBe('::error title=of%3A one%2C two::a%0D%0A::set-output name=x::y %25 done\n')
  })
})
