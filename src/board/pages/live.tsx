import type { FC } from 'hono/jsx'
import { type ChatbotProgress, type NewAnswer, type RunProgress, runProgress } from '../data/progress.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { usdWords } from '../parts/counted.ts'
import { levelOf, Square } from '../square.tsx'

const money = (usd: number | undefined, unpriced: number): string =>
  usd === undefined ? (unpriced > 0 ? 'unknown' : '–') : `${unpriced > 0 ? 'more than ' : ''}${usdWords(usd)}`

/** What a run has cost; nothing where no model was asked. */
const spentWords = ({ costUsd, unpricedCalls }: RunProgress): string =>
  costUsd === undefined
    ? unpricedCalls > 0
      ? ' What it cost is not known.'
      : ''
    : ` It cost ${money(costUsd, unpricedCalls)} USD.`

const timeOf = (iso: string): string => `${iso.slice(11, 19)} UTC`

/** How much of what was planned is done, drawn; the numbers stand beside it. */
const Bar: FC<{ of: Pick<RunProgress, 'done' | 'planned' | 'failed'> }> = ({
  of: { done, planned, failed },
}) => {
  const share = (count: number) => `${planned === 0 ? 0 : ((count / planned) * 100).toFixed(2)}%`
  return (
    <svg class="progress" aria-hidden="true">
      <rect class="planned" x="0" y="25%" width="100%" height="50%" />
      <rect class="done" x="0" y="25%" width={share(done)} height="50%" />
      <rect class="failed" x={share(done)} y="25%" width={share(failed)} height="50%" />
    </svg>
  )
}

const Row: FC<{ of: ChatbotProgress }> = ({ of }) => (
  <tr>
    <th scope="row">{of.chatbot.label}</th>
    <td class="num" data-head="Done">
      {of.done} of {of.planned}
    </td>
    <td class="bar">
      <Bar of={of} />
    </td>
    <td class="num" data-head="Graded">
      {of.graded}
    </td>
    <td class="num" data-head="Failed from outside">
      {of.failed}
    </td>
    <td class="num" data-head="A minute">
      {of.perMinute.toFixed(1)}
    </td>
    <td class="num" data-head="Cost, USD">
      {money(of.costUsd, of.unpricedCalls)}
    </td>
  </tr>
)

const Answers: FC<{ context: PageContext; answers: readonly NewAnswer[] }> = ({ context, answers }) => {
  const link = linkFrom(context)
  return (
    <ol class="newest">
      {answers.map(({ chatbot, result, endedAt }) => (
        <li>
          <Square level={levelOf(result)} />
          <span>
            <a href={link({ page: 'answer', answer: result.answer?.id ?? '' })}>
              {result.planned.caseId}, {chatbot.label}, answer {result.planned.replicate}
            </a>
            {result.answer && 'why' in result.answer.ending ? (
              <span class="note"> {result.answer.ending.why}</span>
            ) : null}
          </span>
          <time class="label" datetime={endedAt}>
            {timeOf(endedAt)}
          </time>
        </li>
      ))}
    </ol>
  )
}

const Progress: FC<{ context: PageContext }> = ({ context }) => {
  const progress = runProgress(context.board)
  return (
    <>
      <section aria-labelledby="chatbots">
        <h2 id="chatbots">By chatbot</h2>
        <p class="run-total" role="status">
          {progress.done} of {progress.planned} answers are done
          {progress.failed > 0 ? `, ${progress.failed} failed from outside` : ''}.{spentWords(progress)}
        </p>
        <table class="data-table stacks in-lines live">
          <caption class="hidden">Progress by chatbot</caption>
          <thead>
            <tr>
              <th scope="col">Chatbot</th>
              <th scope="col" class="num">
                Done
              </th>
              <th scope="col" class="bar">
                Of what was planned
              </th>
              <th scope="col" class="num">
                Graded
              </th>
              <th scope="col" class="num">
                Failed
              </th>
              <th scope="col" class="num">
                A minute
              </th>
              <th scope="col" class="num">
                Cost, USD
              </th>
            </tr>
          </thead>
          <tbody>
            {progress.chatbots.map((each) => (
              <Row of={each} />
            ))}
          </tbody>
        </table>
      </section>
      {progress.faults.length > 0 ? (
        <section aria-labelledby="faults">
          <h2 id="faults">Failed from outside</h2>
          <p class="prose-note">Not the chatbot's fault, and never a 0: a run tries these again.</p>
          <Answers context={context} answers={progress.faults} />
        </section>
      ) : null}
      <section aria-labelledby="newest">
        <h2 id="newest">Newest answers</h2>
        {progress.newest.length === 0 ? (
          <p class="prose-note">No answer has come yet.</p>
        ) : (
          <Answers context={context} answers={progress.newest} />
        )}
      </section>
    </>
  )
}

/** What changes of the live page while a run goes on, as HTML. */
export const liveProgress = (context: PageContext): string => (<Progress context={context} />).toString()

/** How far a run is. With a script the page follows the run; without one it shows the state at load. */
export const livePage = (context: PageContext): string =>
  renderPage({
    context,
    title: 'Live',
    place: 'live',
    children: (
      <>
        <div class="title">
          <h1>The run, as it goes</h1>
          <p class="lead">
            What the store holds of all that was planned. <span data-live-note>Load again for news.</span>
          </p>
        </div>
        <FingerprintLine context={context} />
        <div data-live="live/events">
          <Progress context={context} />
        </div>
      </>
    ),
  })
