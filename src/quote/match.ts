import { signs } from './characters.ts'
import type { Folded } from './fold.ts'
import { breakAt, breaks, casedTextOf, type FoldedText, isDigit, isLetter, isWord, runEnd, textOf } from './folded-text.ts'
import { groupsThousands, isInDate } from './numbers.ts'
import { areOneRole, roleOf } from './sign-sides.ts'
import { isSameUnit, isUnitWord } from './units.ts'

/** A place of a source where a stretch of a quote stands, in folded text. */
export interface Match {
  readonly from: number
  readonly to: number
  /** Which omissions of the source it leaves out, by their index. */
  readonly leftOut: readonly number[]
}

/** How far two texts were read side by side. */
interface Progress {
  place: number
  quotePlace: number
  /** The first omission that does not begin before `place`. */
  omission: number
  leftOut: readonly number[]
  /** What was matched last and before that, and the breaks between those two. */
  last: number
  beforeLast: number
  lastGap: number
  lastQuoteGap: number
  isUnit: boolean
}

/** Dashes and signs that a bullet may be written as inside a line. */
const bulletSigns = new Set([signs.bullet, signs.dash, 0x2a, 0x2b])
/** Signs that part or join two numbers, so that white space beside them counts. */
const numberSigns = new Set(Array.from('.,:/', (sign) => sign.charCodeAt(0)))
const dashes = new Set([signs.dash, 0x2b])

const digit = (code: number): boolean => isDigit(one(code), 0)
const letter = (code: number): boolean => isLetter(one(code), 0)
