import { failed, type Outcome, passed } from 'model-bench'

/** A number such as 7.5 or 8.7.1; not a part of a date, of a time or of a longer number. */
const clauseNumber = /(?<![\p{L}\p{N}.,:-])[4-8]\.\d{1,2}(?:\.\d{1,2})*(?!\.?\s?\d|[\p{L}:])/gu

const sentencesOf = (reply: string): readonly string[] =>
  reply.split(/(?<=[.!?:])\s+(?=\P{Ll})|\n+/u).filter((sentence) => sentence.trim() !== '')

const isWithin = (number: string, clause: string): boolean =>
  number === clause || number.startsWith(`${clause}.`)

const escaped = (number: string): string => number.replaceAll('.', '\\.')

/** Whether a sentence sets a number aside: „nikoli 8.7“, „neplést s článkem 8.7“, „8.7 se netýká …“. */
const isSetAside = (sentence: string, number: string): boolean => {
  const before = `(?:nikoliv?|nejde o|není to|neplést|nepleťte|nezaměňujte|nezaměňovat|na rozdíl od|zatímco|kdežto)(?!\\p{L})[^,;.]{0,30}`
  const after = `[^,;]{0,40}(?<!\\p{L})(?:netýká|neřeší|nepopisuje)`
  const n = `${escaped(number)}(?![\\d.]\\d)`
  return new RegExp(`(?<!\\p{L})${before}${n}|${n}${after}`, 'iu').test(sentence)
}

/** Whether another number is offered as an equal answer: „7.5 nebo 8.7“, „články 7.5 a 8.7“. */
const isHedged = (sentence: string, clause: string): boolean => {
  const own = `${escaped(clause)}(?:\\.\\d+)*`
  const joint =
    '\\s*(?:,|/|a|i|nebo|či|případně|popřípadě|resp\\.?)\\s*(?:také |i |článek |článku |čl\\.\\s?)?'
  const other = '[4-8]\\.\\d'
  return new RegExp(`${own}${joint}(?!${own})${other}|${other}(?:\\.?\\d)*${joint}${own}`, 'iu').test(
    sentence,
  )
}

/**
 * Which clause a reply gives as its answer: the first sentence that names clauses decides, those aside that it sets
 * aside. Passes where that is the wanted clause, or a part of it, and no other stands beside it as an equal.
 * Later sentences may name related clauses.
 */
export const answersWithClause = (reply: string, clause: string): Outcome => {
  const looked = `clause ${clause} given as the answer`
  const plain = reply.replace(/[*_`]/g, '').replace(/(?<!\p{L})čl\.\s*/giu, 'článek ')
  for (const sentence of sentencesOf(plain)) {
    const numbers = [...sentence.matchAll(clauseNumber)].map(([number]) => number)
    const given = numbers.filter((number) => !isSetAside(sentence, number))
    const [first] = given
    if (first === undefined) continue
    if (!isWithin(first, clause)) return failed(looked, `it gives ${first}: “${sentence.trim()}”`)
    if (isHedged(sentence, clause)) return failed(looked, `it gives several: “${sentence.trim()}”`)
    return passed(looked, `“${sentence.trim()}”`)
  }
  return failed(looked, 'it gives no clause')
}
