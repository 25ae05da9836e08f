import { describe, expect, test } from 'vitest'
import { findFact, readText } from '../../src/facts/index.ts'

const sentences = (text: string): string[] =>
  readText(text, 'cs')
    .sentences()
    .map(({ start, end }) => text.slice(start, end))

const whole = (text: string) => expect(sentences(text)).toEqual([text])
const cut = (first: string, second: string) => expect(sentences(first + second)).toEqual([first, second])

describe('a sentence', () => {
  test('ends at its mark, closed quotes, brackets and emphasis included', () => {
    for (const mark of [
      '.',
      '!',
      '?',
      '…',
      '."',
      '.“',
      '.”',
      ".'",
      '.»',
      '.)',
      '.]',
      '.*',
      '._',
      '!"',
      '?)',
      '.**',
      '.")',
    ])
      cut(`Vzorek vložte${mark} `, 'Poté čekejte')
    for (const mark of [',', ';', ':', ' –', '"', ')', '.,', '.x']) whole(`Vzorek vložte${mark} Poté čekejte`)
    cut('Vzorek vložte.   ', 'Poté čekejte.')
    whole('Vzorek vložte. ')
    whole('Vzorek vložte.Poté')
    expect(sentences('A je. Be je! Ce je? Dé je.')).toEqual(['A je. ', 'Be je! ', 'Ce je? ', 'Dé je.'])
    cut('Vložte! ', 'poté čekejte')
    cut('Vložte? ', '5 minut')
  })

  test('goes on behind a point before a small letter, and in a date', () => {
    whole('Vzorek vložte. poté čekejte')
    whole('Dne 2. 3. 2026 ano')
    whole('Dne 12. 3. 2026 ano')
    whole('2. března')
    cut('Je jich 125. ', '3 chybí')
    cut('pH je 7,4. ', '3 chybí')
    cut('Verze je 2.1. ', '3 chybí')
    cut('Je jich 5. ', 'Vzorek vložte')
    cut('Tak je. ', '3 chybí')
    cut('Tak je. ', '„Vzorek“ chybí')
  })

  test('goes on behind what is shortened', () => {
    const shortened =
      'p č čl odst písm str tj tzv např resp kap obr tab příp popř ap atd ot vč viz dr mgr ing bc ph rev ver kat tel fig no ' +
      'vol approx vs cca ca e.g i.e'
    for (const word of shortened.split(' ')) {
      if (word !== 'ot') whole(`Je to ${word}. Novák`)
      whole(`Je to (${word.toUpperCase()}. 521`)
      if (word !== 'ot') whole(`${word}. Novák`)
      cut(`Je to xa${word}. `, 'Novák')
      cut(`Je to ${word}xa. `, 'Novák')
    }
  })

  test('ends behind a shortened unit before a capital alone', () => {
    for (const word of ['min', 'hod', 'sek', 'max', 'ot', 'MIN']) {
      cut(`Čekejte 5 ${word}. `, 'Poté vložte')
      whole(`Čekejte 5 ${word}. 521 zbývá`)
      whole(`Čekejte 5 ${word}. „Poté“ vložte`)
    }
  })
})

describe('a line', () => {
  test('goes on in the next where that starts with a small letter, or is cut at a word', () => {
    whole('Vzorek vložte do\nlednice')
    whole('Vzorek vložte DO\nlednice')
    whole('Vzorek vložte do\n  lednice')
    for (const end of ['do', ',', '(', '±', '<', '>', '≤', '≥', '5-', 'do '])
      whole(`Vzorek vložte ${end}\n5 °C`)
    whole('Vzorek vložte do\n„malé“ lednice')
    for (const end of ['DO', '5', '%', '*']) cut(`Vzorek vložte ${end}\n`, '5 °C')
    cut('Vzorek vložte do\n', 'Lednice')
    cut('Vzorek vložte do\n', '  Lednice')
  })

  test('is over at its mark', () => {
    for (const end of ['.', '!', '?', ':', ';', '…', '."', '.“', '.”', '.)', '. ', ':  '])
      cut(`Vzorek vložte${end}\n`, 'poté')
    for (const end of ['"', '“', ')', ' -']) whole(`Vzorek vložte${end}\npoté`)
  })

  test('is over before and behind an empty one', () => {
    expect(sentences('Vzorek vložte do\n\nlednice')).toEqual(['Vzorek vložte do\n', '\n', 'lednice'])
    expect(sentences('do\n  \nlednice')).toEqual(['do\n', '  \n', 'lednice'])
    expect(sentences('do\n')).toEqual(['do\n'])
    expect(sentences('')).toEqual([])
  })

  test('is over before a list, a heading, a quotation', () => {
    for (const mark of [
      '- ',
      '• ',
      '* ',
      '– ',
      '+ ',
      '1. ',
      '12) ',
      '123. ',
      'a) ',
      '# ',
      '## ',
      '#x',
      '> ',
      '>x',
      '  - ',
      '  a) ',
    ])
      cut('Vzorek vložte do\n', `${mark}lednice`)
    for (const start of ['-x ', '1.x ', '1234. ', '12 ', 'ab) ', 'a)x ', '(- '])
      whole(`Vzorek vložte do\n${start}lednice`)
  })

  test('of a table is a row of its own, with no sentences in it', () => {
    cut('Vzorek | do\n', 'lednice')
    cut('Vzorek do\n', 'lednice | tam')
    cut('Vzorek\tdo\n', 'lednice')
    cut('Vzorek do\n', 'lednice\ttam')
    cut('Vzorek do\n', '| lednice')
    whole('| Vzorek. Poté | čekejte |')
    whole('Vzorek. Poté\tčekejte')
    expect(sentences('| a. B |\n| c. D |\nVzorek. Poté')).toEqual([
      '| a. B |\n',
      '| c. D |\n',
      'Vzorek. ',
      'Poté',
    ])
  })
})

describe('the sentence of an offset', () => {
  test('is the one that it lies in', () => {
    const text = 'Aa. Bb. Cc. Dd. Ee.'
    const { sentenceAt } = readText(text, 'cs')
    expect(Array.from(text, (_, offset) => sentenceAt(offset))).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
    ])
    expect(readText('', 'cs').sentenceAt(0)).toBe(0)
  })
})

describe('sentences with words', () => {
  const holding = (text: string, beginning: string) => [...readText(text, 'cs').sentencesWith(beginning)]

  test('hold a word that begins so, whatever its case', () => {
    expect(holding('Inkubace je. Zde není. Vzorek inkubujte. Neinkubujte.', 'inkub')).toEqual([0, 2])
    expect(
      holding('Vodní lázeň. VODNÍ  LÁZNĚ. Vodní-lázni. Vodní i lázeň. Nevodní lázeň.', 'vodní láz'),
    ).toEqual([0, 1, 2])
    expect(holding('Vodní\nlázni. Vodnílázni. Vodní, láz.', 'vodní láz')).toEqual([0])
    expect(holding('Vodní lázní v ní. Vodní lázní.', 'vod láz v')).toEqual([0])
    expect(holding('vodní-lázeň', 'vodní-láz')).toEqual([0])
    expect(holding('Je to C+x. Je to Cx.', 'a c+')).toEqual([])
    expect(holding('Je to a C+x. Je to a Ccx. A c.x', 'a c+')).toEqual([0])
    expect(holding('Zde a.b je. Zde a axb je.', 'zde a.b')).toEqual([0])
    expect(holding('A (b) c. A b c.', 'a (b)')).toEqual([0])
    expect(holding('A b/c. A b\\c. A b$. A b^. A b|c. A b[c]. A b{c}. A b?. A b*.', 'a b/')).toEqual([0])
    expect(holding('xinkub inkub', 'inkub')).toEqual([0])
    expect(holding('5inkub. éinkub. e\u0301inkub. -inkub.', 'inkub')).toEqual([1])
    expect(holding('Aaa aab', 'aa')).toEqual([0])
  })

  test('are none for no words', () => {
    expect(holding('Vzorek je.', '')).toEqual([])
    expect(holding('Vzorek je.', ' - ')).toEqual([])
    expect(holding('', 'vzorek')).toEqual([])
    expect(holding('Vzorek je.', ' vzor ')).toEqual([0])
  })

  test('are told by the offsets of the text as it was given', () => {
    const text = 'A\u00ad\u00ad  je. Vzorek   tu. Vzorek  vložte   na 5 minut.'
    expect(holding(text, 'vlož')).toEqual([2])
    expect(findFact({ value: '5 min', near: ['vlož'] }, text).found).toBe(true)
    expect(findFact({ value: '5 min', near: ['tu'] }, text).found).toBe(false)
  })
})
