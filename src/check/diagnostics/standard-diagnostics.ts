import type { Case } from '../../suite/case.ts'
import type { Check } from '../check.ts'
import { didNotRunOut } from './did-not-run-out.ts'
import { followUpsDelivered } from './follow-ups-delivered.ts'
import { sharesNameWithTemplate } from './shares-name-with-template.ts'
import { toolErrors } from './tool-errors.ts'
import { withinBudget } from './within-budget.ts'

/** The diagnostics that every case gets, those aside that it has by itself and those that it gives nothing to look at. */
export const standardDiagnostics = (given: Case): readonly Check[] => {
  const own = new Set(given.checks.map(({ name }) => name))
  return [
    didNotRunOut(),
    followUpsDelivered(),
    toolErrors(),
    ...(given.budget ? [withinBudget()] : []),
    ...(given.layoutTemplate === undefined ? [] : [sharesNameWithTemplate()]),
  ].filter(({ name }) => !own.has(name))
}
