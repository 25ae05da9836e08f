import { z } from 'zod'

/** The most characters that one call may add to a document: about 1 MB. */
export const mostAdded = 1_000_000

const longestName = 200

const asText = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value
const asNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value

/** A whole number within bounds; digits in quotation marks are taken as one. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(asNumber, z.number().int().min(least).max(most))

const isOneLine = (text: string) => text.trim() !== '' && !/[\n\r]/.test(text)

/** A name on one line: a code, an id, a title, a heading. A number is taken as its digits. */
export const name = (most = longestName) => z.preprocess(asText, z.string().max(most).refine(isOneLine))

export const html = () => z.string().max(mostAdded)

/** A text to look for, as a reader sees it. */
export const soughtText = () => z.string().min(1).max(20_000)

export const documentCode = () =>
  name().describe('Code of the document, such as SOP-014, without its version')

export const sectionName = () =>
  name(1000).describe('Number of the section as it is read ("5", "5.2"), or the title of its heading')
