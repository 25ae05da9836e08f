import { dollars } from '../chatbot/prices.ts'
import type { RunEvent } from '../run/index.ts'
import { oneLine } from './output.ts'
import type { Progress, Screen } from './progress.ts'
import { eventLine, timeOfDay } from './progress-lines.ts'
import type { ChatbotProgress, ProgressState } from './progress-state.ts'

const redrawMs = 200

/** A label may be wider than it has characters: the terminal cuts it off, for what wraps could not be drawn over. */
const noWrap = '\u001b[?7l'
const wrap = '\u001b[?7h'

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

const shownLabel = (label: string): string => oneLine(label, 60)

/** A part of a line, and how it reads where there is little room. */
interface Part {
  readonly long: string
  readonly short: string
}

const same = (text: string): Part => ({ long: text, short: text })

const partsOf = (progress: ChatbotProgress): readonly Part[] => {
  const { planned, done, failed, running, held, tokens, costUsd, leftMs, stopped } = progress
  const parts: Part[] = [
    { long: `${String(done).padStart(String(planned).length)}/${planned} done`, short: `${done}/${planned}` },
  ]
  if (running > 0) parts.push({ long: `${running} running`, short: `${running} on` })
  if (failed > 0) parts.push(same(`${failed} failed`))
  if (held !== undefined && !stopped) {
    const { until, isDown, lane } = held
    const at = timeOfDay(until)
    parts.push(
      isDown
        ? {
            long: `waiting: ${oneLine(lane, 40)} does not answer, next try at ${at}`,
            short: `down, try ${at}`,
          }
        : { long: `waits for its provider until ${at}`, short: `till ${at}` },
    )
  }
  if (tokens > 0) parts.push({ long: `${count(tokens)} tokens`, short: count(tokens) })
  if (costUsd !== undefined) parts.push(same(dollars(costUsd)))
  else if (tokens > 0) parts.push({ long: 'cost unknown', short: '$?' })
  if (stopped) parts.push(same('stopped'))
  else if (done < planned && leftMs !== undefined) {
    const left = duration(leftMs)
    parts.push({ long: `${left} left`, short: left.replace('under ', '<') })
  }
  return parts
}

/**
 * One chatbot's line, at most `columns` characters: in short words where the long ones do not fit, then with a shorter
 * label. `labelWidth` characters are the label's where there is room.
 */
export const progressLine = (progress: ChatbotProgress, labelWidth: number, columns: number): string => {
  const label = shownLabel(progress.label)
  const parts = partsOf(progress)
  const long = [label.padEnd(labelWidth), ...parts.map((part) => part.long)].join('  ')
  if (long.length <= columns) return long
  const rest = parts.map(({ short }) => `  ${short}`).join('')
  const room = Math.max(8, Math.min(labelWidth, columns - rest.length))
  // A line that wraps could not be drawn over.
  return `${oneLine(label, room).padEnd(room)}${rest}`.slice(0, columns)
}

/** A line a chatbot at the foot of a terminal, drawn anew in its place; what is said beside it scrolls up above. */
export const liveProgress = (state: ProgressState, screen: Screen): Progress => {
  let drawn = 0
  const clear = () => (drawn === 0 ? '' : `\u001b[${drawn}A\r\u001b[0J`)
  const lines = (): readonly string[] => {
    const chatbots = state.chatbotsNow()
    const labelWidth = Math.max(...chatbots.map(({ label }) => shownLabel(label).length), 0)
    const columns = Math.max(20, (screen.columns || 80) - 1)
    const all = chatbots.map((each) => progressLine(each, labelWidth, columns))
    const room = Math.max(1, (screen.rows || 24) - 2)
    return all.length <= room
      ? all
      : [...all.slice(0, room - 1), `… and ${all.length - room + 1} more chatbots`]
  }
  const draw = (above = '') => {
    const now = lines()
    screen.write(`${clear()}${above}${noWrap}${now.map((line) => `${line}\n`).join('')}${wrap}`)
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
