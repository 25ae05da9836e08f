import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compatibleWire, openaiWire } from '../chatbot/servers/openai-server.ts'
import { type Step, startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { Terminal } from '../cli/terminal.ts'
import { cleanEnvironment, mainFile, WorkFolder } from './command-line.ts'

const hasScript = spawnSync('script', ['--version']).status === 0
const reason = hasScript ? '' : ' (skipped: there is no program `script` here to make one)'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Runs the command line with its progress on a terminal of that size, and gives all that stood there, picture by picture. */
const onTerminal = async (
  columns: number,
  rows: number,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) => {
  const { CI: _, ...environment } = cleanEnvironment({ ...env, TERM: 'xterm' })
  const command = [process.execPath, mainFile, ...args].map(quoted).join(' ')
  const child = spawn(
    'script',
    ['-qefc', `stty cols ${columns} rows ${rows}; exec ${command} > /dev/null`, '/dev/null'],
    { env: environment, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const terminal = new Terminal(columns, rows)
  const pictures: (readonly string[])[] = []
  let raw = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    raw += text
    terminal.write(text)
    pictures.push([...terminal.text])
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, pictures, raw, last: terminal.text }
}

describe.skipIf(!hasScript)(`on a terminal of 60 columns${reason}`, () => {
  it('a run is a line a chatbot: done, running, waiting until when, tokens, cost and time left, and nothing garbled', async () => {
    await using folder = await WorkFolder.make()
    const slowly = (step: Step, ms: number): Step => {
      const until = new Promise((resolve) => setTimeout(resolve, ms))
      return { kind: 'late', until, after: 'nothing', body: step.body }
    }
    await using server = await startScriptedServer((_request, index) =>
      index === 4
        ? openaiWire.error(429, 'slow \u001b[2J down', { 'retry-after': '2' })
        : slowly(openaiWire.reply({ text: 'I have read it.' }), 60),
    )
    await using other = await startScriptedServer((_request, index) =>
      index === 1
        ? compatibleWire.error(400, 'no \u001b[2J such thing')
        : slowly(compatibleWire.reply({ text: 'I have read it.' }), 60),
    )
    const args = ['run', '--suite', 'suites/starter', '--replicates', '12', '--concurrency', '2']
    args.push('--chatbot', 'openai:gpt-5.2', '--chatbot', 'compatible:house-model-of-a-long-name')
    args.push('--store', folder.file('store.db'))
    const { code, pictures, raw, last } = await onTerminal(60, 20, args, {
      OPENAI_API_KEY: 'key-of-this-test-0123456789',
      MODEL_BENCH_OPENAI_BASE_URL: server.url,
      MODEL_BENCH_COMPATIBLE_BASE_URL: other.url,
    })
    expect(code, raw).toBe(0)

    const live = (picture: readonly string[], label: RegExp) =>
      picture.filter((line) => label.test(line) && /\d+\/12\b/.test(line))
    for (const picture of pictures) {
      expect(live(picture, /^GPT/).length).toBeLessThanOrEqual(1)
      expect(live(picture, /^house/).length).toBeLessThanOrEqual(1)
    }
    const all = pictures.flat()
    const waiting = all.filter((line) => /^GPT.* {2}\d+\/12.* till \d\d:\d\d:\d\d/.test(line))
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.at(-1)).toMatch(/ {2}\d+(\.\d+k)?( tokens)? {2}\$0\.\d+ {2}<1 min/)
    expect(all.some((line) => /^house.*\b[12] (on|running)\b/.test(line))).toBe(true)
    expect(all.some((line) => /^house.*(cost unknown|\$\?)/.test(line))).toBe(true)
    for (const [, control] of raw.matchAll(/\u001b(.{1,3})/g)) expect(control).toMatch(/^\[(\d+A|0J|\?7)/)
    expect(last.join('')).toContain('answered 400: no [2J such thing')
    expect(live(last, /^GPT/)[0]).toMatch(/^GPT-5\.2 +12\/12/)
    expect(readFileSync(folder.file('report.html'), 'utf8')).toContain('GPT-5.2')
  })
})
