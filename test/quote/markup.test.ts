import { describe, expect, test } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'
import { verdict } from './kinds.ts'

const marked = (source: string, quote: string): readonly string[] =>
  locate(fold(source), quote).spans.map(({ start, end }) => source.slice(start, end))

describe('what is no markup', () => {
  test('an entity of no meaning is marked letter for letter', () => {
    expect(marked('Pole &jednotka; vyplňte', 'jednotka')).toEqual(['jednotka'])
    expect(marked('Pole &amp;jednotka; vyplňte', 'jednotka')).toEqual(['jednotka'])
  })

  test.each([...'([{<=≤≥±+~×/-'])('after a %s a number in brackets is no note', (sign) => {
    const source = `Uveďte hodnotu x ${sign}[3] kusů`
    expect(verdict(source, `hodnotu x ${sign} kusů`)).toBe('absent')
    expect(verdict(source, `hodnotu x ${sign}[3] kusů`)).toBe('stands')
  })
})

test.each(
  [
    'allowfullscreen async autofocus autoplay checked compact contenteditable controls default defer disabled',
    'download draggable hidden inert ismap itemscope loop multiple muted nohref noshade novalidate nowrap open',
    'readonly required reversed selected',
  ].flatMap((names) => names.split(' ')),
)('%s needs no value', (name) => {
  for (const written of [name, name.toUpperCase(), `class="x" ${name}`])
    expect(verdict(`Vzorky <p ${written}>označte</p> ihned`, 'Vzorky označte ihned')).toBe('stands')
})
