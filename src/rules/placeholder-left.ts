import type { Finding } from '../judge/finding.ts'
import type { Added, Written } from '../run/written.ts'
import { type PlaceholderKind, placeholderKinds } from './placeholder-kinds.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'

/** What stands around a placeholder and may say that it is meant, in lower case. A record's field name says nothing. */
const surroundings = (written: Written, added: Added, line: string) => {
  if (written.kind === 'record')
    return { line: added.text.slice(0, 1_000).toLowerCase(), header: '', sections: '' }
  const { blocks, sections } = written.rich
  const index = blocks.findIndex((block) => block.start + written.bodyStart === added.start)
  const table = blocks[index]?.cell?.table
  const header = blocks.filter(({ cell }) => cell && cell.table === table && (cell.header || cell.row === 1))
  const above = sections.filter(({ from, to }) => from <= index && index < to)
  return {
    line: line.toLowerCase(),
    header: header.map(({ text }) => text.toLowerCase()).join(' '),
    sections: above.map(({ title }) => title.toLowerCase()).join(' '),
  }
}

const isFilledInByHand = (written: Written): boolean =>
  written.kind === 'document' && (written.document.type === 'form' || written.document.type === 'register')

function* linesByKind(stretches: readonly Added[], kinds: readonly PlaceholderKind[]) {
  for (const added of stretches) {
    let start = added.start
    for (const line of added.text.split('\n')) {
      for (const kind of kinds) yield { added, line, start, kind }
      start += line.length + 1
    }
  }
}

/** A line of the written text, with all cells of its row, as far as it is near; and what of it follows. */
const lineAround = (
  text: string,
  start: number,
  end: number,
): { readonly text: string; readonly after: string } => {
  const before = text.slice(Math.max(0, start - 500), start)
  const after = /^.*/.exec(text.slice(end, end + 500))?.[0] ?? ''
  return { text: `${before.slice(before.lastIndexOf('\n') + 1)}${text.slice(start, end)}${after}`, after }
}

const isContent = (
  kind: PlaceholderKind,
  written: Written,
  added: Added,
  words: string,
  start: number,
  asked: string,
): boolean => {
  const line = lineAround(written.text, start, start + words.length)
  const before = written.text.slice(Math.max(0, start - 200), start)
  if (kind.isContent?.({ words, before, after: line.after })) return true
  if (kind.asked?.test(asked) || asked.includes(words) || written.stoodBefore?.text.includes(words))
    return true
  const around = surroundings(written, added, line.text)
  return kind.meantBy.some(({ where, words }) =>
    words.test(where === 'line' ? around.line : Object.values(around).join(' ')),
  )
}

function* placeholders({ answer, written }: RuleInput): Generator<Finding | undefined> {
  const asked = answer.turns.map(({ message }) => message).join('\n')
  const kinds = placeholderKinds(answer.after)
  for (const each of written) {
    const looked = kinds.filter(
      ({ inForms, inRecords }) =>
        (inForms || !isFilledInByHand(each)) && (inRecords || each.kind !== 'record'),
    )
    for (const { added, line, start, kind } of linesByKind(each.added, looked)) {
      for (const { 0: words, index } of line.matchAll(kind.pattern)) {
        const at = start + index
        const quote = isContent(kind, each, added, words, at, asked)
          ? undefined
          : quoteAround(each.text, at, at + words.length)
        yield quote === undefined
          ? undefined
          : raise(
              'placeholder_left',
              { kind: 'record', name: each.name },
              [quote],
              `${kind.what} stands where content should be.`,
            )
      }
    }
  }
}

/**
 * placeholder_left: a blank, a marker such as TODO, a template's prompt or filler text in what was added. Silent in
 * forms for what is filled in by hand, for what the user wrote or asked for, and for what stood there before.
 */
export const placeholderLeft: Rule = (input) => distinct(placeholders(input))
