import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Fault } from './fault.ts'
import { explainIssues } from './issues.ts'
import type { Loaded, Located } from './yaml-file.ts'

/** Imports a TypeScript file of a suite; handed in, since what runs it is not the suite's business. */
export type ImportModule = (path: string) => Promise<Readonly<Record<string, unknown>>>

/** Where a key of a declared object stands in the source: the keys are followed in their order. */
const placeInSource = (source: string, path: readonly PropertyKey[]) => {
  let offset = 0
  for (const key of path) {
    if (typeof key !== 'string') continue
    const escaped = key.replace(/[^\w]/g, '\\$&')
    const found = new RegExp(`(?<![\\w$.])['"]?${escaped}['"]?\\s*[:,(}]`, 'g')
    found.lastIndex = offset
    const hit = found.exec(source)
    if (!hit) break
    offset = hit.index
  }
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** Where an error that a file threw while it was imported stands, as far as it says so. */
const placeOfError = (error: unknown, path: string) => {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
  const name = path.replace(/[^\w]/g, '\\$&')
  const hit = new RegExp(`${name}:(\\d+):(\\d+)`).exec(text) ?? /\((\d+):(\d+)\)/.exec(text)
  return { line: Number(hit?.[1] ?? 1), column: Number(hit?.[2] ?? 1) }
}

/**
 * Reads what a TypeScript file declares: its one export that is an object.
 * @param file the name for messages
 * @param maker the function that the message names as the way to declare it
 */
export const readModule = async <Declared>(
  file: string,
  path: string,
  schema: z.ZodType,
  maker: string,
  importModule: ImportModule,
): Promise<Loaded<Declared>> => {
  const fail = (fault: Omit<Fault, 'file'>): Loaded<Declared> => ({ ok: false, faults: [{ file, ...fault }] })
  let exports: readonly unknown[]
  try {
    const imported = await importModule(path)
    exports = [...new Set(Object.values(imported))].filter(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    )
  } catch (error) {
    const [firstLine = 'it cannot be imported'] = (
      error instanceof Error ? error.message : String(error)
    ).split('\n')
    return fail({ ...placeOfError(error, path), message: firstLine })
  }
  const [declared] = exports
  if (exports.length !== 1) {
    const found = exports.length === 0 ? 'none' : `${exports.length}`
    return fail({
      line: 1,
      column: 1,
      message: `one export made by ${maker}() must stand here; found ${found}.`,
    })
  }
  const source = (await readFile(path, 'utf8')).replace(/\r\n?/g, '\n')
  const placeOf: Located<Declared>['placeOf'] = (keys) => placeInSource(source, keys)
  const parsed = schema.safeParse(declared)
  if (parsed.success) return { ok: true, located: { value: declared as Declared, placeOf } }
  return {
    ok: false,
    faults: explainIssues(parsed.error, declared, z.toJSONSchema(schema, { unrepresentable: 'any' })).map(
      (issue) => ({
        file,
        ...placeOf(issue.path),
        message: issue.message,
      }),
    ),
  }
}
