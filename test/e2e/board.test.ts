import { type ChildProcess, spawn } from 'node:child_process'
import { appendFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBoard } from '../../benchmarks/board-data.ts'
import { openStore } from '../../src/store/index.ts'
import { browserFlags, browserPath } from './browser.ts'
import { cleanEnvironment, mainFile, WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'

const chatbots = ['reference', 'trap', 'says-it-is-done'].map((name) => `scripted:${name}`)
const suite = 'suites/starter'

let folder: WorkFolder
let browser: Browser
let server: ChildProcess
let [fileBoard, liveBoard] = ['', '']

/** Starts the server and waits for the line that says where it is. */
const serve = (store: string): Promise<string> => {
  server = spawn(
    process.execPath,
    [mainFile, 'board', 'serve', '--suite', suite, '--store', store, '--port', '0'],
    { env: cleanEnvironment() },
  )
  return new Promise((done, fail) => {
    let said = ''
    const hear = (data: unknown) => {
      said += data
      const url = /Board: (\S+)/.exec(said)?.[1]
      if (url) done(url)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', () => fail(new Error(said)))
  })
}

/** Adds an answer of each of five chatbots that are made up, of four providers. */
const fill = async (store: string, replicate: number): Promise<void> => {
  await using from = await openStore(store, { mode: 'read' })
  await fillBoard(from, store, { cases: 1, chatbots: 5, replicates: 1, from: replicate })
}

/** A page with what it complained of: errors, dialogs, refusals of the content policy. */
const open = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => complaints.push(message.text()))
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message())
    dialog.dismiss().catch(() => undefined)
  })
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
}

/** From a rank to the quote that cost a point. */
const walk = async (page: Page, home: string): Promise<void> => {
  await page.goto(home)
  await page.getByRole('link', { name: 'says-it-is-done' }).first().click()
  await page.getByRole('link', { name: 'says-it-is-done, MY01: 0' }).click()
  await page
    .getByRole('link', { name: /False completion/ })
    .first()
    .click()
  const quote = page.locator('.quote-mark.is-selected').first()
  await quote.waitFor({ state: 'visible' })
  expect(await quote.textContent()).toContain('I have added the sentence to section 4')
  expect(new URL(page.url()).hash).toBe('#q-a')
}

const column = (page: Page, index: number): Promise<readonly string[]> =>
  page
    .locator(`.ranking tbody tr:visible > :nth-child(${index})`)
    .evaluateAll((cells) =>
      cells.map((cell) => (cell as { dataset: { value?: string } } & typeof cell).dataset.value ?? ''),
    )

describe.skipIf(browserPath === undefined)('the board in a real browser', () => {
  beforeAll(async () => {
    folder = await WorkFolder.make()
    const store = folder.file('store.db')
    const run = await modelBenchHere([
      'run',
      '--suite',
      suite,
      ...chatbots.flatMap((id) => ['--chatbot', id]),
      '--store',
      store,
    ])
    expect(run.code, run.stderr).toBe(0)
    await fill(store, 1)
    const site = folder.file('site')
    const built = await modelBenchHere(['board', 'build', '--suite', suite, '--store', store, '--out', site])
    expect(built.stdout).toContain(`Board: ${pathToFileURL(join(site, 'index.html')).href}`)
    fileBoard = `${pathToFileURL(site).href}/`
    browser = await chromium.launch({ executablePath: browserPath ?? 'none', args: [...browserFlags] })
    liveBoard = await serve(store)
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    const ended = new Promise((done) => server?.once('exit', done))
    server?.kill('SIGINT')
    // Ctrl-C ends it at once, whoever still reads.
    await ended
    await folder?.[Symbol.asyncDispose]()
  })

  it('leads from a rank to the marked quote, as files and live', async () => {
    for (const home of [`${fileBoard}index.html`, liveBoard]) {
      await using opened = await open()
      await walk(opened.page, home)
      const link = opened.page.url()
      await opened.page.goto(`${fileBoard}index.html`)
      await opened.page.goto(link)
      expect(await opened.page.locator('.quote-mark.is-selected').count(), home).toBeGreaterThan(0)
      expect(opened.complaints, home).toEqual([])
    }
  })

  it('sorts by any column with keys alone, filters, hides columns, and keeps that in its address', async () => {
    await using opened = await open()
    const { page } = opened
    await page.goto(`${fileBoard}index.html`)
    const cost = page.getByRole('columnheader', { name: 'Cost, USD' })
    await cost.getByRole('button').focus()
    await page.keyboard.press('Enter')
    expect(await cost.getAttribute('aria-sort')).toBe('descending')
    const costs = (await column(page, 13)).filter((value) => value !== '').map(Number)
    expect(costs.length).toBe(5)
    expect(costs).toEqual([...costs].sort((a, b) => b - a))
    expect((await column(page, 13)).slice(-3)).toEqual(['', '', ''])
    await page.keyboard.press('Enter')
    expect(await cost.getAttribute('aria-sort')).toBe('ascending')
    await page.getByRole('button', { name: 'google' }).click()
    expect((await column(page, 13)).length).toBe(2)
    const zeros = page.getByRole('columnheader', { name: 'Zeros' })
    expect(await zeros.count()).toBe(1)
    await page.getByRole('button', { name: 'Zeros' }).first().press('Space')
    await page.reload()
    expect(await cost.getAttribute('aria-sort')).toBe('ascending')
    expect((await column(page, 13)).length).toBe(2)
    expect(await zeros.count()).toBe(0)
    expect(opened.complaints).toEqual([])
  })

  it('compares two chatbots', async () => {
    await using opened = await open()
    await opened.page.goto(`${liveBoard}compare.html`)
    await opened.page.getByRole('link', { name: /reference less .*says-it-is-done/ }).click()
    await opened.page.getByRole('heading', { name: 'Case by case' }).waitFor()
    expect(await opened.page.locator('main .score-square').allTextContents()).toContain('5')
    expect(opened.complaints).toEqual([])
  })

  it('can be read without scripts: every page, and the quote of a finding', async () => {
    await using opened = await open({ javaScriptEnabled: false })
    const { page } = opened
    await page.goto(`${fileBoard}index.html`)
    for (const name of ['Matrix', 'Cases', 'Compare', 'Scoring', 'Trust', 'Models']) {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.getByRole('link', { name: 'says-it-is-done' }).first().click()
    const row = page.getByRole('row', { name: 'says-it-is-done' })
    await row.getByRole('link', { name: '0', exact: true }).click()
    await page
      .getByRole('link', { name: /False completion/ })
      .first()
      .click()
    await page.locator(':target').first().waitFor({ state: 'visible' })
    await page.goto(`${liveBoard}live.html`)
    expect(await page.getByRole('status').textContent()).toContain('8 of 8 answers are done')
  })

  it('says where the suite at hand is no longer that of the results', async () => {
    const other = folder.file('other-suite')
    await cp(suite, other, { recursive: true })
    await appendFile(join(other, 'findings.yaml'), '\n# Read again.\n')
    const site = folder.file('other-site')
    const from = ['--suite', other, '--store', folder.file('store.db')]
    const built = await modelBenchHere(['board', 'build', ...from, '--out', site])
    expect(built.stdout).toContain('They differ in: suite findings.yaml.\n')
    const again = await modelBenchHere(['board', 'build', ...from, '--out', site, '--json'])
    expect(JSON.parse(again.stdout)).toMatchObject({ suiteChanges: ['suite findings.yaml'] })
    await using opened = await open()
    const note = opened.page.getByText('They differ in: suite findings.yaml.')
    for (const path of ['case/MY01.html', 'scoring.html']) {
      await opened.page.goto(fileBoard + path)
      expect(await note.count()).toBe(0)
      await opened.page.goto(pathToFileURL(join(site, path)).href)
      expect(await note.count()).toBe(1)
    }
  })

  it('lets keys alone lead to the content and through it', async () => {
    await using opened = await open()
    const { page } = opened
    await page.goto(`${fileBoard}index.html`)
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toContain('Skip to the content')
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await page.locator('a:focus', { hasText: 'says-it-is-done' }).count()) break
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/matrix\.html#/)
  })

  it('fits a phone and a wide screen, and axe finds nothing serious on any page, in light and dark', async () => {
    const answer = async (page: Page) => {
      await walk(page, `${fileBoard}index.html`)
      return page.url().slice(fileBoard.length).split('#')[0] ?? ''
    }
    const faults: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await using opened = await open({ colorScheme, reducedMotion: 'reduce' })
      const { page } = opened
      await page.goto(`${fileBoard}compare.html`)
      const pair = (await page.locator('.pairs a').first().getAttribute('href')) ?? ''
      const own = await answer(page)
      const pages = ['index', 'matrix', 'cases', 'case/MY01', 'scoring', 'trust', 'compare'].map(
        (each) => `${each}.html`,
      )
      // In dark the colours differ and nothing else does: of what is made of the same parts one page is enough.
      const looked =
        colorScheme === 'light' ? [...pages, own, pair, 'live.html'] : ['index.html', 'matrix.html', own]
      for (const path of looked) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto((path === 'live.html' ? liveBoard : fileBoard) + path)
        const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
        for (const { id, impact, nodes } of violations) {
          if (impact === 'serious' || impact === 'critical')
            faults.push(`${path}, ${colorScheme}: ${id} at ${nodes[0]?.target} of ${nodes.length}`)
        }
        for (const width of [360, 2560]) {
          await page.setViewportSize({ width, height: 900 })
          const beyond = await page.evaluate(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          )
          if (Number(beyond) > 0) faults.push(`${path}: ${beyond} px too wide at ${width}`)
        }
      }
    }
    expect(faults).toEqual([])
  }, 240_000)

  it('prints: what is for a screen is left out, the verdict and its quote are there, and nothing is cut off', async () => {
    await using opened = await open({ colorScheme: 'dark' })
    const { page } = opened
    await walk(page, `${fileBoard}index.html`)
    const own = page.url()
    await page.emulateMedia({ media: 'print' })
    // The width that A4 leaves between its margins, upright and lying.
    for (const [url, width] of [
      [own, 688],
      [`${fileBoard}index.html`, 1016],
      [`${fileBoard}matrix.html`, 1016],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 })
      await page.goto(url)
      expect(await page.locator('.masthead nav').isVisible(), url).toBe(false)
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor'), url).toBe(
        'rgb(255, 255, 255)',
      )
      const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(beyond), url).toBe(0)
    }
    await page.goto(own)
    for (const text of ['.finding', '#checks', '.quote-mark'])
      expect(await page.locator(text).first().isVisible(), text).toBe(true)
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('follows a run that writes to the store, without loading again', async () => {
    await using opened = await open()
    const { page } = opened
    await page.goto(`${liveBoard}live.html`)
    await page.getByText('This page follows the run.').waitFor()
    await page.evaluate('window.stays = true')
    await fill(folder.file('store.db'), 2)
    await page.getByText('13 of 13 answers are done').waitFor()
    expect(await page.evaluate('window.stays')).toBe(true)
    expect(opened.complaints).toEqual([])
  })
})
