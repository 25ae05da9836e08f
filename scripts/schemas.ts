// Writes schemas/*.schema.json from the schemas in the code: run it after one of them changed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { jsonSchemas } from '../src/suite/json-schemas.ts'

mkdirSync('schemas', { recursive: true })
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(`schemas/${name}`, text)
