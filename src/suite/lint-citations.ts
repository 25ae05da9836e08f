import { parseRichText } from '../richtext/index.ts'
import { codePattern, codesIn, sectionsIn } from './citation.ts'
import type { LintRow } from './lint-row.ts'
import type { Passage } from './passage.ts'
import type { Suite } from './suite.ts'

/** Something cited that does not exist, as `on-purpose.yaml` names it. */
export interface BadCitation {
  readonly cites: string
  readonly row: LintRow & { readonly offset: number }
}

interface Shelf {
  readonly codes: ReadonlySet<string>
  readonly titlesOf: (code: string) => readonly string[]
  /** The highest version of a document; undefined for a file. */
  readonly newest: (code: string) => number | undefined
  /** The numbers of sections that a reader finds in a document, in any of its versions. */
  readonly sectionsOf: (code: string) => ReadonlySet<string>
}

/** `5` where there is a `5.2`, too. */
const withParents = (numbers: readonly string[]): ReadonlySet<string> =>
  new Set(
    numbers.flatMap((each) =>
      each.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.')),
    ),
  )

/** A numbered line that is no heading to a machine, and is one to a reader: `5.2 Čištění`, `kapitola 5`. */
const numberedLine =
  /^\s*(?:(?:[Kk]apitola|[Oo]ddíl|[Cc]hapter|[Ss]ection)\s+)?(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u

const shelfOf = ({ seed }: Pick<Suite, 'seed'>): Shelf => {
  const all = [...seed.documents, ...seed.files]
  const known = new Map<string, ReadonlySet<string>>()
  const read = (code: string): ReadonlySet<string> => {
    const numberOf = (line: string) => numberedLine.exec(line)?.[1] ?? []
    const documents = seed.documents
      .filter((each) => each.code === code)
      .map(({ html }) => parseRichText(html))
    const files = seed.files.filter((each) => each.code === code)
    return withParents([
      ...documents.flatMap(({ sections }) => sections.flatMap((section) => section.number ?? [])),
      ...documents.flatMap(({ blocks }) =>
        blocks.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => numberOf(text)),
      ),
      ...files.flatMap(({ pages }) => pages.flatMap((page) => page.split('\n').flatMap(numberOf))),
    ])
  }
  return {
    codes: new Set(all.map(({ code }) => code)),
    titlesOf: (code) => all.filter((each) => each.code === code).map(({ title }) => title),
    newest: (code) => {
      const versions = seed.documents.filter((each) => each.code === code).map(({ version }) => version)
      return versions.length === 0 ? undefined : Math.max(...versions)
    },
    sectionsOf: (code) => {
      const sections = known.get(code) ?? read(code)
      known.set(code, sections)
      return sections
    },
  }
}

const isFile = ({ file }: Passage): boolean => file.startsWith('files/')

/** Every document, section and version that a passage cites and that the tenant does not have. */
export const badCitations = (
  suite: Pick<Suite, 'seed'>,
  passages: readonly Passage[],
): readonly BadCitation[] => {
  const shelf = shelfOf(suite)
  const pattern = codePattern(shelf.codes)
  return passages.flatMap((passage) => {
    const bad = (cites: string, at: number, message: string): BadCitation => ({
      cites,
      row: { severity: 'fault', file: passage.file, offset: passage.start + at, message },
    })
    // Machines show codes of one letter and three digits, too, and their manuals are full of them.
    const codes = codesIn(passage.text, pattern).filter(
      ({ code }) => !isFile(passage) || !/^[A-Z]-/.test(code),
    )
    const missing = codes
      .filter(({ code }) => !shelf.codes.has(code))
      .map(({ code, start }) => bad(code, start, `there is no document ${code}.`))
    const tooNew = codes.flatMap(({ code, version, start }) => {
      const newest = shelf.newest(code)
      return version === undefined || newest === undefined || version <= newest
        ? []
        : [
            bad(
              `${code} version ${version}`,
              start,
              `${code} has no version ${version}: its newest is ${newest}.`,
            ),
          ]
    })
    const own = passage.document ? [passage.document.code] : []
    const sections = sectionsIn(passage.text, codes, shelf.titlesOf).flatMap(({ numbers, start, code }) => {
      const possible = [...new Set(code === undefined ? [...own, ...codes.map((each) => each.code)] : [code])]
      const existing = possible.filter((each) => shelf.codes.has(each))
      // Nobody can tell what is meant, or its document is missing and was told.
      if (existing.length === 0 || (code === undefined && own.length === 0)) return []
      return numbers
        .filter((number) => !existing.some((each) => shelf.sectionsOf(each).has(number)))
        .map((number) =>
          bad(
            `${existing[0]} section ${number}`,
            start,
            existing.length === 1
              ? `${existing[0]} has no section ${number}.`
              : `none of ${existing.join(', ')} has a section ${number}.`,
          ),
        )
    })
    return [...missing, ...tooNew, ...sections]
  })
}
