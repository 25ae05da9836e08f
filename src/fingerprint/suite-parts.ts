import type { Suite } from '../suite/index.ts'
import { dataPart, type FingerprintPart, textPart } from './part.ts'

const tenantFile = /^(?:documents\/|files\/|records\.yaml$)/
/** What neither runs nor grades: notes for people, what lint is told, and the scripts that prove a case. */
const aside =
  /^on-purpose\.yaml$|(?:^|\/)scripts(?:\/.*|\.ts|-[^/]*\.ts)$|^(?!capabilities\.md$|prompts\/)[^/]*\.md$/

/** The parts that are the suite's own: what it lets run, and what it grades by. */
export const suiteParts = (suite: Suite, judge: string): readonly FingerprintPart[] => [
  dataPart('ran', 'app prompt', [suite.app.systemPrompt, suite.app.systemPromptWithoutTools ?? null]),
  dataPart('ran', 'app tools', suite.app.tools),
  dataPart('ran', 'limits', suite.limits),
  dataPart('ran', 'user stock reply', suite.stockReply),
  dataPart('ran', 'tenant clock', suite.now),
  ...suite.files
    .filter(({ path }) => tenantFile.test(path))
    .map(({ path, text }) => textPart('ran', `tenant ${path}`, text)),
  ...suite.cases.map((task) =>
    dataPart('ran', `case ${task.id}`, {
      prompt: task.prompt,
      followUps: task.followUps ?? [],
      answers: task.answers ?? [],
      stockReply: task.stockReply ?? null,
      limits: task.limits ?? {},
      language: task.language,
      tools: task.tools ?? true,
      ...(task.toolFaults ? { toolFaults: task.toolFaults } : {}),
    }),
  ),
  dataPart('graded', 'judge', { model: judge, ...(judge === 'none' ? {} : { settings: suite.judge }) }),
  ...suite.files
    .filter(({ path }) => !tenantFile.test(path) && !aside.test(path))
    .map(({ path, text }) => textPart('graded', `suite ${path}`, text)),
]
