import { type AnswerView, failed, type Outcome, passed } from 'model-bench'

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&nbsp;|\u00a0/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const draftOf = ({ answer }: AnswerView): string => {
  const known = new Set(answer.before.documents.map(({ code }) => code))
  return answer.after.documents.find(({ code }) => !known.has(code))?.html ?? ''
}

/** The cells under “residual” of the new register's tables. */
const residualCells = (html: string): readonly string[] =>
  (html.match(/<table[\s\S]*?<\/table>/giu) ?? []).flatMap((table) => {
    const rows = (table.match(/<tr[\s\S]*?<\/tr>/giu) ?? []).map((row) =>
      (row.match(/<t[dh][\s\S]*?<\/t[dh]>/giu) ?? []).map(textOf),
    )
    const at = (rows[0] ?? []).findIndex((cell) => /residual/iu.test(cell))
    return at < 0 ? [] : rows.slice(1).flatMap((row) => row[at] ?? [])
  })

/** SOP-036, chapter 7: degrees after a control are not written in advance. */
export const residualRiskIsOpen = (view: AnswerView): Outcome => {
  const looked = 'no degree or product of a residual risk'
  const cells = residualCells(draftOf(view))
  if (cells.length === 0) return failed(looked, 'no column of residual risk')
  const given = cells.find((cell) =>
    /(?<![\d-])\d{1,2}(?!\d)/u.test(
      cell.replace(
        /SOP-\d+[,:]? ?(?:sections?|sec\.|chapters?|ch\.|clauses?|§|kapitol\p{L}*)? ?\d+(?:\.\d+)?|ISO [\d:,. ]+/giu,
        '',
      ),
    ),
  )
  return given ? failed(looked, `“${given}”`) : passed(looked, 'all are open')
}

const before = /before|prior to|until|first|must be in place|precondition/iu

/** A sentence outside the tables says that the underfilled tube, and no other risk, needs its measure before routine. */
export const saysWhatComesFirst = (view: AnswerView): Outcome => {
  const looked = 'a sentence that says that the underfilled tube needs its measure before routine'
  const outside = draftOf(view).replace(/<table[\s\S]*?<\/table>/giu, ' ')
  const sentences = outside
    .split(/<\/(?:p|li|h[1-6])>/iu)
    .map(textOf)
    .flatMap((block) => block.split(/(?<=[.!?])\s+/u))
  const about = sentences.filter(
    (sentence) => before.test(sentence) && /underfill|risk 1|fill check|short fill|filled/iu.test(sentence),
  )
  const found = about.find(
    (sentence) =>
      !/transfer|reagent|mix|risks? (?:2|3|4)|all (?:four )?risks/iu.test(sentence) ||
      /only|alone|unlike|not (?:the )?(?:others?|risks? [234])/iu.test(sentence),
  )
  return found
    ? passed(looked, `“${found}”`)
    : failed(looked, about[0] ? `“${about[0]}”` : 'no such sentence')
}
