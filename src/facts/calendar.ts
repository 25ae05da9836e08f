import type { CalendarDate } from './quantity.ts'

/** A date, or the first and last of a range, and the token after it. */
export interface ReadDate {
  readonly from: CalendarDate
  readonly to?: CalendarDate
  readonly next: number
}

export interface Piece<Value> {
  readonly value: Value
  readonly next: number
}

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a day is in the calendar; without a year, in that of a leap year. */
export const isDay = (day: number, month: number, year?: number): boolean => {
  if (month < 1 || month > 12 || day < 1 || day > daysIn[month - 1]!) return false
  const leap = year === undefined || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
  return month !== 2 || day < 29 || leap
}

export const oneOrTwo = /^\d{1,2}$/
export const yearDigits = /^(?:1[5-9]|2\d)\d\d$/
