import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { recordKinds } from '../../src/app/index.ts'
import { dms } from '../../src/dms/index.ts'
import { fieldNames, recordForms } from '../../src/dms/record-kinds.ts'

const page = readFileSync(new URL('../../docs/dms.md', import.meta.url), 'utf8')
const block = (language: string) => new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? ''
const rows = (heading: string) =>
  [...(page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`.*) \|$/gm)].map(
    ([, row = '']) => row.split(' | '),
  )

describe('the page on the built-in app', () => {
  it('lists every tool with its arguments, and no other', () => {
    const declared = dms().tools.map(({ name, parameters }) => {
      const required = parameters['required'] ?? []
      const named = Object.keys(parameters['properties'] ?? {})
      return [
        `\`${name}\``,
        named
          .map((each) => `\`${each}${Array.isArray(required) && required.includes(each) ? '' : '?'}\``)
          .join(', '),
      ]
    })
    expect(rows('Tools').map(([tool, named]) => [tool, named])).toEqual(declared)
  })

  it('lists every field of every kind of record, the required ones in bold', () => {
    const declared = recordKinds.map((kind) => {
      const form = recordForms[kind]
      return [
        `\`${kind}\``,
        `\`${form.series}-\``,
        fieldNames(form)
          .map((field) => (form.required.includes(field) ? `**\`${field}\`**` : `\`${field}\``))
          .join(', '),
      ]
    })
    expect(rows('Records').map((row) => row.map((cell) => cell.replace(/ \(.*?\)/, '')))).toEqual(declared)
  })

  it('shows an example that comes to what it says', async () => {
    const run = new Function('dms', `return (async () => {${block('ts')}})()`)
    expect(await run(dms)).toEqual(JSON.parse(block('json')))
  })
})
