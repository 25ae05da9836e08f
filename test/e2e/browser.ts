import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where a browser is, or undefined: tests that need one say that they were skipped. */
export const browserPath = candidates.find((path) => path !== undefined && existsSync(path))

/** How a browser is started: without a window, and asking nobody for anything. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A page in a real browser, with all that it asked for and complained of. */
export interface OpenPage extends AsyncDisposable {
  readonly page: Page
  /** Addresses that the page asked for, its own left out. */
  readonly requests: readonly string[]
  /** Dialogs, errors and refusals of the content policy. */
  readonly complaints: readonly string[]
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath ?? 'none', args: browserFlags })

/** Opens an address in a real browser: in the one given, or in one that is closed with the page. */
export const openPage = async (
  url: string,
  options: { readonly browser?: Browser; readonly width?: number; readonly theme?: 'light' | 'dark' } = {},
): Promise<OpenPage> => {
  const browser = options.browser ?? (await launchBrowser())
  const page = await browser.newPage({
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.theme ?? 'light',
  })
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => request.url() !== url && requests.push(request.url()))
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => complaints.push(`console: ${message.text()}`))
  await page.goto(url)
  return {
    page,
    requests,
    complaints,
    [Symbol.asyncDispose]: () => (options.browser ? page.close() : browser.close()),
  }
}
