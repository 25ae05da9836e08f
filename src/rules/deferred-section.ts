import type { TenantState } from '../app/index.ts'
import type { Finding } from '../judge/finding.ts'
import {
  type Block,
  headingText,
  parseRichText,
  type RichText,
  type Section,
  sentences,
} from '../richtext/index.ts'
import { versionName, type Written } from '../run/index.ts'
import { type Known, senseOf, titleWords } from './deferral.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'

/** Sections whose business is to name other documents. */
const listsReferences =
  /souvisej|odkaz|literatur|záznam|příloh|dokument|zdroj|normativ|citac|předpis|formulář|historie|revize|změn|reference|related|records|appendi|annex|attachment|bibliograph|documents|literature|sources|further reading|forms|history/iu

/** A longer block tells something. */
const mostCharacters = 1_000

type DocumentWritten = Extract<Written, { kind: 'document' }>

const titlesByCode = ({ documents }: TenantState): ReadonlyMap<string, readonly string[]> =>
  new Map(documents.map(({ code, title }) => [code, titleWords(title)]))

/** The blocks of a section that hold its text, sub-sections included. */
const contentOf = (rich: RichText, { from, to }: Section): readonly Block[] =>
  rich.blocks.slice(from + 1, to).filter(({ kind, text }) => kind !== 'heading' && text.trim() !== '')

/** The blocks that send the reader elsewhere, where a section holds nothing else but names of documents. */
const deferralsOf = (
  rich: RichText,
  section: Section,
  title: string,
  titles: Known['titleWords'],
): readonly Block[] => {
  const above = rich.sections.filter(({ from, to }) => from <= section.from && section.to <= to)
  const topicWords = [title, ...above.map((each) => each.title)].flatMap(titleWords)
  const deferrals: Block[] = []
  for (const block of contentOf(rich, section)) {
    if (block.text.length > mostCharacters) return []
    const senses = sentences(block.text).map(({ text }) => senseOf(text, { topicWords, titleWords: titles }))
    if (senses.includes('content')) return []
    if (senses.includes('deferral')) deferrals.push(block)
  }
  return deferrals
}

const holdsOwnText = (rich: RichText, { from, to }: Section): boolean => {
  const next = rich.blocks[from + 1]
  return from + 1 < to && next !== undefined && next.kind !== 'heading'
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether the user wanted it: said the sentence, or asked to refer to the document that it cites. */
const refers = /(?<!\p{L})(?:odkaz|odkaž|odkáz|viz(?!\p{L})|refer|see(?!\p{L}))/giu
const forbidden =
  /(?<!\p{L})(?:žádn\p{L}*|bez|ne|nechci|nikoli|nedávej|nepiš|no|not|never|without|avoid|don['’]t)(?:[^\p{L}]+\p{L}+){0,2}[^\p{L}]*$/iu

/** Whether a message asks to refer to something: „odkaž na“, and not „žádné „viz návod““. */
const asksToRefer = (message: string): boolean =>
  [...message.matchAll(refers)].some(
    ({ index }) => !forbidden.test(message.slice(Math.max(0, index - 60), index)),
  )

const isAsked = (messages: readonly string[], { text }: Block): boolean => {
  const codes = text.match(/\p{Lu}{1,6}-\d{1,5}/gu) ?? []
  return messages.some(
    (message) =>
      plain(message).includes(plain(text)) ||
      (asksToRefer(message) && codes.some((code) => message.includes(code))),
  )
}

const stoodBefore = (
  before: TenantState,
  written: DocumentWritten,
): DocumentWritten['document'] | undefined =>
  before.documents.find((document) => versionName(document) === written.stoodBefore?.name)

function* deferredSections({ answer, written }: RuleInput): Generator<Finding | undefined> {
  const messages = answer.turns.map(({ message }) => message)
  const titles = titlesByCode(answer.after)
  for (const each of written) {
    if (each.kind !== 'document') continue
    const { rich, document } = each
    const added = new Set(each.added.map(({ start }) => start - each.bodyStart))
    const previous = stoodBefore(answer.before, each)
    const before = previous && parseRichText(previous.html)
    for (const section of rich.sections) {
      if (!holdsOwnText(rich, section) || listsReferences.test(section.title)) continue
      const deferrals = deferralsOf(rich, section, document.title, titles)
      if (
        !deferrals.some(({ start }) => added.has(start)) ||
        deferrals.some((block) => isAsked(messages, block))
      )
        continue
      const sameBefore = before?.sections.find(({ title }) => plain(title) === plain(section.title))
      if (before && sameBefore && deferralsOf(before, sameBefore, document.title, titles).length > 0) continue
      const name = headingText(rich, section).slice(0, 80)
      yield raise(
        'deferred_section',
        { kind: 'record', name: each.name },
        deferrals.slice(0, 3).map(({ text }) => text),
        `The whole content of section "${name}" sends the reader to another document.`,
      )
    }
  }
}

/**
 * deferred_section: a section that was added or changed and only sends the reader to another document. Sub-sections are
 * content; so is a section's every word that tells something of its own. Silent where it was so before, where the user
 * asked for it, and in sections whose business is references.
 */
export const deferredSection: Rule = (input) => distinct(deferredSections(input))
