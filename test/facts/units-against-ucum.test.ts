import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import type { Unit } from '../../src/facts/unit.ts'
import { unitSigns } from '../../src/facts/unit-signs.ts'

const { UcumLhcUtils } = createRequire(import.meta.url)('@lhncbc/ucum-lhc')
const ucum = UcumLhcUtils.getInstance()

/** UCUM's units for our base quantities; the mass is in grams. UCUM converts no arbitrary unit, so not [IU]. */
const baseUnits: Readonly<Record<string, string>> = {
  length: 'm',
  mass: 'g',
  time: 's',
  amount: 'mol',
  temperature: 'K',
  voltage: 'V',
  current: 'A',
  resistance: 'Ohm',
  conductance: 'S',
  hundredth: '%',
  equivalent: 'eq',
  month: 'mo',
}

const baseCode = ({ exponents }: Unit): string | undefined => {
  const parts = Object.entries(exponents).map(([base, exponent]) =>
    baseUnits[base] === undefined ? undefined : `${baseUnits[base]}${exponent}`,
  )
  return parts.includes(undefined) ? undefined : parts.join('.') || '1'
}

const asNumber = ({ numerator, denominator }: Unit['factor']): number =>
  Number(numerator) / Number(denominator)

describe('every unit that UCUM knows has the factor that UCUM gives it', () => {
  const known = unitSigns().flatMap(([sign, unit]) => {
    const base = baseCode(unit)
    return base === undefined || unit.code.includes('{') ? [] : [[sign, unit, base] as const]
  })

  test('most of them are compared', () => expect(known.length).toBeGreaterThan(120))

  for (const [sign, unit, base] of known) {
    test(`${sign} is ${unit.code}`, () => {
      const { status, toVal, msg } = ucum.convertUnitTo(unit.code, 1, base)
      expect([status, msg?.[0]]).toEqual(['succeeded', undefined])
      const ours = asNumber(unit.factor) + (unit.offset ? asNumber(unit.offset) : 0)
      expect(toVal / ours).toBeCloseTo(1, 12)
    })
  }
})

describe('what UCUM converts and a reader keeps apart', () => {
  const dimension = (sign: string) => unitSigns().find(([each]) => each === sign)![1].dimension

  test.each([
    ['měs', 'd'],
    ['Bq', 'Hz'],
    ['U', 'IU'],
    ['rpm', 'Hz'],
    ['mmHg', 'psi'],
  ])('%s and %s', (a, b) => {
    expect(dimension(a)).not.toBe(dimension(b))
  })
})
