import type { FC } from 'hono/jsx'
import type { Board, BoardResult } from '../data/board.ts'
import { judgeTally, judgeTallyOf } from '../data/judge-tally.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { Square } from '../square.tsx'
import { Doubt, JudgeTable } from '../trust.tsx'

/** Why answers have no score, the most frequent reason first. */
const Unscored: FC<{ context: PageContext; results: readonly BoardResult[] }> = ({ context, results }) => {
  const link = linkFrom(context)
  const unscored = results.filter(({ state }) => state === 'unscored')
  if (unscored.length === 0) return <p>Every answer that was graded has a score.</p>
  return (
    <table class="data-table stacks in-lines">
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">Why</th>
          <th scope="col" class="num">
            Between
          </th>
        </tr>
      </thead>
      <tbody>
        {unscored.map(({ planned, answer, grade }) => (
          <tr>
            <th scope="row">
              <Square level="unscored" />{' '}
              <a href={link({ page: 'answer', answer: answer?.id ?? '' })}>
                {planned.caseId}, {planned.chatbotLabel}, answer {planned.replicate}
              </a>
            </th>
            <td data-head="Why">{grade?.unscored}</td>
            <td class="num" data-head="Between">
              {grade?.low} and {grade?.high}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ByChatbot: FC<{ board: Board }> = ({ board }) => (
  <table class="data-table stacks in-lines">
    <caption class="note">The judge's quotes in the answers of each chatbot.</caption>
    <thead>
      <tr>
        <th scope="col">Chatbot</th>
        <th scope="col" class="num">
          Found at once
        </th>
        <th scope="col" class="num">
          After the send-back
        </th>
        <th scope="col" class="num">
          Dropped
        </th>
        <th scope="col" class="num">
          Findings refused
        </th>
      </tr>
    </thead>
    <tbody>
      {board.chatbots.map((chatbot) => {
        const { quotes, refused } = judgeTallyOf(chatbot)
        return (
          <tr>
            <th scope="row">{chatbot.label}</th>
            <td class="num" data-head="Found at once">
              {quotes.atOnce}
            </td>
            <td class="num" data-head="After the send-back">
              {quotes.afterSendBack}
            </td>
            <td class="num" data-head="Dropped">
              {quotes.dropped}
            </td>
            <td class="num" data-head="Findings refused">
              {refused}
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

/** What the judge is held to, and how it did. */
export const trustPage = (context: PageContext): string => {
  const { board } = context
  const results = board.chatbots.flatMap((chatbot) => chatbot.results)
  const tally = judgeTally(board)
  return renderPage({
    context,
    title: 'Trust',
    place: 'trust',
    children: (
      <>
        <div class="title">
          <h1>The judge, held to account</h1>
          <p class="lead">
            The judge is a model, and models make things up. So every quote of it is looked for by code, and
            what it claims against the facts is refused. This is how often.
          </p>
        </div>
        <FingerprintLine context={context} />
        <section aria-labelledby="quotes">
          <h2 id="quotes">Its quotes</h2>
          {tally.answers > 0 ? (
            <>
              <Doubt tally={tally} bound={board.suite.judge.dropRateBound} />
              <JudgeTable tally={tally} />
              <ByChatbot board={board} />
            </>
          ) : (
            <p class="prose-note">
              No judge was asked: hard checks and rules in code alone. What a rule in code raises has a quote
              that code itself took from the text.
            </p>
          )}
        </section>
        <section aria-labelledby="unscored">
          <h2 id="unscored">Unscored, and why</h2>
          <p class="prose-note">In doubt there is no number: two bounds and the reason stand in its place.</p>
          <Unscored context={context} results={results} />
        </section>
        <section aria-labelledby="audit">
          <h2 id="audit">The audit</h2>
          <p class="prose-note">
            No audit of this judge is stored: known defects planted in clean answers, to measure what it finds
            and what it claims on clean ones. Until then its recall is not known, and this page says nothing
            of it.
          </p>
        </section>
      </>
    ),
  })
}
