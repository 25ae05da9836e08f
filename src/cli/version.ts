import { readFileSync } from 'node:fs'

/** The package's version: the code runs two folders below its package.json, from `src/` and from `dist/` alike. */
const readVersion = (): string => {
  for (const path of ['../package.json', '../../package.json']) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
      if (name === 'model-bench') return version
    } catch {}
  }
  return 'unknown'
}

export const version = readVersion()
