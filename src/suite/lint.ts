import { boundLost, type Fact, proveFact } from '../facts/index.ts'
import { type Folded, fold, locate } from '../quote/index.ts'
import { userSource, userTexts } from './case.ts'
import { findingTypes } from './catalogue.ts'
import type { LintRow } from './lint-row.ts'
import { lintTenant } from './lint-tenant.ts'
import type { LoadedCase, Suite } from './suite.ts'

/** The texts that a fact's words may stand in: every version of its document, its pages, or what the user says. */
const textsOf = ({ seed }: Suite, task: LoadedCase, code: string): readonly string[] => [
  ...(code === userSource ? userTexts(task) : []),
  ...seed.documents.filter((document) => document.code === code).map(({ html }) => html),
  ...seed.files.filter((file) => file.code === code).map(({ pages }) => pages.join('\n')),
]

const lintFacts = (
  suite: Suite,
  task: LoadedCase,
  foldOnce: (text: string) => Folded,
): readonly LintRow[] => {
  const file = `${task.folder}/facts.yaml`
  const standsIn = (source: string, quote: string): boolean => {
    // Words that are cut short prove a fact all the same: nothing is claimed by them.
    return locate(foldOnce(source), quote).status !== 'absent'
  }
  const lintFact = (fact: Fact): readonly LintRow[] => {
    const texts = textsOf(suite, task, fact.document)
    // Of several versions the ones that hold the words say what is wrong, if anything is.
    const holding = texts.filter((text) => standsIn(text, fact.words))
    const proofs = (holding.length > 0 ? holding : texts).map((text) =>
      proveFact(fact, text, standsIn, task.language),
    )
    const refused = proofs.every(({ proven }) => !proven) ? proofs.find((proof) => !proof.proven) : undefined
    const lost = boundLost(fact, task.language)
    return [
      ...(refused && !refused.proven
        ? [{ severity: 'fault', file, message: `${fact.id}: ${refused.why}` } as const]
        : []),
      ...(lost === undefined ? [] : [{ severity: 'warning', file, message: `${fact.id}: ${lost}` } as const]),
    ]
  }
  return task.facts.facts.flatMap(lintFact)
}

const lintUse = ({ cases, seed, catalogue }: Suite): readonly LintRow[] => {
  const used = new Set(
    cases.flatMap(({ documents, layoutTemplate }) => [
      ...documents,
      ...(layoutTemplate ? [layoutTemplate] : []),
    ]),
  )
  const codes = [...new Set([...seed.documents, ...seed.files].map(({ code }) => code))].sort()
  const unused = codes.filter((code) => !used.has(code))
  const tested = new Set(
    cases.flatMap(({ scripts }) => scripts.flatMap(({ expect }) => expect.findings ?? [])),
  )
  const untested = findingTypes(catalogue).filter(({ name }) => !tested.has(name))
  return [
    ...(unused.length === 0
      ? []
      : [{ severity: 'warning', file: 'documents', message: `no case needs ${unused.join(', ')}` } as const]),
    ...(untested.length === 0
      ? []
      : [
          {
            severity: 'warning',
            file: 'findings.yaml',
            message: `no trap tests ${untested.length} of ${findingTypes(catalogue).length} finding types: ${untested.map(({ name }) => name).join(', ')}`,
          } as const,
        ]),
  ]
}

/**
 * What is wrong with a suite that loads: facts that their documents do not prove, citations of what does not exist,
 * paragraphs that stand twice, and what nothing uses.
 */
export const lintSuite = (
  suite: Suite,
  loaded: 'all cases' | 'some cases' = 'all cases',
): readonly LintRow[] => {
  const folded = new Map<string, Folded>()
  const foldOnce = (text: string): Folded => {
    const found = folded.get(text) ?? fold(text)
    folded.set(text, found)
    return found
  }
  return [
    ...suite.cases.flatMap((task) => lintFacts(suite, task, foldOnce)),
    ...lintTenant(suite, loaded),
    // What nothing uses, only the whole suite can tell.
    ...(loaded === 'all cases' ? lintUse(suite) : []),
  ]
}
