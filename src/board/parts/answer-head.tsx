import type { FC } from 'hono/jsx'
import { type BoardResult, cellOf } from '../data/board.ts'
import { linkFrom, type PageContext, shortHash } from '../page.tsx'
import { levelOf, Square } from '../square.tsx'
import { tookWords } from './counted.ts'
import { languageOf } from './language.ts'
import { type LetteredFinding, quoteAnchor } from './lettered.ts'
import type { WholeAnswer } from './whole-answer.ts'

const languages = { cs: 'Czech', en: 'English' } as const

/** In one sentence, what decided the score. */
const Reason: FC<{ whole: WholeAnswer; lettered: readonly LetteredFinding[] }> = ({ whole, lettered }) => {
  const { answer, grade } = whole
  if (!grade) return null
  const failed = grade.checks.find(({ severity, outcome }) => severity === 'hard' && outcome === 'failed')
  if (grade.score === null)
    return (
      <>
        Between {grade.bounds[0]} and {grade.bounds[1]}: {grade.unscored}.
      </>
    )
  if (failed)
    return (
      <>
        A hard check failed: {failed.name}. <a href="#checks">What it looked for</a>
      </>
    )
  if (answer.ending.kind === 'ran out') return <>It ran out: {answer.ending.why}.</>
  const [worst] = [...lettered].sort((a, b) => a.type.level - b.type.level)
  return worst ? (
    <>
      <span lang={languageOf(worst.finding.why, 'en')}>{worst.finding.why}</span>{' '}
      <a href={`#${quoteAnchor(worst.letter, 0)}`}>See the sentence</a>
    </>
  ) : (
    <>No finding stands.</>
  )
}

const SquareOf: FC<{ context: PageContext; result: BoardResult; here: string; label: string }> = ({
  context,
  result,
  here,
  label,
}) => {
  const level = levelOf(result)
  if (!result.answer || result.answer.id === here)
    return (
      <span class={result.answer ? 'score-square is-here' : 'score-square'} data-level={level}>
        {typeof level === 'number' ? level : <span aria-hidden="true">·</span>}
      </span>
    )
  return (
    <Square
      level={level}
      href={linkFrom(context)({ page: 'answer', answer: result.answer.id })}
      label={`${label}: ${level}`}
    />
  )
}

/** The chatbots next to this one in the ranking, and their answers to the same case. */
const Neighbours: FC<{ context: PageContext; whole: WholeAnswer }> = ({ context, whole }) => {
  const { chatbots } = context.board
  const at = chatbots.findIndex(({ id }) => id === whole.chatbot.id)
  return (
    <ul class="neighbours">
      {[chatbots[at - 1], chatbots[at + 1]].map((chatbot) =>
        chatbot ? (
          <li>
            {cellOf(chatbot, whole.task.id).map((result) => (
              <>
                <SquareOf
                  context={context}
                  result={result}
                  here={whole.answer.id}
                  label={`${chatbot.label}, answer ${result.planned.replicate}`}
                />{' '}
              </>
            ))}
            {chatbot.label}
          </li>
        ) : null,
      )}
      <li>
        <a href={linkFrom(context)({ page: 'case', caseId: whole.task.id })}>
          all {chatbots.length} chatbots
        </a>
      </li>
    </ul>
  )
}

/** An answer's name, its score with the reason in one sentence, and where it stands among the others. */
export const AnswerHead: FC<{
  context: PageContext
  whole: WholeAnswer
  lettered: readonly LetteredFinding[]
}> = ({ context, whole, lettered }) => {
  const { board } = context
  const { answer, grade, result, chatbot, task } = whole
  const link = linkFrom(context)
  const replicates = cellOf(chatbot, task.id)
  const level = grade ? (grade.score ?? 'unscored') : levelOf(result)
  const row = result.answer
  return (
    <header class="verdict-head">
      <p class="label crumbs">
        <a href={link({ page: 'models' })}>Models</a> / {chatbot.label} /{' '}
        <a href={link({ page: 'case', caseId: task.id })}>{task.id}</a> / answer {answer.replicate} of{' '}
        {Math.max(replicates.length, answer.replicate)}
      </p>
      <Square level={level} size="large" />
      <div>
        <h1>{task.title}</h1>
        <p class="lead">
          <b>{typeof level === 'number' ? board.suite.catalogue.scale[level].name : 'No score'}.</b>{' '}
          <Reason whole={whole} lettered={lettered} />
        </p>
      </div>
      <dl class="facts">
        <div>
          <dt>Chatbot</dt>
          <dd>{chatbot.label}</dd>
        </div>
        <div>
          <dt>Case</dt>
          <dd>
            <a href={link({ page: 'case', caseId: task.id })}>{task.id}</a>, {task.kind},{' '}
            {languages[task.language]}
          </dd>
        </div>
        <div>
          <dt>{replicates.length > 1 ? `Its ${replicates.length} answers` : 'Its only answer'}</dt>
          <dd>
            {replicates.map((each) => (
              <>
                <SquareOf
                  context={context}
                  result={each}
                  here={answer.id}
                  label={`answer ${each.planned.replicate}`}
                />{' '}
              </>
            ))}
          </dd>
        </div>
        <div>
          <dt>Others at {task.id}</dt>
          <dd>
            <Neighbours context={context} whole={whole} />
          </dd>
        </div>
        <div>
          <dt>Cost, time, rounds</dt>
          <dd>
            {row?.costUsd === undefined ? 'cost not known' : `USD ${row.costUsd.toFixed(3)}`},{' '}
            {tookWords(answer.durationMs)}, {row ? row.rounds : 0} rounds
          </dd>
        </div>
        <div>
          <dt>Fingerprint</dt>
          <dd class="hash">{shortHash(board.fingerprint.hash)}</dd>
        </div>
      </dl>
    </header>
  )
}
