import { describe, expect, test } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'

/** A source, a quote that does not stand there, the passage that comes nearest, and what differs. */
type Row = readonly [source: string, quote: string, passage: string, differs: string]

const shows = (source: string, quote: string, passage: string, differs: string) => {
  const { status, nearest } = locate(fold(source), quote)
  expect(status).toBe('absent')
  const start = source.indexOf(passage)
  expect(nearest).toEqual({ start, end: start + passage.length, text: passage, differs })
}

const words: readonly Row[] = [
  [
    'Ráno vedoucí směny zastaví přístroj. Potom odejde.',
    'Vedoucí směny vypne přístroj',
    'vedoucí směny zastaví přístroj',
    'the source has „zastaví“ where the quote has „vypne“',
  ],
  [
    'Opakujte kontrolu kvality ihned.',
    'Dnes opakujte kontrolu kvality',
    'Opakujte kontrolu kvality',
    'the quote has „Dnes“, the source does not',
  ],
  [
    'Opakujte kontrolu kvality ihned.',
    'Opakujte řádně kontrolu kvality',
    'Opakujte kontrolu kvality',
    'the quote has „řádně“ after „Opakujte“, the source does not',
  ],
  [
    'Hotovou zprávu odešlete\nihned vedoucímu laboratoře směny.',
    'Hotovou zprávu zítra vedoucímu laboratoře směny',
    'Hotovou zprávu odešlete\nihned vedoucímu laboratoře směny',
    'the source has „odešlete ihned“ where the quote has „zítra“',
  ],
  [
    'Vedoucí směny této laboratoře, je-li přítomen, zastaví celý provoz hned.',
    'Vedoucí směny této laboratoře zastaví celý provoz hned',
    'Vedoucí směny této laboratoře, je-li přítomen, zastaví celý provoz hned',
    'the source has „, je-li přítomen,“ after „laboratoře“, the quote leaves it out',
  ],
  [
    'Séra skladujte v lednici pod dohledem.',
    'Séra skladujte v lednici 48',
    'Séra skladujte v lednici',
    'the quote has „48“ after „lednici“, the source does not',
  ],
  [
    'Verze 3: séra skladujte v lednici',
    'dále séra skladujte v lednici',
    'séra skladujte v lednici',
    'the quote has „dále“, the source does not',
  ],
]

const numbers: readonly Row[] = [
  [
    'Uvolněte při CV <5 % v obou hladinách.',
    'Uvolněte při CV >5 % v obou hladinách',
    'Uvolněte při CV <5 % v obou hladinách',
    'the source has „<“ where the quote has „>“',
  ],
  [
    'Odpad draslíku je 50 mmol /den moči.',
    'Odpad draslíku je 50 mmol /týden moči',
    'Odpad draslíku je 50 mmol /den moči',
    'the source has „den“ where the quote has „týden“',
  ],
  [
    'Séra skladujte nejdéle 48 hodin.',
    'Séra skladujte nejdéle 72 hodin',
    'Séra skladujte nejdéle 48 hodin',
    'the source has „48“ where the quote has „72“',
  ],
  [
    'Séra skladujte v lednici 48 hodin.',
    'Séra skladujte v lednici 72',
    'Séra skladujte v lednici 48',
    'the source has „48“ where the quote has „72“',
  ],
  [
    'Otevřeno 3. 4. 2024 ráno; ředění 1:20 platí.',
    'ředění 1:10 platí',
    'ředění 1:20 platí',
    'the source has „1:20“ where the quote has „1:10“',
  ],
  [
    'Citlivost je 10^-9 g v litru séra.',
    'Citlivost je 10^-8 g v litru séra',
    'Citlivost je 10^-9 g v litru séra',
    'the source has „-9“ where the quote has „-8“',
  ],
  [
    'Posun čáry je +5 mm proti značce.',
    'Posun čáry je +7 mm proti značce',
    'Posun čáry je +5 mm proti značce',
    'the source has „+5“ where the quote has „+7“',
  ],
  [
    'Vzorek F-12 uložte do boxu -20 vlevo.',
    'Vzorek F-13 uložte do boxu -20 vlevo',
    'Vzorek F-12 uložte do boxu -20 vlevo',
    'the source has „F-12“ where the quote has „F-13“',
  ],
  [
    'Roztok obsahuje 5 soli.',
    'Roztok obsahuje 5 %',
    'Roztok obsahuje 5',
    'the quote has „%“ after „5“, the source does not',
  ],
  [
    'Skladujte při 5 ℃ stále v temnu.',
    'Skladujte při 5 °F stále v temnu',
    'Skladujte při 5 ℃ stále v temnu',
    'the source has „℃“ where the quote has „F“',
  ],
  [
    'Draslík byl nejvýše 5,1 mmol/l ráno.',
    'Draslík byl nejvýše 5,1 mmol/den ráno',
    'Draslík byl nejvýše 5,1 mmol/l ráno',
    'the source has „mmol/l“ where the quote has „mmol/den“',
  ],
  [
    'Enzym měl po inkubaci 5 mU v litru.',
    'enzym měl po inkubaci 5 MU v litru',
    'Enzym měl po inkubaci 5 mU v litru',
    'the source has „Enzym“ where the quote has „enzym“; the source has „mU“ where the quote has „MU“',
  ],
]

const written: readonly Row[] = [
  [
    'Nová ﬁltrace séra proběhla včera.',
    'Nová centrifugace séra proběhla včera',
    'Nová ﬁltrace séra proběhla včera',
    'the source has „ﬁltrace“ where the quote has „centrifugace“',
  ],
  [
    'Postup: -zapnout starý přístroj -vložit vzorek',
    'zapnout nový přístroj',
    'zapnout starý přístroj',
    'the source has „starý“ where the quote has „nový“',
  ],
  [
    'Veriﬁkace metody proběhla včera.',
    'Validace metody proběhla včera',
    'Veriﬁkace metody proběhla včera',
    'the source has „Veriﬁkace“ where the quote has „Validace“',
  ],
  [
    'Uvolněte při CV &lt; 5 % v obou hladinách.',
    'Uvolněte při CV > 5 % v obou hladinách',
    'Uvolněte při CV &lt; 5 % v obou hladinách',
    'the source has „<“ where the quote has „>“',
  ],
  [
    '<p>Séra <b>NESMÍ</b> být&nbsp;zmrazena vůbec.</p>',
    'Séra musí být zmrazena vůbec',
    'Séra <b>NESMÍ</b> být&nbsp;zmrazena vůbec',
    'the source has „NESMÍ“ where the quote has „musí“',
  ],
  [
    '- ihned zastavte přístroj\n- zavolejte servis\n',
    'ihned zastavte přístroj a zavolejte servis',
    'ihned zastavte přístroj\n- zavolejte servis',
    'the quote has „a“ after „přístroj“, the source does not',
  ],
]

const order: readonly Row[] = [
  [
    'Při poplachu zastavte analýzu a informujte vedoucího. Potom odejděte.',
    'informujte vedoucího a zastavte analýzu',
    'zastavte analýzu a informujte vedoucího',
    'the source has the same words in another order: „zastavte analýzu a informujte vedoucího“',
  ],
  [
    'Nejprve zastavte analýzu, potom informujte vedoucího.',
    'Nejprve informujte vedoucího: potom zastavte analýzu',
    'Nejprve zastavte analýzu, potom informujte vedoucího',
    'the source has the same words in another order: „Nejprve zastavte analýzu, potom informujte vedoucího“',
  ],
  [
    'Nejprve zastavte analýzu potom informujte vedoucího.',
    'Nejprve informujte vedoucího, potom zastavte analýzu',
    'Nejprve zastavte analýzu potom informujte vedoucího',
    'the source has the same words in another order: „Nejprve zastavte analýzu potom informujte vedoucího“',
  ],
  [
    'Přijato 3 zkumavky a 5 kyvet dnes.',
    '5 zkumavky a 3 kyvet dnes',
    '3 zkumavky a 5 kyvet dnes',
    'the source has the same words in another order: „3 zkumavky a 5 kyvet dnes“',
  ],
]

const cut: readonly Row[] = [
  [
    'Neutrofily jsou vysoké.',
    'Neutro',
    'Neutrofily',
    'the source has „Neutrofily“ where the quote has „Neutro“',
  ],
  [
    'Vezměte vlhké a nevhodné zkumavky.',
    'vhodné',
    'nevhodné',
    'the source has „nevhodné“ where the quote has „vhodné“',
  ],
  [
    'Odeberte do zkumavky 5,2 ml séra.',
    'Odeberte do zkumavky 5',
    'Odeberte do zkumavky 5,2',
    'the source has „5,2“ where the quote has „5“',
  ],
  ['Nyní přesně 1 500 µl séra.', '500 µl séra', '500 µl séra', 'the quote is cut out of „1 500 µl séra.“'],
]

describe.each([
  ['words', words],
  ['numbers and units', numbers],
  ['as the source writes it', written],
  ['order', order],
  ['cut inside what belongs together', cut],
] as const)('the nearest passage: %s', (_, rows) => {
  test.each(rows)('%s: „%s“', (...row) => shows(...row))
})

/** Words that stand nowhere else, so that what is between two passages is like neither. */
const apart = (words: number, name = 'w') =>
  Array.from({ length: words }, (_, index) => `${name}${'abcdefghij'[index % 10]}x${index}y`).join(' ')

describe('the nearest passage of a long text', () => {
  const passage = 'Centrifugu čistí sanitářka každé pondělí'
  const quote = 'Centrifugu čistí sanitářka každé úterý'
  const differs = 'the source has „pondělí“ where the quote has „úterý“'

  test('is where most of its words stand together, and not where one of them stands before', () =>
    shows(
      `Sanitářka ${apart(60)}. ${passage} ${apart(60, 'v')}`,
      `${quote} ráno`,
      passage.slice(0, -8),
      'the quote has „úterý ráno“ after „každé“, the source does not',
    ))

  test('nor where they stand one by one behind it', () => {
    const later = ['čistí', 'sanitářka', 'každé', 'centrifugu'].map(
      (word, index) => `${word} ${apart(40, 'abcd'[index])}`,
    )
    shows(`${passage} ráno. ${apart(40)} ${later.join(' ')}`, `${quote} ráno`, `${passage} ráno`, differs)
  })

  test('nor where one of them is said again and again', () =>
    shows(
      `${'Každé '.repeat(40)}${apart(60)}. ${passage} ráno.`,
      `${quote} ráno`,
      `${passage} ráno`,
      differs,
    ))

  test('is the first of two that are equally like the quote', () => {
    const twice = `${passage} ráno. ${apart(60)} ${passage} ráno.`
    shows(twice, `${quote} ráno`, `${passage} ráno`, differs)
    const close = 'Objem pufru je 5 ml. Objem pufru je 6 ml.'
    shows(close, 'Objem pufru je 7 ml', 'Objem pufru je 5 ml', 'the source has „5“ where the quote has „7“')
  })

  test('is where its rare words stand', () => {
    const common = 'Vedoucí zapíše výsledek do deníku. '
    const rare = 'Rotor Hettich mastí sanitářka.'
    shows(
      `${common.repeat(30)}${apart(30)} ${rare} ${apart(30, 'v')} ${common.repeat(30)}`,
      'vedoucí zapíše, kdy rotor Hettich mastí sanitářka',
      rare.slice(0, -1),
      'the quote has „vedoucí zapíše, kdy“, the source does not',
    )
  })

  test('is found though all its words stand hundreds of times in the text', () => {
    const sentence = 'Kontrola kvality se měří každé ráno. '
    shows(
      sentence.repeat(500),
      'kvality kontrola',
      'Kontrola kvality',
      'the source has the same words in another order: „Kontrola kvality“',
    )
  })

  test('is found by its rare words though the others stand hundreds of times', () => {
    const sentence = 'Kontrola kvality se měří každé ráno. '
    const here = 'Kontrola kvality se měří každé úterý v Hradci. '
    shows(
      sentence.repeat(500) + here + sentence.repeat(500),
      'Kontrola kvality se měří každé pondělí v Hradci',
      here.slice(0, -2),
      'the source has „úterý“ where the quote has „pondělí“',
    )
  })

  test('may have several words more than the quote, here and there', () => {
    const [a, b, c, d] = [
      'Vedoucí směny laboratoře',
      'zastaví celý provoz',
      'přivolá technika servisu',
      'zapíše událost do knihy',
    ]
    shows(
      `${apart(20)}. ${a} vždy ihned ${b} pak telefonem ${c} a nakonec ${d}. ${apart(20, 'v')}`,
      `${a} ${b} ${c} ${d}`,
      `${a} vždy ihned ${b} pak telefonem ${c} a nakonec ${d}`,
      'the source has „vždy ihned“ after „laboratoře“, the quote leaves it out; the source has „pak telefonem“ after „provoz“, the quote leaves it out; the source has „a nakonec“ after „servisu“, the quote leaves it out',
    )
  })

  test('says what a quote is cut out of, also deep in a text', () =>
    shows(
      `${'a b c d e '.repeat(30)}Nyní přesně 1 500 µl séra stačí.`,
      '500 µl séra',
      '500 µl séra',
      'the quote is cut out of „1 500 µl séra stačí“',
    ))

  test('is none where a single word of several stands', () => {
    expect(locate(fold('Každé ráno zapište teplotu.'), quote)).toEqual({
      status: 'absent',
      turned: false,
      spans: [],
    })
    expect(locate(fold('Vlhké zkumavky.'), 'vhodné')).toEqual({ status: 'absent', turned: false, spans: [] })
  })

  test('shows no more than 80 characters of what is more or less', () => {
    const long = 'který má oprávnění k uvolňování výsledků a je zapsán v seznamu pověřených osob laboratoře'
    shows(
      'Výsledky vždy uvolní zkušený lékař téže směny.',
      `Výsledky vždy uvolní zkušený lékař, ${long}, téže směny`,
      'Výsledky vždy uvolní zkušený lékař téže směny',
      `the quote has „${`, ${long}`.slice(0, 80)}…“ after „lékař“, the source does not`,
    )
    const eighty = 'x'.repeat(80)
    shows(
      `Kód této šarže je ${eighty} dnes.`,
      'Kód této šarže je y dnes',
      `Kód této šarže je ${eighty} dnes`,
      `the source has „${eighty}“ where the quote has „y“`,
    )
  })

  test('compares no more than 400 words and marks of a long quote, and says so', () => {
    const text = apart(402)
    const passage = text.split(' ').slice(0, 400).join(' ')
    const [early, late] = ['jinak wbx401y', 'wax400y jinak'].map((end) => `${passage} ${end}`)
    const differs = 'the source has the first 400 words and marks of the quote, and not all of the rest'
    shows(`${text}.`, early!, passage, differs)
    shows(`${text}.`, late!, passage, differs)
    shows(
      `${text}.`,
      text.replace('wax390y', 'jinak'),
      passage,
      'the source has „wax390y“ where the quote has „jinak“',
    )
  })
})

describe('the nearest passage of a quote with ellipses', () => {
  const far = ` ${'x'.repeat(500)} `

  test('is the piece that is missing', () =>
    shows(
      'Vedoucí směny zastaví přístroj. Potom zapíše událost do knihy.',
      'Vedoucí směny … zapíše událost do sešitu',
      'zapíše událost do',
      'the quote has „sešitu“ after „do“, the source does not',
    ))

  test('is that of the whole where they are too many', () => {
    const words = apart(30).split(' ')
    const { nearest } = locate(fold(`${words.join(' ')}.`), words.slice(0, 21).join(' … '))
    expect(nearest?.text).toBe(words.slice(0, 21).join(' '))
    expect(nearest?.differs).toMatch(
      /^the quote has „…“ after „wax0y“, the source does not; .*; and 17 more$/,
    )
  })

  test.each([
    [
      `Zastavte.${'x'.repeat(398)} Zapište.${far}Odejděte.`,
      'zastavte … zapište … odejděte',
      'zapište',
      'odejděte',
    ],
    [
      `Zastavte.${'x'.repeat(399)} Zapište.${far}Odejděte.`,
      'zastavte … zapište … odejděte',
      'zastavte',
      'zapište',
    ],
    ['Nejprve zastavte. Potom informujte.', 'informujte … zastavte', 'informujte', 'zastavte'],
    [
      `Nejprve zastavte.${far}Potom informujte.`,
      'nejprve zastavte … informujte',
      'Nejprve zastavte',
      'informujte',
    ],
    ['Zastavte, zapište, informujte, odejděte.', 'zastavte … informujte … zapište', 'informujte', 'zapište'],
    [`Zastavte, zapište,${far}informujte.`, 'zastavte … zapište … informujte', 'zapište', 'informujte'],
    [
      `Zapište. Zastavte, zapište,${far}informujte.`,
      'zastavte … zapište … informujte',
      'zapište',
      'informujte',
    ],
    [
      `Zastavte.${far}Zastavte, odejděte.${far}Zapište.`,
      'zastavte … odejděte … zapište',
      'odejděte',
      'zapište',
    ],
  ])('%s: „%s“', (source, quote, before, after) => {
    const { status, nearest } = locate(fold(source), quote)
    expect(status).toBe('absent')
    expect(nearest?.differs.toLowerCase()).toBe(
      `„${after}“ does not stand within 400 characters after „${before}“`.toLowerCase(),
    )
    expect(nearest?.text.toLowerCase()).toBe(before.toLowerCase())
  })
})
