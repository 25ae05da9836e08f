import type { Command } from 'commander'
import type { DoctorOptions } from './diagnose.ts'
import { withExamples, withJson, withStore } from './options.ts'

/** `model-bench doctor`: whether this machine can run a bench. */
export const registerDoctor = (program: Command): void => {
  const command = program
    .command('doctor')
    .description('check Node, the store, the keys and whether the providers with a key can be reached')
    .option('--config <file>', 'a configuration other than bench.config.ts')
    .option('--offline', 'contact no provider')
    .action(async (options: DoctorOptions) => {
      const { diagnose } = await import('./diagnose.ts')
      process.exitCode = await diagnose(options)
    })
  withJson(withStore(command))
  withExamples(command, ['doctor', 'doctor --offline --json'])
}
