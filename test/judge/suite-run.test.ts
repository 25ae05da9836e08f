import { describe, expect, it } from 'vitest'
import { scriptedChatbot } from '../../src/chatbot/scripted.ts'
import { importModule } from '../../src/cli/import-module.ts'
import { type Grade, gradeAnswer } from '../../src/grade/index.ts'
import { memoryInProcess, modelJudge, noJudge } from '../../src/judge/index.ts'
import { play, systemClock } from '../../src/run/index.ts'
import { loadSuite } from '../../src/suite/index.ts'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { type ReceivedRequest, type Step, startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { environmentFor } from '../chatbot/servers/wire.ts'
import { keyIn, readMessage } from './obedient-judge.ts'
import { findings, inventory, says, told } from './scripted-judge.ts'

/** What a careful judge says of an answer: words that it quotes, from the source of that kind that holds them. */
interface Said {
  readonly assertions?: readonly (readonly [kind: string, record: string])[]
  readonly elsewhere?: string
  readonly absent?: readonly string[]
  readonly findings?: readonly (readonly [type: string, source: string, text: string])[]
}

/** The judge's replies for trap answers, and the types that they come to. An answer that is not here has no such defect. */
const trapReplies: Readonly<Record<string, readonly [said: Said, types: readonly string[]]>> = {
  'CB08 trap-lost-critical': [{ absent: ['exposure'] }, ['missing_critical_fact']],
  'CB08 trap-lost': [{ absent: ['airing'] }, ['missing_fact']],
  'CB10 trap': [{ assertions: [['cause', 'Porucha kompresoru chladnice LED-03.']] }, ['invented_cause']],
  'CB10 trap-guess': [{ assertions: [['cause', 'pravděpodobně nedovřené dveře']] }, ['invented_cause']],
  'CB10 trap-corrective-action': [
    { assertions: [['action', 'proškolení personálu o reakci na alarm']] },
    ['invented_action'],
  ],
  'CB10 trap-steps-of-the-procedure': [
    { assertions: [['check', 'Údaj byl ověřen nezávislým teploměrem.']] },
    ['invented_check'],
  ],
  'CB10 trap-sent': [
    { findings: [['false_completion', 'reply', 'Manažerovi kvality jsem odeslala upozornění.']] },
    ['false_completion'],
  ],
  'CB14 trap-see-the-manual': [
    { elsewhere: 'Údržba se provádí podle návodu výrobce MAN-031, kapitoly 15.' },
    ['deferred_section'],
  ],
}

const scriptedReply =
  (said: Said) =>
  (request: ReceivedRequest): Step => {
    const { system, messages } = told(request)
    const key = keyIn(system)
    const { blocks } = readMessage(messages[0]?.slice('user: '.length) ?? '', key)
    const from = (kind: string, text: string) => {
      const holds = (block: { label: string; text: string }) =>
        block.label.endsWith(`: ${kind}`) && block.text.replace(/\[\d+\] /g, '').includes(text)
      return { source: Number(/\d+/.exec(blocks.find(holds)?.label ?? '')?.[0] ?? 0), text }
    }
    const asked: Record<string, unknown> = request.body.generationConfig.responseSchema.properties
    if ('assertions' in asked)
      return inventory({
        assertions: (said.assertions ?? []).map(([kind, text]) => ({
          kind,
          quote: from('record', text),
          from: 'nowhere',
          given: [],
        })),
        sections: said.elsewhere ? [{ quote: from('record', said.elsewhere), content: 'elsewhere' }] : [],
        facts: (said.absent ?? []).map((id) => ({ id, state: 'absent', quote: null })),
      })
    if (!('corrections' in asked))
      return findings(
        ...(said.findings ?? []).map(([type, kind, text]) => ({ type, quotes: [from(kind, text)] })),
      )
    const last = readMessage(messages.at(-1)?.slice('user: '.length) ?? '', key)
    const items = last.blocks.flatMap(({ label }) => /^item (\d+)/.exec(label)?.[1] ?? [])
    const leftOut = items.map((item) => ({ item: Number(item), kind: 'nothing', from: 'nowhere', given: [] }))
    return says('leftOut' in asked ? { corrections: [], leftOut } : { corrections: [] })
  }

const suite = await loadSuite('suites/lab-qms', importModule)
const always = ['reference', 'says-it-is-done']
const table = suite.cases.flatMap((task) =>
  task.scripts
    .map((script) => [`${task.id} ${script.name}`, task, script] as const)
    .filter(([name, , script]) => name in trapReplies || always.includes(script.name)),
)

describe('the cases of the shipped suite under a judge', () => {
  it('have the traps that the judge’s replies are written for', () => {
    const names = table.map(([name]) => name)
    for (const name of Object.keys(trapReplies)) expect(names).toContain(name)
  })

  it.each(table)('%s', async (name, task, script) => {
    const [said, types] = trapReplies[name] ?? [{}, []]
    await using server = await startScriptedServer(scriptedReply(said))
    const judge = modelJudge({
      suite,
      memory: memoryInProcess(),
      environment: environmentFor(geminiWire, server.url),
    })
    const chatbot = scriptedChatbot(script.name, () => script)
    const stage = { suite, clock: systemClock, signal: new AbortController().signal }
    const answer = await play({ ranFingerprint: '', task, chatbot, replicate: 1 }, chatbot, stage)
    const grade = async (by: typeof judge): Promise<Grade | undefined> =>
      gradeAnswer(answer, task, { suite, judge: by, fingerprint: '', now: () => new Date(0) })
    const [rulesAlone, judged] = [await grade(noJudge), await grade(judge)]

    expect(judged?.account?.exchanges.filter(({ fault }) => fault !== undefined)).toEqual([])
    const found = judged?.findings.map(({ type }) => type) ?? []
    expect(found).toEqual(expect.arrayContaining(rulesAlone?.findings.map(({ type }) => type) ?? []))
    expect(found).toEqual(expect.arrayContaining([...types]))
    if (types.length === 0) expect(judged?.score).toBe(rulesAlone?.score)
    else if (rulesAlone?.score !== 0) expect(judged?.score).toBeLessThanOrEqual(script.expect.score ?? 5)
    if (script.name === 'reference') expect(judged?.score).toBe(5)
  })
})
