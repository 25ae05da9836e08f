import { type AnswerView, failed, type Outcome, passed } from 'model-bench'

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&nbsp;|\u00a0/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

interface Row {
  readonly who: string
  readonly text: string
  readonly deadline: string
}

/** The rows of the new plan's tables, with the cell that stands under the deadline. */
const rowsOf = ({ answer }: AnswerView): readonly Row[] => {
  const known = new Set(answer.before.documents.map(({ code }) => code))
  const draft = answer.after.documents.find(({ code }) => !known.has(code))
  return (draft?.html.match(/<table[\s\S]*?<\/table>/giu) ?? []).flatMap((table) => {
    const rows = (table.match(/<tr[\s\S]*?<\/tr>/giu) ?? []).map((row) =>
      (row.match(/<t[dh][\s\S]*?<\/t[dh]>/giu) ?? []).map(textOf),
    )
    const head = rows[0] ?? []
    const at = head.findIndex((cell) => /nejpozději|termín|(?<!\p{L})do(?!\p{L})/iu.test(cell))
    return rows.slice(1).map((row) => ({
      who: /(?<!\p{L})P-\d{2}(?!\d)/u.exec(row.join(' '))?.[0] ?? '',
      text: row.join(' | '),
      deadline: at < 0 ? '' : (row[at] ?? ''),
    }))
  })
}

/** A row of this worker says this. */
export const rowSays = (view: AnswerView, who: string, what: RegExp): Outcome => {
  const looked = `a row of ${who} with ${what.source.slice(0, 40)}`
  const rows = rowsOf(view).filter((row) => row.who === who)
  const found = rows.find(({ deadline, text }) => what.test(deadline === '' ? text : deadline))
  if (found) return passed(looked, `“${found.text}”`)
  return failed(looked, rows.length > 0 ? rows.map(({ text }) => `“${text}”`).join(', ') : `no row of ${who}`)
}

interface Said {
  readonly text: string
  /** The heading or the words before a colon that it stands under. */
  readonly under: string
}

/** The rows, items and paragraphs of the new plan, each with what it stands under. */
const saidIn = ({ answer }: AnswerView): readonly Said[] => {
  const known = new Set(answer.before.documents.map(({ code }) => code))
  const html = answer.after.documents.find(({ code }) => !known.has(code))?.html ?? ''
  let under = ''
  return html.split(/(?<=<\/(?:h[1-6]|p|li|tr)>)/iu).flatMap((block) => {
    const text = textOf(block)
    if (/<\/h[1-6]>/iu.test(block) || /:\s*$/u.test(text)) under = text
    return text === '' ? [] : [{ text, under: /<\/tr>/iu.test(block) ? '' : under }]
  })
}

/** One row, item or paragraph says this of this worker, itself or by the heading that it stands under. */
export const isSaidOf = (view: AnswerView, who: string, ...patterns: readonly RegExp[]): Outcome => {
  const looked = `of ${who}: ${patterns.map(({ source }) => source.slice(0, 40)).join(', ')}`
  const named = new RegExp(`(?<!\\p{L})${who}(?!\\d)`, 'u')
  const about = saidIn(view).filter(({ text }) => named.test(text))
  const found = about.find(({ text, under }) =>
    patterns.every((pattern) => pattern.test(text) || pattern.test(under)),
  )
  if (found) return passed(looked, `“${found.text}”`)
  return failed(
    looked,
    about.length > 0 ? about.map(({ text }) => `“${text}”`).join(', ') : `nothing of ${who}`,
  )
}

export const monthNames = [
  'ledna',
  'února',
  'března',
  'dubna',
  'května',
  'června',
  'července',
  'srpna',
  'září',
  'října',
  'listopadu',
  'prosince',
] as const

const inFigures = (text: string): string =>
  monthNames.reduce(
    (rest, name, index) => rest.replace(new RegExp(`(?<=\\d\\.\\s?)${name}`, 'iu'), `${index + 1}.`),
    text,
  )

const dateIn = (text: string): number | undefined => {
  const czech = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/u.exec(inFigures(text))
  if (czech) return Number(czech[3]) * 10_000 + Number(czech[2]) * 100 + Number(czech[1])
  const iso = /(\d{4})-(\d{2})-(\d{2})/u.exec(text)
  return iso ? Number(iso[1]) * 10_000 + Number(iso[2]) * 100 + Number(iso[3]) : undefined
}

/** This worker has no deadline in 2026: nothing in the matrix and the procedure gives one. */
export const noDeadlineFor = (view: AnswerView, who: string): Outcome => {
  const looked = `no deadline in 2026 for ${who}`
  const made = rowsOf(view).find(({ who: of, deadline }) => {
    const date = dateIn(deadline)
    return of === who && date !== undefined && Math.floor(date / 10_000) === 2026
  })
  return made ? failed(looked, `“${made.text}”`) : passed(looked, 'none')
}

/** Deadlines go up from row to row; rows without a date may stand anywhere. */
export const inOrderOfDeadline = (view: AnswerView): Outcome => {
  const looked = 'deadlines that go up from row to row'
  const dated = rowsOf(view).flatMap((row) => {
    const date = dateIn(row.deadline)
    return date === undefined ? [] : [{ date, text: row.text }]
  })
  if (dated.length < 2) return failed(looked, `${dated.length} rows with a deadline`)
  const wrong = dated.find(({ date }, index) => index > 0 && date < (dated[index - 1]?.date ?? 0))
  return wrong ? failed(looked, `“${wrong.text}” comes too late`) : passed(looked, `${dated.length} rows`)
}
