/** What a UTF-16 code unit is when a text is folded. */
export const kinds = {
  sign: 0,
  letter: 1,
  digit: 2,
  /** A combining mark: one letter with what stands before it. */
  mark: 3,
  space: 4,
  newline: 5,
  /** Cannot be seen: zero-width characters, direction marks, variation selectors. */
  nothing: 6,
  quotation: 7,
  dash: 8,
  bullet: 9,
  /** What it is depends on what stands around it: the scan looks. */
  special: 10,
} as const

/** Code units that stand for something in a folded text. No other white space is in it, and bullets are nothing else. */
export const signs = {
  space: 0x20,
  line: 0x0a,
  paragraph: 0x0d,
  cell: 0x09,
  bullet: 0x2022,
  dash: 0x2d,
  apostrophe: 0x27,
  ellipsis: 0x2026,
  times: 0xd7,
  caret: 0x5e,
  dot: 0x2e,
  comma: 0x2c,
  slash: 0x2f,
  plus: 0x2b,
  star: 0x2a,
  question: 0x3f,
  box: 0x2610,
  ticked: 0x2611,
} as const

/** Whether a code unit is one of these characters; where none stands it is not. */
export const isOneOf = (characters: string, code: number | undefined): boolean =>
  characters.includes(String.fromCharCode(code ?? 0))

/** Signs that look alike, by the one that stands for them all. */
const alike: Readonly<Record<string, string>> = {
  μ: '\u00b5',
  δ: '\u2206',
  σ: '\u2211\u03c2',
  π: '\u220f',
  '°': '\u02da\u00ba',
  '×': '\u2715\u2716\u2a2f',
  '·': '\u22c5\u2219\u2027\u0387',
  ':': '\u2236\ua789',
  '/': '\u2044\u2215',
  '~': '\u223c\u02dc',
  '≤': '\u2a7d\u2266',
  '≥': '\u2a7e\u2267',
  '*': '\u2217',
  '☑': '✓✔✅',
  '☐': '□⬜',
}

/** One character that a reader sees as letters in a row: ligatures, Roman numerals, units. */
const compounds = /[ĲĳǄ-ǌǱ-ǳ℃℉Ⅰ-ⅿ㎍-㎏㎕-㎦㎰-㎳㏄㏖ﬀ-ﬆ]/

const spaces = /[\p{Zs}\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/u
const newlines = /[\n\v\f\r\u0085\u2028\u2029]/
const unseen = /\u034f|[\u0000\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/
const quotations = /[\p{Quotation_Mark}`´ʻʼ❛-❞]/u
const dashes = /[\u002d\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/
/** Word processors set bullets in symbol fonts, whose characters come as \uf020 to \uf0ff. */
const bullets = /[\u2022\u2023\u25aa\u25ab\u25cf\u25cb\u25a0\u25e6\u25b6\u25ba\u27a2\u27a4\uf020-\uf0ff]/
const specials = /[\t#&<>*_~[\]!.,=+|\\^…\u00ad\u00ac\u00b7†‡²³¹⁰-⁾ⁿ₀-₎\ud800-\udfff]/
/** Hangul vowels and final consonants compose with what stands before them as combining marks do. */
const composing = /[\p{M}\u1160-\u11ff]/u

const kindOfCharacter = (character: string): number => {
  if (specials.test(character)) return kinds.special
  if (unseen.test(character)) return kinds.nothing
  if (newlines.test(character)) return kinds.newline
  if (spaces.test(character)) return kinds.space
  if (quotations.test(character)) return kinds.quotation
  if (dashes.test(character)) return kinds.dash
  if (bullets.test(character)) return kinds.bullet
  if (composing.test(character)) return kinds.mark
  if (/[\p{L}\p{Nl}]/u.test(character)) return kinds.letter
  return /[\p{Nd}\p{No}]/u.test(character) ? kinds.digit : kinds.sign
}

const representatives = new Map(
  Object.entries(alike).flatMap(([one, others]) => Array.from(others, (other) => [other, one] as const)),
)

const table = {
  kind: new Uint8Array(0x10000),
  folded: new Uint16Array(0x10000),
  ready: new Uint8Array(0x100),
}
const expanded = new Map<number, string>()

const prepare = (page: number): void => {
  for (let code = page << 8; code < (page + 1) << 8; code++) {
    const character = String.fromCharCode(code)
    const known = representatives.get(character) ?? character
    const folded = known.normalize(compounds.test(known) ? 'NFKC' : 'NFC').toLowerCase()
    // A character that composition takes apart, or whose lower case is longer, is several.
    if (folded.length > 1) expanded.set(code, folded)
    table.kind[code] = folded.length > 1 ? kinds.special : kindOfCharacter(known)
    table.folded[code] = folded.charCodeAt(0)
  }
  table.ready[page] = 1
}

const tableFor = (code: number): typeof table => {
  if (table.ready[code >> 8] === 0) prepare(code >> 8)
  return table
}

/** What a code unit is, one of `kinds`. */
export const kindOf = (code: number): number => tableFor(code).kind[code]!

/** The code unit that stands for this one when case, composition and look-alike signs do not matter. */
export const foldOf = (code: number): number => tableFor(code).folded[code]!

/** What a code unit is folded to where that is more than one. */
export const expansionOf = (code: number): string | undefined => expanded.get(code)
