import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import type { Grade } from '../../grade/index.ts'
import type { Answer } from '../../run/index.ts'
import { type PageContext, renderPage } from '../page.tsx'
import { AnswerHead } from '../parts/answer-head.tsx'
import { Checks } from '../parts/checks.tsx'
import { Derivation } from '../parts/derivation.tsx'
import { type ShownEvidence, showEvidence } from '../parts/evidence.tsx'
import { JudgeExchange } from '../parts/exchange.tsx'
import { DroppedArticle, FindingsByDimension } from '../parts/finding.tsx'
import { Inventories, lettersByQuote } from '../parts/inventory.tsx'
import { type LetteredFinding, letterFindings } from '../parts/lettered.ts'
import type { WholeAnswer } from '../parts/whole-answer.ts'
import { rulesOf } from '../record/colour.ts'

export type { WholeAnswer } from '../parts/whole-answer.ts'

const endedWords = ({ ending, undelivered }: Answer): string =>
  [
    ...(ending.kind === 'finished' ? [] : [`${ending.why}.`]),
    ...(undelivered.length > 0 ? [`${undelivered.length} of the user’s messages were never delivered.`] : []),
  ].join(' ')

const Evidence: FC<{ answer: Answer; shown: ShownEvidence }> = ({ answer, shown }) => (
  <section aria-labelledby="evidence">
    <h2 id="evidence">What was said, written and read</h2>
    <div class={shown.written.length > 0 ? 'evidence' : 'evidence is-spoken'}>
      <div class="written">
        {shown.written.length > 0 ? null : <p class="note">It wrote nothing.</p>}
        {raw(shown.sources)}
        {shown.unplaced === '' ? null : (
          <>
            <h3>Quoted from what no reader sees</h3>
            {raw(shown.unplaced)}
          </>
        )}
      </div>
      <div class="conversation">
        <h3 id="conversation">The conversation</h3>
        {raw(shown.conversation)}
        <p class="label">
          The conversation ended: {answer.ending.kind}. {endedWords(answer)}
        </p>
      </div>
    </div>
  </section>
)

const Graded: FC<{
  context: PageContext
  whole: WholeAnswer
  grade: Grade
  lettered: readonly LetteredFinding[]
  shown: ShownEvidence
}> = ({ context, whole: { answer, task }, grade, lettered, shown }) => {
  const { catalogue } = context.board.suite
  const { dropped, inventory, account } = grade
  return (
    <>
      <section aria-labelledby="why">
        <h2 id="why">{grade.score === null ? 'Why it has no score' : `Why ${grade.score}`}</h2>
        <Derivation grade={grade} ended={endedWords(answer)} />
      </section>
      <section aria-labelledby="findings">
        <h2 id="findings">Findings</h2>
        <FindingsByDimension
          lettered={lettered}
          levels={grade.dimensions}
          catalogue={catalogue}
          language={task.language}
          placeOf={shown.placeOf}
        />
      </section>
      <Evidence answer={answer} shown={shown} />
      <section aria-labelledby="checks">
        <h2 id="checks">Checks</h2>
        <Checks checks={grade.checks} />
      </section>
      {dropped.length > 0 ? (
        <section aria-labelledby="dropped">
          <h2 id="dropped">Raised, and not counted</h2>
          <p class="note">
            Kept on the grade, so that it can be seen what was claimed. One whose quote was not found leaves
            the answer unscored where it could have lowered the score.
          </p>
          <div class="findings is-three">
            {dropped.map((finding) => (
              <DroppedArticle finding={finding} catalogue={catalogue} language={task.language} />
            ))}
          </div>
        </section>
      ) : null}
      {inventory && inventory.length > 0 ? (
        <section aria-labelledby="inventories">
          <h2 id="inventories">What it asserts</h2>
          <p class="note">
            The judge’s inventories, their quotes verified by code. Rules turn what has no source into
            findings.
          </p>
          <div class="folds is-wide">
            <Inventories entries={inventory} task={task} lettersOf={lettersByQuote(lettered)} />
          </div>
        </section>
      ) : null}
      <section aria-labelledby="judge">
        <h2 id="judge">The judge’s exchange</h2>
        {account ? (
          <JudgeExchange account={account} />
        ) : (
          <p class="prose-note">No judge was asked: hard checks and rules in code alone.</p>
        )}
      </section>
    </>
  )
}

/** One answer: what was said, written and read, what was found in it, and the steps to its score. */
export const answerPage = (context: PageContext, whole: WholeAnswer): string => {
  const { answer, grade, task, chatbot } = whole
  const { suite } = context.board
  const lettered = grade ? letterFindings(grade, suite.catalogue) : []
  const shown = showEvidence(answer, task, suite, lettered)
  const rules = rulesOf(shown.classes)
  return renderPage({
    context,
    title: `${task.id}, ${chatbot.label}, answer ${answer.replicate}`,
    place: 'models',
    ...(rules === '' ? {} : { rules }),
    children: (
      <>
        <AnswerHead context={context} whole={whole} lettered={lettered} />
        {grade ? (
          <Graded context={context} whole={whole} grade={grade} lettered={lettered} shown={shown} />
        ) : (
          <>
            <section aria-labelledby="why">
              <h2 id="why">Why it has no score</h2>
              <p class="prose-note">
                {answer.ending.kind === 'failed'
                  ? `A fault outside broke it: ${answer.ending.why}. It is retried, and it never counts as a 0.`
                  : 'It is not graded yet.'}
              </p>
            </section>
            <Evidence answer={answer} shown={shown} />
          </>
        )}
      </>
    ),
  })
}
