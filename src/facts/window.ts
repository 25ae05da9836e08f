/** A stretch of a text: UTF-16 offsets, the end excluded. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

const abbreviations =
  /(?:^|[\s(])(?:\p{L}|čl|odst|písm|str|tj|tzv|např|resp|kap|obr|tab|příp|popř|ap|atd|min|max|cca|ca|hod|sek|ot|vč|viz|dr|mgr|ing|bc|ph|rev|ver|kat|tel|fig|no|vol|approx|vs|e\.g|i\.e)$/iu

/** Whether the point at `at` ends a sentence: not in „2. 3. 2026“, „č. 5“, „tj.“. */
const pointEnds = (text: string, at: number, next: string): boolean => {
  const before = text.slice(Math.max(0, at - 12), at)
  if (/(?:^|[^\d.,])\d{1,2}$/.test(before) && /[\d\p{Ll}]/u.test(next)) return false
  if (/\p{Ll}/u.test(next)) return false
  return !(abbreviations.test(before) && !(/(?:min|hod|sek|max|ot)$/i.test(before) && /\p{Lu}/u.test(next)))
}

const endOfSentence = /[.!?…]["“”'»)\]*_]*\s+/g
const listMark = /^\s*(?:[-•*–+]\s|\d{1,3}[.)]\s|\p{L}\)\s|#|\||>)/u

/** Whether a line that is cut at its end goes on in the next: a paragraph that was wrapped, not a list or a table. */
const goesOn = (line: string, next: string): boolean => {
  if (line.trim() === '' || next.trim() === '' || listMark.test(next)) return false
  if (line.includes('|') || line.includes('\t') || next.includes('|') || next.includes('\t')) return false
  if (/[.!?:;…]["“”)]?\s*$/.test(line)) return false
  return /^\s*\p{Ll}/u.test(next) || (/[\p{Ll},(±<>≤≥-]\s*$/u.test(line) && /^\s*[^\p{Lu}\s]/u.test(next))
}

/** The sentences of a text, and the rows of its tables: a line is one where the sentence does not go on in the next. */
export const sentences = (text: string): readonly Stretch[] => {
  const result: Stretch[] = []
  let start = 0
  const close = (end: number) => {
    if (end > start) result.push({ start, end })
    start = end
  }
  const lines = text.split('\n')
  let at = 0
  for (const [index, line] of lines.entries()) {
    if (!line.includes('|') && !line.includes('\t')) {
      endOfSentence.lastIndex = 0
      for (let match = endOfSentence.exec(line); match; match = endOfSentence.exec(line)) {
        const end = match.index + match[0].length
        const next = line[end] ?? ''
        if (next !== '' && (match[0][0] !== '.' || pointEnds(line, match.index, next))) close(at + end)
      }
    }
    at = Math.min(at + line.length + 1, text.length)
    if (!goesOn(line, lines[index + 1] ?? '')) close(at)
  }
  close(text.length)
  return result
}

/** The index of the sentence or table row that an offset is in. */
export const sentenceAt = (all: readonly Stretch[], offset: number): number => {
  let [low, high] = [0, all.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (all[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  return low
}
