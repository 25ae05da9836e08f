import { escapeHtml } from '../../richtext/index.ts'
import { allowInline } from './allow.ts'
import { groundClass, inkClass } from './colour.ts'
import { cutByMarks, type Mark } from './mark.ts'
import { plainStyle, type ShownRun, type ShownStyle } from './shown-text.ts'

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌'
const level = '0123456789+−='

/** Raised and lowered digits were read as signs of their own; in an element that raises them they are plain again. */
const plainDigits = (text: string): string =>
  text.replace(
    /[⁰¹²³⁴-⁹⁺⁻⁼₀-₉₊₋₌]/g,
    (sign) => level[Math.max(raised.indexOf(sign), lowered.indexOf(sign))] ?? sign,
  )

/** What stands around the text of a style. `isStrong`: all around it is bold already, as in a heading. */
const tagsOf = (style: ShownStyle, isStrong: boolean): readonly string[] => {
  const classes = [
    ...(style.colour === undefined ? [] : [inkClass(style.colour)]),
    ...(style.background === undefined ? [] : [groundClass(style.background)]),
    ...(style.beside ? ['beside'] : []),
  ].filter((name) => name !== undefined)
  return [
    ...(classes.length > 0 ? [`span class="${classes.join(' ')}"`] : []),
    ...(style.code ? ['code'] : []),
    ...(style.bold && !isStrong ? ['b'] : []),
    ...(style.italic ? ['i'] : []),
    ...(style.underline ? ['u'] : []),
    ...(style.strike ? ['s'] : []),
    ...(style.script === 'super' ? ['sup'] : style.script === 'sub' ? ['sub'] : []),
  ]
}

const styled = (text: string, style: ShownStyle, isStrong: boolean): string => {
  const tags = tagsOf(style, isStrong)
  const shown = escapeHtml(style.script === 'normal' ? text : plainDigits(text))
  const closing = tags.map((tag) => `</${tag.split(' ', 1)[0]}>`).reverse()
  return `${tags.map((tag) => `<${tag}>`).join('')}${shown}${closing.join('')}`
}

/** The link from a quote to its finding, as a footnote's letter. */
const letterLink = (letter: string): string =>
  `<a href="#${letter}" aria-label="finding ${letter}"><span class="letter">${letter}</span></a>`

const openMark = ({ letter, anchor }: Mark, isFirst: boolean): string =>
  `<mark class="quote-mark"${isFirst && anchor !== undefined ? ` id="${anchor}"` : ''} data-finding="${letter}">`

interface InlineOptions {
  readonly isStrong?: boolean
  /** Ids that stand on the page already; those given here are added. */
  readonly anchors?: Set<string>
}

/**
 * A block's runs as inline HTML, its marks around them across all styles. Line breaks stay line breaks: the page shows them.
 * It is for a page only once `allow.ts` has let it through.
 * @param marks in the offsets of the block's text
 */
export const inlineMarkup = (
  runs: readonly ShownRun[],
  marks: readonly Mark[],
  { isStrong = false, anchors = new Set() }: InlineOptions = {},
): string => {
  const length = runs.at(-1)?.end ?? 0
  const html = cutByMarks({ start: 0, end: length }, marks).map((stretch) => {
    const inside = runs
      .filter((run) => run.start < stretch.end && stretch.start < run.end)
      .map((run) => {
        const from = Math.max(0, stretch.start - run.start)
        return styled(run.text.slice(from, stretch.end - run.start), run.style, isStrong)
      })
    const opened = stretch.marks.map((mark) => {
      const isFirst = mark.anchor !== undefined && !anchors.has(mark.anchor)
      if (isFirst) anchors.add(mark.anchor)
      return openMark(mark, isFirst)
    })
    const ending = stretch.marks.filter(({ end }) => end === stretch.end)
    return [
      ...opened,
      ...inside,
      ...opened.map(() => '</mark>'),
      ...ending.map(({ letter }) => letterLink(letter)),
    ].join('')
  })
  return html.join('')
}

/** A plain text as inline HTML, like `inlineMarkup`. */
export const plainMarkup = (text: string, marks: readonly Mark[], options?: InlineOptions): string =>
  inlineMarkup([{ text, style: plainStyle, start: 0, end: text.length }], marks, options)

/** A plain text as inline HTML that a page may show. */
export const plainInline = (...of: Parameters<typeof plainMarkup>): string => allowInline(plainMarkup(...of))
