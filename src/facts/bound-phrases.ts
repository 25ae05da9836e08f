/** The limit that a comparator sets; `≈` is "about", `≠` is "not". */
export type Comparator = '=' | '<' | '≤' | '>' | '≥' | '≈' | '≠'

/** Words that stand before a value and bound it. */
export interface BoundPhrase {
  readonly words: readonly string[]
  readonly comparator: Comparator
  /**
   * Where it is a bound: `always`; `loose` also with words such as "for" between it and the value; `moment` before a
   * date or a time of day alone; `place` is „do“, „od“: also a direction, so not always; `reversible` turns round
   * under a negation ("must not be above"); `apart` stands behind its value, also behind a comma („30 minut, ne déle“).
   */
  readonly where: 'always' | 'loose' | 'moment' | 'place' | 'reversible' | 'apart'
}

/** The phrases of a comma-separated list. */
export const phrases = (
  where: BoundPhrase['where'],
  comparator: Comparator,
  alternatives: string,
): readonly BoundPhrase[] =>
  alternatives.split(',').map((phrase) => ({ words: phrase.split(' '), comparator, where }))

const keyed = (all: readonly BoundPhrase[], key: (words: readonly string[]) => string) => {
  const map = new Map<string, BoundPhrase[]>()
  for (const phrase of [...all].sort((a, b) => b.words.length - a.words.length)) {
    const word = key(phrase.words)
    map.set(word, [...(map.get(word) ?? []), phrase])
  }
  return map
}

/** Phrases by the word next to the value, the longest first. */
export const byLastWord = (all: readonly BoundPhrase[]): ReadonlyMap<string, readonly BoundPhrase[]> =>
  keyed(all, (words) => words[words.length - 1]!)
export const byFirstWord = (all: readonly BoundPhrase[]): ReadonlyMap<string, readonly BoundPhrase[]> =>
  keyed(all, (words) => words[0]!)
