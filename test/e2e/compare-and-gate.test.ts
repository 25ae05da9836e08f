import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelBench, WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'

describe('comparing and gating, on the command line', () => {
  let folder: WorkFolder
  const inFolder = (...args: readonly string[]) => modelBenchHere(args, { cwd: folder.path })
  /** The same in a process of its own. */
  const byItself = (...args: readonly string[]) => modelBench(args, { cwd: folder.path })

  beforeAll(async () => {
    folder = await WorkFolder.make()
    await inFolder('init', '.')
    await inFolder('run', '--chatbot', 'scripted:reference', '--chatbot', 'scripted:trap')
  })
  afterAll(() => folder[Symbol.asyncDispose]())

  it('compares two chatbots by id or label, and tells a single case from a verdict', async () => {
    const { code, stdout } = await byItself('compare', 'scripted:reference', 'scripted · trap')
    expect(code).toBe(0)
    expect(stdout).toMatch(/MY01\s+5\.00\s+0\.00\s+\+5\.00/)
    expect(stdout).toContain('Two cases or more are needed to tell.')
    const json = JSON.parse(
      (await inFolder('compare', 'scripted:reference', 'scripted:trap', '--json')).stdout,
    )
    expect(json.overall).toMatchObject({ verdict: 'tied', cases: [{ caseId: 'MY01', a: 5, b: 0 }] })
    expect(Object.keys(json.dimensions)).toContain('grounding')
  })
  it('says which chatbots there are where one is not', async () => {
    const { code, stderr } = await inFolder('compare', 'scripted:refrence', 'scripted:trap')
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean "scripted:reference"?')
    expect(stderr).toContain('scripted:trap  (scripted · trap)')
  })
  it('ends with 1 and the reasons where a chatbot is not good enough, and with 0 where all are', async () => {
    const shut = await byItself('gate', '--min-score', '4', '--no-zero')
    expect(shut.code).toBe(1)
    expect(shut.stdout).toBe(
      'scripted · reference passes\nscripted · trap does not pass:\n  its mean 0.00 is below 4\n  MY01 has the score 0\n',
    )
    const open = await inFolder('gate', '--min-score', '4', '--no-zero', '--chatbot', 'scripted:reference')
    expect(open).toMatchObject({ code: 0, stdout: 'scripted · reference passes\n' })
  })
  it('says the same to programs, to CI servers and to GitHub', async () => {
    const json = await inFolder('gate', '--min-score', '4', '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({ passed: false, chatbots: [{ reasons: [] }, {}] })
    const github = await inFolder('gate', '--min-score', '4', '--format', 'github')
    expect(github.stdout).toBe('::error title=Model Bench%3A scripted · trap::its mean 0.00 is below 4\n')
    const junit = await inFolder('gate', '--min-score', '4', '--format', 'junit')
    expect(junit.stdout).toContain('tests="2" failures="1"')
    expect([json.code, github.code, junit.code]).toEqual([1, 1, 1])
  })
  it('compares with a baseline that is a store, or a report of one', async () => {
    const report = folder.file('before.json')
    await writeFile(report, (await inFolder('report', '--json')).stdout)
    for (const baseline of [report, folder.file('.model-bench/store.db')])
      expect(await inFolder('gate', '--baseline', baseline, '--max-drop', '0')).toMatchObject({ code: 0 })

    const better = (await readFile(report, 'utf8')).replace('"score": 0', '"score": 5')
    await writeFile(report, better)
    const worse = await inFolder('gate', '--baseline', report, '--max-drop', '0.5')
    expect(worse.code).toBe(1)
    expect(worse.stdout).toContain('it lies 5.00 below the baseline over 1 case')
  })
  it('refuses a baseline of another fingerprint, one that is none, and half a question', async () => {
    const report = folder.file('other.json')
    const text = (await inFolder('report', '--json')).stdout
    await writeFile(report, text.replace(/"fingerprint": "..../, '"fingerprint": "ffff'))
    const other = await inFolder('gate', '--baseline', report, '--max-drop', '1')
    expect(other.code).toBe(2)
    expect(other.stderr).toContain('their scores do not compare')
    await writeFile(report, '{ "answers": 1 }')
    const nothing = await inFolder('gate', '--baseline', report, '--max-drop', '1')
    expect(nothing.code).toBe(2)
    expect(nothing.stderr).toContain('neither a store nor what "report --json" prints')
    expect((await inFolder('gate', '--baseline', 'nowhere.db', '--max-drop', '1')).stderr).toContain(
      'There is no baseline nowhere.db',
    )
    expect((await inFolder('gate', '--max-drop', '1')).code).toBe(2)
    expect((await inFolder('gate', '--min-score', '6')).code).toBe(2)
  })
})
