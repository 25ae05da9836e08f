import type { FC } from 'hono/jsx'
import type { BoardChatbot } from '../data/board.ts'
import { matrixParts } from '../data/matrix-parts.ts'
import { Matrix } from '../matrix.tsx'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { CaseList } from '../parts/case-list.tsx'
import { AnswersDiffer, Key } from '../parts/key.tsx'

/**
 * Chatbots by cases, one square a score. Of a large board a page holds a part of the chatbots.
 * @param part counts from 1
 * @returns undefined where there is no such part
 */
export const matrixPage = (context: PageContext, part: number): string | undefined => {
  const { board } = context
  const parts = matrixParts(board)
  const chatbots = parts[part - 1]
  if (!chatbots) return undefined
  const link = linkFrom(context)
  const linkToCase = (caseId: string) => link({ page: 'case', caseId })
  return renderPage({
    context,
    title: part === 1 ? 'Matrix' : `Matrix, part ${part}`,
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
          {parts.length > 1 ? <PartChoices context={context} parts={parts} part={part} /> : null}
          <Matrix
            cases={board.cases}
            chatbots={chatbots}
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

const PartChoices: FC<{
  context: PageContext
  parts: readonly (readonly BoardChatbot[])[]
  part: number
}> = ({ context, parts, part }) => {
  const link = linkFrom(context)
  let last = 0
  return (
    <nav class="choices" aria-label="Chatbots by rank">
      <div>
        Chatbots by mean score
        {parts.map((its, index) => {
          const first = last + 1
          last += its.length
          return (
            <>
              {' '}
              <a
                href={link({ page: 'matrix', part: index + 1 })}
                aria-current={index + 1 === part ? 'page' : undefined}
              >
                {first}–{last}
              </a>
            </>
          )
        })}
      </div>
    </nav>
  )
}
