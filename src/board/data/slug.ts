import { createHash } from 'node:crypto'

/** A name as a part of a path: readable, the same every time, and no two names alike. */
export const slugOf = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${words.slice(0, 60)}-${createHash('sha256').update(name).digest('hex').slice(0, 6)}`
}
