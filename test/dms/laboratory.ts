import type { Seed, Tenant, ToolResult } from '../../src/app/index.ts'
import { dms } from '../../src/dms/index.ts'

/** A small laboratory: a valid, a draft and an archived document, a file, records. */
export const seed: Seed = {
  now: '2026-03-12T08:30:00Z',
  documents: [
    {
      code: 'SOP-014',
      version: 3,
      title: 'Provoz centrifugy Rotex 4',
      type: 'procedure',
      status: 'valid',
      html:
        '<h1>Provoz centrifugy</h1>\n<h2>4. Účel</h2>\n<p>Postup pro centrifugu Rotex&nbsp;4 a ROTEX 4.</p>\n' +
        '<h2>5. Postup</h2>\n<p>Zapněte <b>Ro</b>tex 4. <span style="background-color:yellow">Nikdy neotevírejte víko.</span></p>\n' +
        '<h3>5.1 Příprava</h3>\n<ul><li>Vyvažte rotor.</li><li>Zavřete víko.</li></ul>\n' +
        '<h2>6. Záznamy</h2>\n<table><tr><th>Co</th><th>Kam</th></tr><tr><td>Údržba rotoru</td><td>F-001</td></tr></table>\n',
    },
    {
      code: 'SOP-014',
      version: 2,
      title: 'Provoz centrifugy',
      type: 'procedure',
      status: 'archived',
      html: '<p>Stará verze.</p>',
    },
    {
      code: 'PP-003',
      version: 1,
      title: 'Pipetování',
      type: 'work-instruction',
      status: 'valid',
      html: '<h2>1. Postup</h2><p>Pipetujte 5 µl.</p>',
    },
    { code: 'F-001', version: 2, title: 'Deník údržby', type: 'form', status: 'draft', html: '<p>Datum</p>' },
    {
      code: 'SOP-009',
      version: 1,
      title: 'Starý koagulometr',
      type: 'procedure',
      status: 'archived',
      html: '<h2>1. Účel</h2><p>Vyřazen.</p>',
    },
  ],
  records: [
    {
      id: 'NC-2026-003',
      kind: 'nonconformity',
      fields: {
        title: 'Chladnice',
        description: 'Teplota 11,8 °C',
        detectedOn: '2026-03-06',
        status: 'open',
      },
    },
    {
      id: 'NC-2025-017',
      kind: 'nonconformity',
      fields: { title: 'Stará', description: 'x', detectedOn: '2025-01-01', status: 'closed' },
    },
  ],
  files: [
    {
      code: 'MAN-031',
      title: 'Návod Rotex 4',
      pages: Array.from(
        { length: 45 },
        (_, index) => `Kapitola ${index + 1}\n\nOtáčky rotoru jsou ${index + 1}00 za minutu.`,
      ),
    },
  ],
}

export const openTenant = (from: Seed = seed): Promise<Tenant> => dms().open(from)

/** A tenant, and its tools under one name that expects them to do their work, or to refuse. */
export const laboratory = async (from: Seed = seed) => {
  const tenant = await openTenant(from)
  const expecting =
    (outcome: ToolResult['outcome']) =>
    async (tool: string, args: unknown): Promise<ToolResult> => {
      const result = await tenant.call(tool, args)
      if (result.outcome !== outcome) throw new Error(`${tool} was ${result.outcome}: ${result.content}`)
      return result
    }
  const html = async (code: string, version: number) => {
    const { documents } = await tenant.state()
    return documents.find((document) => document.code === code && document.version === version)?.html
  }
  return { tenant, done: expecting('done'), refused: expecting('refused'), html }
}
