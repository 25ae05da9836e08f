/** Lanczos' approximation with g = 7 and nine coefficients: about 15 digits for x > 0 (Press et al., Numerical Recipes, 6.1). */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const

const logGamma = (x: number): number => {
  const [first, ...rest] = lanczos
  const t = x + 6.5
  const sum = rest.reduce((total, coefficient, index) => total + coefficient / (x + index), first as number)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** The continued fraction of the incomplete beta function by Lentz's method (NIST DLMF 8.17.22). */
const betaFraction = (x: number, a: number, b: number): number => {
  const tiny = 1e-300
  const kept = (value: number) => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / kept(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < 1_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / kept(1 + even * d)
    c = kept(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / kept(1 + odd * d)
    c = kept(1 + odd / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return fraction
}

/** The regularised incomplete beta function (NIST DLMF 8.17). */
const incompleteBeta = (x: number, a: number, b: number): number => {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b
}

/**
 * How likely Student's t is at least as far from 0 as this one: the two-sided p-value (Abramowitz and Stegun 26.7.1).
 * @param degrees degrees of freedom, above 0
 */
export const twoSidedP = (t: number, degrees: number): number =>
  Number.isFinite(t) ? incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) : 0

/**
 * The t that so large a share of Student's distribution lies between it and its opposite: 2.776… for 0.95 and 4 degrees.
 * @param share above 0 and below 1
 * @param degrees degrees of freedom, above 0
 */
export const centralT = (share: number, degrees: number): number => {
  let [low, high] = [0, 2]
  while (twoSidedP(high, degrees) > 1 - share) high *= 2
  for (let step = 0; step < 200 && high - low > 1e-13 * high; step += 1) {
    const middle = (low + high) / 2
    if (twoSidedP(middle, degrees) > 1 - share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
