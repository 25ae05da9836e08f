import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { browserFlags, browserPath } from '../test/e2e/browser.ts'

const tries = 5

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** In the page: when its first content was drawn, which may be reported a moment after it has loaded. */
const firstPaint = `new Promise((done) => {
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint')
    if (first) done(first.startTime)
  }).observe({ type: 'paint', buffered: true })
})`

/** In the page: from a click on a finding until its quote is marked, in sight and drawn. */
const mark = `new Promise((done) => {
  const began = performance.now()
  document.querySelector('.finding[data-finding]').click()
  requestAnimationFrame(() => setTimeout(() => {
    const quote = document.querySelector('.quote-mark.is-selected')
    const { top, bottom } = quote.getBoundingClientRect()
    done(top >= 0 && bottom <= innerHeight ? performance.now() - began : Number.NaN)
  }))
})`

/** Long documents, so that what a page shows as evidence comes to 300,000 characters. */
const lengthen = `{
  const sheet = [...document.querySelectorAll('.sheet, .excerpt')].at(-1)
  const text = sheet.innerHTML
  while (document.querySelector('.evidence').textContent.length < 300_000) sheet.insertAdjacentHTML('beforeend', text)
}`

/** What a browser takes, in milliseconds; undefined where there is none. */
export interface BrowserTimes {
  readonly firstPaintMs: (page: string) => Promise<number>
  readonly markMs: (page: string) => Promise<number>
}

/** Measures pages in headless Chromium, each in the middle of five tries. */
export const inBrowser = async <Value>(
  measure: (times: BrowserTimes) => Promise<Value>,
): Promise<Value | undefined> => {
  if (browserPath === undefined) return undefined
  const browser: Browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] })
  const often = async (file: string, take: string, before?: string): Promise<number> => {
    const taken: number[] = []
    for (let index = 0; index < tries; index += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.goto(pathToFileURL(file).href)
      if (before !== undefined) await page.evaluate(before)
      taken.push(Number(await page.evaluate(take)))
      await page.close()
    }
    return middleOf(taken)
  }
  try {
    return await measure({
      firstPaintMs: (file) => often(file, firstPaint),
      markMs: (file) => often(file, mark, lengthen),
    })
  } finally {
    await browser.close()
  }
}
