import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { KeyColumns, Schema } from './schema.ts'
import type { AnswerKey, KeyFilter } from './store.ts'

type Keyed = 'plan' | 'answers'

/** The condition that a row's key passes the filter. */
export function matching(table: Keyed, filter: KeyFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, Keyed>()
  const { ranFingerprint, caseIds, chatbots } = filter
  return eb.and([
    ...(ranFingerprint === undefined ? [] : [eb(`${table}.ran_fingerprint`, '=', ranFingerprint)]),
    ...(caseIds === undefined ? [] : [oneOf(eb.ref(`${table}.case_id`), caseIds)]),
    ...(chatbots === undefined ? [] : [oneOf(eb.ref(`${table}.chatbot`), chatbots)]),
  ])
}

/** The condition that an answer ended in one of these ways. */
export const endingAsOneOf = (endings: readonly string[]): Expression<SqlBool> =>
  oneOf(expressionBuilder<Schema, Keyed>().ref('answers.ending_kind'), endings)

/** Of no values it never holds: `in ()` is not SQL everywhere. */
function oneOf(column: Expression<string>, values: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, Keyed>()
  return values.length === 0 ? eb.lit(false) : eb(column, 'in', values)
}

/** The condition that an answer has this key. */
export function sameKey(key: AnswerKey): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'answers'>()
  return eb.and([
    eb('answers.ran_fingerprint', '=', key.ranFingerprint),
    eb('answers.case_id', '=', key.caseId),
    eb('answers.chatbot', '=', key.chatbot),
    eb('answers.replicate', '=', key.replicate),
  ])
}

export const keyColumns = (key: AnswerKey): KeyColumns => ({
  ran_fingerprint: key.ranFingerprint,
  case_id: key.caseId,
  chatbot: key.chatbot,
  replicate: key.replicate,
})

export const keyOf = (columns: KeyColumns): AnswerKey => ({
  ranFingerprint: columns.ran_fingerprint,
  caseId: columns.case_id,
  chatbot: columns.chatbot,
  replicate: columns.replicate,
})
