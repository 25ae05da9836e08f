import { type Fingerprint, fingerprintOf } from '../fingerprint/index.ts'
import type { Store } from '../store/index.ts'
import { CommandError } from './exit.ts'

/**
 * A fingerprint of a store by the beginning of its hash; without one, the one that graded last, else the one kept last.
 * @throws {CommandError} where there is none, or more than one
 */
export const storedFingerprint = async (store: Store, prefix?: string): Promise<Fingerprint> => {
  const all = await store.fingerprints()
  if (all.length === 0) throw new CommandError('The store is empty: nothing was run yet.')
  if (prefix === undefined) {
    const newest = await store.lastGraded()
    const chosen = all.find(({ hash }) => hash === newest) ?? all.at(-1)
    return fingerprintOf(chosen?.parts ?? [])
  }
  const matching = all.filter(({ hash }) => hash.startsWith(prefix))
  const [only] = matching
  if (!only || matching.length > 1) {
    const known = all.map(({ hash }) => `  ${hash.slice(0, 16)}`).join('\n')
    const what = only ? `${matching.length} fingerprints begin` : 'No fingerprint begins'
    throw new CommandError(`${what} with "${prefix}". The store has:\n${known}`)
  }
  return fingerprintOf(only.parts)
}
