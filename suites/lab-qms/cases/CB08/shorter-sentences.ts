import { type AnswerView, failed, type Outcome, passed, unknown } from 'model-bench'

const blockEnd = /<\/(?:p|li|h\d|td|th)>/giu

/** Words of an average sentence under a numbered `h2`; a list item or a cell without a full stop is a sentence, too. */
const wordsPerSentence = (html: string, number: number): number | undefined => {
  const section = html
    .split(/(?=<h2\b)/iu)
    .find((part) => new RegExp(`^<h2[^>]*>\\s*${number}(?![\\d.]*\\d)`, 'iu').test(part))
  const sentences = section
    ?.replace(/^<h2[^>]*>.*?<\/h2>/isu, '')
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/gu, '')
    .split(/(?<=[.!?:])\s+(?=\p{Lu})|\n/u)
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)
    .filter((words) => words > 0)
  if (!sentences || sentences.length === 0) return undefined
  return sentences.reduce((sum, words) => sum + words, 0) / sentences.length
}

/** Sentences of a section are on average at most half as long as before. */
export const shorterSentences = ({ answer }: AnswerView, code: string, section: number): Outcome => {
  const looked = `sentences of section ${section} of ${code} at most half as long as before`
  const average = (documents: typeof answer.after.documents) => {
    const newest = documents
      .filter((document) => document.code === code)
      .toSorted((one, other) => other.version - one.version)[0]
    return newest && wordsPerSentence(newest.html, section)
  }
  const [was, is] = [average(answer.before.documents), average(answer.after.documents)]
  if (was === undefined) return unknown(looked, 'the section had no sentence before the answer')
  if (is === undefined) return failed(looked, 'the section has no sentence')
  const found = `${is.toFixed(1)} words a sentence, before ${was.toFixed(1)}`
  return (is <= was / 2 ? passed : failed)(looked, found)
}
