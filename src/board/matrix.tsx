import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { escapeHtml } from '../richtext/index.ts'
import { summarise } from '../score/index.ts'
import { type PlannedResult, toResult } from '../store/index.ts'
import type { LoadedCase } from '../suite/index.ts'
import { type CaseGroup, casesByKind } from './case-group.ts'
import { type BoardChatbot, cellOf } from './data/board.ts'
import { mostStrips } from './data/matrix-parts.ts'
import { levelOf, Sign, Square, type SquareLevel } from './square.tsx'

/** Where a matrix leads. */
export interface MatrixLinks {
  readonly answer: (id: string) => string
  readonly case: (id: string) => string
}

const order: readonly SquareLevel[] = [0, 1, 2, 3, 4, 5, 'unscored', 'failed', 'missing']

/** A strip is a square with less markup: a matrix has thousands. Its heads say whose it is. */
const strip = (level: SquareLevel): string =>
  typeof level === 'number'
    ? `<i class=l${level}>${level}</i>`
    : `<i data-level="${level}">${(<Sign level={level} />).toString()}</i>`

const square = (level: SquareLevel, href: string | undefined): string =>
  typeof level === 'number' && href !== undefined
    ? `<a class=l${level} href="${escapeHtml(href)}">${level}</a>`
    : (<Square level={level} {...(href === undefined ? {} : { href })} />).toString()

/** The answers of one chatbot at one case: one square where all agree, else a strip an answer. */
const cell = (results: readonly PlannedResult[], links: MatrixLinks): string => {
  const levels = results.map(levelOf)
  const [first] = levels
  if (first === undefined) return ''
  const to = results.find(({ answer }) => answer)?.answer
  const href = to && links.answer(to.id)
  if (levels.every((level) => level === first)) return square(first, href)
  const shown = levels.length > mostStrips ? order.filter((level) => levels.includes(level)) : levels
  return `<a class=cell href="${escapeHtml(href ?? '')}">${shown.map(strip).join(' ')}</a>`
}

/** A chatbot's cells as HTML, their end tags left out, as HTML allows. */
const cells = (chatbot: BoardChatbot, groups: readonly CaseGroup[], links: MatrixLinks): string =>
  groups
    .flatMap(({ cases: of }) =>
      of.map(
        ({ id }, index) => `<td${index === 0 ? ' class=first' : ''}>${cell(cellOf(chatbot, id), links)}`,
      ),
    )
    .join('')

const meanOf = ({ results }: BoardChatbot): string => summarise(results.map(toResult)).mean?.toFixed(2) ?? '–'

/** Chatbots by cases, one square a score. */
export const Matrix: FC<{
  cases: readonly LoadedCase[]
  chatbots: readonly BoardChatbot[]
  links: MatrixLinks
}> = ({ cases, chatbots, links }) => {
  const groups = casesByKind(cases)
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
          {chatbots.map((chatbot) => (
            <tr id={chatbot.slug}>
              <th scope="row">
                <span class="head">
                  {chatbot.label} <span class="mean">{meanOf(chatbot)}</span>
                </span>
              </th>
              {raw(cells(chatbot, groups, links))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
