import type { ToolSpec } from '../app/index.ts'
import { escapePattern } from './escape-pattern.ts'

const wholeName = (names: Iterable<string>): RegExp => {
  // Markdown escapes an underscore: `create\_draft`.
  const anyOf = [...new Set(names)]
    .map((name) => escapePattern(name).replaceAll('_', '\\\\?_'))
    .sort((a, b) => b.length - a.length)
  return anyOf.length === 0
    ? /(?!)/gu
    : new RegExp(`(?<![\\p{L}\\p{N}_])(?:${anyOf.join('|')})(?![\\p{L}\\p{N}_])`, 'gu')
}

const deepest = 12

/** The names of all properties of a JSON Schema. */
const propertyNames = (schema: unknown, depth = 0): readonly string[] => {
  if (depth > deepest || typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((each) => propertyNames(each, depth + 1))
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value)
      : []),
    ...propertyNames(value, depth + 1),
  ])
}

/** Names that are nobody's words: `new_title`, `documentCode`. */
const isMachineName = (name: string): boolean =>
  /^\w{5,}$/.test(name) && (/[a-z\d]_[a-z\d]/i.test(name) || /^[a-z]+[A-Z][a-z]/.test(name))

const hex = (length: number): string => `(?=[\\da-f]*\\d)(?=[\\da-f]*[a-f])[\\da-f]{${length}}`

/** What gives an app's inner workings away, as far as it can be told from a reader's words. */
export interface InternalName {
  readonly what: string
  readonly pattern: RegExp
}

/** The kinds of internal names of an app with these tools. */
export const internalNames = (tools: readonly ToolSpec[]): readonly InternalName[] => {
  const keys = [...new Set(tools.flatMap(({ parameters }) => propertyNames(parameters)))]
  const jsonKeys = [...keys, 'tool', 'tool_name', 'arguments', 'args', 'parameters', 'function'].map(
    escapePattern,
  )
  return [
    {
      what: "a tool's name",
      pattern: wholeName(
        tools.map(({ name }) => name).filter((name) => name.includes('_') || isMachineName(name)),
      ),
    },
    { what: "the name of a tool's argument", pattern: wholeName(keys.filter(isMachineName)) },
    {
      what: 'a UUID',
      pattern: /(?<![\p{L}\p{N}-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}-])/giu,
    },
    {
      what: 'an internal identifier',
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}_-])(?:${hex(24)}|${hex(32)}|${hex(40)}|${hex(64)})(?![\\p{L}\\p{N}_-])`,
        'gu',
      ),
    },
    {
      what: 'an internal identifier',
      pattern:
        /(?<![\p{L}\p{N}_-])(?:call|toolu|tool|chatcmpl|thread|doc|document|rec|record|sec|section|block|node|user|usr|tenant)_(?=[A-Za-z]*\d)[A-Za-z\d]{6,64}(?![\p{L}\p{N}_-])/gu,
    },
    {
      what: 'JSON as a tool takes it',
      pattern: new RegExp(
        `\\{\\s{0,40}["“](?:${jsonKeys.join('|')})["”]\\s{0,4}:\\s{0,4}(?:["“{[\\d]|true|false|null)`,
        'gu',
      ),
    },
  ]
}
