import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, catalogueSchema, SuiteError } from '../suite/index.ts'
import { readYaml } from '../suite/yaml-file.ts'

/**
 * Reads the finding catalogue of a suite alone: what needs no more should not load the rest.
 * @throws {SuiteError}
 */
export const readCatalogue = async (suiteFolder: string): Promise<Catalogue> => {
  const file = join(suiteFolder, 'findings.yaml')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new SuiteError([
      { file, line: 1, column: 1, message: 'this file is missing: it holds the finding catalogue.' },
    ])
  }
  const loaded = readYaml(file, text, catalogueSchema)
  if (!loaded.ok) throw new SuiteError(loaded.faults)
  return loaded.located.value
}
