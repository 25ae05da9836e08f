import { z } from 'zod'
import { type RecordState, recordKinds } from '../../app/index.ts'
import { name } from '../arguments.ts'
import { listed, quoted, suggestion } from '../nearest-name.ts'
import { nextRecordId } from '../next-number.ts'
import { recordFields } from '../record-fields.ts'
import { fieldNames, recordForms } from '../record-kinds.ts'
import { Refusal } from '../refusal.ts'
import { type Shelf, withRecord } from '../shelf.ts'
import { defineTool, type Tool } from '../tool.ts'

const recordId = () => name().describe('Id of the record, such as NC-2026-004')

const findRecord = (shelf: Shelf, id: string): RecordState => {
  const record = shelf.records.find((each) => each.id === id)
  if (record) return record
  const ids = shelf.records.map((each) => each.id)
  throw new Refusal(
    `There is no record ${quoted(id)}.${suggestion(id, ids)} Records: ${ids.length > 0 ? listed(ids) : 'none'}.`,
  )
}

const recordLines = ({ fields }: RecordState): string =>
  Object.entries(fields)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n')

const listRecords = defineTool({
  name: 'list_records',
  description: 'Lists the records, a line each: id, kind, status, title.',
  effect: 'read',
  args: { kind: z.enum(recordKinds).optional().describe('Only records of this kind') },
  run: (shelf, { kind }) => {
    const lines = shelf.records
      .filter((record) => (kind ?? record.kind) === record.kind)
      .map(
        (record) =>
          `${record.id} | ${record.kind} | ${record.fields['status'] ?? 'open'} | ${record.fields['title'] ?? ''}`,
      )
    return { content: lines.length > 0 ? lines.join('\n') : 'There is no such record.' }
  },
})

const readRecord = defineTool({
  name: 'read_record',
  description: 'Reads a record with all its fields.',
  effect: 'read',
  args: { id: recordId() },
  run: (shelf, { id }) => {
    const record = findRecord(shelf, id)
    const text = recordLines(record)
    return { content: `${record.id} | ${record.kind}\n${text}`, reads: [{ document: record.id, text }] }
  },
})

const dates = ['detectedOn', 'receivedOn', 'dueDate']

/** What a model is told of a field: which kinds have it, where it is required, what it may hold. */
const meaningOf = (field: string): string => {
  const kinds = recordKinds.flatMap((kind) => {
    const form = recordForms[kind]
    if (!fieldNames(form).includes(field)) return []
    const choices = form.choices[field]
    const notes = [
      ...(form.required.includes(field) ? ['required'] : []),
      ...(choices ? [choices.join(' | ')] : []),
    ]
    return [notes.length > 0 ? `${kind} (${notes.join(', ')})` : kind]
  })
  return `${dates.includes(field) ? 'A date such as 2026-03-12. ' : ''}For: ${kinds.join(', ')}`
}

/** Every field of every kind, so that a model can fill them in; which kind has which is checked by the tool. */
const fieldsArgument = () => {
  const fields = new Set(recordKinds.flatMap((kind) => fieldNames(recordForms[kind])))
  const shape = [...fields].map(
    (field) =>
      [
        field,
        z
          .unknown()
          .optional()
          .meta({ type: 'string', description: meaningOf(field) }),
      ] as const,
  )
  return z.object(Object.fromEntries(shape)).catchall(z.unknown()).meta({
    description: 'The fields by name, each a plain text. Leave out what is not known',
    additionalProperties: false,
  })
}

const createRecord = defineTool({
  name: 'create_record',
  description:
    'Creates a record of a nonconformity, corrective action, risk, complaint or audit finding. Its id is the next free number of its series in this year.',
  effect: 'write',
  args: { kind: z.enum(recordKinds), fields: fieldsArgument() },
  run: (shelf, { kind, fields }) => {
    const record: RecordState = {
      id: nextRecordId(shelf, recordForms[kind].series),
      kind,
      fields: recordFields(kind, undefined, fields),
    }
    return {
      content: `The record ${record.id} was created:\n${recordLines(record)}`,
      shelf: withRecord(shelf, record),
      wrote: [record.id],
    }
  },
})

const updateRecord = defineTool({
  name: 'update_record',
  description: 'Changes fields of a record; the fields not given stay. An empty text takes a field out.',
  effect: 'write',
  args: { id: recordId(), fields: fieldsArgument() },
  run: (shelf, { id, fields }) => {
    const record = findRecord(shelf, id)
    const changed: RecordState = { ...record, fields: recordFields(record.kind, record.fields, fields) }
    const names = fieldNames(recordForms[record.kind]).filter(
      (field) => changed.fields[field] !== record.fields[field],
    )
    if (names.length === 0)
      throw new Refusal(`This would change nothing in ${id}. Give the fields that shall change.`)
    return {
      content: `In the record ${id} changed: ${names.join(', ')}. It now reads:\n${recordLines(changed)}`,
      shelf: withRecord(shelf, changed),
      wrote: [id],
    }
  },
})

export const recordTools: readonly Tool[] = [listRecords, readRecord, createRecord, updateRecord]
