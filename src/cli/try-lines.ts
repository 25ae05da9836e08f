import { createInterface } from 'node:readline'

/** What a person types, a line at a time. */
export interface Lines {
  /** The next line; undefined where there are no more. */
  next(prompt: string): Promise<string | undefined>
  close(): void
}

/** The lines of standard input. At a terminal each is asked for, and Ctrl-C or Ctrl-D ends them. */
export const linesOfInput = (): Lines => {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal })
  const typed: string[] = []
  const waiting: ((line: string | undefined) => void)[] = []
  let isOver = false
  reader.on('line', (line) => {
    const wanted = waiting.shift()
    if (wanted) wanted(line)
    else typed.push(line)
  })
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    isOver = true
    for (const wanted of waiting.splice(0)) wanted(undefined)
  })
  return {
    next: (prompt) => {
      if (typed.length > 0) return Promise.resolve(typed.shift())
      if (isOver) return Promise.resolve(undefined)
      if (isTerminal) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      return new Promise((done) => waiting.push(done))
    },
    close: () => reader.close(),
  }
}
