import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { StarterCopy } from '../suite/starter-copy.ts'
import { modelBench, start, WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'

const scripted = (...names: string[]) => names.flatMap((name) => ['--chatbot', `scripted:${name}`])

describe('run', () => {
  it('takes the cases from a prompt to a score, keeps them, and writes a report', async () => {
    await using folder = await WorkFolder.make()
    const store = folder.file('store.db')
    const run = await modelBench([
      'run',
      '--suite',
      'suites/starter',
      ...scripted('reference', 'says-it-is-done'),
      '--store',
      store,
    ])
    expect(run.stderr).toContain('2 answers planned, 0 done, 2 to do.')
    expect(run.stderr).toMatch(/^MY01 {2}scripted · reference {2}1 {2}score 5$/m)
    // What is written for no terminal holds nothing that steers one.
    expect(run.stderr).not.toContain('\u001b')
    expect(run.stdout).toMatch(/scripted · reference +5\.00 +1\/1 +5/)
    expect(run.stdout).toMatch(/scripted · says-it-is-done +0\.00 +1\/1 +0/)
    expect(run.code).toBe(0)
    expect(await readFile(folder.file('report.html'), 'utf8')).toContain('scripted · reference')

    const report = JSON.parse((await modelBenchHere(['report', '--json', '--store', store])).stdout)
    expect(report.judge).toBe('none')
    expect(report.answers).toMatchObject([
      {
        case: 'MY01',
        chatbot: 'scripted:reference',
        replicate: 1,
        state: 'scored',
        score: 5,
        bounds: [5, 5],
        ended: 'finished',
      },
      { case: 'MY01', chatbot: 'scripted:says-it-is-done', state: 'scored', score: 0 },
    ])
  })

  it('does nothing again that finished, and says so', async () => {
    await using folder = await WorkFolder.make()
    const args = [
      'run',
      '--suite',
      'suites/starter',
      ...scripted('reference'),
      '--store',
      folder.file('store.db'),
    ]
    await modelBenchHere(args)
    const first = JSON.parse(
      (await modelBenchHere(['report', '--json', '--store', folder.file('store.db')])).stdout,
    )
    const again = await modelBenchHere(args)
    expect(again.stderr).toContain('1 answers planned, 1 done, 0 to do.')
    const second = JSON.parse(
      (await modelBenchHere(['report', '--json', '--store', folder.file('store.db')])).stdout,
    )
    expect(second.answers).toEqual(first.answers)
  })

  it('plays more replicates of what is there already', async () => {
    await using folder = await WorkFolder.make()
    const args = [
      'run',
      '--suite',
      'suites/starter',
      ...scripted('reference'),
      '--store',
      folder.file('store.db'),
    ]
    await modelBenchHere(args)
    const more = await modelBenchHere([...args, '--replicates', '3', '--json'])
    expect(more.stderr).toContain('3 answers planned, 1 done, 2 to do.')
    expect(JSON.parse(more.stdout).chatbots[0]).toMatchObject({ planned: 3, finished: 3, scored: 3, mean: 5 })
  })

  it('says with --dry-run what it would do, and makes nothing', async () => {
    await using folder = await WorkFolder.make()
    const dry = await modelBenchHere([
      'run',
      '--suite',
      'suites/starter',
      ...scripted('reference'),
      '--store',
      folder.file('store.db'),
      '--dry-run',
      '--json',
    ])
    expect(JSON.parse(dry.stdout)).toMatchObject({
      planned: 1,
      left: 1,
      answers: [{ case: 'MY01', chatbot: 'scripted:reference', replicate: 1 }],
    })
    expect(existsSync(folder.file('store.db'))).toBe(false)
  })

  it('a changed script is another chatbot: its old answer does not count for it', async () => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    const args = [
      'run',
      '--suite',
      suite.folder,
      ...scripted('reference'),
      '--store',
      folder.file('store.db'),
    ]
    await modelBenchHere(args)
    await suite.edit('cases/MY01/scripts.ts', 'in a new draft version', 'in the new draft version')
    const again = await modelBenchHere(args)
    expect(again.stderr).toContain('1 answers planned, 0 done, 1 to do.')
    const report = JSON.parse(
      (await modelBenchHere(['report', '--json', '--store', folder.file('store.db')])).stdout,
    )
    expect(report.answers).toHaveLength(1)
  })

  it('reads its settings from bench.config.ts, and an option goes before them', async () => {
    await using folder = await WorkFolder.make()
    await modelBenchHere(['init', '.'], { cwd: folder.path })
    const run = await modelBench(['run'], { cwd: folder.path })
    expect(run.stdout).toContain('scripted · do-nothing')
    expect(run.code).toBe(0)
    const one = await modelBenchHere(['run', ...scripted('trap'), '--json'], { cwd: folder.path })
    expect(JSON.parse(one.stdout).chatbots.map(({ chatbot }: { chatbot: string }) => chatbot)).toEqual([
      'scripted:trap',
    ])
  })
})

describe('run refuses before it runs anything', () => {
  const rows: readonly [string, readonly string[], RegExp][] = [
    [
      'no chatbot: it says how to name one',
      ['--suite', 'suites/starter'],
      /No chatbot is named: give --chatbot google:gemini-3\.8-flash@low/,
    ],
    [
      'no key: it says which variable',
      ['--suite', 'suites/starter', '--chatbot', 'google:gemini-3.8-flash@low'],
      /GEMINI_API_KEY/,
    ],
    ['an unknown provider', ['--suite', 'suites/starter', '--chatbot', 'gogle:x'], /gogle/],
    [
      'an unknown case',
      ['--suite', 'suites/starter', '--case', 'MY02', ...scripted('reference')],
      /There is no case "MY02"\. Did you mean "MY01"\?/,
    ],
    [
      'an unknown script',
      ['--suite', 'suites/starter', ...scripted('referenc')],
      /No case has a script "referenc"\. Did you mean "reference"\?/,
    ],
    ['a chatbot named twice', ['--suite', 'suites/starter', ...scripted('trap', 'trap')], /named twice/],
    [
      'a suite that is not there',
      ['--suite', 'no/such', ...scripted('reference')],
      /there is no such folder/,
    ],
    ['an option that is none', ['--suit', 'suites/starter'], /--suite/],
    [
      'a number that is none',
      ['--suite', 'suites/starter', '--replicates', '0', ...scripted('reference')],
      /whole number from 1/,
    ],
  ]
  it.each(rows)('%s', async (_, args, says) => {
    await using folder = await WorkFolder.make()
    const store = folder.file('store.db')
    const { code, stderr } = await modelBenchHere(['run', ...args, '--store', store])
    expect(stderr).toMatch(says)
    expect(code).toBe(2)
    expect(existsSync(store)).toBe(false)
  })

  it('a suite with faults: all of them, and as JSON on request', async () => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    await suite.edit('documents/SOP-001-v2.html', 'type: procedure', 'type: proceedure')
    await suite.edit('cases/MY01/case.ts', 'language:', 'langauge:')
    const run = await modelBench([
      'run',
      '--suite',
      suite.folder,
      ...scripted('reference'),
      '--store',
      folder.file('s.db'),
      '--json',
    ])
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('documents/SOP-001-v2.html:5:7:')
    expect(JSON.parse(run.stdout).error.faults.length).toBeGreaterThanOrEqual(2)
  })

  it('a file that is no store', async () => {
    await using folder = await WorkFolder.make()
    await writeFile(folder.file('store.db'), 'this is a letter, not a database. '.repeat(100))
    const run = await modelBenchHere([
      'run',
      '--suite',
      'suites/starter',
      ...scripted('reference'),
      '--store',
      folder.file('store.db'),
    ])
    expect(run.code).toBe(3)
    expect(run.stderr).not.toMatch(/^ +at /m)
    expect(await readFile(folder.file('store.db'), 'utf8')).toMatch(/^this is a letter/)
  })
})

describe('a run that is stopped', () => {
  it('by Ctrl-C ends at once, keeps what finished, and says how to go on', async () => {
    await using folder = await WorkFolder.make()
    const args = [
      'run',
      '--suite',
      'suites/starter',
      ...scripted('reference'),
      '--replicates',
      '400',
      '--concurrency',
      '1',
      '--store',
      folder.file('store.db'),
    ]
    const running = start(args)
    await running.saying('MY01  scripted · reference  3 ')
    running.kill('SIGINT')
    const { code, stderr } = await running.ended
    expect(code).toBe(130)
    expect(stderr).toContain('run the same command again to go on')
    const rest = JSON.parse((await modelBenchHere([...args, '--dry-run', '--json'])).stdout)
    expect(rest.left).toBeLessThan(398)
    expect(rest.left).toBeGreaterThan(0)
  })

  it('by a kill at any moment goes on with the rest, and brings no answer twice', async () => {
    await using folder = await WorkFolder.make()
    const store = folder.file('store.db')
    const args = [
      'run',
      '--suite',
      'suites/starter',
      ...scripted('reference', 'trap'),
      '--replicates',
      '20',
      '--concurrency',
      '4',
      '--store',
      store,
    ]
    for (const after of ['reference  2 ', 'reference  9 ', 'trap  15 ']) {
      const running = start(args)
      await Promise.race([running.saying(`scripted · ${after}`), running.ended])
      running.kill('SIGKILL')
      await running.ended
    }
    const last = await modelBenchHere([...args, '--json'])
    expect(last.code).toBe(0)
    const { answers } = JSON.parse(last.stdout)
    expect(answers).toHaveLength(40)
    expect(new Set(answers.map(({ id }: { id: string }) => id)).size).toBe(40)
    expect(answers.every(({ state }: { state: string }) => state === 'scored')).toBe(true)
  })
})
