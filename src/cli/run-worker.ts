import { randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

const attempt = (read: () => string): string => {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

/** Where process numbers mean the same processes: this machine since it started, and on Linux this container. */
const machine = (): string =>
  [
    hostname(),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    attempt(() => readlinkSync('/proc/self/ns/pid')),
  ]
    .join('/')
    .replace(/\s/g, '')

/** A name for this process that no other one ever has. */
export const workerName = (): string => `${machine()} ${process.pid} ${randomBytes(6).toString('hex')}`

/** Whether a process is known to have ended. Of one elsewhere nothing is known. */
export const workerHasEnded = (own: string, other: string): boolean => {
  const [where, number] = other.split(' ')
  if (where !== machine() || other === own) return false
  const pid = Number(number)
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
