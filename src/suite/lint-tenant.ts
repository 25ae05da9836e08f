import { badCitations } from './lint-citations.ts'
import { comparable, repetitions } from './lint-repetition.ts'
import type { LintRow } from './lint-row.ts'
import { type OnPurpose, onPurposeSchema } from './on-purpose.ts'
import { passagesOf } from './passage.ts'
import type { Suite } from './suite.ts'
import { readYaml } from './yaml-file.ts'

const onPurposeFile = 'on-purpose.yaml'

/** What is declared to be on purpose, and what is wrong with the declaration. */
const readOnPurpose = ({
  files,
}: Suite): { readonly declared: OnPurpose; readonly rows: readonly LintRow[] } => {
  const text = files.find(({ path }) => path === onPurposeFile)?.text
  if (text === undefined) return { declared: {}, rows: [] }
  const read = readYaml(onPurposeFile, text, onPurposeSchema)
  return read.ok
    ? { declared: read.located.value, rows: [] }
    : {
        declared: {},
        rows: read.faults.map(({ file, message, ...place }) => ({ severity: 'fault', file, place, message })),
      }
}

/** A row whose offset has become a line and a column. */
const placed = ({ files }: Suite, { offset, ...row }: LintRow & { readonly offset: number }): LintRow => {
  const before = (files.find(({ path }) => path === row.file)?.text ?? '').slice(0, offset).split('\n')
  return { ...row, place: { line: before.length, column: (before.at(-1) ?? '').length + 1 } }
}

/**
 * What the tenant and the user's side cite that does not exist, and paragraphs that stand twice; what `on-purpose.yaml`
 * declares aside. A declaration that nothing needs is a warning.
 * @param loaded whether all cases were loaded: else nobody can tell what a declaration is for
 */
export const lintTenant = (suite: Suite, loaded: 'all cases' | 'some cases'): readonly LintRow[] => {
  const { declared, rows } = readOnPurpose(suite)
  const passages = passagesOf(suite)
  const cited = badCitations(suite, passages)
  const repeated = repetitions(passages)
  const { citations = [], repetitions: planted = [] } = declared

  const isMeant = ({ cites, row }: (typeof cited)[number]) =>
    citations.some((each) => each.file === row.file && each.cites === cites)
  const isPlanted = ({ text }: (typeof repeated)[number]) =>
    planted.some((each) => text.startsWith(comparable(each.text)))
  const needless = (message: string): LintRow => ({ severity: 'warning', file: onPurposeFile, message })

  return [
    ...rows,
    ...cited.filter((each) => !isMeant(each)).map(({ row }) => placed(suite, row)),
    ...repeated.filter((each) => !isPlanted(each)).map(({ row }) => placed(suite, row)),
    ...(loaded === 'some cases'
      ? []
      : citations
          .filter(({ file, cites }) => !cited.some((each) => each.row.file === file && each.cites === cites))
          .map(({ file, cites }) => needless(`${file} does not cite ${cites}, or it exists: take it out.`))),
    ...planted
      .filter(({ text }) => !repeated.some((each) => each.text.startsWith(comparable(text))))
      .map(({ text }) =>
        needless(`nothing that begins with „${text.slice(0, 40)}“ stands twice: take it out.`),
      ),
  ]
}
