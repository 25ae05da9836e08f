/**
 * The direction of imports, as docs/architecture.md draws it. Each room may import only the rooms listed for it;
 * a room that is not listed here may not be imported into at all.
 */
const ground = ['app', 'facts', 'quote', 'richtext', 'suite']
const rooms = {
  app: [],
  quote: [],
  facts: [],
  richtext: [],
  suite: ['app', 'facts', 'quote', 'richtext'],
  dms: ['app', 'richtext'],
  chatbot: ['app', 'suite'],
  run: [...ground, 'chatbot'],
  check: [...ground, 'run'],
  judge: [...ground, 'run', 'chatbot'],
  rules: [...ground, 'run', 'judge'],
  score: ['suite'],
  grade: [...ground, 'run', 'check', 'judge', 'rules', 'score'],
  fingerprint: ['app', 'suite'],
  store: ['app', 'run', 'chatbot', 'score', 'fingerprint'],
  interop: [],
  board: [...ground, 'run', 'check', 'judge', 'score', 'grade', 'fingerprint', 'store'],
  cli: ['.*'],
}

/** What may be reached for only at the edge: the world. */
const world =
  '^(?:node:)?(?:fs|fs/promises|net|http|https|child_process|worker_threads|dgram|tls)$|node_modules/(?:ai|@ai-sdk|better-sqlite3|kysely|undici|hono)(?:/|$)'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-imports-only-${allowed.join('-').replace('.*', 'all') || 'nothing'}`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: {
        path: '^src/',
        pathNot: [
          `^src/(?:${[room, ...allowed].join('|')})/`,
          ...(room === 'cli' ? ['^src/index\\.ts$'] : []),
        ],
      },
    })),
    {
      name: 'pure-rooms-reach-for-nothing',
      comment:
        'score, quote, facts, richtext, rules and check import nothing of a model, a store, a file or a network',
      severity: 'error',
      from: { path: '^src/(?:score|quote|facts|richtext|rules|check|app|dms|interop)/' },
      to: { path: world },
    },
    {
      name: 'only-the-store-knows-sql',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/store/' },
      to: { path: 'node_modules/(?:better-sqlite3|kysely)(?:/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
}
