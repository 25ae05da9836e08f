import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'
import { mainFile } from '../e2e/command-line.ts'
import { kinds } from './kinds.ts'

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [mainFile, 'quote', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })

describe('the command quote', () => {
  test('answers a line for each, in their order, as the library does', () => {
    const asked = kinds.flatMap(({ source, stands, turned, never }) =>
      [...stands, ...turned, ...never].map((quote) => ({ source, quote })),
    )
    const lines = asked.map((each, id) => JSON.stringify({ id, ...each }))
    const { stdout, status } = run(['--jsonl'], lines.join('\n'))
    const answers = stdout.trimEnd().split('\n')
    expect(status).toBe(0)
    expect(answers).toHaveLength(asked.length)
    for (const [id, { source, quote }] of asked.entries()) {
      const { status, turned, spans, nearest = null } = locate(fold(source), quote)
      const { start = null, end = null } = spans[0] ?? {}
      const expected = { id, found: status !== 'absent', status, turned, start, end, nearest }
      expect(JSON.parse(answers[id]!)).toEqual(JSON.parse(JSON.stringify(expected)))
    }
  })

  test('says of a bad line what is wrong, goes on, and ends with 1', () => {
    const good = JSON.stringify({ id: 'x', source: 'Objem 50 µl.', quote: '50 μl' })
    const { stdout, status } = run(['--jsonl'], `{\n${good}\n{ "id": 2, "source": 5, "quote": "a" }\n${good}`)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((each) => JSON.parse(each)),
    ).toMatchObject([
      { line: 1, error: expect.stringContaining('JSON') },
      { id: 'x', found: true, status: 'folded', start: 6, end: 11 },
      { line: 3, error: expect.stringContaining('"source"') },
      { id: 'x', found: true },
    ])
    expect(status).toBe(1)
  })

  test('answers one quote in words: where it stands, what turns it, or what comes nearest', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'quote-')), 'instruction.txt')
    writeFileSync(file, 'Kartu není třeba temperovat.\nVzorky skladujte 48 hodin.')
    const stands = run(['--source', file, 'Vzorky skladujte 48 hodin'])
    expect(stands).toMatchObject({ status: 0, stdout: expect.stringContaining('letter for letter') })
    expect(stands.stdout).toContain(`${file}:2:1`)
    expect(run(['--source', file, 'třeba temperovat'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('„není“'),
    })
    expect(run(['--source', file, 'Vzorky skladujte 72 hodin'])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('the source has „48“ where the quote has „72“'),
    })
  })

  test('says what is wrong with its use, and ends with 2', () => {
    expect(run(['a quote'])).toMatchObject({ status: 2, stderr: expect.stringContaining('--source') })
    expect(run(['--source', '/nowhere/at/all', 'a'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Cannot read'),
    })
  })
})
