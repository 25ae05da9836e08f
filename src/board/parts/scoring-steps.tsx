import type { FC } from 'hono/jsx'
import type { JudgeSettings } from '../../suite/index.ts'
import { readTexts } from '../record/evidence-text.ts'
import { Square } from '../square.tsx'
import { counted, grouped, tookWords } from './counted.ts'
import type { ScoredExample } from './whole-answer.ts'

/** What each of the five steps came to in the example. */
interface InExample {
  readonly ran: string
  readonly checked: string
  readonly raised: string
  readonly verified: string
}

const inExample = ({ answer, grade, task }: ScoredExample): InExample => {
  const read = [...readTexts(answer).values()].flat()
  const characters = read.reduce((sum, { text }) => sum + text.length, 0)
  const calls = answer.turns.reduce((sum, turn) => sum + turn.calls.length, 0)
  const hard = grade.checks.filter(({ severity }) => severity === 'hard')
  const passed = hard.filter(({ outcome }) => outcome === 'passed').length
  const raised = [...grade.findings, ...grade.dropped]
  const byCode = raised.filter(({ raisedBy }) => raisedBy === 'code').length
  const dropped = (reason: string) => grade.dropped.filter((each) => each.dropped.reason === reason).length
  return {
    ran: `At ${task.id}, ${answer.chatbotLabel} made ${counted(calls, 'tool call')} and read ${grouped(characters)} characters, in ${tookWords(answer.durationMs)}.`,
    checked: `${passed} of ${hard.length} passed${answer.ending.kind === 'finished' ? ', and it ended by itself' : `, and it ${answer.ending.kind}`}.`,
    raised: `${raised.length} raised: ${byCode} by rules in code, ${raised.length - byCode} by the judge${grade.judge === 'none' ? ', for none was asked' : ''}.`,
    verified: `${grade.findings.length} kept, ${dropped('quote not found')} dropped, ${dropped('refused by rule')} refused by rule, ${dropped('withdrawn')} withdrawn.`,
  }
}

const Aside: FC<{ text: string | undefined }> = ({ text }) =>
  text === undefined ? null : <aside>{text}</aside>

/** The five steps from a task to a score, each with what it came to in the example. */
export const ScoringSteps: FC<{
  example: ScoredExample | undefined
  types: number
  judge: JudgeSettings
}> = ({ example, types, judge }) => {
  const came = example && inExample(example)
  return (
    <>
      <ol class="steps">
        <li class="step">
          <h3>The chatbot does the task</h3>
          <p>
            It gets a request, a laboratory’s documents and the tools to work on them. What the user says is
            prepared beforehand, answers to its questions too. Everything is recorded: what was said, each
            tool call, the text that it read, the documents before and after.
          </p>
          <Aside text={came?.ran} />
        </li>
        <li class="step">
          <h3>Code checks whether it was done</h3>
          <p>
            Hard checks look at the outcome, not at what the reply says of it: does the draft exist, is the
            sentence red, did nothing else change? One that fails makes the score 0, and so does an answer
            that ran out of its limits.
          </p>
          <Aside text={came?.checked} />
        </li>
        <li class="step">
          <h3>A judge lists the defects that it can quote</h3>
          <p>
            One fixed model, {judge.model}, the same for every chatbot, takes stock of what the record asserts
            and where it comes from, then lists defects. It picks a type from the {types} below and quotes the
            words. It cannot set a level and gives no number. Rules in code list defects too.
          </p>
          <Aside text={came?.raised} />
        </li>
        <li class="step">
          <h3>Code verifies every quote</h3>
          <p>
            The quote must stand in its source word for word. Line breaks, dashes and the shape of quotation
            marks are forgiven; a changed word, digit or unit is not. What is not found goes back once, then
            it is dropped, and stays listed as dropped.
          </p>
          <Aside text={came?.verified} />
        </li>
        <li class="step">
          <h3>The lowest level is the score</h3>
          <p>
            The type of a finding fixes its level. A dimension is worth its lowest finding, an answer its
            lowest dimension. Nothing is averaged within an answer: nine good sections do not make up for one
            invented check.
          </p>
          {example ? (
            <aside>
              {Object.values(example.grade.dimensions).map((level) => (
                <>
                  <Square level={level} />{' '}
                </>
              ))}
              <span class="becomes">→</span> <Square level={example.grade.score ?? 'unscored'} />
            </aside>
          ) : null}
        </li>
      </ol>
      <p class="hidden">
        The score is 0 if a hard check fails or the answer ran out; otherwise the lowest level of any
        dimension, which is 5 where it has no finding.
      </p>
      <div class="formula" aria-hidden="true">
        <span>
          <i>score</i>
        </span>
        <span>=</span>
        <span>0</span>
        <span class="when">if a hard check fails, or the answer ran out</span>
        <span />
        <span>=</span>
        <span>min over dimensions (its lowest level, 5 if it has no finding)</span>
        <span class="when">otherwise</span>
      </div>
    </>
  )
}
