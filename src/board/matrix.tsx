import type { FC } from 'hono/jsx'
import { summarise } from '../score/index.ts'
import { type PlannedResult, toResult } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'
import { casesByKind } from './case-group.ts'
import { levelOf, Square } from './square.tsx'

/** Where a matrix leads. */
export interface MatrixLinks {
  readonly answer: (id: string) => string
  readonly case: (id: string) => string
}

const label = (result: PlannedResult): string => {
  const { planned, grade, state } = result
  const came = state === 'scored' ? `score ${grade?.score}` : state
  return `${planned.chatbotLabel}, ${planned.caseId}, answer ${planned.replicate}: ${came}`
}

/** The answers of one chatbot at one case: one square where all agree, else a strip an answer. */
const Cell: FC<{ results: readonly PlannedResult[]; place: 'first' | 'next'; links: MatrixLinks }> = ({
  results,
  place,
  links,
}) => {
  const [first] = results
  const classes = place === 'first' ? 'first' : undefined
  if (!first) return <td class={classes} />
  const levels = results.map(levelOf)
  const to = results.find(({ answer }) => answer)
  const href = to?.answer && links.answer(to.answer.id)
  const agree = levels.every((level) => level === levels[0])
  return (
    <td class={classes}>
      {agree ? (
        <Square level={levelOf(first)} {...(href ? { href, label: label(first) } : {})} />
      ) : (
        <a class="cell" href={href} aria-label={results.map(label).join('; ')}>
          {levels.map((level) => (
            <>
              <Square level={level} />{' '}
            </>
          ))}
        </a>
      )}
    </td>
  )
}

interface Row {
  readonly chatbot: string
  readonly label: string
  readonly mean: number | undefined
  readonly results: readonly PlannedResult[]
}

const rowsOf = (results: readonly PlannedResult[]): readonly Row[] =>
  [...new Set(results.map(({ planned }) => planned.chatbot))]
    .map((chatbot) => {
      const own = results.filter(({ planned }) => planned.chatbot === chatbot)
      return {
        chatbot,
        label: own[0]?.planned.chatbotLabel ?? chatbot,
        mean: summarise(own.map(toResult)).mean,
        results: own,
      }
    })
    .sort((a, b) => (b.mean ?? -1) - (a.mean ?? -1))

/** Chatbots by cases, one square a score. */
export const Matrix: FC<{
  suite: Suite
  results: readonly PlannedResult[]
  links: MatrixLinks
  /** A row's anchor. */
  anchorOf?: (chatbot: string) => string
}> = ({ suite, results, links, anchorOf }) => {
  const planned = new Set(results.map((result) => result.planned.caseId))
  const groups = casesByKind(suite.cases.filter(({ id }) => planned.has(id)))
  return (
    <section class="matrix-frame" aria-label="Chatbots by cases" tabindex={0}>
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col" rowspan={2} class="corner">
              Chatbot, mean score
            </th>
            {groups.map(({ kind, cases: of }) => (
              <th scope="colgroup" colspan={of.length} class="kind">
                {kind}
              </th>
            ))}
          </tr>
          <tr>
            {groups.flatMap(({ cases: of }) =>
              of.map(({ id, title: name }, index) => (
                <th scope="col" class={index === 0 ? 'first' : undefined}>
                  <a href={links.case(id)} title={name}>
                    <span class="hidden">{id.replace(/\d+$/, '')}</span>
                    {id.replace(/^\D+/, '')}
                  </a>
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rowsOf(results).map((row) => (
            <tr id={anchorOf?.(row.chatbot)}>
              <th scope="row">
                <span class="head">
                  {row.label} <span class="mean">{row.mean?.toFixed(2) ?? '–'}</span>
                </span>
              </th>
              {groups.flatMap(({ cases: of }) =>
                of.map(({ id }, index) => (
                  <Cell
                    results={row.results.filter(({ planned: { caseId } }) => caseId === id)}
                    place={index === 0 ? 'first' : 'next'}
                    links={links}
                  />
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
