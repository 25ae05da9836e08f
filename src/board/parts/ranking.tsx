import type { FC } from 'hono/jsx'
import type { BoardChatbot } from '../data/board.ts'
import type { ChatbotFigures } from '../data/figures.ts'
import { matrixParts } from '../data/matrix-parts.ts'
import { linkFrom, type PageContext } from '../page.tsx'
import { Square } from '../square.tsx'
import { titleOf } from '../title.ts'
import { usdWords } from './counted.ts'
import { IntervalAxis, IntervalBar } from './interval.tsx'
import { Spread } from './spread.tsx'
import { lanesOf, Ties } from './ties.tsx'

/** A head that the board's script makes sortable. */
const Head: FC<{ name: string; of: string; class?: string; sorted?: boolean }> = ({
  name,
  of,
  class: classes,
  sorted,
}) => (
  <th
    role="columnheader"
    scope="col"
    class={classes}
    data-sort={of}
    aria-sort={sorted ? 'descending' : undefined}
  >
    {name}
  </th>
)

const Lower: FC<{ text: string | undefined }> = ({ text }) => (text ? <small>{text}</small> : null)

/** What a column is sorted by: no finer than anybody reads. */
const sortedBy = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Number(value.toPrecision(6))

const DimensionCell: FC<{ name: string; row: ChatbotFigures }> = ({ name, row }) => {
  const figures = row.dimensions.get(name)
  return (
    <td role="cell" class="num dim" data-head={titleOf(name)} data-value={sortedBy(figures?.mean)}>
      {figures ? (
        <>
          {figures.mean.toFixed(2)}
          <small>
            <Square level={figures.lowest as 1} size="small" />
            <i>×{figures.times}</i>
          </small>
        </>
      ) : (
        '–'
      )}
    </td>
  )
}

const whyZero = ({ byCheck, ranOut }: ChatbotFigures['zeros']): string | undefined =>
  [...(byCheck > 0 ? [`${byCheck} by check`] : []), ...(ranOut > 0 ? [`${ranOut} ran out`] : [])].join(
    ', ',
  ) || undefined

const notScored = ({ summary, failed, missing }: ChatbotFigures): string | undefined =>
  [...(failed > 0 ? [`${failed} failed`] : []), ...(missing > 0 ? [`${missing} not run`] : [])].join(', ') ||
  (summary.none > 0 ? `${summary.none} not graded` : undefined)

const seconds = (time: number): string => (time >= 9.95 ? time.toFixed(0) : time.toFixed(1))

/** A chatbot's row of the matrix. */
const linkToRow = (context: PageContext, chatbot: BoardChatbot): string => {
  const part = 1 + matrixParts(context.board).findIndex((its) => its.includes(chatbot))
  return `${linkFrom(context)({ page: 'matrix', part })}#${chatbot.slug}`
}

const Row: FC<{
  context: PageContext
  row: ChatbotFigures
  dimensions: readonly string[]
  ties: readonly string[]
}> = ({ context, row, dimensions, ties }) => {
  const { chatbot, place, summary, interval, bounds, worst, planned, cost, time, rounds, zeros } = row
  const [best, last] = place.ranks
  return (
    <tr role="row" data-provider={chatbot.provider}>
      <td role="cell" class="rank" data-value={best}>
        <Ties lanes={ties} />
        {best === last ? best : `${best}–${last}`}
      </td>
      <th role="rowheader" scope="row" data-value={chatbot.label}>
        <a href={linkToRow(context, chatbot)}>{chatbot.label}</a>
        <Lower
          text={`${summary.scored} of ${planned} scored${row.replicates > 1 ? `, ${row.replicates} replicates` : ''}`}
        />
      </th>
      <td role="cell" class="num score" data-value={sortedBy(summary.mean)}>
        {summary.mean?.toFixed(2) ?? '–'}
        <Lower text={worst?.toFixed(2)} />
      </td>
      <td role="cell" class="span">
        <IntervalBar mean={summary.mean} interval={interval} bounds={bounds} />
      </td>
      <td role="cell" class="dist">
        <Spread summary={summary} />
      </td>
      {dimensions.map((name) => (
        <DimensionCell name={name} row={row} />
      ))}
      <td role="cell" class="num" data-head="Zeros" data-value={summary.spread[0]}>
        {summary.spread[0]}
        <Lower text={whyZero(zeros)} />
      </td>
      <td role="cell" class="num" data-head="Unscored" data-value={summary.unscored}>
        {summary.unscored}
        <Lower text={notScored(row)} />
      </td>
      <td role="cell" class="num" data-head="Cost, USD" data-value={sortedBy(cost?.typical)}>
        {cost ? usdWords(cost.typical) : row.unpricedCalls > 0 ? 'unknown' : '–'}
        <Lower text={cost && usdWords(cost.worst)} />
      </td>
      <td role="cell" class="num" data-head="Time, s" data-value={sortedBy(time?.typical)}>
        {time ? seconds(time.typical) : '–'}
        <Lower text={time && seconds(time.worst)} />
      </td>
      <td role="cell" class="num" data-head="Rounds" data-value={sortedBy(rounds?.typical)}>
        {rounds ? rounds.typical.toFixed(1) : '–'}
        <Lower text={rounds && `${rounds.worst}`} />
      </td>
    </tr>
  )
}

/** The home table: a row a chatbot; in a cell with two figures the upper is typical, the lower the worst. */
export const Ranking: FC<{ context: PageContext; rows: readonly ChatbotFigures[] }> = ({ context, rows }) => {
  const dimensions = Object.keys(context.board.suite.catalogue.dimensions)
  const lanes = lanesOf(rows.map(({ place }) => place))
  return (
    <section class="ranking-frame" aria-label="Ranking, table" tabindex={0}>
      <table class="data-table ranking" role="table">
        <caption class="hidden">Ranking</caption>
        <thead role="rowgroup">
          <tr role="row">
            <Head name="Rank" of="number" class="rank" />
            <Head name="Chatbot" of="text" />
            <Head name="Score" of="number" class="num" sorted />
            <th role="columnheader" scope="col" class="span">
              Mean and 95 % interval
              <IntervalAxis />
            </th>
            <th role="columnheader" scope="col" class="dist">
              Answers by score
              <br />
              {([0, 1, 2, 3, 4, 5] as const).map((level) => (
                <>
                  <Square level={level} size="small" />{' '}
                </>
              ))}
            </th>
            {dimensions.map((name) => (
              <Head name={titleOf(name)} of="number" class="num dim" />
            ))}
            <Head name="Zeros" of="number" class="num" />
            <Head name="Unscored" of="number" class="num" />
            <Head name="Cost, USD" of="number" class="num" />
            <Head name="Time, s" of="number" class="num" />
            <Head name="Rounds" of="number" class="num" />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <Row context={context} row={row} dimensions={dimensions} ties={lanes[index] ?? []} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
