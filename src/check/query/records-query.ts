import type { RecordKind, RecordState } from '../../app/index.ts'
import type { Outcome } from '../outcome.ts'
import { given, mentions, type Phrase, saysSomething } from '../phrase.ts'
import { readAlike } from '../reader-text.ts'
import { clip, named, quoted } from '../show.ts'
import { type Moment, verdictAt } from './moment.ts'
import { type Counting, counting, narrowed, ofEvery, type Selection, selectionOf } from './selection.ts'

/** What a field must hold: the value in any letter case, an expression that it fits, or what a function says of it. */
export type FieldValue = string | RegExp | ((value: string) => boolean)

/** Records, narrowed as one reads. The questions about a field need at least one record, and ask every one of them. */
export interface RecordsQuery extends Counting {
  /** Records that the answer created. */
  created(): RecordsQuery
  /** Records that were there before and are not as they were. */
  changed(): RecordsQuery
  ofKind(kind: RecordKind): RecordsQuery
  /** Records whose field has the value. One without the field never fits. */
  withField(field: string, value: FieldValue): RecordsQuery
  /** The field mentions every phrase. */
  fieldMentions(field: string, phrases: Phrase | readonly Phrase[]): Outcome
  /** The field mentions none of the phrases. */
  fieldLacks(field: string, phrases: Phrase | readonly Phrase[]): Outcome
  /** The field is not there, or holds neither a letter nor a digit. */
  fieldIsEmpty(field: string): Outcome
  fieldIsFilled(field: string): Outcome
}

const fieldOf = ({ fields }: RecordState, field: string): string | undefined =>
  Object.hasOwn(fields, field) ? fields[field] : undefined

/** Whether two records hold the same, in whatever order their fields stand. */
export const sameRecord = (one: RecordState, other: RecordState): boolean => {
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])
  return (
    one.id === other.id &&
    one.kind === other.kind &&
    [...names].every((name) => fieldOf(one, name) === fieldOf(other, name))
  )
}

const describe = ({ id, kind, fields }: RecordState): string =>
  `${clip(id, 40)} (${kind}${fields['title'] === undefined ? '' : ` ${quoted(fields['title'])}`})`

const fits = (value: string | undefined, wanted: FieldValue): boolean => {
  if (value === undefined) return false
  if (typeof wanted === 'function') return wanted(value)
  return wanted instanceof RegExp ? mentions(value, wanted) : readAlike(value, wanted)
}

const listOf = (phrases: Phrase | readonly Phrase[]): readonly Phrase[] =>
  given(typeof phrases === 'string' || phrases instanceof RegExp ? [phrases] : phrases)

const queryOf = (moment: Moment, selection: Selection<RecordState>): RecordsQuery => {
  const { wanted, verdict } = selection
  const only = (name: string, keep: (record: RecordState) => boolean): RecordsQuery =>
    queryOf(moment, narrowed(selection, name, keep))
  const earlier = (question: string): readonly RecordState[] => {
    if (moment.earlier) return moment.earlier.records
    throw new Error(`${question} is asked of the state after the answer, not of the one before it`)
  }
  const ofField = (field: string, how: string, holds: (value: string | undefined) => boolean): Outcome => {
    const looked = `${wanted} whose ${field} ${how}`
    return ofEvery(selection, looked, (record) => {
      const value = fieldOf(record, field)
      const found = value === undefined ? `it has no ${field}` : `its ${field} is ${quoted(value)}`
      return verdict(holds(value), looked, `${describe(record)}: ${found}`)
    })
  }
  return {
    ...counting(selection),
    created: () => {
      const known = new Set(earlier('created()').map(({ id }) => id))
      return only(`created ${wanted}`, ({ id }) => !known.has(id))
    },
    changed: () => {
      const known = new Map(earlier('changed()').map((record) => [record.id, record]))
      return only(`changed ${wanted}`, (record) => {
        const before = known.get(record.id)
        return before !== undefined && !sameRecord(before, record)
      })
    },
    ofKind: (kind) => only(`${wanted} of kind ${kind}`, (record) => record.kind === kind),
    withField: (field, value) =>
      only(`${wanted} with ${field} ${typeof value === 'function' ? 'as asked' : named(value)}`, (record) =>
        fits(fieldOf(record, field), value),
      ),
    fieldMentions: (field, phrases) => {
      const list = listOf(phrases)
      return ofField(field, `mentions ${list.map(named).join(' and ')}`, (value = '') =>
        list.every((each) => mentions(value, each)),
      )
    },
    fieldLacks: (field, phrases) => {
      const list = listOf(phrases)
      return ofField(field, `does not mention ${list.map(named).join(' or ')}`, (value = '') =>
        list.every((each) => !mentions(value, each)),
      )
    },
    fieldIsEmpty: (field) => ofField(field, 'is empty', (value = '') => !saysSomething(value)),
    fieldIsFilled: (field) => ofField(field, 'is filled in', (value = '') => saysSomething(value)),
  }
}

/** The query over some records. */
export const recordsQuery = (moment: Moment, name: string, records: readonly RecordState[]): RecordsQuery =>
  queryOf(moment, selectionOf(name, records, verdictAt(moment), describe))
