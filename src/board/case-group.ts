import type { LoadedCase } from '../suite/index.ts'

/** The cases of one kind, under its name as a heading. */
export interface CaseGroup {
  readonly kind: string
  readonly cases: readonly LoadedCase[]
}

const heading = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1)

/** Cases by kind, in the order in which each kind first comes. */
export const casesByKind = (cases: readonly LoadedCase[]): readonly CaseGroup[] =>
  [...new Set(cases.map(({ kind }) => kind))].map((kind) => ({
    kind: heading(kind),
    cases: cases.filter((task) => task.kind === kind),
  }))
