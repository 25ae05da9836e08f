import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAssets } from '../../src/board/assets.ts'
import { BoardCache } from '../../src/board/board-cache.ts'
import { boardApp, listen, newToken, type Served } from '../../src/board/serve.ts'
import { testFingerprint } from './played-board.ts'
import { StarterBoard } from './starter-board.ts'

let made: StarterBoard
let state = 'first'
const stop = new AbortController()
const servers: Served[] = []

const serve = async (token?: string): Promise<string> => {
  const cache = new BoardCache({
    store: made.store,
    suite: made.suite,
    storeState: async () => state,
    fingerprintOf: async (hash) => (testFingerprint.hash.startsWith(hash) ? testFingerprint : undefined),
  })
  const app = boardApp({
    cache,
    assets: await readAssets(),
    fingerprint: async () => testFingerprint.hash,
    secrets: ['the-key-of-this-test'],
    signal: stop.signal,
    ...(token === undefined ? {} : { token }),
  })
  const served = await listen(app, '127.0.0.1', 0)
  servers.push(served)
  return served.url
}

/** What a server answers to a request that no browser would make. */
const rawStatus = (url: string, path: string): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('end', () => done(text))
    socket.on('error', fail)
  })

beforeAll(async () => {
  made = await StarterBoard.make()
}, 60_000)
afterAll(async () => {
  stop.abort()
  await Promise.all(servers.map((server) => server.close()))
  await made[Symbol.asyncDispose]()
})

describe('the served board', () => {
  it('answers its pages and files with the headers that keep them safe, and nothing else', async () => {
    const url = await serve()
    for (const path of [
      '',
      'index.html',
      'matrix.html',
      'compare.html',
      'scoring.html',
      'live.html',
      'board.js',
    ]) {
      const { status, headers } = await fetch(url + path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
    for (const path of [
      'nothing.html',
      'answer/none.html',
      'package.json',
      'f/0000000000000000/index.html',
    ]) {
      expect((await fetch(url + path)).status, path).toBe(404)
    }
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/answer/..%2f..%2fx.html',
      '//etc/passwd',
    ]) {
      expect(await rawStatus(url, path), path).toMatch(/^HTTP\/1\.1 404/)
    }
    expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  })

  it('has other fingerprints below a path of their own', async () => {
    const url = await serve()
    const page = await fetch(`${url}f/${testFingerprint.hash.slice(0, 16)}/matrix.html`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('href="board.css"')
    const css = await fetch(`${url}f/${testFingerprint.hash.slice(0, 16)}/board.css`)
    expect(css.headers.get('content-type')).toContain('text/css')
  })

  it('answers this machine under its own names alone', async () => {
    const url = await serve()
    const under = (host: string) =>
      new Promise<string>((done) => {
        const { hostname, port } = new URL(url)
        const socket = connect(Number(port), hostname, () =>
          socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        )
        socket.once('data', (data) => {
          done(String(data).slice(9, 12))
          socket.destroy()
        })
      })
    const { port } = new URL(url)
    expect(await under(`localhost:${port}`)).toBe('200')
    expect(await under('evil.example')).toBe('403')
    expect(await under(`localhost.evil.example:${port}`)).toBe('403')
  })

  it('asks for its token where others can reach it', async () => {
    const token = newToken()
    const url = await serve(token)
    const status = async (path: string, cookie = '') =>
      (await fetch(url + path, { headers: { cookie }, redirect: 'manual' })).status
    expect(await status('')).toBe(401)
    expect(await status('board.css')).toBe(401)
    expect(await status('?token=wrong')).toBe(401)
    expect(await status('', `model_bench_token=${token.slice(1)}`)).toBe(401)
    const entered = await fetch(`${url}matrix.html?token=${token}`, { redirect: 'manual' })
    expect(entered.status).toBe(303)
    expect(entered.headers.get('location')).toBe('/matrix.html')
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(await status('matrix.html', cookie.split(';')[0])).toBe(200)
    const away = await fetch(`${url}/evil.example?token=${token}`, { redirect: 'manual' })
    expect(away.headers.get('location')).toBe('/evil.example')
  })

  it('shows what a run has kept since, and tells the live page of it', async () => {
    const url = await serve()
    const response = await fetch(`${url}live/events`)
    const reader = response.body!.getReader()
    const told = async (text: string) => {
      for (let all = ''; ; ) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`the stream ended without ${text}`)
        all += new TextDecoder().decode(value)
        if (all.includes(text)) return all
      }
    }
    const count = made.task.scripts.length
    expect(await told(`${count} of ${count} answers are done`)).toContain('event: progress')
    await made.play('reference', (answer) => ({
      ...answer,
      id: 'laterone',
      replicate: 2,
      turns: answer.turns.map((turn) => ({ ...turn, reply: 'the-key-of-this-test' })),
    }))
    state = 'second'
    await told(`${count + 1} of ${count + 1} answers are done`)
    await reader.cancel()
    const page = await (await fetch(`${url}answer/laterone.html`)).text()
    expect(page).toContain('[secret]')
    expect(page).not.toContain('the-key-of-this-test')
  })
})
