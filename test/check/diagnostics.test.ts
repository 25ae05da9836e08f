import { describe, expect, it } from 'vitest'
import type { ModelCall } from '../../src/chatbot/chatbot.ts'
import {
  type Check,
  didNotRunOut,
  followUpsDelivered,
  runChecks,
  sharesNameWithTemplate,
  standardDiagnostics,
  toolErrors,
  withinBudget,
} from '../../src/check/index.ts'
import type { Answer } from '../../src/run/answer.ts'
import type { Case } from '../../src/suite/case.ts'
import { answer, document, state, task, toolCall, turn } from './answer-fixture.ts'

const run = (check: Check, given: Partial<Answer>, solved: Partial<Case> = {}) =>
  runChecks([check], answer(given), { case: task(solved) })[0]

const modelCall = (outputTokens?: number): ModelCall => ({
  requestedAt: '2026-03-02T08:00:00.000Z',
  durationMs: 1,
  usage: outputTokens === undefined ? {} : { outputTokens },
  finishReason: 'stop',
  served: {},
})

describe('followUpsDelivered', () => {
  it('flags a follow-up that was never delivered', () => {
    expect(run(followUpsDelivered(), {})).toMatchObject({ severity: 'diagnostic', outcome: 'passed' })
    expect(run(followUpsDelivered(), { undelivered: ['A co dál?'] })).toMatchObject({
      outcome: 'failed',
      found: 'never delivered: “A co dál?”',
    })
  })
})

describe('toolErrors', () => {
  it('flags a refused call', () => {
    const refused = toolCall({ tool: 'edit_section', args: { code: 'A' }, outcome: 'refused' })
    expect(run(toolErrors(), { turns: [turn({ calls: [toolCall({ tool: 'search' })] })] })).toMatchObject({
      outcome: 'passed',
    })
    expect(run(toolErrors(), { turns: [turn(), turn({ calls: [refused] })] })).toMatchObject({
      outcome: 'failed',
      found: 'edit_section({"code":"A"}) refused',
    })
  })
})

describe('didNotRunOut', () => {
  it('flags an answer that ran out', () => {
    const ending = { kind: 'ran out', limit: 'context', why: 'the window is full' } as const
    expect(run(didNotRunOut(), {})).toMatchObject({ outcome: 'passed' })
    expect(run(didNotRunOut(), { ending })).toMatchObject({
      outcome: 'failed',
      found: 'it ran out of context: the window is full',
    })
  })
})

describe('withinBudget', () => {
  const turns = [turn({ calls: [toolCall({ tool: 'search' })], modelCalls: [modelCall(60), modelCall(50)] })]

  it('flags what goes over the budget', () => {
    expect(run(withinBudget(), { turns }, { budget: { toolCalls: 1, outputTokens: 110 } })).toMatchObject({
      outcome: 'passed',
    })
    expect(run(withinBudget(), { turns }, { budget: { toolCalls: 0 } })).toMatchObject({
      outcome: 'failed',
      found: '1 tool call',
    })
    expect(run(withinBudget(), { turns }, { budget: { outputTokens: 109 } })).toMatchObject({
      outcome: 'failed',
      looked: 'at most 109 output tokens',
      found: '110 output tokens',
    })
  })

  it('never takes a missing count for nothing', () => {
    const unsure = [turn({ modelCalls: [modelCall(60), modelCall()] })]
    expect(run(withinBudget(), { turns: unsure }, { budget: { outputTokens: 100 } })).toMatchObject({
      outcome: 'unknown',
    })
    expect(run(withinBudget(), { turns: unsure }, { budget: { outputTokens: 50 } })).toMatchObject({
      outcome: 'failed',
    })
    expect(run(withinBudget(), { turns: [turn()] }, { budget: { outputTokens: 50 } })).toMatchObject({
      outcome: 'unknown',
    })
    expect(run(withinBudget(), { turns })).toMatchObject({ outcome: 'unknown' })
  })
})

describe('sharesNameWithTemplate', () => {
  const template = document({
    code: 'PP-001',
    title: 'Obsluha analyzátoru Talvion K5',
    html: '<p>Za obsluhu odpovídá vedoucí stanice Brusnice podle ISO 15189. Používá se roztok XR-200.</p>',
  })
  const others = document({ code: 'PP-009', html: '<p>Laboratoř se řídí normou ISO 15189.</p>' })
  const ask = (html: string, given: Partial<Case> = {}, read = '') =>
    run(
      sharesNameWithTemplate(),
      {
        before: state([template, others]),
        after: state([
          template,
          others,
          document({ code: 'PP-002', status: 'draft', title: 'Obsluha', html }),
        ]),
        turns: [
          turn({
            calls: [toolCall({ tool: 'read_file_pages', reads: [{ document: 'MAN-031', text: read }] })],
          }),
        ],
      },
      { layoutTemplate: 'PP-001', ...given },
    )

  it('flags a name that stands in the template and in nothing else', () => {
    expect(ask('<p>Postupuje se podle ISO 15189.</p>')).toMatchObject({ outcome: 'passed' })
    expect(ask('<p>Odpovídá stanice Brusnice.</p>')).toMatchObject({
      outcome: 'failed',
      found: '“Brusnice” in PP-002 v1',
    })
    expect(ask('<p>Použijte XR-200.</p>')).toMatchObject({
      outcome: 'failed',
      found: '“XR-200” in PP-002 v1',
    })
    expect(ask('<p>Použijte XR-200.</p>', {}, 'Doplňte XR-200.')).toMatchObject({ outcome: 'passed' })
    expect(ask('<p>Viz PP-001.</p>')).toMatchObject({ outcome: 'passed' })
  })

  it('takes no common word for a name that only begins a numbered heading or stands with a small letter too', () => {
    const html = '<h2>8 Likvidace odpadu</h2><p>Kapitola „Údržba“ a denní údržba. Stanice Brusnice.</p>'
    const about = (text: string) =>
      run(
        sharesNameWithTemplate(),
        {
          before: state([document({ code: 'PP-001', html })]),
          after: state([document({ code: 'PP-002', status: 'draft', html: text })]),
        },
        { layoutTemplate: 'PP-001' },
      )
    expect(about('<h2>8 Likvidace odpadu</h2><h2>7 Údržba</h2>')).toMatchObject({ outcome: 'passed' })
    expect(about('<h2>8 Likvidace</h2><p>Platí v Brusnice.</p>')).toMatchObject({
      found: '“Brusnice” in PP-002 v1',
    })
  })

  it('flags a name that the case gives', () => {
    const templateSubjects = ['talvion*', 'Orvela']
    expect(ask('<p>Práce s tal<b>vio</b>nem.</p>', { templateSubjects })).toMatchObject({
      outcome: 'failed',
      found: '“talvion*” in PP-002 v1',
    })
  })

  it('cannot tell without a template or a new draft', () => {
    expect(run(sharesNameWithTemplate(), {})).toMatchObject({ outcome: 'unknown' })
    expect(
      run(sharesNameWithTemplate({ template: 'PP-001' }), {
        before: state([template]),
        after: state([template]),
      }),
    ).toMatchObject({
      outcome: 'unknown',
      why: 'no draft was created',
    })
  })
})

describe('standardDiagnostics', () => {
  const names = (given: Partial<Case>) => standardDiagnostics(task(given)).map(({ name }) => name)

  it('gives every case what it can be asked', () => {
    expect(names({})).toEqual([
      'the answer did not run out',
      'every follow-up was delivered',
      'no tool call was refused',
    ])
    expect(names({ budget: { toolCalls: 5 }, layoutTemplate: 'PP-001' })).toEqual([
      'the answer did not run out',
      'every follow-up was delivered',
      'no tool call was refused',
      'the answer kept within its budget',
      'the new document shares no name with its template',
    ])
  })

  it('repeats none that the case has', () => {
    expect(names({ checks: [toolErrors()] })).not.toContain('no tool call was refused')
  })
})
