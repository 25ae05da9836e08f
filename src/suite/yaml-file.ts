import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Fault } from './fault.ts'
import { explainIssues } from './issues.ts'

/** A value read from YAML or JSON that knows where each of its parts stands. */
export interface Located<Value> {
  readonly value: Value
  /** Where the part at `path` stands: its key where `about` is `key`, else its value. */
  placeOf(
    path: readonly PropertyKey[],
    about?: 'key' | 'value',
  ): { readonly line: number; readonly column: number }
}

/** Either the value or all that is wrong with it. */
export type Loaded<Value> =
  | { readonly ok: true; readonly located: Located<Value> }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/**
 * Reads YAML (or JSON, which is YAML) against a schema.
 * @param file the name for messages
 * @param firstLine the line of `file` at which `text` begins, for front matter
 */
export const readYaml = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  firstLine = 1,
): Loaded<z.infer<Schema>> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  if (document.errors.length > 0) {
    return {
      ok: false,
      faults: document.errors.map(({ message, pos }) => ({
        file,
        ...at(pos[0]),
        message: `${message}.`.replace(/\.\.$/, '.'),
      })),
    }
  }
  const placeOf: Located<unknown>['placeOf'] = (path, about = 'value') => {
    let node: unknown = document.contents
    let offset = 0
    for (const [depth, key] of path.entries()) {
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
        )
        if (!pair) break
        const keyOffset = (pair.key as Node).range?.[0] ?? offset
        node = pair.value
        const isLast = depth === path.length - 1
        offset = (isLast && about === 'key' ? undefined : (node as Node | null)?.range?.[0]) ?? keyOffset
      } else if (isSeq(node) && typeof key === 'number') {
        node = node.items[key]
        offset = (node as Node | undefined)?.range?.[0] ?? offset
      } else break
    }
    return at(offset)
  }
  const value: unknown = document.toJS({ maxAliasCount: 100 })
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, located: { value: parsed.data, placeOf } }
  return {
    ok: false,
    faults: explainIssues(parsed.error, value, z.toJSONSchema(schema, { unrepresentable: 'any' })).map(
      (issue) => ({
        file,
        ...placeOf(issue.path, issue.about),
        message: issue.message,
      }),
    ),
  }
}
