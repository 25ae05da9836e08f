import { StoreError } from './store-error.ts'

/**
 * Says in the store's words what an error of SQLite, or of the file system under it, means. Any other error, such as a
 * fault in this program, is given back as it is.
 */
export function sqliteFault(error: unknown, path: string): unknown {
  const code = codeOf(error)
  const as = (...[kind, message]: [StoreError['code'], string]) => new StoreError(kind, message, error)

  if (isLock(error)) {
    return as(
      'locked',
      `${path} is locked by another process, such as a run under way. Try again when it has ended, or name another store.`,
    )
  }
  if (/^SQLITE_FULL|^ENOSPC|^EDQUOT|^SQLITE_IOERR_SHMSIZE/.test(code)) {
    return as(
      'full',
      `The disk of ${path} is full. Make room and start again: what was kept is whole, and nothing that finished is repeated.`,
    )
  }
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)|^EACCES|^EPERM|^EROFS|^ENOENT/.test(code)) {
    return as(
      'read-only',
      `${path} or its folder cannot be written. Change its permissions, or name a store elsewhere. To read a store that an ended process left open, copy its folder to a disk that can be written.`,
    )
  }
  if (/^ENOTDIR|^EEXIST|^EISDIR/.test(code)) {
    return as('not-a-store', `${path} lies under a file, not a folder. Name another place for the store.`)
  }
  if (/^SQLITE_NOTADB/.test(code)) {
    return as('not-a-store', `${path} is not a Model Bench store. Name another file.`)
  }
  if (/^SQLITE_CORRUPT/.test(code)) {
    return as('not-a-store', `${path} is damaged. Go on from a copy of it, or with a new store.`)
  }
  if (/^SQLITE_(IOERR|NOLFS)|^EIO/.test(code)) {
    return as('disk', `The disk of ${path} failed (${code}). Check the disk, or name a store on another one.`)
  }
  if (code === 'ERR_DLOPEN_FAILED' || /locate the bindings file/.test(String(error))) {
    return as(
      'driver',
      'The SQLite driver does not load: it was built for another version of Node, or not at all. Run: npm rebuild better-sqlite3',
    )
  }
  return error
}

/** Whether the file is only held by another connection at this moment. */
export const isLock = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
