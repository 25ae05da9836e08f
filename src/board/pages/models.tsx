import type { FC } from 'hono/jsx'
import { type ChatbotFigures, figuresOf } from '../data/figures.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { ChatbotPlots } from '../parts/chatbot-plots.tsx'
import { IntervalAxis, IntervalBar } from '../parts/interval.tsx'
import { Spread } from '../parts/spread.tsx'
import { lanesOf, Ties } from '../parts/ties.tsx'
import type { Selection } from '../paths.ts'
import { Square } from '../square.tsx'
import { titleOf } from '../title.ts'

const languages = { cs: 'Czech', en: 'English' } as const

/** Filters as links: each leads to the same page over other cases. */
const Choices: FC<{ context: PageContext; selection: Selection }> = ({ context, selection }) => {
  const link = linkFrom(context)
  const { cases } = context.board
  const own = {
    ...(selection.language ? { language: selection.language } : {}),
    ...(selection.kind ? { kind: selection.kind } : {}),
  }
  const { language: _, ...anyLanguage } = own
  const { kind: __, ...anyKind } = own
  const choices = [
    {
      name: 'Language',
      all: anyLanguage,
      options: (['cs', 'en'] as const)
        .filter((language) => cases.some((task) => task.language === language))
        .map((language) => ({
          name: languages[language],
          chosen: selection.language === language,
          to: { ...own, language },
        })),
    },
    {
      name: 'Tasks',
      all: anyKind,
      options: [...new Set(cases.map(({ kind }) => kind))].map((kind) => ({
        name: kind as string,
        chosen: selection.kind === kind,
        to: { ...own, kind },
      })),
    },
  ]
  return (
    <div class="choices">
      {choices.map(({ name, all, options }) => (
        <div>
          {name}{' '}
          <a
            href={link({ page: 'models', ...all })}
            aria-current={options.some(({ chosen }) => chosen) ? undefined : 'true'}
          >
            all
          </a>
          {options.map((option) => (
            <>
              {' '}
              <a
                href={link({ page: 'models', ...option.to })}
                aria-current={option.chosen ? 'true' : undefined}
              >
                {option.name}
              </a>
            </>
          ))}
        </div>
      ))}
      <div data-filter="provider" hidden>
        Provider
      </div>
      <div data-columns hidden>
        Columns
      </div>
    </div>
  )
}

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

const Lower: FC<{ text: string | undefined }> = ({ text }) =>
  text ? <span class="lower">{text}</span> : null

const DimensionCell: FC<{ name: string; row: ChatbotFigures }> = ({ name, row }) => {
  const figures = row.dimensions.get(name)
  return (
    <td role="cell" class="num dim" data-head={titleOf(name)} data-value={figures?.mean}>
      {figures ? (
        <>
          {figures.mean.toFixed(2)}
          <span class="lower">
            <Square level={figures.lowest as 1} size="small" />
            <span class="times">×{figures.times}</span>
          </span>
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

const money = (usd: number): string => (usd >= 0.995 ? usd.toFixed(2) : usd.toPrecision(2))
const seconds = (time: number): string => (time >= 9.95 ? time.toFixed(0) : time.toFixed(1))

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
        <a href={`${linkFrom(context)({ page: 'matrix' })}#${chatbot.slug}`}>{chatbot.label}</a>
        <Lower
          text={`${summary.scored} of ${planned} scored${row.replicates > 1 ? `, ${row.replicates} replicates` : ''}`}
        />
      </th>
      <td role="cell" class="num score" data-value={summary.mean}>
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
      <td role="cell" class="num" data-head="Cost, USD" data-value={cost?.typical}>
        {cost ? money(cost.typical) : row.unpricedCalls > 0 ? 'unknown' : '–'}
        <Lower text={cost && money(cost.worst)} />
      </td>
      <td role="cell" class="num" data-head="Time, s" data-value={time?.typical}>
        {time ? seconds(time.typical) : '–'}
        <Lower text={time && seconds(time.worst)} />
      </td>
      <td role="cell" class="num" data-head="Rounds" data-value={rounds?.typical}>
        {rounds ? rounds.typical.toFixed(1) : '–'}
        <Lower text={rounds && `${rounds.worst}`} />
      </td>
    </tr>
  )
}

const Ranking: FC<{ context: PageContext; rows: readonly ChatbotFigures[] }> = ({ context, rows }) => {
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

const numbers = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
const counted = (count: number, one: string): string =>
  `${numbers[count] ?? count} ${one}${count === 1 ? '' : 's'}`

/** The home page: every chatbot by its score, with what stands behind it. */
export const modelsPage = (context: PageContext, selection: Selection): string => {
  const { board } = context
  const rows = figuresOf(board, selection)
  const cases = board.cases.filter(
    ({ language, kind }) =>
      (!selection.language || language === selection.language) &&
      (!selection.kind || kind === selection.kind),
  )
  const replicates = Math.max(1, ...rows.map((row) => row.replicates))
  return renderPage({
    context,
    title: 'Models',
    place: 'models',
    children: (
      <>
        <div class="title">
          <h1>
            {counted(rows.length, 'chatbot')} at {counted(cases.length, 'task').toLowerCase()}
          </h1>
          <p class="lead">
            An answer scores from 0 to 5: the level of the worst defect in it that could be quoted and
            verified. Nobody hands out a number.{' '}
            <a href={linkFrom(context)({ page: 'scoring' })}>How an answer gets its score</a>
          </p>
        </div>
        <FingerprintLine context={context} />
        <section aria-labelledby="ranking">
          <h2 id="ranking">Ranking</h2>
          <Choices context={context} selection={selection} />
          <p class="note is-wide">
            In a cell with two figures the upper is typical, the lower the worst: the mean score and the score
            to expect at the worst of all replicates; a dimension's mean and the lowest level seen in it, with
            how often; mean cost and dearest; median time and slowest; mean rounds and most.
          </p>
          <Ranking context={context} rows={rows} />
          <div class="columns">
            <p class="note">
              <b>Ties.</b> A bracket joins chatbots that the data cannot tell apart, compared on the same
              cases. A rank such as 2–4 says the same. With many chatbots some pair always differs by chance:
              that is allowed for.
            </p>
            <p class="note">
              <b>What was planned is what is counted.</b> {counted(cases.length, 'case')},{' '}
              {replicates === 1 ? 'played once each' : `${replicates} answers each`}: what was not scored
              stands beside the scores and is never dropped. The dotted part of an interval is how far
              unscored answers could move it.
            </p>
            <p class="note">
              <b>Zeros.</b> A hard check failed, so the task was not done, or the answer ran out of its
              limits. Everything above 0 did what was asked, more or less well.
            </p>
          </div>
        </section>
        <ChatbotPlots rows={rows} />
      </>
    ),
  })
}
