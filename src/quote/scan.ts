import { expansionOf, foldOf, kindOf, kinds, signs } from './characters.ts'
import { entityAt } from './entities.ts'
import { FoldWriter } from './fold-writer.ts'
import { breaks, type FoldedText, isDigit, isLetter, runStart, textOf } from './folded-text.ts'
import { type LineHead, lineHeadAt } from './line-head.ts'
import { type MarkdownLink, MarkdownLinks } from './markdown-links.ts'
import type { Numbering } from './numbering.ts'
import { onTheLine, scriptOf, takesPower } from './script-signs.ts'
import { type Tag, TagReader } from './tags.ts'

/** A stretch of folded text, the end excluded. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** A text after one pass. What only its surroundings can decide is listed beside it. */
export interface Scanned {
  readonly folded: FoldedText
  /** What a quote may leave out: note marks, link addresses, check boxes. In order, none inside another. */
  readonly asides: readonly Stretch[]
  readonly numberings: readonly Numbering[]
  /** Numbers that stand alone on their lines. */
  readonly loneNumbers: readonly Stretch[]
  /** Where a new page begins after a form feed. */
  readonly pages: readonly number[]
}

const plusMinus = /\+[ \t]{0,2}\/[ \t]{0,2}[-−–]|\+[-−–](?=[ \t]?\d)/y
const dashRun = /-{2,3}(?!>)|./suy
const ellipsis = /\.{3,}|\.(?: \.){2,}|…\.*/y
const comment = /<!--|<!\[CDATA\[|<[!?][a-zA-Z]/y
const address = /<((?:https?|ftp|mailto):[^\s<>]{1,2000}|[\w.+-]{1,100}@[\w.-]{1,200})>/y
const lowered = /~([\d+\-−]{1,4})~/y
const power = /\^(?:\{([^{}\n]{1,12})\}|\(([-+−–]?\d{1,4})\)|([-+−–]?\d{1,4})\^?)/dy
const footnote = /\[(?:\^[^\]\s]{1,40}|\d{1,3}(?:[,–-] ?\d{1,3}){0,5})\]/y
const raised = /<sup[^<>]{0,200}>\s{0,8}(?:<a\b[^<>]{0,300}>)?([^<>]{1,12})(?:<\/a>)?\s{0,8}<\/sup>/diy
const endsLine = /[ \t]*(?:[\r\n\f]|<br\b|$)/iy
const closesHeading = /#+[ \t]{0,8}(?=[\r\n]|$)/y
const beforeEndOfPhrase = /[ \t]{0,4}(?:[.,;:!?)\r\n]|$)/y

const testAt = (pattern: RegExp, source: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : -1
}

const is = (kind: number, code: number): boolean => !Number.isNaN(code) && kindOf(code) === kind

const isWordCode = (code: number): boolean => is(kinds.letter, code) || is(kinds.digit, code)
