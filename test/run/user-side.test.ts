import { describe, expect, it } from 'vitest'
import { nextMessage, nothingSaid, type Said } from '../../src/run/user-side.ts'
import type { Case } from '../../src/suite/index.ts'

const stock = 'Víc k tomu nemám, pokračujte podle dokumentů.'
const task: Case = {
  id: 'CB99',
  title: 'A test',
  purpose: 'Shows the user’s side.',
  kind: 'record',
  language: 'cs',
  documents: [],
  prompt: 'Založ neshodu.',
  followUps: ['Přidej ještě termín.', 'Děkuji.'],
  answers: [
    { topics: ['kdo zjistil', 'jméno'], text: 'Zjistila to laborantka ranní směny.' },
    { topics: ['lednic', 'chladni'], text: 'Lednice L-03.' },
  ],
  checks: [],
  scripts: [],
}
const next = (reply: string, said: Said = nothingSaid) => nextMessage(task, stock, said, reply)

describe('what the user says next', () => {
  it('gives the prepared answer whose topic the question names, in any case form and word order', () => {
    const message = next('Zjistil odchylku někdo ze směny – kdo?')
    expect(message?.cue).toEqual({ kind: 'prepared answer', indexes: [0] })
    expect(message?.message).toBe('Zjistila to laborantka ranní směny.')
  })
  it('gives all that one reply asks for, together', () => {
    expect(next('Kdo odchylku zjistil a ve které lednici?')?.cue).toEqual({
      kind: 'prepared answer',
      indexes: [0, 1],
    })
  })
  it.each([
    'Chybí mi ještě označení lednice. Doplníte je?',
    'Abych mohla záznam založit, chybí mi:\n- lednice\n- její závada\n\nMůžete to prosím doplnit?',
  ])('gives what a question points back to: %s', (reply) => {
    expect(next(reply)?.cue).toEqual({ kind: 'prepared answer', indexes: [1] })
  })
  it('takes nothing for asked that stands far from the question', () => {
    const reply = 'Lednice je zapsána.\n\nZáznam má číslo NC-2026-004.\n\nJaké je číslo projektu?'
    expect(next(reply)?.cue.kind).toBe('stock reply')
  })
  it('gives an answer once; the same question again gets the stock reply', () => {
    const first = next('O kterou lednici jde?')
    expect(next('A o kterou lednici jde?', first?.said)?.message).toBe(stock)
  })
  it('says at most three times that there is nothing more, then goes on with the follow-ups, then ends', () => {
    let said = nothingSaid
    const cues: string[] = []
    for (;;) {
      const message = nextMessage(task, stock, said, 'Jaké je číslo projektu?')
      if (!message) break
      cues.push(message.cue.kind)
      said = message.said
    }
    expect(cues).toEqual(['stock reply', 'stock reply', 'stock reply', 'follow-up', 'follow-up'])
  })
  it('does not take a topic from what the reply merely tells', () => {
    expect(next('Lednice L-03 je v pořádku. Jaký je termín nápravy?')?.message).toBe(stock)
  })
  it('goes on with the next follow-up where nothing is asked', () => {
    expect(next('Hotovo.')?.cue).toEqual({ kind: 'follow-up', index: 0 })
  })
  it('uses the case’s own stock reply where it has one', () => {
    expect(
      nextMessage({ ...task, stockReply: 'Nevím.' }, stock, nothingSaid, 'Jaký je termín?')?.message,
    ).toBe('Nevím.')
  })
})
