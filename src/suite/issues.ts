import type { z } from 'zod'
import { listNames, suggestion } from './fault.ts'

/** One thing that a schema found wrong: where in the value, and what to tell its author. */
export interface Issue {
  /** The keys that lead to it. */
  readonly path: readonly PropertyKey[]
  /** Whether it is about the key at the end of the path, not its value. */
  readonly about: 'key' | 'value'
  readonly message: string
}

const keysAt = (schema: unknown, path: readonly PropertyKey[]): readonly string[] => {
  let json = schema as Record<string, unknown> | undefined
  for (const key of path) {
    const properties = json?.['properties'] as Record<string, Record<string, unknown>> | undefined
    const next =
      properties?.[String(key)] ??
      (typeof key === 'number' ? json?.['items'] : json?.['additionalProperties'])
    json = typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : undefined
  }
  return Object.keys((json?.['properties'] as object | undefined) ?? {})
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/**
 * What a schema's refusal means to the author of the value: every unknown key with the nearest valid one,
 * every missing key, every value with what is allowed instead.
 * @param jsonSchema the same schema as JSON Schema, which is where the allowed keys are read from
 */
export const explainIssues = (error: z.ZodError, value: unknown, jsonSchema: unknown): readonly Issue[] =>
  error.issues.flatMap((issue): Issue[] => {
    const found = valueAt(value, issue.path)
    switch (issue.code) {
      case 'unrecognized_keys': {
        const allowed = keysAt(jsonSchema, issue.path)
        return issue.keys.map((key) => ({
          path: [...issue.path, key],
          about: 'key',
          message: `unknown key "${key}".${suggestion(key, allowed)} Allowed: ${listNames(allowed)}.`,
        }))
      }
      case 'invalid_value': {
        const allowed = issue.values.map(String)
        return [
          {
            path: issue.path,
            about: 'value',
            message:
              found === undefined
                ? `"${String(issue.path.at(-1))}" is missing. Allowed: ${listNames(allowed)}.`
                : `${JSON.stringify(found)} is not allowed here.${suggestion(String(found), allowed)} Allowed: ${listNames(allowed)}.`,
          },
        ]
      }
      case 'invalid_type':
        return [
          {
            path: issue.path,
            about: 'value',
            message:
              found === undefined
                ? `"${String(issue.path.at(-1) ?? 'content')}" is missing: a ${issue.expected} must stand here.`
                : `a ${issue.expected} must stand here, not ${JSON.stringify(found)?.slice(0, 60)}.`,
          },
        ]
      default:
        return [{ path: issue.path, about: 'value', message: `${issue.message}.` }]
    }
  })
