import { callWriter } from './calls.ts'
import { gradeWriter } from './grades.ts'
import type { Writer } from './group.ts'
import { exchangeWriter } from './judge-exchanges.ts'
import { answerWriter } from './keep-answers.ts'
import { claimWriter } from './leases.ts'

/** All kinds of what is written in groups, by name. */
export const writers: ReadonlyMap<string, Writer<never, unknown>> = new Map(
  [claimWriter, callWriter, answerWriter, gradeWriter, exchangeWriter].map((writer) => [writer.name, writer]),
)
