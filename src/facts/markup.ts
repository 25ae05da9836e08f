import { characterClass, classOf, signOf } from './characters.ts'
import { gap } from './gap.ts'

type Markup =
  | { readonly is: 'nothing'; readonly end: number }
  | { readonly is: 'gap'; readonly end: number; readonly gap: number }
  | { readonly is: 'sign'; readonly end: number; readonly text: string }
  | { readonly is: 'raised'; readonly end: number; readonly text: string }

const tag =
  /<\/?(?:(b|i|u|s|em|strong|span|mark|font|code|sub|small|del|ins|a)|(p|br|hr|div|li|ul|ol|tr|table|tbody|thead|h[1-6])|(td|th))(?:\s[^<>]*)?\/?>/iy
const raisedTag = /<sup(?:\s[^<>]*)?>([+\-−–]?\d{1,3})<\/sup>/iy
/** The `o` that is raised to make a degree sign. */
const raisedLetter = /<sup>[oº°]<\/sup>/iy
const entity = /&(#?\w+);/y

const entitySigns: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  le: '≤',
  ge: '≥',
  plusmn: '±',
  times: '×',
  divide: '÷',
  deg: '°',
  minus: '−',
  micro: 'µ',
  mu: 'µ',
  ndash: '–',
  mdash: '–',
  middot: '·',
  asymp: '~',
  amp: '&',
  permil: '‰',
}
const entitySpaces = new Set(['nbsp', 'thinsp', 'ensp', 'emsp', '#160', '#xa0', '#8239', '#8201'])

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

const tagAt = (text: string, at: number): Markup | undefined => {
  const raised = match(raisedTag, text, at)
  if (raised) return { is: 'raised', end: at + raised[0].length, text: raised[1]!.replace(/[−–]/, '-') }
  const degree = match(raisedLetter, text, at)
  if (degree) return { is: 'sign', end: at + degree[0].length, text: '°' }
  const found = match(tag, text, at)
  if (!found) return undefined
  const end = at + found[0].length
  if (found[1]) return { is: 'nothing', end }
  return { is: 'gap', end, gap: found[2] ? gap.line : gap.cell }
}

/** The sign that `#8722` or `#x2212` is the number of; letters and digits are not written so. */
const numberedSign = (name: string): string | undefined => {
  const code = Number(`0${name.slice(1)}`)
  // NaN too is no sign.
  if (!(code <= 0xffff)) return undefined
  const character = String.fromCharCode(code)
  if (character === 'µ' || character === 'μ') return 'µ'
  return classOf(code) === characterClass.sign ? signOf(character) : undefined
}

const entityAt = (text: string, at: number): Markup | undefined => {
  const found = match(entity, text, at)
  if (!found) return undefined
  const end = at + found[0].length
  const name = found[1]!
  if (entitySpaces.has(name.toLowerCase())) return { is: 'gap', end, gap: gap.space }
  const sign = name.startsWith('#') ? numberedSign(name) : entitySigns[name]
  return sign === undefined ? undefined : { is: 'sign', end, text: sign }
}

/** Reads Markdown emphasis and escapes, HTML tags and entities: what a reader of the text does not see as such. */
export const markupAt = (text: string, at: number): Markup | undefined => {
  switch (text[at]) {
    case '<':
      return tagAt(text, at)
    case '&':
      return entityAt(text, at)
    case '`':
    case '\\':
      return { is: 'nothing', end: at + 1 }
    case '~':
      return text[at + 1] === '~' ? { is: 'nothing', end: at + 2 } : undefined
    case '*':
    case '_':
      // `10**9`
      if (/^\d\*\*\d/.test(text.slice(at - 1, at + 3))) return { is: 'sign', end: at + 2, text: '^' }
      return isWordCharacter(text[at - 1]) && isWordCharacter(text[at + 1])
        ? undefined
        : { is: 'nothing', end: at + 1 }
    default:
      return undefined
  }
}
