import { describe, expect, it } from 'vitest'
import { dms } from '../../src/dms/index.ts'
import { labQms } from '../rules/lab-qms.ts'

type Call = readonly [tool: string, args: Readonly<Record<string, unknown>>]

/** How the assistant does what the page says that it can: calls that must be carried out one after the other. */
const doneBy: Readonly<Record<string, readonly Call[]>> = {
  'CAP-01': [['list_documents', { type: 'procedure', status: 'valid' }]],
  'CAP-02': [['search', { query: 'CITRAT sod' }]],
  'CAP-03': [
    ['read_document', { code: 'SOP-024' }],
    ['read_document', { code: 'SOP-024', version: 1 }],
  ],
  'CAP-04': [
    ['read_section', { code: 'SOP-014', section: '5' }],
    ['read_section', { code: 'SOP-014', section: 'Záznamy a archivace' }],
  ],
  'CAP-05': [['read_file_pages', { code: 'MAN-031', from: 1, to: 20 }]],
  'CAP-42': [['list_documents', { type: 'file' }]],
  'CAP-06': [
    ['create_draft', { type: 'procedure', title: 'Nový postup' }],
    ['create_draft', { type: 'procedure', title: 'Postup podle předlohy', template: 'SOP-014' }],
  ],
  'CAP-43': ['manual', 'procedure', 'work-instruction', 'form', 'register', 'list', 'plan'].map(
    (type): Call => ['create_draft', { type, title: `Návrh ${type}` }],
  ),
  'CAP-44': [['create_draft', { type: 'form', title: 'Formulář', code: 'F-900' }]],
  'CAP-07': [['insert_text', { code: 'SOP-014', section: '5', html: '<p>Věta.</p>' }]],
  'CAP-45': [
    ['insert_text', { code: 'SOP-014', section: '5', html: '<p>Věta.</p>' }],
    ['insert_text', { code: 'SOP-014', section: '5', html: '<p>Další věta.</p>' }],
  ],
  'CAP-08': [
    ['replace_text', { code: 'SOP-014', find: 'laborant', replace: 'pracovník' }],
    ['replace_text', { code: 'SOP-014', section: '6', find: 'analytik', replace: 'garant', occurrence: 1 }],
  ],
  'CAP-09': [['edit_section', { code: 'SOP-014', section: '2', html: '<p>Jiný obsah.</p>' }]],
  'CAP-10': [
    ['insert_text', { code: 'SOP-014', section: '2', html: '<p>Věta.</p>', position: 'start' }],
    ['insert_text', { code: 'SOP-014', section: '2', html: '<p>Věta.</p>', position: 'end' }],
  ],
  'CAP-11': [
    ['add_section', { code: 'SOP-014', heading: '11 Přílohy', html: '<p>Žádné.</p>' }],
    ['delete_section', { code: 'SOP-014', section: '11' }],
  ],
  'CAP-12': [
    [
      'format_text',
      {
        code: 'SOP-014',
        text: 'Postup určuje',
        colour: 'red',
        highlight: 'yellow',
        bold: true,
        italic: true,
        underline: true,
      },
    ],
  ],
  'CAP-46': [
    ['format_text', { code: 'SOP-014', section: '1', text: 'Postup určuje', bold: true }],
    ['format_text', { code: 'SOP-014', text: 'VKK', italic: true }],
  ],
  'CAP-13': [
    [
      'create_draft',
      {
        type: 'list',
        title: 'Seznam',
        html: '<h2>1 Nadpis</h2><p>Text.</p><ol><li>Krok.</li></ol><table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
      },
    ],
  ],
  'CAP-14': [['rename_document', { code: 'SOP-014', title: 'Jiný název' }]],
  'CAP-15': [
    [
      'create_record',
      { kind: 'nonconformity', fields: { title: 'T', description: 'P', detectedOn: '2026-03-12' } },
    ],
    ['create_record', { kind: 'corrective-action', fields: { title: 'T', action: 'P' } }],
    ['create_record', { kind: 'risk', fields: { title: 'T', hazard: 'P' } }],
    [
      'create_record',
      { kind: 'complaint', fields: { title: 'T', description: 'P', receivedOn: '2026-03-12' } },
    ],
    ['create_record', { kind: 'audit-finding', fields: { title: 'T', description: 'P', clause: '7.5' } }],
  ],
  'CAP-16': [['update_record', { id: 'NC-2026-001', fields: { status: 'closed' } }]],
  'CAP-47': [['update_record', { id: 'NC-2026-001', fields: { cause: '' } }]],
  'CAP-48': ['minor', 'major', 'critical'].map(
    (severity): Call => [
      'create_record',
      {
        kind: 'nonconformity',
        fields: { title: 'T', description: 'P', detectedOn: '2026-03-12', severity },
      },
    ],
  ),
  'CAP-17': [['list_records', { kind: 'risk' }]],
  'CAP-18': [['read_record', { id: 'NC-2026-001' }]],
  'CAP-19': [['list_documents', { status: 'archived' }]],
  'CAP-20': [['read_section', { code: 'PK-001', section: '7' }]],
  'CAP-65': [['create_draft', { type: 'procedure', title: 'Obnovený postup', template: 'SOP-009' }]],
}

/** What people do in the app themselves, and the assistant has no tool for. */
const onlyByHand = ['CAP-49', 'CAP-50']

/** What the page says that cannot be done: a call that tries it is refused, or there is no tool that could. */
const refused: Readonly<Record<string, Call>> = {
  'CAP-05': ['read_file_pages', { code: 'MAN-031', from: 1, to: 21 }],
  'CAP-26': ['insert_text', { code: 'SOP-009', section: '1', html: '<p>Věta.</p>' }],
  'CAP-29': ['create_draft', { type: 'file', title: 'Návod' }],
}

const { capabilities, seed } = labQms
const records = [
  {
    id: 'NC-2026-001',
    kind: 'nonconformity',
    fields: { title: 'T', description: 'P', detectedOn: '2026-01-14', cause: 'C', status: 'open' },
  },
] as const
const app = dms()
const tenantOfLaboratory = () => app.open({ ...seed, records })
const can = capabilities.filter(({ stance }) => stance === 'can')
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

describe('the capability page of the shipped suite, against the app that it speaks of', () => {
  it('has sixty entries or more, each with its place and with words that people use', () => {
    expect(capabilities.length).toBeGreaterThanOrEqual(60)
    expect(idsOf(capabilities.filter(({ where }) => where === undefined))).toEqual([])
    expect(idsOf(capabilities.filter(({ text }) => !/Ptají se: „.+“/u.test(text)))).toEqual([])
  })

  it('speaks of every tool of the app', () => {
    const called = new Set(Object.values(doneBy).flatMap((calls) => calls.map(([tool]) => tool)))
    expect([...called].sort()).toEqual(app.tools.map(({ name }) => name).sort())
  })

  it('names the assistant where the assistant has a tool, and nowhere else', () => {
    const byAssistant = can.filter(({ where }) => where?.includes('asistent'))
    expect(idsOf(byAssistant).filter((id) => !doneBy[id])).toEqual([])
    expect(idsOf(can.filter((entry) => !byAssistant.includes(entry))).sort()).toEqual([...onlyByHand].sort())
    const known = new Set(idsOf(capabilities))
    expect([...Object.keys(doneBy), ...Object.keys(refused)].filter((id) => !known.has(id))).toEqual([])
  })

  it.each(Object.entries(doneBy))('%s is carried out', async (_id, calls) => {
    const tenant = await tenantOfLaboratory()
    for (const [tool, args] of calls) expect(await tenant.call(tool, args)).toMatchObject({ outcome: 'done' })
  })

  it.each(Object.entries(refused))('%s: what goes beyond it is refused', async (_id, [tool, args]) => {
    const tenant = await tenantOfLaboratory()
    expect(await tenant.call(tool, args)).toMatchObject({ outcome: 'refused' })
  })

  it('opens the next version as a draft and leaves the valid one as it is', async () => {
    const tenant = await tenantOfLaboratory()
    for (const [tool, args] of doneBy['CAP-45'] ?? []) await tenant.call(tool, args)
    const { documents } = await tenant.state()
    const versions = documents.filter(({ code }) => code === 'SOP-014')
    expect(versions.map(({ status }) => status).sort()).toEqual(['draft', 'valid'])
    expect(versions).toContainEqual(seed.documents.find(({ code }) => code === 'SOP-014'))
  })
})
