import { defineConfig } from 'tsdown'

const bundled = ['commander', 'culori', 'entities', 'kysely', 'parse5', 'yaml', 'zod']

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'quote/index': 'src/quote/index.ts',
    'facts/index': 'src/facts/engine.ts',
    'cli/main': 'src/cli/main.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  dts: true,
  sourcemap: false,
  clean: true,
  // Bundled, because the command line must start quickly: these consist of many files, of which little is used.
  deps: { alwaysBundle: bundled, onlyBundle: bundled },
  report: false,
  logLevel: 'warn',
})
