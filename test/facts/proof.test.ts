import { describe, expect, test } from 'vitest'
import { boundLost, type Fact, factTableSchema, proveFact } from '../../src/facts/index.ts'

const standsIn = (source: string, quote: string) => source.includes(quote)
const fact = (given: Partial<Fact> & Pick<Fact, 'value' | 'words'>): Fact =>
  factTableSchema.parse({ facts: [{ id: 'a', label: 'A', document: 'SOP-001', ...given }] }).facts[0]!

describe('the fact table', () => {
  test('takes defaults and refuses what it does not know', () => {
    expect(fact({ value: '30 min', words: '30 minut' })).toMatchObject({ critical: false, required: true })
    expect(factTableSchema.safeParse({ facts: [], mustnot: [] }).success).toBe(false)
    expect(factTableSchema.safeParse({ must_not: [{ id: 'a', label: 'A', why: 'x' }] }).success).toBe(false)
    expect(
      factTableSchema.safeParse({ must_not: [{ id: 'a', label: 'A', why: 'x', value: '5 ml', words: 'y' }] })
        .success,
    ).toBe(false)
    const row = { id: 'a', label: 'A', value: '5 ml', document: 'SOP-001', words: '5 ml' }
    expect(factTableSchema.safeParse({ facts: [row, row] }).success).toBe(false)
  })
})

describe('a fact is proven', () => {
  const document = 'Vzorek inkubujte půl hodiny při 37 °C. Zpracujte ho do 30 minut. Glukóza 99 mg/dl.'

  test('by its value, not by another wording of it', () => {
    const words = 'Vzorek inkubujte půl hodiny'
    const told = fact({ value: 'inkubujte půl hodiny', or: ['nechte půl hodiny stát'], words })
    expect(proveFact(told, document, standsIn)).toEqual({ proven: true })
    const turned = fact({ value: 'nechte půl hodiny stát', or: ['inkubujte půl hodiny'], words })
    expect(proveFact(turned, document, standsIn).proven).toBe(false)
    const row = { id: 'a', label: 'A', value: 'x', document: 'SOP-001', words: 'x' }
    expect(factTableSchema.safeParse({ facts: [{ ...row, or: [] }] }).success).toBe(false)
  })

  test('where its words stand and hold its value, in any form', () => {
    expect(
      proveFact(fact({ value: '30 min', words: 'Vzorek inkubujte půl hodiny' }), document, standsIn),
    ).toEqual({ proven: true })
    expect(
      proveFact(fact({ value: '≤ 30 min', words: 'Zpracujte ho do 30 minut' }), document, standsIn),
    ).toEqual({ proven: true })
    expect(
      proveFact(
        fact({ value: '5,5 mmol/l', words: 'Glukóza 99 mg/dl', molarMass: 180.156 }),
        document,
        standsIn,
      ),
    ).toEqual({ proven: true })
  })

  test('and not where the words do not stand, or do not hold the value', () => {
    expect(
      proveFact(fact({ value: '30 min', words: 'Vzorek inkubujte 30 minut' }), document, standsIn),
    ).toMatchObject({ proven: false, why: expect.stringContaining('do not stand in SOP-001') })
    expect(
      proveFact(fact({ value: '37 °C', words: 'Vzorek inkubujte půl hodiny' }), document, standsIn),
    ).toMatchObject({ proven: false, why: expect.stringContaining('in any form') })
    expect(
      proveFact(fact({ value: '5,5 mmol/l', words: 'Glukóza 99 mg/dl' }), document, standsIn).proven,
    ).toBe(false)
  })

  test('with a warning where the value lost the bound of its words', () => {
    const lost = fact({ value: '30 min', words: 'Zpracujte ho do 30 minut' })
    expect(boundLost(lost)).toContain('write it as „do 30 minut“')
    expect(proveFact(lost, document, standsIn)).toMatchObject({
      proven: false,
      why: expect.stringContaining('lacks that bound'),
    })
    expect(boundLost(fact({ value: '2 °C', words: 'při 2–8 °C' }))).toContain('„2–8 °C“')
    expect(boundLost(fact({ value: '30 min', words: 'asi 30 minut' }))).toContain('„asi 30 minut“')
    expect(boundLost(fact({ value: '≤ 30 min', words: 'Zpracujte ho do 30 minut' }))).toBeUndefined()
    expect(boundLost(fact({ value: '30 min', words: 'půl hodiny' }))).toBeUndefined()
    expect(boundLost(fact({ value: '30 min', words: 'Nejvýše se inkubuje 30 minut' }))).toContain('„Nejvýše“')
    expect(boundLost(fact({ value: '8 °C', words: 'Při 8 °C nejdéle 30 minut' }))).toBeUndefined()
    expect(boundLost(fact({ value: 'SOP-021', words: 'podle SOP-021' }))).toBeUndefined()
  })
})
