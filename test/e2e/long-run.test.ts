import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { modelBench, start, WorkFolder } from './command-line.ts'
import { type FaultyServer, type LoggedCall, randomFrom, startFaultyServer } from './faulty-model-server.ts'

const sentence = 'The telephone number of the quality manager is posted on every refrigerator.'

/** `npm run nightly` asks for more of everything. */
const nightly = process.env['MODEL_BENCH_NIGHTLY'] !== undefined
const size = nightly ? { answers: 500, kills: 20 } : { answers: 60, kills: 3 }
const timeout = nightly ? 1_800_000 : 120_000
const concurrency = 8
/** What a kill may cost: the last call of each answer that is played, or has just ended and is being kept. */
const underWay = 2 * concurrency

const seed = Number(process.env['MODEL_BENCH_SEED'] ?? Date.now() % 1_000_000)
const serve = (faultsPercent: number) =>
  startFaultyServer({ delayMs: 40, faultsPercent, random: randomFrom(seed), sentence })

const commandFor = (folder: WorkFolder, server: FaultyServer, answers: number) => ({
  args: [
    'run',
    '--suite',
    'suites/starter',
    '--chatbot',
    'openai:gpt-5.2-mini',
    '--replicates',
    String(answers),
    '--concurrency',
    String(concurrency),
    '--store',
    folder.file('store.db'),
    '--json',
  ],
  env: { OPENAI_API_KEY: 'key-of-this-test-0123456789', MODEL_BENCH_OPENAI_BASE_URL: server.url },
})

/** The conversation of each answer that the store holds, by the id that the model gave its first call. */
const conversationsOf = async (folder: WorkFolder): Promise<readonly string[]> => {
  await using store = await openStore(folder.file('store.db'), { mode: 'read' })
  const ids: string[] = []
  for await (const answer of store.answers()) {
    expect(answer.ending).toEqual({ kind: 'finished' })
    expect(answer.turns.flatMap(({ modelCalls }) => modelCalls)).toHaveLength(3)
    expect(answer.after.documents.filter(({ html }) => html.includes(sentence))).toHaveLength(1)
    ids.push(answer.turns[0]?.calls[0]?.id ?? '')
  }
  return ids
}

const nameOf = ({ conversation, gave }: LoggedCall): string => conversation ?? gave ?? ''

/** Finished calls that were made once more although the answer had gone on from them: paid twice. */
const paidTwice = (calls: readonly LoggedCall[]): readonly string[] =>
  calls.flatMap((call, index) => {
    const before = calls.slice(0, index).filter((other) => nameOf(other) === nameOf(call))
    const wasFinished = before.some(({ depth, finished }) => depth === call.depth && finished)
    const wentOn = before.some(({ depth }) => depth > call.depth)
    return wasFinished && wentOn ? [`${nameOf(call)} call ${call.depth}`] : []
  })

/** Finished calls that came to nothing: what the process had not kept yet when it was killed. */
const lost = (calls: readonly LoggedCall[], kept: readonly string[]): number => {
  const count = new Map<string, number>()
  for (const call of calls) {
    if (!call.finished) continue
    const name = `${nameOf(call)} ${call.depth}`
    count.set(name, (count.get(name) ?? 0) + 1)
  }
  const again = [...count.values()].reduce((sum, times) => sum + times - 1, 0)
  const dropped = calls.filter(({ finished, gave }) => finished && gave && !kept.includes(gave)).length
  return again + dropped
}

/** All answers are there, each once, and nothing more was paid for them than so many kills may cost. */
const isWholeAndPaidOnce = async (folder: WorkFolder, server: FaultyServer): Promise<void> => {
  const kept = await conversationsOf(folder)
  expect(new Set(kept).size).toBe(size.answers)
  expect(paidTwice(server.calls)).toEqual([])
  expect(lost(server.calls, kept)).toBeLessThanOrEqual(size.kills * underWay)
}

describe(`a run of ${size.answers} answers of a model whose provider fails now and then (seed ${seed})`, () => {
  it(`is killed ${size.kills} times and comes to exactly what was planned; no call is paid twice`, {
    timeout,
  }, async () => {
    await using folder = await WorkFolder.make()
    await using server = await serve(3)
    const { args, env } = commandFor(folder, server, size.answers)
    const random = randomFrom(seed + 1)
    const between = (size.answers * 3) / (size.kills + 1)
    for (let kill = 0; kill < size.kills; kill += 1) {
      const running = start(args, { env })
      const moment = server.calls.length + 1 + Math.floor(random() * between)
      await Promise.race([server.reached(moment), running.ended])
      await new Promise((resolve) => setTimeout(resolve, random() * 60))
      running.kill('SIGKILL')
      await running.ended
    }
    const last = await modelBench(args, { env })
    expect(last.code, last.stderr).toBe(0)
    expect(JSON.parse(last.stdout).chatbots).toMatchObject([
      { planned: size.answers, finished: size.answers, failed: 0, missing: 0 },
    ])
    await isWholeAndPaidOnce(folder, server)
    await using store = await openStore(folder.file('store.db'))
    expect(await store.workers()).toEqual([])
  })

  it('is shared by two processes: each answer is played by one of them', { timeout }, async () => {
    await using folder = await WorkFolder.make()
    await using server = await serve(0)
    const { args, env } = commandFor(folder, server, size.answers)
    const both = await Promise.all(
      [start([...args, '--events'], { env }), start([...args, '--events'], { env })].map(
        ({ ended }) => ended,
      ),
    )
    for (const { code, stderr, stdout } of both) {
      expect(code, stderr).toBe(0)
      expect(JSON.parse(stdout).chatbots).toMatchObject([{ planned: size.answers, finished: size.answers }])
      const played = stderr.split('\n').filter((line) => line.includes('"answer-kept"'))
      expect(played.length).toBeGreaterThan(0)
      expect(played.length).toBeLessThan(size.answers)
    }
    expect(new Set(await conversationsOf(folder)).size).toBe(size.answers)
    expect(server.calls).toHaveLength(size.answers * 3)
  })

  it(`is shared by two processes of which one or the other is killed ${size.kills} times: nothing is played twice`, {
    timeout,
  }, async () => {
    await using folder = await WorkFolder.make()
    await using server = await serve(3)
    const { args, env } = commandFor(folder, server, size.answers)
    const random = randomFrom(seed + 2)
    const between = (size.answers * 3) / (size.kills + 1)
    const sharing = [start(args, { env }), start(args, { env })]
    for (let kill = 0; kill < size.kills; kill += 1) {
      const moment = server.calls.length + 1 + Math.floor(random() * between)
      await Promise.race([server.reached(moment), Promise.all(sharing.map(({ ended }) => ended))])
      const one = Math.floor(random() * 2)
      sharing[one]!.kill('SIGKILL')
      await sharing[one]!.ended
      sharing[one] = start(args, { env })
    }
    for (const { code, stderr, stdout } of await Promise.all(sharing.map(({ ended }) => ended))) {
      expect(code, stderr).toBe(0)
      expect(JSON.parse(stdout).chatbots).toMatchObject([{ planned: size.answers, finished: size.answers }])
    }
    await isWholeAndPaidOnce(folder, server)
  })
})
