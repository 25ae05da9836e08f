import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuildTerms, type Built, buildBoard, ForeignFolderError } from '../../src/board/build.ts'
import { readBoard } from '../../src/board/data/read-board.ts'
import type { Answer } from '../../src/run/index.ts'
import { testFingerprint } from './played-board.ts'
import { StarterBoard } from './starter-board.ts'

let made: StarterBoard
beforeAll(async () => {
  made = await StarterBoard.make()
}, 60_000)
afterAll(() => made[Symbol.asyncDispose]())

const build = async (change: Partial<BuildTerms> = {}): Promise<Built> => {
  const board = await readBoard(made.store, made.suite, testFingerprint)
  return buildBoard({ board, store: made.store }, { ...(await made.terms()), ...change })
}

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** A folder of this test. */
const folderOf = (name: string): string => join(made.folder, name)

describe('a static board', () => {
  it('has every page that a page links to', async () => {
    const folder = folderOf('links')
    await build({ folder })
    const files = await filesIn(folder)
    expect(files).toContain('index.html')
    expect(files.filter((file) => file.startsWith('answer/')).length).toBe(made.task.scripts.length)
    const lost: string[] = []
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      const html = await readFile(join(folder, file), 'utf8')
      for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"#]+)[^"]*"/g)) {
        const to = relative(folder, resolve(folder, file, '..', address))
        if (!files.includes(to)) lost.push(`${file}: ${address}`)
      }
    }
    expect(lost).toEqual([])
  })

  it('renders and writes only what has changed, and takes away what is gone', async () => {
    const folder = folderOf('again')
    const first = await build({ folder })
    expect(await build({ folder })).toEqual({ written: 0, same: 0, kept: first.written, removed: 0 })
    await writeFile(join(folder, 'CNAME'), 'board.example')
    const { id } = await made.play('reference', (answer) => ({ ...answer, id: 'another', replicate: 2 }))
    const second = await build({ folder })
    expect(await filesIn(folder)).toContain(`answer/${id}.html`)
    expect(second.written).toBeGreaterThan(0)
    const { chatbot } = (await made.store.answer(id)) as Answer
    await made.store.retire({ chatbots: [chatbot] })
    const third = await build({ folder })
    expect(third.removed).toBeGreaterThan(1)
    const files = await filesIn(folder)
    expect(files).not.toContain(`answer/${id}.html`)
    expect(files).toContain('CNAME')
    await made.store.plan([{ ...((await made.store.answer(id)) as Answer), replicate: 1 }])
  })

  it('goes on where it was stopped, and leaves no half a page', async () => {
    const folder = folderOf('stopped')
    const controller = new AbortController()
    controller.abort(new Error('stopped'))
    await expect(build({ folder, signal: controller.signal })).rejects.toThrow('stopped')
    const whole = await build({ folder })
    expect(whole.kept).toBe(0)
    expect((await filesIn(folder)).filter((file) => file.endsWith('.part'))).toEqual([])
  })

  it('touches no folder, file or link that is not its own', async () => {
    const foreign = folderOf('foreign')
    await mkdir(foreign)
    await writeFile(join(foreign, 'thesis.txt'), 'mine')
    await expect(build({ folder: foreign })).rejects.toThrow(ForeignFolderError)
    await writeFile(join(foreign, 'board-manifest.json'), '{"files":{"thesis.txt":["",""]}}')
    await expect(build({ folder: foreign })).rejects.toThrow(ForeignFolderError)

    const shared = folderOf('shared')
    await mkdir(shared)
    const manifest = { madeBy: 'model-bench board build', files: { '../links/index.html': ['', ''] } }
    await writeFile(join(shared, 'board-manifest.json'), JSON.stringify(manifest))
    await writeFile(join(shared, 'trust.html'), 'mine')
    await expect(build({ folder: shared })).rejects.toThrow(/trust\.html was not made by this bench/)
    expect(await readFile(join(shared, 'trust.html'), 'utf8')).toBe('mine')

    const linked = folderOf('linked')
    await mkdir(linked)
    await writeFile(join(linked, 'board-manifest.json'), JSON.stringify({ ...manifest, files: {} }))
    await symlink(foreign, join(linked, 'answer'))
    await expect(build({ folder: linked })).rejects.toThrow(/is not a folder/)
    expect(await readdir(foreign)).toEqual(['board-manifest.json', 'thesis.txt'])
    await expect(build({ folder: join(foreign, 'thesis.txt') })).rejects.toThrow(/is a file/)
  })

  it('keeps every path inside its folder, whatever ids a store holds', async () => {
    const hostile = [
      '../../../outside',
      '/etc/passwd',
      '..',
      'a/b',
      'CON',
      '%2e%2e%2fx',
      'x'.repeat(300),
      '\u0000',
    ]
    let replicate = 10
    for (const id of hostile) {
      replicate += 1
      await made.play('trap', (answer) => ({ ...answer, id, replicate, chatbotLabel: '../../label' }))
    }
    const folder = folderOf('in/side')
    await build({ folder })
    expect(await readdir(folderOf('in'))).toEqual(['side'])
    const answers = (await filesIn(folder)).filter((file) => file.startsWith('answer/'))
    expect(answers.every((file) => /^answer\/[A-Za-z0-9-]+\.html$/.test(file))).toBe(true)
    await made.store.retire({ chatbots: ['scripted:trap'] })
  })

  it('publishes no key and no path of this machine', async () => {
    const known = 'a-key-that-the-environment-holds'
    const shaped = ['sk-ant-api03-Zq81kfoaWmmQ02LsbV7xPOw4tN', `AIza${'Sy0aB-_9'.repeat(4)}abc`]
    const text = `The key is ${known}, or ${shaped.join(' or ')}.`
    await made.play('says-it-is-done', (answer) => ({
      ...answer,
      id: 'withkeys',
      replicate: 40,
      turns: answer.turns.map((turn) => ({ ...turn, reply: text, remarks: [text] })),
    }))
    const folder = folderOf('keys')
    await build({ folder, secrets: [known] })
    expect(await readFile(join(folder, 'answer/withkeys.html'), 'utf8')).toContain('[secret]')
    const secrets = [known, ...shaped, process.cwd(), `${homedir()}/`, made.folder]
    for (const file of await filesIn(folder)) {
      const content = await readFile(join(folder, file), 'utf8')
      expect(
        secrets.filter((secret) => content.includes(secret)),
        file,
      ).toEqual([])
    }
  })
})
