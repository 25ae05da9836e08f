import { describe, expect, it } from 'vitest'
import { laboratory, seed } from './laboratory.ts'

const before = seed.documents[0]!.html

describe('versions', () => {
  it('a first edit of a valid document opens its next version, further ones go on in it', async () => {
    const { tenant, done, html } = await laboratory()
    const first = await done('replace_text', { code: 'SOP-014', find: 'Vyvažte', replace: 'Vyrovnejte' })
    expect(first.wrote).toEqual(['SOP-014 v4'])
    expect(first.content).toContain('The valid SOP-014 v3 stays as it is')
    const second = await done('replace_text', { code: 'SOP-014', find: 'Zavřete', replace: 'Uzavřete' })
    expect(second.wrote).toEqual(['SOP-014 v4'])
    expect(second.content).not.toContain('stays as it is')
    const { documents } = await tenant.state()
    expect(
      documents.filter(({ code }) => code === 'SOP-014').map(({ version, status }) => `${version} ${status}`),
    ).toEqual(['3 valid', '2 archived', '4 draft'])
    expect(await html('SOP-014', 3)).toBe(before)
    expect(await html('SOP-014', 4)).toBe(
      before.replace('Vyvažte', 'Vyrovnejte').replace('Zavřete', 'Uzavřete'),
    )
  })

  it('a refused edit opens none', async () => {
    const { tenant, refused } = await laboratory()
    await refused('replace_text', { code: 'SOP-014', find: 'není tam', replace: 'x' })
    await refused('replace_text', { code: 'SOP-014', find: 'Vyvažte', replace: 'Vyvažte' })
    expect((await tenant.state()).documents).toBe(seed.documents)
  })

  it('a draft is edited as it stands', async () => {
    const { done, html } = await laboratory()
    expect((await done('replace_text', { code: 'F-001', find: 'Datum', replace: 'Den' })).wrote).toEqual([
      'F-001 v2',
    ])
    expect(await html('F-001', 2)).toBe('<p>Den</p>')
  })

  it.each([
    ['replace_text', { find: 'a', replace: 'b' }],
    ['edit_section', { section: '1', html: 'x' }],
    ['insert_text', { section: '1', html: 'x' }],
    ['add_section', { heading: '9. X', html: 'x' }],
    ['delete_section', { section: '1' }],
    ['format_text', { text: 'a', bold: true }],
    ['rename_document', { title: 'x' }],
  ])('%s leaves archived documents and files alone', async (tool, args) => {
    const { tenant, refused } = await laboratory()
    expect((await refused(tool, { code: 'SOP-009', ...args })).content).toMatch(/archived.*create_draft/)
    expect((await refused(tool, { code: 'MAN-031', ...args })).content).toContain('Files cannot be edited')
    expect((await refused(tool, { code: 'SOP-041', ...args })).content).toContain('Did you mean "SOP-014"?')
    expect((await tenant.state()).documents).toBe(seed.documents)
  })
})

describe('replace_text', () => {
  it('replaces across markup and hard spaces, letter case kept apart, and says how often', async () => {
    const { done, html } = await laboratory()
    const { content, reads } = await done('replace_text', {
      code: 'SOP-014',
      find: 'Rotex 4',
      replace: 'Centra <9>',
    })
    expect(content).toContain('"Rotex 4" was replaced by "Centra <9>" 2 times in SOP-014 v4.')
    expect(reads).toEqual([])
    expect(await html('SOP-014', 4)).toBe(
      before.replace('Rotex&nbsp;4', 'Centra &lt;9&gt;').replace('<b>Ro</b>tex 4', '<b>Centra &lt;9&gt;</b>'),
    )
  })

  it('replaces in one section, or one occurrence', async () => {
    const { done, html } = await laboratory()
    await done('replace_text', { code: 'SOP-014', find: 'víko', replace: 'kryt', section: '5.1' })
    await done('replace_text', { code: 'SOP-014', find: 'Rotex 4', replace: 'R4', occurrence: '2' })
    expect(await html('SOP-014', 4)).toBe(
      before.replace('Zavřete víko', 'Zavřete kryt').replace('<b>Ro</b>tex 4', '<b>R4</b>'),
    )
  })

  it.each([
    [{ find: 'rotex 4' }, 'With other capital letters it stands there: "Rotex 4", "ROTEX 4"'],
    [{ find: 'Údržba', section: '5' }, 'It stands outside that section, in: "6. Záznamy"'],
    [{ find: 'Vyvažte rotor. Zavřete' }, 'runs over several paragraphs'],
    [{ find: '<b>Ro</b>tex 4.' }, 'as it is read, without tags and entities: "Rotex 4."'],
    [{ find: 'Provoz centrifugy Rotex' }, 'change the title with rename_document'],
    [
      { find: 'Nikdy nezavírejte víko' },
      'The text most like it: "Zapněte Rotex 4. Nikdy neotevírejte víko."',
    ],
    [{ find: 'xyzzy' }, 'Read the document first'],
    [{ find: 'víko', occurrence: 9 }, 'no occurrence 9: the text stands there 2 times'],
    [{ find: 'víko', section: '8' }, 'no section "8"'],
    [{ find: '' }, '"find" is empty'],
    [{ find: 'víko', occurrence: 'first' }, '"occurrence" must be "all" or a whole number'],
  ])('refuses %j with a way out', async (args, why) => {
    const { refused } = await laboratory()
    const { content, wrote } = await refused('replace_text', { code: 'SOP-014', replace: 'x', ...args })
    expect(content).toContain(why)
    expect(wrote).toEqual([])
  })

  it('reports the text of a document that a refusal shows', async () => {
    const { refused } = await laboratory()
    const { reads } = await refused('replace_text', {
      code: 'SOP-014',
      find: 'Nikdy nezavírejte víko',
      replace: 'x',
    })
    expect(reads).toEqual([{ document: 'SOP-014 v3', text: 'Zapněte Rotex 4. Nikdy neotevírejte víko.' }])
  })

  it('reports no more of a long text than it shows', async () => {
    const { refused } = await laboratory({
      ...seed,
      documents: [{ ...seed.documents[3]!, html: `<p>${'slovo '.repeat(500)}konec</p>` }],
    })
    const { content, reads } = await refused('replace_text', {
      code: 'F-001',
      find: 'slovo konce',
      replace: 'x',
    })
    expect(content).toContain(`"${reads[0]?.text}"`)
    expect(reads[0]?.text.length).toBeLessThan(400)
  })

  it('refuses to blow a document up', async () => {
    const { refused } = await laboratory({
      ...seed,
      documents: [{ ...seed.documents[3]!, html: 'a '.repeat(1000) }],
    })
    const { content } = await refused('replace_text', {
      code: 'F-001',
      find: 'a',
      replace: 'x'.repeat(20_000),
    })
    expect(content).toContain('add more than 1000000 characters')
  })
})

describe('format_text', () => {
  it('puts colour and weight on a text across markup', async () => {
    const { done, html } = await laboratory()
    await done('format_text', {
      code: 'SOP-014',
      section: '5',
      text: 'Rotex 4.',
      colour: '#c00000',
      bold: true,
      underline: true,
    })
    const style = '<span style="color: #c00000; font-weight: bold; text-decoration: underline">'
    expect(await html('SOP-014', 4)).toBe(
      before.replace('<b>Ro</b>tex 4.', `<b>${style}Ro</span></b>${style}tex 4.</span>`),
    )
  })

  it.each([
    [{ text: 'víko' }, 'at least one of colour'],
    [{ text: 'víko', colour: 'červená' }, '"colour" must be a colour as CSS writes it'],
    [{ text: 'víko', highlight: 'transparent' }, 'use "white"'],
    [{ text: 'víko', underline: false }, 'cannot be taken off here'],
    [{ text: 'VÍKO', bold: true }, 'Letter case must match'],
    [{ text: 'víko', bold: 'yes' }, '"bold" must be true or false; it is "yes"'],
  ])('refuses %j', async (args, why) => {
    const { refused } = await laboratory()
    expect((await refused('format_text', { code: 'SOP-014', ...args })).content).toContain(why)
  })
})

describe('sections', () => {
  it('edit_section replaces what stands under a heading', async () => {
    const { done, html } = await laboratory()
    const { content } = await done('edit_section', { code: 'SOP-014', section: 5, html: '<p>Nově.</p>' })
    expect(content).toContain('Section "5. Postup" was replaced in SOP-014 v4.')
    expect(await html('SOP-014', 4)).toBe(
      before.replace(/(5\. Postup<\/h2>\n)[\s\S]*?(?=\n<h2>6)/, '$1<p>Nově.</p>'),
    )
  })

  it('insert_text adds before the sub-sections, or right under the heading', async () => {
    const { done, html } = await laboratory()
    await done('insert_text', { code: 'SOP-014', section: '5', html: 'Na konec.' })
    await done('insert_text', {
      code: 'SOP-014',
      section: '5',
      html: '<p>Na začátek.</p>',
      position: 'start',
    })
    expect(await html('SOP-014', 4)).toBe(
      before
        .replace('<p>Zapněte', '<p>Na začátek.</p><p>Zapněte')
        .replace('víko.</span></p>', 'víko.</span></p><p>Na konec.</p>'),
    )
  })

  it('add_section puts a section where its number belongs, or after the one named', async () => {
    const { done, html } = await laboratory()
    await done('add_section', { code: 'SOP-014', heading: '5.2 Měření', html: '<p>m</p>' })
    await done('add_section', { code: 'SOP-014', heading: '7. Přílohy', html: '<p>p</p>', after: 'Záznamy' })
    expect(await html('SOP-014', 4)).toBe(
      before
        .replace('</ul>', '</ul>\n<h3>5.2 Měření</h3>\n<p>m</p>')
        .replace('</table>', '</table>\n<h2>7. Přílohy</h2>\n<p>p</p>'),
    )
  })

  it('delete_section takes it out with its sub-sections', async () => {
    const { done, html } = await laboratory()
    await done('delete_section', { code: 'SOP-014', section: 'Postup' })
    expect(await html('SOP-014', 4)).toBe(before.replace(/<h2>5[\s\S]*(?=<h2>6)/, ''))
  })

  it.each([
    ['edit_section', { section: '5', html: '<h2>5. POSTUP</h2><p>x</p>' }, 'repeats the heading'],
    ['edit_section', { section: '5', html: ' ' }, '"html" of edit_section is empty'],
    [
      'edit_section',
      { section: '5', html: 'x'.repeat(1_000_001) },
      '"html" is too long: it has 1000001 characters',
    ],
    ['insert_text', { section: '5', html: '' }, '"html" of insert_text is empty'],
    ['insert_text', { section: '5', html: 'x', position: 'middle' }, '"position" must be one of start, end'],
    ['add_section', { heading: '5. Postup', html: 'x' }, 'has a section "5. Postup" already'],
    ['add_section', { heading: '8. X', html: 'x', after: '7' }, 'no section "7"'],
    ['add_section', { heading: 'a\nb', html: 'x' }, '"heading" must be text on one line'],
    ['delete_section', { section: 'Postupy' }, 'Did you mean "Postup"?'],
  ])('%s refuses %j', async (tool, args, why) => {
    const { tenant, refused } = await laboratory()
    expect((await refused(tool, { code: 'SOP-014', ...args })).content).toContain(why)
    expect((await tenant.state()).documents).toBe(seed.documents)
  })

  it('store HTML as it is given, whatever it holds', async () => {
    const { done, html } = await laboratory()
    const hostile = '<p onclick="x()">a<script>alert(1)</script>\ud800 \0 <img src=x onerror=y></p>'
    await done('edit_section', { code: 'SOP-014', section: '4', html: hostile })
    expect(await html('SOP-014', 4)).toContain(hostile)
  })
})
