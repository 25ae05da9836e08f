import { SuiteError } from '../suite/fault.ts'
import type { Suite } from '../suite/suite.ts'

/** The prompts that a suite must have for a judge, each with what code fills into it. */
const placeholders = {
  judge: ['fence', 'language'],
  inventory: ['evidence'],
  'inventory-send-back': ['missing', 'leftOut'],
  findings: ['catalogue', 'evidence'],
  'findings-send-back': ['missing'],
  invalid: ['problem'],
} as const

const placeholder = /\{\{(\w+)\}\}/g

type Placeholders = typeof placeholders
export type PromptName = keyof Placeholders

/** Fills a prompt. What is filled in is never read for further placeholders. */
export type FillPrompt = <Name extends PromptName>(
  name: Name,
  values: Readonly<Record<Placeholders[Name][number], string>>,
) => string

/**
 * The prompts of a suite, checked.
 * @throws {SuiteError} where a prompt is missing, or its placeholders are not those that code fills
 */
export const promptsOf = ({ prompts }: Pick<Suite, 'prompts'>): FillPrompt => {
  const faults = Object.entries(placeholders).flatMap(([name, expected]) => {
    const fault = (message: string) => [{ file: `prompts/${name}.md`, line: 1, column: 1, message }]
    const text = prompts[name]
    if (text === undefined) return fault('this file is missing: without it there is no judge.')
    const found = [...text.matchAll(placeholder)].map(([, each = '']) => each)
    const isSame = expected.every((each) => found.includes(each)) && new Set(found).size === expected.length
    return isSame
      ? []
      : fault(
          `it must hold these placeholders and no others: ${expected.map((each) => `{{${each}}}`).join(', ')}.`,
        )
  })
  if (faults.length > 0) throw new SuiteError(faults)
  return (name, values) =>
    (prompts[name] as string)
      .trim()
      .replace(placeholder, (_match, each: string) => (values as Record<string, string>)[each] ?? '')
}
