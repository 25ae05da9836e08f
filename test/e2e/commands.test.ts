import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { StarterCopy } from '../suite/starter-copy.ts'
import { modelBench, WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'

// Of every command one call at least is a process of its own, as a user starts it; the others are made here.

const json = async (args: readonly string[], stdin?: string) =>
  JSON.parse((await modelBenchHere(args, stdin === undefined ? {} : { stdin })).stdout)

describe('help', () => {
  it('lists every command, the exit codes, and examples for each', async () => {
    const help = await modelBench(['--help'])
    expect(help.code).toBe(0)
    const commands = [
      'init',
      'lint',
      'run',
      'grade',
      'show',
      'report',
      'fingerprint',
      'score',
      'quote',
      'fact',
      'doctor',
    ]
    for (const command of commands) {
      expect(help.stdout).toContain(`  ${command}`)
      const own = await modelBenchHere([command, '--help'])
      expect(own.stdout, command).toMatch(/Examples:\n {2}\$ model-bench/)
      expect(own.stdout, command).toContain('--json')
      expect(own.code).toBe(0)
    }
    expect(help.stdout).toContain('130 interrupted')
  })
  it('an unknown command is a usage fault, with the nearest', async () => {
    const { code, stderr } = await modelBench(['rnu'])
    expect(code).toBe(2)
    expect(stderr).toContain('Did you mean run?')
  })
})

describe('score', () => {
  const rows: readonly [string, object, number | null, readonly [number, number]][] = [
    [
      'a finding',
      {
        ended: 'finished',
        checks: [{ name: 'a', outcome: 'passed' }],
        findings: [{ type: 'missing_fact' }],
        dropped: [],
      },
      3,
      [3, 3],
    ],
    [
      'a failed check',
      { ended: 'finished', checks: [{ name: 'a', outcome: 'failed' }], findings: [], dropped: [] },
      0,
      [0, 0],
    ],
    [
      'a check that could not tell',
      { ended: 'finished', checks: [{ name: 'a', outcome: 'unknown' }], findings: [], dropped: [] },
      null,
      [0, 5],
    ],
    [
      'a dropped finding',
      { ended: 'finished', checks: [], findings: [], dropped: [{ type: 'invented_cause' }] },
      null,
      [1, 5],
    ],
    ['an answer that ran out', { ended: 'ran out', checks: [], findings: [], dropped: [] }, 0, [0, 0]],
    ['an answer that failed', { ended: 'failed', checks: [], findings: [], dropped: [] }, null, [0, 5]],
  ]
  it.each(rows)('%s', async (_, input, score, bounds) => {
    const scored = await json(['score', '--json'], JSON.stringify(input))
    expect(scored).toMatchObject({ score, bounds })
    expect(Object.keys(scored.dimensions)).toEqual([
      'grounding',
      'completeness',
      'task',
      'reporting',
      'language',
    ])
    expect(scored.derivation.length).toBeGreaterThan(5)
  })
  it.each([
    ['not JSON', '{'],
    ['an ending that is none', '{ "ended": "well" }'],
    ['a misspelt list', '{ "ended": "finished", "finding": [] }'],
    ['a finding type that is none', '{ "ended": "finished", "findings": [{ "type": "bad_mood" }] }'],
  ])('refuses %s', async (_, stdin) => {
    const { code, stdout, stderr } = await modelBenchHere(['score'], { stdin })
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).not.toBe('')
  })
  it('reads what is piped into it', async () => {
    const { code, stdout } = await modelBench(['score', '--json'], { stdin: JSON.stringify(rows[0]![1]) })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ score: 3, bounds: [3, 3] })
  })
})

describe('lint', () => {
  it('proves the starter suite', async () => {
    const lint = await modelBench(['lint', '--prove', '--suite', 'suites/starter'])
    expect(lint.stdout).toContain('4 of 4 scripts proven')
    expect(lint.code).toBe(0)
  })
  it('fails where a script scores other than declared, and says how', async () => {
    await using suite = await StarterCopy.make()
    await suite.edit('cases/MY01/scripts.ts', 'color:#c00000', 'color:#000000')
    const { code, stdout } = await modelBenchHere(['lint', '--prove', '--suite', suite.folder])
    expect(code).toBe(1)
    expect(stdout).toContain('MY01 reference: score 0, declared score 5')
  })
  it('fails where a case passes without the work', async () => {
    await using suite = await StarterCopy.make()
    await suite.edit(
      'cases/MY01/scripts.ts',
      "[[reply('I understand.')]],\n    expect: { score: 0 }",
      "[[reply('I understand.')]],\n    expect: { score: 5 }",
    )
    const { code, stdout } = await modelBenchHere(['lint', '--prove', '--suite', suite.folder])
    expect(code).toBe(1)
    expect(stdout).toContain('the case would pass without the work')
  })
  it('fails on a fact that its document does not prove, and warns of what nothing uses', async () => {
    await using suite = await StarterCopy.make()
    await suite.edit(
      'cases/MY01/facts.yaml',
      'words: outside its range for more than 30 minutes',
      'words: outside its range for more than 45 minutes',
    )
    await suite.edit('cases/MY01/case.ts', ", 'F-004'", '')
    const { code, stdout } = await modelBenchHere(['lint', '--suite', suite.folder])
    expect(code).toBe(1)
    expect(stdout).toMatch(/fault {4}cases\/MY01\/facts\.yaml: limit-of-time: /)
    expect(stdout).toContain('no case needs F-004')
    expect(stdout).toMatch(/no trap tests 26 of 27 finding types/)
  })
})

describe('what a proof covers', () => {
  it('is told by type, ending and hard check, in the table and as JSON', async () => {
    const args = ['lint', '--prove', '--suite', 'suites/starter']
    const { stdout } = await modelBenchHere(args)
    expect(stdout).toMatch(/trap them: 1 of 27\n {2}false_completion {2}MY01\n/)
    expect(stdout).toMatch(/No case traps invented_action, invented_check,/)
    expect(stdout).toMatch(/ran out of context +none/)
    expect(stdout).toMatch(/No script fails these; can they fail\?\n {2}MY01 {2}nothing else changed/)
    const proof = stdout.slice(stdout.indexOf('Case  '))
    expect(proof.split('\n').filter((line) => line.length > 80)).toEqual([])
    const { coverage } = await json([...args, '--json'])
    expect(coverage.findings).toHaveLength(27)
    expect(coverage.findings).toContainEqual({
      type: 'false_completion',
      cases: [{ caseId: 'MY01', raisedBy: 'code' }],
    })
    expect(coverage.hardChecks).toContainEqual({
      caseId: 'MY01',
      name: 'the sentence is in section 4, and it is red',
      failedBy: ['do-nothing', 'says-it-is-done', 'trap'],
    })
  })
  it('is the same whether one process proves it or several do, and is not blurred by a case that is broken', async () => {
    await using suite = await StarterCopy.make()
    await suite.write('cases/MY09/case.ts', 'export const MY09 = {')
    const args = ['lint', '--prove', '--suite', suite.folder, '--case', 'MY01']
    const { proofs } = await json([...args, '--json'])
    const [even, odd] = [await json([...args, '--share', '0/2']), await json([...args, '--share', '1/2'])]
    expect([even[0], odd[0], even[1], odd[1]]).toEqual(proofs)
    expect((await modelBenchHere(['lint', '--suite', suite.folder])).stderr).toContain('cases/MY09/case.ts:')
  })
})

describe('new case and try', () => {
  const said = [`It's a "title"`, ['Do `it`,\nplease: $', '{now} \u001b[31m'].join('')] as const
  const newCase = (folder: WorkFolder, kind: string) => {
    const told = ['--language', 'en', '--title', said[0], '--prompt', said[1], '--document', 'SOP-001']
    return modelBenchHere(['new', 'case', '--kind', kind, ...told], { cwd: folder.path })
  }
  const withSuite = async (folder: WorkFolder) =>
    cp('suites/starter', folder.file('suite'), { recursive: true })

  it('a new case of every kind loads, and does not prove itself without work', async () => {
    await using folder = await WorkFolder.make()
    await withSuite(folder)
    const ids: string[] = []
    for (const kind of ['ask', 'find', 'edit', 'rewrite', 'write', 'record', 'limits']) {
      const { stdout } = await newCase(folder, kind)
      ids.push(/suite\/cases\/(\w+)\/case\.ts/.exec(stdout)?.[1] ?? stdout)
    }
    expect(ids).toEqual(['MY02', 'MY03', 'MY04', 'MY05', 'MY06', 'MY07', 'MY08'])
    const { proofs, faults } = JSON.parse(
      (await modelBenchHere(['lint', '--prove', '--json'], { cwd: folder.path })).stdout,
    )
    expect(faults).toEqual([])
    for (const id of ids) {
      const of = (script: string) =>
        proofs.find(
          (proof: { caseId: string; script: string }) => proof.caseId === id && proof.script === script,
        )
      expect(of('do-nothing')).toMatchObject({ score: 0, faults: [] })
      expect(of('says-it-is-done')).toMatchObject({ score: 0, faults: [] })
      expect(of('reference').faults).toContain('still to be written: the outcome is as the prompt asks')
      expect(of('trap').faults).toHaveLength(1)
    }
  })

  it('says what it lacks where there is nobody to ask, and what is not allowed', async () => {
    await using folder = await WorkFolder.make()
    await withSuite(folder)
    expect((await newCase(folder, 'edti')).stderr).toContain('Did you mean "edit"?')
    const alone = await modelBench(['new', 'case', '--title', 'T'], { cwd: folder.path })
    expect(alone).toMatchObject({ code: 2, stdout: '' })
    expect(alone.stderr).toContain('Give --kind, --language, --prompt')
    const taken = await modelBenchHere(['new', 'case', '--id', 'MY01'], { cwd: folder.path })
    expect(taken.stderr).toContain('There is a case MY01 already.')
    expect((await readdir(folder.file('suite/cases'))).sort()).toEqual(['MY01'])
  })

  it('a person plays the chatbot: calls, a reply, the checks, the score, and the script of it', async () => {
    await using folder = await WorkFolder.make()
    await withSuite(folder)
    await newCase(folder, 'edit')
    const played = [
      'help',
      'tools',
      'tool replace_text',
      'read_sectoin code=SOP-001',
      'read_section code=SOP-001 section="4"',
      'read_document {"code": "F-004"',
      'read_document {"code": "NO-1"}',
      'call replace_text code=SOP-001 find="30 minutes" replace=\'20 "min"\' occurrence=1',
      'create_record kind=nonconformity fields.title="Too late" fields={"x"',
      'reply',
      'I changed it.',
      '',
      'Nothing else.',
      '.',
    ].join('\n')
    const args = ['try', 'MY02', '--save', 'reference']
    const { code, stdout } = await modelBench(args, { cwd: folder.path, stdin: played })
    expect(code).toBe(0)
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toContain('Did you mean "read_section"?')
    expect(stdout).toContain('The JSON does not parse')
    expect(stdout).toContain('The value of fields has no end.')
    expect(stdout).toContain('done, wrote SOP-001 v3')
    expect(stdout).toMatch(/passed +SOP-001 was changed/)
    expect(stdout).toContain('Score 0: a hard check failed.')
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
    const saved = await readFile(folder.file('suite/cases/MY02/scripts-reference.ts'), 'utf8')
    expect(saved).toContain(
      "call('replace_text', { code: 'SOP-001', find: '30 minutes', replace: '20 \"min\"', occurrence: '1' }),",
    )
    expect(saved).toContain("reply('I changed it.\\n\\nNothing else.'),")
    expect(saved).not.toContain('NO-1')
    const again = await modelBenchHere(args, { cwd: folder.path, stdin: played })
    expect(again).toMatchObject({ code: 2 })
    expect(again.stderr).toContain('is written already')
  })

  it('grades nothing where the person leaves', async () => {
    const left = await modelBenchHere(['try', 'MY01', '--suite', 'suites/starter'], { stdin: 'tools\n' })
    expect(left.code).toBe(3)
    expect(left.stdout).toContain('Nothing is graded: you left before the conversation was over.')
  })
})

describe('grade', () => {
  it('brings stored answers to changed checks without running a chatbot, and keeps the older grades', async () => {
    await using suite = await StarterCopy.make()
    await using folder = await WorkFolder.make()
    const store = ['--store', folder.file('store.db')]
    await modelBenchHere(['run', '--suite', suite.folder, '--chatbot', 'scripted:trap', ...store])
    const before = await json(['report', '--json', ...store])
    await suite.edit('cases/MY01/case.ts', "isColoured('red')", 'stands()')
    expect(await json(['grade', '--suite', suite.folder, ...store, '--dry-run', '--json'])).toMatchObject({
      toGrade: 1,
    })
    const graded = JSON.parse(
      (await modelBench(['grade', '--suite', suite.folder, ...store, '--json'])).stdout,
    )
    expect(graded.answers[0]).toMatchObject({ id: before.answers[0].id, score: 5 })
    const older = await json(['report', '--json', '--fingerprint', before.fingerprint.slice(0, 12), ...store])
    expect(older.answers[0].score).toBe(0)
    expect(
      await json(['fingerprint', '--diff', before.fingerprint, graded.fingerprint, '--json', ...store]),
    ).toMatchObject({
      same: false,
      differences: [{ half: 'graded', name: 'suite cases/MY01/case.ts', difference: 'changed' }],
    })
  })
  it('says which answers are of another suite state and cannot be graded', async () => {
    await using suite = await StarterCopy.make()
    await using folder = await WorkFolder.make()
    const store = ['--store', folder.file('store.db')]
    await modelBenchHere(['run', '--suite', suite.folder, '--chatbot', 'scripted:trap', ...store])
    await suite.edit('cases/MY01/case.ts', 'please add', 'kindly add')
    expect(await json(['grade', '--suite', suite.folder, ...store, '--json'])).toMatchObject({
      graded: 0,
      otherSuiteState: 1,
    })
  })
})

describe('show and report', () => {
  it('shows one answer with its calls, checks, findings and derivation', async () => {
    await using folder = await WorkFolder.make()
    const store = ['--store', folder.file('store.db')]
    await modelBenchHere([
      'run',
      '--suite',
      'suites/starter',
      '--chatbot',
      'scripted:says-it-is-done',
      ...store,
    ])
    const { answers } = await json(['report', '--json', ...store])
    const { stdout } = await modelBench(['show', answers[0].id.slice(0, 6), ...store])
    expect(stdout).toContain('false_completion')
    expect(stdout).toContain('„I have added the sentence')
    expect(stdout).toMatch(/Derivation[\s\S]*Score 0: a hard check failed\./)
    expect((await modelBenchHere(['show', 'zzz', ...store])).code).toBe(2)
  })
  it('writes CSV, JUnit and HTML', async () => {
    await using folder = await WorkFolder.make()
    const store = ['--store', folder.file('store.db')]
    await modelBenchHere([
      'run',
      '--suite',
      'suites/starter',
      '--chatbot',
      'scripted:reference',
      '--chatbot',
      'scripted:trap',
      ...store,
    ])
    const csv = (await modelBench(['report', '--format', 'csv', ...store])).stdout.split('\r\n')
    expect(csv).toHaveLength(4)
    expect(csv[1]).toMatch(/^MY01,scripted:reference,scripted · reference,1,scored,5,5,5,finished,/)
    const junit = (await modelBenchHere(['report', '--format', 'junit', ...store])).stdout
    expect(junit).toContain('tests="2" failures="1" errors="0" skipped="0"')
    const html = (await modelBenchHere(['report', '--format', 'html', '--suite', 'suites/starter', ...store]))
      .stdout
    expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/)
  })
  it('an empty or a missing store is said plainly', async () => {
    await using folder = await WorkFolder.make()
    const { code, stderr } = await modelBenchHere(['report', '--store', folder.file('none.db')])
    expect(code).toBe(3)
    expect(stderr).not.toMatch(/^ +at /m)
  })
})

describe('fingerprint', () => {
  it('prints the parts; a saved one is the same as its suite', async () => {
    await using folder = await WorkFolder.make()
    const fingerprint = await json(['fingerprint', '--suite', 'suites/starter', '--json'])
    expect(fingerprint.hash).toMatch(/^[0-9a-f]{64}$/)
    await writeFile(folder.file('saved.json'), JSON.stringify(fingerprint))
    const diff = await modelBench(['fingerprint', '--diff', folder.file('saved.json'), 'suites/starter'])
    expect(diff.stdout).toBe(`The same fingerprint: ${fingerprint.hash}\n`)
  })
})

describe('init and doctor', () => {
  it('begins a bench that proves itself, and never writes over one', async () => {
    await using folder = await WorkFolder.make()
    expect((await modelBench(['init', 'mine'], { cwd: folder.path })).code).toBe(0)
    const lint = await modelBenchHere(['lint', '--prove'], { cwd: folder.file('mine') })
    expect(lint.stdout).toContain('4 of 4 scripts proven')
    const config = await readFile(folder.file('mine/bench.config.ts'), 'utf8')
    const again = await modelBenchHere(['init', 'mine'], { cwd: folder.path })
    expect(again.code).toBe(2)
    expect(await readFile(folder.file('mine/bench.config.ts'), 'utf8')).toBe(config)
  })
  it('tells what is there and what is not, without a word of a key', async () => {
    await using folder = await WorkFolder.make()
    const { code, stdout } = await modelBench(['doctor', '--offline', '--store', folder.file('s.db')], {
      env: { GEMINI_API_KEY: 'secret-of-the-test' },
    })
    expect(code).toBe(0)
    expect(stdout).toMatch(/ok +Node/)
    expect(stdout).toMatch(/ok +Google +key in GEMINI_API_KEY/)
    expect(stdout).toMatch(/– +OpenAI +no OPENAI_API_KEY/)
    expect(stdout).not.toContain('secret-of-the-test')
  })
})
