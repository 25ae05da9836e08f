import { foldOf, kindOf, kinds, signs } from './characters.ts'
import { endOf, matchOf } from './look-ahead.ts'
import { type Mark, markAt } from './numbering.ts'

/** What may stand at a line's start before its text. `end` is the offset after it. */
export type LineHead =
  /** Says how the line looks and no more: `##`, `>`, a rule, a table's separator row. */
  | { readonly kind: 'layout'; readonly end: number }
  /** `**` before a number: what follows still stands at the line's start. */
  | { readonly kind: 'emphasis'; readonly end: number }
  | { readonly kind: 'bullet'; readonly end: number }
  | { readonly kind: 'box'; readonly sign: number; readonly end: number }
  | { readonly kind: 'numbering'; readonly mark: Mark; readonly end: number }
  /** Text that only repeats or points elsewhere: a note's mark, a link's address, a code fence. */
  | { readonly kind: 'aside'; readonly end: number }
  | { readonly kind: 'page number'; readonly from: number; readonly to: number; readonly end: number }

const rule = /([-=_*])(?:[ \t]*\1){2,}[ \t]*(?=[\r\n\f]|$)/y
const fence = /(?:`{3,}|~{3,})[ \t]{0,8}[\w+#.-]{0,40}[ \t]{0,8}(?=[\r\n\f])/y
const tableRule =
  /[|+]?[ \t]{0,8}:?[-=]+:?[ \t]{0,8}(?:[|+][ \t]{0,8}:?[-=]+:?[ \t]{0,8})*[|+]?[ \t]{0,8}(?=[\r\n\f]|$)/y
/** In the line that begins here or in the next one, text stands behind the `>`. */
const quotedText = /(?:>[^\n]{0,2000}\n)?>[ \t>]{0,40}(?:[\r\n]|[^\s>\d<=≤≥±+−–-])/y
const heading = /#{1,6}(?=[ \t])/y
const box = /\[([ xX✓✔])\](?=[ \t\u00a0])/y
const boldNumber = /[*_]{1,3}(?=\(?[\da-zA-Z]{1,4}[.)])/y
const noteMark = /\[\^[^\]\s]{1,40}\]:/y
const linkTarget = /\[[^\]\n]{1,200}\]:[ \t]{0,8}\S[^\n]*/y
const pageNumber =
  /(?:([-–—])[ \t]{0,4})?(\d{1,4}(?:[ \t]{0,4}\/[ \t]{0,4}\d{1,4})?)(?:[ \t]{0,4}([-–—]))?[ \t]{0,8}(?=[\r\n\f]|$)/dy

const layoutAt = (source: string, at: number): number | undefined => {
  const end = endOf(rule, source, at) ?? endOf(heading, source, at)
  if (end !== undefined) return end
  const row = matchOf(tableRule, source, at)?.[0]
  return row && /[|+]/.test(row) ? at + row.length : undefined
}

/** `>` quotes a block. Before a number it is a comparator, unless lines around it are quoted too. */
const quotesBlock = (source: string, at: number, { isQuoted }: LineBefore): boolean =>
  isQuoted || endOf(quotedText, source, at) !== undefined

const bulletAt = (source: string, at: number): number | undefined => {
  const kind = kindOf(source.charCodeAt(at))
  const next = source.charCodeAt(at + 1)
  const isAlone = Number.isNaN(next) || kindOf(next) === kinds.space || next === 0x09
  if (kind === kinds.bullet || source[at] === '·') return at + 1
  // Word processors copy the bullets of inner lists as a letter and a tab.
  if (source[at] === 'o') return next === 0x09 ? at + 1 : undefined
  if ('→⇒➔'.includes(source.charAt(at))) return isAlone ? at + 1 : undefined
  if (kind === kinds.dash) return isAlone || kindOf(next) === kinds.letter ? at + 1 : undefined
  return (source[at] === '*' || source[at] === '+') && isAlone ? at + 1 : undefined
}

const boxes = '☐☑☒'

/** What is known where a line's text could begin. */
export interface LineBefore {
  /** The line before was a quoted block. */
  readonly isQuoted: boolean
  /** Nothing of this line was read. */
  readonly isFirst: boolean
}

/** What stands at an offset where a line's text could begin, or undefined where its text does begin. */
export const lineHeadAt = (source: string, at: number, before: LineBefore): LineHead | undefined => {
  const character = source.charAt(at)
  const folded = foldOf(source.charCodeAt(at))
  if (boxes.includes(String.fromCharCode(folded))) return { kind: 'box', sign: folded, end: at + 1 }
  if (character === '>') return quotesBlock(source, at, before) ? { kind: 'layout', end: at + 1 } : undefined
  const fenceEnd = endOf(fence, source, at)
  if (fenceEnd !== undefined) return { kind: 'aside', end: fenceEnd }
  if (character === '#' || (before.isFirst && '-=_*|+:'.includes(character))) {
    const end = layoutAt(source, at)
    if (end !== undefined) return { kind: 'layout', end }
  }
  const page = matchOf(pageNumber, source, at)
  // „– 4 –“ is a page number, „-4“ a temperature.
  if (page && (page[1] === undefined) === (page[3] === undefined)) {
    const [from, to] = page.indices![2]!
    return { kind: 'page number', from, to, end: at + page[0].length }
  }
  if (character === '[') {
    const ticked = matchOf(box, source, at)?.[1]
    if (ticked !== undefined)
      return { kind: 'box', sign: ticked === ' ' ? signs.box : signs.ticked, end: at + 3 }
    const end = endOf(noteMark, source, at) ?? endOf(linkTarget, source, at)
    return end === undefined ? undefined : { kind: 'aside', end }
  }
  const emphasis = endOf(boldNumber, source, at)
  if (emphasis !== undefined) return { kind: 'emphasis', end: emphasis }
  const bullet = bulletAt(source, at)
  if (bullet !== undefined) return { kind: 'bullet', end: bullet }
  const mark = markAt(source, at)
  return mark && { kind: 'numbering', mark, end: at + mark.length }
}
