import type { DocumentState, SeedFile } from '../app/index.ts'
import type { FactTable } from '../facts/index.ts'
import { type Case, userSource } from './case.ts'
import { type Catalogue, findingTypes } from './catalogue.ts'
import { type Fault, listNames, suggestion } from './fault.ts'
import type { Located } from './yaml-file.ts'

/** A case whose files are each valid by themselves, with where they stand. */
export interface PlacedCase {
  readonly file: string
  readonly factsFile: string
  readonly folder: string
  readonly declared: Located<Case>
  readonly facts: Located<FactTable>
}

/** What names what: the parts of a suite that others refer to. */
export interface SuiteParts {
  readonly cases: readonly PlacedCase[]
  readonly documents: readonly DocumentState[]
  readonly files: readonly SeedFile[]
  /** Undefined where the catalogue itself is at fault. */
  readonly catalogue: Catalogue | undefined
  /** The names of the app's tools. Undefined where the suite's declaration is at fault. */
  readonly tools: readonly string[] | undefined
}

/** The places that a scripted judge may quote from beside documents. */
const judgeSources = ['reply', 'record', 'user']
/** Where a scripted judge's assertion may come from beside documents. */
const assertionOrigins = ['nowhere', 'user']

const withoutVersion = (source: string): string => source.replace(/ v\d+$/, '')

/** Everything that one part of a suite calls by a name that no other part has. */
export const crossCheck = ({ cases, documents, files, catalogue, tools }: SuiteParts): readonly Fault[] => {
  const codes = [...new Set([...documents, ...files].map(({ code }) => code))].sort()
  // What a fact may stand in: a document, or what the user says.
  const sources = [...codes, userSource]
  const types = catalogue && findingTypes(catalogue).map(({ name }) => name)
  const judged =
    catalogue &&
    findingTypes(catalogue).flatMap(({ name, raised }) => (raised.includes('judge') ? [name] : []))
  const ids = new Map<string, string>()

  return cases.flatMap(({ file, factsFile, folder, declared, facts }) => {
    const faults: Fault[] = []
    const { value } = declared
    const refer = (
      where: { readonly file: string; readonly located: Located<unknown> },
      path: readonly PropertyKey[],
      what: string,
      name: string | undefined,
      allowed: readonly string[] | undefined,
    ) => {
      if (name === undefined || allowed === undefined || allowed.includes(name)) return
      const message = `there is no ${what} "${name}".${suggestion(name, allowed)} There are: ${listNames(allowed)}.`
      faults.push({ file: where.file, ...where.located.placeOf(path), message })
    }
    const inCase = { file, located: declared }
    const inFacts = { file: factsFile, located: facts }

    const other = ids.get(value.id)
    if (other !== undefined)
      faults.push({ file, ...declared.placeOf(['id']), message: `${value.id} is the id of ${other} too.` })
    ids.set(value.id, file)
    if (folder !== `cases/${value.id}`) {
      faults.push({
        file,
        ...declared.placeOf(['id']),
        message: `the case ${value.id} must stand in the folder cases/${value.id}.`,
      })
    }
    for (const [index, code] of value.documents.entries())
      refer(inCase, ['documents', index], 'document', code, codes)
    for (const [index, { tool }] of (value.toolFaults ?? []).entries())
      refer(inCase, ['toolFaults', index, 'tool'], 'tool', tool, tools)
    refer(inCase, ['layoutTemplate'], 'document', value.layoutTemplate, codes)
    const hardChecks = value.checks.flatMap(({ severity, name }) => (severity === 'hard' ? [name] : []))
    const factIds = facts.value.facts.map(({ id }) => id)
    for (const { name, expect, judge } of value.scripts) {
      for (const type of expect.findings ?? [])
        refer(inCase, ['scripts', name, 'findings'], 'finding type', type, types)
      for (const check of expect.failed ?? [])
        refer(inCase, ['scripts', name, 'failed'], 'hard check', check, hardChecks)
      const inJudge = ['scripts', name, 'judge']
      for (const { type, from, against } of judge?.findings ?? []) {
        refer(inCase, inJudge, 'finding type that a judge may raise', type, judged)
        for (const each of [from, ...(against ? [against.from] : [])])
          refer(inCase, inJudge, 'source', withoutVersion(each), [...judgeSources, ...codes])
      }
      for (const { from } of judge?.asserts ?? [])
        refer(inCase, inJudge, 'source', withoutVersion(from), [...assertionOrigins, ...codes])
      for (const id of judge?.absent ?? []) refer(inCase, inJudge, 'fact', id, factIds)
    }
    for (const [index, fact] of facts.value.facts.entries()) {
      refer(inFacts, ['facts', index, 'document'], 'document', fact.document, sources)
    }
    return faults
  })
}
