import { describe, expect, test } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'

describe('the marks at the ends of a quote', () => {
  test.each([
    ['Vložte kyvetu (modrou) vlevo.', '(modrou)', 'exact', ['(modrou)']],
    ['Vložte kyvetu (modrou) vlevo.', '(modrou', 'exact', ['(modrou']],
    ['Vložte kyvetu (modrou) vlevo.', '„modrou“', 'folded', ['modrou']],
    ['Vložte kyvetu (modrou) vlevo.', '  (modrou)\n', 'exact', ['(modrou)']],
    ['Vložte kyvetu „modrou“ vlevo.', '"modrou"', 'folded', ['„modrou“']],
    ['Vložte kyvetu , potom čekejte.', 'kyvetu .', 'folded', ['kyvetu']],
    ['Vložte kyvetu (modrou) vlevo.', 'kyvetu .', 'folded', ['kyvetu']],
    ['Vložte kyvetu modrou vlevo.', '. modrou', 'folded', ['modrou']],
    ['Vložte kyvetu modrou', 'modrou.', 'folded', ['modrou']],
    ['(Ano) i (ano) a [ano].', '(ano)', 'ambiguous', ['(Ano)', '(ano)', 'ano']],
    ['"Ano"ano"', '"ano"', 'ambiguous', ['"Ano"', 'ano"']],
  ])('%s: „%s“ is %s', (source, quote, status, passages) => {
    const location = locate(fold(source), quote)
    expect(location.status).toBe(status)
    expect(location.spans.map(({ start, end }) => source.slice(start, end))).toEqual(passages)
    expect(location).not.toHaveProperty('pieces')
  })
})

test('each place of a quote with an ellipsis has its pieces', () => {
  const source = 'Zapište čas odběru. Zapište čas příjmu.'
  const { status, pieces } = locate(fold(source), 'zapište … čas')
  expect(status).toBe('ambiguous')
  expect(pieces?.map((each) => each.map(({ start, end }) => source.slice(start, end)))).toEqual([
    ['Zapište', 'čas'],
    ['Zapište', 'čas'],
  ])
})

test('the word that turns the sense is named as it is written, to its last letter', () => {
  const turnedBy = (source: string, quote: string) => locate(fold(source), quote).turnedBy
  expect(turnedBy('Přístroj <b>nesm&iacute;</b> být vrácen.', 'vrácen')).toBe('nesm&iacute;')
  expect(turnedBy('Vzorek lze použít pouze&nbsp;&quot;po&quot; kontrole.', 'Vzorek lze použít')).toBe('pouze')
  expect(turnedBy('Vzorek lze použít, bude-li označen.', 'Vzorek lze použít')).toBe('bude')
  expect(turnedBy('Bude-li vzorek označen, použijte jej.', 'vzorek označen')).toBe('li')
})
