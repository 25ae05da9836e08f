import { toGithub } from '../interop/github.ts'
import { type JunitCase, toJunit } from '../interop/junit.ts'
import { withoutRevision } from '../run/chatbot-name.ts'
import { type GateReason, gate, type Result } from '../score/index.ts'
import { openStore, resultsOf, toResult } from '../store/index.ts'
import { readBaseline } from './baseline.ts'
import { chatbotNamed } from './chatbot-named.ts'
import { CommandError, exitCode } from './exit.ts'
import { note, print, printJson } from './output.ts'
import { resolveStore, type SettingOptions } from './settings.ts'
import { storedFingerprint } from './stored-fingerprint.ts'

export interface GateOptions extends SettingOptions {
  readonly minScore?: number
  /** False where `--no-zero` was given. */
  readonly zero: boolean
  readonly baseline?: string
  readonly maxDrop?: number
  readonly fingerprint?: string
  readonly format: 'text' | 'json' | 'junit' | 'github'
  readonly json?: boolean
}

interface Gated {
  readonly chatbot: string
  readonly label: string
  readonly reasons: readonly GateReason[]
}

/** What `gate` does. Gives the exit code: 1 where a chatbot does not pass. */
export const gateCommand = async (options: GateOptions): Promise<number> => {
  const { minScore, maxDrop, baseline: path } = options
  if ((maxDrop === undefined) !== (path === undefined))
    throw new CommandError('--baseline and --max-drop go together: a drop from what, and how much of one.')
  await using store = await openStore(await resolveStore(options), { mode: 'read' })
  const fingerprint = await storedFingerprint(store, options.fingerprint)
  const all = await resultsOf(store, { ranFingerprint: fingerprint.ran, fingerprint: fingerprint.hash })
  const planned = all.map((result) => result.planned)
  const chosen = options.chatbot?.map((name) => chatbotNamed(name, planned))
  const baseline = path === undefined ? undefined : await readBaseline(path, fingerprint)
  const terms = {
    noZero: !options.zero,
    ...(minScore === undefined ? {} : { minScore }),
    ...(maxDrop === undefined ? {} : { maxDrop }),
  }
  const results = new Map<string, { label: string; results: Result[] }>()
  for (const result of all) {
    const { chatbot, chatbotLabel } = result.planned
    if (chosen && !chosen.includes(chatbot)) continue
    const its = results.get(chatbot) ?? { label: chatbotLabel, results: [] }
    its.results.push(toResult(result))
    results.set(chatbot, its)
  }
  if (results.size === 0) throw new CommandError('Nothing is planned under this fingerprint: run first.')
  const gated = [...results].map(([id, { label, results: its }]): Gated => {
    const chatbot = withoutRevision(id)
    const before = baseline?.get(chatbot)
    if (baseline && !before) note(`${label} is not in the baseline: its drop is not looked at.`)
    return { chatbot, label, reasons: gate(its, terms, before) }
  })
  say(gated, options)
  return gated.every(({ reasons }) => reasons.length === 0) ? exitCode.fine : exitCode.failed
}

const say = (gated: readonly Gated[], options: GateOptions): void => {
  switch (options.json ? 'json' : options.format) {
    case 'text':
      print(gated.map(described).join('\n'))
      return
    case 'json':
      printJson({ passed: gated.every(({ reasons }) => reasons.length === 0), chatbots: gated })
      return
    case 'junit':
      process.stdout.write(toJunit('model-bench gate', gated.map(junitCase)))
      return
    case 'github':
      process.stdout.write(
        toGithub(
          gated.flatMap(({ label, reasons }) =>
            reasons.map(({ text }) => ({ level: 'error' as const, title: `Model Bench: ${label}`, text })),
          ),
        ),
      )
      return
  }
}

const described = ({ label, reasons }: Gated): string =>
  reasons.length === 0
    ? `${label} passes`
    : `${label} does not pass:\n${reasons.map(({ text }) => `  ${text}`).join('\n')}`

const junitCase = ({ label, chatbot, reasons: [first, ...rest] }: Gated): JunitCase => ({
  suite: 'gate',
  name: `${label} (${chatbot})`,
  seconds: 0,
  result: first
    ? {
        kind: 'failed',
        summary: rest.length > 0 ? `${first.text}, and ${rest.length} more` : first.text,
        details: [first, ...rest].map(({ text }) => text).join('\n'),
      }
    : { kind: 'passed' },
})
