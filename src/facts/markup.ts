import { gap } from './gap.ts'

type Markup =
  | { readonly is: 'nothing'; readonly end: number }
  | { readonly is: 'gap'; readonly end: number; readonly gap: number }
  | { readonly is: 'sign'; readonly end: number; readonly text: string }
  | { readonly is: 'raised'; readonly end: number; readonly text: string }

const tag =
  /<\/?(?:(b|i|u|s|em|strong|span|mark|font|code|sub|small|del|ins|a)|(p|br|hr|div|li|ul|ol|tr|table|tbody|thead|h[1-6])|(td|th))(?:\s[^<>]{0,300})?\/?>/iy
const raisedTag = /<sup(?:\s[^<>]{0,100})?>([+\-−–]?\d{1,3})<\/sup>/iy
const entity = /&(#?\w{2,8});/y

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
  ndash: '–',
  mdash: '–',
  middot: '·',
  asymp: '~',
  amp: '&',
  permil: '‰',
}
const entitySpaces = /^(?:nbsp|thinsp|ensp|emsp|#160|#xa0|#8239|#8201)$/i

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)

const tagAt = (text: string, at: number): Markup | undefined => {
  const raised = match(raisedTag, text, at)
  if (raised) return { is: 'raised', end: at + raised[0].length, text: raised[1]!.replace(/[−–]/, '-') }
  const found = match(tag, text, at)
  if (!found) return undefined
  const end = at + found[0].length
  if (found[1]) return { is: 'nothing', end }
  return { is: 'gap', end, gap: found[2] ? gap.line : gap.cell }
}

const entityAt = (text: string, at: number): Markup | undefined => {
  const found = match(entity, text, at)
  if (!found) return undefined
  const end = at + found[0].length
  const name = found[1]!
  if (entitySpaces.test(name)) return { is: 'gap', end, gap: gap.space }
  const sign = entitySigns[name]
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
      return isWordCharacter(text[at - 1]) && isWordCharacter(text[at + 1])
        ? undefined
        : { is: 'nothing', end: at + 1 }
    default:
      return undefined
  }
}
