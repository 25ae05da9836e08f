import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { type EvidenceSource, evidenceOf } from '../../judge/index.ts'
import { type Answer, type Written, writtenBy } from '../../run/index.ts'
import type { LoadedCase, Suite } from '../../suite/index.ts'
import { readTexts } from '../record/evidence-text.ts'
import type { Mark } from '../record/mark.ts'
import { marksFrom } from '../record/mark.ts'
import { nearMarks } from '../record/near-marks.ts'
import { plainText } from '../record/plain-text.ts'
import { colourClasses } from '../record/styled-document.ts'
import type { PlaceOf } from './finding.tsx'
import { type LetteredFinding, marksOf, quoteAnchor, sourceKey } from './lettered.ts'
import { placesIn } from './place.ts'
import { QuotedSource, readDocument } from './reads.tsx'
import { bareMargin, marginOf } from './side-note.tsx'
import { TurnBlock } from './turn.tsx'
import { WrittenSheet } from './written.tsx'

/** All that was said, written and read in an answer, as HTML, with its quotes marked. */
export interface ShownEvidence {
  readonly written: readonly Written[]
  readonly conversation: string
  /** What was written and what was read; empty where there is neither. */
  readonly sources: string
  /** Quotes that have no place in what is shown: they stand in markup that no reader sees. */
  readonly unplaced: string
  /** The colour classes that it needs. */
  readonly classes: readonly string[]
  readonly placeOf: PlaceOf
}

const notRead: Readonly<Record<NonNullable<EvidenceSource['role']>, string>> = {
  'stood before': 'As it stood before the chatbot changed it; the lines around what is quoted.',
  'fact table': 'The words of the fact table in their document; the lines around them.',
}

/** Around a quote that has no place, so much of the source is shown as it was given. */
const around = 200

const Unplaced: FC<{ name: string; html: string }> = ({ name, html }) => (
  <div>
    <p class="label">{name}, as it was given, markup and all</p>
    <div class="excerpt">{raw(html)}</div>
  </div>
)

const unplacedQuotes = (
  lettered: readonly LetteredFinding[],
  evidence: readonly EvidenceSource[],
  anchors: Set<string>,
): string =>
  lettered
    .flatMap((each) =>
      each.finding.quotes.map((quote, index) => {
        const anchor = quoteAnchor(each.letter, index)
        if (anchors.has(anchor)) return ''
        const source = evidence.find((one) => sourceKey(one) === sourceKey(quote.source))
        const span = quote.location.spans[0] ?? { start: 0, end: 0 }
        const text = source && span.end > span.start ? source.text : quote.text
        const whole = text === quote.text ? { start: 0, end: text.length } : span
        const from = Math.max(0, whole.start - around)
        const shown = text.slice(from, whole.end + around)
        const marks = [{ ...whole, letter: each.letter, anchor }]
        const html = plainText(shown, marksFrom(marks, from, shown.length), marginOf([each], anchors))
        return (<Unplaced name={quote.source.name} html={html} />).toString()
      }),
    )
    .join('')

/** Renders the evidence of one answer. */
export const showEvidence = (
  answer: Answer,
  task: LoadedCase,
  suite: Pick<Suite, 'seed'>,
  lettered: readonly LetteredFinding[],
): ShownEvidence => {
  const written = writtenBy(answer)
  const texts = readTexts(answer)
  const anchors = new Set<string>()
  const marks = marksOf(lettered)
  const ofSource = (kind: EvidenceSource['kind'], name: string): readonly Mark[] =>
    marks.get(sourceKey({ kind, name })) ?? []

  const conversation = answer.turns
    .map((turn, index) =>
      (
        <TurnBlock
          turn={turn}
          index={index}
          label={answer.chatbotLabel}
          task={task}
          marksOf={ofSource}
          margin={bareMargin(anchors)}
        />
      ).toString(),
    )
    .join('')

  const records = written
    .map((each) =>
      (
        <WrittenSheet
          written={each}
          before={answer.before}
          marks={ofSource('record', each.name)}
          margin={marginOf(lettered, anchors, true)}
        />
      ).toString(),
    )
    .join('')

  const reads = [...texts].map(([name, read]) =>
    readDocument(name, read, ofSource('document', name), marginOf(lettered, anchors)),
  )
  const readHtml = reads.map(({ html }) => String(html)).join('')

  // What was neither said, written nor read is laid out only where a finding quotes it.
  const isPlaced = ({ finding, letter }: LetteredFinding): boolean =>
    finding.quotes.every((_quote, index) => anchors.has(quoteAnchor(letter, index)))
  const evidence = lettered.every(isPlaced)
    ? []
    : evidenceOf(
        answer,
        written,
        suite,
        task.facts.facts.map(({ document }) => document),
      )

  const quoted = evidence
    .filter(({ role }) => role !== undefined)
    .map(({ name, text, role }) => {
      const own = ofSource('document', name)
      if (own.length === 0 || role === undefined) return ''
      const html = nearMarks(text, own, marginOf(lettered, anchors))
      return (<QuotedSource name={name} note={notRead[role]} text={text} html={html} />).toString()
    })
    .join('')

  return {
    written,
    conversation,
    sources: [records, readHtml === '' ? '' : `<h3 id="reads">What it read</h3>${readHtml}`, quoted].join(''),
    unplaced: unplacedQuotes(lettered, evidence, anchors),
    classes: [
      ...written.flatMap((each) => (each.kind === 'document' ? colourClasses(each.rich) : [])),
      ...reads.flatMap(({ classes }) => classes),
    ],
    placeOf: placesIn(written, texts),
  }
}
