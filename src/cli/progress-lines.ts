import type { ModelCall } from '../chatbot/chatbot.ts'
import { dollars } from '../chatbot/prices.ts'
import type { Answer, RunEvent } from '../run/index.ts'
import { oneLine } from './output.ts'

const came = ({ ending }: Answer, score: number | null | undefined): string => {
  if (ending.kind === 'failed') return `failed: ${oneLine(ending.why, 120)}`
  const graded = score === undefined ? 'not graded' : score === null ? 'unscored' : `score ${score}`
  return ending.kind === 'ran out' ? `ran out, ${graded}` : graded
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const minutes = (ms: number): string => (ms < 120_000 ? seconds(ms) : `${Math.ceil(ms / 60_000)} min`)

/** The time of day as a clock here shows it. */
export const timeOfDay = (at: number): string => new Date(at).toTimeString().slice(0, 8)

const callLine = ({ usage, durationMs, finishReason, costUsd, served, paidIn }: ModelCall): string => {
  const { inputTokens, cachedInputTokens, outputTokens } = usage
  const cached = cachedInputTokens === undefined ? '' : ` (${cachedInputTokens} cached)`
  const who = Object.entries(served).map(([name, value]) => `${name}=${value}`)
  return oneLine(
    [
      `call: ${inputTokens ?? '?'} in${cached}, ${outputTokens ?? '?'} out, ${seconds(durationMs)}, ${finishReason}`,
      ...who,
      `cost=${costUsd === undefined ? 'unknown' : dollars(costUsd)}`,
      ...(paidIn === undefined ? [] : ['taken over from the attempt before']),
    ].join(' '),
    300,
  )
}

/** Which of the events a line is written for: all that matter, all, or those alone that need somebody's eye. */
export type Detail = 'usual' | 'verbose' | 'troubles'

/**
 * What an event is to a person who reads along, or undefined where it is not worth a line.
 * @param now the time of day at which it happened, in milliseconds since 1970
 */
export const eventLine = (event: RunEvent, detail: Detail, now = Date.now()): string | undefined => {
  const verbose = detail === 'verbose'
  switch (event.kind) {
    case 'run planned': {
      const { planned, done, judge } = event
      const plan = `${planned} answers planned, ${done} done, ${planned - done} to do.`
      return judge === 'none' ? `${plan}\nNo judge: hard checks and rules in code alone.` : plan
    }
    case 'answer started':
    case 'call finished': {
      if (!verbose) return undefined
      const { task, chatbot, replicate } = event.planned
      const head = `${task.id}  ${oneLine(chatbot.label, 80)}  ${replicate}`
      return event.kind === 'call finished'
        ? `${head}  ${callLine(event.call)}`
        : `${head}  begun${event.attempt > 1 ? ' again' : ''}`
    }
    case 'call waits':
      return verbose
        ? `${oneLine(event.chatbot, 80)}  tries again in ${seconds(event.waitMs)}: ${oneLine(event.why, 200)}`
        : undefined
    case 'provider held':
      return detail === 'troubles' || event.waitMs < 5000
        ? undefined
        : `${oneLine(event.lane, 80)} asks for a pause of ${minutes(event.waitMs)}.`
    case 'provider down':
      return `${oneLine(event.lane, 80)} does not answer, next try at ${timeOfDay(now + event.waitMs)}. The last: ${oneLine(event.why, 200)}`
    case 'provider back':
      return `${oneLine(event.lane, 80)} answers again after ${minutes(event.afterMs)}.`
    case 'answer starts over': {
      const { task, chatbot, replicate } = event.planned
      return `${task.id}  ${oneLine(chatbot.label, 80)}  ${replicate}  starts over: ${oneLine(event.why, 120)}`
    }
    case 'answer kept': {
      const { answer, attempt, score } = event
      const failed = answer.ending.kind === 'failed'
      if (detail === 'troubles' && !failed) return undefined
      const again = failed && attempt === 1 ? '' : attempt > 1 ? ` (attempt ${attempt})` : ''
      return `${answer.caseId}  ${oneLine(answer.chatbotLabel, 80)}  ${answer.replicate}  ${came(answer, score)}${again}`
    }
    case 'answer settled elsewhere':
      return undefined
    case 'others awaited': {
      const { answers } = event
      return `${answers} ${answers === 1 ? 'answer is' : 'answers are'} played by another run on this store; waiting for ${answers === 1 ? 'it' : 'them'}.`
    }
    case 'chatbot stopped':
      return `${oneLine(event.label, 80)}  stopped: ${oneLine(event.why, 300)}. ${
        event.reason === 'cost'
          ? 'What is under way ends; the rest is left.'
          : 'Its other answers are left for the next run.'
      }`
    case 'notice':
      return `${oneLine(event.chatbot, 80)}  ${oneLine(event.text, 300)}`
  }
}
