import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { CommandError } from './exit.ts'
import { withExamples, withJson, withSuite } from './options.ts'
import { print, printJson } from './output.ts'
import type { SettingOptions } from './settings.ts'

const readInput = async () => {
  const { z } = await import('zod')
  const findings = z.array(z.looseObject({ type: z.string() }))
  // A misspelt list must not read as an empty one; what else a finding or a check carries does no harm.
  const schema = z.strictObject({
    ended: z.enum(['finished', 'ran out', 'failed']),
    checks: z
      .array(z.looseObject({ name: z.string(), outcome: z.enum(['passed', 'failed', 'unknown']) }))
      .default([]),
    findings: findings.default([]),
    dropped: findings.default([]),
    judgeFailed: z.string().optional(),
  })
  const input = await text(process.stdin)
  let value: unknown
  try {
    value = JSON.parse(input)
  } catch (error) {
    throw new CommandError(
      `Standard input is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || 'input'}: ${message}`)
  throw new CommandError(`Standard input is not what score reads:\n${wrong.join('\n')}`)
}

/** `model-bench score`: the formula alone, over checks and findings that come on standard input. */
export const registerScore = (program: Command): void => {
  const command = program
    .command('score')
    .description('compute a score from checks and findings on standard input')
    .action(async (options: SettingOptions & { readonly json?: boolean }) => {
      const input = await readInput()
      const [{ resolveSettings }, { readCatalogue }, { score }] = await Promise.all([
        import('./settings.ts'),
        import('./catalogue-file.ts'),
        import('../score/index.ts'),
      ])
      const { suite } = await resolveSettings(options)
      const { judgeFailed, ...rest } = input
      const scored = score(await readCatalogue(suite), {
        ...rest,
        ...(judgeFailed === undefined ? {} : { judgeFailed }),
      })
      if (options.json) printJson(scored)
      else print(scored.derivation.join('\n'))
    })
  withJson(withSuite(command))
  withExamples(command, [
    `score --json <<< '{ "ended": "finished", "checks": [], "findings": [{ "type": "missing_fact" }], "dropped": [] }'`,
  ])
}
