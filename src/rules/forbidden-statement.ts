import { findEvery, type MustNot } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { type FactSource, type FactTexts, isWritten } from './fact-texts.ts'
import { quoteAround } from './quote-around.ts'
import { raise } from './raise.ts'

/** A sentence that speaks of what no longer holds, or sets two sources against each other. */
const setsApart =
  /neplat|nevztah|zruš|vyřaz|nahra[zď]|původn|dřív|starš|předchoz|doposud|místo|namísto|oproti|na rozdíl|rozpor|liší|odliš|záměn|zaměn|instead|rather than|unlike|formerly|previous|replac|superseded|obsolete|differ|contradict/iu
/** The code of a document: what is said is said of that document. */
const citesCode = /\p{Lu}{2,}-\d/u
/** A clause that denies. „nebo“, „než“, „nejvýše“, „nechte“ deny nothing. */
const denies =
  /(?<!\p{L})(?:ne(?!j|bo(?!\p{L})|ž|ch|dost|zbyt|kter|kolik|moc|utr|ustál|únav)\p{L}{3,}|ne|nikoli|nikoliv|nikdy|žádn\p{L}+|bez|ani|not|never|no|without|cannot|don't|doesn't)(?!\p{L})/iu

const reach = 300
/** Characters to each side; no text has longer sentences that mean anything. */
const longestSentence = 2_000
const clauseEnd = /[,;:()](?:\s|$)|\s[–—(]/gu

/** The part of a sentence between commas, brackets and dashes that holds a stretch of it. */
const clauseAround = (sentence: string, start: number, end: number): string => {
  const before = sentence.slice(Math.max(0, start - reach), start)
  const after = sentence.slice(end, end + reach)
  const opened = [...before.matchAll(clauseEnd)].at(-1)?.index ?? 0
  const closed = after.search(new RegExp(clauseEnd, 'u'))
  return before.slice(opened) + sentence.slice(start, end) + (closed < 0 ? after : after.slice(0, closed))
}

/** Whether words in their sentence are stated: not asked, not denied, not told of another document or time. */
const isStated = ({ read, text }: FactSource, start: number, end: number): boolean => {
  const holding = read.sentences()[read.sentenceAt(start)]!
  const from = Math.max(holding.start, start - longestSentence)
  const sentence = text.slice(from, Math.min(holding.end, end + longestSentence))
  if (sentence.trimEnd().endsWith('?') || setsApart.test(sentence) || citesCode.test(sentence)) return false
  return !denies.test(clauseAround(sentence, start - from, end - from))
}

/** `forbidden_statement`: what a row says must not be stated, stated. */
export const forbiddenStatement = (
  { value, words, near, label, why }: MustNot,
  { record, reply }: FactTexts,
): Finding | undefined => {
  const asked = { value: value ?? words ?? '', ...(near && { near }) }
  for (const source of [...record, ...reply]) {
    for (const place of findEvery(asked, source.read)) {
      if (!isWritten(source, place) || !isStated(source, place.start, place.end)) continue
      const quote = quoteAround(source.text, place.start, place.end)
      if (quote !== undefined)
        return raise('forbidden_statement', source, [quote], `It states „${label}“: ${why}`)
    }
  }
  return undefined
}
