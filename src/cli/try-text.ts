import { harmless } from './output.ts'

/** Of a terminal that nobody widened. */
const width = 80

/** A text for the terminal, broken between words, each line indented. What somebody else wrote is made harmless. */
export const paragraph = (text: string, indent = ''): string =>
  harmless(text)
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = ['']
      for (const word of line.split(/(?<=\s)(?=\S)/)) {
        const last = lines.at(-1) ?? ''
        if (last !== '' && indent.length + last.length + word.trimEnd().length > width) lines.push(word)
        else lines[lines.length - 1] = last + word
      }
      return lines.map((each) => `${indent}${each}`.trimEnd())
    })
    .join('\n')
