import { findingTypes } from '../../suite/index.ts'
import { FingerprintLine, linkFrom, type PageContext, renderPage } from '../page.tsx'
import { Checks } from '../parts/checks.tsx'
import { ScoringSteps } from '../parts/scoring-steps.tsx'
import { FindingTables, JudgeRules, Prompts, Scale } from '../parts/scoring-tables.tsx'
import { SuiteNote } from '../parts/suite-note.tsx'
import type { ScoredExample } from '../parts/whole-answer.ts'
import { Worked } from '../parts/worked.tsx'

export type { ScoredExample } from '../parts/whole-answer.ts'

/** How an answer gets its score, for a reader who knows nothing: from the suite, and from one answer that was graded. */
export const scoringPage = (context: PageContext, example?: ScoredExample): string => {
  const { suite } = context.board
  const { catalogue, judge, prompts } = suite
  const types = findingTypes(catalogue).length
  const link = linkFrom(context)
  return renderPage({
    context,
    title: 'How an answer gets its score',
    place: 'scoring',
    children: (
      <>
        <div class="title">
          <h1>How an answer gets its score</h1>
          <p class="lead">
            Nobody hands out a number, no person and no model. A judge may only list defects that it can
            quote. Code looks each quote up where it is said to stand. The score is the level of the worst
            defect that is left.
          </p>
        </div>
        <FingerprintLine context={context} />
        <SuiteNote board={context.board} />
        <div class="guide">
          <nav aria-label="On this page">
            <ol>
              <li>
                <a href="#steps">Five steps</a>
              </li>
              <li>
                <a href="#scale">What a score means</a>
              </li>
              <li>
                <a href="#types">The {types} types of finding</a>
              </li>
              <li>
                <a href="#hard">Hard checks</a>
              </li>
              <li>
                <a href="#judge">What the judge is held to</a>
              </li>
              {example ? (
                <li>
                  <a href="#example">One answer, scored</a>
                </li>
              ) : null}
              <li>
                <a href="#prompts">The judge’s prompts</a>
              </li>
            </ol>
          </nav>
          <div>
            <section aria-labelledby="steps">
              <h2 id="steps">Five steps</h2>
              <ScoringSteps example={example} types={types} judge={judge} />
            </section>
            <section aria-labelledby="scale">
              <h2 id="scale">What a score means</h2>
              <Scale catalogue={catalogue} />
            </section>
            <section aria-labelledby="types">
              <h2 id="types">The {types} types of finding</h2>
              <p class="prose-note">
                Each lowers one dimension, to a level that nobody can argue up or down. The quote must be
                found in one of the sources named.
              </p>
              <FindingTables catalogue={catalogue} />
            </section>
            <section aria-labelledby="hard">
              <h2 id="hard">Hard checks</h2>
              <p class="prose-note">
                Each is a few lines of code that read like the sentence they check, and each ends in one of
                three ways: passed, failed, could not tell. It says what it looked for, where, and the nearest
                thing that it found.
                {example ? ` These are those of ${example.task.id}, in the answer below.` : ''}
              </p>
              {example ? <Checks checks={example.grade.checks} /> : null}
              <p class="prose-note">
                A check proves itself before it is used: a script that solves the case must pass it, and one
                that does nothing, one that only says it is done and at least one trap must fail it or score
                as declared. Each case’s page lists its checks and its scripts:{' '}
                <a href={link({ page: 'cases' })}>all cases</a>.
              </p>
            </section>
            <section aria-labelledby="judge">
              <h2 id="judge">What the judge is held to</h2>
              <JudgeRules judge={judge} />
            </section>
            {example ? (
              <section aria-labelledby="example">
                <h2 id="example">One answer, scored</h2>
                <p class="prose-note">
                  {example.task.id}, {example.task.title}, by {example.answer.chatbotLabel}.{' '}
                  <a href={link({ page: 'answer', answer: example.answer.id })}>The whole answer</a>
                </p>
                <Worked example={example} catalogue={catalogue} />
              </section>
            ) : null}
            <section aria-labelledby="prompts">
              <h2 id="prompts">The judge’s prompts</h2>
              <p class="prose-note">
                In full, as the fingerprint names them. What stands in {'{{ }}'} is filled in.
              </p>
              <Prompts prompts={prompts} />
            </section>
          </div>
        </div>
      </>
    ),
  })
}
