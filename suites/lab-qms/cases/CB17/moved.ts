import { type AnswerView, all, failed, type Outcome, passed, unknown } from 'model-bench'
import { beforeAndAfter, readsAs, sameLines } from '../../checks/reads-as.ts'

const code = 'SOP-040'
const title = 'Vzdálený přístup'
const heading = /^\d+(?:\.\d+)?\.? \p{Lu}/u

/** The lines of a section, its heading first; empty where there is none of that number. */
const section = (lines: readonly string[], number: string): readonly string[] => {
  const from = lines.indexOf(`${number} ${title}`)
  const to = lines.findIndex((line, at) => at > from && heading.test(line))
  return from < 0 ? [] : lines.slice(from, to < 0 ? lines.length : to)
}

const without = (lines: readonly string[], number: string): readonly string[] => {
  const gone = section(lines, number)
  const from = lines.indexOf(gone[0] ?? '')
  return gone.length === 0 ? lines : [...lines.slice(0, from), ...lines.slice(from + gone.length)]
}

/** The section reads in its new place as it did in its old one. */
export const sameInNewPlace = (view: AnswerView): Outcome => {
  const { was, is } = beforeAndAfter(view, code)
  const looked = `the text of 5.5 ${title} under 15.5`
  if (was === undefined) return unknown(looked, 'there was no such document before the answer')
  if (is === undefined) return failed(looked, 'there is no such document')
  const found = section(is, '15.5')
  if (found.length === 0) return failed(looked, `no section “15.5 ${title}”`)
  return sameLines(looked, section(was, '5.5').slice(1), found.slice(1))
}

/** The two references inside the document, and the one to another document that only has the same number. */
const references = [
  { before: 'technik na dálku, platí kapitola', after: '15.5' },
  { before: 'včetně zásahů na dálku podle kapitoly', after: '15.5' },
  { before: 'neshodu u dodavatele (SOP-007, kapitola', after: '5.5' },
] as const

export const referencesFollow = (view: AnswerView): Outcome => {
  const { is = [] } = beforeAndAfter(view, code)
  return all(
    ...references.map(({ before, after }) => {
      const looked = `“${before} ${after}”`
      const line = is.find((each) => each.includes(before))
      const found = line?.slice(line.indexOf(before) + before.length).match(/^ (\d+(?:\.\d+)?)/u)?.[1]
      return (found === after ? passed : failed)(looked, found ?? 'no such sentence')
    }),
  )
}

/** Without the section and the numbers of its references, the document reads as before. */
export const restKept = (view: AnswerView): Outcome =>
  readsAs(
    view,
    code,
    'the section that moved and the references to it',
    (lines) => lines,
    (lines) =>
      without(without(lines, '5.5'), '15.5').map((line) =>
        line.replace(/(kapitol\p{L}{0,2}) 1?5\.5(?!\d)/gu, '$1 #'),
      ),
  )
