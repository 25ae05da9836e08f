/**
 * Writes a plain JSON value as JSON text, each string (keys too) as `change` gives it back. Unlike `JSON.stringify` it
 * takes values nested to any depth: a hostile tool argument is nested some thousand deep where it ends with an overflow.
 */
export function writeJson(
  value: unknown,
  change: (text: string, role: 'key' | 'value') => string = (text) => text,
): string {
  const written: string[] = []
  // What is still to be written, the next one last: a piece of text, or a value in a box.
  const pending: (string | { readonly value: unknown })[] = [{ value }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') {
      written.push(next)
    } else if (typeof next.value === 'string') {
      written.push(JSON.stringify(change(next.value, 'value')))
    } else if (Array.isArray(next.value)) {
      pending.push(']')
      for (const [index, item] of [...next.value.entries()].reverse()) {
        pending.push({ value: item }, index === 0 ? '[' : ',')
      }
      if (next.value.length === 0) pending.push('[')
    } else if (typeof next.value === 'object' && next.value !== null) {
      const entries = Object.entries(next.value).filter(([, item]) => item !== undefined)
      pending.push('}')
      for (const [index, [key, item]] of [...entries.entries()].reverse()) {
        pending.push({ value: item }, `${index === 0 ? '{' : ','}${JSON.stringify(change(key, 'key'))}:`)
      }
      if (entries.length === 0) pending.push('{')
    } else {
      written.push(JSON.stringify(next.value) ?? 'null')
    }
  }
  return written.join('')
}

/**
 * Reads JSON text, each string that is a value (keys are left alone) as `change` gives it back, to any depth.
 * @throws {SyntaxError} when it is not JSON
 */
export function readJson(text: string, change: (text: string) => string): unknown {
  const root: Record<string, unknown> = { value: JSON.parse(text) }
  // What was parsed a moment ago is nobody else's yet, so it may be changed in place. A key such as `__proto__` is the
  // object's own here, and setting it again only sets it again.
  const pending: Record<string, unknown>[] = [root]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [key, item] of Object.entries(next)) {
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
