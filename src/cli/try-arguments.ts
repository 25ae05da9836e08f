import type { ToolSpec } from '../app/index.ts'

/** The arguments of a call as a person typed them, or what is wrong with them. */
export type TypedArguments =
  | { readonly ok: true; readonly args: unknown }
  | { readonly ok: false; readonly problem: string }

const key = /^\s*([A-Za-z_]\w*(?:\.\w+)*)\s*=/

/** Where a JSON object or list that begins a text ends; undefined where it does not. */
const endOfJson = (text: string): number | undefined => {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth += 1
    else if ((character === '}' || character === ']') && --depth === 0) return index + 1
  }
  return undefined
}

const unescaped = (text: string): string =>
  text.replace(/\\(["'\\nt])/g, (_match, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign))

interface Value {
  readonly text: string
  readonly is: 'json' | 'text' | 'bare'
  /** How many characters it took. */
  readonly length: number
}

const valueAt = (text: string): Value | undefined => {
  const quoted = /^"((?:[^"\\]|\\.)*)"|^'((?:[^'\\]|\\.)*)'/.exec(text)
  if (quoted) return { text: unescaped(quoted[1] ?? quoted[2] ?? ''), is: 'text', length: quoted[0].length }
  if (/^["']/.test(text)) return undefined
  if (/^[{[]/.test(text)) {
    const end = endOfJson(text)
    return end === undefined ? undefined : { text: text.slice(0, end), is: 'json', length: end }
  }
  const bare = /^\S*/.exec(text)?.[0] ?? ''
  return { text: bare, is: 'bare', length: bare.length }
}

const typeOf = ({ parameters }: ToolSpec, name: string): unknown =>
  (parameters['properties'] as Readonly<Record<string, { readonly type?: unknown }>> | undefined)?.[name]
    ?.type

/** A bare word as the tool wants it: a number where it takes one. What it does not take, the tool refuses itself. */
const meant = ({ text, is }: Value, type: unknown): unknown => {
  if (is === 'json') return JSON.parse(text)
  if (is === 'text' || type === 'string') return text
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true'
  return (type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

const problem = (text: string): TypedArguments => ({ ok: false, problem: text })

/**
 * Reads the arguments of a tool call: one JSON object, or `code=SOP-001 section="4"`. A dot reaches into an object:
 * `fields.title="Late sample"`. Quotation marks hold a value with spaces, with `\n` for a new line.
 */
export const readArguments = (tool: ToolSpec, typed: string): TypedArguments => {
  if (typed.trim().startsWith('{')) {
    try {
      return { ok: true, args: JSON.parse(typed) as unknown }
    } catch (error) {
      return problem(`The JSON does not parse: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const args: Record<string, unknown> = Object.create(null)
  let rest = typed
  while (rest.trim() !== '') {
    const match = key.exec(rest)
    if (!match)
      return problem(`„${rest.trim().slice(0, 40)}“ is no name=value. A value with spaces stands in "…".`)
    const [whole, path = ''] = match
    const value = valueAt(rest.slice(whole.length))
    if (!value) return problem(`The value of ${path} has no end.`)
    const [name = '', ...inner] = path.split('.')
    try {
      let target = args
      for (const [index, part] of [name, ...inner].entries()) {
        if (index === inner.length)
          target[part] = meant(value, inner.length === 0 ? typeOf(tool, name) : 'string')
        else {
          const next = target[part] ?? Object.create(null)
          if (typeof next !== 'object') return problem(`${part} is a value, and cannot hold ${path}.`)
          target[part] = next
          target = next as Record<string, unknown>
        }
      }
    } catch {
      return problem(`The JSON of ${path} does not parse.`)
    }
    rest = rest.slice(whole.length + value.length)
  }
  return { ok: true, args: JSON.parse(JSON.stringify(args)) as unknown }
}
