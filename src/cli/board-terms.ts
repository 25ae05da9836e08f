import { createHash } from 'node:crypto'
import { readAssets, rendererHash } from '../board/assets.ts'
import { suiteFingerprint } from '../fingerprint/index.ts'
import type { Store } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'
import { CommandError } from './exit.ts'
import { secretsOf } from './secrets.ts'
import type { SettingOptions } from './settings.ts'

/** The options that both ways to show a board have. */
export interface BoardOptions extends SettingOptions {
  readonly fingerprint?: string
  readonly example?: string
}

/** What both ways to show a board need beside the store. */
export const boardTerms = async (suite: Suite) => {
  const own = await suiteFingerprint(suite, 'none')
  return {
    assets: await readAssets(),
    maker: createHash('sha256')
      .update(own.hash)
      .update(await rendererHash())
      .digest('hex'),
    secrets: secretsOf(process.env),
  }
}

/**
 * The example that was asked for.
 * @throws {CommandError} where the store has no such answer
 */
export const exampleOf = async (
  store: Store,
  { example }: BoardOptions,
): Promise<{ readonly example?: string }> => {
  if (example === undefined) return {}
  if (!(await store.answer(example)))
    throw new CommandError(
      `The store has no answer ${example}. "model-bench report --format csv" lists them.`,
    )
  return { example }
}
