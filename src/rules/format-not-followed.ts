import { turnName } from '../judge/evidence.ts'
import type { Finding } from '../judge/finding.ts'
import {
  findSection,
  findText,
  headingText,
  isHighlighted,
  looksLike,
  type RichText,
  type Section,
  sectionHtml,
  sentences,
} from '../richtext/index.ts'
import type { Written } from '../run/written.ts'
import type { Form } from '../suite/case.ts'
import { foldForNames } from './inflected-name.ts'
import { languageOf } from './language-of.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'

type DocumentWritten = Extract<Written, { kind: 'document' }>

const finding = (kind: 'record' | 'reply', name: string, quote: string, why: string): Finding =>
  raise('format_not_followed', { kind, name }, [quote], why)

const hasTable = ({ blocks }: RichText, { from, to }: Section): boolean =>
  blocks.slice(from, to).some(({ cell }) => cell !== undefined)

const hasNumberedList = (rich: RichText, section: Section): boolean =>
  /<ol[\s>]/i.test(sectionHtml(rich, section)) ||
  rich.blocks
    .slice(section.from + 1, section.to)
    .filter(({ kind, text }) => kind !== 'heading' && /^\s*\(?\d{1,2}[.)]\s/.test(text)).length > 1

/** Sections that lack what the form asks of them. One that is not there is no matter of form. */
function* sectionsWithout(
  documents: readonly DocumentWritten[],
  names: readonly string[],
  holds: (rich: RichText, section: Section) => boolean,
  what: string,
): Generator<Finding | undefined> {
  for (const name of names) {
    for (const { rich, name: documentName } of documents) {
      const section = findSection(rich, name)
      const heading = section && headingText(rich, section).trim()
      yield section && heading && !holds(rich, section)
        ? finding('record', documentName, heading, `Section ${name} was to hold ${what}.`)
        : undefined
    }
  }
}

/** The first heading that stands before one that it was to follow. */
function* headingsInDisorder(
  documents: readonly DocumentWritten[],
  order: readonly string[],
): Generator<Finding | undefined> {
  for (const { rich, name } of documents) {
    let last = -1
    for (const wanted of order) {
      const section = rich.sections.find(({ title }) => foldForNames(title).startsWith(foldForNames(wanted)))
      if (!section) continue
      const heading = headingText(rich, section).trim()
      if (section.from < last && heading !== '') {
        yield finding('record', name, heading, `The headings were to stand in the order ${order.join(', ')}.`)
        break
      }
      last = section.from
    }
  }
}

function* looksMissed(
  documents: readonly DocumentWritten[],
  looks: NonNullable<Form['looks']>,
): Generator<Finding | undefined> {
  for (const { text, colour, as } of looks) {
    for (const { rich, name, bodyStart, text: written } of documents) {
      for (const { start, end } of findText(rich, text)) {
        const runs = rich.blocks.flatMap((block) =>
          block.runs
            .filter(
              (run) =>
                block.start + run.start < end && block.start + run.end > start && run.text.trim() !== '',
            )
            .map(({ style }) => style),
        )
        const looksRight = runs.every((style) =>
          as === 'text'
            ? looksLike(style.colour, colour)
            : isHighlighted(style) && looksLike(style.background, colour),
        )
        const quote = looksRight ? undefined : quoteAround(written, bodyStart + start, bodyStart + end)
        yield quote === undefined
          ? undefined
          : finding('record', name, quote, `„${text}“ was to be ${colour}, as ${as}.`)
      }
    }
  }
}

const aWord = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.,:/-]*[\p{L}\p{N}])?/gu

/** The sentence of the last reply that goes beyond the number of words asked for. */
function* tooLong({ answer }: RuleInput, mostWords: number): Generator<Finding | undefined> {
  const index = answer.turns.findLastIndex(({ reply }) => reply !== undefined)
  const reply = answer.turns[index]?.reply ?? ''
  const words = [...reply.matchAll(aWord)]
  const beyond = words[mostWords]
  const quote = beyond && quoteAround(reply, beyond.index, beyond.index + beyond[0].length)
  yield quote === undefined
    ? undefined
    : finding(
        'reply',
        turnName(index),
        quote,
        `The reply has ${words.length} words; ${mostWords} were allowed.`,
      )
}

const longestQuote = 400

/** The longest sentence of what was written in another language or, where nothing was, of the last reply. */
function* inAnotherLanguage(
  { answer, written }: RuleInput,
  language: 'cs' | 'en',
): Generator<Finding | undefined> {
  const index = answer.turns.findLastIndex(({ reply }) => reply !== undefined)
  const texts =
    written.length > 0
      ? written.flatMap(({ name, added }) => [
          { kind: 'record' as const, name, parts: added.map(({ text }) => text) },
        ])
      : [{ kind: 'reply' as const, name: turnName(index), parts: [answer.turns[index]?.reply ?? ''] }]
  for (const { kind, name, parts } of texts) {
    const seen = languageOf(parts.join('\n'))
    if (seen === undefined || seen === language) continue
    const quote = parts
      .flatMap(sentences)
      .map(({ text }) => text)
      .filter((text) => text.length <= longestQuote)
      .sort((a, b) => b.length - a.length)[0]
    yield quote === undefined
      ? undefined
      : finding(kind, name, quote, `It was to be written in ${language === 'cs' ? 'Czech' : 'English'}.`)
  }
}

function* formFaults(input: RuleInput): Generator<Finding | undefined> {
  const { form } = input.task
  if (!form) return
  const documents = input.written.filter((each): each is DocumentWritten => each.kind === 'document')
  yield* sectionsWithout(documents, form.tables ?? [], hasTable, 'a table')
  yield* sectionsWithout(documents, form.numbered ?? [], hasNumberedList, 'a numbered list')
  yield* headingsInDisorder(documents, form.headings ?? [])
  yield* looksMissed(documents, form.looks ?? [])
  if (form.mostWords !== undefined) yield* tooLong(input, form.mostWords)
  if (form.language !== undefined) yield* inAnotherLanguage(input, form.language)
}

/** format_not_followed: what a case says of the form, where it says anything. */
export const formatNotFollowed: Rule = (input) => distinct(formFaults(input))
