import type { Kysely } from 'kysely'
import { writeJson } from '../run/json-text.ts'
import type { Schema } from './schema.ts'
import type { FingerprintPart, Store } from './store.ts'
import type { Writing } from './writing.ts'

type FingerprintStore = Pick<Store, 'keepFingerprint' | 'fingerprint' | 'fingerprints'>

export function fingerprintsOver(database: Kysely<Schema>, { now, change }: Writing): FingerprintStore {
  return {
    async keepFingerprint({ hash, parts }) {
      await database
        .insertInto('fingerprints')
        .values({ hash, parts: writeJson(parts, { text: change }), kept_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async fingerprint(hash) {
      const row = await database
        .selectFrom('fingerprints')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst()
      return row && fingerprintOf(row)
    },

    async fingerprints() {
      const rows = await database
        .selectFrom('fingerprints')
        .selectAll()
        .orderBy('kept_at')
        .orderBy('hash')
        .execute()
      return rows.map(fingerprintOf)
    },
  }
}

const fingerprintOf = ({ hash, parts }: Schema['fingerprints']) => ({
  hash,
  parts: JSON.parse(parts) as readonly FingerprintPart[],
})
