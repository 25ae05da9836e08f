import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { openaiWire } from '../chatbot/servers/openai-server.ts'
import { startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { WorkFolder } from './command-line.ts'
import { modelBenchHere as modelBench } from './in-process.ts'

const key = 'key-of-this-test-0123456789'
const sentence = 'The telephone number of the quality manager is posted on every refrigerator.'

const formats = [
  { wire: geminiWire, chatbot: 'google:gemini-3.8-flash@low', label: 'Gemini 3.8 Flash · low' },
  { wire: openaiWire, chatbot: 'openai:gpt-5.2-mini', label: 'GPT-5.2 Mini' },
]

describe.each(formats)('a model over $wire.name', ({ wire, chatbot, label }) => {
  const steps = [
    wire.reply({ calls: [{ id: 'c1', tool: 'read_section', args: { code: 'SOP-001', section: '4' } }] }),
    wire.reply({
      calls: [
        {
          id: 'c2',
          tool: 'insert_text',
          args: { code: 'SOP-001', section: '4', html: `<p style="color:red">${sentence}</p>` },
        },
      ],
    }),
    wire.reply({ text: 'I added the sentence at the end of section 4, in red.' }),
  ]

  it('plays a case through several rounds of tools, and is graded', async () => {
    await using folder = await WorkFolder.make()
    await using server = await startScriptedServer(steps)
    const store = folder.file('store.db')
    const env = { [wire.keyVariable]: key, [wire.baseUrlVariable]: server.url }
    const run = await modelBench(
      ['run', '--suite', 'suites/starter', '--chatbot', chatbot, '--store', store, '--json'],
      { env },
    )
    expect(run.code, run.stderr).toBe(0)
    expect(JSON.parse(run.stdout)).toMatchObject({
      chatbots: [{ chatbot, label, planned: 1, finished: 1, mean: 5 }],
      answers: [{ rounds: 2, toolCalls: 2, score: 5 }],
    })
    expect(server.requests).toHaveLength(3)
    const [, second] = server.requests
    expect(wire.toolResults(second!)[0]?.content).toContain(
      'may not be used until the quality manager has released them',
    )
  })

  it('never lets its key reach the store, the report or a message', async () => {
    await using folder = await WorkFolder.make()
    await using server = await startScriptedServer(() => wire.reply({ text: `You sent me ${key}.` }))
    const store = folder.file('store.db')
    const env = { [wire.keyVariable]: key, [wire.baseUrlVariable]: server.url }
    const run = await modelBench(
      ['run', '--suite', 'suites/starter', '--chatbot', chatbot, '--store', store],
      { env },
    )
    const shown = await modelBench(['report', '--json', '--store', store])
    const [answer] = JSON.parse(shown.stdout).answers
    const transcript = await modelBench(['show', answer.id, '--json', '--store', store])
    expect(JSON.parse(transcript.stdout).answer.turns[0].reply).toContain('[secret]')
    for (const text of [
      run.stdout,
      run.stderr,
      transcript.stdout,
      await readFile(folder.file('report.html'), 'utf8'),
    ]) {
      expect(text).not.toContain(key)
    }
    expect((await readFile(store)).includes(key)).toBe(false)
  })

  it('that its provider refuses is failed, not a 0, and the next run tries it again', async () => {
    await using folder = await WorkFolder.make()
    const store = folder.file('store.db')
    const args = ['run', '--suite', 'suites/starter', '--chatbot', chatbot, '--store', store, '--json']
    {
      await using server = await startScriptedServer(() => wire.wrongKey)
      const run = await modelBench(args, {
        env: { [wire.keyVariable]: key, [wire.baseUrlVariable]: server.url },
      })
      expect(run.code).toBe(3)
      expect(JSON.parse(run.stdout)).toMatchObject({
        chatbots: [{ failed: 1, scored: 0 }],
        answers: [{ state: 'failed', score: null }],
      })
      expect(run.stderr).toContain(wire.keyVariable)
    }
    await using server = await startScriptedServer(steps)
    const again = await modelBench(args, {
      env: { [wire.keyVariable]: key, [wire.baseUrlVariable]: server.url },
    })
    expect(JSON.parse(again.stdout)).toMatchObject({ chatbots: [{ failed: 0, finished: 1, mean: 5 }] })
  })
})
