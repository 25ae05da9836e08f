import { type AnswerView, all, failed, type Outcome, passed, unknown } from 'model-bench'
import { beforeAndAfter } from '../../checks/reads-as.ts'
import { references } from './outline.ts'

const code = 'SOP-040'
const heading = /^(\d+(?:\.\d+)?)\.? \p{Lu}/u
const citation = /kapitol\p{L}{0,3} \d+(?:\.\d+)?(?: (?:a|až|-) \d+(?:\.\d+)?)*/giu
const number = /(?<![\p{L}\p{N}-])\d+(?:[.,]\d+)*(?:(?<=\d) \d{3})*/gu

/** The numbers of lines, but for those of headings and of chapters that are cited. */
const numbersOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter((line) => !heading.test(line))
      .flatMap((line) => line.replace(citation, ' ').match(number) ?? [])
      .map((each) => each.replace(/\s/gu, '')),
  )

const share = (part: number, whole: number): string => `${part} of ${whole}`

/** Of the different numbers that the old version states, at least this share still stands in the new one. */
export const numbersKept = (view: AnswerView, atLeast: number): Outcome => {
  const looked = `${Math.round(atLeast * 100)} % of the numbers of ${code}`
  const { was, is } = beforeAndAfter(view, code)
  if (was === undefined) return unknown(looked, 'there was no such document before the answer')
  if (is === undefined) return failed(looked, 'there is no such document')
  const [olds, news] = [numbersOf(was), numbersOf(is)]
  const lost = [...olds].filter((each) => !news.has(each))
  const found = `${share(olds.size - lost.length, olds.size)}${lost.length > 0 ? `; lost ${lost.slice(0, 10).join(', ')}` : ''}`
  return (lost.length <= olds.size * (1 - atLeast) ? passed : failed)(looked, found)
}

/** The new version is at least this share as long as the old one. */
export const lengthKept = (view: AnswerView, atLeast: number): Outcome => {
  const looked = `${Math.round(atLeast * 100)} % of the length of ${code}`
  const { was, is } = beforeAndAfter(view, code)
  if (was === undefined) return unknown(looked, 'there was no such document before the answer')
  const length = (lines: readonly string[] = []) => lines.join(' ').length
  const found = share(length(is), length(was))
  return (length(is) >= length(was) * atLeast ? passed : failed)(looked, `${found} characters`)
}

/** The numbers of the document's own chapters that its lines cite, each with the words before it. */
const citationsIn = (lines: readonly string[]) =>
  lines.flatMap((line) =>
    [...line.matchAll(/(?<=kapitol\p{L}{0,3} )\d+(?:\.\d+)?/giu)].flatMap(({ 0: cited, index }) => {
      const before = line.slice(0, index)
      const isForeign = /\p{Lu}{1,3}-\d{3}(?: [^,;()]*)?,? (?:v |viz )?kapitol\p{L}{0,3} $/u.test(before)
      return isForeign ? [] : [{ before, cited }]
    }),
  )

/** Every reference inside the document names a chapter that is there, and leads to what it speaks of. */
export const referencesLead = (view: AnswerView): Outcome => {
  const looked = `references inside ${code}`
  const { is } = beforeAndAfter(view, code)
  if (is === undefined) return failed(looked, 'there is no such document')
  const chapters = new Set(is.flatMap((line) => heading.exec(line)?.[1] ?? []))
  const cited = citationsIn(is)
  const astray = cited.find((each) => !chapters.has(each.cited))
  if (astray) return failed(looked, `“${astray.before.slice(-60)}${astray.cited}” leads to no chapter`)
  const document = view.after.document(code)
  return all(
    passed(looked, `${cited.length} of them`),
    ...references.flatMap(({ before, leadsTo }) =>
      cited
        .filter((each) => before.test(each.before))
        .map((each) => document.section(each.cited).mentions(leadsTo)),
    ),
  )
}
