import { type Command, InvalidArgumentError } from 'commander'
import type { BoardBuildOptions } from './board-build.ts'
import type { BoardServeOptions } from './board-serve.ts'
import { withExamples, withJson, withStore, withSuite } from './options.ts'

const portNumber = (value: string): number => {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.')
  return port
}

const withBoard = (command: Command): Command =>
  withStore(withSuite(command))
    .option('--fingerprint <hash>', 'the beginning of a fingerprint (default: the one that graded last)')
    .option('--example <answer>', 'the answer that the scoring page works through (default: one of CB14)')

/** `model-bench board`: the web pages of a store, as files or served. */
export const registerBoard = (program: Command): void => {
  const board = program.command('board').description('the web pages of a store: as files, or served')
  const build = board
    .command('build')
    .description('write the board as files, only those that changed')
    .requiredOption('--out <dir>', 'the folder that it is written to')
    .action(async (options: BoardBuildOptions) => {
      const { boardBuild } = await import('./board-build.ts')
      await boardBuild(options)
    })
  withJson(withBoard(build))
  withExamples(build, ['board build --out site', 'board build --out site --fingerprint 4f2a'])
  const serve = board
    .command('serve')
    .description('serve the board, and follow a run as it goes')
    .option('--port <number>', 'the port; 0 for any that is free', portNumber, 4180)
    .option(
      '--host <address>',
      'the address to listen on; other than this machine, it asks for a token',
      '127.0.0.1',
    )
    .action(async (options: BoardServeOptions) => {
      const { boardServe } = await import('./board-serve.ts')
      await boardServe(options)
    })
  withBoard(serve)
  withExamples(serve, ['board serve', 'board serve --port 8080', 'board serve --host 0.0.0.0'])
  for (const command of board.commands) command.exitOverride()
}
