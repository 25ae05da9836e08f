import type { BoundPhrase, Comparator } from './bound-phrases.ts'
import type { Rational } from './rational.ts'
import type { Unit } from './unit.ts'

/** What a number word does in the number that it stands in. */
export interface NumberWord {
  readonly value: number
  /**
   * `hundreds` multiplies what stands before it (the „stě“ of „dvě stě“) and never starts a number;
   * `whole` is finished in itself (čtyřiadvacet).
   */
  readonly role:
    | 'zero'
    | 'digit'
    | 'teen'
    | 'tens'
    | 'whole'
    | 'hundred'
    | 'hundreds'
    | 'thousand'
    | 'million'
  /** Also another word, or a plural that says no number: counts only where a unit or a counted noun follows. */
  readonly weak?: true
  /** An oblique form (tisíce, stovky) that starts no number of its own. */
  readonly inner?: true
}

/** A stretch of time that something is done in or repeated after. */
export interface Period {
  readonly count: Rational
  readonly unit: Unit
}

/** A number and a unit that one word joins: „desetiminutový“, „půlhodina“. */
export interface Compound {
  readonly value: Rational
  readonly unit: Unit
}

/** All that the parser knows of the words of one language, in lower case. */
export interface Lexicon {
  readonly numbers: Pick<ReadonlyMap<string, NumberWord>, 'get' | 'has'>
  /** Nouns of a part: „polovina“, "thirds". */
  readonly fractions: ReadonlyMap<string, Rational>
  /** Fractions that stand right before a unit: „půl“, „půldruhé“. */
  readonly halves: ReadonlyMap<string, Rational>
  /** „celých“, "point". */
  readonly decimalMarks: ReadonlySet<string>
  /** „setin“ after a decimal mark: the number of places. */
  readonly decimalPlaces: ReadonlyMap<string, number>
  readonly minusWords: ReadonlySet<string>
  readonly units: ReadonlyMap<string, Unit>
  /** Adjectives made of units, which take a number before them: the „hodinový“ of „24hodinový“. */
  readonly unitAdjectives: ReadonlyMap<string, Unit>
  /** Unit words that mean one of it where no number stands: „hodinu“. */
  readonly loneUnits: ReadonlySet<string>
  readonly compound: (word: string) => Compound | undefined
  readonly months: ReadonlyMap<string, number>
  readonly ordinals: ReadonlyMap<string, number>
  /** „dvakrát“, "twice". */
  readonly multiples: (word: string) => number | undefined
  /** „pětinásobný“, "fivefold". */
  readonly folds: (word: string) => number | undefined
  /** „denně“, "weekly". */
  readonly periods: ReadonlyMap<string, Period>
  readonly bounds: ReadonlyMap<string, readonly BoundPhrase[]>
  /** After the value: „nebo více“, "at most". */
  readonly boundsAfter: ReadonlyMap<string, readonly BoundPhrase[]>
  /** May stand between a loose bound and its value. */
  readonly fillers: ReadonlySet<string>
  /** „maximální doba … 24 hodin“. */
  readonly limitAdjectives: ReadonlyMap<string, Comparator>
  readonly negates: (word: string) => boolean
  /** Words after which a number is a name: „kapitola 5“, „šarže 2291“. */
  readonly names: (word: string) => boolean
  /** Words that end a noun phrase, so never the noun that a number counts. */
  readonly functionWords: ReadonlySet<string>
  /** Whether a word reads as belonging to the noun behind it; `next` is the word that follows, or empty. */
  readonly looksAdjectival: (word: string, next: string) => boolean
  /** Every stem that the inflected word may have; two forms of one noun share one. */
  readonly stems: (word: string) => readonly string[]
}
