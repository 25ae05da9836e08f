import type { Seed } from '../src/app/index.ts'
import { dms } from '../src/dms/index.ts'
import type { Benchmark } from './main.ts'

const documents = 50
const charactersEach = 20_000
const times = 200

const seed: Seed = {
  now: '2026-03-12T08:30:00Z',
  documents: Array.from({ length: documents }, (_, index) => ({
    code: `SOP-${String(index + 1).padStart(3, '0')}`,
    version: 1,
    title: `Procedure ${index + 1}`,
    type: 'procedure',
    status: 'valid',
    html: `<h2>1. Purpose</h2><p>${`Text of document ${index + 1}. `.repeat(charactersEach / 20).slice(0, charactersEach)}</p>`,
  })),
  records: [],
  files: [],
}

const app = dms()

/** The median of many runs, in milliseconds; each run is handed its number. */
const median = async (run: (index: number) => Promise<unknown>): Promise<number> => {
  const durations: number[] = []
  for (let index = 0; index < times; index += 1) {
    const started = performance.now()
    await run(index)
    durations.push(performance.now() - started)
  }
  return durations.sort((one, other) => one - other)[times >> 1] ?? Number.NaN
}

/** How long a tenant of 50 documents of 20 kB takes to open and to take its first edit, beside copying the seed. */
export const tenantOpen = async (): Promise<Benchmark> => ({
  name: `Tenant of ${documents} documents of ${charactersEach / 1000} kB, median of ${times}`,
  rows: [
    { what: 'open', ms: await median(() => app.open(seed)), target: '5 ms' },
    {
      what: 'open, then a first edit',
      ms: await median(async (index) => {
        const tenant = await app.open(seed)
        await tenant.call('insert_text', { code: 'SOP-025', section: '1', html: `<p>${index}</p>` })
      }),
      target: '',
    },
    { what: 'structuredClone of the seed', ms: await median(async () => structuredClone(seed)), target: '' },
  ],
})
