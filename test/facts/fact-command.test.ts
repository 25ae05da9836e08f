import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerFactLine } from '../../src/cli/fact.ts'
import { answerLines } from '../../src/cli/json-lines.ts'
import * as engine from '../../src/facts/engine.ts'
import { mainFile } from '../e2e/command-line.ts'

const answers = async (lines: readonly string[]) => {
  const stream = (async function* () {
    yield* lines
  })()
  const all: unknown[] = []
  for await (const { json } of answerLines(stream, answerFactLine(engine))) all.push(JSON.parse(json))
  return all
}

const line = (value: unknown) => JSON.stringify(value)

describe('a line', () => {
  test('is answered with where the value stands and in which form', async () => {
    expect(await answers([line({ id: 'a', value: '24 h', text: 'po dvaceti čtyřech hodinách' })])).toEqual([
      { id: 'a', found: true, start: 3, end: 27, as: 'dvaceti čtyřech hodinách' },
    ])
  })

  test('takes a language, a molar mass and near words', async () => {
    expect(
      await answers([
        line({ id: 1, value: '30 min', text: 'half an hour', lang: 'en' }),
        line({ id: 2, value: '5,5 mmol/l', text: '99 mg/dl', molarMass: 180.156 }),
        line({ id: 3, value: '30 min', text: 'Inkubace 10 min. Odstředění 30 min.', near: ['inkub'] }),
        line({ id: 4, value: 5, text: 'pět vzorků', near: null, molarMass: null }),
      ]),
    ).toMatchObject([
      { found: true },
      { found: true },
      { id: 3, found: false, start: null, end: null, as: null },
      { found: true },
    ])
  })

  test('that is wrong gets its number and what is wrong; the others go on, and empty ones are passed over', async () => {
    expect(
      await answers([
        '{',
        '',
        line({ id: 1, value: '5 ml', text: '5 ml' }),
        line({ id: 2, value: '5 ml' }),
        line({ id: 3, value: '5', text: '', lang: 'de' }),
        line({ id: 4, value: '5', text: '', molarMass: -1 }),
        line([]),
        line({ value: '5', text: '5' }),
      ]),
    ).toEqual([
      { line: 1, error: expect.stringContaining('JSON') },
      { id: 1, found: true, start: 0, end: 4, as: '5 ml' },
      { line: 4, error: expect.stringContaining('"text"') },
      { line: 5, error: expect.stringContaining('"lang"') },
      { line: 6, error: expect.stringContaining('"molarMass"') },
      { line: 7, error: expect.stringContaining('object') },
      { line: 8, error: expect.stringContaining('"id"') },
    ])
  })
})

describe('the command', () => {
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [mainFile, 'fact', ...args], { input, encoding: 'utf8' })

  test('answers lines in order, and ends with 1 where one is wrong', () => {
    const { stdout, status } = run(
      ['--jsonl'],
      `\uFEFF${line({ id: 1, value: '5 ml', text: 'a\u2028 5 ml' })}\r\nno\n${line({ id: 2, value: '6 ml', text: '5 ml' })}`,
    )
    expect(
      stdout
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each)),
    ).toMatchObject([{ id: 1, found: true }, { line: 2 }, { id: 2, found: false }])
    expect(status).toBe(1)
  })

  test('answers one question in words or as JSON', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'fact-')), 'text.txt')
    writeFileSync(file, 'Inkubujte půl hodiny.')
    expect(run(['--value', '30 min', '--file', file])).toMatchObject({
      status: 0,
      stdout: 'found as „půl hodiny“, characters 10 to 20\n',
    })
    const absent = run(['--value', '3 min', '--text', '30 min', '--json'])
    expect(absent.status).toBe(1)
    expect(JSON.parse(absent.stdout)).toEqual({
      found: false,
      start: null,
      end: null,
      as: null,
    })
  })

  test('says what is wrong with its use, and ends with 2', () => {
    expect(run(['--text', '5 ml'])).toMatchObject({ status: 2, stderr: expect.stringContaining('--value') })
    expect(run(['--value', '5 ml', '--file', '/nowhere/at/all'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Cannot read'),
    })
  })
})
