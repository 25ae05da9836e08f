import type { Fingerprint } from '../fingerprint/index.ts'
import type { Grade } from '../grade/index.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import {
  comparePaired,
  type PairedComparison,
  type Result,
  scoreInterval,
  summarise,
} from '../score/index.ts'
import { openStore, type PlannedResult, resultsOf, type Store, toResult } from '../store/index.ts'
import { chatbotNamed } from './chatbot-named.ts'
import { print, printJson, table } from './output.ts'
import { resolveStore, type SettingOptions } from './settings.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface CompareOptions extends SettingOptions {
  readonly json?: boolean
  readonly fingerprint?: string
}

interface Side {
  readonly chatbot: string
  readonly label: string
  readonly planned: number
  readonly results: readonly Result[]
  /** The results with the level of a dimension in place of the score. */
  readonly byDimension: ReadonlyMap<string, readonly Result[]>
}

/** What `compare` prints for programs. `a` less `b` throughout. */
interface Comparison {
  readonly fingerprint: string
  readonly a: { readonly chatbot: string; readonly label: string }
  readonly b: { readonly chatbot: string; readonly label: string }
  readonly overall: PairedComparison
  readonly dimensions: Readonly<Record<string, PairedComparison>>
}

/** What `compare` does. */
export const compareCommand = async (a: string, b: string, options: CompareOptions): Promise<void> => {
  await using store = await openStore(await resolveStore(options), { mode: 'read' })
  const fingerprint = await storedFingerprint(store, options.fingerprint)
  const results = await resultsOf(store, { ranFingerprint: fingerprint.ran, fingerprint: fingerprint.hash })
  const planned = results.map((result) => result.planned)
  const [one, other] = [chatbotNamed(a, planned), chatbotNamed(b, planned)]
  const sides = [
    await sideOf(store, one, results, fingerprint),
    await sideOf(store, other, results, fingerprint),
  ] as const
  const comparison = compareSides(...sides, fingerprint)
  if (options.json) printJson(comparison)
  else print(describe(comparison, ...sides))
}

const sideOf = async (
  store: Store,
  chatbot: string,
  all: readonly PlannedResult[],
  fingerprint: Fingerprint,
): Promise<Side> => {
  const its = all.filter(({ planned }) => planned.chatbot === chatbot)
  const byDimension = new Map<string, Result[]>()
  for (const { planned, grade, state } of its) {
    const kept = grade && state === 'scored' && (await store.grade(grade.answerId, fingerprint.hash))
    if (!kept) continue
    for (const [dimension, score] of Object.entries((kept.body as Grade).dimensions)) {
      const levels = byDimension.get(dimension) ?? []
      byDimension.set(dimension, [...levels, { kind: 'scored', caseId: planned.caseId, score }])
    }
  }
  return {
    chatbot: withoutRevision(chatbot),
    label: its[0]?.planned.chatbotLabel ?? chatbot,
    planned: its.length,
    results: its.map(toResult),
    byDimension,
  }
}

const compareSides = (a: Side, b: Side, { hash }: Fingerprint): Comparison => ({
  fingerprint: hash,
  a: { chatbot: a.chatbot, label: a.label },
  b: { chatbot: b.chatbot, label: b.label },
  overall: comparePaired(a.results, b.results),
  dimensions: Object.fromEntries(
    [...a.byDimension].map(([dimension, results]) => [
      dimension,
      comparePaired(results, b.byDimension.get(dimension) ?? []),
    ]),
  ),
})

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`

const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${low.toFixed(2)} to ${high.toFixed(2)}`

const signedRange = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${signed(low)} to ${signed(high)}`

const outcome = ({ verdict, difference }: PairedComparison, a: string, b: string): string => {
  if (!difference) return 'too few cases to tell'
  return verdict === 'tied' ? 'tied: chance may explain it' : `${verdict === 'a' ? a : b} is better`
}

const describe = ({ overall, dimensions, fingerprint }: Comparison, a: Side, b: Side): string => {
  const means = [a, b].map((side) => {
    const { mean, scored, unscored } = summarise(side.results)
    const interval = scoreInterval(side.results)
    const without = unscored > 0 ? `${unscored}` : ''
    return [
      side.label,
      mean?.toFixed(2) ?? '–',
      interval ? range(interval) : '',
      `${scored}/${side.planned}`,
      without,
    ]
  })
  const { difference, bounds, p, cases, leftOut } = overall
  const rows = Object.entries({ all: overall, ...dimensions }).map(([name, each]) => [
    name,
    each.difference ? signed(each.difference.mean) : '–',
    each.difference ? signedRange(each.difference) : '',
    each.p.toFixed(3),
    outcome(each, 'the first', 'the second'),
  ])
  const apart = cases.filter((each) => each.a !== each.b).sort((x, y) => x.a - x.b - (y.a - y.b))
  return [
    table(['Chatbot', 'Mean', '95 % interval', 'Scored', 'Unscored'], means),
    '',
    `The first less the second, over ${cases.length} cases that both have:`,
    table(['Dimension', 'Difference', '95 % interval', 'p', ''], rows),
    '',
    ...(bounds
      ? [`By what is unscored the difference may be ${signed(bounds[0])} to ${signed(bounds[1])}.`]
      : []),
    ...(leftOut.length > 0 ? [`Not compared, for only one has a score: ${leftOut.join(', ')}.`] : []),
    ...(apart.length > 0
      ? [
          table(
            ['Case', 'First', 'Second', 'Difference'],
            apart.map((each) => [each.caseId, each.a.toFixed(2), each.b.toFixed(2), signed(each.a - each.b)]),
          ),
          '',
        ]
      : []),
    ...(cases.length > apart.length ? [`Equal in ${cases.length - apart.length}.`] : []),
    difference
      ? `${outcome(overall, a.label, b.label)} (p = ${p.toFixed(3)} by sign flips over cases).`
      : 'Two cases or more are needed to tell.',
    `Fingerprint ${fingerprint.slice(0, 16)}`,
  ].join('\n')
}
