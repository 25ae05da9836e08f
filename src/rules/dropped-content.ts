import { type Fact, type Quantity, type ReadText, readText } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import {
  type Block,
  isHighlighted,
  looksLike,
  type RichText,
  type Run,
  sentences,
} from '../richtext/index.ts'
import { type ChangedDocument, changedDocuments, sourceBefore } from './before-and-after.ts'
import { foldForNames } from './inflected-name.ts'
import { isInScope, saidByUser, scopeOf } from './may-change.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'
import { byNumber, sharingNumber } from './same-number.ts'

/** A sentence or a row of a table: what a rewriting may say in other words, but not lose. */
interface Passage {
  readonly text: string
  readonly quotes: readonly string[]
  /** The index of its first block. */
  readonly block: number
  readonly isWarning: boolean
}

const warns = /^\P{L}{0,3}(?:pozor|varování|výstraha|upozornění|nebezpečí|warning|caution|danger)(?!\p{L})/iu

const isMarked = ({ style }: Run): boolean => isHighlighted(style) || looksLike(style.colour, 'red')

const runsOf = ({ runs }: Block, start: number, end: number): readonly Run[] =>
  runs.filter((run) => run.start < end && run.end > start && /[\p{L}\p{N}]/u.test(run.text))

const passagesOf = ({ blocks }: RichText): readonly Passage[] => {
  const rows = new Map<string, { readonly block: number; readonly cells: Block[] }>()
  const passages: Passage[] = []
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') continue
    if (block.cell) {
      const key = `${block.cell.table} ${block.cell.row}`
      const row = rows.get(key) ?? { block: index, cells: [] }
      if (!block.cell.header) row.cells.push(block)
      rows.set(key, row)
      continue
    }
    for (const { text, start, end } of sentences(block.text)) {
      const runs = runsOf(block, start, end)
      const isWarning =
        runs.length > 0 &&
        (runs.every(isMarked) || (warns.test(text) && runs.some(({ style }) => style.bold)))
      passages.push({ text, quotes: [text], block: index, isWarning })
    }
  }
  for (const { block, cells } of rows.values()) {
    const quotes = cells.map(({ text }) => text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text))
    if (quotes.length > 0) passages.push({ text: quotes.join(' · '), quotes, block, isWarning: false })
  }
  return passages.sort((a, b) => a.block - b.block)
}

/** A quantity that says how much, how long, how often or when. */
const matters = ({ meaning }: Quantity): boolean =>
  meaning.kind === 'measure' ||
  meaning.kind === 'ratio' ||
  meaning.kind === 'frequency' ||
  (meaning.kind === 'number' && meaning.counted.length > 0)

/** The beginnings of the words that carry a passage's meaning, its quantities aside. */
const beginnings = ({ text, quantities }: Pick<ReadText, 'text' | 'quantities'>): ReadonlySet<string> => {
  const rest = quantities.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  return new Set((rest.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))
}

const shared = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length

const leastWords = 2
/** How many of a passage's words say it again: in one sentence of the new text, and in its section as a whole. */
const enoughInOne = (words: number): number => Math.min(0.4 * words, 3)
const enoughInAll = (words: number): number => Math.min(0.6 * words, 4)

/** What the new text says, to look for what was said before. */
interface NewText {
  readonly words: ReadonlySet<string>
  readonly sentences: readonly ReadonlySet<string>[]
  readonly numbers: ReadonlyMap<string, readonly Quantity[]>
}

const newTextOf = (text: string, language: 'cs' | 'en'): NewText => {
  const read = readText(text, language)
  return {
    words: beginnings(read),
    sentences: sentences(text).map((each) => beginnings({ text: each.text, quantities: [] })),
    numbers: byNumber(read.quantities),
  }
}

/** The text of the section of `after` that a block of `before` stood in; all of it where that section is gone. */
const sectionAfter = (before: RichText, block: number, after: RichText): string => {
  const old = before.sections.findLast(({ from, to }) => from <= block && block < to)
  const same =
    old &&
    after.sections.find(
      ({ number, title }) => title === old.title || (number !== undefined && number === old.number),
    )
  if (!same) return after.text
  return after.blocks
    .slice(same.from, same.to)
    .map(({ text }) => text)
    .join('\n')
}

const isSaidAgain = (passage: ReadText, section: NewText, whole: NewText): boolean => {
  const words = beginnings(passage)
  if (words.size < leastWords) return true
  const quantities = passage.quantities.filter(matters)
  return (
    quantities.some((each) => sharingNumber(each, section.numbers).length > 0) ||
    whole.sentences.some((sentence) => shared(words, sentence) >= enoughInOne(words.size)) ||
    shared(words, section.words) >= enoughInAll(words.size)
  )
}

/** Whether a passage holds the words of a fact of the table, or part of them; cell by cell where they are a row's. */
const isFact = (facts: readonly Fact[], code: string, { text }: Passage): boolean => {
  const passage = foldForNames(text)
  return facts.some(({ document, words }) => {
    if (document !== code) return false
    const parts = words.split(/[\t\n]/).map(foldForNames)
    return parts.every((part) => passage.includes(part)) || foldForNames(words).includes(passage)
  })
}

const asksToLeaveOut =
  /(?<!\p{L})(?:smaž\p{L}*|smaza\p{L}*|vymaž\p{L}*|vyma\p{L}*|odstra\p{L}*|vypus\p{L}*|vyne[cs]h\p{L}*|vyhoď\p{L}*|vyhod\p{L}*|vyškrt\p{L}*|škrt\p{L}*|zruš\p{L}*|zkrať\p{L}*|zkrát\p{L}*|shrň\p{L}*|shrnu\p{L}*|stručně\p{L}*|nahra[ďdz]\p{L}*|aktualiz\p{L}*|delete|remove|drop|leave out|omit|shorten\p{L}*|summar\p{L}*|condense\p{L}*|replace\p{L}*|update\p{L}*|cut)(?!\p{L})/iu

/** Characters of a document that is compared; far longer ones are nothing that somebody reads. */
const longestCompared = 100_000

function* droppedFrom(input: RuleInput, changed: ChangedDocument): Generator<Finding | undefined> {
  const { task } = input
  const { before, written, code } = changed
  if (Math.max(before.text.length, written.text.length) > longestCompared) return
  const mayChange = isInScope(before, scopeOf(input, code))
  const whole = newTextOf(written.text, task.language)
  const after = foldForNames(written.text)
  const sections = new Map<string, NewText>()
  for (const passage of passagesOf(before)) {
    if (task.kind === 'edit' && mayChange(passage.block)) continue
    if (after.includes(foldForNames(passage.text)) || isFact(task.facts.facts, code, passage)) continue
    const read = readText(passage.text, task.language)
    if (!passage.isWarning && !read.quantities.some(matters)) continue
    const sectionText = sectionAfter(before, passage.block, written.rich)
    const section = sections.get(sectionText) ?? newTextOf(sectionText, task.language)
    sections.set(sectionText, section)
    if (isSaidAgain(read, section, whole)) continue
    const source = sourceBefore(input, changed.nameBefore, passage.quotes)
    yield source &&
      raise(
        'dropped_content',
        source,
        passage.quotes.slice(0, 4),
        `Nothing in ${written.name} says so any more.`,
      )
  }
}

function* droppedContents(input: RuleInput): Generator<Finding | undefined> {
  const { kind, mayChange } = input.task
  const isJudged = kind === 'rewrite' || (kind === 'edit' && mayChange !== undefined)
  if (!isJudged || saidByUser(input).some((text) => asksToLeaveOut.test(text))) return
  for (const changed of changedDocuments(input)) yield* droppedFrom(input, changed)
}

/**
 * dropped_content: a sentence or a row of the original that gives a quantity, or a warning set apart by its look, to which
 * nothing in the new version corresponds: no quantity of it in its section, no sentence that shares its words. In a
 * rewriting everywhere, in an edit outside what the case lets change. What a fact of the table says is left to its own
 * rule; where the user asked for something to go or to be shorter, it is silent.
 */
export const droppedContent: Rule = (input) => distinct(droppedContents(input))
