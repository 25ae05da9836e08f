import { z } from 'zod'
import {
  findText,
  formatText,
  isColour,
  isTransparent,
  type RichText,
  replaceText,
  type Section,
  type Span,
  type TextFormat,
} from '../../richtext/index.ts'
import { documentCode, name, sectionName, soughtText, wholeNumber } from '../arguments.ts'
import { editBody, refuseGrowth } from '../edit.ts'
import { quoted } from '../nearest-name.ts'
import { Refusal } from '../refusal.ts'
import { sectionOf } from '../sections.ts'
import type { Shelf } from '../shelf.ts'
import { textNotFound } from '../text-not-found.ts'
import { defineTool, type Tool } from '../tool.ts'
import { findDocument } from '../versions.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

const onlyIn = sectionName()
  .optional()
  .describe('Only in this section: its number ("5.2") or the title of its heading')

interface Where {
  readonly code: string
  readonly text: string
  readonly section: string | undefined
}

/** The places of a text in a document or a section of it; never none. */
const placesOf = (
  shelf: Shelf,
  rich: RichText,
  documentName: string,
  { code, text, section }: Where,
): readonly Span[] => {
  const within: Section | undefined =
    section === undefined ? undefined : sectionOf(rich, documentName, section)
  const spans = findText(rich, text, within ? { within } : {})
  if (spans.length > 0) return spans
  throw textNotFound(rich, { documentName, title: findDocument(shelf, code).title, text, within })
}

const chosen = (spans: readonly Span[], occurrence: 'all' | number): readonly Span[] => {
  if (occurrence === 'all') return spans
  const span = spans[occurrence - 1]
  if (span) return [span]
  throw new Refusal(
    `There is no occurrence ${occurrence}: the text stands there ${times(spans.length)}. Nothing was done.`,
  )
}

const replaceTextTool = defineTool({
  name: 'replace_text',
  description:
    'Replaces a text wherever it stands in a document, in headings, lists and tables too, and keeps the look. The text is found as it is read: across bold and coloured pieces, inside one paragraph, item or cell. Letter case must match; other cases, inflected forms and the title need calls of their own.',
  effect: 'write',
  args: {
    code: documentCode(),
    find: soughtText().describe('The text to replace, as it is read, without tags'),
    replace: z.string().max(20_000).describe('The new text, without tags; empty to take the text out'),
    section: onlyIn,
    occurrence: z
      .union([z.literal('all'), wholeNumber(1, 1_000_000)])
      .optional()
      .describe('"all", or which one, counted from 1; all when left out'),
  },
  run: (shelf, { code, find, replace, section, occurrence = 'all' }) =>
    editBody(shelf, code, (rich, documentName) => {
      const spans = chosen(placesOf(shelf, rich, documentName, { code, text: find, section }), occurrence)
      refuseGrowth(spans.length, Math.max(0, replace.length - find.length))
      return {
        html: replaceText(rich, spans, replace),
        done: `${quoted(find)} was replaced by ${quoted(replace)} ${times(spans.length)}`,
      }
    }),
})

const colourOf = (argument: string, colour: string): string => {
  if (!isColour(colour)) {
    throw new Refusal(
      `"${argument}" must be a colour as CSS writes it, such as "red", "#c00000" or "rgb(192, 0, 0)"; it is ${quoted(colour)}.`,
    )
  }
  if (isTransparent(colour)) {
    throw new Refusal(
      `"${argument}" is transparent, which shows nothing. To take a highlight off, use "white".`,
    )
  }
  return colour
}

const formatTextTool = defineTool({
  name: 'format_text',
  description:
    'Gives a text a look, wherever it stands in the document or section: colour, highlight, bold, italic, underline. The words stay as they are.',
  effect: 'write',
  args: {
    code: documentCode(),
    text: soughtText().describe('The text to format, as it is read, without tags'),
    section: onlyIn,
    colour: name(100).optional().describe('Colour of the letters, as CSS writes it: "red", "#c00000"'),
    highlight: name(100).optional().describe('Colour behind the letters; "white" takes a highlight off'),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    underline: z
      .boolean()
      .optional()
      .describe('An underline is put on here, and taken off with edit_section'),
  },
  run: (shelf, { code, text, section, colour, highlight, bold, italic, underline }) => {
    if (underline === false) {
      throw new Refusal(
        'An underline cannot be taken off here. Write the section without it, with edit_section.',
      )
    }
    const format: TextFormat = {
      ...(colour !== undefined && { colour: colourOf('colour', colour) }),
      ...(highlight !== undefined && { highlight: colourOf('highlight', highlight) }),
      ...(bold !== undefined && { bold }),
      ...(italic !== undefined && { italic }),
      ...(underline && { underline }),
    }
    if (Object.keys(format).length === 0) {
      throw new Refusal(
        'Say what the text shall look like: give at least one of colour, highlight, bold, italic, underline.',
      )
    }
    return editBody(shelf, code, (rich, documentName) => {
      const spans = placesOf(shelf, rich, documentName, { code, text, section })
      refuseGrowth(spans.length, JSON.stringify(format).length + 60)
      return {
        html: formatText(rich, spans, format),
        done: `${quoted(text)} was formatted ${times(spans.length)}`,
      }
    })
  },
})

export const textTools: readonly Tool[] = [replaceTextTool, formatTextTool]
