import { isHighlighted, type RichText, type Span } from '../../richtext/index.ts'
import { nearest } from '../nearest.ts'
import { failed, type Outcome, passed, unknown } from '../outcome.ts'
import { saysSomething } from '../phrase.ts'
import { sentencesIn, spansOf, whereIs } from '../query/find-in-place.ts'
import { piecesAt } from '../query/look-of.ts'
import { type Place, richTextOf } from '../query/place.ts'
import type { StateQuery } from '../query/state-query.ts'
import { counted, quoted } from '../show.ts'
import { compared } from './compared.ts'

/** That a text survived, and what may be asked further of it. */
export type Survival = Outcome & {
  /** Where it was highlighted before, it still is: at as many places at least. */
  stillHighlighted(): Outcome
}

const isHighlightedAt = (rich: RichText, span: Span): boolean =>
  piecesAt(rich, span).every(({ style }) => isHighlighted(style))

/** A text that stood in a document before still stands in its newest version, wherever in it. */
export const survived = (before: StateQuery, after: StateQuery, code: string, text: string): Survival => {
  const survival = (
    looked: string,
    examine: (was: Place, is: Place, spans: readonly Span[]) => Outcome,
  ): Outcome => {
    if (!saysSomething(text)) return unknown(looked, 'there is no word in the text to look for')
    return compared(before, after, code, looked, (was, is) => {
      if (spansOf(was, text, 'text').length === 0)
        return unknown(looked, 'it did not stand there before the answer')
      const spans = spansOf(is, text, 'text')
      if (spans.length > 0) return examine(was, is, spans)
      const near = nearest(
        sentencesIn(is).map((sentence) => sentence.text),
        text,
      )
      return failed(looked, near === undefined ? 'nothing like it' : `nearest: ${quoted(near)}`)
    })
  }
  const looked = `${quoted(text)} still in ${code}`
  return {
    ...survival(looked, (_, is, [first]) =>
      passed(looked, first ? `it stands in ${whereIs(richTextOf(is.document), first)}` : ''),
    ),
    stillHighlighted: () => {
      const lookedFor = `${quoted(text)} still in ${code}, still highlighted`
      return survival(lookedFor, (was, is, spans) => {
        const highlighted = (place: Place, where: readonly Span[]): number =>
          where.filter((span) => isHighlightedAt(richTextOf(place.document), span)).length
        const [due, left] = [highlighted(was, spansOf(was, text, 'text')), highlighted(is, spans)]
        if (due === 0) return unknown(lookedFor, 'it was not highlighted before the answer')
        return (left >= due ? passed : failed)(
          lookedFor,
          `highlighted ${counted(left, 'time')}, before ${counted(due, 'time')}`,
        )
      })
    },
  }
}
