import { parseRichText } from '../richtext/index.ts'
import { documentText } from '../run/written.ts'
import type { BadCitation } from './clause-reference.ts'
import { deniesOrAsks, ofAnotherTime } from './doubt.ts'
import type { RuleInput } from './rule.ts'
import {
  annexLabel,
  chapterLabel,
  holdsNumber,
  isOutside,
  numbersIn,
  sectionNumbers,
  versionLabel,
} from './section-number.ts'

/** What can be cited by code: the tenant's documents before and after, and the suite's files. */
export interface Shelf {
  /** Finds what is written as the tenant's codes are: same prefix, same number of digits. */
  readonly code: RegExp
  readonly exists: (code: string) => boolean
  /** Whether a document, all its versions together, certainly has no section of a number. */
  readonly lacksSection: (code: string, number: string) => boolean
  /** Whether a document certainly has no version of a number yet: it is above all that there are. */
  readonly lacksVersion: (code: string, version: number) => boolean
  /** Whether nothing in a document, all its versions together, is called its annex of a number or letter. */
  readonly lacksAnnex: (code: string, annex: string) => boolean
  readonly titlesOf: (code: string) => ReadonlySet<string>
}

const leastSections = 3

const sectionsOf = (html: string): readonly string[] =>
  parseRichText(html).sections.flatMap(({ number }) =>
    number !== undefined && /^\d+(?:\.\d+)*$/.test(number) ? [number] : [],
  )

/** The shelf of an answer. */
export const shelfOf = ({ answer: { before, after }, suite }: RuleInput): Shelf => {
  const documents = [...before.documents, ...after.documents, ...suite.seed.documents]
  const files = suite.seed.files
  const codes = new Set([...documents, ...files].map(({ code }) => code))
  const shapes = new Set(
    [...codes].flatMap((code) => {
      const [, prefix, digits] = /^(\p{Lu}{1,6})-(\d{2,5})$/u.exec(code) ?? []
      return prefix && digits ? [`${prefix}-\\d{${digits.length}}`] : []
    }),
  )
  const titles = new Map<string, Set<string>>()
  for (const { code, title } of [...documents, ...files])
    titles.set(code, (titles.get(code) ?? new Set()).add(title))
  const sections = new Map<string, ReadonlySet<string>>()
  const numbersOf = (code: string): ReadonlySet<string> => {
    const known =
      sections.get(code) ??
      new Set(documents.filter((each) => each.code === code).flatMap(({ html }) => sectionsOf(html)))
    sections.set(code, known)
    return known
  }
  return {
    code:
      shapes.size === 0
        ? /(?!)/gu
        : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${[...shapes].join('|')})(?![\\p{L}\\p{N}]|-\\d)`, 'gu'),
    exists: (code) => codes.has(code),
    lacksSection: (code, number) => {
      const file = files.find((each) => each.code === code)
      if (file) return !file.pages.some((page) => holdsNumber(page, number))
      const numbers = numbersOf(code)
      return numbers.size >= leastSections && isOutside(number, numbers)
    },
    lacksVersion: (code, version) => {
      const versions = documents.filter((each) => each.code === code).map((each) => each.version)
      return versions.length > 0 && version > Math.max(...versions)
    },
    lacksAnnex: (code, annex) => {
      const pages = files.find((each) => each.code === code)?.pages
      const texts = pages ?? documents.filter((each) => each.code === code).map(documentText)
      const isWhole = pages !== undefined || numbersOf(code).size >= leastSections
      return isWhole && !texts.some((text) => annexNamed(annex).test(text))
    },
    titlesOf: (code) => titles.get(code) ?? new Set(),
  }
}

/** How an annex is called in a text; a list of them names their kind once. */
const annexNamed = (annex: string): RegExp =>
  new RegExp(`${annexLabel}[^.\\n]{0,40}(?<![\\p{L}\\p{N}])${annex}(?![\\p{L}\\p{N}])`, 'iu')

/** What a code of one letter must stand beside to be a document's: machines show codes such as `E-505` too. */
const speaksOfDocuments =
  /(?<!\p{L})(?:dokument|formulář|evidenc|seznam|plán|document|form|register|list|podle|dle|viz|see)\p{L}*/iu
const states =
  /^\s(?:výslovně |jasně |clearly )?(?:stanov[íuo]|uvádí|říká|požaduje|určuje|popisuje|existuje|platí|requires|says|states|specifies|describes|exists|defines)(?!\p{L})/u

/** The documents that a sentence cites by code and that do not exist. */
export const missingDocuments = (
  sentence: string,
  shelf: Shelf,
  known: { readonly toDocuments: (code: string) => boolean; readonly toUser: (code: string) => boolean },
): readonly BadCitation[] => {
  if (deniesOrAsks.test(sentence) || ofAnotherTime.test(sentence)) return []
  return [...sentence.matchAll(shelf.code)].flatMap(({ 0: code, index: start }) => {
    const end = start + code.length
    if (shelf.exists(code) || known.toDocuments(code)) return []
    if (/^\p{Lu}-/u.test(code) && !speaksOfDocuments.test(sentence)) return []
    if (known.toUser(code) && !states.test(sentence.slice(end))) return []
    return [{ start, end, why: `There is no document ${code}.` }]
  })
}

const ofThisOne = /^\s?(?:tohoto|této|toho|výše|níže|zde|of this|above|below|here)(?!\p{L})/iu
const asksForOne = /(?<!\p{L})(?:přid\p{L}*|doplň\p{L}*|vlož\p{L}*|add\p{L}*|insert\p{L}*)(?!\p{L})/iu
const version = '(?:,?\\s(?:v\\.?|verz\\p{L}|version)\\s?\\d{1,3})?'
const ofDocument =
  '(?:(?:v|ve|z|ze|of|in|from|k|ke|to)\\s)?(?:the\\s)?(?:(?:dokument|postup|směrnic|instrukc|příručk|procedur|document)\\p{L}{0,3}\\s)?'
const afterCode = new RegExp(
  `^${version}[\\s,:(–-]{1,4}(?:(?:v|ve|in|viz)\\s)?${chapterLabel}\\s{0,3}(?<list>${sectionNumbers})`,
  'iu',
)
const beforeCode = new RegExp(
  `(?<![\\p{L}\\p{N}])${chapterLabel}\\s{0,3}(?<list>${sectionNumbers})[\\s,(]{1,3}${ofDocument}$`,
  'iu',
)
const reach = 120

/** What follows a code, without the document's title where that comes first. */
const withoutTitle = (text: string, titles: ReadonlySet<string>): string => {
  const opening = /^\s[„“"]?/u.exec(text)?.[0].length ?? 0
  for (const title of opening === 0 ? [] : titles) {
    const end = opening + title.length
    if (text.slice(opening, end).toLowerCase() === title.toLowerCase())
      return text.slice(end).replace(/^[“”"]/u, '')
  }
  return text
}

/** The sections of existing documents that a sentence cites by code and number and that do not exist. */
export const missingSections = (
  sentence: string,
  shelf: Shelf,
  known: (code: string, number: string) => boolean,
): readonly BadCitation[] => {
  if (deniesOrAsks.test(sentence) || asksForOne.test(sentence)) return []
  return [...sentence.matchAll(shelf.code)].flatMap(({ 0: code, index }) => {
    if (!shelf.exists(code)) return []
    const after = sentence.slice(index + code.length)
    const following = withoutTitle(after, shelf.titlesOf(code))
    const next = afterCode.exec(following)
    const end = index + code.length + (after.length - following.length) + (next?.[0].length ?? 0)
    const from = Math.max(0, index - reach)
    const previous = next ? undefined : beforeCode.exec(sentence.slice(from, index))
    const start = previous ? from + previous.index : index
    if (ofThisOne.test(sentence.slice(end))) return []
    const wrong = numbersIn((next ?? previous)?.groups?.['list'] ?? '').find(
      (number) => shelf.lacksSection(code, number) && !known(code, number),
    )
    return wrong === undefined ? [] : [{ start, end, why: `${code} has no section ${wrong}.` }]
  })
}

const noMore = '(?![\\p{L}\\p{N}]|[.,-]\\s?\\d)'
const joins = '^[\\s,:(–-]{1,4}(?:(?:v|ve|in|viz)\\s)?'
/** `SOP-014 v12` and „SOP-014, verze 12“, and not „SOP-014 v 6 kapitolách“. */
const versionAfterCode = new RegExp(
  `${joins}(?:${versionLabel}\\s(?:č\\.\\s?)?|v\\.\\s?|v(?=\\d))(?<cited>\\d{1,3})${noMore}`,
  'iu',
)
const versionBeforeCode = new RegExp(
  `(?<![\\p{L}\\p{N}])${versionLabel}\\s(?:č\\.\\s?)?(?<cited>\\d{1,3})[\\s,(]{1,3}${ofDocument}$`,
  'iu',
)
const annexAfterCode = new RegExp(
  `${joins}${annexLabel}\\s(?:č\\.\\s?)?(?<cited>\\d{1,2}|[A-Z])${noMore}`,
  'iu',
)
const annexBeforeCode = new RegExp(
  `(?<![\\p{L}\\p{N}])${annexLabel}\\s(?:č\\.\\s?)?(?<cited>\\d{1,2}|[A-Z])[\\s,(]{1,3}${ofDocument}$`,
  'iu',
)

/** What a sentence cites of documents by code, right after the code or right before it. */
function* citedParts(sentence: string, shelf: Shelf, after: RegExp, before: RegExp) {
  for (const { 0: code, index } of sentence.matchAll(shelf.code)) {
    if (!shelf.exists(code)) continue
    const rest = sentence.slice(index + code.length)
    const following = withoutTitle(rest, shelf.titlesOf(code))
    const next = after.exec(following)
    const from = Math.max(0, index - reach)
    const previous = next ? undefined : before.exec(sentence.slice(from, index))
    const cited = (next ?? previous)?.groups?.['cited']
    // „příloha a“, „příloze k“: a letter that names an annex is a capital.
    if (cited === undefined || /\p{Ll}/u.test(cited)) continue
    const end = index + code.length + (next ? rest.length - following.length + next[0].length : 0)
    yield { code, cited, start: previous ? from + previous.index : index, end }
  }
}

/** The versions and annexes of existing documents that a sentence cites by code and that do not exist. */
export const missingVersionsAndAnnexes = (
  sentence: string,
  shelf: Shelf,
  known: (code: string, cited: string) => boolean,
): readonly BadCitation[] => {
  if (deniesOrAsks.test(sentence) || ofAnotherTime.test(sentence) || asksForOne.test(sentence)) return []
  const versions = [...citedParts(sentence, shelf, versionAfterCode, versionBeforeCode)].flatMap(
    ({ code, cited, start, end }) =>
      shelf.lacksVersion(code, Number(cited)) && !known(code, cited)
        ? [{ start, end, why: `${code} has no version ${cited}.` }]
        : [],
  )
  const annexes = [...citedParts(sentence, shelf, annexAfterCode, annexBeforeCode)].flatMap(
    ({ code, cited, start, end }) =>
      shelf.lacksAnnex(code, cited) && !known(code, cited)
        ? [{ start, end, why: `${code} has no annex ${cited}.` }]
        : [],
  )
  return [...versions, ...annexes]
}

/** All that the tenant and the suite's files say. */
export const shelfTexts = ({ answer: { before }, suite }: RuleInput): readonly string[] => [
  ...before.documents.map(documentText),
  ...suite.seed.files.flatMap(({ pages }) => pages),
]
