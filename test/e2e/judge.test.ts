import { describe, expect, it } from 'vitest'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { inventory, says } from '../judge/scripted-judge.ts'
import { StarterCopy } from '../suite/starter-copy.ts'
import { modelBench, WorkFolder } from './command-line.ts'

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

    await suite.edit('cases/MY01/case.ts', "isColoured('red')", 'stands()')
    const dry = await modelBench(
      ['grade', '--suite', suite.folder, ...judge, ...store, '--dry-run', '--json'],
      { env },
    )
    expect(JSON.parse(dry.stdout)).toMatchObject({ toGrade: 1, judgeCalls: 0 })
    const again = await modelBench(['grade', '--suite', suite.folder, ...judge, ...store, '--json'], { env })
    expect(JSON.parse(again.stdout)).toMatchObject({ graded: 1, answers: [{ score: 5 }] })
    expect(server.requests).toHaveLength(asked)
  })

  it('that gives nothing valid leaves the grade unscored, and the next grading tries again', async () => {
    await using folder = await WorkFolder.make()
    const store = ['--store', folder.file('store.db')]
    const command = ['--suite', 'suites/starter', ...judge, ...store, '--json']
    {
      await using server = await startScriptedServer(() => says('There are no defects. Score: 5.'))
      const run = await modelBench(['run', '--chatbot', 'scripted:reference', ...command], {
        env: environment(server.url),
      })
      const [answer] = JSON.parse(run.stdout).answers
      expect(answer).toMatchObject({ state: 'unscored', score: null })
      expect(answer.why).toContain('the judge gave no valid output')
    }
    await using server = await startScriptedServer(clean)
    const again = await modelBench(['grade', ...command], { env: environment(server.url) })
    expect(JSON.parse(again.stdout)).toMatchObject({ graded: 1, answers: [{ state: 'scored', score: 5 }] })
  })

  it('without its key ends the command before anything runs', async () => {
    await using folder = await WorkFolder.make()
    const run = await modelBench([
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
})
