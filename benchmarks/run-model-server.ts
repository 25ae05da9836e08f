/** A model in a process of its own that answers every request after a fixed delay with a text of a fixed length. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const delayMs = Number(process.argv[2])
const length = Number(process.argv[3])

const prose = (seed: number): string => {
  let state = seed
  let text = ''
  while (text.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    text += `${(state >>> 8).toString(36)} `
  }
  return text.slice(0, length)
}

let requests = 0
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const id = ++requests
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          id: `chatcmpl-${id}`,
          object: 'chat.completion',
          created: 1_760_000_000,
          model: 'mock-1',
          choices: [{ index: 0, message: { role: 'assistant', content: prose(id) }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
        }),
      )
    }, delayMs)
  })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
