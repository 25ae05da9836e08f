import type { FC } from 'hono/jsx'
import { type FindingType, findingTypes, type LoadedCase } from '../../suite/index.ts'
import { type BoardResult, cellOf } from '../data/board.ts'
import { linkFrom, type PageContext } from '../page.tsx'
import { levelOf, Square, type SquareLevel } from '../square.tsx'
import { titleOf } from '../title.ts'
import type { Costs } from './case-costs.ts'

const endingWords = ({ answer, grade, state }: BoardResult): readonly string[] => [
  ...(answer?.ending.kind === 'ran out' ? ['ran out'] : []),
  ...(answer?.ending.kind === 'failed' ? [`failed from outside: ${answer.ending.why}`] : []),
  ...(state === 'unscored' ? [`unscored, between ${grade?.low} and ${grade?.high}: ${grade?.unscored}`] : []),
  ...(state === 'missing' ? ['not run'] : []),
  ...(state === 'not graded' ? ['not graded yet'] : []),
]

/** What one answer lost its points for. */
const Lost: FC<{ result: BoardResult; types: readonly FindingType[] }> = ({ result, types }) => {
  const { digest } = result
  const found = types.filter(({ name }) => digest?.findings[name] !== undefined)
  const words = [...endingWords(result), ...(digest?.failed ?? []).map((name) => `failed: ${name}`)]
  return (
    <>
      {words.map((word) => (
        <span class="loss">{word}</span>
      ))}
      {found.map(({ name, level }) => {
        const times = digest?.findings[name] ?? 0
        return (
          <span class="loss">
            <Square level={level as SquareLevel} size="small" /> {titleOf(name)}
            {times > 1 ? ` × ${times}` : ''}
          </span>
        )
      })}
      {words.length === 0 && found.length === 0 && digest ? <span class="loss">no finding</span> : null}
    </>
  )
}

/** Every answer to a case with what it lost points for; the best chatbot first. */
export const CaseAnswers: FC<{ context: PageContext; task: LoadedCase }> = ({ context, task }) => {
  const { board } = context
  const link = linkFrom(context)
  const types = [...findingTypes(board.suite.catalogue)].sort((a, b) => a.level - b.level)
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
        <tbody>
          {cellOf(chatbot, task.id).map((result, index) => {
            const { answer, planned } = result
            return (
              <tr>
                {index === 0 ? (
                  <th scope="rowgroup" rowspan={cellOf(chatbot, task.id).length}>
                    {chatbot.label}
                  </th>
                ) : null}
                <td>
                  <Square
                    level={levelOf(result)}
                    {...(answer
                      ? {
                          href: link({ page: 'answer', answer: answer.id }),
                          label: `${chatbot.label}, answer ${planned.replicate}: ${levelOf(result)}`,
                        }
                      : {})}
                  />{' '}
                  <span class="label">{planned.replicate}</span>
                </td>
                <td>
                  <Lost result={result} types={types} />
                </td>
              </tr>
            )
          })}
        </tbody>
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
