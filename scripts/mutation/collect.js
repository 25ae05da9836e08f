// Stands in for `vitest` while a room is mutated: collects the tests of its files, to be run in one process again and again.

import { format } from 'node:util'
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'
import { expect as chaiExpect, use } from 'chai'

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) use(plugin)

export const expect = Object.assign((value, message) => chaiExpect(value, message), chaiExpect)
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT])
globalThis[GLOBAL_EXPECT] = expect
setState({ assertionCalls: 0 }, expect)

/** The tests of what was imported since the last call. */
export const takeCollected = () => {
  const taken = tests
  tests = []
  path = []
  seen.clear()
  return taken
}

let tests = []
/** How often each name was given: names of tests need not differ, their ids must. */
const seen = new Map()
let path = []

const named = (name, row) =>
  name.replace(/\$(\w+)/g, (whole, key) =>
    row !== null && typeof row === 'object' && key in row ? row[key] : whole,
  )
/** A table of rows: arrays are spread over the arguments, anything else is the one argument. */
const each = (one) => (rows) => (name, run) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row]
    const shown = values.slice(0, (name.match(/%[sdoj]/g) ?? []).length)
    one(format(named(name, row), ...shown), () => run(...values))
  }
}

export const describe = (name, run) => {
  path = [...path, name]
  run()
  path = path.slice(0, -1)
}
describe.each = each(describe)

export const it = (name, run) => {
  const full = [...path, name].join(' › ')
  const time = (seen.get(full) ?? 0) + 1
  seen.set(full, time)
  tests.push({ id: time === 1 ? full : `${full} (${time})`, run })
}
it.each = each(it)
export const test = it
