import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { AnswerKey } from '../run/plan.ts'
import type { KeyColumns, Schema } from './schema.ts'
import type { KeyFilter } from './store.ts'

type Keyed = 'plan' | 'answers'
type KeyedTable = Keyed | 'leases' | 'model_calls'

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

/** The condition that a row has this key. */
export function sameKey(table: KeyedTable, key: AnswerKey): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, KeyedTable>()
  return eb.and([
    eb(`${table}.ran_fingerprint`, '=', key.ranFingerprint),
    eb(`${table}.case_id`, '=', key.caseId),
    eb(`${table}.chatbot`, '=', key.chatbot),
    eb(`${table}.replicate`, '=', key.replicate),
  ])
}

/**
 * The condition that a row has one of these keys, of which there may be no more than `batches` gives. A list of
 * values, for an `or` of so many makes SQLite read the whole table.
 */
export const oneOfKeys = (table: KeyedTable, keys: readonly AnswerKey[]): Expression<SqlBool> => {
  const columns = ['ran_fingerprint', 'case_id', 'chatbot', 'replicate'].map((name) =>
    sql.ref(`${table}.${name}`),
  )
  const rows = keys.map(
    ({ ranFingerprint, caseId, chatbot, replicate }) =>
      sql`(${ranFingerprint}, ${caseId}, ${chatbot}, cast(${replicate} as integer))`,
  )
  return sql<SqlBool>`(${sql.join(columns)}) in (values ${sql.join(rows)})`
}

/** A key as one text. */
export const keyText = ({ ranFingerprint, caseId, chatbot, replicate }: AnswerKey): string =>
  `${ranFingerprint}\n${caseId}\n${chatbot}\n${replicate}`

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
