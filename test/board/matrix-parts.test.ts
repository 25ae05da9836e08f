import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Board, BoardChatbot } from '../../src/board/data/board.ts'
import { matrixParts } from '../../src/board/data/matrix-parts.ts'
import { pathsOf, renderPath } from '../../src/board/pages/index.ts'
import { boardOf } from './played-board.ts'
import { StarterBoard } from './starter-board.ts'

let made: StarterBoard
let small: Board

beforeAll(async () => {
  made = await StarterBoard.make()
  small = (await boardOf(made.store, made.suite)).board
}, 60_000)
afterAll(() => made[Symbol.asyncDispose]())

/** A board of so many chatbots at so many cases, in five replicates, all of which did the same. */
const boardOfSize = (chatbots: number, cases: number): Board => {
  const [chatbot, task] = [small.chatbots[0]!, small.cases[0]!]
  const ids = Array.from({ length: cases }, (_, index) => `MY${index + 1}`)
  const result = chatbot.results[0]!
  return {
    ...small,
    cases: ids.map((id) => ({ ...task, id })),
    chatbots: Array.from({ length: chatbots }, (_, index): BoardChatbot => {
      const name = `bot-${index + 1}`
      const results = ids.flatMap((caseId) =>
        Array.from({ length: 5 }, (_each, replicate) => ({
          ...result,
          planned: { ...result.planned, caseId, chatbot: name, replicate: replicate + 1 },
        })),
      )
      return { ...chatbot, id: name, name, label: name, slug: name, results }
    }),
  }
}

const source = (board: Board) => ({ board, store: made.store })

describe('the matrix', () => {
  it('of a small board is one page, without a choice of parts', async () => {
    expect(matrixParts(small)).toEqual([small.chatbots])
    expect(await renderPath(source(small), 'matrix.html', { mode: 'static' })).not.toContain(
      'Chatbots by rank',
    )
    expect(await renderPath(source(small), 'matrix-2.html', { mode: 'static' })).toBeUndefined()
    expect(pathsOf(small).filter((path) => path.startsWith('matrix'))).toEqual(['matrix.html'])
  })

  it('of a large board is in parts of one length, each of which a browser has at once', async () => {
    const board = boardOfSize(50, 60)
    const parts = matrixParts(board)
    expect(parts.flat()).toEqual(board.chatbots)
    expect(parts.map(({ length }) => length)).toEqual([17, 16, 17])
    const paths = pathsOf(board).filter((path) => path.startsWith('matrix'))
    expect(paths).toEqual(['matrix.html', 'matrix-2.html', 'matrix-3.html'])
    for (const [index, path] of paths.entries()) {
      const page = (await renderPath(source(board), path, { mode: 'static' })) ?? ''
      expect(page.length).toBeLessThan(200_000)
      for (const { slug } of board.chatbots)
        expect(page.includes(`id="${slug}"`)).toBe(parts[index]!.some((chatbot) => chatbot.slug === slug))
      for (const other of paths)
        expect(page).toMatch(
          other === path ? `<a href="${other}" aria-current="page">` : `<a href="${other}">`,
        )
    }
    for (const none of ['matrix-1.html', 'matrix-4.html', 'matrix-0.html', 'matrix-02.html'])
      expect(await renderPath(source(board), none, { mode: 'static' })).toBeUndefined()
  })

  it('is entered from the ranking at the row of the chatbot', async () => {
    const board = boardOfSize(30, 60)
    expect(matrixParts(board).map(({ length }) => length)).toEqual([15, 15])
    const ranking = (await renderPath(source(board), 'index.html', { mode: 'static' })) ?? ''
    expect(ranking).toContain('<a href="matrix.html#bot-15">')
    expect(ranking).toContain('<a href="matrix-2.html#bot-16">')
  })
})
