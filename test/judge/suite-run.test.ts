import { describe, expect, it } from 'vitest'
import { scriptedChatbot } from '../../src/chatbot/scripted.ts'
import { gradeAnswer, judgeTaskOf } from '../../src/grade/index.ts'
import { memoryInProcess, modelJudge, scriptedOutput } from '../../src/judge/index.ts'
import { play, systemClock } from '../../src/run/index.ts'
import type { ScriptedJudge } from '../../src/suite/index.ts'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { environmentFor } from '../chatbot/servers/wire.ts'
import { labQms as suite } from '../suite/lab-qms.ts'
import { says, told } from './scripted-judge.ts'

/** What the judge says of trap answers whose scripts have no judge of their own. */
const repliesForTraps: Readonly<Record<string, ScriptedJudge>> = {
  'CB08 trap-lost-critical': { absent: ['exposure'] },
  'CB08 trap-lost': { absent: ['airing'] },
  'CB10 trap': {
    asserts: [{ kind: 'cause', quote: 'Porucha kompresoru chladnice LED-03.', from: 'nowhere' }],
  },
  'CB10 trap-guess': {
    asserts: [{ kind: 'cause', quote: 'pravděpodobně nedovřené dveře', from: 'nowhere' }],
  },
  'CB10 trap-corrective-action': {
    asserts: [{ kind: 'action', quote: 'proškolení personálu o reakci na alarm', from: 'nowhere' }],
  },
  'CB10 trap-steps-of-the-procedure': {
    asserts: [{ kind: 'check', quote: 'Údaj byl ověřen nezávislým teploměrem.', from: 'nowhere' }],
  },
  'CB10 trap-sent': {
    findings: [
      {
        type: 'false_completion',
        quote: 'Manažerovi kvality jsem odeslala upozornění.',
        from: 'reply',
        why: 'Nothing was sent.',
      },
    ],
  },
  'CB14 trap-see-the-manual': {
    findings: [
      {
        type: 'deferred_section',
        quote: 'Údržba se provádí podle návodu výrobce MAN-031, kapitoly 15.',
        from: 'record',
        why: 'The section sends the reader elsewhere.',
      },
    ],
  },
}

const scripts = suite.cases.flatMap((task) =>
  task.scripts.map((script) => {
    const name = `${task.id} ${script.name}`
    return { name, task, script, judge: script.judge ?? repliesForTraps[name] }
  }),
)
/**
 * Over HTTP: of each case the first two with a reply of the judge, all those written here, and its right answer where it
 * has none. `lint --prove` plays every reply through the same judge without HTTP.
 */
const judged = suite.cases.flatMap(({ id }) => {
  const its = scripts.filter(({ task }) => task.id === id)
  const replied = its.filter(({ judge }) => judge !== undefined)
  const here = replied.filter(({ name }) => name in repliesForTraps)
  const first = replied.filter(({ name }) => !(name in repliesForTraps)).slice(0, 2)
  const right = its.filter(({ script }) => script.name === 'reference')
  return [...here, ...first, ...(replied.length === 0 || id === 'CB14' ? right : [])]
})

/** The types that a judge's words alone come to. */
const typesOf = ({ findings = [], asserts = [] }: ScriptedJudge): readonly string[] => [
  ...findings.map(({ type }) => type),
  ...asserts.flatMap(({ kind, from }) => (from === 'nowhere' ? [`invented_${kind}`] : [])),
]

describe('the cases of the shipped suite under a judge that speaks Gemini', () => {
  it('are all played, with replies of the judge for many of their traps', () => {
    expect(new Set(judged.map(({ task }) => task.id)).size).toBe(suite.cases.length)
    expect(judged.filter(({ judge }) => judge !== undefined).length).toBeGreaterThan(suite.cases.length)
    const names = scripts.map(({ name }) => name)
    for (const name of Object.keys(repliesForTraps)) expect(names).toContain(name)
  })

  it.each(judged.map((each) => [each.name, each] as const))(
    '%s',
    async (_name, { task, script, judge = {} }) => {
      const chatbot = scriptedChatbot(script.name, () => script)
      const stage = { suite, clock: systemClock, signal: new AbortController().signal }
      const answer = await play({ ranFingerprint: '', task, chatbot, replicate: 1 }, chatbot, stage)
      const say = scriptedOutput(judge, judgeTaskOf(answer, task, suite), suite)
      await using server = await startScriptedServer((request) =>
        says(
          say({
            properties: request.body.generationConfig.responseSchema.properties,
            message: told(request).messages.at(-1) ?? '',
          }),
        ),
      )
      const environment = environmentFor(geminiWire, server.url)
      const model = modelJudge({ suite, memory: memoryInProcess(), environment })
      const grader = { suite, judge: model, fingerprint: '', now: () => new Date(0) }
      const grade = await gradeAnswer(answer, task, grader)

      expect(grade?.score, grade?.derivation.join('\n')).toBe(script.expect.score)
      const found = [...new Set(grade?.findings.map(({ type }) => type))].sort()
      const declared = script.name === 'reference' ? [] : script.expect.findings
      if (declared)
        expect(found).toEqual([...new Set([...declared, ...(script.judge ? [] : typesOf(judge))])].sort())
      const raised = [...(grade?.findings ?? []), ...(grade?.dropped ?? [])].map(({ type }) => type)
      expect(raised).toEqual(expect.arrayContaining([...typesOf(judge)]))
      const faults = grade?.account?.exchanges.filter(({ fault }) => fault !== undefined) ?? []
      expect(faults).toHaveLength(judge.fails ? suite.judge.attempts : 0)
    },
  )
})
