import { signs } from '../folding/characters.ts'
import { breakAt, breaks, type FoldedText, isDigit, isWord, type Stretch } from '../folding/folded-text.ts'
import { hashOf } from '../folding/word-index.ts'
import { roleOf } from '../sign-roles.ts'

/** What a reader takes for one thing when comparing two texts: a word, a number with its sign and decimals, a mark. */
export interface Token extends Stretch {
  readonly kind: 'word' | 'number' | 'mark'
  /** The hash of its folded text: tokens that differ in letter case alone have the same. */
  readonly hash: number
}

const kindOfToken = (folded: FoldedText, { from, to }: Stretch): Token['kind'] => {
  if (!isWord(folded, to - 1)) return 'mark'
  for (let place = from; place < to; place++) if (isDigit(folded, place)) return 'number'
  return 'word'
}

const joiners = new Set(Array.from('.,:/-^_@+', (sign) => sign.charCodeAt(0)))

/** Whether the sign at a place stands inside a token: `6,8`, `2-8`, `mmol/l`, `10^9`. */
const joins = (folded: FoldedText, place: number): boolean =>
  joiners.has(folded.text[place]!) && isWord(folded, place - 1) && isWord(folded, place + 1)

const isSign = (folded: FoldedText, place: number): boolean =>
  (folded.text[place] === signs.dash || folded.text[place] === signs.plus) && roleOf(folded, place) === 'sign'

/** The tokens of a stretch of folded text, at most `most`. */
export const tokensIn = (folded: FoldedText, { from, to }: Stretch, most: number): readonly Token[] => {
  const tokens: Token[] = []
  for (let place = from; place < to && tokens.length < most; ) {
    const start = place
    const code = folded.text[place]!
    if (breakAt(code) !== breaks.none || code === signs.bullet) {
      place++
      continue
    }
    if (isSign(folded, place)) place++
    while (isWord(folded, place) || joins(folded, place)) place++
    if (place === start) place++
    const token = { from: start, to: place }
    tokens.push({ ...token, kind: kindOfToken(folded, token), hash: hashOf(folded, start, place) })
  }
  return tokens
}
