import type { RunStyle } from './rich-text.ts'

const plain = '0123456789+-−='
const shapes = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌' } as const

/**
 * A raised or lowered text with the digits and signs that a reader sees: `10<sup>9</sup>` is 10⁹ and never 109.
 * One character stands for one, so that offsets hold.
 */
export const raised = (text: string, script: RunStyle['script']): string =>
  script === 'normal'
    ? text
    : text.replace(/[0-9+\-−=]/g, (character) => shapes[script][plain.indexOf(character)] ?? character)
