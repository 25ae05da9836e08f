import { quoted } from '../show.ts'

/** A piece of a document: what a message shows of it, and what must be equal for it to count as unchanged. */
export interface Piece {
  readonly text: string
  readonly counts: string
}

/** The first difference between two lists of pieces, in words; undefined where there is none. */
export const differenceBetween = (olds: readonly Piece[], news: readonly Piece[]): string | undefined => {
  const longer = olds.length >= news.length ? olds : news
  const at = longer.findIndex((_, index) => olds[index]?.counts !== news[index]?.counts)
  const [old, now] = [olds[at], news[at]]
  if (old && now) {
    return old.text === now.text
      ? `${quoted(old.text)} looks different`
      : `where ${quoted(old.text)} stood, there is ${quoted(now.text)}`
  }
  if (old) return `${quoted(old.text)} is gone`
  return now && `${quoted(now.text)} was added`
}
