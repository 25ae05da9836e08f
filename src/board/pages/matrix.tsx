import { Matrix } from '../matrix.tsx'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { CaseList } from '../parts/case-list.tsx'
import { AnswersDiffer, Key } from '../parts/key.tsx'

/** Chatbots by cases, one square a score. */
export const matrixPage = (context: PageContext): string => {
  const { board } = context
  const link = linkFrom(context)
  const linkToCase = (caseId: string) => link({ page: 'case', caseId })
  return renderPage({
    context,
    title: 'Matrix',
    place: 'matrix',
    children: (
      <>
        <div class="title">
          <h1>Every score, case by case</h1>
          <p class="lead">
            A square is one chatbot at one case. Where its answers agree it holds one numeral; where they
            differ it is divided, one strip an answer; of more than six answers, one strip a score. A square
            opens its answers.
          </p>
        </div>
        <FingerprintLine context={context} />
        <section aria-label="Matrix">
          <Key suite={board.suite}>
            <AnswersDiffer />
          </Key>
          <Matrix
            cases={board.cases}
            chatbots={board.chatbots}
            links={{ answer: (answer) => link({ page: 'answer', answer }), case: linkToCase }}
          />
        </section>
        <section aria-labelledby="cases">
          <h2 id="cases">The cases</h2>
          <CaseList cases={board.cases} linkTo={linkToCase} />
        </section>
      </>
    ),
  })
}
