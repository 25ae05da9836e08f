import {
  type ColourName,
  colourNames,
  isHighlighted,
  looksLike,
  type RunStyle,
  type Span,
} from '../../richtext/index.ts'
import { nearest } from '../nearest.ts'
import { type Outcome, unknown } from '../outcome.ts'
import { saysSomething } from '../phrase.ts'
import { clip, counted, quoted } from '../show.ts'
import { type Extent, sentencesIn, spansOf, whereIs } from './find-in-place.ts'
import { piecesAt } from './look-of.ts'
import { type Place, richTextOf } from './place.ts'
import { ask, type Sought } from './sought.ts'

/**
 * Questions to a text or a sentence in a place. Letter case, quotation marks and dashes of every kind count as the
 * same. Those about its look need it to stand, and ask every place where it stands.
 */
export interface TextQuery {
  stands(): Outcome
  isAbsent(): Outcome
  standsTimes(count: number): Outcome
  isColoured(colour: ColourName): Outcome
  isHighlighted(): Outcome
  isBold(): Outcome
  isItalic(): Outcome
  isUnderlined(): Outcome
  /** It stands, and somewhere after it the other text does. */
  standsBefore(other: string): Outcome
  /** It stands, and somewhere before it the other text does. */
  standsAfter(other: string): Outcome
}

/** What stands where a text was looked for and is not: the text elsewhere, or the sentence most like it. */
const insteadOf = (place: Place, text: string, extent: Extent): string => {
  const rich = richTextOf(place.document)
  const { section, ...whole } = place
  const [elsewhere] = section ? spansOf(whole, text, extent) : []
  if (elsewhere) return `it stands in ${whereIs(rich, elsewhere)}`
  const like = (where: Place): string | undefined =>
    nearest(
      sentencesIn(where).map((sentence) => sentence.text),
      text,
    )
  const near = like(place) ?? like(whole)
  return near === undefined ? 'nothing like it' : `nearest: ${quoted(near)}`
}

/** Text without a colour of its own is black. */
const colourOf = ({ colour = 'black' }: RunStyle): string => colour

/** The query over a text in the places sought. */
export const textQuery = (sought: Sought<Place>, text: string, extent: Extent): TextQuery => {
  const { name, verdict } = sought
  const wanted = `${extent === 'sentence' ? 'the sentence ' : ''}${quoted(text)}`
  const question = (looked: string, examine: (place: Place, spans: readonly Span[]) => Outcome): Outcome =>
    saysSomething(text)
      ? ask(sought, looked, (place) => examine(place, spansOf(place, text, extent)))
      : unknown(looked, 'there is no word in the text to look for')
  const standing = (looked: string, examine: (place: Place, spans: readonly Span[]) => Outcome): Outcome =>
    question(looked, (place, spans) =>
      spans.length > 0 ? examine(place, spans) : verdict(false, looked, insteadOf(place, text, extent)),
    )
  const looking = (
    how: string,
    fits: (style: RunStyle) => boolean,
    otherwise: (style: RunStyle) => string = () => `not ${how}`,
  ): Outcome => {
    const looked = `${wanted} in ${name}, ${how}`
    return standing(looked, (place, spans) => {
      const pieces = spans.flatMap((span) => piecesAt(richTextOf(place.document), span))
      const odd = pieces.find(({ style }) => !fits(style))
      return verdict(!odd, looked, odd ? `${quoted(odd.text)} is ${otherwise(odd.style)}` : `it is ${how}`)
    })
  }
  const inOrder = (
    other: string,
    where: 'before' | 'after',
    holds: (spans: readonly Span[], others: readonly Span[]) => boolean,
  ): Outcome => {
    const looked = `${wanted} ${where} ${quoted(other)} in ${name}`
    return standing(looked, (place, spans) => {
      const others = spansOf(place, other, 'text')
      if (others.length === 0) return verdict(false, looked, 'the other text is not there')
      return holds(spans, others)
        ? verdict(true, looked, 'in this order')
        : verdict(false, looked, 'in another order')
    })
  }
  return {
    stands: () => {
      const looked = `${wanted} in ${name}`
      return standing(looked, (place, [first]) =>
        verdict(true, looked, first ? `it stands in ${whereIs(richTextOf(place.document), first)}` : ''),
      )
    },
    isAbsent: () => {
      const looked = `no ${wanted} in ${name}`
      return question(looked, (place, [first]) =>
        verdict(
          !first,
          looked,
          first ? `it stands in ${whereIs(richTextOf(place.document), first)}` : 'it is not there',
        ),
      )
    },
    standsTimes: (count) => {
      const looked = `${wanted} in ${name}, ${counted(count, 'time')}`
      return question(looked, (_, spans) =>
        verdict(spans.length === count, looked, `it stands ${counted(spans.length, 'time')}`),
      )
    },
    isColoured: (colour) => {
      if (!colourNames.includes(colour)) {
        throw new Error(`no colour is called ${colour}; there are ${colourNames.join(', ')}`)
      }
      const looksSo = (style: RunStyle) => looksLike(colourOf(style), colour)
      return looking(colour, looksSo, (style) => clip(colourOf(style), 40))
    },
    isHighlighted: () => looking('highlighted', isHighlighted),
    isBold: () => looking('bold', ({ bold }) => bold),
    isItalic: () => looking('italic', ({ italic }) => italic),
    isUnderlined: () => looking('underlined', ({ underline }) => underline),
    standsBefore: (other) => inOrder(other, 'before', ([first], others) => isBefore(first, others.at(-1))),
    standsAfter: (other) => inOrder(other, 'after', (spans, [first]) => isBefore(first, spans.at(-1))),
  }
}

const isBefore = (one: Span | undefined, other: Span | undefined): boolean =>
  one !== undefined && other !== undefined && one.end <= other.start
