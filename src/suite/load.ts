import { join, resolve } from 'node:path'
import type { DocumentState, RecordState, SeedFile } from '../app/index.ts'
import { factTableSchema } from '../facts/index.ts'
import { readCapabilities } from './capability.ts'
import type { Case } from './case.ts'
import { caseSchema } from './case-schema.ts'
import { catalogueSchema } from './catalogue.ts'
import { type ClauseIndex, clauseIndexes, clauseIndexSchema } from './clause-index.ts'
import { crossCheck, type PlacedCase } from './cross-check.ts'
import { readDocumentFile, readPagedFile, recordsSchema } from './document-file.ts'
import { type Fault, SuiteError } from './fault.ts'
import { type ImportModule, readModule } from './module-file.ts'
import { type Suite, type SuiteDeclaration, suiteSchema } from './suite.ts'
import { readSuiteFiles } from './suite-files.ts'
import { type Loaded, type Located, readYaml } from './yaml-file.ts'

const isFaults = (value: object): value is readonly Fault[] => Array.isArray(value)

/**
 * Loads a suite from its folder: `suite.ts`, `findings.yaml`, `records.yaml`, `capabilities.md`, `documents/*.html`,
 * `files/*.txt`, `indexes/*.json`, `prompts/*.md` and `cases/ID/` with `case.ts` and `facts.yaml`.
 * @param importModule how to import a TypeScript file
 * @param only ids of the cases to load; all of them when absent, or where one is not there
 * @throws {SuiteError} with every fault of the suite, each with its place
 */
export const loadSuite = async (
  folder: string,
  importModule: ImportModule,
  only?: readonly string[],
): Promise<Suite> => {
  const root = resolve(folder)
  const files = await readSuiteFiles(root)
  const faults: Fault[] = []
  const text = (path: string): string | undefined => files.find((file) => file.path === path)?.text
  const matching = (pattern: RegExp) => files.filter(({ path }) => pattern.test(path))

  const accept = <Value>(loaded: Loaded<Value>): Located<Value> | undefined => {
    if (loaded.ok) return loaded.located
    faults.push(...loaded.faults)
    return undefined
  }
  const required = (path: string, holds: string): string | undefined => {
    const found = text(path)
    if (found === undefined)
      faults.push({ file: path, line: 1, column: 1, message: `this file is missing: it holds ${holds}.` })
    return found
  }

  const catalogueText = required('findings.yaml', 'the finding catalogue')
  const catalogue =
    catalogueText === undefined
      ? undefined
      : accept(readYaml('findings.yaml', catalogueText, catalogueSchema))?.value

  const documents: DocumentState[] = []
  for (const { path, text: content } of matching(/^documents\/.+\.html$/)) {
    const document = readDocumentFile(path, content)
    if (isFaults(document)) faults.push(...document)
    else if (documents.some(({ code, version }) => code === document.code && version === document.version)) {
      faults.push({
        file: path,
        line: 2,
        column: 1,
        message: `${document.code} version ${document.version} stands in another file too.`,
      })
    } else documents.push(document)
  }

  const pagedFiles: SeedFile[] = []
  for (const { path, text: content } of matching(/^files\/.+\.txt$/)) {
    const file = readPagedFile(path, content)
    if (isFaults(file)) faults.push(...file)
    else pagedFiles.push(file)
  }

  const recordsText = text('records.yaml')
  const records: readonly RecordState[] =
    recordsText === undefined
      ? []
      : (accept(readYaml('records.yaml', recordsText, recordsSchema))?.value.records ?? [])

  const indexes: ClauseIndex[] = []
  for (const { path, text: content } of matching(/^indexes\/.+\.json$/)) {
    const index = accept(readYaml(path, content, clauseIndexSchema))
    if (index) indexes.push(...clauseIndexes(index.value))
  }

  const capabilitiesText = text('capabilities.md') ?? ''
  const page = readCapabilities('capabilities.md', capabilitiesText)
  faults.push(...page.faults)

  const declared =
    required('suite.ts', 'defineSuite({ … })') === undefined
      ? undefined
      : accept(
          await readModule<SuiteDeclaration>(
            'suite.ts',
            join(root, 'suite.ts'),
            suiteSchema,
            'defineSuite',
            importModule,
          ),
        )

  const everyFolder = [...new Set(files.flatMap(({ path }) => /^cases\/[^/]+(?=\/)/.exec(path)?.[0] ?? []))]
  const named = only?.map((id) => `cases/${id}`) ?? []
  const caseFolders =
    only && named.every((path) => everyFolder.includes(path)) ? [...new Set(named)].sort() : everyFolder
  if (everyFolder.length === 0 && !only)
    faults.push({
      file: 'cases',
      line: 1,
      column: 1,
      message: 'no case: each is a folder cases/ID with a case.ts.',
    })
  const cases: PlacedCase[] = []
  for (const caseFolder of caseFolders) {
    const file = `${caseFolder}/case.ts`
    if (required(file, 'defineCase({ … })') === undefined) continue
    const declaredCase = accept(
      await readModule<Case>(file, join(root, file), caseSchema, 'defineCase', importModule),
    )
    const factsFile = `${caseFolder}/facts.yaml`
    const factsText = text(factsFile)
    const facts = accept(readYaml(factsFile, factsText ?? 'facts: []', factTableSchema))
    if (declaredCase && facts)
      cases.push({ file, factsFile, folder: caseFolder, declared: declaredCase, facts })
  }

  const app = declared?.value.app({ capabilities: capabilitiesText })
  const tools = app?.tools.map(({ name }) => name)
  faults.push(...crossCheck({ cases, documents, files: pagedFiles, catalogue, tools }))
  if (faults.length > 0 || !declared || !app || !catalogue) throw new SuiteError(faults)

  const { app: _, ...declaration } = declared.value
  return {
    ...declaration,
    folder: root,
    app,
    catalogue,
    cases: cases.map(({ declared: { value }, facts, folder: caseFolder }) => ({
      ...value,
      folder: caseFolder,
      facts: facts.value,
    })),
    seed: { documents, records, files: pagedFiles, now: declaration.now },
    capabilities: page.capabilities,
    clauseIndexes: indexes,
    prompts: Object.fromEntries(
      matching(/^prompts\/.+\.md$/).map(({ path, text: content }) => [
        path.slice('prompts/'.length, -'.md'.length),
        content,
      ]),
    ),
    files,
  }
}
