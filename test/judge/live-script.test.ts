import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { geminiWire } from '../chatbot/servers/gemini-server.ts'
import { startScriptedServer } from '../chatbot/servers/scripted-server.ts'
import { environmentFor } from '../chatbot/servers/wire.ts'
import { obedientJudge } from './obedient-judge.ts'
import { says, told } from './scripted-judge.ts'

const judgeLive = (
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const { PATH } = process.env
    const args = [
      '--import',
      'tsx',
      'scripts/judge-live.ts',
      '--suite',
      'suites/starter',
      '--prices',
      '0.3,2.5',
    ]
    execFile(process.execPath, args, { env: { PATH, ...environment } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
    )
  })

describe('npm run judge:live', () => {
  it('judges the scripts of a suite by the real protocol, and prints differences, quotes and costs', async () => {
    // It finds nothing of its own, and says in one reply that the sentence is not there.
    await using server = await startScriptedServer((request) => {
      const asked = Object.keys(request.body.generationConfig.responseSchema.properties)
      const { messages } = told(request)
      const isTrap = messages[0]?.includes(
        'I added the sentence at the end of section 4 of SOP-001, in red.\n',
      )
      if (asked.includes('findings') && isTrap)
        return says({
          findings: [
            {
              type: 'format_not_followed',
              quotes: [{ source: 2, text: 'in red' }],
              why: 'It is black.',
              claimed: null,
            },
          ],
        })
      return asked.includes('findings') ? says({ findings: [] }) : obedientJudge(request)
    })
    const { code, output } = await judgeLive(environmentFor(geminiWire, server.url))
    expect(output).toMatch(/MY01 +reference +5 +5 +0\/0\/0 /)
    expect(output).toContain('MY01 trap: format_not_followed is new: It is black. „in red“')
    expect(output).toMatch(/4 answers judged by google:gemini-3\.8-flash, 1 with differences\./)
    expect(output).toMatch(/0\.00\d\d/)
    expect(code).toBe(1)
  })

  it('says which key is missing', async () => {
    const { code, output } = await judgeLive({})
    expect(output).toContain('GEMINI_API_KEY')
    expect(code).toBe(2)
  })
})
