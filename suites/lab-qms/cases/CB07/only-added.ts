import { type AnswerView, failed, type Outcome, passed, unknown } from 'model-bench'

const inlineTag = /<\/?(?:b|i|u|em|strong|span|font|mark|sub|sup|a)(?=[\s/>])[^>]*>|\u00ad|&shy;/giu

/** The text under a numbered `h2`, as a reader sees it, on one line. */
const sectionText = (html: string, number: number): string | undefined => {
  const section = html
    .split(/(?=<h2\b)/iu)
    .find((part) => new RegExp(`^<h2[^>]*>(?:\\s|<[^>]*>)*${number}(?![\\d.]*\\d)`, 'iu').test(part))
  return section
    ?.replace(inlineTag, '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&nbsp;/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** A numbered section reads as before but for one sentence, wherever in the section that was added. */
export const onlyAdded = (
  { answer }: AnswerView,
  code: string,
  section: number,
  sentence: string,
): Outcome => {
  const looked = `section ${section} of ${code} as before but for the new sentence`
  const newest = (documents: typeof answer.after.documents) =>
    documents
      .filter((document) => document.code === code)
      .toSorted((one, other) => other.version - one.version)[0]
  const was = sectionText(newest(answer.before.documents)?.html ?? '', section)
  if (was === undefined) return unknown(looked, 'there was no such section before the answer')
  const is = sectionText(newest(answer.after.documents)?.html ?? '', section)
  if (is === undefined) return failed(looked, 'there is no such section')
  const rest = is.replace(sentence, ' ').replace(/\s+/gu, ' ').trim()
  if (rest === was) return passed(looked, 'it is')
  const at = [...was].findIndex((letter, index) => letter !== [...rest][index])
  const from = Math.max(0, at - 30)
  return failed(
    looked,
    at < 0
      ? `more follows: “${rest.slice(was.length).trim().slice(0, 120)}”`
      : `“${was.slice(from, at + 60)}” became “${rest.slice(from, at + 60)}”`,
  )
}
