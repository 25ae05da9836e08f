import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { collected, nthAnswer } from './sample.ts'
import { temporaryFile } from './temporary.ts'

/** Runs the keeping process until it has said `count` numbers, kills it amid its work, and gives the last number. */
async function killedAfter(path: string, count: number): Promise<number> {
  const script = fileURLToPath(new URL('./keep-until-killed.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  let said = 0
  let last = 0
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    said += 1
    if (said === count) child.kill('SIGKILL')
  }
  expect((await exit)[1]).toBe('SIGKILL')
  return last
}

test('a process killed at any moment leaves whole answers, all that it said it kept, and the next goes on', async () => {
  const path = temporaryFile()
  let before = 0
  for (const count of [1, 7]) {
    const last = await killedAfter(path, count)
    expect(last).toBeGreaterThanOrEqual(before + count)

    {
      // Somebody who only looks finds the same as the next run.
      await using reader = await openStore(path, { mode: 'read' })
      expect([last, last + 1]).toContain((await reader.answerRows()).length)
    }
    await using store = await openStore(path)
    const answers = await collected(store.answers())
    // The one under way may have been kept without being said.
    expect([last, last + 1]).toContain(answers.length)
    expect(answers).toEqual(answers.map((_, index) => nthAnswer(index + 1)))
    expect(await store.totals({ fingerprint: 'none' })).toMatchObject([
      { planned: answers.length, finished: answers.length },
    ])
    before = answers.length
  }
  const file = new SqliteDatabase(path)
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(file.pragma('foreign_key_check')).toEqual([])
  file.close()
})
