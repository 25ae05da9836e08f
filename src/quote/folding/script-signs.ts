const supers = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'
const subs = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'
const plain = '0123456789+-=()n'

const plainOf = new Map(
  [supers, subs].flatMap((raised) =>
    Array.from(raised, (sign, index) => [sign.charCodeAt(0), plain.charCodeAt(index)] as const),
  ),
)

/** Where a sign stands against the line, by its own code unit: `⁹` is raised, `₂` lowered. */
export const scriptOf = (code: number): 'super' | 'sub' | undefined => {
  const sign = String.fromCharCode(code)
  if (supers.includes(sign)) return 'super'
  return subs.includes(sign) ? 'sub' : undefined
}

/** The sign on the line that a raised or lowered one stands for. */
export const onTheLine = (code: number): number => plainOf.get(code) ?? code

const powers = new Set('m mm cm dm km µm μm nm s h min l dl kg mol k ft in'.split(' '))

/** Whether a raised number right after this word is a power: after a unit or a single letter. After other words it is a footnote mark. */
export const takesPower = (word: string): boolean => word.length === 1 || powers.has(word)
