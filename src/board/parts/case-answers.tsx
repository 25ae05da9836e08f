import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { escapeHtml } from '../../richtext/index.ts'
import { type FindingType, findingTypes, type LoadedCase } from '../../suite/index.ts'
import { type BoardChatbot, type BoardResult, cellOf } from '../data/board.ts'
import { linkFrom, type PageContext } from '../page.tsx'
import { levelOf, Square, type SquareLevel, squareHtml } from '../square.tsx'
import { titleOf } from '../title.ts'
import type { Costs } from './case-costs.ts'

const endingWords = ({ answer, grade, state }: BoardResult): readonly string[] => [
  ...(answer?.ending.kind === 'ran out' ? ['ran out'] : []),
  ...(answer?.ending.kind === 'failed' ? [`failed from outside: ${answer.ending.why}`] : []),
  ...(state === 'unscored' ? [`unscored, between ${grade?.low} and ${grade?.high}: ${grade?.unscored}`] : []),
  ...(state === 'missing' ? ['not run'] : []),
  ...(state === 'not graded' ? ['not graded yet'] : []),
]

/** A finding type as it stands in every row that has it, as HTML. */
interface NamedType {
  readonly name: string
  readonly html: string
}

const namedTypes = (types: readonly FindingType[]): readonly NamedType[] =>
  [...types]
    .sort((a, b) => a.level - b.level)
    .map(({ name, level }) => ({
      name,
      html: (
        <>
          <Square level={level as SquareLevel} size="small" /> {titleOf(name)}
        </>
      ).toString(),
    }))

/** What one answer lost its points for, as HTML. */
const lost = (result: BoardResult, types: readonly NamedType[]): string => {
  const { digest } = result
  const words = [...endingWords(result), ...(digest?.failed ?? []).map((name) => `failed: ${name}`)]
  const found = types.flatMap(({ name, html }) => {
    const times = digest?.findings[name]
    return times === undefined ? [] : [times > 1 ? `${html} × ${times}` : html]
  })
  const losses = [...words.map(escapeHtml), ...found]
  return (losses.length === 0 && digest ? ['no finding'] : losses)
    .map((loss) => `<span class="loss">${loss}</span>`)
    .join('')
}

/** A row an answer, as HTML: a case may have thousands, and a component each would keep a page waiting. */
const answerRows = (
  chatbot: BoardChatbot,
  results: readonly BoardResult[],
  types: readonly NamedType[],
  linkTo: (answer: string) => string,
): string =>
  results
    .map((result, index) => {
      const { answer, planned } = result
      const level = levelOf(result)
      const square = answer
        ? { href: linkTo(answer.id), label: `${chatbot.label}, answer ${planned.replicate}: ${level}` }
        : undefined
      const head =
        index === 0
          ? `<th scope="rowgroup" rowspan="${results.length}">${escapeHtml(chatbot.label)}</th>`
          : ''
      return `<tr>${head}<td>${squareHtml(level, square)} <span class="label">${planned.replicate}</span></td><td>${lost(result, types)}</td></tr>`
    })
    .join('')

/** Every answer to a case with what it lost points for; the best chatbot first. */
export const CaseAnswers: FC<{ context: PageContext; task: LoadedCase }> = ({ context, task }) => {
  const { board } = context
  const link = linkFrom(context)
  const types = namedTypes(findingTypes(board.suite.catalogue))
  const linkTo = (answer: string) => link({ page: 'answer', answer })
  return (
    <table class="data-table stacks in-lines">
      <thead>
        <tr>
          <th scope="col">Chatbot</th>
          <th scope="col">Answer</th>
          <th scope="col">What it lost points for</th>
        </tr>
      </thead>
      {board.chatbots.map((chatbot) => (
        <tbody>{raw(answerRows(chatbot, cellOf(chatbot, task.id), types, linkTo))}</tbody>
      ))}
    </table>
  )
}

/** The finding types that the case costs, the most frequent first. */
export const CostlyFindings: FC<{ context: PageContext; costs: Costs }> = ({ context, costs }) => {
  const types = findingTypes(context.board.suite.catalogue)
  if (costs.findings.size === 0) return <p class="prose-note">No answer that was graded has a finding.</p>
  return (
    <table class="data-table stacks in-lines">
      <thead>
        <tr>
          <th scope="col">Finding</th>
          <th scope="col">What it says</th>
          <th scope="col" class="num">
            Answers with it
          </th>
        </tr>
      </thead>
      <tbody>
        {[...costs.findings].map(([name, count]) => {
          const type = types.find((each) => each.name === name)
          return (
            <tr>
              <th scope="row">
                {type ? <Square level={type.level as SquareLevel} /> : null} {titleOf(name)}
              </th>
              <td>{type?.means}</td>
              <td class="num" data-head="Answers with it">
                {count} of {costs.graded}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The checks of a case, and how many answers failed each hard one. */
export const CostlyChecks: FC<{ task: LoadedCase; costs: Costs }> = ({ task, costs }) => {
  const hard = task.checks.filter(({ severity }) => severity === 'hard')
  const diagnostics = task.checks.filter(({ severity }) => severity === 'diagnostic')
  const count = (name: string) => costs.failed.get(name) ?? 0
  return (
    <>
      <table class="data-table stacks in-lines">
        <caption class="note">
          Code over the outcome. One that fails makes the score 0; those that are failed most often stand
          first.
        </caption>
        <thead>
          <tr>
            <th scope="col">Hard check</th>
            <th scope="col" class="num">
              Answers that failed it
            </th>
          </tr>
        </thead>
        <tbody>
          {[...hard]
            .sort((a, b) => count(b.name) - count(a.name))
            .map(({ name }) => (
              <tr>
                <th scope="row">{name}</th>
                <td class="num" data-head="Failed by">
                  {count(name)} of {costs.graded}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {diagnostics.length > 0 ? (
        <p class="note is-wide">
          Diagnostics, which only flag: {diagnostics.map(({ name }) => name).join('; ')}.
        </p>
      ) : null}
    </>
  )
}
