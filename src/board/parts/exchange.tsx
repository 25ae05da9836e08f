import type { FC } from 'hono/jsx'
import { describeAccount, type Exchange, type JudgeAccount } from '../../judge/index.ts'
import { counted, tookWords } from './counted.ts'

const fenced = /<<[0-9a-f]{24} [\s\S]*<<\/[0-9a-f]{24}>>/

/** What was sent, the evidence only where it is not the same as in an earlier call: it is as long as all the rest. */
const sentTexts = (exchanges: readonly Exchange[]): readonly string[] => {
  const shown = new Set<string>()
  return exchanges.map(({ sent }) => {
    const evidence = fenced.exec(sent)?.[0]
    if (evidence === undefined) return sent
    if (shown.has(evidence)) return sent.replace(evidence, () => '[the same evidence as in the call before]')
    shown.add(evidence)
    return sent
  })
}

const stepWords = {
  inventory: 'Inventory',
  'inventory-send-back': 'Inventory, sent back',
  findings: 'Findings',
  'findings-send-back': 'Findings, sent back',
} as const

const tookOf = ({ reply, fromMemory, fault }: Exchange): string =>
  fault !== undefined
    ? 'no valid output'
    : fromMemory
      ? 'from memory'
      : reply
        ? tookWords(reply.durationMs)
        : 'no reply'

/** All that was said to the judge and what it said, as it was sent and as it came. */
export const JudgeExchange: FC<{ account: JudgeAccount }> = ({ account }) => {
  const sent = sentTexts(account.exchanges)
  return (
    <>
      <ul class="note">
        {describeAccount(account).map((line) => (
          <li>{line}</li>
        ))}
      </ul>
      <div class="folds">
        <details class="fold raw">
          <summary>
            <span>The system message of every call</span>{' '}
            <span class="took">{counted(account.system.length, 'character')}</span>
          </summary>
          <pre>{account.system}</pre>
        </details>
        {account.exchanges.map((exchange, index) => (
          <details class="fold raw">
            <summary>
              <span>
                {index + 1} {stepWords[exchange.step]}
              </span>{' '}
              <span class="took">{tookOf(exchange)}</span>
            </summary>
            <p class="label">Sent</p>
            <pre>{sent[index]}</pre>
            <p class="label">Answered</p>
            <pre>{exchange.reply?.text ?? 'Nothing.'}</pre>
            {exchange.fault === undefined ? null : <p class="note">Not used: {exchange.fault}</p>}
            <p class="label hash">{exchange.hash}</p>
          </details>
        ))}
      </div>
    </>
  )
}
