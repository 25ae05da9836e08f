import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type ScoreInput, score, UnknownFindingType } from '../../src/score/index.ts'
import { catalogueSchema, findingTypes } from '../../src/suite/index.ts'

const catalogue = catalogueSchema.parse(parse(readFileSync('suites/lab-qms/findings.yaml', 'utf8')))
const types = findingTypes(catalogue)
const finished: ScoreInput = { ended: 'finished', checks: [], findings: [], dropped: [] }
const of = (...names: string[]) => names.map((type) => ({ type }))
const check = (outcome: 'passed' | 'failed' | 'unknown') => ({ name: `a check that ${outcome}`, outcome })

describe('the catalogue of the shipped suite', () => {
  it('has 27 finding types, each with the level that its type fixes', () => {
    expect(types).toHaveLength(27)
    expect(new Set(types.map(({ name }) => name)).size).toBe(27)
    expect(types.every(({ level }) => level >= 1 && level <= 4)).toBe(true)
  })
})

describe('the formula', () => {
  const rows: readonly [string, Partial<ScoreInput>, number | null, readonly [number, number]][] = [
    ['a clean answer', {}, 5, [5, 5]],
    ['a cosmetic finding', { findings: of('foreign_word') }, 4, [4, 4]],
    [
      'the lowest dimension decides',
      { findings: of('foreign_word', 'missing_fact', 'invented_check') },
      1,
      [1, 1],
    ],
    ['a failed hard check', { checks: [check('passed'), check('failed')] }, 0, [0, 0]],
    ['an answer that ran out', { ended: 'ran out' }, 0, [0, 0]],
    [
      'a failed check outweighs one that could not tell',
      { checks: [check('unknown'), check('failed')] },
      0,
      [0, 0],
    ],
    [
      'a check that could not tell',
      { checks: [check('unknown')], findings: of('missing_fact') },
      null,
      [0, 3],
    ],
    ['an answer that failed from outside', { ended: 'failed' }, null, [0, 5]],
    ['failed from outside is never a 0', { ended: 'failed', checks: [check('failed')] }, null, [0, 5]],
    ['a dropped finding that would have lowered', { dropped: of('invented_check') }, null, [1, 5]],
    [
      'a dropped finding that would not have',
      { findings: of('invented_check'), dropped: of('missing_fact') },
      1,
      [1, 1],
    ],
    [
      'a 0 stays 0 whatever was dropped',
      { checks: [check('failed')], dropped: of('invented_check') },
      0,
      [0, 0],
    ],
    ['a judge that failed', { judgeFailed: 'no valid JSON', findings: of('missing_fact') }, null, [1, 3]],
    [
      'a judge that failed changes no 0',
      { judgeFailed: 'no valid JSON', checks: [check('failed')] },
      0,
      [0, 0],
    ],
  ]
  it.each(rows)('%s', (_, input, expected, bounds) => {
    const scored = score(catalogue, { ...finished, ...input })
    expect(scored.score).toBe(expected)
    expect(scored.bounds).toEqual(bounds)
    expect(scored.unscored === undefined).toBe(expected !== null)
    expect(scored.derivation.at(-1)).toContain(expected === null ? 'Unscored' : `Score ${expected}`)
  })

  it('gives each dimension the level of its lowest finding, and 5 without one', () => {
    const { dimensions } = score(catalogue, {
      ...finished,
      findings: of('wrong_reference', 'template_carryover', 'foreign_word'),
    })
    expect(dimensions).toEqual({ grounding: 2, completeness: 5, task: 5, reporting: 5, language: 4 })
  })

  it('refuses a finding type that the catalogue does not have', () => {
    expect(() => score(catalogue, { ...finished, findings: of('bad_mood') })).toThrow(UnknownFindingType)
    expect(() => score(catalogue, { ...finished, dropped: of('constructor') })).toThrow(UnknownFindingType)
  })
})

describe('the derivation', () => {
  const clean = [
    'Dimension grounding: 5.',
    'Dimension completeness: 5.',
    'Dimension task: 5.',
    'Dimension reporting: 5.',
    'Dimension language: 5.',
  ]
  const rows: readonly [string, Partial<ScoreInput>, readonly string[]][] = [
    [
      'nothing was found',
      { checks: [check('passed'), check('passed')] },
      [
        'The answer ended by itself.',
        'Hard checks: all 2 passed.',
        'Findings: 0 findings stand, 0 dropped.',
        ...clean,
        'Score 5: no finding stands.',
      ],
    ],
    [
      'findings stand, some of them on the level that decides their dimension, one of them twice',
      {
        findings: of('invented_cause', 'wrong_reference', 'invented_check', 'invented_cause', 'foreign_word'),
        dropped: of('foreign_word'),
      },
      [
        'The answer ended by itself.',
        'Hard checks: all 0 passed.',
        'Findings: 5 findings stand, 1 dropped.',
        'Dimension grounding: 1 (invented_cause, invented_check).',
        'Dimension completeness: 5.',
        'Dimension task: 5.',
        'Dimension reporting: 5.',
        'Dimension language: 4 (foreign_word).',
        'Score 1: the lowest dimension is at 1.',
      ],
    ],
    [
      'checks failed, and one finding stands',
      { checks: [check('failed'), check('passed'), check('failed')], findings: of('foreign_word') },
      [
        'The answer ended by itself.',
        'Hard checks: 2 of 3 failed ("a check that failed", "a check that failed").',
        'Findings: 1 finding stands, 0 dropped.',
        ...clean.slice(0, 4),
        'Dimension language: 4 (foreign_word).',
        'Score 0: a hard check failed.',
      ],
    ],
    [
      'the answer ran out',
      { ended: 'ran out' },
      [
        'The answer ran out.',
        'Hard checks: all 0 passed.',
        'Findings: 0 findings stand, 0 dropped.',
        ...clean,
        'Score 0: the answer ran out.',
      ],
    ],
    [
      'an outside fault broke the answer',
      { ended: 'failed' },
      [
        'The answer failed.',
        'Hard checks: all 0 passed.',
        'Findings: 0 findings stand, 0 dropped.',
        ...clean,
        'Unscored, between 0 and 5: an outside fault broke the answer.',
      ],
    ],
    [
      'a check could not tell',
      { checks: [check('passed'), check('unknown')] },
      [
        'The answer ended by itself.',
        'Hard checks: none failed, 1 of 2 could not tell ("a check that unknown").',
        'Findings: 0 findings stand, 0 dropped.',
        ...clean,
        'Unscored, between 0 and 5: a hard check could not tell ("a check that unknown").',
      ],
    ],
    [
      'quotes were not found of findings that would lower the score and of one that would not',
      {
        findings: of('missing_fact', 'wrong_reference'),
        dropped: of('invented_check', 'foreign_word', 'invented_check', 'missing_fact', 'template_carryover'),
      },
      [
        'The answer ended by itself.',
        'Hard checks: all 0 passed.',
        'Findings: 2 findings stand, 5 dropped.',
        'Dimension grounding: 3 (wrong_reference).',
        'Dimension completeness: 3 (missing_fact).',
        ...clean.slice(2),
        'Unscored, between 1 and 3: the quote of a finding that would lower the score was not found (invented_check, template_carryover).',
      ],
    ],
    [
      'the judge failed, though a hard check did not and the findings by code are at the lowest level',
      { judgeFailed: 'no valid JSON', findings: of('invented_check') },
      [
        'The answer ended by itself.',
        'Hard checks: all 0 passed.',
        'Findings: 1 finding stands, 0 dropped.',
        'Dimension grounding: 1 (invented_check).',
        ...clean.slice(1),
        'Unscored, between 1 and 1: the judge gave no valid output (no valid JSON).',
      ],
    ],
  ]
  it.each(rows)('says, step by step, that %s', (_, input, derivation) => {
    const scored = score(catalogue, { ...finished, ...input })
    expect(scored.derivation).toEqual(derivation)
    if (scored.score === null) expect(derivation.at(-1)).toContain(`: ${scored.unscored}.`)
  })

  it('names what the catalogue has where a type is not in it', () => {
    const refuse = () => score(catalogue, { ...finished, findings: of('bad_mood') })
    expect(refuse).toThrow(
      `there is no finding type "bad_mood". There are: ${types.map(({ name }) => name).join(', ')}.`,
    )
    expect(refuse).toThrow(expect.objectContaining({ name: 'UnknownFindingType' }))
  })
})

const anyType = fc.constantFrom(...types.map(({ name }) => ({ type: name })))
const anyInput: fc.Arbitrary<ScoreInput> = fc.record({
  ended: fc.constantFrom('finished' as const, 'ran out' as const, 'failed' as const),
  checks: fc.array(
    fc.record({
      name: fc.string(),
      outcome: fc.constantFrom('passed' as const, 'failed' as const, 'unknown' as const),
    }),
    { maxLength: 5 },
  ),
  findings: fc.array(anyType, { maxLength: 6 }),
  dropped: fc.array(anyType, { maxLength: 4 }),
})

describe('the laws of the formula', () => {
  it('a score lies at both of its bounds; without one the bounds differ or nothing is known', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score: value, bounds } = score(catalogue, input)
        expect(bounds[0]).toBeLessThanOrEqual(bounds[1])
        if (value !== null) expect(bounds).toEqual([value, value])
      }),
    )
  })
  it('one more finding never raises either bound', () => {
    fc.assert(
      fc.property(anyInput, anyType, (input, more) => {
        const before = score(catalogue, input).bounds
        const after = score(catalogue, { ...input, findings: [...input.findings, more] }).bounds
        expect(after[0]).toBeLessThanOrEqual(before[0])
        expect(after[1]).toBeLessThanOrEqual(before[1])
      }),
    )
  })
  it('one more dropped finding never raises the score, and never gives one where there was none', () => {
    fc.assert(
      fc.property(anyInput, anyType, (input, more) => {
        const before = score(catalogue, input)
        const after = score(catalogue, { ...input, dropped: [...input.dropped, more] })
        if (before.score === null) expect(after.score).toBe(null)
        else if (after.score !== null) expect(after.score).toBe(before.score)
        expect(after.bounds[1]).toBe(before.bounds[1])
      }),
    )
  })
  it('order and repetition of findings do not matter', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned = {
          ...input,
          findings: [...input.findings, ...input.findings].reverse(),
          checks: [...input.checks].reverse(),
        }
        expect(score(catalogue, turned).bounds).toEqual(score(catalogue, input).bounds)
      }),
    )
  })
  it('a failed hard check is 0 unless the answer failed from outside', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const scored = score(catalogue, { ...input, checks: [...input.checks, check('failed')] })
        expect(scored.score).toBe(input.ended === 'failed' ? null : 0)
      }),
    )
  })
})
