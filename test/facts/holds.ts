import fc from 'fast-check'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 500)

/** Tries a law as often as is asked for. */
export const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
  fc.assert(property, { numRuns })
