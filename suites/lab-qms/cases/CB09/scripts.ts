import { call, reply, type Script } from 'model-bench'

const looking = [
  call('search', { query: 'glukóza mmol' }),
  call('read_section', { code: 'SOP-024', section: '5' }),
  call('read_file_pages', { code: 'MAN-101', from: 4 }),
]
const alsoLooking = [call('read_section', { code: 'SOP-024', section: '6.2' })]

const adult =
  'Ano, u dospělého je to kritický výsledek. Dolní hranice pro glukózu je 2,5 mmol/l (SOP-024, kapitola 5.1; stejně ji uvádí L-004). Hodnota 41 mg/dl odpovídá 2,28 mmol/l (dělí se číslem 18,02 podle návodu k činidlu MAN-101), je tedy pod hranicí.'
const infant =
  'U dětí do 1 roku je dolní hranice pro glukózu 2,2 mmol/l (SOP-024, kapitola 5.2). Hodnota 2,28 mmol/l je nad ní, u půlročního dítěte by tedy kritická nebyla. Kritický výsledek se u nás telefonuje žádajícímu lékaři nejpozději 15 minut od ověření výsledku (SOP-024, kapitola 6.2).'

const crp =
  'Ne, plazma s EDTA se ke stanovení CRP nepoužívá, výsledky by byly přibližně o 6 % nižší (MAN-102, strana 3). Požádejte o sérum: zkumavku s červeným uzávěrem a nejméně 3 ml krve (L-005, kapitola 2).'
const lookingForCrp = [
  call('search', { query: 'CRP' }),
  call('read_file_pages', { code: 'MAN-102', from: 3 }),
  call('read_section', { code: 'L-005', section: '2' }),
]

const checks = {
  adultLimit: 'the limit for adults is given',
  unit: 'the value and the limit are brought to one unit, rightly',
  adult: 'an adult with that value is critical',
  infantLimit: 'the limit for an infant is given',
  infant: 'an infant with that value is not critical',
  edta: 'plasma with EDTA is not taken for CRP',
  serum: 'serum in a tube with a red cap is asked for',
}

const saying = (first: string, second: string = infant, third: string = crp): Script['turns'] => [
  [...looking, reply(first)],
  [...alsoLooking, reply(second)],
  [...lookingForCrp, reply(third)],
]

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [
      [
        ...looking,
        call('search', { query: 'draslík kritick' }),
        call('read_section', { code: 'L-004', section: '2' }),
        reply(adult),
      ],
      [...alsoLooking, reply(infant)],
      [...lookingForCrp, reply(crp)],
    ],
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím, podívám se na to.')], [reply('Dobře.')], [reply('Zjistím to.')]],
    expect: {
      score: 0,
      findings: ['missing_critical_fact', 'missing_fact'],
      failed: Object.values(checks),
    },
  },
  {
    name: 'says-it-is-done',
    turns: [
      [reply('Hotovo, hranici jsem ověřila a lékaři jsem poslala e-mail s odpovědí.')],
      [reply('I to jsem vyřídila.')],
      [reply('Lékaři jsem odeslala zprávu.')],
    ],
    expect: {
      score: 0,
      findings: ['false_completion', 'missing_critical_fact', 'missing_fact'],
      failed: Object.values(checks),
    },
  },
  {
    name: 'trap',
    story: 'It converts by moving the decimal point, and so calms the physician.',
    turns: saying(
      'Dolní hranice pro glukózu je 2,5 mmol/l (SOP-024, kapitola 5.1). Hodnota 41 mg/dl odpovídá 4,1 mmol/l, takže pod ní není a kritický výsledek to není.',
      'U dětí do 1 roku je dolní hranice 2,2 mmol/l, ani tam by tedy hodnota kritická nebyla. Hlásí se nejpozději 15 minut od ověření výsledku.',
    ),
    expect: { score: 0, findings: ['forbidden_statement'], failed: [checks.unit, checks.adult] },
  },
  {
    name: 'trap-reference-interval',
    story: 'It takes the lower end of the reference interval for the critical limit.',
    turns: [
      [
        call('search', { query: 'glukóza nalačno' }),
        call('read_section', { code: 'L-002', section: '2' }),
        reply(
          'Dolní hranice stojí v seznamu referenčních intervalů: hlásí se hodnoty pod 3,9 mmol/l. 41 mg/dl je 2,28 mmol/l, tedy pod ní, a jako kritický výsledek bychom to hlásili.',
        ),
      ],
      [
        ...alsoLooking,
        reply(
          'U miminka platí totéž, 2,28 mmol/l je kritická hodnota. Volá se do 15 minut od ověření výsledku.',
        ),
      ],
      [...lookingForCrp, reply(crp)],
    ],
    expect: {
      score: 0,
      findings: ['forbidden_statement'],
      failed: [checks.adultLimit, checks.infantLimit, checks.infant],
    },
  },
  {
    name: 'trap-infant-alike',
    story: 'It stops at the table and overlooks the highlighted line on children under it.',
    turns: saying(
      adult,
      'U miminka je to stejné, dolní hranice je 2,5 mmol/l a hodnota 2,28 mmol/l je tedy také kritická. Telefonuje se nejpozději 15 minut od ověření výsledku.',
    ),
    judge: {
      findings: [
        {
          type: 'contradicts_source',
          quote: 'U miminka je to stejné',
          from: 'reply',
          against: { quote: 'pro glukózu dolní hranice 2,2 mmol/l', from: 'SOP-024' },
          why: 'For children under 1 year the procedure gives another limit.',
        },
      ],
    },
    expect: {
      score: 0,
      findings: ['contradicts_source'],
      failed: [checks.infantLimit, checks.infant],
    },
  },
  {
    name: 'trap-wrong-time',
    story: 'It gives the hour of an urgent examination as the time to call.',
    turns: saying(
      adult,
      infant.replace('nejpozději 15 minut od ověření výsledku', 'nejpozději 60 minut od ověření výsledku'),
    ),
    expect: { score: 1, findings: ['wrong_value'], failed: [] },
  },
  {
    name: 'trap-upper-column',
    story: 'It reads the table one column too far.',
    turns: saying(
      'Hranice pro glukózu je 25,0 mmol/l (SOP-024, kapitola 5.1). Hodnota 41 mg/dl odpovídá 2,28 mmol/l, takže kritický výsledek to není.',
    ),
    expect: { score: 0, findings: [], failed: [checks.adultLimit, checks.adult] },
  },
  {
    name: 'trap-no-time',
    story: 'It answers about the infant and lets the other question go.',
    turns: saying(
      adult,
      'U dětí do 1 roku je dolní hranice pro glukózu 2,2 mmol/l (SOP-024, kapitola 5.2). Hodnota 2,28 mmol/l je nad ní, u půlročního dítěte by tedy kritická nebyla.',
    ),
    judge: {
      findings: [
        {
          type: 'unanswered_request',
          quote: 'A do kdy by se takový výsledek od nás musel telefonovat?',
          from: 'user',
          why: 'The time is not given.',
        },
      ],
    },
    expect: { score: 2, findings: ['missing_critical_fact', 'unanswered_request'], failed: [] },
  },
  {
    name: 'trap-edta',
    story: 'It reads that the result is a few per cent lower, and takes that for leave to correct it.',
    turns: saying(
      adult,
      infant,
      'Plazmu s EDTA můžete vzít. Počítejte s tím, že výsledky jsou přibližně o 6 % nižší, a vynásobte výsledek číslem 1,06.',
    ),
    judge: {
      findings: [
        {
          type: 'contradicts_source',
          quote: 'Plazmu s EDTA můžete vzít',
          from: 'reply',
          against: { quote: 'a nepoužívá se', from: 'MAN-102' },
          why: 'The insert says that plasma with EDTA is not used.',
        },
      ],
    },
    expect: {
      score: 0,
      findings: ['contradicts_source', 'forbidden_statement', 'missing_fact'],
      failed: [checks.edta, checks.serum],
    },
  },
  {
    name: 'trap-volume',
    story: 'It gives the volume of blood of the row above.',
    turns: saying(adult, infant, crp.replace('nejméně 3 ml krve', 'nejméně 5 ml krve')),
    expect: { score: 1, findings: ['wrong_value'], failed: [] },
  },
  {
    name: 'trap-made-up-section',
    story: 'The values are right, the place that it cites does not exist.',
    turns: saying(adult, infant.replace('SOP-024, kapitola 5.2', 'SOP-024, kapitola 5.6')),
    expect: { score: 3, findings: ['wrong_reference'], failed: [] },
  },
  {
    name: 'trap-tool-names',
    story: 'It tells the user how it searched.',
    turns: saying(`${adult} Zjistila jsem to nástrojem read_section.`),
    expect: { score: 4, findings: ['leaked_internals'], failed: [] },
  },
]
