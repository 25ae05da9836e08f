import { findSection, type RichText } from '../richtext/index.ts'
import { type Case, userTexts } from '../suite/case.ts'
import type { RuleInput } from './rule.ts'

/** What a case lets change in one document: all of it, some sections, or nothing. */
export type Scope = 'all' | 'none' | readonly string[]

const wholeTenant =
  /(?<!\p{L})(?:všude|vše(?:ch|mi|m) (?:\p{L}+ )?dokument\p{L}*|ostatní\p{L}* dokument\p{L}*|dalš\p{L}* dokument\p{L}*|everywhere|all (?:\p{L}+ )?documents|every document|other documents|wherever)(?!\p{L})/iu

/** All that the user said or would have said, and the user's messages as they came. */
export const saidByUser = ({ task, answer }: Pick<RuleInput, 'task' | 'answer'>): readonly string[] => [
  ...userTexts(task),
  ...answer.turns.map(({ message }) => message),
]

const declaredScope = (mayChange: readonly string[], code: string): Scope => {
  if (mayChange.includes(code)) return 'all'
  const sections = mayChange.flatMap((each) =>
    each.startsWith(`${code}#`) ? [each.slice(code.length + 1)] : [],
  )
  return sections.length > 0 ? sections : 'none'
}

/**
 * What may change in a document. Where the case declares nothing, all may change in a document that the user or the case
 * names, and nothing in another, unless the user speaks of more than one.
 */
export const scopeOf = (input: Pick<RuleInput, 'task' | 'answer'>, code: string): Scope => {
  const { mayChange, documents } = input.task
  if (mayChange) return declaredScope(mayChange, code)
  const told = saidByUser(input)
  return documents.includes(code) || told.some((text) => text.includes(code) || wholeTenant.test(text))
    ? 'all'
    : 'none'
}

/** Whether a record of a kind may change; undeclared, any may. */
export const recordMayChange = ({ mayChange }: Pick<Case, 'mayChange'>, kind: string): boolean =>
  mayChange === undefined || mayChange.includes(kind)

/** Whether a block stands in what may change, sub-sections included. */
export const isInScope = (rich: RichText, scope: Scope): ((block: number) => boolean) => {
  if (typeof scope === 'string') return () => scope === 'all'
  const sections = scope.flatMap((name) => findSection(rich, name) ?? [])
  return (block) => sections.some(({ from, to }) => from <= block && block < to)
}
