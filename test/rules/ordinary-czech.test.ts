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

/** What a rule finds where all of a text is the chatbot's, and no source says any of it. */
const findingsOf = (name: string) => {
  const rule = rulesInCode.find((each) => each.name === name)?.rule
  if (!rule) throw new Error(`there is no rule ${name}`)
  const suite = { ...labQms, seed: { ...labQms.seed, files: [] } }
  return texts.flatMap((text) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const html = escaped
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')
    const parts = [answerWith({ replies: [text] }), answerWith({ after: { documents: [draft(html)] } })]
    return parts.flatMap((answer) => rule(inputFor(answer, { kind: 'write' }, tools, suite)))
  })
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
