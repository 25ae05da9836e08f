/** A heading's text, taken apart. */
export interface HeadingText {
  readonly number?: string
  readonly title: string
}

const label =
  /^(?:článek|čl\.|kapitola|kap\.|oddíl|odd\.|část|bod|odstavec|odst\.|sekce|section|sec\.|chapter|article|art\.|part|clause|§)\s*(?:(?:č|no)\.\s*)?/iu

const digits = '\\d{1,3}(?:\\.\\d{1,3})*(?:\\.?[a-z](?![\\p{L}\\p{N}]))?'
const numberAfterLabel = new RegExp(`^(${digits}|[IVXLC]{1,6})(?:[.):]|(?=\\s|[–—-]|$))`, 'u')
const numberAlone: readonly RegExp[] = [
  new RegExp(`^\\(?(${digits})[.)](?=\\s|\\p{L}|[–—-]|$)`, 'u'),
  /^(\d{1,3}(?:\.\d{1,3})+)(?=\s|[:–—]|$)/u,
  /^(\d{1,3})(?=\s+[\p{Lu}–—-]|:|$)/u,
  /^\(?((?:[IVXLC]{1,6}|[A-Z])(?:\.\d{1,3})*)[.)](?=\s+[\p{Lu}\p{N}]|$)/u,
]

const separators = /^[\s.:–—-]+/u

const matchNumber = (text: string): { readonly number: string; readonly length: number } | undefined => {
  const labelled = label.exec(text)
  if (labelled) {
    const match = numberAfterLabel.exec(text.slice(labelled[0].length))
    if (match) return { number: match[1] ?? '', length: labelled[0].length + match[0].length }
  }
  for (const pattern of numberAlone) {
    const match = pattern.exec(text)
    if (match) return { number: match[1] ?? '', length: match[0].length }
  }
  return undefined
}

/**
 * Finds the number that a reader sees at the start of a heading: „5. Postup“, „5.2 Postup“, „5) Postup“,
 * „Článek 5“, „IV. Postup“. The number is given without its closing mark, the title without the number;
 * a heading that is nothing but its number is its own title.
 */
export const readHeading = (text: string): HeadingText => {
  const trimmed = text.trim()
  const match = matchNumber(trimmed)
  if (!match) return { title: trimmed }
  const title = trimmed.slice(match.length).replace(separators, '')
  return { number: match.number, title: title === '' ? trimmed : title }
}

const romanSteps: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

const roman = (value: number): string => {
  let rest = value
  let written = ''
  for (const [step, letters] of romanSteps) {
    for (; rest >= step; rest -= step) written += letters
  }
  return written
}

const alphabetic = (value: number): string => {
  let written = ''
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    written = String.fromCharCode(97 + ((rest - 1) % 26)) + written
  }
  return written
}

/** How a list of the given type (`1`, `a`, `A`, `i`, `I`) shows its n-th number. */
export const listNumber = (value: number, type: string): string => {
  if (value < 1 || value > 3999) return String(value)
  if (type === 'i' || type === 'I') return type === 'i' ? roman(value) : roman(value).toUpperCase()
  if (type === 'a' || type === 'A') return type === 'a' ? alphabetic(value) : alphabetic(value).toUpperCase()
  return String(value)
}
