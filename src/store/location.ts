import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StoreError } from './store-error.ts'

/** The scheme of an address. One letter is a drive of Windows and no scheme. */
const SCHEME = /^([a-z][a-z0-9+.-]+):/i

/**
 * The absolute path of the SQLite file that a location names: a path, a `file:` URL or a `sqlite:` URL, each absolute
 * or relative to the working folder (`runs/june.db`, `file:runs/june.db`, `sqlite:///srv/bench/june.db`).
 * @throws {StoreError} `unsupported` for any other kind of address
 */
export function sqlitePath(location: string): string {
  const scheme = SCHEME.exec(location)?.[1]?.toLowerCase()
  switch (scheme) {
    case 'postgres':
    case 'postgresql':
      throw new StoreError(
        'unsupported',
        'Stores on PostgreSQL are not supported yet. Name a file, such as --store .model-bench/store.db.',
      )
    case 'file':
      return pathOfUrl(location.slice('file:'.length), location)
    case 'sqlite':
      // Two slashes are commonly written before a relative path: `sqlite://runs/june.db`.
      return pathOfUrl(location.slice('sqlite:'.length).replace(/^\/\/(?!\/)/, ''), location)
    default:
      if (location.trim() === '' || location.includes('://')) throw unsupported(location)
      return resolve(location)
  }
}

function pathOfUrl(path: string, location: string): string {
  if (path === '' || /[?#]/.test(path) || /^\/\/(?!\/)/.test(path)) throw unsupported(location)
  try {
    return path.startsWith('/')
      ? fileURLToPath(`file://${path.replace(/^\/+/, '/')}`)
      : resolve(decodeURIComponent(path))
  } catch (error) {
    throw unsupported(location, error)
  }
}

const unsupported = (location: string, cause?: unknown): StoreError =>
  new StoreError(
    'unsupported',
    `“${location}” names no store. Give the path of a file, or file: or sqlite: and a path, without options.`,
    cause,
  )
