import { z } from 'zod'
import { type DocumentState, documentTypes } from '../../app/index.ts'
import { documentCode, html, name } from '../arguments.ts'
import { quoted } from '../nearest-name.ts'
import { nextDocumentCode } from '../next-number.ts'
import { Refusal } from '../refusal.ts'
import { type Shelf, withDocument } from '../shelf.ts'
import { defineTool, type Tool } from '../tool.ts'
import { findDocument, storeDraft, versionName, versionsOf, workingDraft } from '../versions.ts'

const draftTypes = documentTypes.filter((type) => type !== 'file')

const freeCode = (shelf: Shelf, code: string, type: DocumentState['type']): string => {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u.test(code)) {
    throw new Refusal(
      `${quoted(code)} cannot be a code: use letters, digits, "-", "." and "_". Leave code out to get ${nextDocumentCode(shelf, type)}.`,
    )
  }
  if ([...shelf.documents, ...shelf.files].some((each) => each.code.toLowerCase() === code.toLowerCase())) {
    throw new Refusal(
      `${code} is taken. To change that document, edit it; for a new one leave code out to get ${nextDocumentCode(shelf, type)}.`,
    )
  }
  return code
}

/** The version of a document that a new one is made from: the valid one where there is one. */
const templateOf = (shelf: Shelf, code: string): DocumentState =>
  versionsOf(shelf, code).find(({ status }) => status === 'valid') ?? findDocument(shelf, code)

const createDraft = defineTool({
  name: 'create_draft',
  description:
    'Creates a new document as a draft, version 1: blank, with a body of its own, or with the body of a template to work on.',
  effect: 'write',
  args: {
    type: z.enum(draftTypes),
    title: name(300).describe('Title of the new document, without its code'),
    code: name(40).optional().describe('Code; the next free one of the type when left out'),
    template: documentCode()
      .optional()
      .describe(
        'Code of the document that the new one is made after. Its body is copied when html is left out',
      ),
    html: html().optional().describe('The body as HTML: headings, paragraphs, lists, tables'),
  },
  run: (shelf, { type, title, code, template: templateCode, html: body }) => {
    const template = templateCode === undefined ? undefined : templateOf(shelf, templateCode)
    const draft: DocumentState = {
      code: code === undefined ? nextDocumentCode(shelf, type) : freeCode(shelf, code, type),
      version: 1,
      title: title.trim(),
      type,
      status: 'draft',
      ...(template && { template: template.code }),
      html: body ?? template?.html ?? '',
    }
    const copied = template && body === undefined
    const origin = copied
      ? `with the body of ${versionName(template)}, which is to be rewritten for the new subject`
      : 'with the body given'
    return {
      content: `The draft ${versionName(draft)} ${quoted(draft.title)} was created ${draft.html === '' ? 'blank' : origin}.`,
      shelf: withDocument(shelf, draft),
      wrote: [versionName(draft)],
    }
  },
})

const renameDocument = defineTool({
  name: 'rename_document',
  description: "Changes a document's title. Headings and text in its body stay as they are.",
  effect: 'write',
  args: { code: documentCode(), title: name(300).describe('The new title, without the code') },
  run: (shelf, { code, title }) => {
    const working = workingDraft(shelf, code)
    const renamed = { ...working.draft, title: title.trim() }
    if (renamed.title === working.draft.title) {
      throw new Refusal(`${code} has that title already. Nothing was done.`)
    }
    const { shelf: changed, wrote, opened } = storeDraft(shelf, working, renamed)
    return {
      content: `The title of ${versionName(renamed)} is now ${quoted(renamed.title)}; it was ${quoted(working.draft.title)}.${opened}`,
      shelf: changed,
      wrote,
    }
  },
})

export const draftTools: readonly Tool[] = [createDraft, renameDocument]
