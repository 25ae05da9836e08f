import type { Fingerprint } from '../../fingerprint/index.ts'
import type { GradeDigest } from '../../grade/index.ts'
import type { PlannedResult } from '../../store/index.ts'
import type { LoadedCase, Suite } from '../../suite/index.ts'
import { onceEach } from '../once.ts'

/** A planned answer with what the lists show of it. */
export interface BoardResult extends PlannedResult {
  readonly digest?: GradeDigest
}

/** A chatbot with all that was planned of it. */
export interface BoardChatbot {
  /** As the store has it: a scripted one with the revision of what it plays. */
  readonly id: string
  /** As the command line names it. */
  readonly name: string
  readonly label: string
  /** `google`, `scripted` and the like. */
  readonly provider: string
  /** Its part of a page's path: lower-case letters, digits and hyphens. */
  readonly slug: string
  /** By case, then by replicate. */
  readonly results: readonly BoardResult[]
}

/** All that the board's lists show of one fingerprint, as the store had it while it was read. Bodies of answers and grades are not in it. */
export interface Board {
  readonly suite: Suite
  readonly fingerprint: Fingerprint
  /** Hashes of the other fingerprints that the store holds, the newest first. Nothing of them is on this board. */
  readonly others: readonly string[]
  /** The judge model's id, or `none`; undefined where nothing is graded. */
  readonly judge?: string
  /** When the newest grade was given, ISO 8601; undefined where nothing is graded. */
  readonly gradedAt?: string
  /** The cases that something was planned of, in the suite's order. */
  readonly cases: readonly LoadedCase[]
  /** Best mean first. */
  readonly chatbots: readonly BoardChatbot[]
}

const none: readonly BoardResult[] = []
const cellsByCase = onceEach(
  ({ results }: BoardChatbot): ReadonlyMap<string, readonly BoardResult[]> =>
    groupedBy(results, ({ planned }) => planned.caseId),
)

/** The replicates of one chatbot at one case. */
export const cellOf = (chatbot: BoardChatbot, caseId: string): readonly BoardResult[] =>
  cellsByCase(chatbot).get(caseId) ?? none

/** Its replicates at each case that was planned, in the order of its results. */
export const cellsOf = (chatbot: BoardChatbot): readonly (readonly BoardResult[])[] => [
  ...cellsByCase(chatbot).values(),
]

/** Results in groups, each in the order in which they come. */
export const groupedBy = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
