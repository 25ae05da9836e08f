import { figuresOf } from '../data/figures.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { CaseChoices } from '../parts/case-choices.tsx'
import { ChatbotPlots } from '../parts/chatbot-plots.tsx'
import { Ranking } from '../parts/ranking.tsx'
import type { Selection } from '../paths.ts'

const numbers = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
const countedInWords = (count: number, one: string): string =>
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
            {countedInWords(rows.length, 'chatbot')} at {countedInWords(cases.length, 'task').toLowerCase()}
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
          <CaseChoices context={context} selection={selection} />
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
              <b>What was planned is what is counted.</b> {countedInWords(cases.length, 'case')},{' '}
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
