import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { parseRichText } from '../../richtext/index.ts'
import type { Answer, Written } from '../../run/index.ts'
import { type Change, documentChanges, recordChanges } from '../record/changes.ts'
import { Changes } from '../record/changes-view.tsx'
import { documentNamed } from '../record/evidence-text.ts'
import { plainInline } from '../record/inline.ts'
import type { Margin } from '../record/margin.ts'
import { type Mark, marksFrom } from '../record/mark.ts'
import { styledDocument } from '../record/styled-document.ts'
import { languageOf } from './language.ts'
import { scrollStop } from './scroll-stop.ts'
import { sourceAnchor } from './source-anchor.ts'

const noted = (notes: string, html: string): string =>
  notes === '' ? html : `<div class="noted">${notes}${html}</div>`

/** A document or a record as it looks, its quotes marked and their notes in its margin. */
export const sheetHtml = (written: Written, marks: readonly Mark[], margin: Margin): string => {
  if (written.kind === 'record') return fieldsHtml(written.record.fields, marks, margin)
  const { document, rich, bodyStart } = written
  const ofTitle = marksFrom(marks, 0, document.title.length)
  const title = plainInline(document.title, ofTitle, { isStrong: true, anchors: margin.anchors })
  const body = styledDocument(rich, marksFrom(marks, bodyStart, rich.text.length), margin)
  return `${noted(margin.notes(ofTitle), `<h3>${title}</h3>`)}${body}`
}

/** A line a field, as the evidence has them: `field: value`. */
const fieldsHtml = (
  fields: Readonly<Record<string, string>>,
  marks: readonly Mark[],
  margin: Margin,
): string => {
  let start = 0
  return Object.entries(fields)
    .map(([field, value]) => {
      const ofField = marksFrom(marks, start, field.length)
      const ofValue = marksFrom(marks, start + field.length + 2, value.length)
      start += field.length + 2 + value.length + 1
      const options = { anchors: margin.anchors }
      const notes = margin.notes([...ofField, ...ofValue])
      return noted(
        notes,
        `<div class="field"><p class="label">${plainInline(field, ofField, options)}</p><p class="as-typed">${plainInline(value, ofValue, options)}</p></div>`,
      )
    })
    .join('')
}

const changesOf = (written: Written, before: Answer['before']): readonly Change[] | undefined => {
  const { stoodBefore } = written
  if (!stoodBefore) return undefined
  if (written.kind === 'record') return recordChanges(stoodBefore.text, written.text)
  const previous = documentNamed(before, stoodBefore.name)
  return (
    previous &&
    documentChanges(
      { title: previous.title, rich: parseRichText(previous.html) },
      { title: written.document.title, rich: written.rich },
    )
  )
}

const describe = (written: Written): string => {
  if (written.kind === 'record')
    return `${written.record.kind}, ${written.created ? 'created in this answer' : 'changed in this answer'}`
  const { type, status, template } = written.document
  return [
    type,
    status,
    ...(template === undefined ? [] : [`made from ${template}`]),
    written.created ? 'created in this answer' : 'changed in this answer',
  ].join(', ')
}

/** What the answer wrote, as written; where something stood before, the changes against it stand beside it to choose. */
export const WrittenSheet: FC<{
  written: Written
  before: Answer['before']
  marks: readonly Mark[]
  margin: Margin
}> = ({ written, before, marks, margin }) => {
  const anchor = sourceAnchor('record', written.name)
  const language = languageOf(written.text, 'en')
  const changes = changesOf(written, before)
  const html = sheetHtml(written, marks, margin)
  const sheet = (
    <article class="sheet" lang={language} tabindex={scrollStop(html) ?? -1}>
      {raw(html)}
    </article>
  )
  return (
    <>
      <h3 id={anchor}>The record: {written.name}</h3>
      <p class="note">{describe(written)}</p>
      {changes ? (
        <>
          <details class="fold version" name={anchor} open>
            <summary>
              <span>As written</span>
            </summary>
            {sheet}
          </details>
          <details class="fold version" name={anchor}>
            <summary>
              <span>Changes against {written.stoodBefore?.name}</span>
            </summary>
            <article class="sheet changes" lang={language}>
              <Changes changes={changes} />
            </article>
          </details>
        </>
      ) : (
        sheet
      )}
    </>
  )
}
