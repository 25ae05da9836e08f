import type { FC } from 'hono/jsx'
import { summarise } from '../score/index.ts'
import { type PlannedResult, toResult } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'
import { casesByKind } from './case-group.ts'
import { levelOf, Square, signOf } from './square.tsx'

/** Where a matrix leads. */
export interface MatrixLinks {
  readonly answer: (id: string) => string
  readonly case: (id: string) => string
}

const came = ({ grade, state }: PlannedResult): string =>
  state === 'scored' ? `score ${grade?.score}` : state

const label = (result: PlannedResult): string => {
  const { chatbotLabel, caseId, replicate } = result.planned
  return `${chatbotLabel}, ${caseId}, answer ${replicate}: ${came(result)}`
}

/** Of answers that differ, in the order of the strips. */
const labelOfAll = ([first, ...others]: readonly PlannedResult[]): string =>
  first ? [label(first), ...others.map(came)].join(', ') : ''

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
        <a class="cell" href={href} aria-label={labelOfAll(results)}>
          {levels.map((level) => (
            <i data-level={level}>{signOf(level)}</i>
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
  readonly byCase: ReadonlyMap<string, readonly PlannedResult[]>
}

const grouped = (
  results: readonly PlannedResult[],
  keyOf: (result: PlannedResult) => string,
): ReadonlyMap<string, readonly PlannedResult[]> => {
  const groups = new Map<string, PlannedResult[]>()
  for (const result of results) {
    const group = groups.get(keyOf(result))
    if (group) group.push(result)
    else groups.set(keyOf(result), [result])
  }
  return groups
}

const rowsOf = (results: readonly PlannedResult[]): readonly Row[] =>
  [...grouped(results, ({ planned }) => planned.chatbot)]
    .map(([chatbot, own]) => ({
      chatbot,
      label: own[0]?.planned.chatbotLabel ?? chatbot,
      mean: summarise(own.map(toResult)).mean,
      byCase: grouped(own, ({ planned }) => planned.caseId),
    }))
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
                    results={row.byCase.get(id) ?? []}
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
