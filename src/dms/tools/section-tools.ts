import { z } from 'zod'
import {
  addSection,
  deleteSection,
  headingText,
  insertIntoSection,
  replaceSection,
} from '../../richtext/index.ts'
import { documentCode, html, name, sectionName } from '../arguments.ts'
import { editBody } from '../edit.ts'
import { quoted } from '../nearest-name.ts'
import { Refusal } from '../refusal.ts'
import { refuseRepeatedHeading, sectionOf } from '../sections.ts'
import { defineTool, type Tool } from '../tool.ts'

const refuseEmpty = (content: string, tool: string) => {
  if (content.trim() === '') throw new Refusal(`"html" of ${tool} is empty. Give the content to be written.`)
}

const editSection = defineTool({
  name: 'edit_section',
  description:
    'Replaces all that stands under a heading, sub-sections included, down to the next heading of the same or a higher level. The heading stays.',
  effect: 'write',
  args: {
    code: documentCode(),
    section: sectionName(),
    html: html().describe('The new content as HTML, without the heading of the section'),
  },
  run: (shelf, { code, section: wanted, html: content }) =>
    editBody(shelf, code, (rich, documentName) => {
      refuseEmpty(content, 'edit_section')
      const section = sectionOf(rich, documentName, wanted)
      refuseRepeatedHeading(rich, section, content)
      return {
        html: replaceSection(rich, section, content),
        done: `Section ${quoted(headingText(rich, section))} was replaced`,
      }
    }),
})

const insertText = defineTool({
  name: 'insert_text',
  description:
    "Adds content to a section's own text: at its end before its sub-sections, or right under its heading.",
  effect: 'write',
  args: {
    code: documentCode(),
    section: sectionName(),
    html: html().describe('The content to add, as HTML; a text without tags becomes a paragraph'),
    position: z.enum(['start', 'end']).optional().describe('end when left out'),
  },
  run: (shelf, { code, section: wanted, html: content, position }) =>
    editBody(shelf, code, (rich, documentName) => {
      refuseEmpty(content, 'insert_text')
      const section = sectionOf(rich, documentName, wanted)
      refuseRepeatedHeading(rich, section, content)
      return {
        html: insertIntoSection(rich, section, content, position),
        done: `The text was added at the ${position ?? 'end'} of section ${quoted(headingText(rich, section))}`,
      }
    }),
})

const addSectionTool = defineTool({
  name: 'add_section',
  description:
    'Adds a section with a heading. It comes after the section named; without one, where its number belongs, else at the end.',
  effect: 'write',
  args: {
    code: documentCode(),
    heading: name(1000).describe(
      'The heading as it is read, with its number where headings have one: "5.3 Records"',
    ),
    html: html().describe('The content under the heading, as HTML'),
    after: sectionName()
      .optional()
      .describe('The section that it comes after: its number or the title of its heading'),
  },
  run: (shelf, { code, heading, html: content, after }) =>
    editBody(shelf, code, (rich, documentName) => {
      const neighbour = after === undefined ? undefined : sectionOf(rich, documentName, after)
      const twin = rich.sections.find((section) => headingText(rich, section).trim() === heading.trim())
      if (twin) {
        throw new Refusal(
          `${documentName} has a section ${quoted(heading)} already. Use edit_section or insert_text for it.`,
        )
      }
      return {
        html: addSection(rich, { heading, html: content }, neighbour),
        done: `Section ${quoted(heading)} was added${neighbour ? ` after ${quoted(headingText(rich, neighbour))}` : ''}`,
      }
    }),
})

const deleteSectionTool = defineTool({
  name: 'delete_section',
  description: 'Takes a section out of the draft: its heading, its content and its sub-sections.',
  effect: 'write',
  args: { code: documentCode(), section: sectionName() },
  run: (shelf, { code, section: wanted }) =>
    editBody(shelf, code, (rich, documentName) => {
      const section = sectionOf(rich, documentName, wanted)
      return {
        html: deleteSection(rich, section),
        done: `Section ${quoted(headingText(rich, section))} was taken out`,
      }
    }),
})

export const sectionTools: readonly Tool[] = [editSection, insertText, addSectionTool, deleteSectionTool]
