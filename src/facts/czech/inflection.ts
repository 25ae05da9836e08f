const split = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '')

const withEndings = (stem: string, endings: string): string[] =>
  endings.split(' ').map((ending) => stem + (ending === '-' ? '' : ending))

/** A masculine noun such as „litr“. */
export const litr = (stem: string): string[] => withEndings(stem, '- u e em y ů ům ech i')
/** A feminine noun such as „minuta“; its locative („minutě“) is given where the stem changes. */
export const minuta = (stem: string, locative = `${stem}ě`, genitivePlural = stem): string[] => [
  ...withEndings(stem, 'a y u ou ám ách ami'),
  locative,
  genitivePlural,
]
/** A neuter noun such as „procento“. */
export const procento = (stem: string): string[] => withEndings(stem, '- o a u em ě ům ech y ách')
/** A hard adjective such as „hodinový“, without its ending. */
export const hardAdjective = (stem: string): string[] => withEndings(stem, 'ý á é ého ému ém ým ou ých ými í')
/** A soft adjective such as „denní“, without its ending. */
export const softAdjective = (stem: string): string[] => withEndings(stem, 'í ího ímu ím ích ími')

export { split as wordList }

/** The word without its diacritics, as it is typed on a keyboard that has none. */
export const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

/** Adds to each key the spelling without diacritics, where that is no key already. */
export const withBareKeys = <Value>(entries: ReadonlyMap<string, Value>): Map<string, Value> => {
  const all = new Map(entries)
  for (const [key, value] of entries) {
    const plain = bare(key)
    if (!all.has(plain)) all.set(plain, value)
  }
  return all
}
