import { type AnswerView, failed, type Outcome, passed, unknown } from 'model-bench'
import { beforeAndAfter, readsAs } from '../../checks/reads-as.ts'

const code = 'SOP-034'
const isHeading = /^\d+(?:\.\d+)? \p{Lu}/u
const citation = /(?<=kapitol\p{L}{0,3} )\d+(?:\.\d+)?(?: (?:a|až|-) \d+(?:\.\d+)?)*/giu
/** What stands before a citation of another document's chapter: „SOP-007, kapitoly “. */
const ofAnother = /\p{Lu}{1,3}-\d{3}(?: [^,;()]*)?,? (?:v |viz )?kapitol\p{L}{0,3} $/u

const next = (number: string): string =>
  number.replace(/^\d+/u, (chapter) => (Number(chapter) > 5 ? String(Number(chapter) + 1) : chapter))

const withCitations = (line: string, change: (numbers: string, isForeign: boolean) => string): string =>
  line.replace(citation, (numbers, at) => change(numbers, ofAnother.test(line.slice(0, at))))

const moved = (line: string): string =>
  withCitations(line, (numbers, isForeign) =>
    isForeign ? numbers : numbers.replace(/\d+(?:\.\d+)?/gu, next),
  )

/** The citations in lines, each with the words before it: „roztříděný podle kapitoly 7.1“. */
const citationsIn = (lines: readonly string[], wanted: 'own' | 'foreign'): readonly string[] =>
  lines.flatMap((line) =>
    [...line.matchAll(citation)].flatMap(({ 0: numbers, index }) => {
      const before = line.slice(0, index)
      return ofAnother.test(before) === (wanted === 'foreign') ? [`${before.slice(-40)}${numbers}`] : []
    }),
  )

/** Leaves out the chapter that came in anew, whose words a check of its own looks at. */
const withoutNewChapter = (lines: readonly string[]): readonly string[] => {
  const from = lines.findIndex((line) => /^6\.? audit na dálku$/iu.test(line))
  if (from < 0) return lines
  const to = lines.findIndex((line, at) => at > from && isHeading.test(line))
  return [...lines.slice(0, from), ...lines.slice(to < 0 ? lines.length : to)]
}

/** The citations of the document's own chapters, or of other documents', stand as they must after the renumbering. */
export const citationsFollow = (view: AnswerView, kind: 'own' | 'foreign'): Outcome => {
  const looked = `citations of ${kind === 'own' ? 'its own chapters' : 'other documents'} in ${code}`
  const { was, is } = beforeAndAfter(view, code)
  if (was === undefined) return unknown(looked, 'there was no such document before the answer')
  if (is === undefined) return failed(looked, 'there is no such document')
  const wanted = citationsIn(was.map(moved), kind)
  const found = citationsIn(withoutNewChapter(is), kind)
  const missing = wanted.find((each) => !found.includes(each))
  if (missing !== undefined) return failed(looked, `no “${missing}”; there are ${found.join(' · ')}`)
  return (found.length === wanted.length ? passed : failed)(looked, `${found.length} citations`)
}

/** All other text is as it was; the new chapter and the numbers of chapters are for other checks. */
export const restKept = (view: AnswerView): Outcome =>
  readsAs(
    view,
    code,
    'the new chapter and the numbers of chapters',
    (lines) => lines,
    (lines) =>
      withoutNewChapter(lines).map((line) =>
        withCitations(line, () => '#').replace(/^\d+(?:\.\d+)?\.?(?= \p{Lu})/u, '#'),
      ),
  )
