import { describe, expect, it } from 'vitest'
import { chatbotThat, playToy, toyCase } from './toy-bench.ts'

const busy = { tool: 'put', call: 2, says: 'The store is busy; nothing was saved.' }

const puttingThrice = chatbotThat(async (desk) => {
  for (const [id, tool] of ['put', 'look', 'put', 'put'].entries()) {
    desk.startRound()
    await desk.callTool({ id: `call-${id}`, tool, args: { id } })
  }
  return 'Done.'
})

describe('a tool that fails half-way', () => {
  it('is refused at its n-th call alone, with what the case says, and changes nothing', async () => {
    const task = toyCase({ toolFaults: [busy], limits: { toolRounds: 9 } })
    const { turns, after, ending } = await playToy(puttingThrice, { task })
    expect(turns[0]?.calls.map(({ tool, outcome, content }) => `${tool} ${outcome} ${content}`)).toEqual([
      'put done Put.',
      'look done A text.',
      'put refused The store is busy; nothing was saved.',
      'put done Put.',
    ])
    expect(turns[0]?.calls[2]).toMatchObject({ reads: [], wrote: [], args: { id: 2 } })
    expect(after.records.map(({ fields }) => fields['title'])).toEqual(['{"id":0}', '{"id":3}'])
    expect(ending).toEqual({ kind: 'finished' })
  })

  it('fails again in the next answer: each begins its own count', async () => {
    const task = toyCase({ toolFaults: [busy], limits: { toolRounds: 9 } })
    const outcomes = async () =>
      (await playToy(puttingThrice, { task })).turns[0]?.calls.map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual(await outcomes())
  })
})
