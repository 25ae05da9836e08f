import type { RichText, RunStyle, Span } from '../../richtext/index.ts'
import { firstEndingAfter } from './first-ending-after.ts'

/** A piece of text in one style. */
export interface StyledPiece {
  readonly text: string
  readonly style: RunStyle
}

/** What a reader sees of a stretch, style by style; white space and punctuation have no look that counts. */
export const piecesAt = ({ blocks }: RichText, { start, end }: Span): readonly StyledPiece[] => {
  const pieces: StyledPiece[] = []
  for (let index = firstEndingAfter(blocks, start); ; index += 1) {
    const block = blocks[index]
    if (!block || block.start >= end) return pieces
    for (const run of block.runs) {
      const from = block.start + run.start
      const text = run.text.slice(Math.max(0, start - from), Math.max(0, end - from))
      if (/[^\s\p{P}\p{Cf}]/u.test(text)) pieces.push({ text, style: run.style })
    }
  }
}
