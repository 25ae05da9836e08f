import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readJson, writeJson } from '../run/json-text.ts'

/** A JSON text under its own hash: SHA-256 of its UTF-8, in lower-case hexadecimal. */
export interface Body {
  readonly hash: string
  readonly json: () => string
}

/** A value taken apart: `content` holds it all but its long strings, which are bodies of their own. */
export interface Packed {
  readonly content: Body
  readonly shared: readonly Body[]
}

/**
 * Strings of this length and more are shared. Measured over answers to one tenant: from 256 to 1,024 characters the
 * size stays the same within 2 %, and the longer ones leave fewer rows.
 */
const SHARED_FROM = 1_024

/** `@3` is the shared string number 3; a string that begins with @ itself is written with one more. */
const MARK = '@'

/** Characters of the long strings whose hashes are remembered, at most: some documents of a tenant. */
const REMEMBERED = 2_000_000

/** The hash of a JSON text, or of its UTF-8. */
export const hashOf = (json: string | Uint8Array): string => createHash('sha256').update(json).digest('hex')

/** Takes a plain JSON value apart. */
export type Packer = (value: unknown) => Packed

/**
 * Makes what takes values apart, each of their strings as `change` gives it back. A long string that many values share, as
 * answers do the documents of a tenant, is hashed once; those used last are remembered.
 */
export function packer(change: (text: string) => string): Packer {
  const hashes = new LRUCache<string, string>({
    maxSize: REMEMBERED,
    sizeCalculation: (_hash, text) => text.length,
  })
  const bodyOf = (text: string): Body => {
    const json = () => JSON.stringify(text)
    const hash = hashes.get(text) ?? hashOf(json())
    hashes.set(text, hash)
    return { hash, json }
  }
  return (value) => pack(value, change, bodyOf)
}

function pack(value: unknown, change: (text: string) => string, bodyOf: (text: string) => Body): Packed {
  const shared = new Map<string, Body>()
  const numbers = new Map<string, number>()
  const packed = writeJson(value, (original, role) => {
    const text = change(original)
    if (role === 'key') return text
    if (text.length < SHARED_FROM) return text.startsWith(MARK) ? MARK + text : text
    if (!shared.has(text)) {
      numbers.set(text, shared.size)
      shared.set(text, bodyOf(text))
    }
    return `${MARK}${numbers.get(text)}`
  })
  const bodies = [...shared.values()]
  const hashes = JSON.stringify(bodies.map(({ hash }) => hash))
  const content = `{"shared":${hashes},"value":${packed}}`
  return { content: { hash: hashOf(content), json: () => content }, shared: bodies }
}

/** Puts together what `pack` took apart. `read` gives the shared strings of these hashes, in their order. */
export async function unpack(
  content: string,
  read: (hashes: readonly string[]) => Promise<readonly string[]>,
): Promise<unknown> {
  // A value may be large, and the hashes before it are few: it is read once, when its strings are there.
  const end = content.indexOf(']') + 1
  const texts = await read(JSON.parse(content.slice('{"shared":'.length, end)) as readonly string[])
  return readJson(content.slice(end + ',"value":'.length, -1), (text) => {
    if (!text.startsWith(MARK)) return text
    return text.startsWith(MARK + MARK) ? text.slice(1) : texts[Number(text.slice(1))]!
  })
}
