import { isColour, isTransparent } from './colour.ts'
import { declarationsOf, wordsOf } from './declarations.ts'
import { headingElements, unseenElements } from './elements.ts'
import type { MarkupElement } from './markup.ts'
import type { RunStyle } from './rich-text.ts'

/** How the text in an element looks, and whether a reader sees it. `unseen` may be taken back inside, `gone` may not. */
export interface Look {
  readonly style: RunStyle
  readonly sight: 'seen' | 'unseen' | 'gone'
  readonly whiteSpace: 'collapsed' | 'lines kept' | 'kept'
}

export const plainLook: Look = {
  style: { bold: false, italic: false, underline: false, strike: false, script: 'normal' },
  sight: 'seen',
  whiteSpace: 'collapsed',
}

export const sameStyle = (one: RunStyle, other: RunStyle): boolean =>
  one === other ||
  (one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.strike === other.strike &&
    one.script === other.script &&
    one.colour === other.colour &&
    one.background === other.background)

const boldElements = new Set(['b', 'strong', 'th', ...headingElements])
const italicElements = new Set(['i', 'em', 'cite', 'dfn', 'var', 'address'])
const underlineElements = new Set(['u', 'ins'])
const strikeElements = new Set(['s', 'strike', 'del'])

const isBoldWeight = (weight: string): boolean | undefined => {
  if (weight === 'bold' || weight === 'bolder') return true
  if (weight === 'normal' || weight === 'lighter') return false
  return /^\d{1,4}$/.test(weight) ? Number(weight) >= 600 : undefined
}

/** The old colour attributes also take hex digits without `#`. */
const attributeColour = (value: string | undefined): string | undefined => {
  const colour = value?.trim().toLowerCase()
  if (colour === undefined) return undefined
  if (isColour(colour)) return colour
  return isColour(`#${colour}`) ? `#${colour}` : undefined
}

const ownColour = (
  { tag, attributes }: MarkupElement,
  css: ReadonlyMap<string, string>,
): string | undefined => {
  const declared = css.get('color')
  if (declared !== undefined && isColour(declared) && declared !== 'currentcolor') return declared
  if (declared === 'initial') return 'black'
  if (tag === 'font') return attributeColour(attributes.get('color'))
  return tag === 'mark' ? 'black' : undefined
}

const ownBackground = (
  { tag, attributes }: MarkupElement,
  css: ReadonlyMap<string, string>,
): string | undefined => {
  const declared =
    css.get('background-color') ?? wordsOf(css.get('background') ?? '').find((word) => isColour(word))
  if (declared !== undefined && isColour(declared)) return declared
  if (css.get('background') === 'none' || declared === 'initial') return 'transparent'
  return attributeColour(attributes.get('bgcolor')) ?? (tag === 'mark' ? 'yellow' : undefined)
}

const ownScript = (tag: string, css: ReadonlyMap<string, string>): RunStyle['script'] | undefined => {
  const align = css.get('vertical-align')
  if (align === 'super' || align === 'sub') return align
  if (align === 'baseline') return 'normal'
  if (tag === 'sup') return 'super'
  return tag === 'sub' ? 'sub' : undefined
}

const fontWords = (css: ReadonlyMap<string, string>): readonly string[] => wordsOf(css.get('font') ?? '')

const ownBold = (tag: string, css: ReadonlyMap<string, string>): boolean | undefined => {
  const declared = css.get('font-weight')
  if (declared !== undefined) return isBoldWeight(declared)
  const font = fontWords(css)
  if (font.length > 0) return font.some((word) => isBoldWeight(word) === true)
  return boldElements.has(tag) ? true : undefined
}

const ownItalic = (tag: string, css: ReadonlyMap<string, string>): boolean | undefined => {
  const declared = css.get('font-style')
  const words = declared === undefined ? fontWords(css) : [declared]
  if (words.length > 0) return words.some((word) => word === 'italic' || word.startsWith('oblique'))
  return italicElements.has(tag) ? true : undefined
}

const ownSight = (
  { tag, attributes }: MarkupElement,
  css: ReadonlyMap<string, string>,
): Look['sight'] | undefined => {
  if (unseenElements.has(tag) || css.get('display') === 'none') return 'gone'
  if (attributes.has('hidden') && !css.has('display')) return 'gone'
  if (/^0(?:\.0*)?%?$/.test(css.get('opacity') ?? '')) return 'gone'
  if (/^0(?:\.0*)?(?:[a-z]+|%)?$/.test(css.get('font-size') ?? '')) return 'gone'
  const visibility = css.get('visibility')
  if (visibility === 'visible') return 'seen'
  return visibility === 'hidden' || visibility === 'collapse' ? 'unseen' : undefined
}

const ownWhiteSpace = (tag: string, css: ReadonlyMap<string, string>): Look['whiteSpace'] | undefined => {
  const declared = css.get('white-space')
  if (declared === 'normal' || declared === 'nowrap') return 'collapsed'
  if (declared === 'pre-line') return 'lines kept'
  const kept = declared === undefined ? tag === 'pre' || tag === 'xmp' : /^(pre|break)/.test(declared)
  return kept ? 'kept' : undefined
}

/** Looks inside elements without attributes, which depend on their tag alone. */
const knownLooks = new WeakMap<Look, Map<string, Look>>()
const noDeclarations: ReadonlyMap<string, string> = new Map()

/** Whether an element's style attribute makes it a block. */
export const isStyledAsBlock = ({ attributes }: MarkupElement): boolean => {
  const style = attributes.get('style')
  if (style === undefined || !/display/i.test(style)) return false
  return /^(?:block|flex|grid|flow-root|list-item|table)$/.test(declarationsOf(style).get('display') ?? '')
}

const newLook = (around: Look, element: MarkupElement): Look => {
  const { tag, attributes } = element
  const style = attributes.get('style')
  const css = style === undefined ? noDeclarations : declarationsOf(style)
  const line = css.get('text-decoration-line') ?? css.get('text-decoration')
  const background = ownBackground(element, css)
  const colour = ownColour(element, css) ?? around.style.colour
  const behind = background === undefined || isTransparent(background) ? around.style.background : background
  const inside: RunStyle = {
    bold: ownBold(tag, css) ?? around.style.bold,
    italic: ownItalic(tag, css) ?? around.style.italic,
    underline:
      around.style.underline ||
      (line === undefined ? underlineElements.has(tag) : line.includes('underline')),
    strike:
      around.style.strike || (line === undefined ? strikeElements.has(tag) : line.includes('line-through')),
    script: ownScript(tag, css) ?? around.style.script,
    ...(colour !== undefined && { colour }),
    ...(behind !== undefined && { background: behind }),
  }
  const sight = around.sight === 'gone' ? 'gone' : (ownSight(element, css) ?? around.sight)
  const whiteSpace = ownWhiteSpace(tag, css) ?? around.whiteSpace
  const same = sameStyle(inside, around.style) && sight === around.sight && whiteSpace === around.whiteSpace
  return same ? around : { style: inside, sight, whiteSpace }
}

/** The look inside an element, from the look around it, its tag and its attributes. */
export const lookInside = (around: Look, element: MarkupElement): Look => {
  if (element.attributes.size > 0) return newLook(around, element)
  let known = knownLooks.get(around)
  if (!known) {
    known = new Map()
    knownLooks.set(around, known)
  }
  const look = known.get(element.tag) ?? newLook(around, element)
  known.set(element.tag, look)
  return look
}
