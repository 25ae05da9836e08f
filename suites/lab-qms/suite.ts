import { defineSuite, dms } from 'model-bench'

/** A quality system of a Czech medical laboratory. All names in it are fictional: see NOTE.md. */
export const labQms = defineSuite({
  name: 'lab-qms',
  version: '0.1.0',
  title: 'Quality system of a Czech medical laboratory (ISO 15189)',
  now: '2026-03-12T08:30:00Z',
  app: ({ capabilities }) => dms({ capabilities }),
  limits: { toolRounds: 60, wallTimeMs: 30 * 60_000 },
  stockReply: {
    cs: 'Víc k tomu nemám, pokračujte prosím podle dokumentů.',
    en: 'I have nothing more on that; please go on from the documents.',
  },
  judge: {
    model: 'google:gemini-3.8-flash',
    temperature: 0,
    thinkingBudget: { usual: 8_192, large: 24_576, largeFrom: 100_000 },
    attempts: 3,
    dropRateBound: 0.2,
  },
})
