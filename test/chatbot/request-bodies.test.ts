import { describe, expect, it } from 'vitest'
import { createChatbot } from '../../src/chatbot/create-chatbot.ts'
import { readDocument, recordingDesk } from './recording-desk.ts'
import { anthropicMessage, anthropicWire } from './servers/anthropic-server.ts'
import {
  geminiCall,
  geminiError,
  geminiKeptBack,
  geminiResponse,
  geminiWire,
} from './servers/gemini-server.ts'
import { mistralWire } from './servers/mistral-server.ts'
import { openaiResponse, openaiResponsesWire, responseCall } from './servers/openai-responses-server.ts'
import { chatCompletion, chatToolCall, compatibleWire, openaiWire } from './servers/openai-server.ts'
import { answer, type Step, startScriptedServer } from './servers/scripted-server.ts'
import type { Wire } from './servers/wire.ts'
import { stage } from './stage.ts'

const desk = { systemPrompt: 'You work in a quality system.', tools: [readDocument] }
const call = { id: 'callA0001', tool: 'read_document', args: { code: 'SOP-014' } }

/** The bodies that a chatbot sends for one message, in order. */
const bodies = async (wire: Wire, steps: readonly Step[], options: Parameters<typeof stage>[2] = {}) => {
  await using run = await stage(wire, steps, { desk, ...options })
  await run.send('Read SOP-014.')
  return run.requests.map(({ body }) => body)
}
const firstBody = async (wire: Wire, options: Parameters<typeof stage>[2] = {}) =>
  (await bodies(wire, [wire.reply({ text: 'Yes.' })], options))[0]

describe('Gemini generateContent', () => {
  const tools = [
    {
      functionDeclarations: [
        {
          name: 'read_document',
          description: 'Reads a document.',
          parameters: {
            type: 'object',
            properties: { code: { type: 'string', description: 'The code, such as SOP-014.' } },
            required: ['code'],
          },
        },
      ],
    },
  ]
  const systemInstruction = { parts: [{ text: 'You work in a quality system.' }] }

  it('sends the instruction, the tools and the thinking level, and the results with the thought signatures', async () => {
    const [first, second] = await bodies(
      geminiWire,
      [
        answer(
          geminiResponse([
            { text: 'Where is it?', thought: true },
            { text: 'Let me look.' },
            geminiCall(call, 'signature-1'),
            geminiCall({ ...call, id: 'callA0002' }),
          ]),
        ),
        geminiWire.reply({ text: 'Here.' }),
      ],
      { id: 'google:gemini-3.8-flash@low' },
    )
    const user = { role: 'user', parts: [{ text: 'Read SOP-014.' }] }
    const rest = { systemInstruction, tools, toolConfig: { functionCallingConfig: { mode: 'AUTO' } } }
    expect(first).toEqual({
      generationConfig: { thinkingConfig: { thinkingLevel: 'low' } },
      contents: [user],
      ...rest,
    })
    const result = (id: string) => ({
      functionResponse: {
        id,
        name: 'read_document',
        response: { name: 'read_document', content: 'read_document did {"code":"SOP-014"}' },
      },
    })
    expect(second).toEqual({
      generationConfig: { thinkingConfig: { thinkingLevel: 'low' } },
      contents: [
        user,
        {
          role: 'model',
          parts: [
            { text: 'Where is it?', thought: true },
            { text: 'Let me look.' },
            geminiCall(call, 'signature-1'),
            geminiCall({ ...call, id: 'callA0002' }),
          ],
        },
        { role: 'user', parts: [result('callA0001'), result('callA0002')] },
      ],
      ...rest,
    })
  })

  it.each([
    ['google:gemini-3.8-flash', undefined],
    ['google:gemini-3.8-flash@minimal', { thinkingLevel: 'minimal' }],
    ['google:gemini-3-pro-preview@high', { thinkingLevel: 'high' }],
    ['google:gemini-flash-latest@medium', { thinkingLevel: 'medium' }],
    ['google:gemini-2.5-flash@none', { thinkingBudget: 0 }],
    ['google:gemini-2.5-pro@low', { thinkingBudget: 1024 }],
    ['google:gemini-2.5-flash@high', { thinkingBudget: 24_576 }],
  ])('asks %s for %o', async (id, thinkingConfig) => {
    const body = await firstBody(geminiWire, { id })
    expect(body.generationConfig.thinkingConfig).toEqual(thinkingConfig)
  })

  it('sends temperature and a limit of tokens only where they are given', async () => {
    expect(await firstBody(geminiWire)).toMatchObject({ generationConfig: {} })
    expect((await firstBody(geminiWire)).generationConfig).toEqual({})
    expect((await firstBody(geminiWire, { temperature: 0, maxOutputTokens: 500 })).generationConfig).toEqual({
      temperature: 0,
      maxOutputTokens: 500,
    })
  })

  it('sends no tools where the case gives none', async () => {
    const body = await firstBody(geminiWire, { desk: { ...desk, tools: [] } })
    expect(body).toEqual({
      generationConfig: {},
      contents: [{ role: 'user', parts: [{ text: 'Read SOP-014.' }] }],
      systemInstruction,
    })
  })

  it('leaves thoughts without a reply out of the history', async () => {
    await using run = await stage(geminiWire, [
      answer(geminiResponse([{ text: 'Hm.', thought: true }])),
      geminiWire.reply({ text: 'Yes?' }),
    ])
    expect(await run.send('Do it.')).toBe('')
    await run.send('Well?')
    expect(run.requests[1]!.body.contents).toEqual([
      { role: 'user', parts: [{ text: 'Do it.' }] },
      { role: 'user', parts: [{ text: 'Well?' }] },
    ])
  })

  it.each([
    [
      'MALFORMED_FUNCTION_CALL',
      "Malformed function call: print(default_api.read_document(code='SOP",
      'read_document',
      'The arguments must be one JSON object.',
    ],
    [
      'UNEXPECTED_TOOL_CALL',
      'Unexpected tool call: delete_everything',
      'unreadable call',
      "There is no tool 'unreadable call'.",
    ],
    ['MALFORMED_FUNCTION_CALL', undefined, 'unreadable call', "There is no tool 'unreadable call'."],
  ])('lets the model see that its call was kept back: %s, %s', async (finish, said, tool, refusal) => {
    await using run = await stage(
      geminiWire,
      [answer(geminiKeptBack(finish, said)), geminiWire.reply({ text: 'Sorry.' })],
      { desk },
    )
    expect(await run.send('Do it.')).toBe('Sorry.')
    expect(run.desk.log.map(({ kind }) => kind)).toEqual(['model call', 'round', 'call', 'model call'])
    expect(run.desk.calls).toEqual([{ id: 'call00001', tool, args: said ?? finish }])
    expect(run.requests[1]!.body.contents).toEqual([
      { role: 'user', parts: [{ text: 'Do it.' }] },
      {
        role: 'user',
        parts: [{ text: `Your tool call could not be read, and nothing was done. ${refusal}` }],
      },
    ])
  })

  it('takes a call without arguments for one with none', async () => {
    await using run = await stage(
      geminiWire,
      [
        answer(geminiResponse([{ functionCall: { id: 'callA0001', name: 'read_document' } }])),
        geminiWire.reply({ text: 'Done.' }),
      ],
      { desk },
    )
    expect(await run.send('List them.')).toBe('Done.')
    expect(run.desk.calls).toEqual([{ id: 'callA0001', tool: 'read_document', args: {} }])
  })

  it('ends an answer that does nothing but make calls that cannot be read, by its rounds', async () => {
    const keptBack = answer(geminiKeptBack('MALFORMED_FUNCTION_CALL', 'Malformed function call: x('))
    await using run = await stage(geminiWire, Array(3).fill(keptBack), { desk: { ...desk, toolRounds: 2 } })
    await expect(run.send('Do it.')).rejects.toMatchObject({ name: 'RanOut', limit: 'tool rounds' })
  })
})

describe.each([
  [openaiWire, 'openai', 'gpt-5.2-mini'],
  [compatibleWire, 'compatible', 'qwen3:8b'],
] as const)('$name', (wire, provider, model) => {
  const tools = [
    {
      type: 'function',
      function: {
        name: 'read_document',
        description: 'Reads a document.',
        parameters: readDocument.parameters,
      },
    },
  ]

  it('sends instruction, tools and effort, and calls and results back', async () => {
    const [first, second] = await bodies(
      wire,
      [
        answer(
          chatCompletion(
            { content: 'Let me look.', reasoning_content: 'Where is it?', tool_calls: [chatToolCall(call)] },
            'tool_calls',
          ),
        ),
        wire.reply({ text: 'Here.' }),
      ],
      { id: `${provider}:${model}@high` },
    )
    const messages = [
      { role: 'system', content: 'You work in a quality system.' },
      { role: 'user', content: 'Read SOP-014.' },
    ]
    expect(first).toEqual({ model, reasoning_effort: 'high', messages, tools, tool_choice: 'auto' })
    expect(second).toEqual({
      model,
      reasoning_effort: 'high',
      messages: [
        ...messages,
        {
          role: 'assistant',
          content: 'Let me look.',
          reasoning_content: 'Where is it?',
          tool_calls: [chatToolCall(call)],
        },
        { role: 'tool', tool_call_id: 'callA0001', content: 'read_document did {"code":"SOP-014"}' },
      ],
      tools,
      tool_choice: 'auto',
    })
  })

  it("gives Gemini's thought signatures back", async () => {
    const signed = { ...chatToolCall(call), extra_content: { google: { thought_signature: 'signature-1' } } }
    const [, second] = await bodies(wire, [
      answer(chatCompletion({ content: null, tool_calls: [signed] }, 'tool_calls')),
      wire.reply({ text: 'Here.' }),
    ])
    expect(second.messages[2].tool_calls).toEqual([signed])
  })

  it('leaves out a refused temperature, says so once, and remembers it', async () => {
    const notices: string[] = []
    const refusal = answer(
      {
        error: {
          message:
            "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
          type: 'invalid_request_error',
          param: 'temperature',
          code: 'unsupported_value',
        },
      },
      400,
    )
    await using run = await stage(
      wire,
      [refusal, wire.reply({ text: 'One.' }), wire.reply({ text: 'Two.' })],
      {
        temperature: 0,
        onNotice: (notice) => notices.push(notice),
      },
    )
    await run.send('One?')
    await run.send('Two?')
    expect(run.requests.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined])
    expect(notices).toEqual([expect.stringMatching(/temperature.*left out from now on/)])
    expect(run.clock.waits).toEqual([])
  })

  it('gives the limit of tokens its other name where the model wants that', async () => {
    const refusal = wire.error(
      400,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    )
    const [first, second] = await bodies(wire, [refusal, wire.reply({ text: 'Yes.' })], {
      maxOutputTokens: 500,
    })
    expect([first.max_tokens, first.max_completion_tokens]).toEqual([500, undefined])
    expect([second.max_tokens, second.max_completion_tokens]).toEqual([undefined, 500])
  })

  it('fails where the same setting is refused under both names', async () => {
    const refusal = wire.error(400, "Unsupported parameter: 'max_completion_tokens' is not supported.")
    await using run = await stage(wire, [refusal, refusal], { maxOutputTokens: 500 })
    await expect(run.send('Do it.')).rejects.toMatchObject({ name: 'OutsideFault', fault: 'provider' })
    expect(run.requests).toHaveLength(2)
  })

  it('reads an error that comes as a 200', async () => {
    const upstream = (code: number) => answer({ error: { code, message: 'The upstream is overloaded.' } })
    await using run = await stage(wire, [upstream(503), upstream(400)])
    await expect(run.send('Do it.')).rejects.toMatchObject({
      message: expect.stringMatching(/answered 400: The upstream is overloaded/),
    })
    expect(run.clock.waits).toEqual([1000])
  })

  it('tries again after a reply that ended in an error of the server', async () => {
    await using run = await stage(wire, [
      wire.reply({ text: 'Ha', finish: 'error' }),
      wire.reply({ text: 'Yes.' }),
    ])
    expect(await run.send('Do it.')).toBe('Yes.')
  })
})

it('needs no key for a compatible server, and sends none', async () => {
  await using server = await startScriptedServer([compatibleWire.reply({ text: 'Yes.' })])
  const chatbot = createChatbot('compatible:qwen3:8b', {
    environment: { MODEL_BENCH_COMPATIBLE_BASE_URL: server.url },
    scriptOf: () => undefined,
  })
  await chatbot.open(recordingDesk(), 'CB06').send('Hello.')
  expect(server.requests[0]!.headers).not.toHaveProperty('authorization')
})

describe('OpenAI responses', () => {
  it('leaves nothing on the server, and gives the encrypted thoughts back', async () => {
    const thoughts = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' }
    const [first, second] = await bodies(
      openaiResponsesWire,
      [answer(openaiResponse([thoughts, responseCall(call)])), openaiResponsesWire.reply({ text: 'Here.' })],
      { id: 'openai:gpt-5.2-mini@high' },
    )
    expect(first).toMatchObject({
      model: 'gpt-5.2-mini',
      store: false,
      include: ['reasoning.encrypted_content'],
      reasoning: { effort: 'high' },
      tools: [{ type: 'function', name: 'read_document', parameters: readDocument.parameters }],
    })
    expect(first).not.toHaveProperty('temperature')
    expect(second.input.slice(2)).toMatchObject([
      { type: 'reasoning', encrypted_content: 'sealed' },
      { type: 'function_call', call_id: 'callA0001', arguments: '{"code":"SOP-014"}' },
      { type: 'function_call_output', call_id: 'callA0001', output: 'read_document did {"code":"SOP-014"}' },
    ])
  })

  it('sends the effort of a model that the package does not know', async () => {
    const body = await firstBody(openaiResponsesWire, { id: 'openai:ft:house-model@low' })
    expect(body.reasoning).toEqual({ effort: 'low' })
  })

  it('fails rather than answer under an effort that was not sent', async () => {
    await using run = await stage(openaiResponsesWire, [openaiResponsesWire.reply({ text: 'Here.' })], {
      id: 'openai:gpt-6-other@none',
    })
    await expect(run.send('Do it.')).rejects.toMatchObject({
      fault: 'provider',
      message: expect.stringMatching(/effort 'none' is not sent/),
    })
  })
})

describe('Anthropic messages', () => {
  const tools = [
    { name: 'read_document', description: 'Reads a document.', input_schema: readDocument.parameters },
  ]

  it('sends instruction, tools and budget, and gives thoughts back with their signature', async () => {
    const thinking = { type: 'thinking', thinking: 'Where is it?', signature: 'signature-1' }
    const use = { type: 'tool_use', id: 'callA0001', name: 'read_document', input: { code: 'SOP-014' } }
    const [first, second] = await bodies(
      anthropicWire,
      [
        answer(anthropicMessage([thinking, { type: 'text', text: 'Let me look.' }, use], 'tool_use')),
        anthropicWire.reply({ text: 'Here.' }),
      ],
      { id: 'anthropic:claude-opus-4-1@high' },
    )
    const user = { role: 'user', content: [{ type: 'text', text: 'Read SOP-014.' }] }
    expect(first).toEqual({
      model: 'claude-opus-4-1',
      max_tokens: 32_000,
      thinking: { type: 'enabled', budget_tokens: 24_576 },
      cache_control: { type: 'ephemeral' },
      system: [{ type: 'text', text: 'You work in a quality system.' }],
      messages: [user],
      tools,
      tool_choice: { type: 'auto' },
    })
    expect(second.messages).toEqual([
      user,
      { role: 'assistant', content: [thinking, { type: 'text', text: 'Let me look.' }, use] },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'callA0001', content: 'read_document did {"code":"SOP-014"}' },
        ],
      },
    ])
  })

  it('lets newer models think as they see fit under an effort', async () => {
    expect(await firstBody(anthropicWire, { id: 'anthropic:claude-opus-4-6@max' })).toMatchObject({
      thinking: { type: 'adaptive' },
      output_config: { effort: 'max' },
    })
  })

  it("says a warning of the provider's package once", async () => {
    const notices: string[] = []
    const yes = anthropicWire.reply({ text: 'Yes.' })
    await using run = await stage(anthropicWire, [yes, yes], {
      id: 'anthropic:house-model',
      onNotice: (notice) => notices.push(notice),
    })
    await run.send('One?')
    await run.send('Two?')
    expect(notices).toEqual([expect.stringMatching(/^Anthropic: maxOutputTokens: .*unknown.*4096/)])
  })

  it('does not run the calls of a reply that was refused in its middle', async () => {
    await using run = await stage(anthropicWire, [
      anthropicWire.reply({ text: 'I will', calls: [call], finish: 'refusal' }),
    ])
    expect(await run.send('Do it.')).toBe('I will')
    expect(run.desk.calls).toEqual([])
  })

  it('marks a refused call as an error', async () => {
    const [, second] = await bodies(anthropicWire, [
      anthropicWire.reply({ calls: [{ ...call, tool: 'no_such_tool' }] }),
      anthropicWire.reply({ text: 'Sorry.' }),
    ])
    expect(second.messages[2].content[0]).toMatchObject({
      is_error: true,
      content: "There is no tool 'no_such_tool'.",
    })
  })
})

describe('Mistral chat completions', () => {
  it('sends effort, and gives thoughts back', async () => {
    const thinking = { type: 'thinking', thinking: [{ type: 'text', text: 'Where is it?' }] }
    const [first, second] = await bodies(
      mistralWire,
      [
        answer(
          chatCompletion({ content: [thinking], tool_calls: [chatToolCall(call)] }, 'tool_calls', {
            prompt_tokens: 1,
            completion_tokens: 1,
            total_tokens: 2,
          }),
        ),
        mistralWire.reply({ text: 'Here.' }),
      ],
      { id: 'mistral:mistral-medium-3.5@high' },
    )
    expect(first).toMatchObject({
      model: 'mistral-medium-3.5',
      reasoning_effort: 'high',
      tool_choice: 'auto',
    })
    expect(second.messages.slice(2)).toEqual([
      { role: 'assistant', content: [{ ...thinking, closed: true }], tool_calls: [chatToolCall(call)] },
      {
        role: 'tool',
        name: 'read_document',
        tool_call_id: 'callA0001',
        content: 'read_document did {"code":"SOP-014"}',
      },
    ])
  })
})

it('waits as long as Gemini asks through its compatible address, which wraps errors in a list', async () => {
  await using run = await stage(compatibleWire, [
    answer([geminiError(429, 'Quota exceeded.', '12s')], 429),
    compatibleWire.reply({ text: 'Here.' }),
  ])
  await run.send('Do it.')
  expect(run.clock.waits).toEqual([12_000])
})

it('waits as long as Gemini asks in the body', async () => {
  await using run = await stage(geminiWire, [
    answer(geminiError(429, 'Quota exceeded.', '37.5s'), 429),
    answer(geminiError(429, 'Quota exceeded.', '90s'), 429, { 'retry-after': '5' }),
    geminiWire.reply({ text: 'Here.' }),
  ])
  await run.send('Do it.')
  expect(run.clock.waits).toEqual([37_500, 90_000])
})
