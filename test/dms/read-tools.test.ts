import { describe, expect, it } from 'vitest'
import { laboratory, seed } from './laboratory.ts'

describe('list_documents', () => {
  it('gives every version and every file a line', async () => {
    const { done } = await laboratory()
    expect((await done('list_documents', {})).content.split('\n')).toEqual([
      'SOP-014 v3 | valid | procedure | Provoz centrifugy Rotex 4',
      'SOP-014 v2 | archived | procedure | Provoz centrifugy',
      'PP-003 v1 | valid | work-instruction | Pipetování',
      'F-001 v2 | draft | form | Deník údržby',
      'SOP-009 v1 | archived | procedure | Starý koagulometr',
      'MAN-031 | file | 45 pages | Návod Rotex 4',
    ])
  })

  it('narrows by type and status', async () => {
    const { done } = await laboratory()
    expect((await done('list_documents', { type: 'procedure', status: 'valid' })).content).toBe(
      'SOP-014 v3 | valid | procedure | Provoz centrifugy Rotex 4',
    )
    expect((await done('list_documents', { type: 'file' })).content).toBe(
      'MAN-031 | file | 45 pages | Návod Rotex 4',
    )
    expect((await done('list_documents', { type: 'plan' })).content).toContain('No document fits')
  })

  it('is not reading: no text of a document is shown', async () => {
    const { done } = await laboratory()
    expect((await done('list_documents', {})).reads).toEqual([])
  })
})

describe('search', () => {
  it('finds beginnings of words, without letter case and diacritics, in documents, titles and files', async () => {
    const { done } = await laboratory()
    const { content, reads } = await done('search', { query: 'UDRZB rot' })
    expect(content).toBe('1 hit:\nSOP-014 v3 | section 6 Záznamy | Údržba rotoru | F-001')
    expect(reads).toEqual([{ document: 'SOP-014 v3', text: 'Údržba rotoru | F-001' }])
    expect((await done('search', { query: 'pipetov' })).content).toContain('PP-003 v1 | title | Pipetování')
    expect((await done('search', { query: 'otáčky 4500' })).content).toContain(
      'MAN-031 | page 45 | Otáčky rotoru jsou 4500 za minutu.',
    )
  })

  it('looks at the version that work goes on in', async () => {
    const { done } = await laboratory()
    expect((await done('search', { query: 'stará verze' })).content).toContain('Nothing found')
    await done('insert_text', { code: 'SOP-014', section: '4', html: 'Novinka.' })
    expect((await done('search', { query: 'novinka' })).content).toContain('SOP-014 v4 | section 4 Účel')
    expect((await done('search', { query: 'nikdy neotev' })).content).not.toContain('SOP-014 v3')
  })

  it('shows as many hits as asked for, and says how many there are', async () => {
    const { done } = await laboratory()
    const { content, reads } = await done('search', { query: 'otáčky', limit: 2 })
    expect(content).toMatch(/^45 hits, the first 2:/)
    expect(content.split('\n')).toHaveLength(3)
    expect(reads).toHaveLength(2)
    expect((await done('search', { query: 'otáčky' })).reads).toHaveLength(10)
  })

  it('cuts a long text round the word that it found', async () => {
    const long = `<p>${'slovo '.repeat(500)}jehla ${'slovo '.repeat(500)}</p>`
    const { done } = await laboratory({ ...seed, documents: [{ ...seed.documents[0]!, html: long }] })
    const { reads } = await done('search', { query: 'jehl' })
    expect(reads[0]?.text).toMatch(/^….*jehla.*…$/)
    expect(reads[0]?.text.length).toBeLessThan(400)
  })

  it('refuses a query without words', async () => {
    const { refused } = await laboratory()
    expect((await refused('search', { query: '???' })).content).toContain('at least one word')
  })
})

describe('read_document', () => {
  it('shows a line and the body, and reports the body as read', async () => {
    const { done } = await laboratory()
    const { content, reads } = await done('read_document', { code: 'PP-003' })
    expect(content).toBe(
      'PP-003 v1 | valid | work-instruction | Pipetování\n<h2>1. Postup</h2><p>Pipetujte 5 µl.</p>',
    )
    expect(reads).toEqual([{ document: 'PP-003 v1', text: '<h2>1. Postup</h2><p>Pipetujte 5 µl.</p>' }])
  })

  it('takes the draft before the valid version, the valid one before an archived one', async () => {
    const { done } = await laboratory()
    expect((await done('read_document', { code: 'SOP-014' })).content).toMatch(/^SOP-014 v3 \| valid/)
    await done('rename_document', { code: 'SOP-014', title: 'Jinak' })
    expect((await done('read_document', { code: 'SOP-014' })).content).toMatch(/^SOP-014 v4 \| draft/)
    expect((await done('read_document', { code: 'SOP-014', version: 2 })).content).toMatch(
      /^SOP-014 v2 \| archived/,
    )
    expect((await done('read_document', { code: 'SOP-009' })).content).toMatch(/^SOP-009 v1 \| archived/)
  })

  it('refuses what is not there, and says what is', async () => {
    const { refused } = await laboratory()
    expect((await refused('read_document', { code: 'SOP-14' })).content).toContain('Did you mean "SOP-014"?')
    expect((await refused('read_document', { code: 'SOP-014', version: 9 })).content).toContain(
      'v3 (valid), v2 (archived)',
    )
    expect((await refused('read_document', { code: 'MAN-031' })).content).toContain('read_file_pages')
  })
})

describe('read_section', () => {
  it('shows a section with its sub-sections, by number or title', async () => {
    const { done } = await laboratory()
    const byNumber = await done('read_section', { code: 'SOP-014', section: '5' })
    expect(byNumber.content).toMatch(/^SOP-014 v3 \| section 5\. Postup\n<h2>5\. Postup<\/h2>/)
    expect(byNumber.reads[0]?.text).toMatch(/<li>Zavřete víko\.<\/li><\/ul>$/)
    expect((await done('read_section', { code: 'SOP-014', section: 'postup' })).content).toBe(
      byNumber.content,
    )
    expect((await done('read_section', { code: 'SOP-014', section: 5 })).content).toBe(byNumber.content)
  })

  it('refuses a section that is not there, and names those that are', async () => {
    const { refused } = await laboratory()
    const { content } = await refused('read_section', { code: 'SOP-014', section: 'Postpu' })
    expect(content).toContain('Did you mean "Postup"?')
    expect(content).toContain('"5.1 Příprava"')
    expect((await refused('read_section', { code: 'SOP-014', section: '1' })).content).toContain(
      'no section "1"',
    )
    expect((await refused('read_section', { code: 'F-001', section: '1' })).content).toContain('no headings')
  })
})

describe('read_file_pages', () => {
  it('heads each page by its number and reports what it showed', async () => {
    const { done } = await laboratory()
    const { content, reads } = await done('read_file_pages', { code: 'MAN-031', from: 44, to: 60 })
    const pages =
      'Page 44 of 45\nKapitola 44\n\nOtáčky rotoru jsou 4400 za minutu.\n\nPage 45 of 45\nKapitola 45\n\nOtáčky rotoru jsou 4500 za minutu.'
    expect(content).toBe(`MAN-031 | file | 45 pages | Návod Rotex 4\n${pages}`)
    expect(reads).toEqual([{ document: 'MAN-031', text: pages }])
    expect((await done('read_file_pages', { code: 'MAN-031', from: 3 })).reads[0]?.text).toMatch(
      /^Page 3 of 45\nKapitola 3\n\n.*$/,
    )
  })

  it.each([
    [{ code: 'MAN-031', from: 1, to: 21 }, 'At most 20 pages'],
    [{ code: 'MAN-031', from: 46 }, 'pages 1 to 45'],
    [{ code: 'MAN-031', from: 5, to: 4 }, 'may not be before'],
    [{ code: 'MAN-031', from: 0 }, '"from" must be at least 1'],
    [{ code: 'SOP-014', from: 1 }, 'read it with read_document'],
    [{ code: 'MAN-013', from: 1 }, 'Did you mean "MAN-031"?'],
  ])('refuses %j', async (args, why) => {
    const { refused } = await laboratory()
    expect((await refused('read_file_pages', args)).content).toContain(why)
  })
})
