/** Line breaks of every kind, characters without a sign of their own, and halves of surrogate pairs. */
const unlike = /\r\n?|[\u0085\u2028\u2029]|[\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/gu

const isLineBreak = (character: string): boolean => /^[\n\r\u0085\u2028\u2029]/.test(character)

const shownAs = (character: string): string => {
  if (isLineBreak(character)) return '\n'
  if (character === '\t') return character
  return /\p{Cs}/u.test(character) ? '\ufffd' : ''
}

/** A text as a reader sees it, and where each of its characters stands in the source. */
export interface Visible {
  readonly text: string
  /** The offset in the source of the character at an offset of the text. */
  readonly offsetOf: (offset: number) => number
}

/**
 * A text as a reader sees it: without characters that no reader sees, and that could hide words from one and show them to a
 * model (zero width, direction, tags, control, private use). White space stays.
 */
export const visibleText = (source: string): Visible => {
  const pieces: string[] = []
  const starts: { readonly shown: number; readonly source: number }[] = [{ shown: 0, source: 0 }]
  let from = 0
  let length = 0
  for (const { 0: character, index } of source.matchAll(unlike)) {
    const as = shownAs(character)
    if (as === character) continue
    pieces.push(source.slice(from, index), as)
    length += index - from
    if (as !== '') starts.push({ shown: length, source: index })
    length += as.length
    from = index + character.length
    starts.push({ shown: length, source: from })
  }
  pieces.push(source.slice(from))
  return {
    text: pieces.join(''),
    offsetOf: (offset) => {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle]?.shown ?? 0) <= offset) low = middle
        else high = middle - 1
      }
      const start = starts[low] ?? { shown: 0, source: 0 }
      return start.source + offset - start.shown
    },
  }
}

/** The text alone. */
export const visible = (source: string): string => visibleText(source).text
