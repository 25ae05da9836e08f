import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import type { ReadText } from '../record/evidence-text.ts'
import { excerptOf } from '../record/excerpt.ts'
import type { Margin } from '../record/margin.ts'
import { type Mark, marksFrom } from '../record/mark.ts'
import { counted, grouped } from './counted.ts'
import { languageOf } from './language.ts'
import { scrollStop } from './scroll-stop.ts'
import { sourceAnchor } from './source-anchor.ts'

/** Shorter texts stand open; with a mark in them, texts up to ten times as long. */
const shortText = 1_500

const givenBy = (read: ReadText | undefined): string => (read ? `turn ${read.turn}, ${read.tool}` : '')

/** What was read of one document, each text once, and the colour classes that it needs. */
export const readDocument = (
  name: string,
  texts: readonly ReadText[],
  marks: readonly Mark[],
  margin: Margin,
): { readonly html: unknown; readonly classes: readonly string[] } => {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0)
  const isOpen = length <= shortText || (marks.length > 0 && length <= 10 * shortText)
  const excerpts = texts.map((read) => ({
    read,
    excerpt: excerptOf(read.text, marksFrom(marks, read.start, read.text.length), margin),
  }))
  return {
    classes: excerpts.flatMap(({ excerpt }) => excerpt.classes),
    html: (
      <details class="fold read" id={sourceAnchor('read', name)} open={isOpen}>
        <summary>
          <span>
            <b>{name}</b>{' '}
            {marks.length > 0 ? <span class="label">{counted(marks.length, 'mark')}</span> : null}
          </span>
          <span class="took">{grouped(length)} characters</span>
        </summary>
        {excerpts.map(({ read, excerpt }, index) => (
          <>
            {givenBy(read) === givenBy(excerpts[index - 1]?.read) ? null : (
              <p class="label">{givenBy(read)}</p>
            )}
            <div
              class={excerpt.kind === 'document' ? 'sheet' : 'excerpt'}
              lang={languageOf(read.text, 'en')}
              tabindex={scrollStop(excerpt.html)}
            >
              {raw(excerpt.html)}
            </div>
          </>
        ))}
      </details>
    ),
  }
}

/** A source that was not read, shown where a finding quotes it: what stood before, or the words of a fact. */
export const QuotedSource: FC<{ name: string; note: string; text: string; html: string }> = ({
  name,
  note,
  text,
  html,
}) => (
  <>
    <h3 id={sourceAnchor('before', name)}>{name}</h3>
    <p class="note">{note}</p>
    <div class="excerpt" lang={languageOf(text, 'en')}>
      {raw(html)}
    </div>
  </>
)
