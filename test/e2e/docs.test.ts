import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { cleanEnvironment, mainFile, WorkFolder } from './command-line.ts'

const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

const inQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A command, with the lines after `chatbot> ` as what is typed into it. */
const typedInto = (command: string): string => {
  const [first = '', ...lines] = command.trimEnd().split('\n')
  const typed = lines.flatMap((line) =>
    line.startsWith('chatbot> ') ? [line.slice('chatbot> '.length)] : [],
  )
  return typed.length === 0 ? first : `printf '%s\\n' ${typed.map(inQuotes).join(' ')} | ${first}`
}

/**
 * What a page has its reader do, in its order: the commands that its `console` blocks show as run, and the files that it
 * shows whole, whose block names their path.
 */
const commandsOf = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```/gm)].flatMap(
    ([, language = '', path, block = '']) => {
      if (path !== undefined) return [`printf '%s' ${inQuotes(block)} > ${inQuotes(path)}`]
      return language === 'console' ? block.split(/^\$ /m).slice(1).map(typedInto) : []
    },
  )

/** A folder that looks like a checkout, with `npx model-bench` as the built command line. */
const checkout = async (folder: WorkFolder): Promise<string> => {
  await mkdir(folder.file('bin'))
  await mkdir(folder.file('work'))
  for (const [name, args] of [
    ['npx', 'shift; '],
    ['model-bench', ''],
  ] as const) {
    await writeFile(
      folder.file(`bin/${name}`),
      `#!/bin/sh\n${args}exec '${process.execPath}' '${mainFile}' "$@"\n`,
    )
    await chmod(folder.file(`bin/${name}`), 0o755)
  }
  for (const name of ['suites', 'docs']) await symlink(resolve(name), folder.file(`work/${name}`))
  return folder.file('bin')
}

describe('every command that a page shows', () => {
  const withCommands = pages.filter((page) => commandsOf(page).length > 0)

  it('stands on the pages that a newcomer reads', () => {
    expect(withCommands).toEqual(
      expect.arrayContaining(['README.md', 'docs/concepts.md', 'docs/writing-a-case.md']),
    )
  })

  it.each(withCommands)(
    '%s: each ends well, one after the other',
    async (page) => {
      await using folder = await WorkFolder.make()
      await using server = await startScriptedServer(() =>
        geminiWire.reply({ text: 'Článek 7.5 Nonconforming work.' }),
      )
      const bin = await checkout(folder)
      const script = commandsOf(page)
        .map((command) => `echo '$ ${command.replaceAll("'", "'\\''")}' >&2\n${command}`)
        .join('\n')
      await writeFile(folder.file('script.sh'), `set -eo pipefail\n${script}\n`)
      const { code, output } = await new Promise<{ code: number | null; output: string }>((done) => {
        const shell = spawn('bash', [folder.file('script.sh')], {
          cwd: folder.file('work'),
          env: cleanEnvironment({
            PATH: `${bin}:${join(process.execPath, '..')}:${process.env['PATH']}`,
            MODEL_BENCH_GOOGLE_BASE_URL: server.url,
          }),
        })
        let text = ''
        for (const stream of [shell.stdout, shell.stderr]) {
          stream.on('data', (data) => {
            text += data
          })
        }
        shell.on('close', (status) => done({ code: status, output: text }))
      })
      expect(code, output.slice(-3000)).toBe(0)
    },
    180_000,
  )
})

describe('links between pages', () => {
  it.each(pages)('%s leads only to what is there', (page) => {
    const folder = join(page, '..')
    const prose = readFileSync(page, 'utf8').replace(/`[^`\n]*`/g, '')
    const links = [...prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  })
})
