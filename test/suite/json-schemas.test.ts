import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonSchemas } from '../../src/suite/json-schemas.ts'

describe('the JSON Schema files', () => {
  const made = jsonSchemas()
  it.each(Object.keys(made))(
    '%s is what the code makes of its schema: "npm run schemas" writes it',
    (name) => {
      expect(readFileSync(`schemas/${name}`, 'utf8')).toBe(made[name])
    },
  )
  it('are all that there are', () => {
    expect(readdirSync('schemas').sort()).toEqual(Object.keys(made).sort())
  })
})

describe('the starter suite', () => {
  it('has the catalogue of the shipped suite', () => {
    const of = (suite: string) => readFileSync(`suites/${suite}/findings.yaml`, 'utf8')
    expect(of('starter')).toBe(of('lab-qms'))
  })
})
