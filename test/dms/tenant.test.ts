import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dms } from '../../src/dms/index.ts'
import { laboratory, openTenant, seed } from './laboratory.ts'

describe('a tenant', () => {
  it('opens with the very values of its seed', async () => {
    const { documents, records } = await (await openTenant()).state()
    expect(documents).toBe(seed.documents)
    expect(records).toBe(seed.records)
  })

  it('keeps every value that it did not change', async () => {
    const { tenant, done } = await laboratory()
    const before = await tenant.state()
    await done('replace_text', { code: 'F-001', find: 'Datum', replace: 'Den' })
    const after = await tenant.state()
    for (const [index, document] of before.documents.entries()) {
      if (document.code !== 'F-001') expect(after.documents[index]).toBe(document)
    }
    expect(after.records).toBe(before.records)
    expect(before.documents[3]?.html).toBe('<p>Datum</p>')
  })

  it('never shows in another one, nor in the seed', async () => {
    const frozen = JSON.stringify(seed)
    const [one, other] = [await openTenant(), await openTenant()]
    await one.call('delete_section', { code: 'SOP-014', section: '5' })
    await one.call('create_record', { kind: 'risk', fields: { title: 'a', hazard: 'b' } })
    expect((await other.state()).documents).toBe(seed.documents)
    expect((await other.state()).records).toBe(seed.records)
    expect(JSON.stringify(seed)).toBe(frozen)
  })

  it('gives the same ids and texts every time', async () => {
    const calls = async () => {
      const { tenant, done } = await laboratory()
      await done('create_draft', { type: 'form', title: 'a' })
      await done('create_record', { kind: 'risk', fields: { title: 'a', hazard: 'b' } })
      return JSON.stringify(await tenant.state())
    }
    expect(await calls()).toBe(await calls())
  })

  it('takes calls until it is closed', async () => {
    const tenant = await openTenant()
    await tenant.close()
    await expect(tenant.call('list_documents', {})).rejects.toThrow('closed')
    await expect(tenant.state()).rejects.toThrow('closed')
  })
})

describe('a bad call', () => {
  it.each([
    ['read_documents', {}, 'Did you mean "read_document"?'],
    ['__proto__', {}, 'There is no tool "__proto__"'],
    ['', {}, 'Tools: list_documents'],
    ['read_document', undefined, 'takes one JSON object'],
    ['read_document', null, 'takes one JSON object'],
    ['read_document', 'SOP-014', 'takes one JSON object'],
    ['read_document', ['SOP-014'], 'takes one JSON object'],
    ['read_document', {}, '"code" is missing (Code of the document'],
    ['read_document', { code: null }, '"code" is missing'],
    ['read_document', { code: ['SOP-014'] }, '"code" must be text; it is a list'],
    ['read_document', { code: 'SOP-014', version: '3x' }, '"version" must be a whole number; it is "3x"'],
    ['read_document', { code: 'SOP-014', version: 1.5 }, '"version" must be'],
    [
      'read_document',
      { code: 'SOP-014', versoin: 3 },
      '"versoin" is not an argument. Did you mean "version"? Allowed: code, version.',
    ],
    [
      'read_document',
      JSON.parse('{"code":"SOP-014","__proto__":{"version":2}}'),
      '"__proto__" is not an argument',
    ],
    ['read_document', { code: '\ud800' }, 'There is no document'],
    ['read_document', { code: 'x'.repeat(10_000_000) }, '"code" is too long'],
    ['search', { query: 'a', limit: 1000 }, '"limit" must be at most 100; it is 1000'],
  ])('%s %s is refused and says what to do', async (tool, args, why) => {
    const { tenant, refused } = await laboratory()
    const { content } = await refused(tool, args)
    expect(content).toContain(why)
    expect(content.length).toBeLessThan(3000)
    expect((await tenant.state()).documents).toBe(seed.documents)
  })

  it('names all of its faults at once', async () => {
    const { refused } = await laboratory()
    const { content } = await refused('replace_text', { cod: 'SOP-014', find: 5, replace: true })
    for (const why of [
      '"cod" is not an argument',
      '"code" is missing',
      '"find" must be text',
      '"replace" must be text',
    ]) {
      expect(content).toContain(why)
    }
  })

  it('takes digits in quotation marks for a number, and null for nothing given', async () => {
    const { done } = await laboratory()
    expect((await done('read_document', { code: 'SOP-014', version: '2' })).content).toContain('SOP-014 v2')
    expect((await done('read_document', { code: 'SOP-014', version: null })).content).toContain('SOP-014 v3')
  })

  it('never throws, whatever the arguments are', async () => {
    const tools = dms().tools.map(({ name }) => name)
    const keys = [
      'code',
      'section',
      'html',
      'find',
      'replace',
      'text',
      'title',
      'kind',
      'fields',
      'id',
      'heading',
      'type',
      'from',
      'query',
      '__proto__',
    ]
    const value = fc.oneof(
      fc.constantFrom('SOP-014', '5', 'víko', '<b>x', 'nonconformity', 'procedure', ''),
      fc.anything(),
    )
    const args = fc.oneof(
      fc.dictionary(fc.constantFrom(...keys), value, { noNullPrototype: false }),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tools, 'x'), args, async (tool, given) => {
        const tenant = await openTenant()
        const { outcome, content, wrote } = await tenant.call(tool, given)
        expect(content).not.toBe('')
        if (outcome === 'refused') expect(wrote).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('hostile documents', () => {
  it('of 10 MB, with lone surrogates and control characters, are read, searched and edited', async () => {
    const html = `<h2>1. A</h2><p>\ud800\0\u0007${'text slovo '.repeat(900_000)}</p><h2>2. B</h2><p>konec</p>`
    const { done, html: htmlOf } = await laboratory({ ...seed, documents: [{ ...seed.documents[3]!, html }] })
    expect((await done('read_document', { code: 'F-001' })).reads[0]?.text).toBe(html)
    expect((await done('search', { query: 'konec' })).content).toContain('section 2 B')
    await done('replace_text', { code: 'F-001', find: 'konec', replace: '\udfff' })
    expect(await htmlOf('F-001', 2)).toBe(html.replace('konec', '\udfff'))
  })
})

describe('the app', () => {
  it('shows the schema that it checks by, for every tool', () => {
    for (const { name, description, parameters, effect } of dms().tools) {
      expect(parameters, name).toMatchObject({ type: 'object', additionalProperties: false })
      expect(description.length, name).toBeGreaterThan(20)
      expect(effect, name).toBe(/^(list|read|search)/.test(name) ? 'read' : 'write')
    }
  })

  it('shows no tool and no name of an argument in what it tells a chatbot to be', () => {
    const { systemPrompt, tools } = dms()
    for (const { name } of tools.filter((tool) => tool.name.includes('_')))
      expect(systemPrompt).not.toContain(name)
  })

  it('answers questions without tools from the page of what it can do', () => {
    const { systemPromptWithoutTools } = dms({ capabilities: '# Page\n- CAP-01 Umí tisknout.' })
    expect(systemPromptWithoutTools).toContain('- CAP-01 Umí tisknout.')
    expect(dms()).not.toHaveProperty('systemPromptWithoutTools')
  })
})
