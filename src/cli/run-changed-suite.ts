import type { Chatbot } from '../chatbot/chatbot.ts'
import { differences, type Fingerprint, fingerprintOf } from '../fingerprint/index.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import type { PlanEntry, Store } from '../store/index.ts'
import type { LoadedCase } from '../suite/index.ts'
import { CommandError } from './exit.ts'
import { harmless } from './output.ts'

/** A run that began when the suite was another, and is not done. */
interface HalfDone {
  readonly ranFingerprint: string
  readonly planned: number
  readonly unfinished: number
}

const squareOf = ({ caseId, chatbot, replicate }: PlanEntry | Parameters<Store['isFinished']>[0]): string =>
  `${caseId}\n${chatbot}\n${replicate}`

/** Of a script that cannot be played there is nothing to wait for: to change the suite is the way out. */
const settledKeys = async (store: Store, ranFingerprint: string): Promise<ReadonlySet<string>> => {
  const finished = await store.finishedKeys(ranFingerprint)
  const failed = await store.answerRows({ ranFingerprint, endings: ['failed'] })
  const broken = failed.filter(({ ending }) => ending.kind === 'failed' && ending.fault === 'script')
  return new Set([...finished, ...broken].map(squareOf))
}

const halfDoneRuns = async (
  store: Store,
  current: string,
  chatbots: readonly Chatbot[],
  cases: readonly LoadedCase[],
): Promise<readonly HalfDone[]> => {
  const names = new Set(chatbots.map(({ id }) => withoutRevision(id)))
  const planned = (await store.planned({ caseIds: cases.map(({ id }) => id) })).filter(({ chatbot }) =>
    names.has(withoutRevision(chatbot)),
  )
  // Where a chatbot has begun under what is here now, the choice was made.
  const begun = new Set(
    planned.flatMap(({ ranFingerprint, chatbot }) =>
      ranFingerprint === current ? [withoutRevision(chatbot)] : [],
    ),
  )
  const byRun = new Map<string, PlanEntry[]>()
  for (const entry of planned) {
    if (entry.ranFingerprint === current || begun.has(withoutRevision(entry.chatbot))) continue
    const entries = byRun.get(entry.ranFingerprint)
    if (entries) entries.push(entry)
    else byRun.set(entry.ranFingerprint, [entry])
  }
  const runs: HalfDone[] = []
  for (const [ranFingerprint, entries] of byRun) {
    const settled = await settledKeys(store, ranFingerprint)
    const unfinished = entries.filter((entry) => !settled.has(squareOf(entry))).length
    if (unfinished > 0) runs.push({ ranFingerprint, planned: entries.length, unfinished })
  }
  return runs
}

const changedParts = async (
  store: Store,
  ranFingerprint: string,
  current: Fingerprint,
): Promise<readonly string[]> => {
  const stored = (await store.fingerprints()).findLast(
    ({ parts }) => fingerprintOf(parts).ran === ranFingerprint,
  )
  if (!stored) return []
  const word = { changed: 'changed', 'only in A': 'gone', 'only in B': 'new' } as const
  return differences(stored.parts, current.parts)
    .filter(({ half }) => half === 'ran')
    .map(({ name, difference }) => `  ${word[difference].padEnd(8)} ${harmless(name)}`)
}

/**
 * Refuses to go on where what runs has changed under a run that is not done: its rest would be another bench. What only
 * grades may change at any time.
 * @throws {CommandError} naming the parts that differ, and the ways out
 */
export const refuseChangedSuite = async (
  store: Store,
  fingerprint: Fingerprint,
  chatbots: readonly Chatbot[],
  cases: readonly LoadedCase[],
): Promise<void> => {
  const run = (await halfDoneRuns(store, fingerprint.ran, chatbots, cases)).at(-1)
  if (!run) return
  const parts = await changedParts(store, run.ranFingerprint, fingerprint)
  throw new CommandError(
    [
      `A run over this store is not done (${run.unfinished} of its ${run.planned} answers are left), and what runs has changed since:`,
      ...parts,
      'Its rest would be another bench. Nothing was run. Either',
      '- put the suite (and this program) back as it was, and run again to go on; or',
      '- add --fresh to begin a new run of what is here now: the old answers stay in the store; or',
      '- bring what is there to changed checks and rules with "model-bench grade", where no answer is missed.',
    ].join('\n'),
    undefined,
    { changed: parts.map((part) => part.trim()), unfinished: run.unfinished, planned: run.planned },
  )
}
