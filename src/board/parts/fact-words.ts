import { parseRichText } from '../../richtext/index.ts'
import { type LoadedCase, type Suite, userSource, userTexts } from '../../suite/index.ts'

/** The words of a fact and what stands around them in their paragraph, as a reader sees it. */
export interface FactWords {
  readonly before: string
  readonly words: string
  readonly after: string
}

const textsOf = ({ seed }: Pick<Suite, 'seed'>, task: LoadedCase, code: string): readonly string[] => {
  if (code === userSource) return userTexts(task)
  const versions = seed.documents.filter((document) => document.code === code)
  const valid = versions.filter(({ status }) => status === 'valid')
  return [
    ...[...valid, ...versions].map(({ html }) => parseRichText(html).text),
    ...seed.files.filter((file) => file.code === code).flatMap(({ pages }) => pages),
  ]
}

/** Characters around the words at most. */
const around = 160

/** A fact's words where they stand in their document; alone where they stand there otherwise. */
export const factWords = (
  suite: Pick<Suite, 'seed'>,
  task: LoadedCase,
  { document, words }: { readonly document: string; readonly words: string },
): FactWords => {
  for (const text of textsOf(suite, task, document)) {
    const at = text.indexOf(words)
    if (at < 0) continue
    const lineStart = text.lastIndexOf('\n', at) + 1
    const lineBreak = text.indexOf('\n', at + words.length)
    const lineEnd = lineBreak < 0 ? text.length : lineBreak
    const from = Math.max(lineStart, at - around)
    const to = Math.min(lineEnd, at + words.length + around)
    return {
      before: `${from > lineStart ? '…' : ''}${text.slice(from, at)}`,
      words,
      after: `${text.slice(at + words.length, to)}${to < lineEnd ? '…' : ''}`,
    }
  }
  return { before: '', words, after: '' }
}
