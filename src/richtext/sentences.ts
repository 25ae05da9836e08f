/** A sentence, and where it stands in the text that it was cut from. */
export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Abbreviations that something always follows. */
const neverLast = words(
  'např tj tzv tzn resp odst čl č obr tab kap příl popř příp event mj cca ca vč srov sv nar zejm angl lat tel ' +
    'ing mgr bc mudr mvdr rndr pharmdr phdr judr phd dr prof doc p pí sl ' +
    'e.g i.e fig figs no nos vs cf eq eqs sec sect ref refs vol approx incl mr mrs ms st art para esp',
)

/** Abbreviations that a sentence may end with: a capital letter after them begins another one. */
const maybeLast = words(
  'atd apod aj aj.d str s r l min max hod sek ot tis mil mld ks zn vyd roč pozn odd etc al inc ltd co corp a.s s.r.o a.m p.m ' +
    'dept hr hrs wk',
)

const closing = /^["'“”’»)\]}]+/
const opening = /^[\s"'„“‚‘«([{]+/

const isMixedCase = (text: string) => /^\p{Ll}+\p{Lu}/u.test(text)

/** What follows a full stop, as far as it tells whether a sentence begins there. */
const beginningOf = (text: string): 'capital' | 'small' | 'digit' | 'other' => {
  const first = text.replace(opening, '')
  if (/^\p{Lu}/u.test(first) || isMixedCase(first)) return 'capital'
  if (/^\p{L}/u.test(first)) return 'small'
  return /^\d/.test(first) ? 'digit' : 'other'
}

/** Whether a number with a full stop goes on: an ordinal, a date, a section number. */
const numberGoesOn = (number: string, isFirst: boolean, after: string): boolean => {
  if (isFirst) return true
  switch (beginningOf(after)) {
    case 'small':
      return true
    case 'digit':
      return number.length <= 2 && /^\s*(?:\d{1,2}\.|\d{4}(?!\d))/.test(after)
    default:
      return false
  }
}

/** Whether the full stop after `before` (the sentence so far) is part of a word. */
const stopGoesOn = (before: string, after: string): boolean => {
  const word = /[^\s"'„“‚‘«»”’()[\]{}/–—]*$/.exec(before)?.[0] ?? ''
  const isFirst = before.trim() === word
  const next = beginningOf(after)
  if (/^\d+(?:\.\d+)*$/.test(word)) return numberGoesOn(word, isFirst, after)
  const lower = word.toLowerCase()
  if (neverLast.has(lower)) return true
  if (/^\p{Lu}$/u.test(word)) return next !== 'digit' && !/\d\s*$/.test(before.slice(0, -1))
  if (next === 'small') return true
  if (maybeLast.has(lower) || /^\p{Ll}$/u.test(word)) return next !== 'capital'
  return isFirst && /^(?:\p{L}|[IVXLC]+)$/u.test(word)
}

const longestWordLookedAt = 200

const goesOn = (line: string, from: number, markStart: number, markEnd: number): boolean => {
  const marks = line.slice(markStart, markEnd)
  const rest = line.slice(markEnd, markEnd + longestWordLookedAt)
  const closers = closing.exec(rest)?.[0] ?? ''
  const after = rest.slice(closers.length)
  if (after !== '' && !/^\s/.test(after)) return true
  if (after.trim() === '') return false
  if (marks.startsWith('.') && marks.length === 1) {
    if (closers !== '') return beginningOf(after) === 'small'
    return stopGoesOn(line.slice(Math.max(from, markStart - longestWordLookedAt), markStart), after)
  }
  return (closers !== '' || /^(?:…|\.\.)/.test(marks)) && beginningOf(after) === 'small'
}

const sentencesOfLine = (line: string, lineStart: number): readonly Sentence[] => {
  const sentences: Sentence[] = []
  let from = 0
  const cut = (to: number) => {
    const piece = line.slice(from, to)
    const text = piece.trim()
    const start = lineStart + from + (piece.length - piece.trimStart().length)
    if (text !== '') sentences.push({ text, start, end: start + text.length })
    from = to
  }
  for (const { 0: marks, index } of line.matchAll(/[.!?…]+/g)) {
    const end = index + marks.length
    if (goesOn(line, from, index, end)) continue
    cut(end + (closing.exec(line.slice(end, end + longestWordLookedAt))?.[0].length ?? 0))
  }
  cut(line.length)
  return sentences
}

/**
 * Cuts Czech and English text into sentences. Abbreviations, dates, ordinals, decimals and initials do not end one;
 * a line break or a tab (another block, another cell) always does. Offsets are in the text given.
 */
export const sentences = (text: string): readonly Sentence[] => {
  const found: Sentence[] = []
  let start = 0
  for (const line of text.split(/[\n\t]/)) {
    for (const sentence of sentencesOfLine(line, start)) found.push(sentence)
    start += line.length + 1
  }
  return found
}
