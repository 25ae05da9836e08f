import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ClosingLineReporter } from './test/closing-line-reporter.ts'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: { alias: { 'model-bench': source('./src/index.ts') } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    reporters: ['default', new ClosingLineReporter()],
    maxWorkers: 2,
  },
})
