/** Local servers are given words such as `none` or `ollama` for a key: to strike those out would spoil what was said. */
const SHORTEST_SECRET = 8

/**
 * Gives a function that strikes each of the secrets out of a text, also where it stands escaped in JSON or in a URL.
 * Secrets of fewer than 8 characters are ignored.
 */
export function strikingOut(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      new URLSearchParams([['', secret]]).toString().slice(1),
    ])
  // A secret that contains another one goes first, or its rest would be left standing.
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length)
  return (text) => longestFirst.reduce((left, form) => left.replaceAll(form, '[secret]'), text)
}
