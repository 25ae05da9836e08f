import { diffWordsWithSpace, type Change as Piece } from 'diff'
import { type Block, escapeHtml, type RichText, type Run } from '../../richtext/index.ts'
import { onceEach } from '../once.ts'
import { colourWords } from './colour.ts'
import { type LookedLine, lineDiff } from './line-diff.ts'

/** One step from what stood before to what stands now. `looks` says in words what is no plain text in it. */
export type Change =
  | { readonly kind: 'same' | 'removed'; readonly text: string }
  | { readonly kind: 'added'; readonly text: string; readonly looks: string }
  | { readonly kind: 'reworded'; readonly before: string; readonly after: string; readonly looks: string }
  /** The same words, which look otherwise than before. */
  | { readonly kind: 'restyled'; readonly text: string; readonly looks: string }

/** A paragraph, a heading, a cell or a field, and how it looks. */
interface Line extends LookedLine {
  readonly looks: string
}

/** Longer edits are shown as one text for another: a reader would not follow them word by word. */
const longestEdit = 600

const wordsOf = ({ style }: Run): readonly string[] => [
  ...(style.bold ? ['bold'] : []),
  ...(style.italic ? ['italic'] : []),
  ...(style.underline ? ['underlined'] : []),
  ...(style.strike ? ['struck through'] : []),
  ...(style.script === 'normal' ? [] : [style.script === 'super' ? 'raised' : 'lowered']),
  ...colourWords(style),
]

const plainLine = (text: string): Line => ({ text, look: '', looks: '' })

/** The words that its kind does not say by itself: a heading is bold. */
const lineOf = ({ kind, level, cell, text, runs }: Block): Line => {
  const words = runs.map(wordsOf)
  const said = new Set(words.flat())
  if (kind === 'heading' || cell?.header) said.delete('bold')
  return {
    text,
    look: [kind, level, ...runs.map(({ end }, index) => `${end} ${words[index]}`)].join('; '),
    looks: [...said].join(', '),
  }
}

/** The lines of a document: what stood before is the same in many answers. */
const linesOfBlocks = onceEach(({ blocks }: RichText): readonly Line[] => blocks.map(lineOf))

const linesOf = (title: string, rich: RichText): readonly Line[] => [plainLine(title), ...linesOfBlocks(rich)]

/** Pairs what was taken out with what was put in at the same place. */
const replaced = (removed: readonly Line[], added: readonly Line[]): readonly Change[] => {
  if (removed.length !== added.length)
    return [
      ...removed.map(({ text }): Change => ({ kind: 'removed', text })),
      ...added.map(({ text, looks }): Change => ({ kind: 'added', text, looks })),
    ]
  return added.map(({ text, looks }, index): Change => {
    const before = removed[index]?.text ?? ''
    return before === text
      ? { kind: 'restyled', text, looks }
      : { kind: 'reworded', before, after: text, looks }
  })
}

const changesOfLines = (before: readonly Line[], after: readonly Line[]): readonly Change[] => {
  let [left, come] = [0, 0]
  return lineDiff(before, after).flatMap(({ removed, added, same }) => {
    const changed = replaced(before.slice(left, left + removed), after.slice(come, come + added))
    left += removed + same
    come += added + same
    const kept = after.slice(come - same, come)
    return [...changed, ...kept.map(({ text }): Change => ({ kind: 'same', text }))]
  })
}

/** From one version of a document to another, a step a paragraph, title included. */
export const documentChanges = (
  before: { readonly title: string; readonly rich: RichText },
  after: { readonly title: string; readonly rich: RichText },
): readonly Change[] => changesOfLines(linesOf(before.title, before.rich), linesOf(after.title, after.rich))

/** From one state of a record to another, a step a line. */
export const recordChanges = (before: string, after: string): readonly Change[] => {
  const lines = (text: string): readonly Line[] => text.split('\n').map(plainLine)
  return changesOfLines(lines(before), lines(after))
}

const pieceHtml = ({ value, added, removed }: Piece): string => {
  const text = escapeHtml(value)
  return added ? `<ins>${text}</ins>` : removed ? `<del>${text}</del>` : text
}

/** Two wordings of a paragraph as one, what went struck through and what came underlined. */
export const rewordedHtml = (before: string, after: string): string => {
  const pieces = diffWordsWithSpace(before, after, { maxEditLength: longestEdit }) ?? [
    { value: before, added: false, removed: true, count: 1 },
    { value: after, added: true, removed: false, count: 1 },
  ]
  return pieces.map(pieceHtml).join('')
}
