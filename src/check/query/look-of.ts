import type { RichText, RunStyle, Span } from '../../richtext/index.ts'

/** A piece of text in one style. */
export interface StyledPiece {
  readonly text: string
  readonly style: RunStyle
}

/** What a reader sees of a stretch, style by style; white space and punctuation have no look that counts. */
export const piecesAt = ({ blocks }: RichText, { start, end }: Span): readonly StyledPiece[] =>
  blocks
    .filter((block) => block.start < end && block.end > start)
    .flatMap((block) =>
      block.runs.map(({ text, style, start: from }) => ({
        text: text.slice(Math.max(0, start - block.start - from), Math.max(0, end - block.start - from)),
        style,
      })),
    )
    .filter(({ text }) => /[^\s\p{P}\p{Cf}]/u.test(text))
