import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { labQms } from './lab-qms.ts'

it('the page on the shipped suite counts what is in it', async () => {
  const { cases, seed, capabilities } = labQms
  const page = await readFile('docs/suite.md', 'utf8')
  const said = Object.fromEntries(
    [...page.matchAll(/^\| ([a-z][^|]+?) \| (\d+) \|$/gm)].map(([, what, count]) => [what, Number(count)]),
  )
  const sum = (of: (task: (typeof cases)[number]) => number) =>
    cases.reduce((total, task) => total + of(task), 0)
  expect(said).toEqual({
    cases: cases.length,
    'cases in Czech': sum(({ language }) => (language === 'cs' ? 1 : 0)),
    'cases in English': sum(({ language }) => (language === 'en' ? 1 : 0)),
    'cases with follow-ups': sum(({ followUps }) => (followUps?.length ? 1 : 0)),
    'cases with prepared answers': sum(({ answers }) => (answers?.length ? 1 : 0)),
    documents: seed.documents.length,
    'pages of manuals and other files': seed.files.reduce((total, { pages }) => total + pages.length, 0),
    records: seed.records.length,
    'entries of the capability page': capabilities.length,
    'hard checks': sum(({ checks }) => checks.filter(({ severity }) => severity === 'hard').length),
    diagnostics: sum(({ checks }) => checks.filter(({ severity }) => severity === 'diagnostic').length),
    facts: sum(({ facts }) => facts.facts.length),
    'statements that must not be made': sum(({ facts }) => facts.must_not?.length ?? 0),
    'scripts that prove the cases': sum(({ scripts }) => scripts.length),
  })
  const kinds = [...page.matchAll(/^\| (ask|find|edit|rewrite|write|record|limits) \|/gm)].map(
    ([, kind]) => kind,
  )
  expect(new Set(kinds)).toEqual(new Set(cases.map(({ kind }) => kind)))
})
