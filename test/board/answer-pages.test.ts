import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Board } from '../../src/board/data/board.ts'
import type { PageContext } from '../../src/board/page.tsx'
import { answerPage, type WholeAnswer } from '../../src/board/pages/answer.tsx'
import { casePage } from '../../src/board/pages/case.tsx'
import { scoringPage } from '../../src/board/pages/scoring.tsx'
import { letterFindings, letterOf } from '../../src/board/parts/lettered.ts'
import { titleOf } from '../../src/board/title.ts'
import { importModule } from '../../src/cli/import-module.ts'
import { fingerprintOf, suiteParts } from '../../src/fingerprint/index.ts'
import { escapeHtml } from '../../src/richtext/index.ts'
import { openStore } from '../../src/store/index.ts'
import { findingTypes, loadSuite } from '../../src/suite/index.ts'
import { boardOf, keep, playScript, testFingerprint } from './played-board.ts'

describe('the pages of a case, an answer and the scoring', () => {
  let folder: string
  let board: Board
  let wholes: readonly WholeAnswer[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-'))
    const suite = await loadSuite('suites/lab-qms', importModule)
    await using store = await openStore(join(folder, 'store.db'))
    await store.keepFingerprint(testFingerprint)
    const task = suite.cases.find(({ id }) => id === 'CB07')!
    for (const name of ['trap-rewritten', 'says-it-is-done']) {
      const { answer, grade } = await playScript(
        suite,
        task,
        task.scripts.find((each) => each.name === name)!,
      )
      await keep(store, answer, grade)
    }
    ;({ board, wholes } = await boardOf(store, suite))
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const context = (path: string): PageContext => ({ board, path, mode: 'static' })
  const rewritten = () => wholes.find(({ chatbot }) => chatbot.name.endsWith('trap-rewritten'))!

  it('show the derivation that the grade carries, its findings by dimension and each quote marked once', () => {
    const whole = rewritten()
    const html = answerPage(context('answer/x.html'), whole)
    const { derivation } = whole.grade!
    for (const step of [...derivation.slice(0, 3), derivation.at(-1)!])
      expect(html).toContain(escapeHtml(step))
    for (const { letter, type } of letterFindings(whole.grade!, board.suite.catalogue)) {
      expect(html).toContain(`<span class="letter">${letter}</span> ${titleOf(type.name)}`)
      expect(html.match(new RegExp(`id="q-${letter}"`, 'g'))).toHaveLength(1)
    }
    const targets = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    for (const id of targets) expect(html, `a link leads to #${id}`).toContain(`id="${id}"`)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('show a quote that stands in markup alone as it was given', () => {
    const whole = rewritten()
    const text = whole.answer.turns[0]!.calls.flatMap(({ reads }) => reads)[0]!
    const source = { kind: 'document' as const, name: text.document }
    const location = { status: 'exact' as const, turned: false, spans: [{ start: 0, end: 3 }] }
    const finding = {
      ...whole.grade!.findings[0]!,
      quotes: [{ source, text: text.text.slice(0, 3), location }],
    }
    const html = answerPage(context('answer/x.html'), {
      ...whole,
      grade: { ...whole.grade!, findings: [finding] },
    })
    expect(text.text.slice(0, 3)).toBe('<h2')
    expect(html).toContain('Quoted from what no reader sees')
    expect(html).toContain('<mark class="quote-mark" id="q-a" data-finding="a">&lt;h2</mark>')
  })

  it('say why an answer has no grade', () => {
    const { grade: _none, ...whole } = rewritten()
    const failed = { kind: 'failed', fault: 'provider', why: 'HTTP 503' } as const
    const html = answerPage(context('answer/x.html'), {
      ...whole,
      answer: { ...whole.answer, ending: failed },
    })
    expect(html).toContain('A fault outside broke it: HTTP 503.')
    expect(answerPage(context('answer/x.html'), whole)).toContain('It is not graded yet.')
  })

  it('show of a case its checks, facts, scripts and answers, and what it costs', () => {
    const task = board.cases[0]!
    const html = casePage(context('case/CB07.html'), task)
    const shown = [
      task.purpose,
      task.prompt,
      ...task.checks.map(({ name }) => name),
      ...task.facts.facts.flatMap(({ label, words }) => [label, `<mark class="quote-mark">${words}</mark>`]),
      ...task.scripts.map(({ name }) => name),
      'failed: the rest of section 5 is as it was',
    ]
    for (const text of shown) expect(html).toContain(text.startsWith('<mark') ? text : escapeHtml(text))
    expect(html).toMatch(/the rest of section 5 is as it was<\/th><td[^>]*>1 of 2</)
    for (const { answer } of wholes) expect(html).toContain(`href="../answer/${answer.id}.html"`)
  })

  it('name the parts in which the suite at hand is not that of the results, the first of them', () => {
    const fingerprint = fingerprintOf([
      ...suiteParts(board.suite, 'some judge'),
      { half: 'graded', name: 'code quote', hash: '0' },
    ])
    const task = board.cases[0]!
    const pageOf = (suite: Board['suite']) =>
      casePage({ board: { ...board, suite, fingerprint }, path: 'case/CB07.html', mode: 'static' }, task)
    expect(pageOf(board.suite)).not.toContain('They differ in')
    const cases = board.suite.cases.map((each) => (each === task ? { ...each, prompt: 'Other' } : each))
    expect(pageOf({ ...board.suite, cases })).toContain('They differ in: case CB07.')
    expect(pageOf({ ...board.suite, cases: [] })).toMatch(/They differ in: case CB01, .* and \d+ more\./)
  })

  it('explain scoring from the suite and from a graded answer alone', () => {
    const whole = rewritten()
    const html = scoringPage(context('scoring.html'), { ...whole, grade: whole.grade! })
    const { catalogue, prompts, judge } = board.suite
    for (const { name, means } of findingTypes(catalogue)) {
      expect(html).toContain(`>${titleOf(name)}</th>`)
      expect(html).toContain(escapeHtml(means))
    }
    for (const { name, means } of Object.values(catalogue.scale)) {
      expect(html).toContain(name)
      expect(html).toContain(escapeHtml(means))
    }
    for (const text of Object.values(prompts)) expect(html).toContain(escapeHtml(text.trim()))
    for (const { quotes } of whole.grade!.findings) expect(html).toContain(escapeHtml(quotes[0]!.text))
    expect(html).toContain(`The ${findingTypes(catalogue).length} types of finding`)
    expect(html).toContain(judge.model)
    expect(scoringPage(context('scoring.html'))).not.toContain('id="example"')
  })

  it('call findings by letters that never run out', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['a', 'z', 'aa', 'az', 'ba', 'zz', 'aaa'])
  })
})
