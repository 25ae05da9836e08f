/** As many as are all tried: 2¹⁶ ways. */
const EXACT_UP_TO = 16
const SAMPLES = 20_000

/**
 * The sign-flip permutation test: how often differences as far from 0 as these come about when chance alone decides which
 * of the two is the better one in each case (Fisher, The Design of Experiments, 1935, section 21; Pitman 1937). Exact for up to 16
 * differences; from then on over 20,000 random flips, the one seen counted among them, so that p is never 0 (Phipson and
 * Smyth, 2010). The same differences give the same p: the flips come from a fixed seed.
 * @returns the two-sided p-value, 1 for no differences
 */
export const signFlipP = (differences: readonly number[]): number => {
  const seen = Math.abs(sum(differences))
  // Sums of the same differences in another order may differ in their last bit.
  const asFar = (total: number) => Math.abs(total) >= seen - 1e-9
  if (differences.length <= EXACT_UP_TO) {
    const ways = 2 ** differences.length
    let far = 0
    for (let way = 0; way < ways; way += 1)
      if (asFar(differences.reduce((total, each, index) => total + (way & (1 << index) ? -each : each), 0)))
        far += 1
    return far / ways
  }
  const next = xorshift(0x9e3779b9)
  let far = 1
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    let total = 0
    // Multiplied, for a branch that chance decides is never foreseen.
    for (const each of differences) total += each * (1 - 2 * next())
    if (asFar(total)) far += 1
  }
  return far / (SAMPLES + 1)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** 32 bits at a time; the highest is the most random, so that is the one given (Marsaglia, Xorshift RNGs, 2003). */
const xorshift = (seed: number) => {
  let state = seed
  return (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 31
  }
}
