import type { LoadedCase } from '../../suite/index.ts'
import { cellOf } from '../data/board.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { CaseAnswers, CostlyChecks, CostlyFindings } from '../parts/case-answers.tsx'
import { costsOf } from '../parts/case-costs.ts'
import { CaseFacts, UserSide } from '../parts/case-task.tsx'
import { FactRows } from '../parts/fact-table.tsx'
import { Scripts } from '../parts/scripts.tsx'
import { SuiteNote } from '../parts/suite-note.tsx'

/** One case: the task, what is checked and known, what proves it, and every answer to it. */
export const casePage = (context: PageContext, task: LoadedCase): string => {
  const { board } = context
  const costs = costsOf(board.chatbots.flatMap((chatbot) => cellOf(chatbot, task.id)))
  return renderPage({
    context,
    title: `${task.id}, ${task.title}`,
    place: 'cases',
    children: (
      <>
        <div class="title">
          <p class="label crumbs">
            <a href={linkFrom(context)({ page: 'cases' })}>Cases</a> / {task.id}
          </p>
          <h1>{task.title}</h1>
          <p class="lead">{task.purpose}</p>
        </div>
        <CaseFacts task={task} />
        <FingerprintLine context={context} />
        <SuiteNote board={board} />
        <section aria-labelledby="task">
          <h2 id="task">What the user says</h2>
          <UserSide task={task} suite={board.suite} />
        </section>
        <section aria-labelledby="answers">
          <h2 id="answers">The answers</h2>
          <CaseAnswers context={context} task={task} />
        </section>
        <section aria-labelledby="checks">
          <h2 id="checks">Hard checks</h2>
          <CostlyChecks task={task} costs={costs} />
        </section>
        <section aria-labelledby="costs">
          <h2 id="costs">What it costs most often</h2>
          <CostlyFindings context={context} costs={costs} />
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts">The fact table</h2>
          <FactRows task={task} suite={board.suite} />
        </section>
        <section aria-labelledby="scripts">
          <h2 id="scripts">What proves it</h2>
          <p class="prose-note">
            Scripts that play a chatbot. The case is proven when each comes to what it must: one that solves
            it, one that does nothing, one that only says so, and traps that a careless chatbot falls into.
          </p>
          <Scripts task={task} />
        </section>
      </>
    ),
  })
}
