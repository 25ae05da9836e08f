import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** One thing that what ran or what graded is made of. */
export interface FingerprintPart {
  readonly half: 'ran' | 'graded'
  /** Such as `tenant documents/SOP-021-v3.html`. */
  readonly name: string
  /** SHA-256, in hexadecimal. */
  readonly hash: string
}

/** A fingerprint and the parts that it is made of, in the order of their names. */
export interface Fingerprint {
  /** Over all parts. */
  readonly hash: string
  /** Over the parts of what ran alone. */
  readonly ran: string
  readonly parts: readonly FingerprintPart[]
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** A part over a text; line ends do not matter. */
export const textPart = (half: FingerprintPart['half'], name: string, text: string): FingerprintPart => ({
  half,
  name,
  hash: sha256(text.replace(/\r\n?/g, '\n')),
})

/** A part over plain data, in the canonical form of RFC 8785: the order of keys does not matter. */
export const dataPart = (half: FingerprintPart['half'], name: string, data: unknown): FingerprintPart =>
  textPart(half, name, canonicalize(data) ?? 'undefined')

const byName = (a: FingerprintPart, b: FingerprintPart): number =>
  a.half === b.half ? (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) : a.half < b.half ? 1 : -1

const hashOf = (parts: readonly FingerprintPart[]): string =>
  sha256(parts.map(({ half, name, hash }) => `${half}\t${name}\t${hash}\n`).join(''))

/** The fingerprint over a list of parts, in whatever order they come. */
export const fingerprintOf = (parts: readonly FingerprintPart[]): Fingerprint => {
  const sorted = [...parts].sort(byName)
  return { hash: hashOf(sorted), ran: hashOf(sorted.filter(({ half }) => half === 'ran')), parts: sorted }
}

/** A part that two fingerprints do not share. */
export interface PartDifference {
  readonly half: FingerprintPart['half']
  readonly name: string
  readonly difference: 'changed' | 'only in A' | 'only in B'
}

/** The parts that differ between two fingerprints. */
export const differences = (
  a: readonly FingerprintPart[],
  b: readonly FingerprintPart[],
): readonly PartDifference[] => {
  const key = ({ half, name }: FingerprintPart) => `${half}\t${name}`
  const inA = new Map(a.map((part) => [key(part), part]))
  const inB = new Map(b.map((part) => [key(part), part]))
  return [...new Map([...inA, ...inB]).values()].sort(byName).flatMap(({ half, name }) => {
    const [first, second] = [inA.get(`${half}\t${name}`), inB.get(`${half}\t${name}`)]
    if (first?.hash === second?.hash) return []
    return [{ half, name, difference: first ? (second ? 'changed' : 'only in A') : 'only in B' } as const]
  })
}
