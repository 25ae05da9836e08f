import { importModule } from '../../src/cli/import-module.ts'
import { loadSuite } from '../../src/suite/index.ts'

/** The shipped suite, loaded once for all the files that a process tests. */
export const labQms = await loadSuite('suites/lab-qms', importModule)
