/** A number of a section as a reader cites it: `5`, `7.3.2`; not the beginning of a date or of a decimal number. */
const number = '\\d{1,2}(?:\\.\\d{1,2}){0,4}(?![\\p{L}\\d]|[.,]\\d|\\.\\s?\\d{1,2}\\.)'
const dotted = '\\d{1,2}(?:\\.\\d{1,2}){1,4}(?![\\p{L}\\d]|[.,]\\d)'

/** `6`, `6.2 a 7`, `5.1 až 5.4`, `7.2, 7.3`: after a comma alone a whole number may be anything. */
const numbers = `${number}(?:\\s*(?:a|až|i|nebo|and|or|to|–)\\s*${number}|\\s*,\\s*${dotted})*`

/** What sections are called in Czech and English, in any case form. */
const chapter = '(?:kapitol\\p{L}{0,3}|kap\\.|oddíl\\p{L}{0,3}|sections?|sec\\.|chapters?)'
/** What is called so is more often a standard's or a law's. */
const clause = '(?:čl\\.|člán(?:e?k|c)\\p{L}{0,3}|clauses?)'

const label = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<chapter>${chapter})|(?<clause>${clause}))\\s*(?<list>${numbers})`,
  'giu',
)

const lawOrStandard =
  /(?<!\p{L})(?:ISO|IEC|ČSN|zákon|vyhlášk|nařízen|norm[aouyě]|směrnic\p{L}* (?:EU|ES)|CLSI|WHO)/u

/** A document cited by its code, and where. */
export interface CodeCitation {
  readonly code: string
  readonly start: number
  readonly end: number
  /** The version that is named with it. */
  readonly version?: number
}

/** Sections cited by their numbers, and where. */
export interface SectionCitation {
  readonly numbers: readonly string[]
  readonly start: number
  readonly end: number
  /** The document that it is said of in so many words; where none is, it may be any that the passage speaks of. */
  readonly code?: string
}

/** Finds what is written as these codes are: the same prefix, as many digits. */
export const codePattern = (codes: Iterable<string>): RegExp => {
  const shapes = new Set([...codes].map((code) => code.replace(/\d+$/, (digits) => `\\d{${digits.length}}`)))
  return shapes.size === 0
    ? /(?!)/gu
    : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${[...shapes].join('|')})(?![\\p{L}\\p{N}]|-\\d)`, 'gu')
}

const versionAfter = /^,?\s*\(?(?:v\.?\s?|verz\p{L}{1,2}\s+|version\s+)(\d{1,3})(?![\d.]\d)/iu
const versionBefore =
  /(?:verz\p{L}{1,2}|version)\s+(\d{1,3})\s+(?:of\s+|(?:dokumentu|postupu|formuláře|seznamu|směrnice|instrukce)\s+)?$/iu

/** The documents that a text cites by their codes. */
export const codesIn = (text: string, pattern: RegExp): readonly CodeCitation[] =>
  [...text.matchAll(pattern)].map(({ 0: code, index: start }) => {
    const end = start + code.length
    const named = versionAfter.exec(text.slice(end, end + 40)) ?? versionBefore.exec(text.slice(0, start))
    return { code, start, end, ...(named ? { version: Number(named[1]) } : {}) }
  })

/** What may stand between a code and the section cited of it: a version, the document's title in a few words. */
const fromCode =
  /^(?:,?\s*\(?(?:v\.?\s?|verz\p{L}{1,2}\s+|version\s+)\d{1,3}\)?)?[\s,:(–-]{1,6}(?:(?:v|ve|in|viz|z)\s+)?$/iu
const toCode =
  /^[\s,(]{1,4}(?:(?:v|ve|z|ze|of|in|from|the|dokumentu|postupu|směrnice|pokynu|návodu|manuálu|příručky|instrukce|formuláře)\s+){0,3}$/iu

const isOfThisOne = /^\s*(?:tohoto|této|of this)(?!\p{L})/iu

/** The sections that a text cites, each with the document that it is said of. */
export const sectionsIn = (
  text: string,
  codes: readonly CodeCitation[],
  titlesOf: (code: string) => readonly string[],
): readonly SectionCitation[] => {
  const speaksOfLaw = lawOrStandard.test(text)
  return [...text.matchAll(label)].flatMap(({ 0: found, index: start, groups }) => {
    const end = start + found.length
    const between = (code: CodeCitation): string => {
      const gap = text.slice(code.end, start)
      const title = titlesOf(code.code).find((each) => gap.toLowerCase().includes(each.toLowerCase()))
      return title === undefined ? gap : gap.toLowerCase().replace(title.toLowerCase(), '')
    }
    const isSelf = isOfThisOne.test(text.slice(end))
    const before = codes.filter((code) => code.end <= start).at(-1)
    const after = codes.find((code) => code.start >= end)
    const of =
      before && fromCode.test(between(before))
        ? before
        : after && toCode.test(text.slice(end, after.start))
          ? after
          : undefined
    if (groups?.['clause'] !== undefined && speaksOfLaw && !of) return []
    return [
      {
        numbers: (groups?.['list'] ?? '').match(/\d+(?:\.\d+)*/g) ?? [],
        start,
        end,
        ...(of && !isSelf ? { code: of.code } : {}),
      },
    ]
  })
}
