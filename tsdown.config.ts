import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'quote/index': 'src/quote/index.ts',
    'facts/index': 'src/facts/index.ts',
    'cli/main': 'src/cli/main.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  dts: true,
  sourcemap: false,
  clean: true,
  // Bundled, because the command line must start quickly: both consist of many small files.
  deps: { alwaysBundle: ['commander', 'kysely'], onlyBundle: ['commander', 'kysely'] },
  report: false,
  logLevel: 'warn',
})
