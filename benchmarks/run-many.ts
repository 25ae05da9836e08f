/** Plays many one-call answers against a model, or makes the same calls and stores nothing; says what it took as JSON. */
import { statSync } from 'node:fs'
import { defineApp } from '../src/app/index.ts'
import { systemClock as callClock } from '../src/chatbot/clock.ts'
import { connectModel } from '../src/chatbot/connect-model.ts'
import { createChatbot } from '../src/chatbot/create-chatbot.ts'
import { parseChatbotId } from '../src/chatbot/parse-chatbot.ts'
import { boundHeap } from '../src/cli/heap.ts'
import { Budget, Gate, planRun, runAnswers, systemClock } from '../src/run/index.ts'
import { openStore } from '../src/store/index.ts'
import type { LoadedCase, Suite } from '../src/suite/index.ts'

interface Task {
  readonly what: 'bench' | 'bare loop'
  readonly url: string
  readonly answers: number
  readonly concurrency: number
  readonly store: string
}

boundHeap()
const task = JSON.parse(process.argv[2] ?? '') as Task
const id = 'compatible:mock'
const environment = { MODEL_BENCH_COMPATIBLE_BASE_URL: `${task.url}/v1` }
const prompt = 'What does the procedure say about nonconforming work?'
const systemPrompt = 'You are the assistant of a document system. '.repeat(50)

const bareLoop = async () => {
  const parsed = parseChatbotId(id)
  if (parsed.kind !== 'model') throw new Error('the benchmark asks a model')
  const connection = connectModel(parsed, { environment })
  const model = await connection.model()
  // As in the bench: code is loaded once, however long a run is.
  const started = performance.now()
  let left = task.answers
  const caller = async () => {
    while (left > 0) {
      left -= 1
      await model.doGenerate({
        prompt: [
          { role: 'system', content: systemPrompt },
          { role: 'user', content: [{ type: 'text', text: prompt }] },
        ],
        providerOptions: connection.providerOptions,
      })
    }
  }
  await Promise.all(Array.from({ length: task.concurrency }, caller))
  return performance.now() - started
}

const app = defineApp({
  name: 'nothing',
  systemPrompt,
  tools: [],
  open: async (seed) => ({
    call: () => Promise.reject(new Error('there are no tools')),
    state: async () => ({ documents: seed.documents, records: seed.records }),
    close: async () => undefined,
  }),
})

const oneCase = { id: 'CB01', prompt, language: 'en' } as LoadedCase
const suite = {
  app,
  seed: { documents: [], records: [], files: [], now: '2026-03-02T08:00:00Z' },
  limits: { toolRounds: 1, wallTimeMs: 600_000 },
  stockReply: { cs: '', en: '' },
} as unknown as Suite

const bench = async () => {
  await using store = await openStore(task.store)
  const gate = new Gate({}, callClock)
  const chatbot = createChatbot(id, { environment, gate: gate.entrance(id), scriptOf: () => undefined })
  const planned = planRun({
    ranFingerprint: 'ran',
    cases: [oneCase],
    chatbots: [chatbot],
    replicates: task.answers,
    plays: () => true,
  })
  await store.plan(
    planned.map(({ replicate }) => ({
      ranFingerprint: 'ran',
      caseId: oneCase.id,
      chatbot: id,
      chatbotLabel: chatbot.label,
      replicate,
    })),
  )
  await chatbot.prepare?.()
  const started = performance.now()
  await runAnswers({
    suite,
    left: planned,
    doneOf: () => 0,
    concurrency: task.concurrency,
    keeping: store,
    worker: `benchmark ${process.pid}`,
    hasEnded: () => false,
    budget: new Budget({}),
    gateOf: () => gate,
    grade: async () => undefined,
    onEvent: () => undefined,
    clock: systemClock,
    sleep: callClock.sleep,
    signal: new AbortController().signal,
  })
  const ms = performance.now() - started
  const [totals] = await store.totals({ fingerprint: 'none' })
  if (totals?.finished !== task.answers)
    throw new Error(`${totals?.finished} of ${task.answers} answers are there`)
  return ms
}

const cpuBefore = process.cpuUsage()
const ms = task.what === 'bench' ? await bench() : await bareLoop()
const { user, system } = process.cpuUsage(cpuBefore)
const storeBytes = task.what === 'bench' ? statSync(task.store).size : 0
console.log(
  JSON.stringify({
    ms,
    cpuMs: (user + system) / 1000,
    maxRssMb: process.resourceUsage().maxRSS / 1024,
    storeBytes,
  }),
)
