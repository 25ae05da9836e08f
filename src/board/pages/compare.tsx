import { comparePaired } from '../../score/index.ts'
import { toResult } from '../../store/index.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { signed } from '../parts/difference.tsx'

/** Every two chatbots: how far apart, and whether that is more than chance. */
export const comparePage = (context: PageContext): string => {
  const { chatbots } = context.board
  const link = linkFrom(context)
  return renderPage({
    context,
    title: 'Compare',
    place: 'compare',
    children: (
      <>
        <div class="title">
          <h1>Two chatbots, case by case</h1>
          <p class="lead">
            Each figure is the row's mean less the column's, over the cases that both have. Bold is more than
            chance explains. A figure opens the two side by side.
          </p>
        </div>
        <FingerprintLine context={context} />
        <section aria-label="Differences">
          {chatbots.length < 2 ? (
            <p class="prose-note">There is one chatbot on this board: nothing to compare it with.</p>
          ) : (
            <section class="ranking-frame" aria-label="Differences, table" tabindex={0}>
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
                      {chatbots.slice(1).map((b, column) => {
                        if (column < row) return <td />
                        const { difference, verdict } = comparePaired(
                          a.results.map(toResult),
                          b.results.map(toResult),
                        )
                        const shown = difference ? signed(difference.mean) : 'too few cases'
                        return (
                          <td class="num">
                            <a
                              href={link({ page: 'pair', a: a.slug, b: b.slug })}
                              aria-label={`${a.label} less ${b.label}: ${shown}`}
                            >
                              {verdict === 'tied' ? shown : <b>{shown}</b>}
                            </a>
                          </td>
                        )
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </section>
      </>
    ),
  })
}
