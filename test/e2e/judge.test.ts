import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { type ReceivedRequest, type Step, startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { inventory, says } from '../judge/scripted-judge.ts'
import { StarterCopy } from '../suite/starter-copy.ts'
import { modelBench, start, WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'

const judge = ['--judge', 'google:gemini-3.8-flash']

/** A judge that finds nothing: an empty inventory where one is asked for, else no finding. */
const clean = (request: { body: { generationConfig: unknown } }) =>
  JSON.stringify(request.body.generationConfig).includes('assertions') ? inventory() : says({ findings: [] })

const environment = (url: string) => ({
  [geminiWire.keyVariable]: 'key-of-this-test',
  [geminiWire.baseUrlVariable]: url,
})

describe('a judge model from the command line', () => {
  it('grades, is named on the report, and is asked again only for what changed', async () => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    await using server = await startScriptedServer(clean)
    const store = ['--store', folder.file('store.db')]
    const env = environment(server.url)
    const run = await modelBench(
      ['run', '--suite', suite.folder, '--chatbot', 'scripted:reference', ...judge, ...store, '--json'],
      { env },
    )
    expect(run.code, run.stderr).toBe(0)
    expect(JSON.parse(run.stdout)).toMatchObject({
      judge: 'google:gemini-3.8-flash',
      answers: [{ score: 5 }],
    })
    const asked = server.requests.length
    expect(asked).toBeGreaterThan(0)
    const [{ id }] = JSON.parse(run.stdout).answers
    const shown = await modelBenchHere(['show', id, '--exchange', '1', ...store])
    expect(shown.stdout).toMatch(
      /^inventory: made, .*\nsha256 [0-9a-f]{64}\ngoogle:gemini-3\.8-flash, temperature 0/,
    )
    expect(shown.stdout).toMatch(/── reply ─+\n\n\{\n {2}"assertions": \[\],/)
    const raw = JSON.parse((await modelBenchHere(['show', id, '--exchange', '1', '--json', ...store])).stdout)
    expect(raw.request.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user'])

    await suite.edit('cases/MY01/case.ts', "isColoured('red')", 'stands()')
    const dry = await modelBenchHere(
      ['grade', '--suite', suite.folder, ...judge, ...store, '--dry-run', '--json'],
      { env },
    )
    expect(JSON.parse(dry.stdout)).toMatchObject({ toGrade: 1, judgeCalls: 0 })
    const again = await modelBenchHere(['grade', '--suite', suite.folder, ...judge, ...store, '--json'], {
      env,
    })
    expect(JSON.parse(again.stdout)).toMatchObject({ graded: 1, answers: [{ score: 5 }] })
    expect(server.requests).toHaveLength(asked)
  })

  it('that gives nothing valid leaves the grade unscored, and the next grading tries again', async () => {
    await using folder = await WorkFolder.make()
    const store = ['--store', folder.file('store.db')]
    const command = ['--suite', 'suites/starter', ...judge, ...store, '--json']
    {
      await using server = await startScriptedServer(() => says('There are no defects. Score: 5.'))
      const run = await modelBenchHere(['run', '--chatbot', 'scripted:reference', ...command], {
        env: environment(server.url),
      })
      const [answer] = JSON.parse(run.stdout).answers
      expect(answer).toMatchObject({ state: 'unscored', score: null })
      expect(answer.why).toContain('the judge gave no valid output')
    }
    await using server = await startScriptedServer(clean)
    const again = await modelBenchHere(['grade', ...command], { env: environment(server.url) })
    expect(JSON.parse(again.stdout)).toMatchObject({ graded: 1, answers: [{ state: 'scored', score: 5 }] })
  })

  it('without its key ends the command before anything runs', async () => {
    await using folder = await WorkFolder.make()
    const run = await modelBenchHere([
      'run',
      '--suite',
      'suites/starter',
      '--chatbot',
      'scripted:reference',
      ...judge,
      '--store',
      folder.file('s.db'),
    ])
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('GEMINI_API_KEY')
  })

  it('that refuses the key ends the grading, and says so; what was played is kept', async () => {
    await using bench = await stage(() => geminiWire.wrongKey)
    const run = await bench.run('--chatbot', 'scripted:reference', ...judge)
    expect(run.code).toBe(3)
    expect(run.stderr).toContain('refused the key in GEMINI_API_KEY')
    expect(run.stderr).not.toContain('fault of the bench')
    const { answers } = JSON.parse((await bench.grade('--judge', 'none', '--json')).stdout)
    expect(answers).toMatchObject([{ score: 5 }])
  })
})

/** A folder with a configuration, a server that answers each request, and the command line between them. */
const stage = async (steps: (request: ReceivedRequest, index: number) => Step, config = '') => {
  const folder = await WorkFolder.make()
  const server = await startScriptedServer(steps)
  await writeFile(folder.file('bench.config.ts'), `export default {${config}}\n`)
  const env = environment(server.url)
  const common = ['--suite', 'suites/starter', '--config', folder.file('bench.config.ts')]
  const command = (name: string, args: readonly string[]) =>
    [name, ...common, '--store', folder.file('store.db'), ...args] as const
  return {
    requests: server.requests,
    run: (...args: string[]) => modelBenchHere(command('run', args), { env }),
    grade: (...args: string[]) => modelBenchHere(command('grade', args), { env }),
    startGrade: (...args: string[]) => start(command('grade', args), { env }),
    /** Resolves when so many requests of a kind have come. */
    asked: async (of: (request: ReceivedRequest) => boolean, count: number): Promise<void> => {
      while (server.requests.filter(of).length < count)
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    [Symbol.asyncDispose]: async () => {
      await server.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const model = ['--chatbot', 'google:gemini-3.8-flash']
const isJudges = ({ body }: ReceivedRequest) => body.generationConfig?.responseSchema !== undefined
/** No two answers are alike: what is said of one is not remembered for another. */
const answerTo = (request: ReceivedRequest, index: number) =>
  isJudges(request) ? clean(request) : geminiWire.reply({ text: `I did nothing (${index}).` })
/** 100 tokens of input and 27 of output a call: 370 micro-dollars. The judge is asked twice about an answer. */
const prices = `prices: { 'google:gemini-3.8-flash': { inputUsdPerMillion: 1, outputUsdPerMillion: 10, pricedOn: '2026-09-23' } },`

describe('the judge’s calls', () => {
  it('wait at the gate of their provider together with those of the chatbots', async () => {
    let [underWay, most] = [0, 0]
    await using bench = await stage((request, index) => {
      underWay += 1
      most = Math.max(most, underWay)
      const until = new Promise((resolve) => setTimeout(resolve, 15)).then(() => {
        underWay -= 1
      })
      return { kind: 'late', until, after: 'nothing', body: answerTo(request, index).body }
    }, 'limits: { google: { concurrency: 1 } }')
    const run = await bench.run(...model, ...judge, '--replicates', '3', '--json')
    expect(run.code, run.stderr).toBe(0)
    expect(bench.requests.filter(isJudges)).toHaveLength(6)
    const graded = await bench.grade('--judge', 'google:gemini-3.8-flash@low', '--json')
    expect(JSON.parse(graded.stdout)).toMatchObject({ graded: 3, judgeCalls: 6 })
    expect(most).toBe(1)
  })

  it('count toward what a run may cost', async () => {
    const judged: (() => void)[] = []
    const eachJudged = Array.from({ length: 5 }, () => new Promise<void>((resolve) => judged.push(resolve)))
    let played = 0
    await using bench = await stage((request, index) => {
      if (isJudges(request)) {
        const isLast = !JSON.stringify(request.body.generationConfig).includes('assertions')
        if (isLast) setTimeout(judged.shift() ?? (() => undefined), 50)
        return answerTo(request, index)
      }
      // An answer is played when the one before it has been judged.
      const until = played === 0 ? Promise.resolve() : eachJudged[played - 1]
      played += 1
      return { kind: 'late', until: until!, after: 'nothing', body: answerTo(request, index).body }
    }, prices)
    const five = [...model, ...judge, '--replicates', '5', '--concurrency', '1', '--json']
    // The five answers alone cost $0.0019.
    const run = await bench.run(...five, '--max-cost', '0.002')
    expect(run.stderr).toMatch(/stopped: the run has cost .*, and may cost \$0\.0020/)
    expect(run.code).toBe(3)
    expect(JSON.parse(run.stdout).chatbots[0].missing).toBeGreaterThan(0)
  })
})

describe('grade', () => {
  it('says before what the judge would be asked and cost, and after what it did; it ends at its limit and when it is stopped, and goes on from there', async () => {
    let hang = false
    await using bench = await stage(
      (request, index) => (hang && isJudges(request) ? { kind: 'hang' } : answerTo(request, index)),
      prices,
    )
    await bench.run(...model, '--replicates', '4', '--judge', 'none')

    const planned = JSON.parse((await bench.grade(...judge, '--dry-run', '--json')).stdout)
    expect(planned).toMatchObject({ toGrade: 4, judgeCalls: 8, judgeCallsRemembered: 0 })
    // Eight times the whole thinking budget, and some input.
    expect(planned.judgeCostUsd).toBeGreaterThan((8 * 8192 * 10) / 1e6)
    expect(planned.judgeCostUsd).toBeLessThan((9 * 8192 * 10) / 1e6)

    const limited = await bench.grade(...judge, '--concurrency', '1', '--max-cost', '0.0007')
    expect(limited.stdout).toMatch(
      /^1 answers graded\.\n3 are left: .*may cost \$0\.0007\.\nJudge: 2 calls made, 0 remembered; \$0\.0007\.\n/,
    )
    expect(limited.code).toBe(3)

    hang = true
    const grading = bench.startGrade(...judge)
    await bench.asked(isJudges, 2 + 3)
    grading.kill('SIGINT')
    const stopped = await grading.ended
    expect(stopped.code).toBe(130)
    expect(stopped.stderr).toContain('Stopped. What is graded is kept')

    hang = false
    const dry = await bench.grade(...judge, '--dry-run')
    expect(dry.stdout).toMatch(
      /^3 answers to grade, at least 6 judge calls \(\d+ characters\), about \$0\.\d+\.\n/,
    )
    const rest = await bench.grade(...judge, '--json')
    expect(JSON.parse(rest.stdout)).toMatchObject({ graded: 3, left: 0, judgeCalls: 6 })
    expect(rest.code).toBe(0)
  })
})
