import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../src/store/index.ts'
import type { Suite } from '../src/suite/index.ts'
import { keep, playScript, testFingerprint } from '../test/board/played-board.ts'

/** The id of a case's copy: that of CB07 is DB07. */
const copyOf = (id: string): string => `D${id.slice(1)}`

/** A copy of a suite in which each case stands twice. */
export const doubledSuite = async (suite: string, folder: string): Promise<void> => {
  await cp(suite, folder, { recursive: true })
  const cases = join(folder, 'cases')
  for (const id of await readdir(cases)) {
    const copy = join(cases, copyOf(id))
    await mkdir(copy)
    for (const name of await readdir(join(cases, id))) {
      const text = await readFile(join(cases, id, name), 'utf8')
      await writeFile(join(copy, name), text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), copyOf(id)))
    }
  }
}

/** What every case has a script for. */
const scripts = ['reference', 'trap', 'says-it-is-done', 'do-nothing']

/** Plays four scripts of every case and keeps the answers, graded, for the case and for its copy. */
export const playDoubled = async (suite: Suite, store: Store): Promise<void> => {
  await store.keepFingerprint(testFingerprint)
  for (const task of suite.cases.filter(({ id }) => !id.startsWith('D'))) {
    for (const script of task.scripts.filter(({ name }) => scripts.includes(name))) {
      const { answer, grade } = await playScript(suite, task, script)
      await keep(store, answer, grade)
      const id = `${answer.id}d`
      await keep(store, { ...answer, id, caseId: copyOf(task.id) }, grade && { ...grade, answerId: id })
    }
  }
}
