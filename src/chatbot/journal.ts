import { createHash } from 'node:crypto'

/**
 * Remembers the finished model calls of one answer, so that an answer that was broken off is played again up to that
 * point without paying twice.
 */
export interface CallJournal {
  /**
   * What the call was answered with the last time, or undefined where it was not made yet.
   * @param ordinal the how-manieth call of the answer, counted from 0
   * @throws where another request was kept under this ordinal: the conversation cannot be played again exactly
   */
  find(request: HashedRequest, ordinal: number): Promise<unknown>
  /** Keeps what a call was answered with: plain JSON. A request without a hash is not kept. */
  keep(request: HashedRequest, ordinal: number, reply: unknown): void
}

/** A request that says its hash. Most are never asked: their answer ends before they would be kept. */
export interface HashedRequest {
  hash(): string | undefined
}

/**
 * The SHA-256, in hexadecimal, over the JSON of exactly what is sent, its keys in order. Undefined for what cannot be
 * written as JSON, such as arguments nested thousands deep.
 */
export const requestHash = (sent: Readonly<Record<string, unknown>>): string | undefined => {
  try {
    return createHash('sha256').update(JSON.stringify(sent, keysInOrder)).digest('hex')
  } catch {
    return undefined
  }
}

/** RFC 8785 refuses half a character, which models do write; `JSON.stringify` escapes it. */
const keysInOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
