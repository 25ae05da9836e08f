import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readAssets } from '../../src/board/assets.ts'
import { pathsOf, renderPath } from '../../src/board/pages/index.ts'
import { importModule } from '../../src/cli/import-module.ts'
import { openStore } from '../../src/store/index.ts'
import { loadSuite } from '../../src/suite/index.ts'
import { boardOf, keep, testFingerprint } from '../board/played-board.ts'
import { browserPath, openPage } from './browser.ts'
import { WorkFolder } from './command-line.ts'
import { hostileAnswer, hostileCase, hostileGrade, namedAnswer } from './hostile-answer.ts'
import { payloads } from './payloads.ts'

const shell = (body: string): string => `<!doctype html><title>control</title><body>${body}</body>`

/** What a page holds that no page of the board has: elements, attributes and addresses. */
const intruders = `(() => {
  const known = new Set(('html head meta title link style script body a header nav main footer section article aside div p span ' +
    'h1 h2 h3 h4 h5 h6 b i u s sub sup br ins del mark ol ul li dl dt dd table caption thead tbody tfoot tr th td blockquote pre ' +
    'details summary time svg g path rect circle line text tspan title button form label input select option code figure figcaption hr small').split(' '))
  const found = []
  for (const element of document.querySelectorAll('*')) {
    const tag = element.localName
    if (!known.has(tag)) found.push(tag)
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === 'style' || name === 'srcdoc' || name === 'action' || name === 'formaction') found.push(name)
      if (/^(?:href|src|xlink:href)$/.test(name) && !/^[#A-Za-z0-9./_-]*$/.test(value)) found.push(name + '=' + value.slice(0, 80))
    }
  }
  const scripts = [...document.scripts].map((script) => script.getAttribute('src') ?? script.textContent)
  return { found: [...new Set(found)], scripts, base: document.querySelectorAll('base').length }
})()`

describe.skipIf(browserPath === undefined)('a board of what is hostile, in a real browser', () => {
  it('is attacked by texts that do run where nothing stops them', async () => {
    await using folder = await WorkFolder.make()
    const inserted = JSON.stringify(payloads.filter(({ length }) => length < 1_000)).replaceAll('</', '<\\/')
    const control = `<script>for (const each of ${inserted.replaceAll('<!--', '<\\!--')}) { const place = document.createElement('div'); document.body.append(place); place.innerHTML = each }</script>`
    await writeFile(folder.file('control.html'), shell(control))
    await using open = await openPage(pathToFileURL(folder.file('control.html')).href)
    await expect
      .poll(() => open.complaints.filter((each) => each.includes('canary is not defined')).length)
      .toBeGreaterThan(20)
  })

  it('runs nothing, asks nobody, and holds no element that the board did not make', async () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(200)
    await using folder = await WorkFolder.make()
    await using store = await openStore(folder.file('store.db'))
    await store.keepFingerprint(testFingerprint)
    const loaded = await loadSuite('suites/starter', importModule)
    const task = hostileCase(loaded.cases[0]!)
    const suite = { ...loaded, cases: [task] }
    const [answer, other] = [hostileAnswer(task), namedAnswer(task, 1)]
    const grade = hostileGrade(answer, task, suite)
    await keep(store, answer, grade)
    await keep(store, other, { ...grade, answerId: other.id, findings: [], dropped: [], inventory: [] })
    const { board } = await boardOf(store, suite)
    const paths = pathsOf(board)
    expect(paths.filter((path) => path.startsWith('answer/'))).toHaveLength(2)
    for (const [name, text] of await readAssets()) await writeFile(folder.file(name), text)
    for (const path of paths) {
      const html = await renderPath({ board, store }, path, { mode: 'static' })
      await mkdir(dirname(folder.file(path)), { recursive: true })
      await writeFile(folder.file(path), html ?? '')
    }

    const addressOf = (path: string) => pathToFileURL(folder.file(path)).href
    await using open = await openPage(addressOf('index.html'))
    const shown = new Set([
      'index.html',
      'matrix.html',
      'cases.html',
      'compare.html',
      'trust.html',
      'scoring.html',
    ])
    const answers = paths.filter((path) => path.startsWith('answer/'))
    const cases = paths.filter((path) => path.startsWith('case/'))
    const pairs = paths.filter((path) => path.startsWith('compare/')).slice(0, 1)
    for (const path of [...shown, ...answers, ...cases, ...pairs]) {
      await open.page.goto(addressOf(path))
      await open.page.evaluate('document.querySelectorAll("details").forEach((fold) => { fold.open = true })')
      const { found, scripts, base } = (await open.page.evaluate(intruders)) as {
        readonly found: readonly string[]
        readonly scripts: readonly string[]
        readonly base: number
      }
      expect({ path, found, base }).toEqual({ path, found: [], base: 0 })
      expect(scripts.every((script) => /^(?:\.\.\/)*(?:board|mark)\.js$/.test(script))).toBe(true)
      if (path.includes(answer.id)) {
        expect(await open.page.locator('main').textContent()).toContain('<img src=nowhere onerror=canary()>')
        expect(await open.page.locator('mark.quote-mark').count()).toBeGreaterThan(100)
      }
    }
    expect(open.complaints).toEqual([])
    const asked = open.requests.filter(
      (url) => !/\/(?:board\.css|(?:board|mark)\.js|[\w/-]+\.html)$/.test(url),
    )
    expect(asked).toEqual([])
  }, 120_000)
})
