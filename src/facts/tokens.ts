import { characterClass, classOf, lowered, plainLetters, signOf } from './characters.ts'
import { gap } from './gap.ts'
import { markupAt } from './markup.ts'

/** A piece of a text: a word, a run of digits, a raised number such as `⁻¹`, a vulgar fraction, or one sign. */
export interface Token {
  readonly kind: 'word' | 'digits' | 'raised' | 'fraction' | 'sign'
  /** As it is compared: a word in lower case and composed, a raised number in plain digits, a sign in one spelling. */
  readonly text: string
  /** As `text`, a word's letter case kept. */
  readonly raw: string
  /** UTF-16 offsets in the text, the end excluded. */
  readonly start: number
  readonly end: number
  /** One of `gap`. */
  readonly gap: number
}

/** A word in both spellings of a token. */
interface Spelling {
  readonly raw: string
  readonly text: string
}

/** Words met before, so that a word costs its folding once; emptied when full, so that no text can fill the memory. */
const known = new Map<string, Spelling>()
const mostKnown = 20_000
/** The engine copies a slice up to this length; a longer one as a key would keep its whole text in memory. */
const longestKnown = 12

const spellingOf = (written: string): Spelling => {
  const met = known.get(written)
  if (met) return met
  const raw = plainLetters(written)
  const spelling = { raw, text: raw.toLowerCase() }
  if (written.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear()
    known.set(written, spelling)
  }
  return spelling
}

const lineWrap = /-[ \t]*\r?\n[ \t]*(?=\p{Ll})/uy

/** Splits a text in one pass. Emphasis marks, inline tags and escapes are left out; a tag that ends a line is a line break. */
export const tokenise = (text: string): Token[] => {
  const { letter, digit, space, lineBreak, mark, invisible, raised, fraction } = characterClass
  const tokens: Token[] = []
  let at = 0
  let between: number = gap.paragraph
  let breaks = 0

  const widen = (width: number) => {
    if (width > between) between = width
  }
  const push = (kind: Token['kind'], end: number, compared: string, raw = compared) => {
    tokens.push({ kind, text: compared, raw, start: at, end, gap: between })
    at = end
    between = gap.none
    breaks = 0
  }
  const endOfWord = (from: number): number => {
    let end = from
    for (let code = classOf(text.charCodeAt(end)); end < text.length; code = classOf(text.charCodeAt(end))) {
      if (code !== letter && code !== mark && code !== invisible) break
      end += 1
    }
    return end
  }

  while (at < text.length) {
    const code = text.charCodeAt(at)
    const kind = classOf(code)
    if (kind === space) {
      widen(code === 9 ? gap.cell : gap.space)
      at += 1
    } else if (kind === letter) {
      let end = endOfWord(at)
      let written = text.slice(at, end)
      lineWrap.lastIndex = end
      if (text.charCodeAt(end) === 0x2d && lineWrap.test(text)) {
        const rest = lineWrap.lastIndex
        end = endOfWord(rest)
        written += text.slice(rest, end)
      }
      const { raw, text: compared } = spellingOf(written)
      push('word', end, compared, raw)
    } else if (kind === digit) {
      let end = at + 1
      while (classOf(text.charCodeAt(end)) === digit) end += 1
      push('digits', end, text.slice(at, end))
    } else if (kind === lineBreak) {
      if (code !== 13 || text.charCodeAt(at + 1) !== 10) breaks += 1
      widen(breaks > 1 || code === 12 ? gap.paragraph : gap.line)
      at += 1
    } else if (kind === invisible || kind === mark) {
      at += 1
    } else if (kind === raised) {
      let end = at + 1
      while (classOf(text.charCodeAt(end)) === raised) end += 1
      push('raised', end, lowered(text.slice(at, end)))
    } else if (kind === fraction) {
      push('fraction', at + 1, text[at]!)
    } else {
      const markup = markupAt(text, at)
      if (!markup) push('sign', at + 1, signOf(text[at]!))
      else if (markup.is === 'nothing') at = markup.end
      else if (markup.is === 'sign') push('sign', markup.end, markup.text)
      else if (markup.is === 'raised') push('raised', markup.end, markup.text)
      else {
        widen(markup.gap)
        at = markup.end
      }
    }
  }
  return tokens
}
