import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRichText, sentences } from '../../src/richtext/index.ts'
import { rulesInCode } from '../../src/rules/index.ts'
import { answerWith, draft, inputFor, tools } from './answer-builder.ts'
import { documents, files, labQms } from './lab-qms.ts'

const ownText = readFileSync(new URL('ordinary-czech.txt', import.meta.url), 'utf8')

/** Careful Czech: the documents and the manual of the shipped suite, and sentences written for this test. */
const texts: readonly string[] = [
  ...documents.map(({ html }) => parseRichText(html).text),
  ...files.flatMap(({ pages }) => pages),
  ownText,
]
const count = texts.flatMap((text) =>
  sentences(text).filter((each) => each.text.split(' ').length > 2),
).length

const paragraphs = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')

/** Each text as a reply and as a new document, where no source says any of it. */
const inputs = texts.flatMap((text) =>
  [{ replies: [text] }, { after: { documents: [draft(paragraphs(text))] } }].map((parts) =>
    inputFor(answerWith(parts), { kind: 'write' }, tools, {
      ...labQms,
      seed: { ...labQms.seed, files: [] },
    }),
  ),
)

const findingsOf = (name: string) => {
  const found = rulesInCode.find((each) => each.name === name)
  if (!found) throw new Error(`there is no rule ${name}`)
  return inputs.flatMap((input) => found.rule(input))
}

describe('ordinary careful Czech', () => {
  it('is enough to tell', () => {
    expect(count).toBeGreaterThan(2_000)
  })

  it.each([
    'wrong_reference',
    'invented_feature',
    'denied_feature',
    'unrequested_change',
    'false_completion',
  ])('%s finds nothing', (name) => {
    expect(findingsOf(name).flatMap(({ quotes }) => quotes.map(({ text }) => text))).toEqual([])
  })

  it('foreign_word finds at most one word in a thousand sentences', () => {
    const found = findingsOf('foreign_word').flatMap(({ quotes }) => quotes.map(({ text }) => text))
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(Math.floor(count / 1_000))
  })
})
