import { describe, expect, test } from 'vitest'
import { factTableSchema } from '../../src/facts/index.ts'
import { type FactRulesInput, factFindings } from '../../src/rules/fact-rules.ts'

const manual = `Zahřívání trvá 20 minut. Teplota měření je 37,0 ± 0,5 °C.
Zkumavku odstřeďte při 1 500 × g po dobu 15 minut.
Roztok nechte působit nejméně 30 minut.
Objem vzorku je 50 µl. Rozpouští se v 5,0 ml vody.
Kapacita je 60 vzorků. Glukóza 5,5 mmol/l. Odchylka je 10 %.
| Kontrola | Doba (min) |
| N | 45 |`

const table = factTableSchema.parse({
  facts: [
    {
      id: 'warm-up',
      label: 'Zahřívání',
      value: '20 minut',
      critical: true,
      document: 'MAN-1',
      words: 'Zahřívání trvá 20 minut.',
      near: ['zahř'],
    },
    {
      id: 'spin',
      label: 'Odstředění',
      value: '1 500 × g',
      document: 'MAN-1',
      words: 'Zkumavku odstřeďte při 1 500 × g',
    },
    {
      id: 'exposure',
      label: 'Působení',
      value: 'nejméně 30 minut',
      critical: true,
      document: 'MAN-1',
      words: 'Roztok nechte působit nejméně 30 minut.',
      near: ['působ'],
    },
    {
      id: 'note',
      label: 'Teplota',
      value: '37,0 ± 0,5 °C',
      required: false,
      document: 'MAN-1',
      words: 'Teplota měření je 37,0 ± 0,5 °C.',
    },
  ],
  must_not: [
    {
      id: 'old',
      label: 'Odstředění při 2 500 × g',
      value: '2 500 × g',
      why: 'Platilo pro vyřazený přístroj.',
    },
    {
      id: 'told',
      label: 'Informování metrologa',
      words: 'metrolog byl informován',
      why: 'Nikdo ho neinformoval.',
    },
  ],
})

const good =
  'Zahřívání trvá dvacet minut. Zkumavky odstřeďte při 1500×g. Roztok nechte působit alespoň půl hodiny.'

const given = (record: string, more: Partial<FactRulesInput> = {}) => {
  const input: FactRulesInput = {
    table,
    record: [{ name: 'PP-1 v1', text: record }],
    reply: [],
    documents: [{ name: 'MAN-1, fact table', text: manual }],
    user: [{ name: 'turn 1', text: 'Napiš pracovní postup; začali jsme v 8:15 a skončili v 9:45.' }],
    codes: ['MAN-1', 'SOP-009', 'NC-2026-007'],
    language: 'cs',
    ...more,
  }
  const findings = factFindings(input)
  const sources = {
    record: input.record,
    reply: input.reply,
    document: input.documents,
    user: input.user,
    log: [],
  }
  for (const { quotes } of findings) {
    for (const { source, text } of quotes) {
      expect(sources[source.kind].some((each) => each.name === source.name && each.text.includes(text))).toBe(
        true,
      )
    }
  }
  return findings
}

const types = (record: string, more: Partial<FactRulesInput> = {}) =>
  given(record, more).map(({ type }) => type)

describe('a right record', () => {
  test('is left alone, whatever the form of its values', () => expect(given(good)).toEqual([]))

  test('so is one that says nothing at all', () => expect(types('')).toEqual([]))
})

describe('a fact that is absent', () => {
  test('is missing, quoted by its words in its document', () => {
    const [finding] = given(good.replace('Zahřívání trvá dvacet minut. ', ''))
    expect(finding).toMatchObject({
      type: 'missing_critical_fact',
      raisedBy: 'code',
      quotes: [{ source: { kind: 'document', name: 'MAN-1, fact table' }, text: 'Zahřívání trvá 20 minut.' }],
    })
  })

  test('is missing_fact where it is not critical, and nothing where it is not required', () => {
    expect(types('Zahřívání trvá 20 minut. Roztok nechte působit nejméně 30 minut.')).toEqual([
      'missing_fact',
    ])
  })

  test('is looked for in the reply where nothing was written', () => {
    expect(types('', { record: [], reply: [{ name: 'turn 1', text: good }] })).toEqual([])
    expect(types('', { record: [], reply: [{ name: 'turn 1', text: 'Hotovo.' }] })).toEqual([
      'missing_critical_fact',
      'missing_fact',
      'missing_critical_fact',
    ])
  })

  test('is not missing where its number stands with a lost bound or away from its words: nobody can be sure', () => {
    expect(types(good.replace('alespoň půl hodiny', '30 minut'))).toEqual([])
    expect(types(good.replace('Zahřívání trvá', 'Vyčkejte'))).toEqual([])
  })

  test('is missing where its number stands for another fact of the table alone', () => {
    const twice = factTableSchema.parse({
      facts: [
        {
          id: 'a',
          label: 'A',
          value: '30 min',
          critical: true,
          document: 'MAN-1',
          words: 'Roztok nechte působit nejméně 30 minut.',
          near: ['stát'],
        },
        {
          id: 'b',
          label: 'B',
          value: '30 min',
          critical: true,
          document: 'MAN-1',
          words: 'Roztok nechte působit nejméně 30 minut.',
          near: ['působ'],
        },
      ],
    })
    expect(types('Nechte působit 30 minut.', { table: twice })).toEqual(['missing_critical_fact'])
  })
})

describe('a wrong value', () => {
  test('stands alone in a sentence about the fact, with another number', () => {
    const findings = given(good.replace('dvacet', 'dvanáct'))
    expect(findings.map(({ type }) => type)).toEqual(['wrong_value', 'invented_number'])
    expect(findings[0]!.quotes).toEqual([
      { source: { kind: 'record', name: 'PP-1 v1' }, text: 'Zahřívání trvá dvanáct minut.' },
    ])
  })

  test('is one with the opposite bound', () =>
    expect(types(good.replace('alespoň půl', 'nejvýše půl'))).toEqual(['wrong_value']))

  test('is none where the document gives that number for something else: the fact is missing', () => {
    expect(types(good.replace('dvacet', 'patnáct'))).toEqual(['missing_critical_fact'])
  })

  test('is none where the sentence has two numbers of the kind', () => {
    expect(
      types(good.replace('Zahřívání trvá dvacet minut.', 'Zahřívání trvá 12 minut, chlazení 13 minut.')),
    ).not.toContain('wrong_value')
  })
})

describe('a forbidden statement', () => {
  test('is found in any form, in the record and in the reply', () => {
    expect(types(`${good} Starší vzorky odstřeďte při 2500 xg.`)).toEqual(['invented_number'])
    expect(types(`${good} Moč odstřeďte při 2500 xg.`)).toContain('forbidden_statement')
    expect(types(good, { reply: [{ name: 'turn 1', text: 'Metrolog byl informován.' }] })).toEqual([
      'forbidden_statement',
    ])
  })

  test.each([
    'Moč nikdy neodstřeďujte při 2 500 × g.',
    'Hodnota 2 500 × g už neplatí.',
    'Má se odstřeďovat při 2 500 × g?',
    'Použil jsem 1 500 × g místo 2 500 × g.',
    'SOP-009 uvádí 2 500 × g.',
    'Uvádí se 1 500 × g, nebo 2 500 × g; platí 1 500 × g.',
    'Zda byl metrolog byl informován, není známo?',
  ])('is none where it is denied, asked or told of something else: %s', (text) => {
    expect(types(good, { reply: [{ name: 'turn 1', text }] })).toEqual([])
  })
})

describe('words that may not be stated', () => {
  const stated = (words: string, near: readonly string[] | undefined, reply: string) => {
    const row = { id: 'row', label: 'Row', words, why: 'Nikdo to neudělal.', ...(near && { near }) }
    const rows = factTableSchema.parse({ facts: [], must_not: [row] })
    return types('', { table: rows, record: [], reply: [{ name: 'turn 1', text: reply }] })
  }
  const device = ['LED-03', 'chladnic', 'lednic']

  test.each([
    ['of a device by its code', 'vyřazena', device, 'Chladnice LED-03 byla vyřazena z provozu.'],
    ['in another gender', 'byl vyřazen', ['přístroj', 'lednic'], 'Lednice byla vyřazena z provozu.'],
    ['in another number', 'vyřazena', device, 'Obě chladnice byly vyřazeny z provozu.'],
    ['by an active verb', 'schválila', ['vedoucí'], 'Vedoucí úseků termín schválily.'],
    ['where the row itself denies', 'nebyl informován', undefined, 'Metrolog nebyl informován.'],
    ['where the row denies, in another gender', 'nebyl vyřazen', device, 'Lednice nebyla vyřazena.'],
    ['where the row speaks of what no longer holds', 'zrušeno', ['objednáv'], 'Objednávky byly zrušeny.'],
    ['beside another clause that denies', 'vyřazena', device, 'Příčina není známa, lednice byla vyřazena.'],
  ])('are stated %s', (_, words, near, reply) => {
    expect(stated(words, near, reply)).toEqual(['forbidden_statement'])
  })

  test.each([
    ['denied in another gender', 'byl vyřazen', device, 'Lednice nebyla vyřazena.'],
    ['denied', 'vyřazena', device, 'Lednice LED-03 vyřazena nebyla.'],
    ['said of what was in it', 'vyřazena', device, 'Vzorky z chladnice byly vyřazeny.'],
    ['said of another clause', 'vyřazena', device, 'Lednice stojí v chodbě, zkumavky byly vyřazeny.'],
    ['said of what a document orders', 'vyřazena', device, 'Podle SOP-009 má být chladnice vyřazena.'],
    ['said of another record', 'vyřazena', device, 'V neshodě NC-2025-017 byla lednice vyřazena.'],
    ['said of before', 'vyřazena', device, 'Dříve byla lednice LED-01 vyřazena.'],
    ['asked', 'vyřazena', device, 'Byla chladnice LED-03 vyřazena?'],
    ['said to be untrue', 'nebyl informován', undefined, 'Není pravda, že metrolog nebyl informován.'],
    ['in another form of other words', 'teploměrem', ['ověřen'], 'Údaj z teploměru byl ověřen.'],
    ['without the words that should be near', 'vyřazena', device, 'Centrifuga byla vyřazena.'],
  ])('are not: %s', (_, words, near, reply) => {
    expect(stated(words, near, reply)).toEqual([])
  })
})

describe('a text that is made of fields', () => {
  test('is read field by field: what one says sets another apart no more', () => {
    const row = { id: 'row', label: 'Row', words: 'byl přemístěn', why: 'Nikdo to neudělal.' }
    const rows = factTableSchema.parse({ facts: [], must_not: [row] })
    const text = 'place: sklad podle SOP-009\nimmediateAction: obsah byl přemístěn.'
    const from = text.indexOf('obsah')
    const added = [
      { start: 7, end: text.indexOf('\n') },
      { start: from, end: text.length },
    ]
    expect(types('', { table: rows, record: [{ name: 'NC-2026-007', text, added }] })).toEqual([
      'forbidden_statement',
    ])
  })
})

describe('a fact that the user tells only on being asked', () => {
  const facts = (words: string) =>
    factTableSchema.parse({
      facts: [{ id: 'a', label: 'A', value: '45 minut', critical: true, document: 'user', words }],
    })
  test('is not missing where nobody asked, and is where the user told it', () => {
    const record = 'Postup je zapsán.'
    expect(types(record, { table: facts('trvalo to 45 minut') })).toEqual([])
    const user = [{ name: 'turn 1', text: 'Myslím, že trvalo to 45 minut.' }]
    expect(types(record, { table: facts('trvalo to 45 minut'), user })).toEqual(['missing_critical_fact'])
  })
})

describe('an invented number', () => {
  const inventions = (text: string, more: Partial<FactRulesInput> = {}) =>
    given(`${good} ${text}`, more).filter(({ type }) => type === 'invented_number')

  test('is a quantity with a unit that nothing gives', () => {
    expect(inventions('Přístroj opláchněte 750 ml vody.')).toMatchObject([
      { quotes: [{ text: 'Přístroj opláchněte 750 ml vody.' }] },
    ])
  })

  test.each([
    ['given in another unit', 'Napipetujte 0,05 ml.'],
    ['given without its unit in a table', 'Kontrola N trvá 45 minut.'],
    ['given with another bound', 'Objem nejvýše 50 µl.'],
    ['a sum that the text shows', 'Celkem 15 minut a 20 minut, tedy 35 minut.'],
    ['a product that the text shows', 'Šest vzorků po 50 µl je 300 µl.'],
    ['a share that the text shows', 'Z 5,0 ml je 10 % rovno 0,5 ml.'],
    ['the time between two moments that the user told', 'Práce trvala 90 minut.'],
    ['all or nothing', 'Shoda je 100 %.'],
    ['a count without a unit', 'Změřte 17 vzorků.'],
    ['about', 'Trvá to asi 17 minut.'],
    ['one that a molar mass could make', 'Glukóza 99 mg/dl.'],
    ['the number of a section', '\n5.13 Kopie pro pacienta\nText.'],
    ['a code', 'Viz SOP-750, šarže 26A750, krok 750.'],
  ])('is none: %s', (_, text) => expect(inventions(text)).toEqual([]))

  test('is none where it stood before', () => {
    const text = `${good} Přístroj opláchněte 750 ml vody.`
    expect(
      types(text, { record: [{ name: 'PP-1 v1', text, added: [{ start: 0, end: good.length }] }] }),
    ).toEqual([])
  })

  test('is a range whose ends stand nowhere together', () => {
    expect(inventions('Teplota 36,5–37,5 °C.')).toHaveLength(0)
    expect(inventions('Skladujte 15–20 minut.')).toHaveLength(1)
    expect(inventions('Objem je 50–5000 µl.')).toHaveLength(1)
  })
})
