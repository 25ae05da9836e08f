import { findEvery, type MustNot } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { escapePattern } from './escape-pattern.ts'
import { type FactSource, type FactTexts, isWritten } from './fact-texts.ts'
import { quoteAround } from './quote-around.ts'
import { raise } from './raise.ts'
import { isSameKind } from './same-number.ts'

/** A sentence that speaks of what no longer holds, or sets two sources against each other. */
const setsApart =
  /neplat|nevztah|není pravda|zruš|vyřaz|nahra[zď]|původn|dřív|starš|předchoz|doposud|místo|namísto|oproti|na rozdíl|rozpor|liší|odliš|záměn|zaměn|instead|rather than|unlike|formerly|previous|replac|superseded|obsolete|differ|contradict/iu
/** What may be the code of a document, a record or a device. */
const codes = /(?<![\p{L}\p{N}])\p{Lu}{1,6}(?=-\d)/gu
/** A clause that denies. „nebo“, „než“, „nejvýše“, „nechte“ deny nothing. */
const denies =
  /(?<!\p{L})(?:ne(?!j|bo(?!\p{L})|ž|ch|dost|zbyt|kter|kolik|moc|utr|ustál|únav)\p{L}{3,}|ne|nikoli|nikoliv|nikdy|žádn\p{L}+|bez|ani|not|never|no|without|cannot|don't|doesn't)(?!\p{L})/iu

const reach = 300
/** Characters to each side; no text has longer sentences that mean anything. */
const longestSentence = 2_000
const clauseEnd = /[,;:()](?:\s|$)|\s[–—(]/gu

/** What stands before and after a stretch of a sentence between the commas, brackets and dashes around it. */
const clauseAround = (sentence: string, start: number, end: number): readonly [string, string] => {
  const before = sentence.slice(Math.max(0, start - reach), start)
  const after = sentence.slice(end, end + reach)
  const opened = [...before.matchAll(clauseEnd)].at(-1)?.index ?? 0
  const closed = after.search(new RegExp(clauseEnd, 'u'))
  return [before.slice(opened), closed < 0 ? after : after.slice(0, closed)]
}

/** Whether a sentence names a document or a record: what it says may be said of that one. Devices have codes too. */
const citesDocument = (sentence: string, prefixes: ReadonlySet<string>): boolean =>
  (sentence.match(codes) ?? []).some((prefix) => prefixes.has(prefix))

interface Stretch {
  readonly start: number
  readonly end: number
}

/** The sentence that holds a stretch, and the stretch in its offsets. A field of a record is a text of its own. */
const sentenceAround = ({ read, text, added = [] }: FactSource, { start, end }: Stretch) => {
  const holding = read.sentences()[read.sentenceAt(start)]!
  const field = added.find((each) => each.start <= start && end <= each.end) ?? holding
  const from = Math.max(holding.start, field.start, start - longestSentence)
  const sentence = text.slice(from, Math.min(holding.end, field.end, end + longestSentence))
  return { sentence, start: start - from, end: end - from }
}

/** Whether words are stated: not asked, not denied, not told of another document or time. What the words say counts not. */
const isStated = (source: FactSource, place: Stretch, prefixes: ReadonlySet<string>): boolean => {
  const { sentence, start, end } = sentenceAround(source, place)
  const around = `${sentence.slice(0, start)} … ${sentence.slice(end)}`
  if (sentence.trimEnd().endsWith('?') || setsApart.test(around) || citesDocument(around, prefixes))
    return false
  const [before, after] = clauseAround(sentence, start, end)
  return !denies.test(before) && !denies.test(after)
}

const weighs = /(?<!\p{L})(?:nebo|anebo|platí|kdežto|zatímco|or|holds|whereas)(?!\p{L})/iu

/** Whether a sentence weighs the value of a row against another of its kind: „30, nebo 60 dní; platí 30“. */
const isWeighed = (source: FactSource, place: Stretch): boolean => {
  const { sentence } = sentenceAround(source, place)
  if (!weighs.test(sentence)) return false
  const all = source.read.quantitiesIn(source.read.sentenceAt(place.start))
  const own = all.find(({ start, end }) => start < place.end && place.start < end)
  return own !== undefined && all.some((other) => other !== own && isSameKind(own, other))
}

const agreement = ['', 'a', 'o', 'i', 'y']
/** „vyřazena“, „přijato“, „informovali“: a participle, and the ending by which it agrees with its subject. */
const participle =
  /(?<=\p{L}{2}(?:[eěaá]n|[aeyu]t|[aáeěiíouy]l))[aoiy]?(?!\p{L})|(?<=(?<!\p{L})(?:ne)?byl)[aoiy]?(?!\p{L})/gu

/** Czech words in the other genders and numbers: „byla vyřazena“ as „byly vyřazeny“. */
const agreeing = (words: string): readonly string[] =>
  agreement.map((ending) => words.replace(participle, ending)).filter((each) => each !== words)

const preposition =
  /(?<!\p{L})(?:bez|do|k|ke|mezi|mimo|na|nad|o|od|po|pod|pro|před|při|s|se|u|v|ve|z|za|ze)\s+$/iu

/** Whether a near word stands in the clause as its subject may, without a preposition: „vzorky z lednice“ speaks of samples. */
const isAboutOne = (source: FactSource, place: Stretch, near: readonly string[]): boolean => {
  const { sentence, start, end } = sentenceAround(source, place)
  const clause = clauseAround(sentence, start, end).join(' ').toLowerCase()
  return near.some((beginning) => {
    const at = clause.search(new RegExp(`(?<!\\p{L})${escapePattern(beginning.toLowerCase())}`, 'u'))
    return at >= 0 && !preposition.test(clause.slice(0, at))
  })
}

/** Where the words of a row stand: as they are, or in another gender or number of what they are said of. */
function* places({ value, words = '', near }: MustNot, source: FactSource): Generator<Stretch> {
  yield* findEvery({ value: value ?? words, ...(near && { near }) }, source.read)
  if (value !== undefined || !near || source.read.language !== 'cs') return
  for (const form of agreeing(words))
    for (const place of findEvery({ value: form, near }, source.read))
      if (isAboutOne(source, place, near)) yield place
}

/** `forbidden_statement`: what a row says must not be stated, stated. */
export const forbiddenStatement = (
  row: MustNot,
  { record, reply, prefixes }: FactTexts,
): Finding | undefined => {
  for (const source of [...record, ...reply]) {
    for (const place of places(row, source)) {
      if (!isWritten(source, place) || !isStated(source, place, prefixes)) continue
      if (row.value !== undefined && isWeighed(source, place)) continue
      const quote = quoteAround(source.text, place.start, place.end)
      if (quote !== undefined)
        return raise('forbidden_statement', source, [quote], `It states „${row.label}“: ${row.why}`)
    }
  }
  return undefined
}
