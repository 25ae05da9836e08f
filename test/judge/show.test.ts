import { describe, expect, it } from 'vitest'
import { accountOf, exchangeAt, exchangeLines, exchangeList } from '../../src/cli/show-exchange.ts'
import { gradeLines } from '../../src/cli/show-grade.ts'
import { answerWith, nonconformity } from '../rules/answer-builder.ts'
import { findings, inventory, quote, says, scriptedJudge } from './scripted-judge.ts'

const cause = 'Příčinou byla závada kompresoru lednice.'
const answer = answerWith({
  messages: ['Lednice měla v noci 11 °C. Založ neshodu.'],
  replies: ['Hotovo.'],
  after: { records: [nonconformity({ description: 'Lednice měla 11 °C.', cause })] },
})
/** Sources: 1 user, 2 reply, 3 record. One finding by the inventory, one by the judge, one dropped, one hostile. */
const steps = [
  inventory({
    assertions: [
      { kind: 'number', quote: quote(3, '11 °C'), from: 'user', given: [quote(1, '11 °C')] },
      { kind: 'cause', quote: quote(3, cause), from: 'nowhere', given: [] },
    ],
  }),
  findings(
    { type: 'unasked_assumption', quotes: [quote(3, cause)], why: 'Nobody \u001b[31mtold\u202e it.' },
    { type: 'language_error', quotes: [quote(2, `Hotové ${'velmi '.repeat(60)}`)] },
  ),
  says({ corrections: [] }),
]
const graded = async () => {
  await using bench = await scriptedJudge(steps)
  return { grade: await bench.grade(answer), memory: bench.memory }
}

describe('a grade in the terminal', () => {
  it('says what was asserted, where from, which findings stand on it, what was dropped, and how the score came', async () => {
    const { grade } = await graded()
    const lines = gradeLines(grade, 80)
    const page = lines.join('\n')
    expect(page).toContain('  [1] invented_cause, by code\n      By the inventory: cause from nowhere.')
    expect(page).toContain(`        „${cause}“\n        – record NC-2026-007\n`)
    expect(page).toContain('  [2] unasked_assumption, by the judge')
    expect(page).toMatch(/── Raised, and not counted ─+\n\n {2}– {3}language_error, by the judge/)
    expect(page).toMatch(/– reply turn 1, not found: /)
    expect(page).toContain(`  · cause from nowhere: „${cause}“ (record\n    NC-2026-007) → [1] → [2]`)
    expect(page).toContain(
      '  · number from user: „11 °C“ (record NC-2026-007)\n      ← „11 °C“ (user turn 1)',
    )
    expect(page).toMatch(/── The judge ─+\n\n {2}· quotes: 1 found at once, 0 after the send-back, 1 dropped/)
    expect(page).toMatch(/── Derivation ─+\n\n {2}1\. The answer ended by itself\.\n[\s\S]* Score 1: /)
  })

  it.each([40, 80, 100])('fits in %i columns, and moves no cursor', async (width) => {
    const { grade } = await graded()
    const lines = gradeLines(grade, width)
    expect(lines.filter((line) => [...line].length > width)).toEqual([])
    expect(lines.join('\n')).not.toMatch(/[\u001b\u202e]/)
  })
})

describe('the judge’s calls of a grade', () => {
  it('are listed, and each can be read whole: settings, messages, schema and reply', async () => {
    const { grade, memory } = await graded()
    const account = accountOf(grade)
    const list = exchangeList(account, 'abc', 80).join('\n')
    expect(list).toMatch(
      / {2}1 {2}inventory\n {5}made, 100 tokens in, 27 out, .* ended with stop\n {5}sha256 [0-9a-f]{64}/,
    )
    expect(list).toMatch(/ {2}3 {2}findings-send-back\n/)
    const last = exchangeAt(account, 3)
    const page = exchangeLines(last, await memory.find(last.hash), account, 80).join('\n')
    expect(page).toContain(
      'google:gemini-3.8-flash, temperature 0, options {"google":{"thinkingConfig":{"thinkingBudget":8192}}}',
    )
    expect(page).toMatch(/── system ─+\n\nYou review what a chatbot did/)
    expect(page).toMatch(/── the judge had answered ─+\n\n\{\n {2}"findings": \[/)
    expect(page).toContain('quote: Hotové velmi')
    expect(page).toMatch(/── schema of the output ─+\n\n\{"\$schema"/)
    expect(page).toMatch(/── reply ─+\n\n\{\n {2}"corrections": \[\]\n\}$/)
    expect(page).not.toMatch(/[\u001b\u202e]/)
    expect(() => exchangeAt(account, 4)).toThrow('The judge was asked 3 times: there is no call 4.')
  })

  it('of which nothing valid came are read from the grade', async () => {
    await using bench = await scriptedJudge(() => says('There are no defects.'))
    const account = accountOf(await bench.grade(answer))
    const first = exchangeAt(account, 1)
    const page = exchangeLines(first, await bench.memory.find(first.hash), account, 80).join('\n')
    expect(page).toContain('not usable: the output is no JSON')
    expect(page).toContain('Lednice měla v noci 11 °C.')
    expect(page).toMatch(/── reply ─+\n\nThere are no defects\.$/)
  })

  it('are none where nobody was asked', async () => {
    await using bench = await scriptedJudge([])
    const grade = await bench.gradeByRules(answer)
    expect(() => accountOf(grade)).toThrow('No judge was asked about this answer')
  })
})
