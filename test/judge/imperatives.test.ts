import { describe, expect, it } from 'vitest'
import { imperativeSentences } from '../../src/judge/imperatives.ts'

const cs = (text: string) => imperativeSentences(text, 'cs').length > 0
const en = (text: string) => imperativeSentences(text, 'en').length > 0

describe('an instruction', () => {
  it.each([
    'Zkontrolujte těsnost dveří.',
    'Poté proveďte kalibraci.',
    '1. Otřete jehlu.',
    '• Vezměte rukavice.',
    'Zapište to do deníku.',
    'Zkontrolovat teplotu.',
    'Vzorky musí být popsány.',
    'Lednice nesmí stát u okna.',
    'Je nutné volat servis.',
    'Teplota má být zapsána.',
    'action: Informovat vedoucí.',
  ])('in Czech: %s', (text) => expect(cs(text)).toBe(true))

  it.each([
    'Lednice stojí v chodbě.',
    'Laborantka kontrolu provedla v pondělí.',
    'Limit je 30 minut.',
    'Počet vzorků byl 12.',
    'Audit proběhl.',
    'Výsledky jsou ještě platné.',
  ])('is not, in Czech: %s', (text) => expect(cs(text)).toBe(false))

  it.each([
    'Check the seal.',
    'Then record it.',
    'Samples must be labelled.',
    '2) Wear gloves.',
    'Do not open it.',
  ])('in English: %s', (text) => expect(en(text)).toBe(true))
  it.each(['The refrigerator stands in the hall.', 'Checks were made.', 'It was cleaned on Monday.'])(
    'is not, in English: %s',
    (text) => expect(en(text)).toBe(false),
  )

  it('keeps the offsets of its text', () => {
    const text = 'Lednice stojí.\nOtřete jehlu.'
    for (const { start, end, text: sentence } of imperativeSentences(text, 'cs'))
      expect(text.slice(start, end)).toBe(sentence)
  })
})
