import { parseRichText, type RichText } from '../richtext/index.ts'
import { mostAdded } from './arguments.ts'
import { Refusal } from './refusal.ts'
import type { Shelf } from './shelf.ts'
import type { Done } from './tool.ts'
import { storeDraft, versionName, workingDraft } from './versions.ts'

/** A document's body after an edit, and what was done, as a clause: `Section 5 was replaced`. */
export interface Edited {
  readonly html: string
  readonly done: string
}

/**
 * Edits the body of a document's draft, which is opened first where the document is valid.
 * @throws {Refusal} when it cannot be edited, or the edit would change nothing
 */
export const editBody = (
  shelf: Shelf,
  code: string,
  edit: (rich: RichText, documentName: string) => Edited,
): Done => {
  const working = workingDraft(shelf, code)
  const { draft, openedFrom } = working
  const { html, done } = edit(parseRichText(draft.html), versionName(openedFrom ?? draft))
  if (html === draft.html) throw new Refusal(`This would change nothing in ${code}. Nothing was done.`)
  const { shelf: changed, wrote, opened } = storeDraft(shelf, working, { ...draft, html })
  return { content: `${done} in ${versionName(draft)}.${opened}`, shelf: changed, wrote }
}

/** Refuses an edit that would make a document grow without measure, before it is carried out. */
export const refuseGrowth = (places: number, addedAtEach: number) => {
  if (places * addedAtEach <= mostAdded) return
  throw new Refusal(
    `This would add more than ${mostAdded} characters: ${places} places, ${addedAtEach} characters each. Narrow it to a section or to one occurrence.`,
  )
}
