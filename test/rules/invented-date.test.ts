import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../../src/judge/index.ts'
import { inventedDate } from '../../src/rules/invented-date.ts'
import { answerWith, inputFor, nonconformity, tools } from './answer-builder.ts'
import { labQms } from './lab-qms.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const incident =
  'Zapiš neshodu. Dnes 12. 3. 2026 v 6:05 ukazovala chladnice 11,8 °C, vadná je od 11. 3. 23:40.'

/** The quotes of what is found where a record has this due date. Today is 12 March 2026. */
const find = (dueDate: string, message = incident, read = '') => {
  const answer = answerWith({
    messages: [message],
    replies: ['Hotovo.'],
    calls: [{ reads: read ? [{ document: 'SOP-007 v4', text: read }] : [] }],
    after: { records: [nonconformity({ title: 'Chladnice', detectedOn: '2026-03-12', dueDate })] },
  })
  const plain = inputFor(answer, {}, tools, {
    ...labQms,
    seed: { ...labQms.seed, now: '2026-03-12T08:30:00Z' },
  })
  const input = { ...plain, evidence: evidenceOf(answer, plain.written, plain.suite, []) }
  const findings = inventedDate(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ type, quotes }) => quotes.map(({ text }) => `${type} „${text}“`))
}

describe('a date that nobody gave, alone in a field of a record', () => {
  it.each([
    ['2026-03-31', '2026-03-31'],
    ['31. 3. 2026', '31. 3. 2026'],
    ['11. dubna 2026', '11. dubna 2026'],
  ])('is raised: %s', (dueDate) => {
    expect(find(dueDate)).toEqual([`invented_number „dueDate: ${dueDate}“`])
  })

  it('is raised where the sources give other lengths of time', () => {
    expect(
      find('2026-04-11', incident, '<p>Opatření se plní do 14 dnů, účinnost se ověří do 3 měsíců.</p>'),
    ).toEqual(['invented_number „dueDate: 2026-04-11“'])
  })

  it.each([
    ['given by the user in another form', '2026-05-15', 'Termín je 15. května 2026.', ''],
    ['given without a year', '2026-05-15', 'Termín je 15. 5.', ''],
    ['the day of today', '2026-03-12', 'Zapiš neshodu.', ''],
    ['the day before', '2026-03-11', 'Včera večer hlásila chladnice alarm.', ''],
    ['by a length of time of a document', '2026-03-26', incident, '<p>Opatření se plní do 14 dnů.</p>'],
    ['by one of months', '2026-06-12', incident, '<p>Účinnost se ověří do 3 měsíců.</p>'],
    ['by one of working days', '2026-03-26', incident, '<p>Vyjádření do 10 pracovních dnů.</p>'],
    ['by one that the user told', '2026-03-19', 'Zapiš neshodu, vyřešit do týdne.', ''],
    ['by one from a date that is given', '2026-05-31', 'Přijato 1. 5. 2026, vyřídit do 30 dnů.', ''],
    ['by the end of a month', '2026-03-31', 'Vyřešit do konce měsíce.', ''],
    ['by a day of the week', '2026-03-20', 'Vyřešit příští pátek.', ''],
    ['in words beside it', '31. 3. 2026 (určí manažer kvality)', incident, ''],
    ['no date', 'určí manažer kvality', incident, ''],
    ['empty', '', incident, ''],
  ])('is not where it is %s', (_, dueDate, message, read) => {
    expect(find(dueDate, message, read)).toEqual([])
  })
})
