import type { z } from 'zod'
import { listed, quoted, suggestion } from './nearest-name.ts'

type Issue = z.core.$ZodIssue

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object with a text for each field',
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return quoted(value)
  return typeof value === 'object' ? 'an object' : String(value)
}

const valueAt = (args: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    args,
  )

const boundsOf = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, value: unknown): string => {
  const bound = issue.code === 'too_big' ? issue.maximum : issue.minimum
  if (typeof value !== 'string' || issue.origin !== 'string') {
    return `must be ${issue.code === 'too_big' ? 'at most' : 'at least'} ${bound}; it is ${kindOf(value)}.`
  }
  if (issue.code === 'too_small') return 'is empty.'
  const advice = Number(bound) >= 100_000 ? ' Write it in several smaller steps.' : ''
  return `is too long: it has ${value.length} characters, ${bound} are allowed.${advice}`
}

const faultAt = (issue: Issue, value: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}; it is ${kindOf(value)}.`
    case 'invalid_value': {
      const values = issue.values.map(String)
      const meant = typeof value === 'string' ? suggestion(value, values) : ''
      return `must be one of ${values.join(', ')}; it is ${kindOf(value)}.${meant}`
    }
    case 'invalid_union':
      return `must be ${issue.errors
        .flat()
        .map((each) =>
          each.code === 'invalid_value'
            ? each.values.map((one) => `"${String(one)}"`).join(' or ')
            : 'a whole number from 1',
        )
        .join(' or ')}; it is ${kindOf(value)}.`
    case 'too_big':
    case 'too_small':
      return boundsOf(issue, value)
    case 'custom':
      return `must be text on one line; it is ${kindOf(value)}.`
    default:
      return `cannot be used: ${issue.message}.`
  }
}

/** What is wrong with the arguments of a call, a line a fault, each saying what is allowed. */
export const argumentFaults = (
  issues: readonly Issue[],
  args: unknown,
  descriptions: Readonly<Record<string, string | undefined>>,
): readonly string[] => {
  const allowed = Object.keys(descriptions)
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) => `${quoted(key)} is not an argument.${suggestion(key, allowed)} Allowed: ${listed(allowed)}.`,
      )
    }
    const path = issue.path.map(String).join('.')
    const value = valueAt(args, issue.path)
    if (value !== undefined || issue.path.length !== 1) return [`"${path}" ${faultAt(issue, value)}`]
    const means = descriptions[path]
    return [`"${path}" is missing${means === undefined ? '' : ` (${means})`}.`]
  })
}
