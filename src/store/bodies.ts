import { promisify } from 'node:util'
import { deflate, deflateSync, inflate, inflateSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { batches } from './batches.ts'
import { type Body, hashOf, isPacked, unpack } from './pack.ts'
import type { BodyColumns, Schema } from './schema.ts'
import { StoreError } from './store-error.ts'

// Measured on Czech prose of 50 kB: deflate 35 % of the text in 2.0 ms, Brotli 5 36 % in 1.3 ms, Brotli 9 34 % in 13 ms.
// Deflate is the one that every language reads.
const deflated = promisify(deflate)
const inflated = promisify(inflate)

/** To hand a short text to another thread takes longer than to compress it. */
const HERE_BELOW = 4_096

/** What a short text is compressed into. Node takes 16 kB unless told otherwise: that takes three times as long. */
const SMALL_CHUNK = 2_048

/** The same of what was compressed: 64 kB are unpacked in less than a millisecond. */
const UNPACKED_HERE_BELOW = 65_536

/** Rows that are ready to be written, by their hash. */
export type NewBodies = ReadonlyMap<string, BodyColumns>

/** Hashes of bodies that many values share: so many are known to be there without a look. */
const KNOWN = 10_000

/** Makes rows of bodies. */
export class NewBodyRows {
  /** Bodies are never deleted, so one that was there is there. */
  readonly #there = new LRUCache<string, true>({ max: KNOWN })

  constructor(private readonly database: Kysely<Schema>) {}

  /** Compresses those of the bodies that the database does not hold yet. Nothing is written. */
  async of(bodies: readonly Body[]): Promise<NewBodies> {
    const wanted = new Map(bodies.flatMap((body) => (this.#there.get(body.hash) ? [] : [[body.hash, body]])))
    for (const hashes of batches([...wanted.keys()])) {
      const rows = await this.database
        .selectFrom('bodies')
        .select('hash')
        .where('hash', 'in', hashes)
        .execute()
      for (const { hash } of rows) {
        wanted.delete(hash)
        this.#there.set(hash, true)
      }
    }
    const rows = await Promise.all([...wanted.values()].map(compressed))
    return new Map(rows.map((row) => [row.hash, row]))
  }
}

/** Writes those of the bodies that are new; one that another process brought in the meantime is left as it is. */
export async function insertBodies(
  database: Kysely<Schema>,
  hashes: readonly string[],
  fresh: NewBodies,
): Promise<void> {
  const rows = new Map(hashes.flatMap((hash) => (fresh.has(hash) ? [[hash, fresh.get(hash)!]] : [])))
  for (const batch of batches([...rows.values()])) {
    await database
      .insertInto('bodies')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Where bodies are read from, and how much of them is kept in memory. */
export interface BodySource {
  readonly database: Kysely<Schema>
  /** Characters of the long texts that are kept, at most. */
  readonly mostCharacters?: number
}

/** A long text or a part of values that share it, with the length of its JSON. */
interface Shared {
  readonly value: unknown
  readonly length: number
}

/**
 * Reads what a store holds in bodies. What many values share, as answers do the documents of a tenant, is unpacked and
 * checked against its hash once, and is the same object in all of them; what was used last is kept.
 */
export class BodyReader {
  readonly #database: Kysely<Schema>
  readonly #kept: LRUCache<string, Shared>

  constructor({ database, mostCharacters = 8_000_000 }: BodySource) {
    this.#database = database
    this.#kept = new LRUCache({ maxSize: mostCharacters, sizeCalculation: ({ length }) => length })
  }

  /**
   * The value whose content has this hash, put together.
   * @throws {StoreError} `not-a-store` when a body of it is gone or is not what its hash says
   */
  async whole(content: string): Promise<unknown> {
    const json = (await this.#read([content])).get(content) ?? damaged(content)
    return unpack(json, (hashes) => this.#shared(hashes))
  }

  /** What is shared, in the order of the hashes. */
  async #shared(hashes: readonly string[]): Promise<readonly unknown[]> {
    // Taken before others are read: what is kept may have gone by then.
    const kept = hashes.map((hash) => this.#kept.get(hash))
    const fresh = await this.#read(hashes.filter((_, index) => kept[index] === undefined))
    const values: unknown[] = []
    for (const [index, hash] of hashes.entries()) {
      const shared = kept[index] ?? (await this.#parsed(fresh.get(hash) ?? damaged(hash)))
      this.#kept.set(hash, shared)
      values.push(shared.value)
    }
    return values
  }

  async #parsed(json: string): Promise<Shared> {
    const value = isPacked(json) ? await unpack(json, (hashes) => this.#shared(hashes)) : JSON.parse(json)
    return { value, length: json.length }
  }

  /** The JSON texts of bodies, by their hashes; those that are gone are absent. */
  async #read(hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>()
    for (const batch of batches(hashes)) {
      const rows = await this.#database.selectFrom('bodies').selectAll().where('hash', 'in', batch).execute()
      for (const row of rows) texts.set(row.hash, await decompressed(row))
    }
    return texts
  }
}

async function compressed({ hash, json }: Body): Promise<BodyColumns> {
  const raw = Buffer.from(json())
  const small = raw.length < HERE_BELOW ? deflateSync(raw, { chunkSize: SMALL_CHUNK }) : await deflated(raw)
  return small.length < raw.length
    ? { hash, encoding: 'deflate', bytes: small }
    : { hash, encoding: 'raw', bytes: raw }
}

async function decompressed({ hash, encoding, bytes }: BodyColumns): Promise<string> {
  const raw =
    encoding === 'raw' ? Buffer.from(bytes) : await unpacked(bytes).catch((error) => damaged(hash, error))
  return hashOf(raw) === hash ? raw.toString() : damaged(hash)
}

const unpacked = async (bytes: Uint8Array): Promise<Buffer> =>
  bytes.length < UNPACKED_HERE_BELOW ? inflateSync(bytes) : inflated(bytes)

function damaged(hash: string, cause?: unknown): never {
  throw new StoreError(
    'not-a-store',
    `The store is damaged: body ${hash} is not what was written. Go on from a copy of it, or with a new store.`,
    cause,
  )
}
