import type { Clock } from '../../src/chatbot/clock.ts'

/** A clock that never waits: it writes down each wait and moves on by it. */
export const fakeClock = (
  startMs = Date.parse('2026-03-02T08:00:00Z'),
): Clock & { readonly waits: readonly number[] } => {
  const waits: number[] = []
  const waited = () => waits.reduce((total, wait) => total + wait, 0)
  return {
    waits,
    now: () => startMs + waited(),
    elapsed: waited,
    sleep: async (ms) => {
      waits.push(ms)
    },
    random: () => 1,
  }
}
