import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogueText, judgedTypes } from '../../src/judge/catalogue-text.ts'
import { promptsOf } from '../../src/judge/prompts.ts'
import { findingTypes } from '../../src/suite/index.ts'
import { judgeSuite } from './judge-suite.ts'

const suite = judgeSuite()
const names = ['judge', 'inventory', 'inventory-send-back', 'findings', 'findings-send-back', 'invalid']

describe('the prompts', () => {
  it.each(['lab-qms', 'starter'])('of %s are one a step, short, and filled by code', (folder) => {
    const files = readdirSync(`suites/${folder}/prompts`)
    expect(files.sort()).toEqual(names.map((name) => `${name}.md`).sort())
    const prompts = Object.fromEntries(
      files.map((file) => [file.slice(0, -3), readFileSync(`suites/${folder}/prompts/${file}`, 'utf8')]),
    )
    expect(() => promptsOf({ prompts })).not.toThrow()
    for (const text of Object.values(prompts)) expect(text.length).toBeLessThan(4_000)
  })

  it('say nothing that code says too', () => {
    const code = readdirSync('src/judge')
      .map((file) => readFileSync(`src/judge/${file}`, 'utf8'))
      .join('\n')
      .replace(/\s+/g, ' ')
    const sentences = Object.values(suite.prompts)
      .flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.:;]) /))
      .filter((sentence) => sentence.length > 25)
    expect(sentences.length).toBeGreaterThan(40)
    expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([])
  })

  it.each([
    ['a prompt is missing', { invalid: undefined }, /prompts\/invalid\.md:1:1: this file is missing/],
    [
      'a placeholder is missing',
      { findings: 'List. {{evidence}}' },
      /findings\.md.*\{\{catalogue\}\}, \{\{evidence\}\}/,
    ],
    ['a placeholder is unknown', { invalid: '{{problem}} {{evidence}}' }, /invalid\.md.*\{\{problem\}\}/],
  ])('are refused where %s, before anything is sent', (_name, change, says) => {
    const prompts = { ...suite.prompts, ...change } as Record<string, string>
    expect(() => promptsOf({ prompts })).toThrow(says)
  })

  it('never read what is filled in for more placeholders', () => {
    const filled = promptsOf(suite)('findings', {
      catalogue: '{{evidence}} $& $1',
      evidence: '{{catalogue}}',
    })
    expect(filled).toContain('{{evidence}} $& $1')
    expect(filled).toContain('{{catalogue}}')
  })
})

describe('the catalogue that the judge is shown', () => {
  const text = catalogueText(suite.catalogue)
  it.each(judgedTypes(suite.catalogue))('$name: what it is, what to quote, what it is not', (type) => {
    expect(text).toContain(
      `- ${type.name}: ${type.means}\n  Quote from: ${type.quotes.join(', ')}.\n  Not this: ${type.not}`,
    )
  })
  it('leaves out the types of code alone, and tells of every type what it is not', () => {
    expect(text).not.toContain('missing_fact')
    expect(findingTypes(suite.catalogue).filter((type) => !type.not)).toEqual([])
  })
})
