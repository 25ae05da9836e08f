import type { Finding } from '../judge/finding.ts'
import { type RichText, type Section, sentences } from '../richtext/index.ts'
import { blocksNotIn, type ChangedDocument, changedDocuments, sourceBefore } from './before-and-after.ts'
import { isInScope, recordMayChange, scopeOf } from './may-change.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'

/** Sections that a change of another one changes too. */
const listsChanges = /přehled změn|historie|revize|změny|změnov|change history|revision|changes|amendment/iu

/** Blocks that move along with any change: what stands before the first section, and lists of changes. */
const movesAlong = ({ sections }: RichText): ((block: number) => boolean) => {
  const first = sections.find(({ level, number }) => level > 1 || number !== undefined) ?? sections[0]
  const lists: readonly Section[] = sections.filter(({ title }) => listsChanges.test(title))
  return (block) =>
    (first !== undefined && block < first.from) || lists.some(({ from, to }) => from <= block && block < to)
}

const longestQuote = 600

const cut = (text: string): string =>
  text.length > longestQuote ? text.slice(0, text.lastIndexOf(' ', longestQuote)) : text

/** The first sentence of a text that did not stand before; the text itself where each did. */
const newSentence = (text: string, before: string): string =>
  cut(sentences(text).find((each) => !before.includes(each.text))?.text ?? text)

function* changesOf(input: RuleInput, changed: ChangedDocument): Generator<Finding | undefined> {
  const { written, before, code } = changed
  const scope = scopeOf(input, code)
  if (scope === 'all') return
  const why =
    scope === 'none'
      ? `Nobody asked for a change of ${code}.`
      : `Nobody asked for a change of ${code} outside ${scope.map((each) => `section ${each}`).join(', ')}.`
  const outside = (rich: RichText, other: RichText) => {
    const [mayChange, along] = [isInScope(rich, scope), movesAlong(rich)]
    return blocksNotIn(rich, other).filter((block) => !mayChange(block) && !along(block))
  }
  const [added] = outside(written.rich, before)
  const text = added === undefined ? undefined : written.rich.blocks[added]?.text
  if (text !== undefined) {
    yield raise(
      'unrequested_change',
      { kind: 'record', name: written.name },
      [newSentence(text, before.text)],
      why,
    )
    return
  }
  if (written.document.title !== changed.titleBefore) {
    yield raise('unrequested_change', { kind: 'record', name: written.name }, [written.document.title], why)
    return
  }
  const [removed] = outside(before, written.rich)
  const gone = removed === undefined ? undefined : cut(before.blocks[removed]?.text ?? '')
  const source =
    gone === undefined || gone === '' ? undefined : sourceBefore(input, changed.nameBefore, [gone])
  yield source && gone !== undefined ? raise('unrequested_change', source, [gone], why) : undefined
}

function* unrequestedChanges(input: RuleInput): Generator<Finding | undefined> {
  for (const changed of changedDocuments(input)) yield* changesOf(input, changed)
  for (const each of input.written) {
    if (each.kind !== 'record' || each.created || recordMayChange(input.task, each.record.kind)) continue
    const [value] = each.added
    const quote = value && newSentence(value.text, '')
    yield quote !== undefined && /[\p{L}\p{N}]/u.test(quote)
      ? raise(
          'unrequested_change',
          { kind: 'record', name: each.name },
          [quote],
          `Nobody asked for a change of the record ${each.name}.`,
        )
      : undefined
  }
}

/**
 * unrequested_change: an existing document or record changed outside what the case lets change. Where it declares nothing,
 * only a change in a document that neither the user nor the case names. Silent on what moves along: numbers of headings,
 * the table before the first section, lists of changes; and on what was made anew.
 */
export const unrequestedChange: Rule = (input) => distinct(unrequestedChanges(input))
