import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { turnName } from '../../judge/index.ts'
import { jsonText, type ToolCallRecord, type Turn } from '../../run/index.ts'
import type { LoadedCase } from '../../suite/index.ts'
import type { Margin } from '../record/margin.ts'
import type { Mark } from '../record/mark.ts'
import { plainText } from '../record/plain-text.ts'
import { counted, tookWords } from './counted.ts'
import { languageOf } from './language.ts'
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
    <details class="fold">
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

const cueWords = ({ cue }: Turn, { followUps = [], answers = [] }: LoadedCase): string => {
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

/** One turn of the conversation. What was said is shown as it was typed, its quotes marked. */
export const TurnBlock: FC<{
  turn: Turn
  index: number
  label: string
  task: LoadedCase
  marksOf: (kind: 'user' | 'reply', name: string) => readonly Mark[]
  margin: Margin
}> = ({ turn, index, label, task, marksOf, margin }) => {
  const name = turnName(index)
  const said = (kind: 'user' | 'reply', text: string) => (
    <div class="said" lang={languageOf(text, task.language)}>
      {raw(plainText(text, marksOf(kind, name), margin))}
    </div>
  )
  return (
    <>
      <div class="turn">
        <p class="label">
          <b>User</b> · {cueWords(turn, task)}
        </p>
        {said('user', turn.message)}
      </div>
      <div class="turn">
        <p class="label">
          <b>{label}</b>
          {turn.calls.length > 0 ? ` · ${counted(turn.calls.length, 'tool call')}` : ''}
        </p>
        {turn.remarks.map((remark) => (
          <p class="remark as-typed" lang={languageOf(remark, task.language)}>
            {remark}
          </p>
        ))}
        {turn.calls.map((call) => (
          <Call call={call} />
        ))}
        {turn.reply === undefined ? <p class="note">No reply.</p> : said('reply', turn.reply)}
      </div>
    </>
  )
}
