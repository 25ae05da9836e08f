import { dollars } from '../chatbot/prices.ts'
import type { RunEvent } from '../run/index.ts'
import { oneLine } from './output.ts'
import type { Progress, Screen } from './progress.ts'
import { eventLine } from './progress-lines.ts'
import type { ChatbotProgress, ProgressState } from './progress-state.ts'

const redrawMs = 200

const count = (tokens: number): string =>
  tokens < 1000
    ? String(tokens)
    : tokens < 1_000_000
      ? `${(tokens / 1000).toFixed(1)}k`
      : `${(tokens / 1_000_000).toFixed(2)}M`

const duration = (ms: number): string => {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'under 1 min'
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}

const time = (at: number): string => new Date(at).toTimeString().slice(0, 8)

const shownLabel = (label: string): string => oneLine(label, 60)

/** One chatbot's line, of which the label takes `labelWidth` characters. */
export const progressLine = (progress: ChatbotProgress, labelWidth: number): string => {
  const { label, planned, done, failed, running, heldUntil, tokens, costUsd, leftMs, stopped } = progress
  return [
    shownLabel(label).padEnd(labelWidth),
    `${String(done).padStart(String(planned).length)}/${planned} done`,
    ...(running > 0 ? [`${running} running`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(heldUntil === undefined ? [] : [`waits for its provider until ${time(heldUntil)}`]),
    ...(tokens > 0 ? [`${count(tokens)} tokens`] : []),
    ...(costUsd === undefined ? (tokens > 0 ? ['cost unknown'] : []) : [dollars(costUsd)]),
    ...(stopped ? ['stopped'] : done === planned || leftMs === undefined ? [] : [`${duration(leftMs)} left`]),
  ].join('  ')
}

/** A line a chatbot at the foot of a terminal, drawn anew in its place; what is said beside it scrolls up above. */
export const liveProgress = (state: ProgressState, screen: Screen): Progress => {
  let drawn = 0
  const clear = () => (drawn === 0 ? '' : `\u001b[${drawn}A\r\u001b[0J`)
  const lines = (): readonly string[] => {
    const chatbots = state.chatbotsNow()
    const width = Math.max(...chatbots.map(({ label }) => shownLabel(label).length), 0)
    const all = chatbots.map((each) => progressLine(each, width))
    const room = Math.max(1, (screen.rows ?? 24) - 2)
    const shown =
      all.length <= room ? all : [...all.slice(0, room - 1), `… and ${all.length - room + 1} more chatbots`]
    // A line that wraps could not be drawn over.
    return shown.map((line) => [...line].slice(0, Math.max(20, (screen.columns ?? 80) - 1)).join(''))
  }
  const draw = (above = '') => {
    const now = lines()
    screen.write(`${clear()}${above}${now.map((line) => `${line}\n`).join('')}`)
    drawn = now.length
  }
  draw()
  const timer = setInterval(draw, redrawMs)
  timer.unref()
  const say = (line: string) => draw(`${line}\n`)
  return {
    show: (event: RunEvent) => {
      state.follow(event)
      const line = eventLine(event, 'troubles')
      if (line !== undefined) say(line)
    },
    say,
    end: () => {
      clearInterval(timer)
      draw()
      drawn = 0
    },
  }
}
