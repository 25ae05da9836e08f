import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { compatibleWire } from '../chatbot/servers/openai-server.ts'
import { type ReceivedRequest, startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { WorkFolder } from './command-line.ts'
import { modelBenchHere as modelBench } from './in-process.ts'

const key = 'key-of-this-test-0123456789'

/** 60 plain and 40 cached tokens of input, 20 and 7 of thought of output: 900 micro-dollars a call. */
const prices = `{
  'compatible:house': {
    inputUsdPerMillion: 5, cachedInputUsdPerMillion: 0.5, outputUsdPerMillion: 10, reasoningUsdPerMillion: 54.2857142857,
    pricedOn: '2026-09-23',
  },
}`

/** A folder with a configuration, a server that answers each message at once, and the command line between them. */
const stage = async (
  config: string,
  reply: (request: ReceivedRequest, index: number) => ReturnType<typeof compatibleWire.reply>,
  more: Readonly<Record<string, string>> = {},
) => {
  const folder = await WorkFolder.make()
  const server = await startScriptedServer(reply)
  await writeFile(folder.file('bench.config.ts'), `export default {${config}}\n`)
  const env = {
    [compatibleWire.keyVariable]: key,
    [compatibleWire.baseUrlVariable]: server.url,
    ...more,
  }
  const common = ['--config', folder.file('bench.config.ts'), '--store', folder.file('store.db')]
  return {
    requests: server.requests,
    command: (...args: string[]) => modelBench([...args, ...common], { env }),
    run: (...args: string[]) =>
      modelBench(['run', '--suite', 'suites/starter', '--chatbot', 'compatible:house', ...common, ...args], {
        env,
      }),
    [Symbol.asyncDispose]: async () => {
      await server.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const fine = "{ inputUsdPerMillion: 1, outputUsdPerMillion: 1, pricedOn: '2026-09-23' }"

const said = () => compatibleWire.reply({ text: 'I did nothing.' })

describe('what a run costs', () => {
  it('is counted by the declared price, call by call, and stands in every format', async () => {
    const slow = compatibleWire.error(503, `Overloaded; your key is ${key}.`, { 'retry-after': '0' })
    await using bench = await stage(`prices: ${prices}`, (_request, index) => (index === 0 ? slow : said()))
    const run = await bench.run('--json', '--events')
    expect(run.code, run.stderr).toBe(0)
    const { chatbots, answers } = JSON.parse(run.stdout)
    expect(chatbots[0]).toMatchObject({ unpricedCalls: 0 })
    expect(chatbots[0].costUsd).toBeCloseTo(0.0009, 9)
    expect(answers[0].costUsd).toBeCloseTo(0.0009, 9)
    const calls = run.stderr.split('\n').filter((line) => line.includes('"call-finished"'))
    expect(JSON.parse(calls[0]!).costUsd).toBeCloseTo(0.0009, 9)

    const csv = (await bench.command('report', '--format', 'csv')).stdout.split('\r\n')
    const column = csv[0]!.split(',').indexOf('costUsd')
    expect(Number(csv[1]!.split(',')[column])).toBeCloseTo(0.0009, 9)
    expect((await bench.command('report')).stdout).toMatch(/Cost.*\n.*\n.*\$0\.0009/)

    const shown = (await bench.command('show', answers[0].id)).stdout
    expect(shown).toMatch(/^finished, .* s, \$0\.0009$/m)
    expect(shown.replace(/\s+/g, ' ')).toMatch(
      /model call 1 worked at attempt 2, after waits of \d\.\d s: .*answered 503: Overloaded/,
    )
    expect(shown).not.toContain(key)
  })

  it('is estimated before: by the size of the case, and by earlier answers once there are some', async () => {
    await using bench = await stage(`prices: ${prices}`, said)
    const before = JSON.parse((await bench.run('--dry-run', '--json')).stdout)
    expect(before.cost.chatbots).toMatchObject([
      { chatbot: 'compatible:house', answers: 1, by: 'by the sizes of the cases, without thoughts' },
    ])
    expect(before.cost.estimatedUsd).toBeGreaterThan(0.001)
    expect(bench.requests).toEqual([])
    await bench.run()
    const after = await bench.run('--dry-run', '--replicates', '3', '--max-cost', '0.002')
    expect(after.stdout).toContain('Estimated cost of what is left: about $0.0018.')
    expect(after.stdout).toContain('The run may cost $0.0020, $0.0009 is spent: it will stop before its end.')
    expect(after.stdout).toMatch(/house +\$0\.0018 for 2 answers: by earlier answers/)
  })

  it('ends at its limit, and goes on with a higher one', async () => {
    await using bench = await stage(`prices: ${prices}`, said)
    const limited = ['--replicates', '4', '--concurrency', '1', '--json']
    const run = await bench.run(...limited, '--max-cost', '0.0015')
    expect(run.stderr).toContain('Estimated cost of what is left: about')
    expect(run.stderr).toContain('stopped: the run has cost $0.0018, and may cost $0.0015')
    expect(run.code).toBe(3)
    expect(JSON.parse(run.stdout).chatbots).toMatchObject([{ finished: 2, missing: 2 }])
    const more = await bench.run(...limited, '--max-cost', '1')
    expect(JSON.parse(more.stdout).chatbots).toMatchObject([{ finished: 4, missing: 0 }])
    expect(bench.requests).toHaveLength(4)
  })

  it('is unknown, and not 0, where no price is known', async () => {
    await using bench = await stage('', said)
    expect((await bench.run('--dry-run')).stdout).toMatch(
      /Estimated cost of what is left: unknown\.\n {2}house +unknown for 1 answer: no price is known/,
    )
    const run = await bench.run('--max-cost', '1')
    expect(run.stderr).toContain('no price is known for house: the cost limit cannot be kept for it')
    expect(run.stdout).toMatch(/Cost.*\n.*\n.*unknown/)
    const { chatbots, answers } = JSON.parse((await bench.command('report', '--json')).stdout)
    expect(chatbots[0]).not.toHaveProperty('costUsd')
    expect(answers[0]).toMatchObject({ unpricedCalls: 1 })
  })

  it.each([
    [`'google:gemini-3.8-flash@low': ${fine}`, /'google:gemini-3.8-flash@low' is no model/],
    [`house: ${fine}`, /bench\.config\.ts:1:\d+: 'house' is no model/],
    [`'google:x': { ...${fine}, inputUsdPerMillion: -1 }`, /bench\.config\.ts:1:.*>=0/],
    [`'google:x': { ...${fine}, pricedOn: 'yesterday' }`, /bench\.config\.ts:1:.*ISO date/],
    [`'google:x': { ...${fine}, cached: 1 }`, /cached/],
  ])('refuses a price that means nothing: %s', async (price, message) => {
    await using bench = await stage(`prices: { ${price} }`, said)
    const run = await bench.run()
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(message)
  })
})

it('tells where a chatbot is served another version of its model than before', async () => {
  const from = (model: string) => {
    const step = said() as { readonly body: object }
    return { ...step, body: { ...step.body, model } } as ReturnType<typeof said>
  }
  await using bench = await stage('', (_request, index) => from(index === 0 ? 'house-001' : 'house-002'))
  expect((await bench.run()).stderr).not.toContain('is served')
  const again = await bench.run('--replicates', '2')
  expect(again.stderr).toContain('is served house-002 now, and was served house-001 before')
})

it('counts what judging cost in earlier runs against the limit of a run that goes on, and says it', async () => {
  // Its output is never valid: three calls that came to nothing, and were paid.
  const judging = geminiWire.reply({ text: 'It is fine.' })
  await using judge = await startScriptedServer(() => judging)
  const judgePrice = `'google:gemini-3.8-flash': { inputUsdPerMillion: 1, outputUsdPerMillion: 100, pricedOn: '2026-09-23' },`
  await using bench = await stage(`prices: ${prices.replace('{', `{ ${judgePrice}`)}`, said, {
    GEMINI_API_KEY: key,
    MODEL_BENCH_GOOGLE_BASE_URL: judge.url,
  })
  const args = ['--judge', 'google:gemini-3.8-flash']
  const first = await bench.run(...args)
  expect(first.code, first.stderr).toBe(0)
  expect(first.stdout).toMatch(/Cost so far: \$0\.0093; of that the judge: \$0\.0084\n/)
  const asked = judge.requests.length
  expect(asked).toBeGreaterThan(0)
  const again = await bench.run(...args, '--replicates', '4', '--max-cost', '0.005', '--json')
  expect(again.stderr).toMatch(/stopped: the run has cost \$0\.0093, and may cost \$0\.0050/)
  expect(again.code).toBe(3)
  expect(bench.requests).toHaveLength(1)
  expect(judge.requests).toHaveLength(asked)
})
