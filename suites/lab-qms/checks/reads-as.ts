import { type AnswerView, failed, type Outcome, passed, unknown } from 'model-bench'

const inlineTag = /<\/?(?:b|i|u|s|em|strong|span|font|mark|sub|sup|a|small|code)(?=[\s/>])[^>]*>/giu
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '–',
  hellip: '…',
  micro: 'µ',
  deg: '°',
  times: '×',
  plusmn: '±',
  minus: '−',
  shy: '',
}

const decoded = (text: string): string =>
  text
    .replace(/&#(x?)([\da-f]{1,6});/giu, (_, hex, digits) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replace(/&([a-z]{2,8});/giu, (entity, name) => named[String(name).toLowerCase()] ?? entity)
    .replace(/&amp;/giu, '&')

/** A line as it is compared: how hyphens, dashes, quotation marks and spaces are typed makes no difference. */
export const plainLine = (text: string): string =>
  decoded(text)
    .normalize('NFC')
    .replace(/[\u00ad\u200b]/gu, '')
    .replace(/[‐‑‒–—]/gu, '-')
    .replace(/[„“”"«»]/gu, '"')
    .replace(/\s+/gu, ' ')
    .replace(/ %/gu, '%')
    .trim()

/** The lines of a document as a reader sees them: headings, paragraphs, items and cells, none of them blank. */
export const linesOf = (html: string): readonly string[] =>
  html
    .replace(inlineTag, '')
    .replace(/\s*\n\s*/gu, ' ')
    .split(/<[^>]*>/u)
    .map(plainLine)
    .filter((line) => line !== '')

/** The lines of a document's newest version before and after an answer; undefined where there is no such document. */
export const beforeAndAfter = ({ answer }: AnswerView, code: string) => {
  const lines = (documents: typeof answer.before.documents): readonly string[] | undefined => {
    const newest = documents
      .filter((document) => document.code === code)
      .toSorted((one, other) => other.version - one.version)[0]
    return newest && linesOf(newest.html)
  }
  return { was: lines(answer.before.documents), is: lines(answer.after.documents) }
}

const around = (line: string | undefined): string =>
  line === undefined ? 'nothing' : `“${line.slice(0, 160)}”`

/** Whether lines are the ones that were expected, and the first that is not. */
export const sameLines = (looked: string, wanted: readonly string[], found: readonly string[]): Outcome => {
  const at = Array.from({ length: Math.max(wanted.length, found.length) }, (_, index) => index).find(
    (index) => wanted[index] !== found[index],
  )
  return at === undefined
    ? passed(looked, 'it is so')
    : failed(looked, `there is ${around(found[at])} where ${around(wanted[at])} was expected`)
}

/**
 * The newest version of a document is the one before, changed line by line in the way that is given; `shown` leaves out of
 * both what other checks look at.
 */
export const readsAs = (
  view: AnswerView,
  code: string,
  change: string,
  becomes: (lines: readonly string[]) => readonly string[],
  shown: (lines: readonly string[]) => readonly string[] = (lines) => lines,
): Outcome => {
  const looked = `${code} as before, but for ${change}`
  const { was, is } = beforeAndAfter(view, code)
  if (was === undefined) return unknown(looked, 'there was no such document before the answer')
  if (is === undefined) return failed(looked, 'there is no such document')
  return sameLines(looked, shown(becomes(was).map(plainLine)), shown(is))
}
