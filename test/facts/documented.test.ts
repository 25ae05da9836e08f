import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { factTableSchema, findFact } from '../../src/facts/index.ts'

const page = readFileSync(new URL('../../docs/facts.md', import.meta.url), 'utf8')

const spans = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!)

const sections = page.split(/^### /m).slice(1)

describe('docs/facts.md', () => {
  const rows = sections.flatMap((section) => {
    const language = section.startsWith('In English') ? ('en' as const) : ('cs' as const)
    return section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => {
        const [value = '', found = '', never = ''] = line
          .split('|')
          .slice(1)
          .map((cell) => cell.trim())
        return { language, value: spans(value)[0]!, found: spans(found), never: spans(never) }
      })
  })

  test('has its tables', () => expect(rows.length).toBeGreaterThan(40))

  for (const { language, value, found, never } of rows) {
    test(`${language} ${value}`, () => {
      expect(found.filter((text) => !findFact({ value }, text, language).found)).toEqual([])
      expect(never.filter((text) => findFact({ value }, text, language).found)).toEqual([])
    })
  }

  test('says true of a molar mass', () => {
    const isFound = (value: string) => findFact({ value, molarMass: 180.156 }, '99 mg/dl').found
    expect([isFound('5,5 mmol/l'), isFound('5,55 mmol/l')]).toEqual([true, false])
  })

  test('shows a fact table that is one', () => {
    const [, yaml = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(page) ?? []
    expect(() => factTableSchema.parse(parse(yaml))).not.toThrow()
  })

  test('shows what the code answers', () => {
    expect(findFact({ value: '30 min', near: ['inkub'] }, 'Inkubujte půl hodiny.', 'cs')).toEqual({
      found: true,
      start: 10,
      end: 20,
      as: 'půl hodiny',
    })
  })
})
