import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CostLimits } from '../run/budget.ts'
import { SuiteError } from '../suite/fault.ts'
import { readModule } from '../suite/module-file.ts'
import { type BenchDeclaration, benchSchema } from './bench-declaration.ts'
import { CommandError } from './exit.ts'
import { importModule } from './import-module.ts'

/** The options of the command line that say the same as a configuration does. */
export interface SettingOptions {
  readonly config?: string
  readonly suite?: string
  readonly case?: readonly string[]
  readonly chatbot?: readonly string[]
  readonly judge?: string
  readonly replicates?: number
  readonly concurrency?: number
  readonly store?: string
  readonly maxCost?: number
  readonly maxCostPerChatbot?: number
}

/** What a command works with. */
export interface Settings {
  readonly suite: string
  readonly cases: readonly string[] | undefined
  readonly chatbots: readonly string[]
  readonly judge: string
  readonly replicates: number
  readonly concurrency: number
  readonly store: string
  readonly baseUrls: Readonly<Record<string, string>>
  readonly limits: NonNullable<BenchDeclaration['limits']>
  readonly prices: NonNullable<BenchDeclaration['prices']>
  readonly maxCost: CostLimits
}

const isUrl = (location: string): boolean => /^[a-z]+:/i.test(location)

const configName = 'bench.config.ts'

const readConfig = async (
  option: string | undefined,
): Promise<{ folder: string; declared: BenchDeclaration }> => {
  const path = resolve(option ?? configName)
  if (!existsSync(path)) {
    if (option !== undefined) throw new CommandError(`There is no configuration ${option}.`)
    return { folder: process.cwd(), declared: {} }
  }
  const loaded = await readModule<BenchDeclaration>(
    option ?? configName,
    path,
    benchSchema,
    'defineBench',
    importModule,
  )
  if (!loaded.ok) throw new SuiteError(loaded.faults)
  return { folder: join(path, '..'), declared: loaded.located.value }
}

/** A suite in the folder where the command runs, or the one that it is run inside of. */
const suiteAtHand = (): string | undefined =>
  ['.', 'suite', 'suites/lab-qms'].find((folder) => existsSync(join(folder, 'suite.ts')))

const storeLocation = (options: SettingOptions, folder: string, { store }: BenchDeclaration): string =>
  options.store ??
  (store === undefined ? join('.model-bench', 'store.db') : isUrl(store) ? store : resolve(folder, store))

/** Where the store is, for a command that needs no suite. */
export const resolveStore = async (options: SettingOptions): Promise<string> => {
  const { folder, declared } = await readConfig(options.config)
  return storeLocation(options, folder, declared)
}

/** The other addresses of providers that the configuration gives. */
export const readBaseUrls = async (options: SettingOptions): Promise<Readonly<Record<string, string>>> =>
  (await readConfig(options.config)).declared.baseUrls ?? {}

/**
 * What a command works with: its options, else the configuration, else what is usual.
 * @throws {CommandError} where no suite is named and none is at hand
 * @throws {SuiteError} where the configuration is at fault
 */
export const resolveSettings = async (options: SettingOptions): Promise<Settings> => {
  const { folder, declared } = await readConfig(options.config)
  const suite =
    options.suite ?? (declared.suite === undefined ? suiteAtHand() : resolve(folder, declared.suite))
  if (suite === undefined) {
    throw new CommandError(
      `No suite is named: give --suite DIR, or write suite: 'DIR' into ${configName}. "model-bench init" makes a small one.`,
    )
  }
  return {
    suite,
    cases: options.case ?? declared.cases,
    chatbots: options.chatbot ?? declared.chatbots ?? [],
    judge: options.judge ?? declared.judge ?? 'none',
    replicates: options.replicates ?? declared.replicates ?? 1,
    concurrency: options.concurrency ?? declared.concurrency ?? 8,
    store: storeLocation(options, folder, declared),
    baseUrls: declared.baseUrls ?? {},
    limits: declared.limits ?? {},
    prices: declared.prices ?? {},
    maxCost: {
      run: options.maxCost ?? declared.maxCostUsd,
      chatbot: options.maxCostPerChatbot ?? declared.maxCostUsdPerChatbot,
    },
  }
}
