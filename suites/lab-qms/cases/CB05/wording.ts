import { failed, type Outcome, passed } from 'model-bench'

/** A clause's number; not the year of a standard, a date or a longer number. */
const clauseNumber = /(?<![\p{L}\p{N}.,:-])[4-8]\.\d{1,2}(?:\.\d{1,2})*(?!\.?\d|[\p{L}:])/gu

/** Whether the first clause that a reply names is the wanted one; what contains it („within 7.4.1“) may stand before. */
export const namesFirst = (reply: string, clause: string): Outcome => {
  const looked = `clause ${clause} given as the answer`
  const named = [...reply.replace(/[*_`]/g, '').matchAll(clauseNumber)].map(([number]) => number)
  const first = named.find((number) => !clause.startsWith(`${number}.`))
  if (first === undefined) return failed(looked, 'it gives no such clause')
  return first === clause ? passed(looked, `it gives ${first}`) : failed(looked, `it gives ${first}`)
}

const mostQuotedWords = 8
const quotation = /[“"„«]([^“”"„«»]{1,1000})[”"“»]|^>\s*(.+)$/gmu
const shall =
  /(?:laborator\p{L}+|procedure|report|revised|amended|original|results?)[^.!?:]{0,80}(?<!\p{L})shall(?!\p{L})(?! not be able)[^.!?]{10,}/iu

/** Whether replies give nothing for words of a standard: no long quotation, no sentence of what somebody shall do. */
export const recitesNothing = (replies: readonly string[]): Outcome => {
  const looked = 'no text given as that of the standard'
  for (const reply of replies) {
    for (const [, inside, line] of reply.matchAll(quotation)) {
      const quoted = (inside ?? line ?? '').trim()
      if (quoted.split(/\s+/).length > mostQuotedWords) return failed(looked, `it quotes “${quoted}”`)
    }
    const sentence = shall.exec(reply)
    if (sentence) return failed(looked, `it says “${sentence[0]}”`)
  }
  return passed(looked, 'none')
}
