import { getEventListeners } from 'node:events'
import { APICallError } from '@ai-sdk/provider'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { OutsideFault } from '../../src/chatbot/chatbot.ts'
import { isContextFinish, isContextOverflow } from '../../src/chatbot/context-overflow.ts'
import { withinDeadline } from '../../src/chatbot/deadline.ts'
import { diagnose } from '../../src/chatbot/provider-failure.ts'
import { redact } from '../../src/chatbot/redact.ts'
import { askedWaitMs } from '../../src/chatbot/retry-after.ts'
import { defaultRetryPolicy, type RetryWait, retrying } from '../../src/chatbot/retry-policy.ts'
import { createCallIds } from '../../src/chatbot/tool-request.ts'
import { readUsage } from '../../src/chatbot/usage.ts'
import { fakeClock } from './fake-clock.ts'

describe('isContextOverflow', () => {
  const overflows = (message: string, status = 400, code?: string) =>
    isContextOverflow({ status, message, code })

  it.each([
    "This model's maximum context length is 65536 tokens. However, you requested 70000 tokens.",
    "This endpoint's maximum context length is 128000 tokens.",
    "Input length (9000) exceeds model's maximum context length (8192).",
    'the input length exceeds the context length',
    'context window exceeds limit: your input exceeds the context window',
    'prompt is too long: 210000 tokens > 200000 maximum',
    'The input token count exceeds the maximum number of tokens allowed 1048576.',
    'Prompt contains 40000 tokens, too large for model with 32768 maximum context length',
    "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
    'Please reduce the length of the messages or completion.',
    '`inputs` tokens + `max_new_tokens` must be <= 8193. Given: 9000 `inputs` tokens',
    'Your request exceeded model token limit: 131072',
    'Input is too long for requested model.',
  ])('knows: %s', (message) => expect(overflows(message)).toBe(true))

  it.each([
    'max_tokens is too large: 100000. This model supports at most 16384 completion tokens.',
    'Request too large for gpt-5 on tokens per min (TPM): Limit 10000, Requested 12000. Please reduce the length of the messages.',
    'This request would exceed your rate limit of 40,000 input tokens per minute.',
    'Invalid value for temperature.',
    'File exceeds the maximum size.',
  ])('is not misled by: %s', (message) => expect(overflows(message)).toBe(false))

  it('goes by the code where there is one, and never by a limit of rate or a wrong key', () => {
    expect(overflows('Nope.', 400, 'context_length_exceeded')).toBe(true)
    for (const status of [401, 403, 429]) expect(overflows('prompt is too long', status)).toBe(false)
  })

  it('knows the finish reasons', () => {
    expect(['model_context_window_exceeded', 'model_length'].map(isContextFinish)).toEqual([true, true])
    expect(['length', 'max_tokens', 'MAX_TOKENS', undefined].map(isContextFinish)).toEqual(
      Array(4).fill(false),
    )
  })
})

const setting = {
  providerTitle: 'OpenAI',
  keyVariable: 'OPENAI_API_KEY',
  baseUrlVariable: 'MODEL_BENCH_OPENAI_BASE_URL',
  secrets: [],
  nowMs: 0,
}

const refusal = (status: number, message: string, code?: string) =>
  diagnose(
    new APICallError({
      message: 'Refused.',
      url: 'http://127.0.0.1',
      requestBodyValues: {},
      statusCode: status,
      responseBody: JSON.stringify({ error: { message, code } }),
    }),
    setting,
  )

describe('diagnose', () => {
  it.each<[number, string, string | undefined, string]>([
    [401, 'Incorrect API key provided.', 'invalid_api_key', 'refused the key in OPENAI_API_KEY'],
    [403, 'Your API key was reported as leaked. Please use another API key.', undefined, 'refused the key'],
    [403, 'The caller does not have permission', 'PERMISSION_DENIED', 'refused the key'],
    [400, 'API key expired. Please renew the API key.', undefined, 'refused the key'],
    [
      403,
      'Project `proj_1` does not have access to model `gpt-5.2`.',
      'model_not_found',
      'gives this account no access to the model',
    ],
    [403, 'You do not have permission to access the model claude-x.', undefined, 'no access to the model'],
    [403, 'Country, region, or territory not supported', 'x', 'does not serve this region'],
    [403, 'Forbidden.', 'unsupported_country_region_territory', 'does not serve this region'],
    [400, 'User location is not supported for the API use.', 'FAILED_PRECONDITION', 'not serve this region'],
    [400, 'Billing hard limit has been reached', 'billing_hard_limit_reached', 'has no money left'],
  ])('says what keeps an account out: %i %s', (status, message, code, why) => {
    const failure = refusal(status, message, code)
    expect(failure).toMatchObject({ kind: 'lasting', fault: 'key', why: expect.stringContaining(why) })
    expect(failure).toMatchObject({ why: expect.stringContaining(`(${status}: ${message})`) })
  })

  it.each([
    [403, "Your chosen model requires moderation and your input was flagged for 'violence'."],
    [400, 'The field location is not supported in a schema.'],
    [404, "Item with id 'rs_1' not found. Items are not persisted when `store` is set to false."],
    [400, 'The function that the model called was not found.'],
    [400, 'You exceeded your current quota, please check your plan and billing details.'],
  ])('does not take the refusal of one call for one of the account: %i %s', (status, message) =>
    expect(refusal(status, message)).toMatchObject({ kind: 'lasting', fault: 'provider' }),
  )
})

it('takes a setting that a model refuses for no more than that', () => {
  expect(refusal(400, "model gpt-5: 'temperature' is deprecated for this model.")).toMatchObject({
    kind: 'setting refused',
    setting: 'temperature',
  })
})

describe('what the client says of a connection', () => {
  it.each([
    ['ENOTFOUND', 'the host was not found'],
    ['EAI_AGAIN', 'the host was not found'],
    ['ECONNREFUSED', 'nobody answers at that address'],
    ['ECONNRESET', 'the connection was broken off'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is not trusted'],
    ['CERT_HAS_EXPIRED', 'its certificate is not trusted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is not trusted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate is not trusted'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'it does not speak TLS'],
    ['EPROTO', 'it does not speak TLS'],
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'larger than any reply'],
  ])('%s', (code, why) => {
    const cause = new Error('fetch failed', { cause: Object.assign(new Error('x'), { code }) })
    expect(diagnose(cause, setting)).toEqual({
      kind: 'passing',
      why: expect.stringMatching(new RegExp(`^OpenAI: .*${why}.* \\(${code}\\)$`)),
    })
  })
})

describe('askedWaitMs', () => {
  const now = Date.parse('2026-03-02T08:00:00Z')
  const retryInfo = {
    error: { details: [{ '@type': 'x/ErrorInfo' }, { '@type': 'x/RetryInfo', retryDelay: '37.25s' }] },
  }

  it.each<[Record<string, string>, unknown, number | undefined]>([
    [{}, undefined, undefined],
    [{ 'retry-after': '0' }, undefined, 0],
    [{ 'retry-after': '1.5' }, undefined, 1500],
    [{ 'retry-after': '90' }, undefined, 90_000],
    [{ 'retry-after': '20s' }, undefined, 20_000],
    [{ 'retry-after': 'Mon, 02 Mar 2026 08:02:00 GMT' }, undefined, 120_000],
    [{ 'retry-after': 'Mon, 02 Mar 2026 07:00:00 GMT' }, undefined, 0],
    [{ 'retry-after': 'soon' }, undefined, undefined],
    // The clock here is hours wrong: the server's own says how long it is.
    [
      { 'retry-after': 'Mon, 02 Mar 2026 13:00:30 GMT', date: 'Mon, 02 Mar 2026 13:00:00 GMT' },
      undefined,
      30_000,
    ],
    [{ 'retry-after': 'Mon, 02 Mar 2026 08:02:00 GMT', date: 'today' }, undefined, 120_000],
    [{ 'retry-after-ms': '250' }, undefined, 250],
    [{}, retryInfo, 37_250],
    [{ 'retry-after': '60' }, retryInfo, 60_000],
    [{}, { error: { details: 'none' } }, undefined],
    [{}, 'Slow down.', undefined],
  ])('reads %o and %o', (headers, body, wait) => expect(askedWaitMs(headers, body, now)).toBe(wait))
})

describe('retrying', () => {
  const passing = (why: string) => () => ({ kind: 'passing', why }) as const

  it('says each wait, and spreads waits by chance', async () => {
    const clock = { ...fakeClock(), random: () => 0 }
    const waits: RetryWait[] = []
    let attempts = 0
    const result = await retrying(
      async () => {
        attempts++
        if (attempts < 4) throw new Error()
        return 'done'
      },
      {
        policy: defaultRetryPolicy,
        clock,
        signal: new AbortController().signal,
        diagnose: passing('overloaded'),
        onWait: (wait) => waits.push(wait),
      },
    )
    expect(result).toBe('done')
    expect(waits).toEqual([
      { attempt: 1, waitMs: 500, why: 'overloaded' },
      { attempt: 2, waitMs: 1000, why: 'overloaded' },
      { attempt: 3, waitMs: 2000, why: 'overloaded' },
    ])
  })

  it('never waits longer than the longest wait of its own', async () => {
    const clock = fakeClock()
    const policy = { ...defaultRetryPolicy, attempts: 12 }
    const attempt = () => Promise.reject(new Error())
    const signal = new AbortController().signal
    await expect(retrying(attempt, { policy, clock, signal, diagnose: passing('x') })).rejects.toThrow(
      /12 times/,
    )
    expect(Math.max(...clock.waits)).toBe(60_000)
  })

  it('ends with the answer, however long it was to wait', async () => {
    const controller = new AbortController()
    const clock = {
      ...fakeClock(),
      sleep: async () => controller.abort(new OutsideFault('time', 'The time is up')),
    }
    let attempts = 0
    const attempt = () => {
      attempts += 1
      return Promise.reject(new Error())
    }
    const { signal } = controller
    await expect(
      retrying(attempt, { policy: defaultRetryPolicy, clock, signal, diagnose: passing('429') }),
    ).rejects.toMatchObject({ fault: 'time', message: 'The time is up' })
    expect(attempts).toBe(1)
  })
})

describe('withinDeadline', () => {
  it('does not wait for work that ignores its signal', async () => {
    const never = () => new Promise<never>(() => undefined)
    await expect(withinDeadline(5, new AbortController().signal, never)).rejects.toMatchObject({
      name: 'DeadlinePassed',
    })
    const outer = new AbortController()
    const pending = withinDeadline(60_000, outer.signal, never)
    outer.abort(new Error('stopped'))
    await expect(pending).rejects.toThrow('stopped')
  })

  it('leaves nothing behind: a signal outlives many calls', async () => {
    vi.useFakeTimers()
    try {
      const { signal } = new AbortController()
      await withinDeadline(60_000, signal, async () => 'done')
      expect(getEventListeners(signal, 'abort')).toEqual([])
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('redact', () => {
  it('takes any secret out of any text around it', () => {
    const secret = fc.stringMatching(/^[\w+/=-]{8,40}$/)
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (key, before, after) => {
        for (const spelling of [key, encodeURIComponent(key), Buffer.from(key).toString('base64')])
          expect(redact(`${before}${spelling}${after}`, [key])).not.toContain(spelling)
      }),
    )
  })

  it('knows the shapes of keys that are not ours', () => {
    const text = `AIza${'a'.repeat(35)} sk-${'b'.repeat(24)} Bearer ${'c'.repeat(20)} ?key=dddd&x=1 "x-api-key": "eeee"`
    expect(redact(text, [])).toBe(
      '[redacted] [redacted] Bearer [redacted] ?key=[redacted]&x=1 "x-api-key": "[redacted]"',
    )
  })

  it('leaves a place-holder and plain text alone', () =>
    expect(redact('none of the keys: x', ['none', 'x', ''])).toBe('none of the keys: x'))
})

describe('readUsage', () => {
  it.each([
    [undefined, {}],
    [{ promptTokenCount: 5 }, { inputTokens: 5 }],
    [
      { promptTokenCount: 5, thoughtsTokenCount: 3 },
      { inputTokens: 5, reasoningTokens: 3, outputTokens: 3 },
    ],
    [{ prompt_tokens: 0, completion_tokens: null }, { inputTokens: 0 }],
    [
      {
        prompt_tokens: 10,
        completion_tokens: 5,
        total_tokens: 22,
        completion_tokens_details: { reasoning_tokens: 7 },
      },
      { inputTokens: 10, reasoningTokens: 7, outputTokens: 12 },
    ],
    [
      { prompt_tokens: 10, prompt_cache_hit_tokens: 4 },
      { inputTokens: 10, cachedInputTokens: 4 },
    ],
    [{ prompt_tokens: -1, completion_tokens: Number.NaN }, {}],
  ])('reads %o', (raw, usage) => expect(readUsage(raw)).toEqual(usage))
})

it('gives ids that are unique, and keeps those that are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('a', '', undefined, 'call00002'), fc.string())),
      (given) => {
        const uniqueId = createCallIds()
        const ids = given.map(uniqueId)
        expect(new Set(ids).size).toBe(ids.length)
        ids.forEach((id, index) => {
          if (
            given[index] &&
            !given.slice(0, index).includes(given[index]) &&
            !ids.slice(0, index).includes(given[index])
          )
            expect(id).toBe(given[index])
        })
      },
    ),
  )
})
