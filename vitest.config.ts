import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ClosingLineReporter } from './test/closing-line-reporter.ts'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const all = ['test/**/*.test.{ts,tsx}']

/** The files that change what others in their process would see: its clock, or its modules. */
const alone = readdirSync(source('./test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((path) =>
    /\bvi\.(?:useFakeTimers|doMock|mock|resetModules|stubGlobal)\b/.test(readFileSync(source(path), 'utf8')),
  )

/** What takes long begins first, so that no core is idle at the end. */
class EndToEndFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/test/e2e/')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  resolve: { alias: { 'model-bench': source('./src/index.ts') } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new ClosingLineReporter()],
    maxWorkers: 2,
    sequence: { sequencer: EndToEndFirst },
    projects: [
      // A process imports a module once, and not once for every file: a third of what the rooms' tests took.
      { extends: true, test: { name: 'together', isolate: false, include: all, exclude: alone } },
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
})
