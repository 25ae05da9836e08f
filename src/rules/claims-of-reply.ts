import { sentences } from '../richtext/index.ts'
import type { Claim } from './claim.ts'
import { czechClaims } from './czech-claims.ts'
import { englishClaims } from './english-claims.ts'

/** A claim and the sentence of the reply that makes it. */
export interface ClaimMade {
  readonly claim: Claim
  readonly sentence: string
  readonly start: number
  readonly end: number
}

const blank = (text: string): string => ' '.repeat(text.length)

/** The reply in its own offsets, without what is not said by the chatbot: quotations, code, marks of Markdown. */
export const ownWords = (reply: string): string => {
  let fenced = false
  const lines = reply.split('\n').map((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      fenced = !fenced
      return blank(line)
    }
    return fenced || /^\s*>/.test(line) ? blank(line) : line
  })
  return lines
    .join('\n')
    .replace(
      /„[^“”"„\n]{0,1000}[“”"]|“[^“”\n]{0,1000}”|"[^"\n]{0,1000}"|«[^«»\n]{0,1000}»|»[^«»\n]{0,1000}«|`[^`\n]{0,1000}`/gu,
      blank,
    )
    .replace(/(?<=l)(?:\(a\)|\/-?a(?!\p{L}))|[*_~#]/gu, blank)
}

/** Longer sentences are no plain report, and shorter ones no report at all. */
const mostCharacters = 600
const aWord = /\p{L}{3}/u

/** All that a reply claims was done, in Czech or English. Questions claim nothing. */
export function* claimsOf(reply: string): Generator<ClaimMade> {
  const text = ownWords(reply)
  const all = sentences(text)
  for (const [index, { text: sentence, start, end }] of all.entries()) {
    if (sentence.length > mostCharacters || !aWord.test(sentence) || /\?\P{L}*$/u.test(sentence)) continue
    const composed = sentence.normalize('NFC')
    const next = all[index + 1]?.text ?? ''
    for (const claim of [...czechClaims(composed, next), ...englishClaims(composed, next)]) {
      yield { claim, sentence: composed, start, end }
    }
  }
}
