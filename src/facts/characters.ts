/** What a UTF-16 code unit is to the tokeniser. */
export const characterClass = {
  sign: 1,
  letter: 2,
  digit: 3,
  space: 4,
  lineBreak: 5,
  mark: 6,
  invisible: 7,
  raised: 8,
  fraction: 9,
} as const

const { sign, letter, digit, space, lineBreak, mark, invisible, raised, fraction } = characterClass

/** A character that takes no room: soft hyphens, joiners, variation selectors. The source of a pattern. */
export const invisibleCharacter = '(?:[\\u00AD\\u180E\\u200B-\\u200F\\u2060-\\u2064]|[\\uFE00-\\uFE0F])'

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

/** The class of each code unit, where it was asked for before; else 0. */
const classes = new Uint8Array(0x10000)

/** The class of a code unit; half of a surrogate pair is a sign, and so is NaN, the code behind the end of a text. */
export const classOf = (code: number): number => (classes[code] ||= classify(String.fromCharCode(code)))

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
}

/** One spelling for the signs that a reader takes for the same. */
export const signOf = (character: string): string => alike[character] ?? character

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `⁻¹` as `-1`. */
export const lowered = (text: string): string =>
  Array.from(text, (each) =>
    each === '⁻' ? '-' : each === '⁺' ? '+' : `${raisedDigits.indexOf(each)}`,
  ).join('')

const invisibles = new RegExp(invisibleCharacter, 'g')
const loneLetterAlike: Readonly<Record<string, string>> = { С: 'C', х: 'x' }

/**
 * A word as it is compared: composed (which makes one of Ω and the sign of ohm), without invisible characters, both µ
 * made one. Of Cyrillic letters only the С of `°С` and the х of `5 х 10⁹`.
 */
export const plainLetters = (raw: string): string =>
  loneLetterAlike[raw] ?? raw.normalize('NFC').replace(invisibles, '').replaceAll('μ', 'µ')
