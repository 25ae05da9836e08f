import { dropRate, type JudgeAccount } from './account.ts'

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** What a judge is held to, in lines. */
export const describeAccount = (account: JudgeAccount): readonly string[] => {
  const { quotes, withdrawn, refused, inventory, exchanges, usage, costUsd, durationMs } = account
  const { evidenceCharacters, thinkingBudget } = account
  const remembered = exchanges.filter(({ fromMemory }) => fromMemory).length
  const faults = exchanges.filter(({ fault }) => fault !== undefined).length
  return [
    `quotes: ${quotes.atOnce} found at once, ${quotes.afterSendBack} after the send-back, ${quotes.dropped} dropped (${percent(dropRate(account))})`,
    `findings: ${withdrawn} withdrawn, ${refused} refused by rule`,
    `inventory: ${inventory.entries} entries, ${inventory.unverified} unverified, ${inventory.leftOut} statements left out`,
    `evidence: ${evidenceCharacters} characters${thinkingBudget === undefined ? '' : `, thinking budget ${thinkingBudget}`}`,
    `calls: ${exchanges.length - remembered} made, ${remembered} remembered, ${faults} without a valid output`,
    `tokens: ${usage.inputTokens ?? 'not known'} in, ${usage.outputTokens ?? 'not known'} out; cost ${costUsd === undefined ? 'not known' : `US$ ${costUsd.toFixed(4)}`}; ${(durationMs / 1000).toFixed(1)} s`,
  ]
}
