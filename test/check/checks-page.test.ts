import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as checks from '../../src/check/index.ts'
import type { Answer } from '../../src/run/answer.ts'
import { answer, document, record, state, task, toolCall, turn } from './answer-fixture.ts'

const page = readFileSync(new URL('../../docs/checks.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1] ?? '')

/** The checks that a block of the page makes, by running it. */
const checksOf = (block: string): readonly checks.Check[] => {
  const made: checks.Check[] = []
  const collect =
    (make: typeof checks.hard): typeof checks.hard =>
    (name, examine) => {
      const check = make(name, examine)
      made.push(check)
      return check
    }
  const names = { ...checks, hard: collect(checks.hard), diagnostic: collect(checks.diagnostic) }
  new Function(...Object.keys(names), block)(...Object.values(names))
  return made
}

const sentence = 'Vzorek nelze použít po 24 hodinách.'
const rules = (section5: string) =>
  `<h2>5 Postup</h2>${section5}<h2>6 Limity</h2>
  <table><tr><th>Veličina</th><th>Limit</th></tr><tr><td>Teplota</td><td>2–8 °C</td></tr></table>`
const naming = (name: string, inflected: string) =>
  `<p>Na ${name} se měří. Práce s ${inflected}. Vedle je Talvion K50.</p>`
const washing = (text: string) =>
  `<h2>4 Pipetování</h2><p>${text} 50 µl.</p><p><mark>Nikdy nepipetujte ústy.</mark></p>`

const documents = [
  document({
    code: 'PP-001',
    type: 'work-instruction',
    html: '<h2>1 Účel</h2><h2>2 Postup</h2><h2>3 Záznamy</h2>',
  }),
  document({ code: 'SOP-014', html: rules('<p>Vzorek lze použít do druhého dne.</p>') }),
  document({ code: 'SOP-021', html: naming('Talvion K5', 'Talvionem K5') }),
  document({ code: 'SOP-033', html: washing('Do zkumavky pipetou přeneste') }),
]
const before = state(documents)

const draft = (code: string, html: string) => document({ code, version: 2, status: 'draft', html })
const after = state(
  [
    ...documents,
    draft('SOP-014', rules(`<p style="color:#e00000">${sentence}</p>`)),
    draft('SOP-021', naming('Orvela 30', 'Orvelou 30')),
    draft('SOP-033', washing('Pipetou přidejte')),
    document({
      code: 'PP-002',
      type: 'work-instruction',
      status: 'draft',
      template: 'PP-001',
      html: '<h2>1 Účel</h2><p>x</p><h2>2 Postup</h2><p>x</p><h2>3 Záznamy</h2><p>x</p>',
    }),
  ],
  [
    record('NC-2026-001', {
      description: 'Dva vzorky šarže K2-0418 měly zaměněné štítky.',
      severity: 'minor',
      cause: '',
    }),
  ],
)
const solved: Partial<Answer> = {
  before,
  after,
  turns: [
    turn({
      calls: [toolCall({ tool: 'read_file_pages', reads: [{ document: 'MAN-031', text: 'Strana 1' }] })],
      reply: 'Neshodnou práci upravuje čl. 7.5 normy ISO 15189.',
    }),
  ],
}
const undone: Partial<Answer> = {
  before,
  after: before,
  turns: [turn({ reply: 'Kterou šarži máte na mysli?' })],
}

describe('docs/checks.md', () => {
  it('has examples', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(5)
  })

  it.each(blocks)('shows checks that pass on a solved answer: %s', (block) => {
    const made = checksOf(block)
    expect(made.length).toBeGreaterThan(0)
    for (const result of checks.runChecks(made, answer(solved), { case: task() })) {
      expect(result).toMatchObject({ outcome: 'passed' })
    }
  })

  it.each(blocks)('shows checks of which one fails where nothing was done: %s', (block) => {
    const results = checks.runChecks(checksOf(block), answer(undone), { case: task() })
    expect(results.map(({ outcome }) => outcome)).toContain('failed')
  })
})
