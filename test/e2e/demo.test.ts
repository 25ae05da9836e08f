import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { cleanEnvironment } from './command-line.ts'

describe('npm run demo', () => {
  it('runs the shipped suite with its scripted chatbots, prints a score table and where the report and the board lie', async () => {
    const { code, output } = await new Promise<{ code: number | null; output: string }>((done) => {
      const child = spawn(process.execPath, ['scripts/demo.js'], { env: cleanEnvironment() })
      let text = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data) => {
          text += data
        })
      }
      child.on('close', (status) => done({ code: status, output: text }))
    })
    expect(code, output).toBe(0)
    expect(output).toMatch(/scripted · reference +5\.00/)
    expect(output).toMatch(/scripted · do-nothing +0\.00/)
    expect(output).toMatch(/scripted · says-it-is-done +0\.00/)
    expect(output).toContain('CB14')
    expect(output).toMatch(/Report: \S+demo\.html/)
    expect(output.trimEnd()).toMatch(/Board: file:\S+demo-board\/index\.html$/)
  })
})
