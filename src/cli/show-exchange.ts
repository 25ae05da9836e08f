import { dollars } from '../chatbot/prices.ts'
import type { Grade } from '../grade/index.ts'
import type { Exchange, JudgeAccount, JudgeMessage, KeptExchange } from '../judge/index.ts'
import type { Store } from '../store/index.ts'
import { CommandError } from './exit.ts'
import { harmless, oneLine } from './output.ts'
import { part, ruled, wrapped } from './page-lines.ts'

/** The judge's calls of a grade, which has some. */
export const accountOf = (grade: Grade | undefined): JudgeAccount => {
  if (!grade?.account || grade.account.exchanges.length === 0)
    throw new CommandError('No judge was asked about this answer under this fingerprint.')
  return grade.account
}

/** A call of a grade by its number, from 1. */
export const exchangeAt = (account: JudgeAccount, number: number): Exchange => {
  const exchange = account.exchanges[number - 1]
  if (!exchange)
    throw new CommandError(
      `The judge was asked ${account.exchanges.length} times: there is no call ${number}.`,
    )
  return exchange
}

/** What was sent and what came back, raw. A call that came to nothing valid is not remembered: its grade holds it. */
export const keptExchange = async (
  store: Pick<Store, 'judgeExchange'>,
  { hash }: Exchange,
): Promise<KeptExchange | undefined> => (await store.judgeExchange(hash)) as KeptExchange | undefined

const cameOf = ({ reply, fromMemory, fault }: Exchange): string => {
  const { usage, durationMs, costUsd, finishReason } = reply ?? {}
  return [
    fromMemory ? 'remembered' : 'made',
    ...(reply
      ? [
          `${usage?.inputTokens ?? '?'} tokens in, ${usage?.outputTokens ?? '?'} out`,
          `${((durationMs ?? 0) / 1000).toFixed(1)} s`,
          ...(costUsd === undefined ? [] : [dollars(costUsd)]),
          `ended with ${finishReason}`,
        ]
      : []),
    ...(fault === undefined ? [] : [`not usable: ${oneLine(fault, 200)}`]),
  ].join(', ')
}

/** The calls of a grade, a line or two each. */
export const exchangeList = (
  { exchanges }: JudgeAccount,
  answer: string,
  width: number,
): readonly string[] => [
  ...part(
    'What the judge was asked',
    width,
    exchanges.flatMap((exchange, index) => [
      ...wrapped(exchange.step, width, 5, `  ${index + 1}`),
      ...wrapped(cameOf(exchange), width, 5),
      ...wrapped(`sha256 ${exchange.hash}`, width, 5),
    ]),
  ),
  '',
  `To read a call: model-bench show ${answer} --exchange 1`,
]

const asJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const whole = (title: string, text: string, width: number): readonly string[] => [
  '',
  ruled(title, width),
  '',
  // Letter for letter: nothing is wrapped, so that it can be searched and copied.
  ...text.split('\n').map(harmless),
]

/** One call, whole: its settings, every message as it was sent, and the reply as it came. */
export const exchangeLines = (
  exchange: Exchange,
  kept: KeptExchange | undefined,
  { system }: JudgeAccount,
  width: number,
): readonly string[] => {
  const messages: readonly JudgeMessage[] = kept?.request.messages ?? [
    { role: 'system', text: system },
    { role: 'user', text: exchange.sent },
  ]
  const { model, temperature, options, schema } = kept?.request ?? {}
  return [
    `${exchange.step}: ${cameOf(exchange)}`,
    `sha256 ${exchange.hash}`,
    ...(kept
      ? [harmless(`${model}, temperature ${temperature}, options ${JSON.stringify(options)}`)]
      : [
          'It is not remembered, because nothing valid came of it: of the messages before the last none are shown.',
        ]),
    ...messages.flatMap(({ role, text }) =>
      whole(
        role === 'judge' ? 'the judge had answered' : role,
        role === 'judge' ? asJson(text) : text,
        width,
      ),
    ),
    ...(schema === undefined ? [] : whole('schema of the output', JSON.stringify(schema), width)),
    ...whole('reply', exchange.reply ? asJson(exchange.reply.text) : '(none)', width),
  ]
}
