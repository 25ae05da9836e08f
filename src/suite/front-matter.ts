import type { Fault } from './fault.ts'

/** A file's front matter and what follows it. `line` is the line at which each part begins. */
export interface FrontMatter {
  readonly yaml: { readonly text: string; readonly line: number }
  readonly body: { readonly text: string; readonly line: number }
}

const fence = /^---[ \t]*$/

/** Parts a text into its YAML front matter, between two lines of `---`, and its body. */
export const splitFrontMatter = (file: string, text: string): FrontMatter | Fault => {
  const lines = text.split('\n')
  if (!fence.test(lines[0] ?? '')) {
    return { file, line: 1, column: 1, message: 'front matter is missing: the first line must be "---".' }
  }
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (end < 0) {
    return {
      file,
      line: 1,
      column: 1,
      message: 'front matter has no end: a second line "---" must follow it.',
    }
  }
  let start = end + 1
  while (start < lines.length && lines[start]?.trim() === '') start += 1
  return {
    yaml: { text: lines.slice(1, end).join('\n'), line: 2 },
    body: { text: lines.slice(start).join('\n'), line: start + 1 },
  }
}
