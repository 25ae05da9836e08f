/** What a UTF-16 code unit is to the tokeniser. */
export const characterClass = {
  sign: 0,
  letter: 1,
  digit: 2,
  space: 3,
  lineBreak: 4,
  mark: 5,
  invisible: 6,
  raised: 7,
  fraction: 8,
} as const

const { sign, letter, digit, space, lineBreak, mark, invisible, raised, fraction } = characterClass

/** A character that takes no room: soft hyphens, joiners, variation selectors. The source of a pattern. */
export const invisibleCharacter =
  '(?:[\\u00AD\\u180E\\u200B-\\u200F\\u2060-\\u2064\\uFEFF]|[\\uFE00-\\uFE0F])'

const patterns: readonly (readonly [RegExp, number])[] = [
  [/[\n\r\f\v\u0085\u2028\u2029]/, lineBreak],
  [/\s/, space],
  [new RegExp(invisibleCharacter), invisible],
  [/[0-9]/, digit],
  [/[⁰¹²³⁴-⁹⁺⁻]/, raised],
  [/[¼½¾⅐-⅞]/, fraction],
  [/º/, sign],
  // Digits lowered or of another script are part of a name (CO₂), never of a value.
  [/[\p{L}\p{Nd}\u2080-\u208E]/u, letter],
  [/\p{M}/u, mark],
]

const classify = (character: string): number =>
  patterns.find(([pattern]) => pattern.test(character))?.[1] ?? sign

const tabulated = 0x2200
const unknown = 255
const classes = new Uint8Array(tabulated).fill(unknown)

/** The class of a code unit; half of a surrogate pair is a sign. */
export const classOf = (code: number): number => {
  if (code < tabulated) {
    const known = classes[code]!
    if (known !== unknown) return known
    const made = classify(String.fromCharCode(code))
    classes[code] = made
    return made
  }
  return code >= 0xd800 && code <= 0xdfff ? sign : classify(String.fromCharCode(code))
}

const alike: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '﹣': '-',
  '－': '-',
  '⁃': '-',
  '—': '–',
  '‒': '–',
  '―': '–',
  '✕': '×',
  '⨯': '×',
  '∗': '*',
  '⋅': '·',
  '∙': '·',
  '․': '.',
  '∶': ':',
  '：': ':',
  '⁄': '/',
  '∕': '/',
  '／': '/',
  '≦': '≤',
  '⩽': '≤',
  '≧': '≥',
  '⩾': '≥',
  '˂': '<',
  '＜': '<',
  '˃': '>',
  '＞': '>',
  '％': '%',
  º: '°',
  '˚': '°',
  '≈': '~',
  '≃': '~',
  '≅': '~',
  '∼': '~',
  '’': "'",
  ʼ: "'",
}

/** One spelling for the signs that a reader takes for the same. */
export const signOf = (character: string): string => alike[character] ?? character

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `⁻¹` as `-1`. */
export const lowered = (text: string): string =>
  Array.from(text, (each) =>
    each === '⁻' ? '-' : each === '⁺' ? '+' : `${raisedDigits.indexOf(each)}`,
  ).join('')

const letterVariants = new RegExp(`${invisibleCharacter}|[μ\u2126\u212B\u212A]`, 'g')
const letterAlike: Readonly<Record<string, string>> = { μ: 'µ', '\u2126': 'Ω', '\u212B': 'Å', '\u212A': 'K' }

const loneLetterAlike: Readonly<Record<string, string>> = { С: 'C', х: 'x' }

/**
 * A word as it is compared: composed, without invisible characters, look-alike letters of units made one. Of Cyrillic
 * letters only the С of `°С` and the х of `5 х 10⁹`.
 */
export const plainLetters = (raw: string): string =>
  loneLetterAlike[raw] ??
  (/^[\x00-\u017F]*$/.test(raw) && !raw.includes('\u00AD')
    ? raw
    : raw.normalize('NFC').replace(letterVariants, (each) => letterAlike[each] ?? ''))
