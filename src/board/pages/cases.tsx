import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { CaseList } from '../parts/case-list.tsx'

/** All cases, by kind. */
export const casesPage = (context: PageContext): string => {
  const { cases, suite } = context.board
  const link = linkFrom(context)
  return renderPage({
    context,
    title: 'Cases',
    place: 'cases',
    children: (
      <>
        <div class="title">
          <h1>{suite.title}</h1>
          <p class="lead">
            Each case is one task, in the words that a busy person types, with code that checks the outcome
            and scripts that prove the checks.
          </p>
        </div>
        <FingerprintLine context={context} />
        <section aria-labelledby="cases">
          <h2 id="cases">The {cases.length} cases</h2>
          <CaseList cases={cases} linkTo={(caseId) => link({ page: 'case', caseId })} />
        </section>
      </>
    ),
  })
}
