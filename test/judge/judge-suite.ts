import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { defineApp } from '../../src/app/index.ts'
import { catalogueSchema, type LoadedCase, type Suite } from '../../src/suite/index.ts'
import { tools } from '../rules/answer-builder.ts'

const promptFolder = 'suites/lab-qms/prompts'

/** The shipped suite's catalogue and prompts, without its app and its cases. */
export const judgeSuite = (more: Partial<Suite> = {}): Suite => ({
  name: 'test',
  version: '0.1.0',
  title: 'A suite of the tests',
  now: '2026-03-12T08:30:00Z',
  limits: { toolRounds: 60, wallTimeMs: 60_000 },
  stockReply: { cs: 'Víc nemám.', en: 'No more.' },
  judge: {
    model: 'google:gemini-3.8-flash',
    temperature: 0,
    thinkingBudget: { usual: 8_192, large: 24_576, largeFrom: 100_000 },
    attempts: 3,
    dropRateBound: 0.2,
  },
  folder: '.',
  app: defineApp({
    name: 'test',
    systemPrompt: '',
    tools,
    open: () => Promise.reject(new Error('no test opens it')),
  }),
  catalogue: catalogueSchema.parse(parse(readFileSync('suites/lab-qms/findings.yaml', 'utf8'))),
  cases: [],
  seed: { documents: [], records: [], files: [], now: '2026-03-12T08:30:00Z' },
  capabilities: [],
  clauseIndexes: [],
  prompts: Object.fromEntries(
    readdirSync(promptFolder).map((name) => [
      name.slice(0, -'.md'.length),
      readFileSync(`${promptFolder}/${name}`, 'utf8'),
    ]),
  ),
  files: [],
  ...more,
})

type Fact = LoadedCase['facts']['facts'][number]

/** A row of a fact table, with what a test does not say filled in. */
export const fact = (row: Pick<Fact, 'id' | 'value' | 'words'> & Partial<Fact>): Fact => ({
  label: row.id,
  critical: false,
  required: true,
  document: 'SOP-007',
  ...row,
})

/** A case that asks for a record, with no checks of its own. */
export const judgeCase = (more: Partial<LoadedCase> = {}): LoadedCase => ({
  id: 'CB99',
  title: 'A case of the tests',
  purpose: 'Shows the judge at work.',
  kind: 'record',
  language: 'cs',
  documents: [],
  prompt: '',
  checks: [],
  scripts: [],
  folder: 'cases/CB99',
  facts: { facts: [], must_not: [] },
  ...more,
})
