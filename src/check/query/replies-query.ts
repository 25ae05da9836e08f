import type { Answer } from '../../run/answer.ts'
import { askingText } from '../../run/question.ts'
import { all, any, failed, type Outcome, passed, unknown } from '../outcome.ts'
import { given, mentions, type Phrase } from '../phrase.ts'
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

const shown = (reply: string): string => quoted(readReply(reply))

type Look = (looked: string, holds: (reply: string) => boolean, found: (reply: string) => string) => Outcome

const nothingSaid = ({ ending }: Answer, looked: string): Outcome => {
  if (ending.kind === 'ran out') return failed(looked, `no reply: the answer ran out (${clip(ending.why)})`)
  return unknown(looked, 'the answer holds no such reply')
}

const asks = (reply: string): boolean => askingText(reply) !== undefined

const list = (phrases: readonly Phrase[]): string => phrases.map(named).join(', ')

const replyQuery = (look: Look): ReplyQuery => ({
  mentions: (...phrases) => {
    const missing = (reply: string) => given(phrases).filter((phrase) => !mentions(readReply(reply), phrase))
    return look(
      `a reply that mentions ${list(phrases)}`,
      (reply) => missing(reply).length === 0,
      (reply) =>
        missing(reply).length === 0 ? shown(reply) : `no ${list(missing(reply))} in ${shown(reply)}`,
    )
  },
  lacks: (...phrases) => {
    const present = (reply: string) => given(phrases).filter((phrase) => mentions(readReply(reply), phrase))
    return look(
      `a reply that does not mention ${list(phrases)}`,
      (reply) => present(reply).length === 0,
      (reply) =>
        present(reply).length === 0 ? 'none of them' : `${list(present(reply))} in ${shown(reply)}`,
    )
  },
  asks: () =>
    look('a reply that asks the user for something', asks, (reply) => quoted(askingText(reply) ?? reply)),
  doesNotAsk: () =>
    look(
      'a reply that asks the user for nothing',
      (reply) => !asks(reply),
      (reply) => quoted(askingText(reply) ?? reply),
    ),
})

/** The query over an answer's replies. */
export const repliesQuery = (answer: Answer): RepliesQuery => {
  const lookAt = (replies: readonly (string | undefined)[], together: typeof all): ReplyQuery =>
    replyQuery((looked, holds, found) => {
      const said = replies.filter((reply) => reply !== undefined)
      if (said.length === 0) return nothingSaid(answer, looked)
      return together(...said.map((reply) => (holds(reply) ? passed : failed)(looked, found(reply))))
    })
  const replies = answer.turns.map(({ reply }) => reply)
  return {
    last: () => lookAt([replies.at(-1)], all),
    number: (count) => lookAt([replies[count - 1]], all),
    any: () => lookAt(replies, any),
    every: () => lookAt(replies, all),
  }
}
