import { withoutRevision } from '../run/chatbot-name.ts'
import type { PlannedAnswer, RunEvent } from '../run/index.ts'

const square = ({ task, chatbot, replicate }: PlannedAnswer) => ({
  case: task.id,
  chatbot: withoutRevision(chatbot.id),
  replicate,
})

/** An event as programs read it: plain JSON, without what a chatbot wrote. */
export const eventRecord = (event: RunEvent, now: Date): Readonly<Record<string, unknown>> => {
  switch (event.kind) {
    case 'run planned': {
      const { planned, done, judge } = event
      return { event: 'run-planned', planned, done, left: planned - done, judge }
    }
    case 'answer started':
      return { event: 'answer-started', ...square(event.planned), attempt: event.attempt }
    case 'call finished': {
      const { usage, durationMs, finishReason, costUsd, served, paidIn } = event.call
      return {
        event: 'call-finished',
        ...square(event.planned),
        ...usage,
        durationMs: Math.round(durationMs),
        finishReason,
        served,
        ...(costUsd === undefined ? {} : { costUsd }),
        ...(paidIn === undefined ? {} : { paidIn }),
      }
    }
    case 'call waits': {
      const { chatbot, attempt, waitMs, why } = event
      return { event: 'call-waits', chatbot, attempt, waitMs, why }
    }
    case 'provider held':
      return { event: 'provider-held', provider: event.lane, waitMs: event.waitMs }
    case 'provider down': {
      const { lane: provider, waitMs, why } = event
      const nextTryAt = new Date(now.getTime() + waitMs).toISOString()
      return { event: 'provider-down', provider, waitMs, nextTryAt, why }
    }
    case 'provider back':
      return { event: 'provider-back', provider: event.lane, afterMs: event.afterMs }
    case 'answer starts over':
      return { event: 'answer-starts-over', ...square(event.planned), why: event.why }
    case 'answer kept': {
      const { planned, answer, attempt, score } = event
      const { ending } = answer
      return {
        event: 'answer-kept',
        ...square(planned),
        id: answer.id,
        attempt,
        ended: ending.kind,
        ...(ending.kind === 'failed' ? { fault: ending.fault } : {}),
        ...('why' in ending ? { why: ending.why } : {}),
        score: score ?? null,
        durationMs: Math.round(answer.durationMs),
      }
    }
    case 'answer settled elsewhere':
      return { event: 'answer-settled-elsewhere', ...square(event.planned) }
    case 'others awaited':
      return { event: 'others-awaited', lane: event.lane, answers: event.answers }
    case 'chatbot stopped': {
      const { chatbot, reason, why } = event
      return { event: 'chatbot-stopped', chatbot: withoutRevision(chatbot), reason, why }
    }
    case 'notice':
      return { event: 'notice', chatbot: withoutRevision(event.chatbot), text: event.text }
  }
}
