import type { FC } from 'hono/jsx'
import type { CheckResult } from '../check/index.ts'
import type { Grade } from '../grade/index.ts'
import type { DroppedFinding, VerifiedFinding } from '../judge/index.ts'
import { type Answer, jsonText, type Turn } from '../run/index.ts'
import { findingTypes, type LoadedCase, type Suite } from '../suite/index.ts'
import { CheckRow } from './parts/checks.tsx'
import { DimensionLevels } from './parts/derivation.tsx'
import { Square } from './square.tsx'
import { titleOf } from './title.ts'

/** Where an answer stands on the page. */
export const answerAnchor = (id: string): string => `answer-${id}`

/** The derivation's own steps, with the dimensions as squares in their place. */
const Derivation: FC<{ grade: Grade }> = ({ grade }) => (
  <ol class="steps derivation">
    {grade.derivation.slice(0, 3).map((step) => (
      <li class="step">{step}</li>
    ))}
    <li class="step">
      <b>Each dimension: its lowest finding</b>
      <DimensionLevels dimensions={grade.dimensions} />
    </li>
    <li class="step">
      {grade.derivation.at(-1)}
      <br />
      <Square level={grade.score ?? 'unscored'} size="medium" />
    </li>
  </ol>
)

const Checks: FC<{ checks: readonly CheckResult[] }> = ({ checks }) => (
  <table class="data-table stacks checks">
    <thead>
      <tr>
        <th scope="col">Check</th>
        <th scope="col">Ended</th>
        <th scope="col">Looked for</th>
        <th scope="col">Found</th>
      </tr>
    </thead>
    <tbody>
      {checks.map((check) => (
        <CheckRow check={check}>{check.severity === 'diagnostic' ? ' (diagnostic)' : ''}</CheckRow>
      ))}
    </tbody>
  </table>
)

const Quotes: FC<{ finding: VerifiedFinding; language: string }> = ({ finding, language }) => (
  <>
    {finding.quotes.map(({ text, source, location }) => (
      <>
        <blockquote class="quote" lang={language}>
          „{text}“
        </blockquote>
        <p class="where">
          {source.kind} {source.name} · quote {location.status}
        </p>
      </>
    ))}
  </>
)

const FindingArticle: FC<{ finding: VerifiedFinding; level: number; language: string }> = ({
  finding,
  level,
  language,
}) => (
  <article class="finding">
    <Square level={level as 1} />
    <h4>{titleOf(finding.type)}</h4>
    <Quotes finding={finding} language={language} />
    <p>{finding.why}</p>
    <p class="where">raised by {finding.raisedBy === 'code' ? 'a rule in code' : 'the judge'}</p>
  </article>
)

const Dropped: FC<{ dropped: readonly DroppedFinding[]; language: string }> = ({ dropped, language }) =>
  dropped.length === 0 ? null : (
    <>
      <h4>Raised, and not counted</h4>
      {dropped.map((finding) => (
        <article class="finding is-dropped">
          <Square level="unscored" />
          <h4>
            {titleOf(finding.type)} <span class="note">{finding.dropped.reason}</span>
          </h4>
          <Quotes finding={finding} language={language} />
          <p>{finding.dropped.why}</p>
        </article>
      ))}
    </>
  )

const cueWords: Readonly<Record<Turn['cue']['kind'], string>> = {
  prompt: 'prompt',
  'follow-up': 'follow-up',
  'prepared answer': 'prepared answer',
  'stock reply': 'stock reply',
}

const TurnBlock: FC<{ turn: Turn; label: string; language: string }> = ({ turn, label, language }) => (
  <>
    <div class="turn">
      <p class="label">
        <b>User</b> · {cueWords[turn.cue.kind]}
      </p>
      <p lang={language}>{turn.message}</p>
    </div>
    <div class="turn">
      <p class="label">
        <b>{label}</b> · {turn.calls.length} tool {turn.calls.length === 1 ? 'call' : 'calls'}
      </p>
      {turn.calls.map(({ tool, args, outcome, content, reads, wrote }) => (
        <details class="fold">
          <summary>
            {tool}{' '}
            <span class="took">
              {outcome === 'refused'
                ? 'refused'
                : [...reads.map((read) => read.document), ...wrote].join(', ')}
            </span>
          </summary>
          <pre>{jsonText(args)}</pre>
          <pre>{content.length > 2000 ? `${content.slice(0, 2000)}…` : content}</pre>
        </details>
      ))}
      {turn.reply === undefined ? <p class="note">No reply.</p> : <p lang={language}>{turn.reply}</p>}
    </div>
  </>
)

/** One answer: its score, why it has it, and what happened. All text in it is somebody else's, and is shown as text. */
export const AnswerSection: FC<{
  suite: Suite
  task: LoadedCase
  answer: Answer
  grade: Grade | undefined
}> = ({ suite, task, answer, grade }) => {
  const levels = new Map(findingTypes(suite.catalogue).map(({ name, level }) => [name, level]))
  const level = grade ? (grade.score ?? 'unscored') : answer.ending.kind === 'failed' ? 'failed' : 'missing'
  return (
    <section id={answerAnchor(answer.id)} aria-label={`${task.id}, ${answer.chatbotLabel}`}>
      <header class="verdict-head">
        <Square level={level} size="large" />
        <div>
          <h3>{task.title}</h3>
          <p class="label">
            {task.id} · {answer.chatbotLabel} · answer {answer.replicate} ·{' '}
            <span class="hash">{answer.id}</span>
          </p>
          {answer.ending.kind === 'finished' ? null : (
            <p>
              {titleOf(answer.ending.kind)}: {answer.ending.why}
            </p>
          )}
        </div>
      </header>
      {grade ? (
        <>
          <Derivation grade={grade} />
          <div class="findings">
            {grade.findings.map((finding) => (
              <FindingArticle
                finding={finding}
                level={levels.get(finding.type) ?? 1}
                language={task.language}
              />
            ))}
          </div>
          <Dropped dropped={grade.dropped} language={task.language} />
          <details class="fold">
            <summary>
              Checks <span class="took">{grade.checks.length}</span>
            </summary>
            <Checks checks={grade.checks} />
          </details>
        </>
      ) : null}
      <details class="fold">
        <summary>
          Conversation{' '}
          <span class="took">
            {answer.turns.length} {answer.turns.length === 1 ? 'turn' : 'turns'}
          </span>
        </summary>
        {answer.turns.map((turn) => (
          <TurnBlock turn={turn} label={answer.chatbotLabel} language={task.language} />
        ))}
      </details>
    </section>
  )
}
