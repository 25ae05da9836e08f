import { type AnswerView, failed, type Outcome, passed, unknown } from 'model-bench'

/** What a chatbot said to one of the user's own messages and to all answers before the next: its replies, as one text. */
export type Part = 'to the prompt' | 'to the follow-up' | 'to the second follow-up'

const order: readonly Part[] = ['to the prompt', 'to the follow-up', 'to the second follow-up']

/** A reply as a reader sees it: hard spaces are spaces, and the marks of Markdown are not seen. */
const readable = (reply: string): string => reply.replace(/[*_`]/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** Looks at one part of what was said. A chatbot may ask before it answers, so a part may be several replies. */
export const saidTo = (
  part: Part,
  { turns, answer }: AnswerView,
  look: (said: string) => Outcome,
): Outcome => {
  const starts = turns.flatMap(({ cue }, index) =>
    cue.kind === 'prompt' || cue.kind === 'follow-up' ? [index] : [],
  )
  const from = starts[order.indexOf(part)]
  const to = starts[order.indexOf(part) + 1]
  const replies = (from === undefined ? [] : turns.slice(from, to)).flatMap(({ reply }) =>
    reply === undefined ? [] : [readable(reply)],
  )
  if (replies.length > 0) return look(replies.join('\n'))
  const looked = `a reply ${part}`
  return answer.ending.kind === 'ran out'
    ? failed(looked, 'none: the answer ran out')
    : unknown(looked, 'the answer holds no such reply')
}

const shown = (said: string): string => `“${said.length > 200 ? `${said.slice(0, 200)}…` : said}”`

/** All the patterns stand in what was said. */
export const says =
  (...patterns: readonly RegExp[]) =>
  (said: string): Outcome => {
    const missing = patterns.filter((pattern) => !pattern.test(said))
    return missing.length === 0
      ? passed(`${patterns.join(', ')}`, shown(said))
      : failed(`${patterns.join(', ')}`, `no ${missing.join(', ')} in ${shown(said)}`)
  }

/** None of the patterns stands in what was said. */
export const saysNone =
  (...patterns: readonly RegExp[]) =>
  (said: string): Outcome => {
    const looked = `none of ${patterns.join(', ')}`
    const found = patterns.map((pattern) => pattern.exec(said)).find((each) => each !== null)
    return found ? failed(looked, `“${found[0]}”`) : passed(looked, 'none')
  }

/** The sentences of what was said that match a pattern. */
export const sentencesWith = (said: string, pattern: RegExp): readonly string[] =>
  said.split(/(?<=[.!?])\s+(?=\P{Ll})|\n+|;\s/u).filter((sentence) => pattern.test(sentence))
