import { readdirSync, readFileSync } from 'node:fs'
import type { DocumentState, SeedFile } from '../../src/app/index.ts'
import type { RuleInput } from '../../src/rules/rule.ts'
import { readCapabilities } from '../../src/suite/capability.ts'
import { clauseIndexes, clauseIndexSchema } from '../../src/suite/clause-index.ts'
import { readDocumentFile } from '../../src/suite/document-file.ts'

const folder = new URL('../../suites/lab-qms/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8')

/** The documents of the shipped suite. */
export const documents: readonly DocumentState[] = readdirSync(new URL('documents', folder)).flatMap(
  (file) => {
    const document = readDocumentFile(file, read(`documents/${file}`))
    return 'html' in document ? [document] : []
  },
)

/** Its files, page by page. */
export const files: readonly SeedFile[] = readdirSync(new URL('files', folder)).map((file) => ({
  code: file.replace(/\.txt$/, ''),
  title: file,
  pages: read(`files/${file}`)
    .split(/^=== strana \d+ ===\n/m)
    .slice(1),
}))

/** What its rules may look at beside an answer. */
export const labQms: RuleInput['suite'] = {
  seed: { documents, records: [], files, now: '2026-03-12T08:30:00Z' },
  capabilities: readCapabilities('capabilities.md', read('capabilities.md')).capabilities,
  clauseIndexes: clauseIndexes(clauseIndexSchema.parse(JSON.parse(read('indexes/iso-index.json')))),
}
