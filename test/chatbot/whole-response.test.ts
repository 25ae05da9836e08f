import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeResponse } from '../../src/chatbot/whole-response.ts'

const anyBytes = fc.oneof(
  fc.uint8Array(),
  fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
  fc.json().map((text) => new TextEncoder().encode(text)),
)

const read = async (body: Response['body']): Promise<readonly number[]> => {
  const bytes: number[] = []
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes.push(...part.value)
  await reader?.cancel()
  reader?.releaseLock()
  return bytes
}

it('whatever reads it, gets what a response of the same bytes gives', async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, fc.constantFrom(200, 204, 400, 429, 500), async (bytes, status) => {
      const init = { status, statusText: 'So', headers: [['x-request-id', 'r1'] as [string, string]] }
      const whole = wholeResponse(bytes, init)
      const usual = new Response(
        bytes.length === 0 ? null : bytes,
        status === 204 ? { ...init, status: 200 } : init,
      )
      expect([whole.status, whole.ok, whole.statusText]).toEqual([status, status < 300, 'So'])
      expect([...whole.headers]).toContainEqual(['x-request-id', 'r1'])
      expect(await read(whole.body)).toEqual([...bytes])
      expect(await whole.text()).toBe(await usual.clone().text())
      expect([...new Uint8Array(await whole.arrayBuffer())]).toEqual([...bytes])
      const [ours, theirs] = await Promise.allSettled([whole.json(), usual.json()])
      expect(ours.status).toBe(theirs.status)
      if (ours.status === 'fulfilled' && theirs.status === 'fulfilled')
        expect(ours.value).toEqual(theirs.value)
    }),
  )
})
