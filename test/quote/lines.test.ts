import { describe, expect, test } from 'vitest'
import { verdict } from './kinds.ts'

/** What becomes of a quote that leaves out the line in the middle of a sentence. */
const without = (line: string) =>
  verdict(`Výsledky vydané v noci se ráno\n${line}\npřezkoumají.`, 'vydané v noci se ráno přezkoumají.')

describe('page lines', () => {
  test.each([
    ...['Strana 4', 'Stránka 14', 'str. 104', 'Page 1004', 'Pg. 4', 'List 4 z 12', 'Seite: 4'],
    ...['Str.4/12', 'Strana 4 z 12', 'Strana 4 ze 120', 'Page 4 of 12', 'Seite 4 von 12', 'Page 4 (of 12)'],
    ...['Strana 4 celkem 12', 'Strana 4 / 12', 'strana 4/12', '(Strana 4)', '[Page 4 of 12]', '- Strana 4 -'],
    ...['– Page 4 –', 'Strana 4.', 'STRANA 4 Z 12'],
  ])('%s', (line) => expect(without(line)).toBe('stands'))

  test.each([
    ...['Strana 4 z 12 SOP-07 ver. 3', 'Strana 4 z 12 verze 3', 'Strana 4 z 12 platnost od 1. 1. 2024'],
    ...['Page 4 of 12 version 3', 'Strana 4 z 12 Neřízená kopie', 'Strana 4 - Příručka kvality'],
    ...[
      'Strana 4 | Příručka kvality',
      'Strana 4 · příručka kvality',
      'Příručka kvality • Strana 4',
      'Strana 4\tpříručka kvality',
    ],
    ...['Příručka kvality, Strana 4', 'Příručka kvality - Strana 4'],
    ...['Příručka kvality\tStrana 4', 'Příručka kvality|Strana 4', 'Příručka kvality Strana 4 z 12'],
  ])('beside what the heads of pages say: %s', (line) => expect(without(line)).toBe('stands'))

  test.each([
    ...['strana 4 z 12 chybí a platí', 'strana 4 z 12 chybí', 'strana 4 chybí', 'strana 4 Knihy neshod'],
    ...['chybí strana 4 z 12', 'chybí i podepsaná Strana 4', 'Podepsaná Strana 4 z 12 chybí', 'list 4'],
    ...['jako jinde (strana 4)', 'podle knihy, strana 4', 'chybí protokol, podepsaná Strana 4'],
    ...['Strana 4 - prázdná.', 'Strana 4 z 12 Chybí.', 'Chybí - Strana 4!', 'podstrana 4'],
    ...['strana 4 z 12 zmíní, že platnost', 'strana 4 chybí - opět', 'SOP-07 verze 3 platí a vzorky se'],
  ])('%s is a sentence', (line) => expect(without(line)).toBe('absent'))
})

describe('running heads', () => {
  test.each([
    ...['verze 3', 'verze: 3', 'verze 12', 'verze 2.1', 'verze 2,1', 'version 2.15', 'ver. 2', 'ver.2', 'v2'],
    ...[
      'v. 2',
      'v.2',
      'vydání 3',
      'revize 3',
      'revision 3',
      'rev. 4',
      'rev.4',
      'rev4',
      'edition 3',
      'issue 3',
      'VERZE 3',
    ],
  ])('say a code and „%s“, between any two lines of a sentence', (version) =>
    expect(without(`SOP-07 Řízení neshod, ${version}`)).toBe('stands'),
  )

  test.each([
    ...[
      'Neřízená kopie',
      'Řízená kopie č. 3',
      'Řízený dokument',
      'Interní dokument',
      'Důvěrné',
      'Vytištěno 3. 4. 2024',
    ],
    ...[
      'Platí od 3. 4. 2024',
      'Platnost od 3. 4. 2024',
      'Účinnost od 3. 4. 2024',
      'Uncontrolled copy',
      'Confidential',
    ],
    ...[
      'Printed by the registry',
      'Příručka kvality, verze 3',
      'SOP-07',
      'Q.12 Řízení',
      'LAB/07/B Řízení',
      'A_1 Řízení',
    ],
  ])('„%s“ stands beside a page line', (head) => {
    expect(without(`${head}\nStrana 4 z 12`)).toBe('stands')
    expect(without(`Strana 4 z 12\n${head}`)).toBe('stands')
    expect(without(head)).toBe('absent')
  })

  test.each(['neřízená kopie se ničí.', 'verze 3 se ničí', 'SOP-07 se ničí', 'Příručka kvality'])(
    '„%s“ does not, where a page line is',
    (line) => {
      expect(without(`${line}\nStrana 4 z 12`)).toBe('absent')
      expect(without(`Strana 4 z 12\n${line}`)).toBe('absent')
    },
  )
})

describe('the numbers of lists', () => {
  const unfinished =
    'a i o u k s v z ke se ve ze na po do od za při před nad pod mezi pro bez kolem asi cca než až nebo či bod bodu bodě krok kroku č čl odst kap kapitola kapitole verze část do the of at in on to for from by and or than after before within until step point section version no'

  test.each(unfinished.split(' '))('a line that ends with „%s“ goes on with its number', (word) => {
    expect(verdict(`1. Odeberte krev ${word}\n2. hodinu stůjte`, `krev ${word} hodinu stůjte`)).toBe('absent')
    expect(verdict(`1. Odeberte krev ${word}\n2. Hodinu stůjte`, `krev ${word} hodinu stůjte`)).toBe('stands')
  })

  test.each([
    ...[
      'ml',
      'µl séra',
      '% soli',
      '°C',
      '‰ soli',
      ' min klidu',
      'g/l',
      'V.',
      'V',
      'U/l',
      'IU /ml',
      'kg ledu',
      'h klidu',
    ],
    ...['mmol/l', 'V, nejvýše', 'Pa'],
  ])('„5.1 %s“ is a value', (measured) => {
    const source = `Hladina nízká\n5.1 ${measured}\nHladina vyšší\n5.2 ${measured}`
    expect(verdict(source, `Hladina nízká ${measured}`)).toBe('absent')
    expect(verdict(source, `Hladina vyšší ${measured}`)).toBe('absent')
  })

  test.each(['VIX', 'IIX', 'XXXX', 'IIII', 'VX', 'IVI'])('%s is no Roman number', (letters) =>
    expect(verdict(`Zde končí text.\n${letters}. Postup`, 'Zde končí text. Postup')).toBe('absent'),
  )
})

test.each(Array.from('•‣▪▫●○■◦▶►➢➤·\uf0b7\uf0a7'))('%s is a bullet', (bullet) => {
  const source = `Ihned:\n${bullet} zastavit,\n${bullet}hlásit`
  expect(verdict(source, 'Ihned: zastavit, hlásit')).toBe('stands')
  expect(verdict(source, 'Ihned: - zastavit, - hlásit')).toBe('stands')
})
