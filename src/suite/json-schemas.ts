import { z } from 'zod'
import { factTableSchema } from '../facts/index.ts'
import { catalogueSchema } from './catalogue.ts'
import { clauseIndexSchema } from './clause-index.ts'
import { documentSchema, fileSchema, recordsSchema } from './document-file.ts'
import { onPurposeSchema } from './on-purpose.ts'

const schemas = {
  findings: catalogueSchema,
  facts: factTableSchema,
  records: recordsSchema,
  document: documentSchema,
  file: fileSchema,
  'clause-index': clauseIndexSchema,
  'on-purpose': onPurposeSchema,
} as const

/** The shapes of a suite's files as JSON Schema, by file name, so that an editor can complete and check them. */
export const jsonSchemas = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
    ]),
  )
