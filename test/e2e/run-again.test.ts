import { cp, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { openaiWire } from '../chatbot/servers/openai-server.ts'
import { startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { StarterCopy } from '../suite/starter-copy.ts'
import { start, WorkFolder } from './command-line.ts'
import { startFaultyServer } from './faulty-model-server.ts'
import { modelBenchHere } from './in-process.ts'

const argsFor = (suite: StarterCopy, folder: WorkFolder) => [
  'run',
  '--suite',
  suite.folder,
  '--chatbot',
  'scripted:reference',
  '--replicates',
  '300',
  '--concurrency',
  '1',
  '--store',
  folder.file('store.db'),
]

describe('a suite that changed under a run that is not done', () => {
  let killed: WorkFolder
  // A run of 300 answers that is killed as it plays the third: every test goes on from a copy of its store.
  beforeAll(async () => {
    killed = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    const running = start(argsFor(suite, killed))
    await running.saying('MY01  scripted · reference  2 ')
    running.kill('SIGKILL')
    await running.ended
  })
  afterAll(() => killed[Symbol.asyncDispose]())

  const halfDone = async () => {
    const [folder, suite] = [await WorkFolder.make(), await StarterCopy.make()]
    await cp(killed.path, folder.path, { recursive: true })
    const args = argsFor(suite, folder)
    const close = async () => {
      await suite[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    }
    return { folder, suite, args, dryRun: [...args, '--dry-run', '--json'], [Symbol.asyncDispose]: close }
  }

  it('is refused with what differs and the ways out; put back, the run goes on', async () => {
    await using begun = await halfDone()
    await begun.suite.edit('cases/MY01/case.ts', 'prompt:', 'followUps: ["And then?"],\n  prompt:')
    const refused = await modelBenchHere(begun.args)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/is not done \(\d+ of its 300 answers are left\)/)
    expect(refused.stderr).toMatch(/^ {2}changed +case MY01$/m)
    expect(refused.stderr).not.toContain('documents/')
    expect(refused.stderr).toContain('--fresh')
    expect(refused.stderr).toContain('model-bench grade')
    expect((await modelBenchHere(begun.dryRun)).code).toBe(2)

    await begun.suite.edit('cases/MY01/case.ts', 'followUps: ["And then?"],\n  prompt:', 'prompt:')
    const { left, planned } = JSON.parse((await modelBenchHere(begun.dryRun)).stdout)
    expect(planned).toBe(300)
    expect(left).toBeLessThan(300)
  })

  it('begins a new run with --fresh, which then goes on by itself; the old answers stay', async () => {
    await using begun = await halfDone()
    await begun.suite.edit('documents/SOP-001-v2.html', '</h1>', ' and more</h1>')
    expect((await modelBenchHere(begun.args)).stderr).toContain('tenant documents/SOP-001-v2.html')
    const few = begun.args.map((arg) => (arg === '300' ? '2' : arg))
    const fresh = await modelBenchHere([...few, '--fresh', '--json'])
    expect(JSON.parse(fresh.stdout).chatbots, fresh.stderr).toMatchObject([{ planned: 2, finished: 2 }])
    const again = await modelBenchHere([...few, '--replicates', '3', '--json'])
    expect(JSON.parse(again.stdout).chatbots, again.stderr).toMatchObject([{ planned: 3, finished: 3 }])
    const grading = await modelBenchHere([
      'grade',
      '--suite',
      begun.suite.folder,
      '--store',
      begun.folder.file('store.db'),
      '--dry-run',
      '--json',
    ])
    expect(JSON.parse(grading.stdout).otherSuiteState).toBeGreaterThan(0)
  })

  it('that only grades is refused nothing', async () => {
    await using begun = await halfDone()
    await begun.suite.edit('cases/MY01/facts.yaml', 'facts:', '# A remark.\nfacts:')
    const { code, stdout } = await modelBenchHere(begun.dryRun)
    expect(code).toBe(0)
    expect(JSON.parse(stdout).left).toBeLessThan(300)
  })
})

describe('a run of several providers', () => {
  const keys = {
    OPENAI_API_KEY: 'key-of-this-test-0123456789',
    GEMINI_API_KEY: 'key-of-that-test-0123456789',
  }

  it('of which one refuses the key: that one is stopped, the other is done, and the exit code says so', async () => {
    await using folder = await WorkFolder.make()
    await using locked = await startScriptedServer(() => openaiWire.wrongKey)
    await using open = await startScriptedServer(() => geminiWire.reply({ text: 'I have read it.' }))
    const run = await modelBenchHere(
      [
        'run',
        '--suite',
        'suites/starter',
        '--chatbot',
        'openai:gpt-5.2-mini',
        '--chatbot',
        'google:gemini-3.8-flash',
        '--replicates',
        '20',
        '--concurrency',
        '2',
        '--store',
        folder.file('store.db'),
        '--json',
        '--events',
      ],
      { env: { ...keys, MODEL_BENCH_OPENAI_BASE_URL: locked.url, MODEL_BENCH_GOOGLE_BASE_URL: open.url } },
    )
    expect(run.code).toBe(3)
    const { chatbots } = JSON.parse(run.stdout)
    const of = (name: string) => chatbots.find(({ chatbot }: { chatbot: string }) => chatbot.startsWith(name))
    expect(of('google')).toMatchObject({ planned: 20, finished: 20 })
    expect(of('openai').failed + of('openai').missing).toBe(20)
    expect(of('openai').missing).toBeGreaterThan(10)
    expect(locked.requests.length).toBeLessThan(10)

    const events = run.stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events[0]).toMatchObject({ event: 'run-planned', planned: 40, done: 0, left: 40, judge: 'none' })
    expect(events.filter(({ event }) => event === 'chatbot-stopped')).toMatchObject([
      { chatbot: 'openai:gpt-5.2-mini', reason: 'key', why: expect.stringContaining('OPENAI_API_KEY') },
    ])
    expect(events.filter(({ event, ended }) => event === 'answer-kept' && ended === 'finished')).toHaveLength(
      20,
    )
    expect(events.find(({ event }) => event === 'call-finished')).toMatchObject({
      case: 'MY01',
      finishReason: 'stop',
      served: {},
    })
    expect(run.stderr).not.toContain(keys.OPENAI_API_KEY)
  })

  it('--verbose tells every call and every wait, without the key, whatever the provider sends back', async () => {
    await using folder = await WorkFolder.make()
    let first = true
    await using server = await startScriptedServer(() => {
      if (!first) return openaiWire.reply({ text: 'I have read it.' })
      first = false
      return openaiWire.error(429, `slow down, ${keys.OPENAI_API_KEY} \u001b[31m`, { 'retry-after': '0' })
    })
    const run = await modelBenchHere(
      [
        'run',
        '--suite',
        'suites/starter',
        '--chatbot',
        'openai:gpt-5.2-mini',
        '--store',
        folder.file('store.db'),
        '--verbose',
      ],
      { env: { ...keys, MODEL_BENCH_OPENAI_BASE_URL: server.url } },
    )
    expect(run.stderr).toMatch(/MY01 {2}GPT-5\.2 Mini {2}1 {2}begun/)
    expect(run.stderr).toMatch(/tries again in \d\.\d s: OpenAI answered 429: slow down/)
    expect(run.stderr).toMatch(/call: 100 in \(40 cached\), 27 out, \d+\.\d s, stop .*served-model-001/)
    expect(run.stderr).not.toContain(keys.OPENAI_API_KEY)
    expect(run.stderr).not.toContain('\u001b')
  })

  it('what its configuration allows a provider is kept', async () => {
    await using folder = await WorkFolder.make()
    await using server = await startFaultyServer({
      delayMs: 20,
      faultsPercent: 0,
      random: Math.random,
      sentence: 'Read.',
    })
    await writeFile(
      folder.file('bench.config.ts'),
      `import { defineBench } from 'model-bench'
export default defineBench({ limits: { openai: { concurrency: 2 } }, concurrency: 8, replicates: 12 })`,
    )
    const run = await modelBenchHere(
      [
        'run',
        '--suite',
        'suites/starter',
        '--config',
        folder.file('bench.config.ts'),
        '--chatbot',
        'openai:gpt-5.2-mini',
        '--store',
        folder.file('store.db'),
        '--json',
      ],
      { env: { ...keys, MODEL_BENCH_OPENAI_BASE_URL: server.url } },
    )
    expect(run.code, run.stderr).toBe(0)
    expect(server.mostUnderWay()).toBe(2)
  })
})
