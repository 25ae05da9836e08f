import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAssets } from '../../src/board/assets.ts'
import { answerPage } from '../../src/board/pages/answer.tsx'
import { pathOf } from '../../src/board/paths.ts'
import { importModule } from '../../src/cli/import-module.ts'
import { judgeTaskOf } from '../../src/grade/index.ts'
import { quoteBook } from '../../src/judge/index.ts'
import { openStore } from '../../src/store/index.ts'
import { loadSuite } from '../../src/suite/index.ts'
import { boardOf, keep, playScript, testFingerprint } from '../board/played-board.ts'
import { browserPath, type OpenPage, openPage } from './browser.ts'
import { WorkFolder } from './command-line.ts'

/** A sentence that the reference of CB07 adds to a document. */
const added = 'Po výměně lampy fotometru se před vydáním prvního výsledku změří obě úrovně'

/** A reply in Markdown, and what is quoted of it as a reader sees it. */
const typed =
  'Hotovo:\n\n1. **Věta** stojí v `SOP-014`,\n2. a je *červená*.\n\n| Kde | Co |\n| --- | --- |\n| sekce 5 | **nová** věta |'
const quoted = 'stojí v SOP-014, a je červená'

/** The pages of the answers that scripts of the shipped suite give, by case and script. */
const writePages = async (folder: WorkFolder, scripts: readonly (readonly [string, string])[]) => {
  const suite = await loadSuite('suites/lab-qms', importModule)
  await using store = await openStore(folder.file('store.db'))
  await store.keepFingerprint(testFingerprint)
  for (const [caseId, name] of scripts) {
    const task = suite.cases.find(({ id }) => id === caseId)!
    const script = task.scripts.find((each) => each.name === name)!
    const { answer: played, grade } = await playScript(suite, task, script)
    const answer = { ...played, turns: played.turns.map((turn) => ({ ...turn, reply: typed })) }
    const book = quoteBook(judgeTaskOf(answer, task, suite).evidence)
    const findingOf = (type: string, kind: 'record' | 'reply', name: string, text: string) => ({
      type,
      quotes: [book.verify({ source: { kind, name }, text })],
      why: 'It says more.',
      raisedBy: 'judge' as const,
    })
    const findings = [
      findingOf('unrequested_change', 'record', 'SOP-014 v4', added),
      findingOf('false_completion', 'reply', 'turn 1', quoted),
    ]
    const isChanged = findings.every(({ quotes }) => quotes[0]!.location.spans.length > 0)
    await keep(store, answer, grade && isChanged ? { ...grade, findings } : grade)
  }
  const { board, wholes } = await boardOf(store, suite)
  for (const [name, text] of await readAssets()) await writeFile(folder.file(name), text)
  return Promise.all(
    scripts.map(async ([caseId, name]) => {
      const whole = wholes.find(
        ({ task, chatbot }) => task.id === caseId && chatbot.name === `scripted:${name}`,
      )!
      const path = pathOf({ page: 'answer', answer: whole.answer.id })
      await mkdir(dirname(folder.file(path)), { recursive: true })
      await writeFile(folder.file(path), answerPage({ board, path, mode: 'static' }, whole))
      return pathToFileURL(folder.file(path)).href
    }),
  )
}

const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)})
    const { top, bottom, width } = element.getBoundingClientRect()
    return element.checkVisibility() && width > 0 && top >= 0 && bottom <= innerHeight
  })()`)

const selected = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    `[...new Set([...document.querySelectorAll('.is-selected')].map((each) => each.dataset.finding))]`,
  )

describe.skipIf(browserPath === undefined)('marking a quote, in a real browser', () => {
  let folder: WorkFolder
  let open: OpenPage
  let [long, changed] = ['', '']
  beforeAll(async () => {
    folder = await WorkFolder.make()
    const urls = await writePages(folder, [
      ['CB14', 'trap-see-the-manual'],
      ['CB07', 'reference'],
    ])
    ;[long = '', changed = ''] = urls
    open = await openPage(long)
  }, 180_000)
  afterAll(async () => {
    await open[Symbol.asyncDispose]()
    await folder[Symbol.asyncDispose]()
  })

  it('goes from a finding to its quote in the record, and back', async () => {
    const { page } = open
    await page.goto(long)
    await page.locator('#a h4 a').click()
    await expect.poll(() => isInView(page, '#q-a')).toBe(true)
    expect(await selected(page)).toEqual(['a'])
    expect(await page.locator('#q-a').textContent()).toBe(
      (await page.locator('#a .quote').first().textContent())?.replace(/^„|“$/g, ''),
    )
    await page.locator('#q-a + a').click()
    await expect.poll(() => isInView(page, '#a')).toBe(true)
  })

  it('opens the fold of a document that was read, by a click on the finding or by a permanent link', async () => {
    const { page } = open
    await page.goto(long)
    const letter = await page.evaluate(
      `document.querySelector('details:not([open]) .quote-mark[id]').dataset.finding`,
    )
    await page.locator(`#${letter} .quote`).click()
    await expect.poll(() => isInView(page, `#q-${letter}`)).toBe(true)
    expect(await selected(page)).toEqual([letter])
    await page.goto('about:blank')
    await page.goto(`${long}#q-${letter}`)
    await expect.poll(() => isInView(page, `#q-${letter}`)).toBe(true)
    await page.goto(`${long}#${letter}`)
    await expect.poll(() => isInView(page, `#${letter} h4`)).toBe(true)
    expect(await selected(page)).toEqual([letter])
  })

  it('shows the record again where its changes were chosen, and works by keyboard', async () => {
    const { page } = open
    await page.goto(changed)
    await page.getByText(/^Changes against/).click()
    expect(await page.locator('.changes ins').first().isVisible()).toBe(true)
    expect(await page.locator('#q-a').isVisible()).toBe(false)
    await page.locator('#a h4 a').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isInView(page, '#q-a')).toBe(true)
    expect(await page.locator('.changes').isVisible()).toBe(false)
  })

  it('marks a quote of a reply across its Markdown, and shows on demand what was typed', async () => {
    const { page } = open
    await page.goto(changed)
    await page.locator('#b h4 a').click()
    await expect.poll(() => isInView(page, '#q-b')).toBe(true)
    const marks = page.locator('.said li .quote-mark.is-selected')
    expect((await marks.allTextContents()).join(' ')).toBe(quoted)
    expect(await page.locator('.said td').allTextContents()).toEqual(['sekce 5', 'nová věta'])
    const asTyped = page.locator('.typed .said')
    expect(await asTyped.isVisible()).toBe(false)
    await page.getByText('As typed').click()
    expect(await asTyped.isVisible()).toBe(true)
    expect((await asTyped.locator('p').allInnerTexts()).join('\n\n')).toBe(typed)
  })

  it('folds and unfolds all calls', async () => {
    const { page } = open
    await page.goto(long)
    await page.getByRole('button', { name: 'Unfold all calls' }).click()
    expect(await page.locator('.conversation .call:not([open])').count()).toBe(0)
    await page.getByRole('button', { name: 'Fold all calls', exact: true }).click()
    expect(await page.locator('.conversation .call[open]').count()).toBe(0)
  })

  it('works without scripts, inside closed folds too', async () => {
    const browser = open.page.context().browser()
    const context = await browser!.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    })
    const page = await context.newPage()
    await page.goto(long)
    const closed = page.locator('details:not([open]) .quote-mark[id]').first()
    const letter = await closed.getAttribute('data-finding')
    await page.locator(`#${letter} h4 a`).click()
    const target = page.locator('.quote-mark:target')
    await expect.poll(() => target.isVisible()).toBe(true)
    expect(await target.getAttribute('id')).toBe(`q-${letter}`)
    await context.close()
  })

  it('complains of nothing and asks for nothing', () => {
    expect(open.complaints).toEqual([])
    expect(
      open.requests.filter(
        (url) => !/\/(?:board\.css|(?:board|mark)\.js|[0-9a-f]+\.html)(?:#|$)|^about:/.test(url),
      ),
    ).toEqual([])
  })
})
