import { converter, type Oklch, parse, type Rgb } from 'culori'
import type { RunStyle } from './rich-text.ts'

export const colourNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'black',
  'white',
  'grey',
] as const
export type ColourName = (typeof colourNames)[number]

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees; opacity 0 to 1. What a colour looks like on white paper. */
interface Appearance {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
  readonly opacity: number
}

const toRgb = converter('rgb')
const toOklch = converter('oklch')

const onWhite = ({ r, g, b, alpha = 1 }: Rgb): Oklch => {
  const blend = (part: number) => Math.min(1, Math.max(0, part)) * alpha + 1 - alpha
  return toOklch({ mode: 'rgb', r: blend(r), g: blend(g), b: blend(b) })
}

const appearance = (colour: string): Appearance | undefined => {
  // The library also takes hex digits without their sign, which is no colour in CSS.
  const parsed = /^[\da-f]+$/.test(colour) ? undefined : parse(colour)
  if (!parsed) return undefined
  const rgb = toRgb(parsed)
  const { l, c, h = 0 } = onWhite(rgb)
  return { lightness: l, chroma: c, hue: h, opacity: rgb.alpha ?? 1 }
}

const known = new Map<string, Appearance | undefined>()
const mostKnown = 1000
const longestColour = 100

const appearanceOf = (colour: string): Appearance | undefined => {
  const written = colour.trim().toLowerCase()
  if (written.length > longestColour) return undefined
  if (!known.has(written)) {
    if (known.size >= mostKnown) known.clear()
    known.set(written, appearance(written))
  }
  return known.get(written)
}

const hasNoHue = ({ chroma, lightness }: Appearance) => chroma < (lightness < 0.3 ? 0.06 : 0.035)

/** Hues run round the circle; `from` excluded, `to` included. */
const hued = (from: number, to: number, leastChroma: number, leastLightness: number, mostLightness: number) =>
  ((look) =>
    !hasNoHue(look) &&
    look.hue > from &&
    look.hue <= to &&
    look.chroma >= leastChroma &&
    look.lightness >= leastLightness &&
    look.lightness <= mostLightness) satisfies (look: Appearance) => boolean

const looks: Readonly<Record<ColourName, (look: Appearance) => boolean>> = {
  red: hued(12, 40, 0.11, 0.3, 0.75),
  orange: hued(38, 88, 0.11, 0.6, 0.9),
  yellow: hued(84, 118, 0.035, 0.75, 1),
  green: hued(118, 175, 0.035, 0.2, 1),
  blue: hued(215, 290, 0.035, 0.15, 1),
  purple: hued(290, 340, 0.035, 0.15, 1),
  black: (look) => hasNoHue(look) && look.lightness < 0.4,
  grey: (look) => hasNoHue(look) && look.lightness >= 0.3 && look.lightness <= 0.94,
  white: (look) => hasNoHue(look) && look.lightness > 0.96,
}

/** Whether a colour, as CSS writes it, is one at all. */
export const isColour = (colour: string): boolean => appearanceOf(colour) !== undefined

/** Whether a colour lets through all that is behind it. */
export const isTransparent = (colour: string): boolean => appearanceOf(colour)?.opacity === 0

/**
 * Whether a colour, written in any way that CSS knows, looks like the one named. Judged by lightness, chroma and
 * hue in OKLCH, on white paper. Names may overlap: a dark grey looks black too.
 */
export const looksLike = (colour: string | undefined, name: ColourName): boolean => {
  const look = colour === undefined ? undefined : appearanceOf(colour)
  return look !== undefined && look.opacity > 0 && looks[name](look)
}

/** Whether text stands on a background that a reader sees: one that is neither white nor transparent. */
export const isHighlighted = ({ background }: Pick<RunStyle, 'background'>): boolean => {
  const look = background === undefined ? undefined : appearanceOf(background)
  return look !== undefined && (look.lightness < 0.985 || look.chroma > 0.02)
}
