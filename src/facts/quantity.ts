import type { Comparator } from './bound-phrases.ts'
import type { Figure } from './literal.ts'
import type { Rational } from './rational.ts'
import type { Unit } from './unit.ts'

/** A number, two that span a range, or a number with the tolerance around it; each in the quantity's own unit. */
export type Amount =
  | { readonly is: 'exact'; readonly figure: Figure }
  | { readonly is: 'range'; readonly from: Figure; readonly to: Figure }
  | { readonly is: 'tolerance'; readonly from: Figure; readonly to: Figure; readonly around: Figure }

/** A word of the text that is counted or labelled: the „vzorky“ of „tři vzorky“, the `pH` of `pH 7,4`. */
export interface CountedWord {
  readonly text: string
  readonly start: number
  readonly end: number
  /** What is left of it without its case ending, in each way that it can be read. */
  readonly stems: readonly string[]
  /** It reads as an adjective before the noun. */
  readonly adjectival: boolean
}

export type CalendarDate = { readonly year?: number; readonly month: number; readonly day?: number }

/** What a quantity says, by kind. */
export type Meaning =
  /** A number with a unit. */
  | { readonly kind: 'measure'; readonly amount: Amount; readonly unit: Unit }
  /** A plain number, with the words that it may count and the unit that they are counted in (`60 vzorků/h`). */
  | {
      readonly kind: 'number'
      readonly amount: Amount
      readonly counted: readonly CountedWord[]
      readonly per?: Unit
    }
  /** `1:5`, „jedna ku pěti“. */
  | { readonly kind: 'ratio'; readonly terms: readonly Rational[] }
  /** `3×`, „třikrát“. */
  | { readonly kind: 'times'; readonly amount: Amount }
  /** „pětinásobný“, "fivefold". */
  | { readonly kind: 'fold'; readonly amount: Amount }
  /** So many times in a period: „2× denně“, „každých 8 hodin“ (once in 8 hours). */
  | { readonly kind: 'frequency'; readonly amount: Amount; readonly period: Figure; readonly unit: Unit }
  /** A date, or the first and last of a range of dates. */
  | { readonly kind: 'date'; readonly from: CalendarDate; readonly to?: CalendarDate }
  /** A time of day in minutes after midnight, in each way that it can be read; or a range of them. */
  | { readonly kind: 'clock'; readonly from: readonly number[]; readonly to?: readonly number[] }
  /** „třetí den“, `3. den`. */
  | { readonly kind: 'ordinal'; readonly value: number; readonly counted: readonly CountedWord[] }

export type QuantityKind = Meaning['kind']

/** A value as it stands in a text. */
export interface Quantity {
  readonly meaning: Meaning
  readonly comparator: Comparator
  /** Also approximate beside its bound: „maximálně asi 30 minut“. */
  readonly approximate: boolean
  /** The unit or the number one was not written there but follows from its surroundings: „hodinu“, the 5 of „5 a 10 ml“. */
  readonly implied: boolean
  /**
   * What stands there too: the bounds of „alespoň 2 a nejvýše 8 °C“, the moments of „od 23:40 do 7:15“, the moment of
   * „od 2. 3. 2026“.
   */
  readonly parts?: readonly Quantity[]
  /** UTF-16 offsets in the text, the end excluded. */
  readonly start: number
  readonly end: number
  /** The text between them. */
  readonly form: string
}
