import { strikingOut } from '../store/secrets.ts'
import { note } from './output.ts'
import type { Progress, Screen } from './progress.ts'
import { eventRecord } from './progress-events.ts'
import { eventLine } from './progress-lines.ts'
import { liveProgress } from './progress-live.ts'
import type { ProgressState } from './progress-state.ts'
import { secretsOf } from './secrets.ts'

/** How a person or a program wishes to follow a run. */
export interface FollowOptions {
  readonly events?: boolean
  readonly verbose?: boolean
}

type Strike = (text: string) => string

const jsonLines = (strike: Strike): Progress => {
  const tell = (recordOf: (now: Date) => Readonly<Record<string, unknown>>) => {
    const now = new Date()
    note(strike(JSON.stringify({ time: now.toISOString(), ...recordOf(now) })))
  }
  return {
    show: (event) => tell((now) => eventRecord(event, now)),
    say: (text) => tell(() => ({ event: 'said', text: text.trim() })),
    end: () => undefined,
  }
}

const plainLines = (detail: 'usual' | 'verbose', strike: Strike): Progress => ({
  show: (event) => {
    const line = eventLine(event, detail)
    if (line !== undefined) note(strike(line))
  },
  say: note,
  end: () => undefined,
})

const terminal = (strike: Strike): Screen => ({
  write: (text) => process.stderr.write(strike(text)),
  get columns() {
    return process.stderr.columns
  },
  get rows() {
    return process.stderr.rows
  },
})

/** How a run shows itself on standard error: live lines on a terminal, plain lines elsewhere, JSON lines for programs. */
export const progressOf = (options: FollowOptions, state: ProgressState): Progress => {
  // A provider may send a key back in whatever it says.
  const strike = strikingOut(secretsOf(process.env))
  if (options.events) return jsonLines(strike)
  if (options.verbose) return plainLines('verbose', strike)
  const isLive = process.stderr.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI']
  return isLive ? liveProgress(state, terminal(strike)) : plainLines('usual', strike)
}
