import { type ColonReading, clockAt } from './clock.ts'
import { dateAt } from './date.ts'
import { following, glued, jointAt, type Reader, textBefore } from './reader.ts'
import type { Reading } from './reading.ts'

const opensRange = new Set(['od', 'from', 'mezi', 'between'])

/** A date or a range of dates. */
export const dateReading = (reader: Reader, index: number): Reading | undefined => {
  const read = dateAt(reader, index)
  if (!read) return undefined
  const opened = read.to && opensRange.has(textBefore(reader, index))
  return {
    meaning: { kind: 'date', from: read.from, ...(read.to && { to: read.to }) },
    bounded: 'moment',
    implied: false,
    start: opened ? index - 1 : index,
    next: read.next,
    ...(read.to && { closed: true }),
  }
}

/** A time of day or a range of them. */
export const clockReading = (reader: Reader, index: number, colon: ColonReading): Reading | undefined => {
  const read = clockAt(reader, index, colon)
  if (!read) return undefined
  const seconds = (clock: typeof read) => clock.minutes.map((minutes) => minutes * 60 + (clock.seconds ?? 0))
  const before = textBefore(reader, index)
  const joins =
    before === 'mezi' || before === 'between' ? ['a', 'and'] : ['-', '–', 'až', 'do', 'to', 'until']
  // „od 8:00 hod. do 16:00 hod.“
  const dot = reader.tokens[read.next - 1]!.text === 'hod' && glued(reader, read.next)?.text === '.' ? 1 : 0
  const joint = read.next + dot
  const second =
    joins.includes(jointAt(reader, joint)) && following(reader, joint + 1)
      ? clockAt(reader, joint + 1, 'time')
      : undefined
  const opened = second && opensRange.has(before)
  return {
    meaning: { kind: 'clock', from: seconds(read), ...(second && { to: seconds(second) }) },
    bounded: 'moment',
    implied: false,
    start: opened ? index - 1 : index,
    next: second?.next ?? read.next,
    ...(second && { closed: true }),
  }
}
