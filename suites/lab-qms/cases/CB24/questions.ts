import { type AnswerView, failed, type Outcome, passed } from 'model-bench'

interface Question {
  readonly asked: string
  readonly criterion: string
  readonly finding: string
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&nbsp;|\u00a0/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** The rows of the new list's table of questions, by the columns that its head names; undefined where there is none. */
const questionsOf = ({ answer }: AnswerView): readonly Question[] | undefined => {
  const known = new Set(answer.before.documents.map(({ code }) => code))
  const draft = answer.after.documents.find(({ code }) => !known.has(code))
  for (const table of draft?.html.match(/<table[\s\S]*?<\/table>/giu) ?? []) {
    const rows = (table.match(/<tr[\s\S]*?<\/tr>/giu) ?? []).map((row) =>
      (row.match(/<t[dh][\s\S]*?<\/t[dh]>/giu) ?? []).map(textOf),
    )
    const head = rows[0] ?? []
    const column = (name: RegExp): number => head.findIndex((cell) => name.test(cell))
    const [asked, criterion, finding] = [column(/otázk/iu), column(/kritéri/iu), column(/zjištění|nález/iu)]
    if (asked < 0) continue
    return rows.slice(1).flatMap((row) => {
      const question = row[asked] ?? ''
      return question === ''
        ? []
        : [{ asked: question, criterion: row[criterion] ?? '', finding: row[finding] ?? '' }]
    })
  }
  return undefined
}

const over =
  (looked: string, look: (questions: readonly Question[]) => Outcome) =>
  (view: AnswerView): Outcome => {
    const questions = questionsOf(view)
    return questions === undefined || questions.length === 0
      ? failed(looked, 'no table of questions in a new draft')
      : look(questions)
  }

const fewest = 6
/** PL-002, chapter 3. */
const most = 12

/** Not more questions than the plan of audits allows for one audit. */
export const numberOfQuestions = over(`${fewest} to ${most} questions`, (questions) => {
  const looked = `${fewest} to ${most} questions`
  return questions.length >= fewest && questions.length <= most
    ? passed(looked, `${questions.length}`)
    : failed(looked, `${questions.length}`)
})

/** What a criterion cites beside chapters of the laboratory's own documents. */
const withoutChapters = (criterion: string): string =>
  criterion.replace(
    /\p{Lu}{1,3}-\d{3},?\s*(?:kapitol\p{L}*|kap\.|oddíl\p{L}*)\s*[\d.]+(?:(?:,| a| až|[-–])\s*[\d.]+)*/giu,
    ' ',
  )

/** Each criterion cites a clause and a document of the laboratory. */
export const eachRowHasItsCriterion = over('a clause and a document beside each question', (questions) => {
  const looked = 'a clause and a document beside each question'
  const bare = questions.find(
    ({ criterion }) =>
      !/(?<![\d.])[4-8]\.\d/u.test(withoutChapters(criterion)) || !/(?:SOP|PK|PP|PL)-\d{3}/u.test(criterion),
  )
  return bare ? failed(looked, `“${bare.asked}” has “${bare.criterion}”`) : passed(looked, 'each has both')
})

const yesOrNo =
  /^(?:\d+[.)]\s*)?(?:je|jsou|není|nejsou|má|mají|máte|byl[aoiy]?|existuje|existují|provádí se|kontroluje se|zapisuje se|dodržuje\p{L}*|víte|znáte|umíte|probíhá)(?!\p{L})/iu

/** What turns such a beginning into a question that a yes does not answer: „Má příjem …? Ukažte to na žádankách.“ */
const asksOn =
  /(?<!\p{L})(?:ukaž|dolož|předlož|předveď|popiš|vysvětl)|(?<!\p{L})a (?:jak|kde|kdo|kdy|čím|co|proč|podle čeho)(?!\p{L})/iu

/** SOP-034, chapter 5.3: a question asks for more than a yes. */
export const asksForMoreThanYes = over('questions that a yes does not answer', (questions) => {
  const looked = 'questions that a yes does not answer'
  const weak = questions.find(({ asked }) => yesOrNo.test(asked) && !asksOn.test(asked))
  return weak ? failed(looked, `“${weak.asked}”`) : passed(looked, 'none begins as a question of yes or no')
})

/** Nothing was audited yet. */
export const findingsAreOpen = over('an empty finding in each row', (questions) => {
  const looked = 'an empty finding in each row'
  const filled = questions.find(({ finding }) => /\p{L}{2,}/u.test(finding))
  return filled ? failed(looked, `“${filled.finding}”`) : passed(looked, 'all are empty')
})
