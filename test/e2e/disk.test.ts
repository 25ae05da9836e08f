import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { cleanEnvironment, mainFile, WorkFolder } from './command-line.ts'
import { type FaultyServer, startFaultyServer } from './faulty-model-server.ts'

// A disk of its own for one run, mounted in a namespace that ends with it: real for root and for anybody.
const mayMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0
const reason = mayMount ? '' : ' (skipped: this system lets no process have mounts of its own)'

const answers = 40
const sentence = 'The telephone number of the quality manager is posted on every refrigerator.'

/** What each step of the script may use: `run NAME` runs to the end, `begin` and `end NAME` in two steps. */
const steps = `
run() { code=0; "$node" "$main" "$@" > "$out/$name.out" 2> "$out/$name.err" || code=$?; echo $code > "$out/$name.code"; }
begin() { "$node" "$main" "$@" > "$out/$name.out" 2> "$out/$name.err" & pid=$!; while [ ! -e "$out/go" ]; do sleep 0.02; done; }
end() { code=0; wait $pid || code=$?; echo $code > "$out/$name.code"; }
keep() { rm -rf "$out/$1"; mkdir "$out/$1"; cp "$disk"/store.db* "$out/$1/"; }
`

/** Runs a shell script on a disk of its own, which it mounts at "$disk", while a model server answers. */
const onDisk = async (script: string, more: { readonly goesAfterCalls?: number } = {}) => {
  const folder = await WorkFolder.make()
  const server: FaultyServer = await startFaultyServer({
    delayMs: 5,
    faultsPercent: 0,
    random: Math.random,
    sentence,
  })
  for (const name of ['disk', 'out']) mkdirSync(folder.file(name))
  const out = folder.file('out')
  const args = ['run', '--suite', 'suites/starter', '--chatbot', 'openai:gpt-5.2-mini', '--json']
  args.push('--replicates', String(answers), '--concurrency', '4')
  args.push('--store', folder.file('disk/store.db'), '--report', folder.file('out/report.html'))
  const child = spawn(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-e', '-c', `${steps}\n${script}`, 'sh', ...args],
    {
      env: cleanEnvironment({
        node: process.execPath,
        main: mainFile,
        disk: folder.file('disk'),
        out,
        OPENAI_API_KEY: 'key-of-this-test-0123456789',
        MODEL_BENCH_OPENAI_BASE_URL: server.url,
      }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (data) => {
    said += data
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  if (more.goesAfterCalls !== undefined) {
    await Promise.race([server.reached(more.goesAfterCalls), ended])
    writeFileSync(folder.file('out/go'), '')
  }
  expect(await ended, said).toBe(0)
  const text = (name: string) => readFileSync(`${out}/${name}`, 'utf8')
  return {
    server,
    step: (name: string) => ({
      code: Number(text(`${name}.code`)),
      stderr: text(`${name}.err`),
      stdout: text(`${name}.out`),
    }),
    /** A store as it stood between two steps. */
    store: (name: string) => `${out}/${name}/store.db`,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** How many answers a store holds; all of them are whole. */
const wholeAnswers = async (path: string): Promise<number> => {
  await using store = await openStore(path)
  let count = 0
  for await (const { ending, turns, after } of store.answers()) {
    expect(ending).toEqual({ kind: 'finished' })
    expect(turns.flatMap(({ modelCalls }) => modelCalls)).toHaveLength(3)
    expect(after.documents.some(({ html }) => html.includes(sentence))).toBe(true)
    count += 1
  }
  await store.close()
  const file = new SqliteDatabase(path)
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(file.pragma('foreign_key_check')).toEqual([])
  file.close()
  return count
}

const isDone = (stdout: string) =>
  expect(JSON.parse(stdout).chatbots).toMatchObject([{ planned: answers, finished: answers, missing: 0 }])

/** Each answer takes three calls. A run that breaks off may pay the last call of those under way again. */
const paidOnce = (server: FaultyServer, brokenOff: number) => {
  expect(server.calls.length).toBeGreaterThanOrEqual(3 * answers)
  expect(server.calls.length).toBeLessThanOrEqual(3 * answers + 8 * brokenOff)
}

describe.skipIf(!mayMount)(`in mid-run a disk${reason}`, { timeout: 180_000 }, () => {
  it('fills up: the run ends and says what to do, the store is whole, and with room it does exactly what is left', async () => {
    await using ran = await onDisk(`
      mount -t tmpfs -o size=900k tmpfs "$disk"
      name=full; run "$@"; keep between
      mount -o remount,size=64m "$disk"
      name=rest; run "$@"; keep after`)
    const full = ran.step('full')
    expect(full.code).toBe(3)
    expect(full.stderr).toMatch(/The disk of .*store\.db is full\. Make room and start again/)
    expect(full.stderr).not.toContain('fault of the bench')
    const kept = await wholeAnswers(ran.store('between'))
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(answers)

    const rest = ran.step('rest')
    expect(rest.code, rest.stderr).toBe(0)
    expect(rest.stderr).toContain(`${answers} answers planned, ${kept} done, ${answers - kept} to do.`)
    isDone(rest.stdout)
    expect(await wholeAnswers(ran.store('after'))).toBe(answers)
    paidOnce(ran.server, 1)
  })

  it('fails under the open file, is then read-only, and is mended: each run says so, and the last does what is left', async () => {
    await using ran = await onDisk(
      `
      mount -t tmpfs tmpfs "$disk"
      name=failing; begin "$@"; prlimit --pid $pid --fsize=4096; end; keep between
      mount -o remount,ro "$disk"
      name=readonly; run "$@"
      mount -o remount,rw "$disk"
      name=rest; run "$@"; keep after`,
      { goesAfterCalls: 40 },
    )
    const failing = ran.step('failing')
    expect(failing.code).toBe(3)
    expect(failing.stderr).toMatch(/The disk of .*store\.db failed \(SQLITE_IOERR_WRITE\)\. Check the disk/)
    const kept = await wholeAnswers(ran.store('between'))
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(answers)

    const readonly = ran.step('readonly')
    expect(readonly.code).toBe(3)
    expect(readonly.stderr).toMatch(/store\.db or its folder cannot be written\. Change its permissions/)
    for (const { stderr } of [failing, readonly]) expect(stderr).not.toContain('fault of the bench')

    const rest = ran.step('rest')
    expect(rest.code, rest.stderr).toBe(0)
    expect(rest.stderr).toContain(`${answers} answers planned, ${kept} done`)
    isDone(rest.stdout)
    expect(await wholeAnswers(ran.store('after'))).toBe(answers)
    paidOnce(ran.server, 1)
  })
})
