import { converter, formatHex, formatHex8, parse } from 'culori'
import { type ColourName, colourNames, isColour, isHighlighted, looksLike } from '../../richtext/index.ts'

const toRgb = converter('rgb')

/** A colour that somebody wrote, as hexadecimal digits of the bench's own: six, or eight where it lets light through. */
const digitsOf = (written: string): string | undefined => {
  const colour = written.trim().toLowerCase()
  const parsed = isColour(colour) ? toRgb(parse(colour)) : undefined
  if (!parsed) return undefined
  const digits = (
    parsed.alpha === undefined || parsed.alpha >= 1 ? formatHex(parsed) : formatHex8(parsed)
  )?.slice(1)
  return digits !== undefined && /^[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(digits) ? digits : undefined
}

/** The class of text in a colour: its name is the colour, so that it is the same on every page. */
export const inkClass = (written: string): string | undefined => {
  const digits = digitsOf(written)
  return digits && `ink-${digits}`
}

/** The class of text on a background. */
export const groundClass = (written: string): string | undefined => {
  const digits = digitsOf(written)
  return digits && `on-${digits}`
}

/** A page that needs more colours than this shows the rest without. */
const mostColours = 300

/** The style rules of colour classes. They hold nothing that somebody else wrote. */
export const rulesOf = (classes: Iterable<string>): string =>
  [...new Set(classes)]
    .sort()
    .slice(0, mostColours)
    .map(
      (name) => `.${name}{${name.startsWith('on-') ? 'background' : 'color'}:#${name.replace(/^\w+-/, '')}}`,
    )
    .join('\n')

const nameOf = (colour: string | undefined): ColourName | undefined =>
  colourNames.find((name) => looksLike(colour, name))

/** How a style's colours look, in words: „red text“, „yellow highlight“. None for plain ink on plain paper. */
export const colourWords = (style: {
  readonly colour?: string
  readonly background?: string
}): readonly string[] => {
  const ink = style.colour === undefined ? undefined : nameOf(style.colour)
  return [
    ...(style.colour === undefined || ink === 'black' || !isColour(style.colour)
      ? []
      : [`${ink ?? 'coloured'} text`]),
    ...(isHighlighted(style) ? [`${nameOf(style.background) ?? 'coloured'} highlight`] : []),
  ]
}
