const mark = '[redacted]'

/** Shorter ones are place-holders (`none`, `x`), and would tear words apart. */
const shortestSecret = 6

/** What looks like a key wherever it stands: a server may echo another one than ours. */
const keyShapes: readonly RegExp[] = [
  /\bAIza[\w-]{30,}/g,
  /\bsk-[\w-]{16,}/g,
  /(?<=\bBearer\s+)[\w.~+/=-]{8,}/gi,
  /(?<=[?&](?:api[-_]?)?key=)[^&\s"']+/gi,
  /(?<=\bx-(?:goog-)?api-key["']?\s*[:=]\s*["']?)[^\s"',}]+/gi,
]

/**
 * Takes secrets out of a text: the given ones, also where they are percent-encoded or in Base64,
 * and whatever has the shape of a key.
 */
export const redact = (text: string, secrets: readonly string[]): string => {
  const spellings = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
    .sort((one, other) => other.length - one.length)
  const withoutOurs = spellings.reduce((rest, spelling) => rest.replaceAll(spelling, mark), text)
  return keyShapes.reduce((rest, shape) => rest.replace(shape, mark), withoutOurs)
}
