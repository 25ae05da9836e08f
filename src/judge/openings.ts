import { catalogueText, judgedTypes } from './catalogue-text.ts'
import type { JudgeTask } from './judge.ts'
import type { JudgeMessage } from './memory.ts'
import type { JudgedSuite } from './model-judge.ts'
import {
  type FindingsOutput,
  findingsSchema,
  type InventoryOutput,
  inventorySchema,
} from './output-schemas.ts'
import type { FillPrompt } from './prompts.ts'
import type { Sheet } from './sheet.ts'
import type { Question } from './talk.ts'

/** The first question of each step about one answer. */
export interface Openings {
  readonly system: string
  /** Absent where nothing was written and the case has no facts: there is nothing to list. */
  readonly inventory?: Question<InventoryOutput>
  readonly findings: Question<FindingsOutput>
}

const languages = { cs: 'Czech', en: 'English' } as const

export const openingsOf = (
  { task, written }: JudgeTask,
  { text: evidence, fence }: Sheet,
  { catalogue }: Pick<JudgedSuite, 'catalogue'>,
  fill: FillPrompt,
): Openings => {
  const system = fill('judge', { fence: fence.key, language: languages[task.language] })
  const opening = (prompt: string): readonly JudgeMessage[] => [
    { role: 'system', text: system },
    { role: 'user', text: prompt },
  ]
  const types = judgedTypes(catalogue).map(({ name }) => name)
  const isListed = written.length > 0 || task.facts.facts.length > 0
  return {
    system,
    ...(isListed
      ? {
          inventory: {
            step: 'inventory',
            schema: inventorySchema,
            messages: opening(fill('inventory', { evidence })),
          },
        }
      : {}),
    findings: {
      step: 'findings',
      schema: findingsSchema(types),
      messages: opening(fill('findings', { catalogue: catalogueText(catalogue), evidence })),
    },
  }
}
