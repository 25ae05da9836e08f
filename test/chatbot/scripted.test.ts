import { expect, it } from 'vitest'
import { RanOut } from '../../src/chatbot/chatbot.ts'
import { scriptedChatbot } from '../../src/chatbot/scripted.ts'
import { call, reply, type Script } from '../../src/suite/script.ts'
import { recordingDesk } from './recording-desk.ts'

const script = (...turns: Script['turns']): Script => ({ name: 'reference', turns, expect: { score: 5 } })
const open = (played: Script | undefined, desk = recordingDesk()) => ({
  desk,
  send: scriptedChatbot('reference', (caseId) => (caseId === 'CB06' ? played : undefined)).open(desk, 'CB06')
    .send,
})

it('really makes its calls, each in a round of its own, and gives its replies', async () => {
  const { desk, send } = open(
    script(
      [
        call('read_document', { code: 'SOP-014' }),
        call('rename_document', { code: 'SOP-014' }),
        reply('Renamed.'),
      ],
      [reply('Bye.')],
    ),
  )
  expect(await send('Rename it.')).toBe('Renamed.')
  expect(await send('Thanks.')).toBe('Bye.')
  expect(desk.log).toEqual([
    { kind: 'round' },
    { kind: 'call', request: { id: 'call-1', tool: 'read_document', args: { code: 'SOP-014' } } },
    { kind: 'round' },
    { kind: 'call', request: { id: 'call-2', tool: 'rename_document', args: { code: 'SOP-014' } } },
  ])
})

it('has an id and a label', () =>
  expect(scriptedChatbot('reference', () => undefined)).toMatchObject({
    id: 'scripted:reference',
    label: 'scripted · reference',
  }))

it.each<[string, Script | undefined, RegExp]>([
  [
    'has no turn left',
    script([reply('Done.')]),
    /script 'reference' of CB06 has no turn 2: the user says 'And now\?'/,
  ],
  ['has no script for the case', undefined, /CB06 has no script 'reference'/],
  [
    'has a turn without a reply',
    script([reply('x')], [call('read_document')]),
    /ends turn 2 without a reply/,
  ],
])('fails as an outside fault where it %s', async (_name, played, message) => {
  const { send } = open(played)
  const second = async () => {
    await send('Do it.')
    return send('And now?')
  }
  await expect(second()).rejects.toMatchObject({
    name: 'OutsideFault',
    fault: 'script',
    message: expect.stringMatching(message),
  })
})

it('runs out of rounds like any chatbot', async () => {
  const { send } = open(
    script([call('read_document'), call('read_document'), reply('Done.')]),
    recordingDesk({ toolRounds: 1 }),
  )
  await expect(send('Do it.')).rejects.toBeInstanceOf(RanOut)
})

it('stops when the answer is over', async () => {
  const { desk, send } = open(
    script([call('read_document'), reply('Done.')]),
    recordingDesk({ signal: AbortSignal.abort() }),
  )
  await expect(send('Do it.')).rejects.toMatchObject({ fault: 'stopped' })
  expect(desk.calls).toEqual([])
})
