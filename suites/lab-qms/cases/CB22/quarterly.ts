import { type AnswerView, failed, type Outcome, passed } from 'model-bench'

const code = 'F-026'

const draftOf = ({ answer }: AnswerView): string | undefined =>
  answer.after.documents.find((document) => document.code === code)?.html

/** A quantity that a task could have; page 38 and codes such as HE6-530 are none. */
const quantity =
  /(?<![\w.-])\d+(?:[.,]\d+)?\s*(?:×|ml|µl|litres?|l(?!\w)|min(?:utes?)?|h(?:ours?)?(?!\w)|seconds?|%|°C|drops?|times|cycles)/iu
const ofOtherIntervals =
  /daily|weekly|monthly|number of samples|by count|by samples|after any task|liquid system/iu

const plain = (html: string): string =>
  html
    .replace(/<\/(?:td|th)>/giu, ' | ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')

/** What a form says of the quarterly tasks: its chapter, and rows and sentences elsewhere that speak of them. */
const quarterlyParts = (html: string): readonly string[] => {
  const chapters = html.split(/(?=<h[1-6][^>]*>)/iu)
  return chapters.flatMap((chapter) => {
    const heading = /^<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/iu.exec(chapter)?.[1] ?? ''
    if (/quarter/iu.test(heading) && !ofOtherIntervals.test(heading)) return [plain(chapter)]
    return chapter
      .split(/<\/(?:tr|p|li)>/iu)
      .map(plain)
      .filter((part) => /quarterly|every (?:quarter|three months|3 months)/iu.test(part))
  })
}

/** Nothing that only page 38 could tell is told: the quarterly tasks have no amount, time or number. */
export const leavesQuarterlyOpen = (view: AnswerView): Outcome => {
  const looked = 'quarterly tasks without amounts, times and numbers'
  const html = draftOf(view)
  if (html === undefined) return failed(looked, `there is no ${code}`)
  const made = quarterlyParts(html).find((part) => quantity.test(part))
  return made ? failed(looked, `“${made.trim().slice(0, 160)}”`) : passed(looked, 'none is given')
}

/** A table for daily, weekly, monthly tasks and those by number of samples; one for the quarterly tasks may be open. */
export const tablesOfDraft = (view: AnswerView): Outcome => {
  const looked = 'at least four tables'
  const html = draftOf(view)
  if (html === undefined) return failed(looked, `there is no ${code}`)
  const count = html.match(/<table[\s>]/giu)?.length ?? 0
  return count >= 4 ? passed(looked, `${count}`) : failed(looked, `${count}`)
}
