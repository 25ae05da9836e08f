import type { ImportModule } from '../suite/index.ts'

/**
 * Imports a TypeScript file of a suite or a configuration. `model-bench` in it is this very package,
 * wherever the file lies.
 */
export const importModule: ImportModule = async (path) => {
  const [{ createJiti }, api] = await Promise.all([import('jiti'), import('../index.ts')])
  const jiti = createJiti(import.meta.url, {
    virtualModules: { 'model-bench': api },
    moduleCache: false,
    interopDefault: false,
  })
  return jiti.import<Record<string, unknown>>(path)
}
