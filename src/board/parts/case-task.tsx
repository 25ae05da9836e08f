import type { FC } from 'hono/jsx'
import type { LoadedCase, Suite } from '../../suite/index.ts'
import { counted } from './counted.ts'

const Said: FC<{ label: string; text: string; language: 'cs' | 'en' }> = ({ label, text, language }) => (
  <div class="turn">
    <p class="label">
      <b>User</b> · {label}
    </p>
    <p class="as-typed" lang={language}>
      {text}
    </p>
  </div>
)

/** What the user says, in the order in which it is said, and what he answers when he is asked. */
export const UserSide: FC<{ task: LoadedCase; suite: Suite }> = ({ task, suite }) => {
  const { language, prompt, followUps = [], answers = [] } = task
  return (
    <>
      <Said label="prompt" text={prompt} language={language} />
      {followUps.map((text, index) => (
        <Said label={`follow-up ${index + 1} of ${followUps.length}`} text={text} language={language} />
      ))}
      <h3>What the user answers when asked</h3>
      <p class="note">
        Prepared beforehand, given once each where a reply asks about one of its topics. To any other
        question: <span lang={language}>„{task.stockReply ?? suite.stockReply[language]}“</span>
      </p>
      {answers.length > 0 ? (
        <table class="data-table stacks in-lines">
          <thead>
            <tr>
              <th scope="col">The user says</th>
              <th scope="col">Where the reply asks about</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ topics, text }) => (
              <tr>
                <td class="quote" lang={language}>
                  {text}
                </td>
                <td data-head="Asked about" lang={language}>
                  {topics.join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}

/** What the task is set in: documents, limits, form. */
export const CaseFacts: FC<{ task: LoadedCase }> = ({ task }) => {
  const {
    kind,
    language,
    tools = true,
    documents,
    layoutTemplate,
    mayChange,
    toolFaults = [],
    scripts,
  } = task
  const facts: readonly (readonly [string, string])[] = [
    ['Kind', kind],
    ['Language', language === 'cs' ? 'Czech' : 'English'],
    ['Tools', tools ? 'all of the app' : 'none: it answers by itself'],
    ['Documents', documents.length > 0 ? documents.join(', ') : 'none'],
    ...(layoutTemplate === undefined ? [] : [['Layout template', layoutTemplate] as const]),
    ...(mayChange === undefined ? [] : [['May change', mayChange.join(', ')] as const]),
    ...(toolFaults.length > 0
      ? [['Tools that fail', toolFaults.map(({ tool, call }) => `${tool}, call ${call}`).join('; ')] as const]
      : []),
    ['Proven by', counted(scripts.length, 'script')],
  ]
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
