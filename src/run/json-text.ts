/** An object or a list that is written in part. */
interface Open {
  readonly items: Readonly<Record<string, unknown>> | readonly unknown[]
  /** The keys that have a value; undefined for a list. */
  readonly keys: readonly string[] | undefined
  next: number
}

/** What is written in place of what stands in a value. */
export interface JsonChanges {
  /** Gives each string back, keys too, as it is to be written. */
  readonly text?: (text: string, role: 'key' | 'value') => string
  /** The string that stands for a whole object or list; undefined where it is written itself. */
  readonly whole?: (item: object) => string | undefined
}

/**
 * Writes a plain JSON value as JSON text. Unlike `JSON.stringify` it takes values nested to any depth: a hostile tool
 * argument is nested some thousand deep where it ends with an overflow.
 */
export function writeJson(
  value: unknown,
  { text: change = (text) => text, whole = () => undefined }: JsonChanges = {},
): string {
  let written = ''
  const open: Open[] = []
  const write = (item: unknown): void => {
    if (typeof item !== 'object' || item === null) {
      written += JSON.stringify(typeof item === 'string' ? change(item, 'value') : item) ?? 'null'
      return
    }
    const instead = whole(item)
    if (instead !== undefined) {
      written += JSON.stringify(instead)
    } else if (Array.isArray(item)) {
      written += '['
      open.push({ items: item, keys: undefined, next: 0 })
    } else {
      const items = item as Readonly<Record<string, unknown>>
      written += '{'
      open.push({ items, keys: Object.keys(items).filter((key) => items[key] !== undefined), next: 0 })
    }
  }
  write(value)
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const { items, keys, next } = last
    if (next === (keys ?? items).length) {
      written += keys ? '}' : ']'
      open.pop()
      continue
    }
    if (next > 0) written += ','
    last.next += 1
    const key = keys?.[next]
    if (key !== undefined) written += `${JSON.stringify(change(key, 'key'))}:`
    write(Reflect.get(items, key ?? next))
  }
  return written
}

/**
 * Reads JSON text, each string that is a value (keys are left alone) as `change` gives it back, to any depth.
 * @throws {SyntaxError} when it is not JSON
 */
export function readJson(text: string, change: (text: string) => unknown): unknown {
  const root: Record<string, unknown> = { value: JSON.parse(text) }
  // What was parsed a moment ago is nobody else's yet, so it may be changed in place. A key such as `__proto__` is the
  // object's own here, and setting it again only sets it again.
  const pending: Record<string, unknown>[] = [root]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const key in next) {
      const item = next[key]
      if (typeof item === 'string') next[key] = change(item)
      else if (typeof item === 'object' && item !== null) pending.push(item as Record<string, unknown>)
    }
  }
  return root['value']
}

/** A plain JSON value as text for people: indented, where it is not nested too deeply for that. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? 'undefined'
  } catch {
    return writeJson(value)
  }
}
