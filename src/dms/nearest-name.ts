import { distance } from 'fastest-levenshtein'

const longestCompared = 200

/** The name among those allowed that was most likely meant, where one is near enough to be worth saying. */
export const nearestName = (name: string, allowed: readonly string[]): string | undefined => {
  if (name.length > longestCompared) return undefined
  let nearest: string | undefined
  let fewestEdits = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of allowed) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase())
    if (edits >= fewestEdits) continue
    nearest = candidate
    fewestEdits = edits
  }
  return nearest
}

/** ` Did you mean "x"?`, or nothing. */
export const suggestion = (name: string, allowed: readonly string[]): string => {
  const nearest = nearestName(name, allowed)
  return nearest === undefined ? '' : ` Did you mean ${quoted(nearest)}?`
}

const longestShown = 120

/** A text on one line, cut where it is long. */
export const onOneLine = (text: string, longest = longestShown): string => {
  const line = text.slice(0, 4 * longest).replace(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** A text in quotation marks, on one line, cut where it is long. */
export const quoted = (text: string): string => `"${onOneLine(text)}"`

const mostListed = 60

/** Names as a list; a long list is cut and says so. */
export const listed = (names: readonly string[]): string =>
  names.length <= mostListed
    ? names.join(', ')
    : `${names.slice(0, mostListed).join(', ')} and ${names.length - mostListed} more`
