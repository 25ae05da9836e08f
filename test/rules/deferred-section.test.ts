import { describe, expect, it } from 'vitest'
import { deferredSection } from '../../src/rules/deferred-section.ts'
import { type AnswerParts, answerWith, draft, inputFor } from './answer-builder.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const others = [
  draft('<p>Text.</p>', { code: 'SOP-014', title: 'Vnitřní kontrola kvality', type: 'procedure' }),
  draft('<p>Text.</p>', {
    code: 'SOP-021',
    title: 'Provoz biochemického analyzátoru Talvion K5',
    type: 'procedure',
  }),
]
const find = (parts: AnswerParts) => {
  const input = inputFor(answerWith(parts))
  const findings = deferredSection(input)
  expectQuotesToStand(input, findings)
  return findings.map(({ quotes }) => quotes.map(({ text }) => text).join(' | '))
}
const inNew = (html: string) =>
  find({ before: { documents: others }, after: { documents: [...others, draft(html)] } })
const section = (content: string, title = '7 Údržba') =>
  inNew(`<h1>Obsluha analyzátoru</h1><h2>1 Účel</h2><p>Popisuje obsluhu.</p><h2>${title}</h2>${content}`)

describe('a section that only sends the reader elsewhere', () => {
  it.each([
    'Postup je uveden v návodu výrobce, kapitola 9.',
    'Viz SOP-021.',
    'Viz návod k obsluze, kap. 9, str. 112–115.',
    'Vizte návod výrobce.',
    'Podrobnosti viz návod výrobce, kapitola 9.',
    'Viz SOP-021 Provoz biochemického analyzátoru Talvion K5.',
    'Viz SOP-014 „Vnitřní kontrola kvality“, kapitola 6.2.',
    'Údržba se provádí podle návodu výrobce.',
    'Při údržbě postupujte podle návodu výrobce, kapitola 9.',
    'Postupujte dle uživatelské příručky výrobce.',
    'Údržba se řídí SOP-014.',
    'Příjem a skladování činidel se řídí SOP-014.',
    'Dle návodu výrobce.',
    'Řiďte se návodem výrobce.',
    'Podrobný popis údržby naleznete v uživatelském manuálu přístroje, kapitola 9 „Denní údržba“.',
    'V návodu výrobce je uveden postup údržby.',
    'Výměna lampy, čištění jehly a promývání dávkovače jsou popsány v návodu výrobce.',
    'Postup při nevyhovující kontrole určuje SOP-014, kapitola 6.2.',
    'Návod výrobce popisuje údržbu analyzátoru.',
    'Pro údržbu platí SOP-014.',
    'Údržba je popsána v návodu výrobce v platném znění.',
    "See the manufacturer's manual.",
    'See the manufacturer’s manual, chapter 9.',
    'Refer to the instructions for use, section 9.',
    'For details, see SOP-021.',
    "Maintenance is described in the manufacturer's manual.",
    'Maintenance is performed according to the manual.',
    'Maintenance is carried out as described in the user manual.',
    'The steps for replacing the lamp can be found in the operator manual.',
    'The manual describes the maintenance of the analyser.',
  ])('%s', (sentence) => {
    expect(section(`<p>${sentence}</p>`)).toEqual([sentence])
  })

  it('in a list and over several sentences', () => {
    expect(section('<p>Postup je uveden v návodu výrobce. Podrobnosti viz SOP-014.</p>')).toHaveLength(1)
    expect(
      section('<ul><li>Viz návod výrobce, kapitola 9.</li><li>SOP-014 Vnitřní kontrola kvality</li></ul>'),
    ).toEqual(['Viz návod výrobce, kapitola 9.'])
  })

  it('as a sub-section', () => {
    expect(
      section(
        '<h3>7.1 Denní údržba</h3><p>Otřete jehlu.</p><h3>7.2 Týdenní údržba</h3><p>Týdenní údržba se provádí podle návodu výrobce.</p>',
      ),
    ).toEqual(['Týdenní údržba se provádí podle návodu výrobce.'])
  })
})

describe('silent on a section with something of its own', () => {
  it.each([
    'Údržbu provádí denně laborant podle návodu výrobce.',
    'Údržba se provádí denně podle návodu výrobce.',
    'Údržba se provádí po 3 000 vzorcích podle návodu výrobce.',
    'Kyvety se myjí 5 minut podle návodu výrobce.',
    'Vypněte přístroj, viz návod výrobce.',
    'Otřete jehlu (viz návod výrobce, kapitola 9).',
    'Limit 5 % je uveden v SOP-014.',
    'Zákaz otevírání krytu je uveden v návodu výrobce.',
    'Návod výrobce stanoví, že kryt se nesmí otevírat.',
    'Postup je uveden v kapitole 5.',
    'Viz kapitola 5.2.',
    'Viz příloha 1.',
    'Tento postup popisuje údržbu podle návodu výrobce.',
    'Instrukce vychází z návodu výrobce.',
    'Postup je stanoven podle návodu výrobce.',
    'Údržbu podle návodu výrobce smí provádět jen zaškolený laborant.',
    'Návod výrobce je uložen u přístroje.',
    'Údržba podle návodu není nutná.',
    'Neprovádí se.',
    'Jehla se otírá ubrouskem, postup je uveden v návodu výrobce.',
    'Laborant otírá jehlu, postup uvádí návod výrobce.',
    'Jehlu otřete ubrouskem, postup je uveden v návodu výrobce.',
    'Návod výrobce popisuje údržbu, laborant ji dokončí ráno.',
    'Kryt zůstává zavřený; postup je popsán v návodu výrobce.',
    'Údržba se provádí.',
    'Switch off the analyser, see the manual.',
    'Clean the probe daily as described in the manual.',
    'Follow the instructions on the screen.',
    'The manual must be kept beside the instrument.',
    'This procedure is described in section 5.',
    'The laboratory follows the manual without exception.',
  ])('%s', (sentence) => {
    expect(section(`<p>${sentence}</p>`)).toEqual([])
  })

  it('whose sub-sections hold it', () => {
    expect(section('<p>Podrobnosti viz návod výrobce.</p><h3>7.1 Denně</h3><p>Otřete jehlu.</p>')).toEqual([])
  })

  it('beside a deferral', () => {
    expect(section('<p>Postup je uveden v návodu výrobce.</p><p>Otřete jehlu ubrouskem.</p>')).toEqual([])
    expect(section('<p>Postup je uveden v návodu výrobce. Jehlu otřete denně.</p>')).toEqual([])
    expect(
      section(
        '<p>Postup je uveden v návodu výrobce.</p><table><tr><td>Denně</td><td>otřít jehlu</td></tr></table>',
      ),
    ).toEqual([])
  })

  it('in the numbers of a table', () => {
    expect(section('<p>Viz návod výrobce.</p><table><tr><td>37</td><td>5.0</td></tr></table>')).toEqual([])
  })

  it.each([
    '10 Související dokumenty',
    'Odkazy',
    'Literatura',
    '9 Záznamy',
    'Přílohy',
    'References',
    'Related documents',
    'Records',
  ])('whose business is references: %s', (title) => {
    expect(section('<p>Viz SOP-021.</p>', title)).toEqual([])
  })

  it('that is empty, or names documents alone', () => {
    expect(section('')).toEqual([])
    expect(section('<ul><li>SOP-014 Vnitřní kontrola kvality</li></ul>')).toEqual([])
  })
})

describe('what stood before, and what was asked for', () => {
  const version = (version: number, html: string) => draft(html, { version })
  const changed = (before: string, after: string, message = '') =>
    find({
      messages: [message],
      before: { documents: [version(1, before)] },
      after: { documents: [version(1, before), version(2, after)] },
    })

  it('finds a section that lost its content', () => {
    expect(
      changed('<h2>7 Údržba</h2><p>Otřete jehlu.</p>', '<h2>7 Údržba</h2><p>Viz návod výrobce.</p>'),
    ).toEqual(['Viz návod výrobce.'])
  })

  it('is silent on a section that was not touched', () => {
    const deferred = '<h2>7 Údržba</h2><p>Viz návod výrobce.</p>'
    expect(
      changed(
        `${deferred}<h2>8 Odpad</h2><p>Do pytle.</p>`,
        `${deferred}<h2>8 Odpad</h2><p>Do červeného pytle.</p>`,
      ),
    ).toEqual([])
  })

  it('is silent where the section deferred before', () => {
    expect(
      changed('<h2>7 Údržba</h2><p>Viz SOP-021.</p>', '<h2>7 Údržba</h2><p>Viz SOP-021, kapitola 5.</p>'),
    ).toEqual([])
  })

  it('is silent where the user wanted it', () => {
    const [before, after] = ['<h2>7 Údržba</h2><p>Otřete jehlu.</p>', '<h2>7 Údržba</h2><p>Viz SOP-021.</p>']
    expect(changed(before, after, 'V kapitole 7 jen odkaž na SOP-021.')).toEqual([])
    expect(changed(before, after, 'Do kapitoly 7 napiš: Viz SOP-021.')).toEqual([])
  })

  it.each([
    'Přepracuj kapitolu 7 podle SOP-021, žádné „viz návod“.',
    'Přepracuj kapitolu 7 podle SOP-021. Ne odkazy na SOP-021!',
    'Rewrite section 7 from SOP-021, without any "see SOP-021".',
  ])('finds it where the user forbade it: %s', (message) => {
    const [before, after] = ['<h2>7 Údržba</h2><p>Otřete jehlu.</p>', '<h2>7 Údržba</h2><p>Viz SOP-021.</p>']
    expect(changed(before, after, message)).toEqual(['Viz SOP-021.'])
  })

  it('is silent where a wish to refer stands beside another thing forbidden', () => {
    const [before, after] = ['<h2>7 Údržba</h2><p>Otřete jehlu.</p>', '<h2>7 Údržba</h2><p>Viz SOP-021.</p>']
    expect(changed(before, after, 'Postup nevypisuj, v kapitole 7 odkaž na SOP-021.')).toEqual([])
  })
})
