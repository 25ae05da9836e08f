import type { Answer } from '../../run/answer.ts'
import { askingText } from '../../run/question.ts'
import { all, any, failed, type Outcome, passed, unknown } from '../outcome.ts'
import { mentions, type Phrase } from '../phrase.ts'
import { clip, named, quoted } from '../show.ts'

/** Questions to one reply, or to several of which one is enough (`any`) or all must fit (`every`). */
export interface ReplyQuery {
  /** All the phrases, in any letter case. */
  mentions(...phrases: readonly Phrase[]): Outcome
  /** None of the phrases. */
  lacks(...phrases: readonly Phrase[]): Outcome
  /** The reply asks the user for something. */
  asks(): Outcome
  doesNotAsk(): Outcome
}

/** The chatbot's replies, for what it told the user. What it did is asked of its calls and of the tenant. */
export interface RepliesQuery {
  last(): ReplyQuery
  /** The reply to the n-th user message, counted from 1. */
  number(count: number): ReplyQuery
  /** One of the replies is enough. For `lacks` and `doesNotAsk`, too: mostly `every` is meant there. */
  any(): ReplyQuery
  every(): ReplyQuery
}

/** A reply's text without the marks of Markdown that a reader does not see. */
const readReply = (reply: string): string =>
  reply
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\\([\p{P}\p{S}])/gu, '$1')
    .replace(/[*`]|~~|__/g, '')
    .replace(/&nbsp;/g, ' ')

type Look = (looked: string, holds: (text: string) => boolean, found: (text: string) => string) => Outcome

const nothingSaid = ({ ending }: Answer, looked: string): Outcome => {
  if (ending.kind === 'ran out') return failed(looked, `no reply: the answer ran out (${clip(ending.why)})`)
  return unknown(looked, 'the answer holds no such reply')
}

const replyQuery = (look: Look): ReplyQuery => {
  const lookFor = (phrases: readonly Phrase[]): string => phrases.map(named).join(', ')
  const nothing = (looked: string): Outcome => unknown(looked, 'no phrase was given')
  return {
    mentions: (...phrases) => {
      const looked = `a reply that mentions ${lookFor(phrases)}`
      if (phrases.length === 0) return nothing(looked)
      const missing = (text: string) => phrases.filter((phrase) => !mentions(text, phrase))
      return look(
        looked,
        (text) => missing(text).length === 0,
        (text) =>
          missing(text).length === 0 ? quoted(text) : `no ${lookFor(missing(text))} in ${quoted(text)}`,
      )
    },
    lacks: (...phrases) => {
      const looked = `a reply that does not mention ${lookFor(phrases)}`
      if (phrases.length === 0) return nothing(looked)
      const there = (text: string) => phrases.filter((phrase) => mentions(text, phrase))
      return look(
        looked,
        (text) => there(text).length === 0,
        (text) => (there(text).length === 0 ? 'none of them' : `${lookFor(there(text))} in ${quoted(text)}`),
      )
    },
    asks: () =>
      look('a reply that asks the user for something', asks, (text) => quoted(askingText(text) ?? text)),
    doesNotAsk: () =>
      look(
        'a reply that asks the user for nothing',
        (text) => !asks(text),
        (text) => quoted(askingText(text) ?? text),
      ),
  }
}

const asks = (text: string): boolean => askingText(text) !== undefined

/** The query over an answer's replies. */
export const repliesQuery = (answer: Answer): RepliesQuery => {
  const replies = answer.turns.flatMap(({ reply }) => (reply === undefined ? [] : [readReply(reply)]))
  const lookAt =
    (texts: readonly string[], together: typeof all): Look =>
    (looked, holds, found) =>
      texts.length === 0
        ? nothingSaid(answer, looked)
        : together(...texts.map((text) => (holds(text) ? passed : failed)(looked, found(text))))
  const one = (reply: string | undefined): ReplyQuery =>
    replyQuery(lookAt(reply === undefined ? [] : [readReply(reply)], all))
  return {
    last: () => one(answer.turns.at(-1)?.reply),
    number: (count) => one(answer.turns[count - 1]?.reply),
    any: () => replyQuery(lookAt(replies, any)),
    every: () => replyQuery(lookAt(replies, all)),
  }
}
