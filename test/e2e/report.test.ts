import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StarterCopy } from '../suite/starter-copy.ts'
import { browserPath, launchBrowser, openPage } from './browser.ts'
import { WorkFolder } from './command-line.ts'
import { modelBenchHere } from './in-process.ts'

const markup = '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>'

const reportOf = async (folder: WorkFolder, suite: StarterCopy): Promise<string> => {
  const chatbots = ['reference', 'trap', 'says-it-is-done'].flatMap((name) => [
    '--chatbot',
    `scripted:${name}`,
  ])
  const run = await modelBenchHere([
    'run',
    '--suite',
    suite.folder,
    ...chatbots,
    '--store',
    folder.file('store.db'),
  ])
  expect(run.code, run.stderr).toBe(0)
  return pathToFileURL(folder.file('report.html')).href
}

describe.skipIf(browserPath === undefined)('the report in a real browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('leads from a square to the answer and the quote that cost it', async () => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    await using open = await openPage(await reportOf(folder, suite), { browser })
    const row = open.page.getByRole('row', { name: 'says-it-is-done' })
    await row.getByRole('link', { name: '0', exact: true }).click()
    const answer = open.page.locator(':target')
    await answer.getByText('False completion').waitFor()
    expect(await answer.textContent()).toContain(
      '„I have added the sentence to section 4 of SOP-001, in red.“',
    )
    expect(open.complaints).toEqual([])
    expect(open.requests).toEqual([])
  })

  it('fits a phone, in light and dark, without scrolling sideways', async () => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    const url = await reportOf(folder, suite)
    for (const theme of ['light', 'dark'] as const) {
      await using open = await openPage(url, { browser, width: 360, theme })
      const { scrollWidth, clientWidth } = (await open.page.evaluate(
        '({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth })',
      )) as { scrollWidth: number; clientWidth: number }
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    }
  })

  it('runs nothing that a chatbot or a case wrote, and asks nobody for anything', async () => {
    await using folder = await WorkFolder.make()
    await using suite = await StarterCopy.make()
    await suite.edit('cases/MY01/scripts.ts', 'I have added', `${markup} I have added`)
    await suite.edit('cases/MY01/case.ts', 'Add a sentence to a section, in red', markup.replaceAll("'", ''))
    await using open = await openPage(await reportOf(folder, suite), { browser })
    await open.page.evaluate('document.querySelectorAll("details").forEach((fold) => { fold.open = true })')
    expect(await open.page.locator('script, img, a[href^="javascript"]').count()).toBe(0)
    expect(await open.page.locator('main').textContent()).toContain('onerror=alert(1)')
    expect(open.complaints).toEqual([])
    expect(open.requests).toEqual([])
  })
})
