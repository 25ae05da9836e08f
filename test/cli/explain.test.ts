import { afterEach, describe, expect, it, vi } from 'vitest'
import { explain } from '../../src/cli/explain.ts'
import { RunStopped } from '../../src/run/index.ts'

describe('how a command ends that threw', () => {
  afterEach(() => vi.restoreAllMocks())

  it('stopped by a signal, it is no fault of the bench, whichever command it was', () => {
    let said = ''
    vi.spyOn(process.stderr, 'write').mockImplementation((piece) => {
      said += String(piece)
      return true
    })
    expect(explain(new RunStopped(), false)).toBe(130)
    expect(said).toBe('Stopped. What was done is kept; run the same command again to go on.\n')
  })
})
