import { readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { StarterCopy } from '../suite/starter-copy.ts'
import { modelBench, WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'

type Node = DefaultTreeAdapterMap['node']

const elements = (node: Node): readonly DefaultTreeAdapterMap['element'][] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elements) : []),
]

/** What a hostile chatbot, document or script writes, as the source of a JavaScript string. */
const hostile = String.raw`'</pre></details><script>alert(1)</script><img src=x onerror=alert(2)> \u0000\u001b[2J\u001b]0;owned\u0007 \ud800 \u202e"\'&'`

const scriptsWith = (steps: string): string => `
import { call, reply, type Script } from 'model-bench'
export const newSentence = 'The telephone number of the quality manager is posted on every refrigerator.'
const hostile = ${hostile}
const deep = JSON.parse('['.repeat(20000) + ']'.repeat(20000))
const turns = [[${steps}]]
const expect = { score: 0 } as const
export const scripts: readonly Script[] = ['reference', 'do-nothing', 'says-it-is-done', 'trap'].map((name) => ({ name, turns, expect: name === 'reference' ? { score: 5 } : expect }))
`

const rows: readonly [string, string][] = [
  ['markup and control characters in a reply', 'reply(hostile)'],
  [
    'markup and control characters in arguments',
    "call('read_document', { code: hostile }), call(hostile, { [hostile]: hostile }), reply('Done.')",
  ],
  [
    'arguments that are no object',
    "call('read_document', null), call('read_document', [1]), call('read_document', 'SOP-001'), reply('Done.')",
  ],
  ['arguments nested 20,000 deep', "call('read_document', deep), reply('Done.')"],
  ['3 MB of text in a reply', "reply(hostile + 'Slovo '.repeat(500_000))"],
  [
    '10 MB of text in an argument',
    "call('insert_text', { code: 'SOP-001', section: '4', html: 'x'.repeat(10_000_000) }), reply('Done.')",
  ],
  [
    'hostile markup written into a document',
    "call('insert_text', { code: 'SOP-001', section: '4', html: hostile }), reply('Done.')",
  ],
  [
    'a hostile record',
    "call('create_record', { kind: 'nonconformity', fields: { title: hostile, description: hostile, detectedOn: hostile } }), reply('Done.')",
  ],
]

describe('what a chatbot writes is recorded, never executed, and breaks nothing', () => {
  it.each(rows)('%s', async (_, steps) => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    await suite.write('cases/MY01/scripts.ts', scriptsWith(steps))
    const store = ['--store', folder.file('store.db')]
    const run = await modelBenchHere(['run', '--suite', suite.folder, '--chatbot', 'scripted:trap', ...store])
    expect(run.code, run.stderr).toBe(0)
    expect(run.stdout).toMatch(/trap +0\.00/)

    const page = await readFile(folder.file('report.html'), 'utf8')
    const found = elements(parse(page)).map(({ tagName }) => tagName)
    expect(found).not.toContain('script')
    expect(found).not.toContain('img')

    const { answers } = JSON.parse((await modelBenchHere(['report', '--json', ...store])).stdout)
    const shown = await modelBenchHere(['show', answers[0].id, '--transcript', ...store])
    expect(shown.code, shown.stderr).toBe(0)
    expect(shown.stdout).not.toMatch(/[\u0000\u001b\u0007\u202e]/)
    for (const format of ['csv', 'junit', 'table']) {
      expect((await modelBenchHere(['report', '--format', format, ...store])).code).toBe(0)
    }
  })

  it('comes back as it was written', async () => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    await suite.write('cases/MY01/scripts.ts', scriptsWith('reply(hostile)'))
    const store = ['--store', folder.file('store.db')]
    await modelBench(['run', '--suite', suite.folder, '--chatbot', 'scripted:trap', ...store])
    const { answers } = JSON.parse((await modelBenchHere(['report', '--json', ...store])).stdout)
    const { answer } = JSON.parse((await modelBench(['show', answers[0].id, '--json', ...store])).stdout)
    // biome-ignore lint/security/noGlobalEval: the source of a string, written above
    expect(answer.turns[0].reply).toBe(eval(hostile))
  })
})
