import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createChatbot } from '../../src/chatbot/create-chatbot.ts'
import { effortsOf } from '../../src/chatbot/effort.ts'
import { chatbotLabel } from '../../src/chatbot/label.ts'
import { parseChatbotId } from '../../src/chatbot/parse-chatbot.ts'
import { providerAccess } from '../../src/chatbot/providers.ts'

describe('parseChatbotId', () => {
  it.each([
    [
      'google:gemini-3.8-flash@low',
      { kind: 'model', provider: 'google', model: 'gemini-3.8-flash', effort: 'low' },
    ],
    ['google:gemini-3.8-flash', { kind: 'model', provider: 'google', model: 'gemini-3.8-flash' }],
    ['compatible:qwen3:8b', { kind: 'model', provider: 'compatible', model: 'qwen3:8b' }],
    ['compatible:a/b@c@high', { kind: 'model', provider: 'compatible', model: 'a/b@c', effort: 'high' }],
    ['scripted:reference', { kind: 'scripted', name: 'reference' }],
  ])('reads %s', (id, parsed) => expect(parseChatbotId(id)).toEqual(parsed))

  it.each(['', 'gemini-3.8-flash', 'google:', ':x', 'google:@low', 'google:x@', 'google: x', 'scripted:'])(
    "says how to write it for '%s'",
    (id) => expect(() => parseChatbotId(id)).toThrow(expect.objectContaining({ code: 'chatbot' })),
  )

  it('names the providers that there are', () => {
    expect(() => parseChatbotId('gogle:gemini')).toThrow(
      /'gogle'.*google, openai, anthropic, mistral, compatible, scripted/,
    )
    expect(() => parseChatbotId('toString:x')).toThrow(expect.objectContaining({ code: 'provider' }))
  })
})

describe('chatbotLabel', () => {
  it.each([
    ['google:gemini-3.8-flash@low', 'Gemini 3.8 Flash · low'],
    ['google:gemini-2.5-flash-preview-05-20', 'Gemini 2.5 Flash Preview 05 20'],
    ['openai:gpt-5.2-mini@high', 'GPT-5.2 Mini · high'],
    ['openai:gpt-4o', 'GPT-4o'],
    ['openai:o4-mini', 'o4-mini'],
    ['anthropic:claude-sonnet-4-5', 'Claude Sonnet 4.5'],
    ['anthropic:claude-opus-4-20250514', 'Claude Opus 4 (2025-05-14)'],
    ['anthropic:claude-3-7-sonnet-latest', 'Claude 3.7 Sonnet Latest'],
    ['mistral:mistral-large-2512', 'Mistral Large 2512'],
    ['compatible:qwen3:8b', 'qwen3:8b'],
    ['compatible:gemini', 'gemini'],
    ['scripted:says-it-is-done', 'scripted · says-it-is-done'],
  ])('%s is %s', (id, label) => expect(chatbotLabel(parseChatbotId(id))).toBe(label))
})

describe('createChatbot', () => {
  const create = (id: string, environment: Record<string, string>) =>
    createChatbot(id, { environment, scriptOf: () => undefined })

  it.each([
    ['google:gemini-3.8-flash', /set GEMINI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY/],
    ['openai:gpt-5.2', /set OPENAI_API_KEY/],
    ['anthropic:claude-opus-4-6', /set ANTHROPIC_API_KEY/],
    ['mistral:mistral-small-latest', /set MISTRAL_API_KEY/],
  ])('says which variable holds the key of %s', (id, message) => {
    expect(() => create(id, {})).toThrow(
      expect.objectContaining({ code: 'key', message: expect.stringMatching(message) }),
    )
    expect(() => create(id, { GEMINI_API_KEY: ' ', OPENAI_API_KEY: '' })).toThrow(message)
  })

  it.each([
    ['google:gemini-3.8-flash@extreme', /knows no effort 'extreme': use minimal, low, medium, high/],
    ['google:gemini-2.0-flash@low', /takes no effort/],
    ['google:gemini-2.5-pro@none', /use minimal, low, medium, high/],
    ['anthropic:claude-opus-4-5@xhigh', /use none, low, medium, high/],
    ['mistral:mistral-small-latest@low', /use none, high/],
    ['openai:gpt-5.2@huge', /use none, minimal, low, medium, high, xhigh, max/],
    ['openai:gpt-4o@high', /takes no effort/],
  ])('refuses the effort of %s', (id, message) =>
    expect(() => create(id, { GEMINI_API_KEY: 'k' })).toThrow(
      expect.objectContaining({ code: 'effort', message: expect.stringMatching(message) }),
    ),
  )

  it('asks for the address of a compatible server', () =>
    expect(() => create('compatible:x', {})).toThrow(/set MODEL_BENCH_COMPATIBLE_BASE_URL/))

  it('keeps the id and gives the label', () =>
    expect(create('google:gemini-3.8-flash@low', { GEMINI_API_KEY: 'k' })).toMatchObject({
      id: 'google:gemini-3.8-flash@low',
      label: 'Gemini 3.8 Flash · low',
    }))
})

describe('providerAccess', () => {
  it('takes the environment before the configuration, and the second name of a key', () => {
    const environment = {
      GOOGLE_GENERATIVE_AI_API_KEY: 'second\n',
      MODEL_BENCH_GOOGLE_BASE_URL: 'http://127.0.0.1:8080/gateway/',
    }
    expect(providerAccess('google', environment, { google: 'http://elsewhere' })).toEqual({
      provider: 'google',
      baseUrl: 'http://127.0.0.1:8080/gateway',
      ownServer: true,
      key: 'second',
      keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    })
    expect(providerAccess('google', { GEMINI_API_KEY: 'k' }, { google: 'http://elsewhere' }).baseUrl).toBe(
      'http://elsewhere/v1beta',
    )
    expect(providerAccess('mistral', { MISTRAL_API_KEY: 'k' })).toMatchObject({
      baseUrl: 'https://api.mistral.ai/v1',
      ownServer: false,
    })
  })

  it.each(['localhost:8080', 'ftp://host', 'http://user:hunter22@host/v1', 'http://host/v1?key=hunter22'])(
    'refuses %s without repeating it',
    (url) => {
      const access = () => providerAccess('compatible', { MODEL_BENCH_COMPATIBLE_BASE_URL: url })
      expect(access).toThrow(expect.objectContaining({ code: 'base-url' }))
      expect(access).not.toThrow(/hunter22/)
    },
  )
})

it('knows the efforts of families', () => {
  expect(effortsOf('google', 'gemini-flash-latest')).toEqual(['minimal', 'low', 'medium', 'high'])
  expect(effortsOf('google', 'gemma-3-27b-it')).toEqual([])
  expect(effortsOf('anthropic', 'claude-sonnet-4-20250514')).toContain('none')
  expect(effortsOf('openai', 'gpt-5.2')).toContain('minimal')
  expect(effortsOf('openai', 'gpt-6.1-terra')).not.toContain('minimal')
  expect(effortsOf('anthropic', 'claude-haiku-5-5')).toContain('xhigh')
  expect(effortsOf('anthropic', 'claude-3-5-haiku-latest')).toEqual([])
  expect(effortsOf('anthropic', 'claude-3-7-sonnet-latest')).toContain('high')
})

describe('what is loaded before a chatbot is asked', () => {
  const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  /** Packages that a file and what it imports load at once. */
  const packages = (file: string, seen = new Set<string>()): readonly string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    const statements = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm,
    )
    return [...statements].flatMap(([, name = '']) =>
      name.startsWith('.')
        ? packages(join(dirname(file), name), seen)
        : name.startsWith('node:')
          ? []
          : [name],
    )
  }

  it('is no package for a list of chatbots, and the types of errors alone for a run', () => {
    expect(packages(source('../../src/chatbot/parse-chatbot.ts'))).toEqual([])
    expect(packages(source('../../src/chatbot/label.ts'))).toEqual([])
    expect(new Set(packages(source('../../src/chatbot/create-chatbot.ts')))).toEqual(
      new Set(['@ai-sdk/provider']),
    )
  })
})
