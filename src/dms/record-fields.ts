import type { RecordKind, RecordState } from '../app/index.ts'
import { listed, quoted, suggestion } from './nearest-name.ts'
import { fieldNames, type RecordForm, recordForms } from './record-kinds.ts'
import { Refusal } from './refusal.ts'

type Fields = RecordState['fields']

const longestField = 100_000

const asText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

const faultOf = (form: RecordForm, field: string, value: unknown): string | undefined => {
  const allowed = fieldNames(form)
  if (!allowed.includes(field)) {
    return `${quoted(field)} is not a field of this kind.${suggestion(field, allowed)} Allowed: ${listed(allowed)}.`
  }
  const text = asText(value)
  if (text === undefined) return `${quoted(field)} must be plain text.`
  if (text.length > longestField)
    return `${quoted(field)} is too long: ${text.length} characters, ${longestField} are allowed.`
  const choices = form.choices[field]
  if (choices === undefined || text === '' || choices.includes(text)) return undefined
  return `${quoted(field)} must be one of ${choices.join(', ')}; it is ${quoted(text)}.${suggestion(text, choices)}`
}

/**
 * The fields of a record after some were given: an empty text takes a field out, the status is open where none is given.
 * @param before the fields that the record has; undefined for a new one
 * @throws {Refusal} naming every fault: unknown fields, values that are no text or not allowed, required fields left out
 */
export const recordFields = (
  kind: RecordKind,
  before: Fields | undefined,
  given: Readonly<Record<string, unknown>>,
): Fields => {
  const form = recordForms[kind]
  const names = [...new Set([...fieldNames(form), ...Object.keys(before ?? {})])]
  const fields: Fields = Object.fromEntries(
    names.flatMap((field): readonly (readonly [string, string])[] => {
      const text = Object.hasOwn(given, field) ? asText(given[field]) : before?.[field]
      const value = text?.trim() === '' ? undefined : text
      if (value !== undefined) return [[field, value]]
      return field === 'status' ? [[field, 'open']] : []
    }),
  )
  const missing = form.required.filter(
    (field) => fields[field] === undefined && (before === undefined || before[field] !== undefined),
  )
  const faults = [
    ...Object.entries(given).flatMap(([field, value]) => faultOf(form, field, value) ?? []),
    ...missing.map((field) => `${quoted(field)} is required for a ${kind}.`),
  ]
  if (faults.length === 0) return fields
  throw new Refusal(
    `The fields are wrong; nothing was done.\n${faults.map((fault) => `- ${fault}`).join('\n')}\n` +
      `A ${kind} requires ${form.required.join(', ')}; it may have ${form.optional.join(', ')}.`,
  )
}
