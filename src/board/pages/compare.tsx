import type { FC } from 'hono/jsx'
import type { BoardChatbot } from '../data/board.ts'
import { compareOverall } from '../data/comparison.ts'
import { isComparedInFull, pairsOf } from '../data/pairs.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { signed } from '../parts/counted.ts'

/** How far apart two chatbots are, as a link to the page of the two; bold where it is more than chance. */
const Difference: FC<{ context: PageContext; a: BoardChatbot; b: BoardChatbot }> = ({ context, a, b }) => {
  const { difference, verdict } = compareOverall(a, b)
  const shown = difference ? signed(difference.mean) : 'too few cases'
  return (
    <a
      href={linkFrom(context)({ page: 'pair', a: a.slug, b: b.slug })}
      aria-label={`${a.label} less ${b.label}: ${shown}${verdict === 'tied' ? '' : ', told apart'}`}
    >
      {verdict === 'tied' ? shown : <b>{shown}</b>}
    </a>
  )
}

/** A row and a column a chatbot: the row's mean less the column's. */
const EveryTwo: FC<{ context: PageContext }> = ({ context }) => {
  const { chatbots } = context.board
  return (
    <table class="data-table pairs">
      <caption class="hidden">Differences between every two chatbots</caption>
      <thead>
        <tr>
          <td />
          {chatbots.slice(1).map(({ label }) => (
            <th scope="col" class="num">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chatbots.slice(0, -1).map((a, row) => (
          <tr>
            <th scope="row">{a.label}</th>
            {chatbots.slice(1).map((b, column) =>
              column < row ? (
                <td />
              ) : (
                <td class="num">
                  <Difference context={context} a={a} b={b} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row a pair of neighbours in rank. */
const Neighbours: FC<{ context: PageContext }> = ({ context }) => (
  <table class="data-table pairs">
    <caption class="note">
      With so many chatbots only neighbours in rank are compared here. "model-bench compare A B" compares any
      two.
    </caption>
    <thead>
      <tr>
        <th scope="col">Chatbot</th>
        <th scope="col">less the next</th>
        <th scope="col" class="num">
          Difference
        </th>
      </tr>
    </thead>
    <tbody>
      {pairsOf(context.board.chatbots).map(([a, b]) => (
        <tr>
          <th scope="row">{a.label}</th>
          <td>{b.label}</td>
          <td class="num">
            <Difference context={context} a={a} b={b} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Chatbots two by two: how far apart, and whether that is more than chance. */
export const comparePage = (context: PageContext): string => {
  const { chatbots } = context.board
  const inFull = isComparedInFull(chatbots)
  return renderPage({
    context,
    title: 'Compare',
    place: 'compare',
    children: (
      <>
        <div class="title">
          <h1>Two chatbots, case by case</h1>
          <p class="lead">
            Each figure is{' '}
            {inFull ? "the row's mean less the column's" : 'the mean of one less that of the next'}, over the
            cases that both have. Bold is more than chance explains. A figure opens the two side by side.
          </p>
        </div>
        <FingerprintLine context={context} />
        {chatbots.length < 2 ? (
          <p class="prose-note">There is one chatbot on this board: nothing to compare it with.</p>
        ) : (
          <section class="ranking-frame is-apart" aria-label="Differences, table" tabindex={0}>
            {inFull ? <EveryTwo context={context} /> : <Neighbours context={context} />}
          </section>
        )}
      </>
    ),
  })
}
