import { describe, expect, it } from 'vitest'
import { laboratory, seed } from './laboratory.ts'

const newest = async (tenant: Awaited<ReturnType<typeof laboratory>>['tenant']) =>
  (await tenant.state()).documents.at(-1)

describe('create_draft', () => {
  it('gives the next free code of the type and copies the body of a template', async () => {
    const { tenant, done } = await laboratory()
    const { content, wrote } = await done('create_draft', {
      type: 'work-instruction',
      title: ' Nový ',
      template: 'PP-003',
    })
    expect(wrote).toEqual(['PP-004 v1'])
    expect(content).toContain('The draft PP-004 v1 "Nový" was created with the body of PP-003 v1')
    expect(await newest(tenant)).toEqual({
      code: 'PP-004',
      version: 1,
      title: 'Nový',
      type: 'work-instruction',
      status: 'draft',
      template: 'PP-003',
      html: '<h2>1. Postup</h2><p>Pipetujte 5 µl.</p>',
    })
  })

  it('takes the body given, and records the template all the same', async () => {
    const { tenant, done } = await laboratory()
    await done('create_draft', { type: 'procedure', title: 'X', template: 'SOP-014', html: '<p>a</p>' })
    expect(await newest(tenant)).toMatchObject({ code: 'SOP-015', template: 'SOP-014', html: '<p>a</p>' })
  })

  it('copies the valid version of a template, not the draft beside it', async () => {
    const { tenant, done } = await laboratory()
    await done('edit_section', { code: 'SOP-014', section: '4', html: 'rozepsáno' })
    await done('create_draft', { type: 'procedure', title: 'X', template: 'SOP-014' })
    expect((await newest(tenant))?.html).toBe(seed.documents[0]?.html)
  })

  it('may be blank, and takes a code of its own and a type that has no document yet', async () => {
    const { tenant, done } = await laboratory()
    await done('create_draft', { type: 'plan', title: 'Plán' })
    expect(await newest(tenant)).toMatchObject({ code: 'PL-001', html: '' })
    await done('create_draft', { type: 'plan', title: 'Plán', code: 'PLAN-A', template: null })
    expect(await newest(tenant)).toMatchObject({ code: 'PLAN-A' })
    expect(await newest(tenant)).not.toHaveProperty('template')
  })

  it.each([
    [{ type: 'procedure', title: 'X', code: 'sop-014' }, 'is taken'],
    [{ type: 'procedure', title: 'X', code: 'MAN-031' }, 'leave code out to get SOP-015'],
    [{ type: 'procedure', title: 'X', code: '../x' }, 'cannot be a code'],
    [{ type: 'procedure', title: 'X', template: 'SOP-99' }, 'There is no document "SOP-99"'],
    [{ type: 'procedure', title: 'X', template: 'MAN-031' }, 'is a file'],
    [{ type: 'file', title: 'X' }, '"type" must be one of manual, procedure'],
    [{ type: 'proceduer', title: 'X' }, 'Did you mean "procedure"?'],
    [{ type: 'procedure', title: '  ' }, '"title" must be text on one line'],
    [{ type: 'procedure' }, '"title" is missing'],
    [{ type: 'procedure', title: 'X', html: 'x'.repeat(1_000_001) }, 'too long'],
  ])('refuses %j', async (args, why) => {
    const { tenant, refused } = await laboratory()
    expect((await refused('create_draft', args)).content).toContain(why)
    expect((await tenant.state()).documents).toBe(seed.documents)
  })
})

describe('rename_document', () => {
  it('renames the draft of a valid document', async () => {
    const { tenant, done } = await laboratory()
    const { content, wrote } = await done('rename_document', { code: 'PP-003', title: 'Ředění' })
    expect(wrote).toEqual(['PP-003 v2'])
    expect(content).toBe(
      'The title of PP-003 v2 is now "Ředění"; it was "Pipetování". The valid PP-003 v1 stays as it is; the change is in its new draft PP-003 v2.',
    )
    expect(await newest(tenant)).toMatchObject({
      title: 'Ředění',
      version: 2,
      status: 'draft',
      html: seed.documents[2]?.html,
    })
  })

  it('refuses the title that it has', async () => {
    const { refused } = await laboratory()
    expect((await refused('rename_document', { code: 'PP-003', title: 'Pipetování' })).content).toContain(
      'has that title already',
    )
  })
})
