import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { getCookie, setCookie } from 'hono/cookie'
import { streamSSE } from 'hono/streaming'
import type { BoardAssets } from './assets.ts'
import type { BoardCache, CachedBoard } from './board-cache.ts'
import { renderPath } from './pages/index.ts'
import { liveProgress } from './pages/live.tsx'
import { requestAt, rootFrom } from './paths.ts'
import { withoutSecrets } from './secrets.ts'

export interface ServeTerms {
  readonly cache: BoardCache
  readonly assets: BoardAssets
  /** The fingerprint whose board lies at the root: its hash, or undefined for the one that graded last. */
  readonly fingerprint: () => Promise<string>
  readonly example?: string
  /** Texts that must not be shown. */
  readonly secrets: readonly string[]
  /** What a visitor must have; absent where only this machine is listened to. */
  readonly token?: string
  /** Ends the streams when it aborts. */
  readonly signal: AbortSignal
}

export interface Served {
  /** Where the board is, without a token. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** A token that nobody guesses: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const cookieName = 'model_bench_token'

/** How often the live page looks at the store. */
const everyMs = 1000

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

/** The board as a web application. It answers from the store and changes nothing. */
export const boardApp = (terms: ServeTerms): Hono => {
  const app = new Hono()
  app.use(securityHeaders)
  app.use(terms.token === undefined ? onlyThisMachine : onlyWithToken(terms.token))
  app.use(async (context, next) =>
    context.req.method === 'GET' || context.req.method === 'HEAD'
      ? next()
      : context.text('The board is only read.', 405, { Allow: 'GET, HEAD' }),
  )
  app.get('/live/events', async (context) => events(context, terms, await terms.fingerprint(), false))
  app.get('/f/:hash{[0-9a-f]{16}}/live/events', (context) =>
    events(context, terms, context.req.param('hash'), true),
  )
  app.use(compress())
  app.get('/f/:hash{[0-9a-f]{16}}/*', (context) => {
    const hash = context.req.param('hash')
    return answerWith(context, terms, hash, context.req.path.slice(`/f/${hash}/`.length), true)
  })
  app.get('*', async (context) =>
    answerWith(context, terms, await terms.fingerprint(), context.req.path.slice(1), false),
  )
  app.onError((error, context) => {
    process.stderr.write(`${context.req.path}: ${error.message}\n`)
    return context.text('The board could not be read from the store. The terminal says why.', 500)
  })
  return app
}

/** Reads the board and renders its home page: the first visitor waits for neither. */
export const openBoard = async (terms: ServeTerms): Promise<void> => {
  const cached = await terms.cache.get(await terms.fingerprint())
  if (cached) await pageOf(cached, terms, '', false)
}

/**
 * Where the same page lies under another fingerprint.
 * @param isUnder whether this page itself lies below `/f/HASH16/`
 */
const underFrom = (path: string, isUnder: boolean) => (hash: string) =>
  `${rootFrom(path)}${isUnder ? '../../' : ''}f/${hash.slice(0, 16)}/${underEvery(path)}`

/** A page of one answer or one pair may not be there under another fingerprint: the home page is. */
const underEvery = (path: string): string => {
  const page = requestAt(path)?.page
  return page === 'answer' || page === 'pair' || page === 'case' ? 'index.html' : path || 'index.html'
}

const answerWith = async (
  context: Context,
  terms: ServeTerms,
  hash: string,
  path: string,
  isUnder: boolean,
): Promise<Response> => {
  const asset = terms.assets.get(path)
  if (asset !== undefined)
    return context.body(asset, 200, { 'Content-Type': types[path.split('.').pop() ?? ''] ?? 'text/plain' })
  const cached = await terms.cache.get(hash)
  if (!cached || !requestAt(path)) return notFound(context)
  const page = await pageOf(cached, terms, path, isUnder)
  return page === undefined ? notFound(context) : context.html(page)
}

/** Pages that are rendered for every request: they are many, or they change. */
const fleeting: ReadonlySet<string | undefined> = new Set(['answer', 'pair', 'live'])

const pageOf = async (
  { board, pages }: CachedBoard,
  { cache, example, secrets }: ServeTerms,
  path: string,
  isUnder: boolean,
): Promise<string | undefined> => {
  const key = `${isUnder} ${path || 'index.html'}`
  const known = pages.get(key)
  if (known !== undefined) return known
  const source = { board, store: cache.terms.store, ...(example === undefined ? {} : { example }) }
  const page = await renderPath(source, path, { mode: 'live', under: underFrom(path, isUnder) })
  if (page === undefined) return undefined
  const shown = withoutSecrets(page, secrets)
  if (!fleeting.has(requestAt(path)?.page)) pages.set(key, shown)
  return shown
}

const notFound = (context: Context): Response | Promise<Response> =>
  context.text('The board has no such page.', 404)

/** Tells the live page what the store holds, whenever it has changed. */
const events = (
  context: Context,
  { cache, secrets, signal }: ServeTerms,
  hash: string,
  isUnder: boolean,
): Response =>
  streamSSE(context, async (stream) => {
    let open = true
    stream.onAbort(() => {
      open = false
    })
    const stop = () => void stream.close()
    signal.addEventListener('abort', stop, { once: true })
    let shown: string | undefined
    while (open && !signal.aborted) {
      const cached = await cache.get(hash)
      if (cached && cached.state !== shown) {
        shown = cached.state
        await stream.writeSSE({ event: 'progress', data: progressOf(cached, secrets, isUnder) })
      }
      await stream.sleep(everyMs)
    }
    signal.removeEventListener('abort', stop)
  })

/** Made once a board, however many follow it. */
const progressOf = ({ board, pages }: CachedBoard, secrets: readonly string[], isUnder: boolean): string => {
  const key = `${isUnder} progress`
  const under = underFrom('live.html', isUnder)
  const progress =
    pages.get(key) ?? withoutSecrets(liveProgress({ board, path: 'live.html', mode: 'live', under }), secrets)
  pages.set(key, progress)
  return progress
}

const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('X-Frame-Options', 'DENY')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  // What a page may load stands in its own policy; this one cannot be set there.
  headers.set('Content-Security-Policy', "frame-ancestors 'none'; object-src 'none'; form-action 'none'")
  headers.set('Cache-Control', 'no-cache, private')
}

/** A page of the internet may give this machine a name of its own; it then asks under that name. */
const onlyThisMachine: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? ''
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host)
    ? next()
    : context.text('This board is for this machine: ask for localhost.', 403)
}

const sameToken = (given: string | undefined, token: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Asks for the token: once in the address, from then on in a cookie that no script reads. */
const onlyWithToken =
  (token: string): MiddlewareHandler =>
  async (context, next) => {
    if (sameToken(context.req.query('token'), token)) {
      setCookie(context, cookieName, token, { httpOnly: true, sameSite: 'Lax', path: '/' })
      return context.redirect(context.req.path.replace(/^\/+/, '/'), 303)
    }
    return sameToken(getCookie(context, cookieName), token)
      ? next()
      : context.text('This board asks for its token: open the address that the terminal shows.', 401)
  }

/**
 * Listens until it is closed.
 * @param port 0 for any that is free
 * @throws {NodeJS.ErrnoException} where the address cannot be listened on, such as `EADDRINUSE`
 */
export const listen = (app: Hono, host: string, port: number): Promise<Served> =>
  new Promise((done, fail) => {
    const server = createAdaptorServer({ fetch: app.fetch })
    server.once('error', fail)
    server.listen(port, host, () => {
      const { address, port: at, family } = server.address() as AddressInfo
      done({
        url: `http://${family === 'IPv6' ? `[${address}]` : address}:${at}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
  })
