import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceList, tablePricedOn } from '../../src/chatbot/price-table.ts'
import { costOf, dollars, type Price, sumOfCosts } from '../../src/chatbot/prices.ts'
import { anthropicWire } from './servers/anthropic-server.ts'
import { geminiWire } from './servers/gemini-server.ts'
import { compatibleWire, openaiWire } from './servers/openai-server.ts'
import { stage } from './stage.ts'

const price: Price = {
  inputUsdPerMillion: 2,
  cachedInputUsdPerMillion: 0.2,
  cacheWriteInputUsdPerMillion: 2.5,
  outputUsdPerMillion: 10,
  reasoningUsdPerMillion: 12,
  pricedOn: '2026-09-23',
}

describe('costOf', () => {
  it('takes each kind of token at its own price, and none of them twice', () => {
    const usage = {
      inputTokens: 100,
      cachedInputTokens: 40,
      cacheWriteInputTokens: 10,
      reasoningTokens: 7,
      outputTokens: 27,
    }
    expect(costOf(usage, price)).toBe((50 * 2 + 40 * 0.2 + 10 * 2.5 + 20 * 10 + 7 * 12) / 1e6)
  })

  it('takes what has no price of its own as any other token', () => {
    const plain = { inputUsdPerMillion: 2, outputUsdPerMillion: 10, pricedOn: '2026-09-23' }
    const usage = {
      inputTokens: 100,
      cachedInputTokens: 40,
      cacheWriteInputTokens: 9,
      reasoningTokens: 7,
      outputTokens: 27,
    }
    expect(costOf(usage, plain)).toBe((100 * 2 + 27 * 10) / 1e6)
  })

  it('takes the whole of a long call at the rates of long calls', () => {
    const long = { aboveInputTokens: 1000, inputUsdPerMillion: 4, outputUsdPerMillion: 15 }
    const cost = (inputTokens: number) => costOf({ inputTokens, outputTokens: 10 }, { ...price, long })
    expect(cost(1000)).toBe((1000 * 2 + 10 * 10) / 1e6)
    expect(cost(1001)).toBe((1001 * 4 + 10 * 15) / 1e6)
  })

  it.each([
    ['no price', { inputTokens: 1, outputTokens: 1 }, undefined],
    ['no count of input', { outputTokens: 1 }, price],
    ['no count of output', { inputTokens: 1 }, price],
    ['no count at all', {}, price],
    ['more from the cache than there was', { inputTokens: 1, cachedInputTokens: 2, outputTokens: 1 }, price],
    ['more thoughts than output', { inputTokens: 1, reasoningTokens: 2, outputTokens: 1 }, price],
  ])('is unknown, and never 0, with %s', (_name, usage, known) =>
    expect(costOf(usage, known)).toBeUndefined(),
  )

  it('is exact: the same as in whole numbers', () => {
    const count = fc.nat(2_000_000)
    // Thousandths of a dollar a million tokens: nano-dollars a token.
    const rate = fc.nat(200_000)
    fc.assert(
      fc.property(count, count, count, rate, rate, rate, (plain, cached, out, input, read, output) => {
        const cost = costOf(
          { inputTokens: plain + cached, cachedInputTokens: cached, outputTokens: out },
          {
            inputUsdPerMillion: input / 1000,
            cachedInputUsdPerMillion: read / 1000,
            outputUsdPerMillion: output / 1000,
            pricedOn: '2026-09-23',
          },
        )
        const nanoDollars =
          BigInt(plain) * BigInt(input) + BigInt(cached) * BigInt(read) + BigInt(out) * BigInt(output)
        expect(cost).toBe(Number(nanoDollars) / 1e9)
      }),
    )
  })

  it('adds up only what is known', () => {
    expect(sumOfCosts([0.5, 0.25])).toBe(0.75)
    expect(sumOfCosts([0.5, undefined])).toBeUndefined()
    expect(sumOfCosts([])).toBe(0)
  })

  it('is read in cents, or finer where there are few of them', () =>
    expect([12.345, 1, 0.42, 0.0042, 0].map(dollars)).toEqual([
      '$12.35',
      '$1.00',
      '$0.42',
      '$0.0042',
      '$0.00',
    ]))
})

describe('the table of prices', () => {
  const at = new Date('2026-10-01T00:00:00Z')
  const find = priceList()

  it('has the date of the package that it comes from', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    // A newer package has a newer date: change both.
    expect([dependencies['@pydantic/genai-prices'], tablePricedOn]).toEqual(['0.1.8', '2026-09-23'])
  })

  it('knows the usual models, with caches and long calls', async () => {
    expect(await find({ provider: 'google', model: 'gemini-2.5-pro' }, at)).toEqual({
      inputUsdPerMillion: 1.25,
      cachedInputUsdPerMillion: 0.125,
      outputUsdPerMillion: 10,
      pricedOn: tablePricedOn,
      long: {
        aboveInputTokens: 200_000,
        inputUsdPerMillion: 2.5,
        cachedInputUsdPerMillion: 0.25,
        outputUsdPerMillion: 15,
      },
    })
    expect(await find({ provider: 'anthropic', model: 'claude-opus-4-5' }, at)).toMatchObject({
      inputUsdPerMillion: 5,
      cachedInputUsdPerMillion: 0.5,
      cacheWriteInputUsdPerMillion: 6.25,
      outputUsdPerMillion: 25,
    })
    for (const [provider, model] of [
      ['google', 'gemini-3.8-flash'],
      ['openai', 'gpt-5.2'],
      ['mistral', 'mistral-medium-latest'],
    ] as const)
      expect(await find({ provider, model }, at)).toBeDefined()
  })

  it('goes by the day of the call', async () => {
    const model = { provider: 'openai', model: 'o3' } as const
    expect((await find(model, new Date('2025-06-09T12:00:00Z')))?.inputUsdPerMillion).toBe(10)
    expect((await find(model, new Date('2025-06-10T12:00:00Z')))?.inputUsdPerMillion).toBe(2)
  })

  it.each([
    ['google', 'gemini-99-flash'],
    ['openai', 'ft:gpt-4o-mini:house'],
    // Free for as long as it is a trial.
    ['google', 'gemma-3-27b-it'],
    ['compatible', 'gpt-5.2'],
    ['anthropic', '__proto__'],
  ] as const)('does not guess: %s:%s', async (provider, model) =>
    expect(await find({ provider, model }, at)).toBeUndefined(),
  )

  it('gives way to what is declared', async () => {
    const declared = priceList({ 'openai:gpt-5.2': price, 'compatible:qwen3:8b': price })
    expect(await declared({ provider: 'openai', model: 'gpt-5.2' }, at)).toBe(price)
    expect(await declared({ provider: 'compatible', model: 'qwen3:8b' }, at)).toBe(price)
    expect(await declared({ provider: 'compatible', model: 'toString' }, at)).toBeUndefined()
  })
})

describe('the cost of a call', () => {
  const costs = async (wire: typeof geminiWire, options: Parameters<typeof stage>[2] = {}) => {
    await using run = await stage(wire, [wire.reply({ text: 'Yes.' })], options)
    await run.send('Well?')
    return run.desk.modelCalls.map(({ costUsd }) => costUsd)
  }

  it('is what the provider lists, with cached input and thoughts as such', async () => {
    expect(await costs(geminiWire)).toEqual([(60 * 0.75 + 40 * 0.075 + 27 * 3.75) / 1e6])
    expect(await costs(anthropicWire)).toEqual([(50 * 3 + 40 * 0.3 + 10 * 3.75 + 27 * 15) / 1e6])
    expect(await costs(openaiWire, { id: 'openai:gpt-5.2@low' })).toEqual([
      (60 * 1.75 + 40 * 0.175 + 27 * 14) / 1e6,
    ])
  })

  it('is by the declared price, whatever the effort', async () => {
    const prices = { 'compatible:qwen3:8b': price }
    expect(await costs(compatibleWire, { id: 'compatible:qwen3:8b@high', prices })).toEqual([
      (60 * 2 + 40 * 0.2 + 20 * 10 + 7 * 12) / 1e6,
    ])
  })

  it('is absent where it is unknown', async () => {
    await using run = await stage(compatibleWire, [compatibleWire.reply({ text: 'Yes.' })])
    await run.send('Well?')
    expect(run.desk.modelCalls[0]).not.toHaveProperty('costUsd')
  })
})
