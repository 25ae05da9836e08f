/** A whole number with its thousands parted. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A number with its noun: „1 call“, „2 calls“. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : plural}`

/** A time as people say it: „0.3 s“, „88 s“, „12 min“. */
export const tookWords = (ms: number): string => {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  return seconds < 180 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}

/** A difference with its sign: +0.25, −1.00. */
export const signed = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(2)}`

/** US dollars, without their sign: two figures below 1, cents above. */
export const usdWords = (usd: number): string => (usd >= 0.995 ? usd.toFixed(2) : usd.toPrecision(2))
