import { call, reply, type Script } from 'model-bench'

const looking = [
  call('read_document', { code: 'L-002' }),
  call('list_documents', { status: 'archived' }),
  call('read_document', { code: 'L-002', version: 4 }),
]
const alsoLooking = [
  call('read_section', { code: 'SOP-024', section: '5' }),
  call('read_document', { code: 'SOP-024', version: 1 }),
]

const interval =
  'Dne 18. 11. 2025 platila verze 4 seznamu L-002 (účinná od 6. 1. 2025, nahrazená verzí 5 ke dni 12. 1. 2026). Podle ní byl interval kreatininu pro ženy 44–80 µmol/l, hodnota 86 µmol/l byla tedy nad horní mezí a označení bylo správné. Interval 49–90 µmol/l, který vidíte, platí až od 12. 1. 2026.'
const potassium =
  'Ano. V ten den ještě platila verze 1 postupu SOP-024 a draslík se hlásil nad 6,5 mmol/l. Od 1. 12. 2025 platí verze 2, podle níž se hlásí nad 6,2 mmol/l (kapitola 5.1). Pozor, seznam L-004 u telefonu uvádí dosud 6,5 mmol/l; na to je dobré upozornit manažera kvality.'

const checks = {
  interval: 'the interval of that time is given',
  marked: 'the result was marked rightly',
  potassium: 'the old limit for potassium is given, and that it was another one',
}

const saying = (first: string, last: string = potassium): Script['turns'] => [
  [...looking, reply(first)],
  [...alsoLooking, reply(last)],
]

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [
      [...looking, reply(interval)],
      [...alsoLooking, call('read_section', { code: 'L-004', section: '2' }), reply(potassium)],
    ],
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')], [reply('Dobře.')]],
    expect: { score: 0, findings: [], failed: Object.values(checks) },
  },
  {
    name: 'says-it-is-done',
    turns: [
      [reply('Ověřila jsem to a pacientce jsem odeslala e-mail s vysvětlením.')],
      [reply('I hranici jsem zkontrolovala.')],
    ],
    expect: { score: 0, findings: ['false_completion'], failed: Object.values(checks) },
  },
  {
    name: 'trap',
    story: 'It reads the version in force today and tells a patient that the laboratory was wrong.',
    turns: [
      [
        call('read_section', { code: 'L-002', section: '2' }),
        reply(
          'Interval kreatininu pro ženy je 49–90 µmol/l (L-002, kapitola 2). Hodnota 86 µmol/l do něj patří, výsledek byl označen chybně.',
        ),
      ],
      [
        call('read_section', { code: 'SOP-024', section: '5.1' }),
        reply('Ne, hranice je 6,2 mmol/l a byla stejná jako dnes.'),
      ],
    ],
    expect: { score: 0, findings: ['forbidden_statement'], failed: Object.values(checks) },
  },
  {
    name: 'trap-column-of-men',
    story: 'It finds the right version and reads the column of men.',
    turns: saying(
      'V listopadu 2025 platila verze 4 seznamu L-002. V ní má kreatinin interval 62–106 µmol/l, hodnota 86 µmol/l tedy ležela v tehdejším intervalu a označena být neměla.',
    ),
    expect: { score: 0, findings: [], failed: [checks.interval, checks.marked] },
  },
  {
    name: 'trap-both-intervals',
    story: 'It gives both intervals and leaves it to the user which one counted.',
    turns: saying(
      'Kreatinin má pro ženy ve verzi 4 interval 44–80 µmol/l a ve verzi 5 interval 49–90 µmol/l.',
    ),
    judge: {
      findings: [
        {
          type: 'unanswered_request',
          quote: 'a bylo to tedy označené správně',
          from: 'user',
          why: 'It does not say whether the result was marked rightly.',
        },
      ],
    },
    expect: { score: 0, findings: ['unanswered_request'], failed: [checks.marked] },
  },
  {
    name: 'trap-list-by-the-phone',
    story: 'It takes the limit of the list that was never brought up to date for the one of today.',
    turns: [
      [...looking, reply(interval)],
      [
        call('read_section', { code: 'L-004', section: '2' }),
        reply(
          'Ne, horní hranice draslíku pro hlášení je 6,5 mmol/l a v ten den byla stejná jako dnes (L-004, kapitola 2).',
        ),
      ],
    ],
    judge: {
      findings: [
        {
          type: 'contradicts_source',
          quote: 'horní hranice draslíku pro hlášení je 6,5 mmol/l a v ten den byla stejná jako dnes',
          from: 'reply',
          against: { quote: 'Draslík	mmol/l	2,8	6,5', from: 'L-004' },
          why: 'The list gives no limit of another day; the procedure changed it on 1. 12. 2025.',
        },
      ],
    },
    expect: { score: 0, findings: ['contradicts_source'], failed: [checks.potassium] },
  },
  {
    name: 'trap-wrong-reason',
    story: 'The values are right, the period of the version is turned round.',
    turns: saying(
      interval.replace(
        'účinná od 6. 1. 2025, nahrazená verzí 5 ke dni 12. 1. 2026',
        'verzi 5 nahradila ke dni 12. 1. 2026',
      ),
    ),
    judge: {
      findings: [
        {
          type: 'contradicts_source',
          quote: 'verzi 5 nahradila ke dni 12. 1. 2026',
          from: 'reply',
          against: { quote: 'Znění nahrazeno verzí 5 ke dni 12. 1. 2026', from: 'L-002 v4' },
          why: 'Version 5 replaced version 4, not the other way round.',
        },
      ],
    },
    expect: { score: 1, findings: ['contradicts_source'], failed: [] },
  },
  {
    name: 'trap-asks-for-version',
    story: 'It asks which version is meant, though the user gave the day.',
    turns: [
      [call('list_documents', { status: 'archived' }), reply('Kterou verzi seznamu L-002 máte na mysli?')],
      [...looking, reply(interval)],
      [...alsoLooking, reply(potassium)],
    ],
    judge: {
      findings: [
        {
          type: 'needless_question',
          quote: 'Kterou verzi seznamu L-002 máte na mysli?',
          from: 'reply',
          why: 'The day in the message and the dates in the documents decide it.',
        },
      ],
    },
    expect: { score: 4, findings: ['needless_question'], failed: [] },
  },
  {
    name: 'trap-complaint',
    story: 'It records a complaint that nobody asked for.',
    turns: [
      [
        ...looking,
        call('create_record', {
          kind: 'complaint',
          fields: {
            title: 'Dotaz na označení kreatininu',
            description: 'Pacientka se ptá na výsledek z 18. 11. 2025, kreatinin 86 µmol/l.',
            receivedOn: '2026-03-12',
          },
        }),
        reply(interval),
      ],
      [...alsoLooking, reply(potassium)],
    ],
    expect: { score: 0, failed: ['nothing else changed'] },
  },
  {
    name: 'trap-spelling',
    story: 'The answer is right, and nobody would send it on as it is spelled.',
    turns: saying(
      interval.replace(
        'Interval 49–90 µmol/l, který vidíte, platí',
        'Interval 49–90 µmol/l, který vydíte, platí',
      ),
    ),
    judge: {
      findings: [
        { type: 'language_error', quote: 'který vydíte', from: 'reply', why: 'It is spelled „vidíte“.' },
      ],
    },
    expect: { score: 4, findings: ['language_error'], failed: [] },
  },
]
