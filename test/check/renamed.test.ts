import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlyRenamed, type Renaming, renamed } from '../../src/check/index.ts'
import { checked, document, edited, state } from './answer-fixture.ts'

const renaming: Renaming = {
  from: 'Talvion K5',
  to: 'Orvela 30',
  inflected: [
    { from: 'Talvionu K5', to: ['Orvely 30', 'Orvele 30'] },
    { from: 'Talvionem K5', to: 'Orvelou 30' },
  ],
  keep: ['Talvion K50', 'Talvion K5 Mini'],
}

const before = `
  <h1>Obsluha Talvionu K5</h1>
  <p>Na <b>Tal</b>vion K5 se měří ráno. Vedle stojí Talvion K50 a Talvion K5 Mini.</p>
  <ul><li>Zapněte Talvion&nbsp;K5.</li></ul>
  <table><tr><td>TALVION K5</td><td>2 °C</td></tr></table>
  <p>S Talvio\u00adnem K5 pracuje jen vyškolený pracovník.</p>`

const after = `
  <h1>Obsluha Orvely 30</h1>
  <p>Na Orvela 30 se měří ráno. Vedle stojí Talvion K50 a Talvion K5 Mini.</p>
  <ul><li>Zapněte Orvela&nbsp;30.</li></ul>
  <table><tr><td>ORVELA 30</td><td>2 °C</td></tr></table>
  <p>S <i>Orvelou</i> 30 pracuje jen vyškolený pracovník.</p>`

const title = { before: 'Obsluha – Talvion K5', after: 'Obsluha – Orvela 30' }

const rename = (htmlAfter: string, titleAfter = title.after, given = renaming, how = renamed) =>
  checked(
    {
      before: state([document({ code: 'SOP-021', html: before, title: title.before })]),
      after: state([
        document({ code: 'SOP-021', html: before, title: title.before }),
        document({ code: 'SOP-021', html: htmlAfter, title: titleAfter, version: 2, status: 'draft' }),
      ]),
    },
    (view) => how(view.before, view.after, 'SOP-021', given),
  )

describe('renamed', () => {
  it('passes where it reached every occurrence', () => {
    expect(rename(after)).toMatchObject({
      outcome: 'passed',
      looked: '“Talvion K5” renamed to “Orvela 30” everywhere in SOP-021',
      found: '6 occurrences renamed',
    })
  })

  const variants: readonly [name: string, from: string, to: string][] = [
    ['the capitals became small letters', 'ORVELA 30', 'Orvela 30'],
    ['the new name is not inflected', '<i>Orvelou</i> 30', 'Orvela 30'],
    ['the new name is split by markup', 'Na Orvela 30', 'Na <b>Or</b>vela <i>30</i>'],
    ['the new name is in another case that the case lists', 'Orvely 30', 'Orvele 30'],
    ['more was changed', 'ráno', 'večer'],
    ['it is named once more', 'pracuje', 'pracuje (tedy s Orvelou 30)'],
  ]
  it.each(variants)('passes where %s', (_, from, to) => {
    expect(after).toContain(from)
    expect(rename(after.replace(from, to))).toMatchObject({ outcome: 'passed' })
  })

  const faults: readonly [name: string, from: string, to: string, found: string][] = [
    ['in a heading', 'Orvely 30', 'Talvionu K5', '1 occurrence left of 6, first in “Obsluha Talvionu K5”'],
    ['in capitals', 'ORVELA 30', 'TALVION K5', 'first in “TALVION K5”'],
    ['in small letters', 'Orvela&nbsp;30', 'talvion k5', 'first in “Zapněte talvion k5.”'],
    [
      'split by markup',
      'Na Orvela 30',
      'Na T<b>alvi</b>on <i>K</i>5',
      'first in “Na Talvion K5 se měří ráno',
    ],
    ['with a hard space', 'Orvela&nbsp;30', 'Talvion&nbsp;K5', 'first in “Zapněte Talvion K5.”'],
    ['inflected', '<i>Orvelou</i> 30', 'Talvionem K5', 'first in “S Talvionem K5 pracuje'],
    ['removed', 'Zapněte Orvela&nbsp;30', 'Zapněte', 'the new name stands 5 times, where 6 were to be'],
    ['misspelt', 'Na Orvela 30', 'Na Orvella 30', 'the new name stands 5 times, where 6 were to be'],
    [
      'oddly written',
      'Na Orvela 30',
      'Na oRVela 30',
      'the new name is written “oRVela 30” in “Na oRVela 30 se měří',
    ],
    [
      'in a name to keep',
      'Talvion K50',
      'Orvela K50',
      '“Talvion K50” must stay: it stood 1 time, and stands 0 times',
    ],
    ['in a longer name to keep', 'Talvion K5 Mini', 'Orvela 30 Mini', '“Talvion K5 Mini” must stay'],
  ]
  it.each(faults)('fails where a name was left, lost or went too far: %s', (_, from, to, found) => {
    expect(after).toContain(from)
    expect(rename(after.replace(from, to))).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining(found),
    })
  })

  it('fails where only the title kept the old name', () => {
    expect(rename(after, title.before)).toMatchObject({
      outcome: 'failed',
      found: '1 occurrence left of 6, first in “Obsluha – Talvion K5”',
    })
  })

  it('fails where nothing was done', () => {
    expect(rename(before, title.before)).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining('6 occurrences left'),
    })
  })

  it('takes a new name that holds the old one', () => {
    const given = { from: 'Orvela', to: 'Orvela Plus' }
    const ask = (htmlAfter: string) =>
      checked(edited('<p>Orvela. Orvela.</p>', htmlAfter), (view) =>
        renamed(view.before, view.after, 'SOP-014', given),
      )
    expect(ask('<p>Orvela Plus. Orvela Plus.</p>').outcome).toBe('passed')
    expect(ask('<p>Orvela Plus. Orvela.</p>').outcome).toBe('failed')
  })

  it('lets a name in small letters stay in small letters', () => {
    const given = { from: 'Orvela', to: 'Talvion' }
    const ask = (html: string, htmlAfter: string) =>
      checked(edited(html, htmlAfter), (view) => renamed(view.before, view.after, 'SOP-014', given)).outcome
    expect(ask('<p>orvela, Orvela</p>', '<p>talvion, Talvion</p>')).toBe('passed')
    expect(ask('<p>orvela, Orvela</p>', '<p>Talvion, Talvion</p>')).toBe('passed')
    expect(ask('<p>Orvela, Orvela</p>', '<p>talvion, Talvion</p>')).toBe('failed')
  })

  it('cannot be told where there was nothing to rename, no document, or no name', () => {
    const given = { from: 'Cervina', to: 'Orvela' }
    expect(rename(after, title.after, given)).toMatchObject({
      outcome: 'unknown',
      why: 'SOP-021 did not hold “Cervina” before the answer',
    })
    expect(rename(after, title.after, { from: ' ', to: 'Orvela' }).outcome).toBe('unknown')
    expect(
      checked({ after: state([document({ code: 'SOP-021' })]) }, (view) =>
        renamed(view.before, view.after, 'SOP-021', given),
      ),
    ).toMatchObject({ outcome: 'unknown' })
  })

  it('fails where the document is gone', () => {
    expect(
      checked({ before: state([document({ code: 'SOP-021', html: before })]) }, (view) =>
        renamed(view.before, view.after, 'SOP-021', renaming),
      ),
    ).toMatchObject({ outcome: 'failed', found: expect.stringContaining('no document SOP-021') })
  })
})

describe('onlyRenamed', () => {
  it('passes where the names alone changed, whatever form and case they took', () => {
    expect(rename(after, title.after, renaming, onlyRenamed)).toMatchObject({ outcome: 'passed' })
    expect(rename(after.replace('ORVELA', 'Orvela'), title.after, renaming, onlyRenamed)).toMatchObject({
      outcome: 'passed',
    })
  })

  const faults: readonly [name: string, from: string, to: string, found: string][] = [
    ['a word', 'ráno', 'večer', 'se měří večer'],
    ['a number', '2 °C', '3 °C', 'where “2 °C” stood, there is “3 °C”'],
    ['an added paragraph', '</table>', '</table><p>Nové.</p>', 'there is “Nové.”'],
    ['an added last paragraph', 'pracovník.</p>', 'pracovník.</p><p>Nové.</p>', '“Nové.” was added'],
    ['a lost paragraph', '<ul><li>Zapněte Orvela&nbsp;30.</li></ul>', '', 'the new name stands 5 times'],
  ]
  it.each(faults)('fails where something else changed: %s', (_, from, to, found) => {
    expect(rename(after.replace(from, to), title.after, renaming, onlyRenamed)).toMatchObject({
      outcome: 'failed',
      found: expect.stringContaining(found),
    })
  })

  it('fails where nothing was renamed', () => {
    expect(rename(before, title.before, renaming, onlyRenamed).outcome).toBe('failed')
  })
})

describe('any rename', () => {
  const word = fc.stringMatching(/^[a-zěšč]{2,8}$/)
  const name = fc.stringMatching(/^[A-Z][a-z]{3,8}$/)
  const split = (text: string, at: number) => `${text.slice(0, at)}<b>${text.slice(at)}</b>`

  it('is complete exactly when every occurrence is replaced', () => {
    fc.assert(
      fc.property(
        name,
        name,
        fc.array(fc.tuple(word, fc.nat({ max: 3 })), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (from, to, words, which) => {
          fc.pre(from.toLowerCase() !== to.toLowerCase())
          fc.pre(words.every(([each]) => ![from, to].map((one) => one.toLowerCase()).includes(each)))
          const write = (nameAt: (index: number) => string) =>
            words.map(([each, at], index) => `<p>${each} ${split(nameAt(index), at)} ${each}</p>`).join('')
          const ask = (htmlAfter: string) =>
            checked(
              edited(
                write(() => from),
                htmlAfter,
              ),
              (view) => onlyRenamed(view.before, view.after, 'SOP-014', { from, to }),
            ).outcome
          expect(ask(write(() => to))).toBe('passed')
          expect(ask(write((index) => (index === which % words.length ? from : to)))).toBe('failed')
        },
      ),
      { numRuns: 60 },
    )
  })
})
