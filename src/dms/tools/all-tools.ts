import type { Tool } from '../tool.ts'
import { draftTools } from './draft-tools.ts'
import { readTools } from './read-tools.ts'
import { recordTools } from './record-tools.ts'
import { sectionTools } from './section-tools.ts'
import { textTools } from './text-tools.ts'

/** Every tool of the app, in the order in which a model is told of them. */
export const allTools: readonly Tool[] = [
  ...readTools,
  ...draftTools,
  ...textTools,
  ...sectionTools,
  ...recordTools,
]
