import { createHash } from 'node:crypto'

/** What keeps evidence apart from what the bench says: a boundary that the evidence cannot contain. */
export interface Fence {
  readonly key: string
  /** Puts a text between the boundaries. The label is the bench's own word, never the evidence's. */
  around(label: string, text: string): string
}

/** Letters and digits alone, so that the key is not there either in another case, width or spacing. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const digest = (texts: readonly string[], salt: number): string => {
  const hash = createHash('sha256').update(String(salt))
  for (const text of texts) hash.update('\0').update(text)
  return hash.digest('hex').slice(0, 24)
}

/**
 * A fence for these texts. Its key is a digest of all of them: the same evidence gives the same key, and whoever writes a
 * part of the evidence cannot know it.
 */
export const fenceFor = (texts: readonly string[]): Fence => {
  const bared = texts.map(bare)
  const isFree = (key: string): boolean => !bared.some((text) => text.includes(key))
  let salt = 0
  let key = digest(texts, salt)
  while (!isFree(key)) {
    salt += 1
    key = digest(texts, salt)
  }
  return {
    key,
    // A judge may repeat the key in a quote that is sent back to it.
    around: (label, text) => `<<${key} ${label}>>\n${text.replaceAll(key, '…')}\n<</${key}>>`,
  }
}
