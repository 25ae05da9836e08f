import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Chatbot } from '../../src/chatbot/chatbot.ts'
import { liveProgress } from '../../src/cli/progress-live.ts'
import { ProgressState } from '../../src/cli/progress-state.ts'
import type { Answer, PlannedAnswer, RunEvent } from '../../src/run/index.ts'
import { toyCase } from '../run/toy-bench.ts'
import { Terminal } from './terminal.ts'

const chatbotOf = (id: string, label: string, lane: string) => ({ id, label, lane }) as Chatbot
const flash = chatbotOf('google:flash', 'Gemini Flash', 'google')
const evil = chatbotOf('compatible:evil', 'evil\u001b[2J\nmodel', 'compatible')

const planned = (chatbot: Chatbot, replicate: number): PlannedAnswer => ({
  ranFingerprint: 'ran',
  task: toyCase(),
  chatbot,
  replicate,
})

const kept = (chatbot: Chatbot, replicate: number, failed = false): RunEvent => ({
  kind: 'answer kept',
  planned: planned(chatbot, replicate),
  answer: {
    caseId: 'CB99',
    chatbotLabel: chatbot.label,
    replicate,
    ending: failed
      ? { kind: 'failed', fault: 'provider', why: 'it is\u001b[31m down' }
      : { kind: 'finished' },
  } as Answer,
  attempt: 1,
  score: failed ? undefined : 5,
})

const called = (chatbot: Chatbot, tokens: number, costUsd?: number): RunEvent => ({
  kind: 'call finished',
  planned: planned(chatbot, 1),
  call: {
    requestedAt: '',
    durationMs: 1,
    usage: { inputTokens: tokens },
    finishReason: 'stop',
    served: {},
    ...(costUsd === undefined ? {} : { costUsd }),
  },
})

const startAt = new Date(2026, 2, 2, 8, 0, 0).getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: startAt })
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = (terminal: Terminal, chatbots: readonly Chatbot[] = [flash, evil], count = 40) => {
  const starts = chatbots.map((chatbot) => ({ chatbot, planned: count, done: 10, costUsd: undefined }))
  return liveProgress(
    new ProgressState(starts, { now: Date.now, elapsed: () => performance.now() }),
    terminal,
  )
}

describe('live progress', () => {
  it('is one line a chatbot, drawn in its place: done, running, failed, waiting until when, tokens, cost, time left', () => {
    const terminal = new Terminal()
    const progress = begin(terminal)
    expect(terminal.text[0]).toBe('Gemini Flash         10/40 done')
    for (let replicate = 11; replicate <= 14; replicate += 1)
      progress.show({ kind: 'answer started', planned: planned(flash, replicate), attempt: 1 })
    progress.show(called(flash, 1_500_000, 0.4))
    progress.show(called(flash, 250, 0.02))
    vi.advanceTimersByTime(120_000)
    progress.show(kept(flash, 11))
    progress.show({ kind: 'provider held', lane: 'google', waitMs: 90_000 })
    vi.advanceTimersByTime(1_000)
    expect(terminal.text).toEqual([
      'Gemini Flash         11/40 done  3 running  waits for its provider until 08:03:30  1.50M tokens  $0.42  58 min left',
      'evil\\u001b[2J model  10/40 done',
    ])
    vi.advanceTimersByTime(90_000)
    expect(terminal.text[0]).not.toContain('waits')
    progress.end()
  })

  it('of a provider that is down says so, why, and when it is tried next; at 60 columns too', () => {
    const down: RunEvent = {
      kind: 'provider down',
      lane: 'google',
      waitMs: 240_000,
      why: 'it\u001b[2J answered 503',
    }
    for (const [columns, waits] of [
      [120, 'waiting: google does not answer, next try at 08:04:00'],
      [60, 'down, try 08:04:00'],
    ] as const) {
      vi.setSystemTime(startAt)
      const terminal = new Terminal(columns)
      const progress = begin(terminal)
      const line = (start: string) => terminal.text.find((text) => text.startsWith(start))
      progress.show(called(flash, 1_500_250, 0.42))
      progress.show(down)
      const said = 'google does not answer, next try at 08:04:00. The last: it\\u001b[2J answered 503'
      expect(terminal.text.join('')).toContain(said)
      expect(line('Gemini')).toMatch(new RegExp(` {2}${waits}( {2}|$)`))
      expect(line('evil')).not.toMatch(/wait|down/)
      vi.advanceTimersByTime(60_000)
      progress.show({ kind: 'provider back', lane: 'google', afterMs: 300_000 })
      expect(terminal.text).toContain('google answers again after 5 min.')
      progress.show(down)
      progress.show({
        kind: 'chatbot stopped',
        chatbot: flash.id,
        label: flash.label,
        reason: 'outage',
        why: 'so',
      })
      expect(terminal.text.join('')).toContain('stopped: so. Its other answers are left for the next run.')
      progress.end()
      // A chatbot that is stopped waits for nothing.
      expect(terminal.text.at(-2)).toMatch(/^Gemini.* {2}stopped$/)
    }
  })

  it('never lets a label or a reason move the cursor, and says beside it what needs an eye', () => {
    const terminal = new Terminal()
    const progress = begin(terminal)
    progress.show({ kind: 'answer started', planned: planned(evil, 11), attempt: 1 })
    progress.show(kept(evil, 11, true))
    progress.show(kept(flash, 11))
    progress.say('Stopped.')
    progress.end()
    const text = terminal.text.join('\n')
    expect(text).not.toContain('\u001b')
    expect(text).toContain('failed: it is\\u001b[31m down')
    expect(text).not.toContain('score 5')
    expect(text).toMatch(/Stopped\.\nGemini Flash .*\nevil.*10\/40 done {2}1 failed/)
  })

  it('counts a failed answer no more while it is tried again', () => {
    const terminal = new Terminal()
    const progress = begin(terminal, [flash])
    progress.show({ kind: 'answer started', planned: planned(flash, 11), attempt: 1 })
    progress.show(kept(flash, 11, true))
    progress.show({ kind: 'answer started', planned: planned(flash, 11), attempt: 2 })
    progress.end()
    expect(terminal.text.at(-1)).toMatch(/^Gemini Flash {2}10\/40 done {2}1 running/)
    expect(terminal.text.at(-1)).not.toContain('failed')
  })

  it('does not heed a clock that is set: the time left stays, and the end of a wait is told by the clock as it is', () => {
    const terminal = new Terminal()
    const progress = begin(terminal, [flash])
    progress.show({ kind: 'answer started', planned: planned(flash, 11), attempt: 1 })
    vi.advanceTimersByTime(120_000)
    progress.show(kept(flash, 11))
    progress.show({ kind: 'provider held', lane: 'google', waitMs: 90_000 })
    for (const hours of [-5, 9]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      vi.advanceTimersByTime(200)
      const until = new Date(Date.now() + 90_000).toTimeString().slice(0, 5)
      expect(terminal.text[0]).toContain(`until ${until}`)
      expect(terminal.text[0]).toContain('58 min left')
    }
    progress.end()
  })

  it('at 60 columns still tells all of it, in shorter words', () => {
    const terminal = new Terminal(60)
    const long = chatbotOf('google:long', 'Gemini 3.8 Flash Preview 2026 · medium', 'google')
    const progress = begin(terminal, [long, evil])
    for (let replicate = 11; replicate <= 14; replicate += 1)
      progress.show({ kind: 'answer started', planned: planned(long, replicate), attempt: 1 })
    progress.show(called(long, 1_500_250, 0.42))
    vi.advanceTimersByTime(120_000)
    progress.show(kept(long, 11))
    progress.show({ kind: 'provider held', lane: 'google', waitMs: 90_000 })
    progress.end()
    expect(terminal.text[0]).toBe('Gemini 3…  11/40  3 on  till 08:03:30  1.50M  $0.42  58 min')
    expect(terminal.text).toHaveLength(2)
  })

  it('a label whose letters are wider than others wraps nothing', () => {
    const terminal = new Terminal(40)
    const progress = begin(terminal, [
      chatbotOf('compatible:q', '\u901a\u4e49'.repeat(12), 'compatible'),
      flash,
    ])
    vi.advanceTimersByTime(1000)
    progress.end()
    expect(terminal.text).toHaveLength(2)
  })

  it('fits a small terminal: no line wraps, and no more lines than there are', () => {
    const terminal = new Terminal(30, 6)
    const many = Array.from({ length: 12 }, (_, index) =>
      chatbotOf(`google:${index}`, `Gemini ${index}`, 'google'),
    )
    const progress = begin(terminal, many, 1_000_000)
    progress.show(called(many[0]!, 123_456, 12.5))
    progress.end()
    expect(terminal.text).toHaveLength(4)
    expect(terminal.text.every((line) => line.length < 30)).toBe(true)
    expect(terminal.text.at(-1)).toBe('… and 9 more chatbots')
  })
})
