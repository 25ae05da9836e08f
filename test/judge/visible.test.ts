import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EvidenceSource, quoteBook } from '../../src/judge/index.ts'
import { visibleText } from '../../src/judge/visible.ts'

const words = 'Příčinou byla porucha.'
const hidden = [
  '\u200b',
  '\u00ad',
  '\u2066',
  '\ufe0f',
  '\u{e0101}',
  '\u{e0041}',
  '\ue000',
  '\u0000',
  '\u001b',
  '\u0378',
]

describe('characters that no reader sees', () => {
  it.each(hidden.map((character) => [`U+${character.codePointAt(0)?.toString(16)}`, character]))(
    '%s is not shown, and keeps no quote from being found at its place',
    (_name, character) => {
      const text = `Lednice stojí. ${[...words].join(character)} Konec.`
      const source: EvidenceSource = { kind: 'record', name: 'NC-1', text }
      expect(visibleText(text).text).toBe(`Lednice stojí. ${words} Konec.`)
      const { location } = quoteBook([source]).verify({ source, text: words })
      expect(location.status).not.toBe('absent')
      const [span] = location.spans
      expect(text.slice(span?.start, span?.end).replaceAll(character, '').replace(/\.$/, '')).toBe(
        words.slice(0, -1),
      )
    },
  )

  it('are all that is left out: line breaks become one kind, and offsets lead back to the source', () => {
    const pieces = fc.constantFrom('a', 'ř', '😀', ' ', '\n', '\t', '\r\n', '\u2028', ...hidden)
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const source = parts.join('')
        const { text, offsetOf } = visibleText(source)
        const seen = parts.filter((part) => !hidden.includes(part)).join('')
        expect(text).toBe(seen.replace(/\r\n?|\u2028/g, '\n'))
        for (const [index, character] of [...text].entries()) {
          const offset = [...text].slice(0, index).join('').length
          if (character !== '\n') expect(source.startsWith(character, offsetOf(offset))).toBe(true)
        }
      }),
    )
  })
})
