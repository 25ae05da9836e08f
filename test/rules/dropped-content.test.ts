import { describe, expect, it } from 'vitest'
import { factTableSchema } from '../../src/facts/index.ts'
import { droppedContent } from '../../src/rules/dropped-content.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { type AnswerParts, answerWith, draft, inputFor } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const yellow = (text: string) => `<span style="background-color:#ffff00">${text}</span>`
const sentences = {
  wait: 'Zásobník se po doplnění nechá temperovat nejméně 45 minut.',
  dilute: 'Koncentrát se ředí deionizovanou vodou v poměru 1 : 50.',
  warning: 'Nikdy neotevírejte kryt za chodu dávkovače.',
  plain: 'Laborantka se přihlásí vlastním heslem.',
} as const
const body = (section: string) =>
  `<h2>1 Účel</h2><p>Postup popisuje obsluhu.</p><h2>5 Postup</h2>${section}<h2>6 Údržba</h2><p>Filtr se propláchne 200 ml vody.</p>`
const old = `<p>${sentences.wait} ${sentences.dilute} ${yellow(sentences.warning)} ${sentences.plain}</p>
<table><tr><th>Vzorek</th><th>Stabilita</th></tr><tr><td>citrátová plazma</td><td>4 hodiny</td></tr></table>`
const original = draft(body(old), { status: 'valid' })
const kept = `<ol><li>Doplněný zásobník temperujte aspoň 45 minut.</li><li>Koncentrát řeďte vodou 1 : 50.</li>
<li>${yellow(sentences.warning)}</li></ol><p>Citrátová plazma vydrží 4 hodiny.</p>`

const find = (
  section: string,
  task: Partial<LoadedCase> = {},
  parts: AnswerParts = {},
  html = body(section),
) => {
  const input = inputFor(
    answerWith({
      before: { documents: [original] },
      after: { documents: [original, draft(html, { version: 2 })] },
      ...parts,
    }),
    { kind: 'rewrite', documents: ['PP-030'], ...task },
  )
  const findings = droppedContent(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}
const without = (piece: RegExp) => find(kept.replace(piece, ''))

describe('dropped', () => {
  it('a sentence with a quantity', () => {
    expect(without(/<li>Doplněný.*?<\/li>/)).toEqual([sentences.wait])
    expect(without(/<li>Koncentrát.*?<\/li>/)).toEqual([sentences.dilute])
  })

  it('a warning set apart by its look', () => {
    expect(without(/<li><span.*?<\/li>/s)).toEqual([sentences.warning])
  })

  it('a row of a table', () => {
    expect(without(/<p>Citrátová.*?<\/p>/)).toEqual(['citrátová plazma', '4 hodiny'])
  })

  it('quoted from what the chatbot read, where that holds it', () => {
    const calls = [{ reads: [{ document: 'PP-030 v1', text: original.html }] }]
    expect(find(kept.replace(/<li>Doplněný.*?<\/li>/, ''), {}, { calls })).toEqual([sentences.wait])
  })

  it('a whole section', () => {
    expect(find('', {}, {}, body(kept).replace(/<h2>6.*$/s, ''))).toEqual([
      'Filtr se propláchne 200 ml vody.',
    ])
  })

  it('in an edit, outside what may change', () => {
    const html = body(old).replace(/<h2>6.*$/s, '')
    expect(find('', { kind: 'edit', mayChange: ['PP-030#5'] }, {}, html)).toEqual([
      'Filtr se propláchne 200 ml vody.',
    ])
  })
})

describe('silent', () => {
  it.each<[string, string]>([
    ['where all is said in other words', kept],
    ['on a sentence without quantity or warning', kept],
    ['on another bound', kept.replace('aspoň 45 minut', '45 minut')],
    ['on another unit', kept.replace('45 minut', 'tři čtvrtě hodiny')],
    ['on a number that was changed, and is a wrong value', kept.replace('45 minut', '40 minut')],
    [
      'on a number that was lost with its sentence kept',
      kept.replace('temperujte aspoň 45 minut', 'nechte temperovat'),
    ],
    ['on another order', kept.replace(/(<li>Doplněný.*?<\/li>)(<li>Konc.*?<\/li>)/s, '$2$1')],
    ['on two sentences in one', kept.replace('minut.</li><li>Koncentrát', 'minut a koncentrát')],
    ['on a warning that lost its look', kept.replace(/<\/?span[^>]*>/g, '')],
  ])('%s', (_, section) => {
    expect(find(section)).toEqual([])
  })

  it.each<[string, Partial<LoadedCase>]>([
    ['where the user wants it out', { prompt: 'Přepiš kapitolu 5 a vypusť temperování.' }],
    ['where the user wants it shorter', { prompt: 'Zkrať kapitolu 5.' }],
    ['where the user says so in English', { prompt: 'Rewrite section 5 and leave out the waiting.' }],
    ['in a case of another kind', { kind: 'write' }],
    ['in an edit that declares nothing', { kind: 'edit' }],
    ['in an edit of that section', { kind: 'edit', mayChange: ['PP-030#5'] }],
    [
      'on what a fact of the table says',
      {
        facts: factTableSchema.parse({
          facts: [
            {
              id: 'wait',
              label: 'Temperování',
              value: 'nejméně 45 minut',
              document: 'PP-030',
              words: 'temperovat nejméně 45 minut',
            },
          ],
        }),
      },
    ],
  ])('%s', (_, task) => {
    expect(find(kept.replace(/<li>Doplněný.*?<\/li>/, ''), task)).toEqual([])
  })

  it('on what moved to another section', () => {
    const moved = body(kept.replace(/<li>Koncentrát.*?<\/li>/, '')).replace(
      '<p>Filtr',
      `<p>${sentences.dilute} Filtr`,
    )
    expect(find('', {}, {}, moved)).toEqual([])
  })

  it('on a document made anew', () => {
    expect(
      find('', {}, { after: { documents: [original, draft('<p>Text.</p>', { code: 'PP-031' })] } }),
    ).toEqual([])
  })
})
