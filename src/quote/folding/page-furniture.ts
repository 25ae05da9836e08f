import { signs } from './characters.ts'
import { breakAt, breaks, type FoldedText, isWord, type Stretch, textOf } from './folded-text.ts'
import type { Scanned } from './scan.ts'
import { mayStandGlued } from './units.ts'
import { hashOfWord, type WordIndex } from './word-index.ts'

const longestLine = 160

const page =
  /(?<!\p{L})(?:strana|stránka|str|page|pg|list|seite)[.:]?[ \t]?\d{1,4}(?: ?\(?(z|ze|of|von|celkem|\/) ?\d{1,4}\)?)?/u
const version =
  /(?<!\p{L})(?:(?:verze|version|ver|vydání|revize|revision|rev|edition|issue)[.:]? ?|v(?:\. ?)?)\d{1,3}(?:[.,]\d{1,3})?$/u
const documentCode = /^[a-zá-ž]{1,8}(?:[-_./][a-z0-9]{1,8}){1,4}(?= |\t|$)/
const notices =
  /neřízen|řízená kopie|řízený dokument|interní dokument|důvěrné|vytištěno|platí od|platnost od|účinnost od|uncontrolled|confidential|printed/
const goesOnWith = /^(?:verze|version|ver|v|vydání|revize|rev|platnost|platí|účinnost|ze|dne)\b/

const wanted = (words: string): ReadonlySet<number> => new Set(words.split(' ').map(hashOfWord))
const pageWords = wanted('strana stránka str page pg list seite')
const versionWords = wanted('verze version ver v vydání revize revision rev edition issue')

interface Line extends Stretch {
  readonly text: string
}

/** The line of a folded text that a place stands in, where it is short enough to be page furniture. */
const lineAt = (folded: FoldedText, place: number): Line | undefined => {
  const isEdge = (index: number): boolean => {
    const rank = breakAt(folded.text[index])
    return rank === breaks.line || rank === breaks.paragraph
  }
  if (place < 0 || place >= folded.length) return undefined
  let from = place
  let to = place + 1
  while (from > 0 && !isEdge(from - 1)) if (place - --from > longestLine) return undefined
  while (to < folded.length && !isEdge(to)) if (++to - place > longestLine) return undefined
  return { from, to, text: textOf(folded, from, to) }
}

const lineBefore = (folded: FoldedText, { from }: Stretch): Line | undefined => lineAt(folded, from - 2)
const lineAfter = (folded: FoldedText, { to }: Stretch): Line | undefined => lineAt(folded, to + 1)

const isCapital = ({ source, at }: FoldedText, place: number): boolean => {
  const letter = source.charAt(at[place]!)
  return letter !== letter.toLowerCase()
}

const isLower = ({ source, at }: FoldedText, place: number): boolean => {
  const letter = source.charAt(at[place]!)
  return letter !== letter.toUpperCase()
}

/** „Strana 4 z 12“, alone or beside what the heads of pages say; „strana 4 z 12 chybí“ is a sentence. */
const isPageLine = (folded: FoldedText, line: Line): boolean => {
  const match = page.exec(line.text)
  if (!match || (match[0].startsWith('list') && match[1] === undefined)) return false
  const before = line.text.slice(0, match.index)
  const after = line.text.slice(match.index + match[0].length)
  const opens = /^[-•([ ]*$/.test(before)
  const closes = /^[-).\] ]*$/.test(after)
  if (opens && closes) return true
  if (/[.!?]$/.test(line.text)) return false
  const first = match.index + match[0].length + (after.length - after.trimStart().length)
  if (opens && /^ ?[-•\t]/.test(after)) return true
  if (opens && match[1] !== undefined)
    return !isLower(folded, line.from + first) || goesOnWith.test(after.trimStart())
  const isSet = isCapital(folded, line.from + match.index)
  return closes && isSet && (match[1] !== undefined || /[-•,\t] ?$/.test(before))
}

const isHead = (folded: FoldedText, { from, text }: Line): boolean => {
  if (/[.!?;:,]$/.test(text)) return false
  const code = documentCode.exec(text)?.[0]
  if (code !== undefined && (code === text || text.includes('\t') || version.test(text))) return true
  if (code !== undefined && isCapital(folded, from + code.length + 1)) return true
  return (version.test(text) && isCapital(folded, from)) || notices.test(text)
}

/** A head that stands in the middle of a sentence, though no page line is beside it. */
const partsSentence = (folded: FoldedText, line: Line): boolean => {
  if (!documentCode.test(line.text) || !version.test(line.text)) return false
  const isOpen = isWord(folded, line.from - 2) || folded.text[line.from - 2] === signs.comma
  return isOpen && line.to + 1 < folded.length && isLower(folded, line.to + 1)
}

const isPageNumber = (folded: FoldedText, number: Stretch, lone: ReadonlySet<number>): boolean => {
  const written = textOf(folded, number.from, number.to)
  // „2024“, and the month „12/2024“.
  if (/(?:19|20)\d\d/.test(written)) return false
  const before = lineBefore(folded, number)
  const after = lineAfter(folded, number)
  if ((before && lone.has(before.from)) || (after && lone.has(after.from))) return false
  if (before && /(?:[:<>=≤≥±~×(]|(?<!\p{L})-)$/u.test(before.text)) return false
  // A page ends inside a divided word; „CA-“ and „125“ are no such word.
  if (before?.text.endsWith('-') && !(isLower(folded, before.to - 2) && after && isLower(folded, after.from)))
    return false
  if (after && mayStandGlued(/[^\s\d.,;:/]*/.exec(after.text)![0])) return false
  const isBesideText = (place: number, line: Line | undefined): boolean =>
    breakAt(folded.text[place]) !== breaks.line || line === undefined || line.text.length >= 10
  return isBesideText(number.from - 1, before) && isBesideText(number.to, after)
}

/**
 * The lines that belong to the page and not to the text: page numbers, „Strana 4 z 12 …“, and running heads, which stand right
 * beside those and either repeat or say a document's code and version.
 */
export const pageFurniture = (
  folded: FoldedText,
  { starts, hashes }: Pick<WordIndex, 'starts' | 'hashes'>,
  { loneNumbers, pages }: Pick<Scanned, 'loneNumbers' | 'pages'>,
): readonly Stretch[] => {
  const found = new Map<number, Stretch>()
  const heads = new Map<number, Line>()
  const lone = new Set(loneNumbers.map(({ from }) => from))
  for (const number of loneNumbers) if (isPageNumber(folded, number, lone)) found.set(number.from, number)
  hashes.forEach((hash, ordinal) => {
    const isPageWord = pageWords.has(hash)
    if (!isPageWord && !versionWords.has(hash)) return
    const line = lineAt(folded, starts[ordinal]!)
    if (!line) return
    if (isPageWord ? isPageLine(folded, line) : partsSentence(folded, line)) found.set(line.from, line)
  })

  const consider = (line: Line | undefined): void => {
    if (line && !found.has(line.from)) heads.set(line.from, line)
  }
  for (const stretch of [...found.values()]) {
    const [before, after] = [lineBefore(folded, stretch), lineAfter(folded, stretch)]
    for (const line of [
      before,
      before && lineBefore(folded, before),
      after,
      after && lineAfter(folded, after),
    ])
      consider(line)
  }
  for (const start of pages) {
    consider(lineAt(folded, start))
    consider(lineAt(folded, start - 2))
  }
  const times = new Map<string, number>()
  for (const { text } of heads.values()) times.set(text, (times.get(text) ?? 0) + 1)
  for (const line of heads.values()) {
    const isBeside = [lineBefore(folded, line), lineAfter(folded, line)].some(
      (beside) => beside && found.has(beside.from),
    )
    if (times.get(line.text)! > 1 || (isBeside && isHead(folded, line))) found.set(line.from, line)
  }
  return [...found.values()]
}
