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
    name_: (style: RunStyle) => string,
  ): Outcome => {
    const looked = `${wanted} in ${name}, ${how}`
    return standing(looked, (place, spans) => {
      const pieces = spans.flatMap((span) => piecesAt(richTextOf(place.document), span))
      const odd = pieces.find(({ style }) => !fits(style))
      return verdict(!odd, looked, odd ? `${quoted(odd.text)} is ${name_(odd.style)}` : `it is ${how}`)
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
      if (!colourNames.includes(colour))
        throw new Error(`no colour is called ${colour}; there are ${colourNames.join(', ')}`)
      return looking(
        colour,
        (style) => looksLike(colourOf(style), colour),
        (style) => clip(colourOf(style), 40),
      )
    },
    isHighlighted: () =>
      looking('highlighted', isHighlighted, ({ background }) =>
        background ? `on ${clip(background, 40)}` : 'not highlighted',
      ),
    isBold: () =>
      looking(
        'bold',
        ({ bold }) => bold,
        () => 'not bold',
      ),
    isItalic: () =>
      looking(
        'italic',
        ({ italic }) => italic,
        () => 'not italic',
      ),
    isUnderlined: () =>
      looking(
        'underlined',
        ({ underline }) => underline,
        () => 'not underlined',
      ),
    standsBefore: (other) => {
      const looked = `${wanted} before ${quoted(other)} in ${name}`
      return standing(looked, (place, spans) => {
        const others = spansOf(place, other, 'text')
        const holds = spans.some(({ end }) => others.some(({ start }) => start >= end))
        return verdict(holds, looked, placesOf(others, holds))
      })
    },
    standsAfter: (other) => {
      const looked = `${wanted} after ${quoted(other)} in ${name}`
      return standing(looked, (place, spans) => {
        const others = spansOf(place, other, 'text')
        const holds = spans.some(({ start }) => others.some(({ end }) => end <= start))
        return verdict(holds, looked, placesOf(others, holds))
      })
    },
  }
}

const placesOf = (others: readonly Span[], holds: boolean): string => {
  if (holds) return 'in this order'
  return others.length > 0 ? 'in another order' : 'the other text is not there'
}
