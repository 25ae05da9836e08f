import type { FC } from 'hono/jsx'
import type { PairedComparison } from '../../score/index.ts'
import { type BoardChatbot, type BoardResult, cellOf } from '../data/board.ts'
import { type ChatbotComparison, compareChatbots } from '../data/comparison.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { signed } from '../parts/counted.ts'
import { DifferenceBar, verdictWords } from '../parts/difference.tsx'
import { levelOf, Square } from '../square.tsx'
import { titleOf } from '../title.ts'

const LineOf: FC<{ name: string; comparison: PairedComparison }> = ({ name, comparison }) => {
  const { difference, p } = comparison
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="num" data-head="Difference">
        {difference ? signed(difference.mean) : '–'}
      </td>
      <td class="num" data-head="95 % interval">
        {difference ? `${signed(difference.low)} to ${signed(difference.high)}` : '–'}
      </td>
      <td class="span">
        <DifferenceBar comparison={comparison} />
      </td>
      <td class="num" data-head="p">
        {p < 0.001 ? '< 0.001' : p.toFixed(3)}
      </td>
      <td data-head="Told apart">{verdictWords(comparison, 'The first', 'The second')}</td>
    </tr>
  )
}

const Differences: FC<{ comparison: ChatbotComparison }> = ({ comparison: { overall, dimensions } }) => (
  <table class="data-table stacks in-lines">
    <caption class="note">
      The first less the second, over {overall.cases.length} cases that both have a score for. p says how
      often chance alone gives a difference as large.
    </caption>
    <thead>
      <tr>
        <th scope="col">Dimension</th>
        <th scope="col" class="num">
          Difference
        </th>
        <th scope="col" class="num">
          95 % interval
        </th>
        <th scope="col">From −5 to 5</th>
        <th scope="col" class="num">
          p
        </th>
        <th scope="col">Told apart</th>
      </tr>
    </thead>
    <tbody>
      <LineOf name="Score" comparison={overall} />
      {[...dimensions].map(([name, comparison]) => (
        <LineOf name={titleOf(name)} comparison={comparison} />
      ))}
    </tbody>
  </table>
)

const Squares: FC<{ context: PageContext; results: readonly BoardResult[] }> = ({ context, results }) => {
  const link = linkFrom(context)
  return (
    <>
      {results.map((result) => (
        <>
          <Square
            level={levelOf(result)}
            {...(result.answer
              ? {
                  href: link({ page: 'answer', answer: result.answer.id }),
                  label: `${result.planned.chatbotLabel}, ${result.planned.caseId}, answer ${result.planned.replicate}`,
                }
              : {})}
          />{' '}
        </>
      ))}
    </>
  )
}

/** Two chatbots: the paired difference, by dimension and by case, their answers side by side. */
export const pairPage = (context: PageContext, a: BoardChatbot, b: BoardChatbot): string => {
  const { board } = context
  const link = linkFrom(context)
  const comparison = compareChatbots(a, b, Object.keys(board.suite.catalogue.dimensions))
  const { overall } = comparison
  const differenceOf = new Map(overall.cases.map((each) => [each.caseId, each.a - each.b]))
  const cases = [...board.cases].sort(
    (one, other) => Math.abs(differenceOf.get(other.id) ?? -1) - Math.abs(differenceOf.get(one.id) ?? -1),
  )
  return renderPage({
    context,
    title: `${a.label} and ${b.label}`,
    place: 'compare',
    children: (
      <>
        <div class="title">
          <p class="label crumbs">
            <a href={link({ page: 'compare' })}>Compare</a> / {a.label} and {b.label}
          </p>
          <h1>
            {a.label} <span class="label">less</span> {b.label}
          </h1>
          <p class="lead">
            <b>{verdictWords(overall, a.label, b.label)}</b>{' '}
            {overall.difference
              ? `The difference is ${signed(overall.difference.mean)}, with a 95 % interval of ${signed(overall.difference.low)} to ${signed(overall.difference.high)}.`
              : 'Two cases or more are needed.'}
          </p>
        </div>
        <FingerprintLine context={context} />
        <section aria-labelledby="differences">
          <h2 id="differences">How far apart</h2>
          <Differences comparison={comparison} />
          {overall.bounds ? (
            <p class="note">
              By what is unscored the difference may be anything from {signed(overall.bounds[0])} to{' '}
              {signed(overall.bounds[1])}.
            </p>
          ) : null}
          {overall.leftOut.length > 0 ? (
            <p class="note">Not compared, for only one of them has a score: {overall.leftOut.join(', ')}.</p>
          ) : null}
        </section>
        <section aria-labelledby="by-case">
          <h2 id="by-case">Case by case</h2>
          <table class="data-table stacks in-lines">
            <caption class="note">The largest differences first. A square opens the answer.</caption>
            <thead>
              <tr>
                <th scope="col">Case</th>
                <th scope="col">{a.label}</th>
                <th scope="col">{b.label}</th>
                <th scope="col" class="num">
                  Difference
                </th>
              </tr>
            </thead>
            <tbody>
              {cases.map(({ id, title }) => {
                const difference = differenceOf.get(id)
                return (
                  <tr>
                    <th scope="row">
                      <a href={link({ page: 'case', caseId: id })}>{id}</a> {title}
                    </th>
                    <td data-head={a.label}>
                      <Squares context={context} results={cellOf(a, id)} />
                    </td>
                    <td data-head={b.label}>
                      <Squares context={context} results={cellOf(b, id)} />
                    </td>
                    <td class="num" data-head="Difference">
                      {difference === undefined ? '–' : signed(difference)}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      </>
    ),
  })
}
