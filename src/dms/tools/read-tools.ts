import { z } from 'zod'
import { documentStatuses, documentTypes } from '../../app/index.ts'
import { headingText, parseRichText, sectionHtml } from '../../richtext/index.ts'
import { documentCode, name, sectionName, wholeNumber } from '../arguments.ts'
import { Refusal } from '../refusal.ts'
import { search, wordsOfQuery } from '../search.ts'
import { sectionOf } from '../sections.ts'
import { defineTool, type Tool } from '../tool.ts'
import { documentLine, fileLine, findDocument, findFile, versionName } from '../versions.ts'

const version = wholeNumber(1, 9999)
  .optional()
  .describe('Version number. When left out: the working draft where there is one, else the valid version')

const listDocuments = defineTool({
  name: 'list_documents',
  description:
    'Lists the documents and files, a line each: code and version, status, type, title. Every version has a line of its own; a file says how many pages it has.',
  effect: 'read',
  args: {
    type: z.enum(documentTypes).optional().describe('Only documents of this type'),
    status: z.enum(documentStatuses).optional().describe('Only versions with this status'),
  },
  run: (shelf, { type, status }) => {
    const documents = shelf.documents.filter(
      (document) =>
        (type ?? document.type) === document.type && (status ?? document.status) === document.status,
    )
    const files = (type ?? 'file') === 'file' && status === undefined ? shelf.files : []
    const lines = [...documents.map(documentLine), ...files.map(fileLine)]
    return {
      content:
        lines.length > 0 ? lines.join('\n') : 'No document fits. Leave out type or status to see more.',
    }
  },
})

const searchTool = defineTool({
  name: 'search',
  description:
    'Searches documents and files. A paragraph, item or table row is found when each word of the query begins a word in it; letter case and diacritics do not matter. Use beginnings of words to find inflected forms.',
  effect: 'read',
  args: {
    query: name(500).describe('Words, or beginnings of words, that must all stand in one paragraph'),
    limit: wholeNumber(1, 100).optional().describe('How many hits to show; 10 when left out'),
  },
  run: (shelf, { query, limit = 10 }) => {
    if (wordsOfQuery(query).length === 0)
      throw new Refusal('The query has no letter and no digit. Give at least one word.')
    const hits = search(shelf, query)
    if (hits.length === 0) {
      return { content: 'Nothing found. Try fewer words, or shorter beginnings of them.' }
    }
    const shown = hits.slice(0, limit)
    const count = hits.length === 1 ? '1 hit' : `${hits.length} hits`
    const head = hits.length > shown.length ? `${count}, the first ${shown.length}:` : `${count}:`
    return {
      content: [
        head,
        ...shown.map(({ document, place, snippet }) => `${document} | ${place} | ${snippet}`),
      ].join('\n'),
      reads: shown.map(({ document, snippet }) => ({ document, text: snippet })),
    }
  },
})

const readDocument = defineTool({
  name: 'read_document',
  description: 'Reads a document: a line that describes it, then its body as HTML.',
  effect: 'read',
  args: { code: documentCode(), version },
  run: (shelf, args) => {
    const document = findDocument(shelf, args.code, args.version)
    return {
      content: `${documentLine(document)}\n${document.html}`,
      reads: [{ document: versionName(document), text: document.html }],
    }
  },
})

const readSection = defineTool({
  name: 'read_section',
  description: 'Reads one section of a document, its sub-sections included, as HTML.',
  effect: 'read',
  args: { code: documentCode(), section: sectionName(), version },
  run: (shelf, args) => {
    const document = findDocument(shelf, args.code, args.version)
    const rich = parseRichText(document.html)
    const section = sectionOf(rich, versionName(document), args.section)
    const text = sectionHtml(rich, section)
    return {
      content: `${versionName(document)} | section ${headingText(rich, section)}\n${text}`,
      reads: [{ document: versionName(document), text }],
    }
  },
})

const mostPages = 20

const readFilePages = defineTool({
  name: 'read_file_pages',
  description: `Reads pages of a file, at most ${mostPages} in a call; each page is headed by its number.`,
  effect: 'read',
  args: {
    code: name().describe('Code of the file'),
    from: wholeNumber(1, 100_000).describe('First page'),
    to: wholeNumber(1, 100_000).optional().describe('Last page; only the first page when left out'),
  },
  run: (shelf, { code, from, to = from }) => {
    const file = findFile(shelf, code)
    const count = file.pages.length
    if (from > count || to < from) {
      throw new Refusal(
        `${code} has pages 1 to ${count}, and "to" may not be before "from". You asked for ${from} to ${to}.`,
      )
    }
    if (to - from >= mostPages) {
      throw new Refusal(
        `At most ${mostPages} pages in a call. Ask for ${from} to ${from + mostPages - 1} first, then go on.`,
      )
    }
    const last = Math.min(to, count)
    const pages = file.pages
      .slice(from - 1, last)
      .map((page, index) => `Page ${from + index} of ${count}\n${page}`)
      .join('\n\n')
    return { content: `${fileLine(file)}\n${pages}`, reads: [{ document: code, text: pages }] }
  },
})

export const readTools: readonly Tool[] = [
  listDocuments,
  searchTool,
  readDocument,
  readSection,
  readFilePages,
]
