import type { BoardChatbot } from '../board/data/board.ts'
import { type ChatbotComparison, compareChatbots } from '../board/data/comparison.ts'
import { chatbotsOf, readResults } from '../board/data/read-board.ts'
import { signed } from '../board/parts/counted.ts'
import type { Fingerprint } from '../fingerprint/index.ts'
import { type PairedComparison, scoreInterval, summarise } from '../score/index.ts'
import { openStore, toResult } from '../store/index.ts'
import { chatbotNamed } from './chatbot-named.ts'
import { print, printJson, table } from './output.ts'
import { resolveStore, type SettingOptions } from './settings.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface CompareOptions extends SettingOptions {
  readonly json?: boolean
  readonly fingerprint?: string
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
  const results = await readResults(store, fingerprint)
  const planned = results.map((result) => result.planned)
  const chatbots = chatbotsOf(results)
  const named = (name: string): BoardChatbot => {
    const id = chatbotNamed(name, planned)
    return chatbots.find((chatbot) => chatbot.id === id)!
  }
  const [one, other] = [named(a), named(b)]
  const scored = one.results.find(({ state }) => state === 'scored')
  const compared = compareChatbots(one, other, Object.keys(scored?.digest?.dimensions ?? {}))
  if (options.json) printJson(forPrograms(compared, fingerprint))
  else print(describe(compared, fingerprint))
}

const forPrograms = (
  { a, b, overall, dimensions }: ChatbotComparison,
  { hash }: Fingerprint,
): Comparison => ({
  fingerprint: hash,
  a: { chatbot: a.name, label: a.label },
  b: { chatbot: b.name, label: b.label },
  overall,
  dimensions: Object.fromEntries(dimensions),
})

const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${low.toFixed(2)} to ${high.toFixed(2)}`

const signedRange = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${signed(low)} to ${signed(high)}`

const outcome = ({ verdict, difference }: PairedComparison, a: string, b: string): string => {
  if (!difference) return 'too few cases to tell'
  return verdict === 'tied' ? 'tied: chance may explain it' : `${verdict === 'a' ? a : b} is better`
}

const describe = ({ a, b, overall, dimensions }: ChatbotComparison, { hash }: Fingerprint): string => {
  const means = [a, b].map(({ label, results }) => {
    const counted = results.map(toResult)
    const { mean, scored, unscored } = summarise(counted)
    const interval = scoreInterval(counted)
    const without = unscored > 0 ? `${unscored}` : ''
    return [
      label,
      mean?.toFixed(2) ?? '–',
      interval ? range(interval) : '',
      `${scored}/${results.length}`,
      without,
    ]
  })
  const { difference, bounds, p, cases, leftOut } = overall
  const rows = [['all', overall] as const, ...dimensions].map(([name, each]) => [
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
      ? `${outcome(overall, a.label, b.label)} (p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`} by sign flips over cases).`
      : 'Two cases or more are needed to tell.',
    `Fingerprint ${hash.slice(0, 16)}`,
  ].join('\n')
}
