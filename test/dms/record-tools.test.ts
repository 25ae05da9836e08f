import { describe, expect, it } from 'vitest'
import { recordKinds } from '../../src/app/index.ts'
import { laboratory, seed } from './laboratory.ts'

const incident = { title: 'Chladnice LED-03', description: 'Bylo 11,8 °C.', detectedOn: '2026-03-12' }

describe('records', () => {
  it('are listed and read', async () => {
    const { done } = await laboratory()
    expect((await done('list_records', { kind: 'nonconformity' })).content).toBe(
      'NC-2026-003 | nonconformity | open | Chladnice\nNC-2025-017 | nonconformity | closed | Stará',
    )
    expect((await done('list_records', { kind: 'risk' })).content).toBe('There is no such record.')
    const { content, reads } = await done('read_record', { id: 'NC-2026-003' })
    expect(content).toBe(`NC-2026-003 | nonconformity\n${reads[0]?.text}`)
    expect(reads).toEqual([
      {
        document: 'NC-2026-003',
        text: 'title: Chladnice\ndescription: Teplota 11,8 °C\ndetectedOn: 2026-03-06\nstatus: open',
      },
    ])
  })

  it('get the next number of their series in the year of the clock, and are open', async () => {
    const { tenant, done } = await laboratory()
    expect((await done('create_record', { kind: 'nonconformity', fields: incident })).wrote).toEqual([
      'NC-2026-004',
    ])
    expect((await tenant.state()).records.at(-1)).toEqual({
      id: 'NC-2026-004',
      kind: 'nonconformity',
      fields: { ...incident, status: 'open' },
    })
    const first = {
      'corrective-action': ['CA-2026-001', { title: 'a', action: 'b' }],
      risk: ['RI-2026-001', { title: 'a', hazard: 'b', probability: 3 }],
      complaint: ['CO-2026-001', { title: 'a', description: 'b', receivedOn: 'c' }],
      'audit-finding': ['AF-2026-001', { title: 'a', description: 'b', clause: 'c' }],
      nonconformity: ['NC-2026-005', incident],
    } as const
    for (const kind of recordKinds) {
      const [id, fields] = first[kind]
      expect((await done('create_record', { kind, fields })).wrote).toEqual([id])
    }
    expect((await tenant.state()).records.find(({ id }) => id === 'RI-2026-001')?.fields['probability']).toBe(
      '3',
    )
  })

  it('are updated field by field; an empty text takes a field out', async () => {
    const { tenant, done } = await laboratory()
    const { content, wrote } = await done('update_record', {
      id: 'NC-2026-003',
      fields: { severity: 'major', place: 'příjem', status: 'closed' },
    })
    expect(wrote).toEqual(['NC-2026-003'])
    expect(content).toContain('changed: place, severity, status')
    await done('update_record', { id: 'NC-2026-003', fields: { place: '' } })
    const { records } = await tenant.state()
    expect(records[0]?.fields).toEqual({ ...seed.records[0]?.fields, severity: 'major', status: 'closed' })
    expect(records[1]).toBe(seed.records[1])
  })

  it.each([
    [
      'create_record',
      { kind: 'nonconformity', fields: { title: 'a' } },
      '"description" is required for a nonconformity',
    ],
    [
      'create_record',
      { kind: 'nonconformity', fields: { ...incident, titel: 'a' } },
      '"titel" is not a field of this kind. Did you mean "title"?',
    ],
    [
      'create_record',
      { kind: 'nonconformity', fields: { ...incident, hazard: 'a' } },
      '"hazard" is not a field of this kind.',
    ],
    [
      'create_record',
      { kind: 'nonconformity', fields: { ...incident, severity: 'mayor' } },
      'Did you mean "major"?',
    ],
    [
      'create_record',
      { kind: 'nonconformity', fields: { ...incident, status: 'done' } },
      '"status" must be one of open, closed',
    ],
    [
      'create_record',
      { kind: 'nonconformity', fields: { ...incident, place: ['a'] } },
      '"place" must be plain text',
    ],
    [
      'create_record',
      { kind: 'nonconformity', fields: { ...incident, place: 'x'.repeat(100_001) } },
      '"place" is too long',
    ],
    [
      'create_record',
      { kind: 'nonconformity', fields: JSON.parse('{"__proto__":{"title":"x"},"constructor":"y"}') },
      '"constructor" is not a field',
    ],
    ['create_record', { kind: 'nonconformity', fields: [] }, '"fields" must be an object'],
    ['create_record', { kind: 'nonconformity' }, '"fields" is missing'],
    ['create_record', { kind: 'non-conformity', fields: incident }, 'Did you mean "nonconformity"?'],
    ['update_record', { id: 'NC-2026-30', fields: {} }, 'Did you mean "NC-2026-003"?'],
    ['update_record', { id: 'NC-2026-003', fields: {} }, 'would change nothing'],
    ['update_record', { id: 'NC-2026-003', fields: { title: '' } }, '"title" is required'],
    ['read_record', { id: 'x' }, 'There is no record "x"'],
  ])('%s refuses %j', async (tool, args, why) => {
    const { tenant, refused } = await laboratory()
    expect((await refused(tool, args)).content).toContain(why)
    expect((await tenant.state()).records).toBe(seed.records)
  })
})
