import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { turnName } from '../../judge/index.ts'
import { jsonText, type ToolCallRecord, type Turn } from '../../run/index.ts'
import type { LoadedCase } from '../../suite/index.ts'
import type { Margin } from '../record/margin.ts'
import type { Mark } from '../record/mark.ts'
import { plainText } from '../record/plain-text.ts'
import { showReply } from '../record/reply.ts'
import { counted, tookWords } from './counted.ts'
import { languageOf } from './language.ts'
import { scrollStop } from './scroll-stop.ts'
import { sourceAnchor } from './source-anchor.ts'

/** A longer text of a call is cut: the page says how much is left out. */
const longest = 20_000

const cut = (text: string): string =>
  text.length > longest
    ? `${text.slice(0, longest)}\n… and ${counted(text.length - longest, 'character')} more`
    : text

const isFlat = (args: unknown): args is Readonly<Record<string, unknown>> =>
  typeof args === 'object' && args !== null && !Array.isArray(args)

const Arguments: FC<{ args: unknown }> = ({ args }) =>
  isFlat(args) ? (
    Object.keys(args).length === 0 ? (
      <p class="note">No arguments.</p>
    ) : (
      <dl>
        {Object.entries(args).map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd class="as-typed" lang={typeof value === 'string' ? languageOf(value, 'en') : undefined}>
              {cut(typeof value === 'string' ? value : jsonText(value))}
            </dd>
          </>
        ))}
      </dl>
    )
  ) : (
    <pre>{cut(jsonText(args))}</pre>
  )

/** What was read stands on the page once, with its marks; only a shorter piece, as a search gives, is shown here too. */
const longestPiece = 500

/** A result without the long texts that were read. */
const withoutReads = ({ content, reads }: ToolCallRecord): string =>
  reads
    .reduce((left, { text }) => (text.length > longestPiece ? left.replace(text, () => '') : left), content)
    .trim()

const Call: FC<{ call: ToolCallRecord }> = ({ call }) => {
  const { tool, args, outcome, reads, wrote, durationMs } = call
  const result = withoutReads(call)
  const names = [...new Set([...reads.map(({ document }) => document), ...wrote])]
  return (
    <details class="fold call">
      <summary>
        <span>
          {tool} <span class="label">{names.slice(0, 3).join(', ')}</span>
        </span>
        <span class="took">{outcome === 'refused' ? 'refused' : tookWords(durationMs)}</span>
      </summary>
      <Arguments args={args} />
      {result === '' ? null : <pre lang={languageOf(result, 'en')}>{cut(result)}</pre>}
      {reads.map(({ document, text }) => (
        <p class="note">
          Read <a href={`#${sourceAnchor('read', document)}`}>{document}</a>,{' '}
          {counted(text.length, 'character')}.
        </p>
      ))}
      {wrote.length > 0 ? <p class="note">Wrote {wrote.join(', ')}.</p> : null}
      <p class="note">
        Round {call.round}, {tookWords(durationMs)}
        {outcome === 'refused' ? ', refused: nothing changed' : ''}.
      </p>
    </details>
  )
}

const cueWords = (cue: Turn['cue'], { followUps = [], answers = [] }: LoadedCase): string => {
  switch (cue.kind) {
    case 'prompt':
      return 'prompt'
    case 'follow-up':
      return `follow-up ${cue.index + 1} of ${followUps.length}`
    case 'prepared answer':
      return `prepared answer ${cue.indexes.map((index) => index + 1).join(', ')} of ${answers.length}`
    case 'stock reply':
      return 'stock reply: nothing was prepared for this question'
  }
}

/** What somebody said, in his language. */
const Said: FC<{ text: string; language: 'cs' | 'en'; html: string }> = ({ text, language, html }) => (
  <div class="said" lang={languageOf(text, language)} tabindex={scrollStop(html)}>
    {raw(html)}
  </div>
)

/** A reply as it looks; where that is not as it was typed, this too. */
const Reply: FC<{ text: string; language: 'cs' | 'en'; marks: readonly Mark[]; margin: Margin }> = ({
  text,
  language,
  marks,
  margin,
}) => {
  const { html, typed } = showReply(text, marks, margin)
  return (
    <>
      <Said text={text} language={language} html={html} />
      {typed === undefined ? null : (
        <details class="fold typed">
          <summary>
            <span>As typed</span>
            <span class="took">{counted(text.length, 'character')}</span>
          </summary>
          <Said text={text} language={language} html={typed} />
        </details>
      )}
    </>
  )
}

/** One turn of the conversation: the message as it was typed, the reply as it looks, their quotes marked. */
export const TurnBlock: FC<{
  turn: Turn
  index: number
  label: string
  task: LoadedCase
  marksOf: (kind: 'user' | 'reply', name: string) => readonly Mark[]
  margin: Margin
}> = ({ turn: { message, cue, remarks, calls, reply }, index, label, task, marksOf, margin }) => {
  const name = turnName(index)
  return (
    <>
      <div class="turn">
        <p class="label">
          <b>User</b> · {cueWords(cue, task)}
        </p>
        <Said
          text={message}
          language={task.language}
          html={plainText(message, marksOf('user', name), margin)}
        />
      </div>
      <div class="turn">
        <p class="label">
          <b>{label}</b>
          {calls.length > 0 ? ` · ${counted(calls.length, 'tool call')}` : ''}
        </p>
        {remarks.map((remark) => (
          <div class="said remark" lang={languageOf(remark, task.language)}>
            {raw(showReply(remark, [], margin).html)}
          </div>
        ))}
        {calls.map((call) => (
          <Call call={call} />
        ))}
        {reply === undefined ? (
          <p class="note">No reply.</p>
        ) : (
          <Reply text={reply} language={task.language} marks={marksOf('reply', name)} margin={margin} />
        )}
      </div>
    </>
  )
}
