import { type App, defineApp, type Tenant } from '../../src/app/index.ts'
import type { Chatbot, Conversation, Desk } from '../../src/chatbot/chatbot.ts'
import { type Answer, play, type Stage, systemClock } from '../../src/run/index.ts'
import type { Case, LoadedCase, Suite } from '../../src/suite/index.ts'

/** An app of two tools over one record: what the harness does shows without any other room. */
export const toyApp = (broken: Partial<Tenant> = {}): App =>
  defineApp({
    name: 'toy',
    systemPrompt: 'You are the assistant of a toy.',
    systemPromptWithoutTools: 'You answer without tools.',
    tools: [
      { name: 'look', description: 'Looks.', parameters: { type: 'object' }, effect: 'read' },
      { name: 'put', description: 'Puts.', parameters: { type: 'object' }, effect: 'write' },
    ],
    open: async ({ documents, records }) => {
      let state = { documents, records }
      return {
        call: async (tool, args) => {
          if (tool === 'look')
            return {
              outcome: 'done',
              content: 'A text.',
              reads: [{ document: 'SOP-001 v1', text: 'A text.' }],
              wrote: [],
            }
          if (tool !== 'put')
            return { outcome: 'refused', content: `There is no tool ${tool}.`, reads: [], wrote: [] }
          state = {
            ...state,
            records: [
              ...state.records,
              { id: 'NC-2026-001', kind: 'nonconformity', fields: { title: JSON.stringify(args) } },
            ],
          }
          return { outcome: 'done', content: 'Put.', reads: [], wrote: ['NC-2026-001'] }
        },
        state: async () => state,
        close: async () => undefined,
        ...broken,
      }
    },
  })

export const toyCase = (more: Partial<Case> = {}): LoadedCase => ({
  id: 'CB99',
  title: 'A toy',
  purpose: 'Shows the harness.',
  kind: 'edit',
  language: 'en',
  documents: [],
  prompt: 'Put it there.',
  checks: [],
  scripts: [],
  folder: 'cases/CB99',
  facts: { facts: [], must_not: [] },
  ...more,
})

/** A chatbot that a test writes: it gets the desk, the message and how many came before. */
export const chatbotThat = (
  replies: (desk: Desk, message: string, turn: number) => Promise<string>,
): Chatbot => ({
  id: 'test:chatbot',
  label: 'Test chatbot',
  open: (desk): Conversation => {
    let turn = 0
    return { send: (message) => replies(desk, message, turn++) }
  },
})

export const toySuite = (app: App, more: Partial<Suite> = {}): Suite =>
  ({
    app,
    seed: { documents: [], records: [], files: [], now: '2026-03-12T08:30:00Z' },
    limits: { toolRounds: 3, wallTimeMs: 60_000 },
    stockReply: { cs: 'Víc nemám.', en: 'I have nothing more.' },
    ...more,
  }) as Suite

/** Plays a toy case once. */
export const playToy = (
  chatbot: Chatbot,
  {
    task = toyCase(),
    suite = toySuite(toyApp()),
    signal = new AbortController().signal,
  }: { task?: LoadedCase; suite?: Suite; signal?: AbortSignal } = {},
): Promise<Answer> => {
  const stage: Stage = { suite, clock: systemClock, signal }
  return play({ ranFingerprint: 'ran', task, chatbot, replicate: 1 }, chatbot, stage)
}
