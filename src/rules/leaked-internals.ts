import type { Finding } from '../judge/finding.ts'
import { documentText, recordText, versionName } from '../run/written.ts'
import { internalNames } from './internal-names.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import { rawMarkup } from './raw-markup.ts'
import type { Rule, RuleInput } from './rule.ts'
import { saidBy } from './said.ts'

/** What the user wrote, and what the user's own documents, files and records show: nothing of it can leak. */
const usersOwn = ({ answer: { turns, before } }: RuleInput): string => {
  const state = new Set([...before.documents.map(versionName), ...before.records.map(({ id }) => id)])
  const reads = turns.flatMap(({ calls }) => calls.flatMap((call) => call.reads))
  return [
    ...turns.map(({ message }) => message),
    ...before.documents.map(documentText),
    ...before.records.map(recordText),
    ...reads.filter(({ document }) => !state.has(document)).map(({ text }) => text),
  ].join('\n')
}

function* leaks(input: RuleInput): Generator<Finding | undefined> {
  const asked = input.answer.turns.map(({ message }) => message).join('\n')
  const names = internalNames(input.tools).filter(
    ({ what }) => !(/json/i.test(asked) && what.startsWith('JSON')),
  )
  const markup = /html|markdown|<\/?\p{L}+>/iu.test(asked) ? [] : rawMarkup
  let own: string | undefined
  const isOwn = (words: string): boolean => {
    own ??= usersOwn(input)
    return own.includes(words)
  }
  for (const { kind, name, text, start, end, before } of saidBy(input)) {
    const stretch = text.slice(start, end)
    const seen = markup.filter(({ seenIn }) => seenIn.includes(kind))
    for (const { what, pattern } of [...names, ...seen]) {
      for (const { 0: words, index } of stretch.matchAll(pattern)) {
        const at = start + index
        const quote =
          before.includes(words) || isOwn(words) ? undefined : quoteAround(text, at, at + words.length)
        yield quote === undefined
          ? undefined
          : raise('leaked_internals', { kind, name }, [quote], `${what} is shown to the user.`)
      }
    }
  }
}

/**
 * leaked_internals: tools' names, internal identifiers, arguments as JSON and raw markup, in a reply or in what was
 * added. Silent on what the user wrote or holds, and on markup and JSON where the user asked about them.
 */
export const leakedInternals: Rule = (input) => distinct(leaks(input))
