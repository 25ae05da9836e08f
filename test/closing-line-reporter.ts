import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with the one line that CI and people look for: `N passed, N failed`. */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      passed += tests.filter((test) => test.result().state === 'passed').length
      const failing = tests.filter((test) => test.result().state === 'failed').length
      failed += failing || (module.ok() ? 0 : 1)
    }
    process.on('exit', () => process.stdout.write(`\n${passed} passed, ${failed} failed\n`))
  }
}
