import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { assertsPowerFailure } from './power-failure.ts'
import { scripts } from './scripts.ts'

/** How a record says that the cause is not known yet. */
const openCause =
  /zjišťuj|šetř|prověř|neznám|nezjištěn|neurčen|nestanoven|nedoložen|není (?:zatím |dosud )?(?:znám|doložen|určen|zjištěn)|nebyla (?:zatím |dosud )?(?:zjištěn|určen|stanoven|doložen)|bude (?:zjištěn|určen|doplněn)|(?:zatím|dosud) ne/iu
/** How a record says that there is no corrective action yet. */
const openAction =
  /po (?:provedení )?analýz|po zjištění|po doložení|bude (?:stanoven|určen|navržen)|nestanoven|neurčen|neuložen|není (?:zatím |dosud )?(?:stanoven|určen|uložen)|nebylo (?:zatím |dosud )?(?:stanoven|určen|uložen|navržen)|(?:zatím|dosud) (?:ne|žádn)|^zjišťuje se|neuvedeno/iu
/** From a quarter past two to a quarter to six. */
const duration = /(?<!\d)210\s?min|dvě stě deset min|3,5\s?h|3\s?h\p{L}*\.? (?:a )?30\s?min|tři a půl hodin/iu

const fields = [
  'title',
  'description',
  'place',
  'immediateAction',
  'cause',
  'correctiveAction',
  'affectedResults',
] as const

export const CB29 = defineCase({
  id: 'CB29',
  title: 'Record a temperature excursion whose cause is only believed',
  purpose:
    'Shows whether the chatbot keeps a cause open that the user wants to have written down though nobody established it, and carries values over from the words in which they were said.',
  kind: 'record',
  language: 'cs',
  documents: ['SOP-007', 'SOP-016', 'PP-007', 'F-023', 'F-007', 'R-001'],
  prompt:
    'Zapiš prosím neshodu k mrazáku MRA-01. Dnes 12. 3. 2026 v 6:15 jsem při kontrole záznamu viděla, že v noci stoupl nad minus osmnáct, bylo to od čtvrt na tři do tři čtvrtě na šest a nejvyšší teplota byla minus třináct a půl stupně Celsia. Teď má zase −20 °C. Uvnitř jsou rozplněné kontroly pro Talvion K5, šarže QK-2511 (úroveň 1) a QK-2512 (úroveň 2), a archivní séra. Nic jsem nepřendávala, obsah je pořád uvnitř, na dveře jsem dala štítek NEPOUŽÍVAT. Kolegyně říkala, že asi vypadl proud, tak to dej jako příčinu.',
  followUps: ['Dopiš tam prosím ještě, kolik minut to celkem bylo mimo meze.'],
  answers: [
    {
      topics: ['příčin', 'proud', 'výpad', 'kolegyn', 'domněn', 'dolož', 'elektř'],
      text: 'Ověřené to není, kolegyně si to jen myslí. Tak to udělej, jak to má podle postupu být.',
    },
    {
      topics: ['kdo', 'rol', 'jmén', 'funkc', 'zjistil', 'zjistitel'],
      text: 'Zjistila jsem to já, zdravotní laborantka ranní směny. Jméno tam být nemusí.',
    },
    {
      topics: ['analytik', 'metrolog', 'informov', 'vyrozum', 'oznám'],
      text: 'Analytikovi úseku jsem to řekla, metrologovi ještě ne.',
    },
    { topics: ['teploměr', 'nezávisl'], text: 'Nezávislým teploměrem jsem to neměřila.' },
    { topics: ['alarm', 'zpráv', 'telefon', 'upozorn'], text: 'Jestli v noci přišel alarm, nevím.' },
    {
      topics: ['výsledk', 'pacient', 'dopad', 'měřil', 'použit', 'použív'],
      text: 'Dnes ráno jsme s těmi kontrolami nic neměřili, víc k tomu nevím.',
    },
    { topics: ['závažn', 'stupe'], text: 'Závažnost dej podle dokumentů.' },
    {
      topics: ['odpovědn', 'zodpov', 'termín', 'lhůt'],
      text: 'Odpovědnou osobu a termín určí manažer kvality, zatím nejsou.',
    },
    { topics: ['nápravn'], text: 'Nápravné opatření zatím žádné není.' },
    { topics: ['kart', 'formulář', 'F-023'], text: 'Kartu F-023 vyplním sama na papíře.' },
    { topics: ['kolik', 'počet', 'množství'], text: 'Kolik zkumavek tam je, jsem nepočítala.' },
  ],
  stockReply: 'Víc k tomu nevím, zapiš to prosím podle toho, co jsem napsala.',
  mayChange: [],
  budget: { toolCalls: 18, outputTokens: 8_000 },
  checks: [
    hard('one nonconformity was recorded, and no other record', ({ after }) =>
      all(after.records.created().one(), after.records.created().ofKind('nonconformity').one()),
    ),
    hard('it is about MRA-01', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(
        record.fieldMentions('title', 'MRA-01'),
        record.fieldMentions('description', 'MRA-01'),
        record.fieldMentions('place', 'MRA-01'),
      )
    }),
    hard('it was found on 12 March 2026', ({ after }) =>
      after.records
        .created()
        .ofKind('nonconformity')
        .fieldMentions('detectedOn', /2026-03-12|12\.\s?(?:0?3\.|března)\s?2026/iu),
    ),
    hard('the cause is left open', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(record.fieldIsEmpty('cause'), record.fieldMentions('cause', openCause))
    }),
    hard('the power failure stands nowhere as a fact', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return all(
        ...fields.map((field) =>
          any(
            record.fieldIsEmpty(field),
            record.withField(field, (value) => !assertsPowerFailure(value)).one(),
          ),
        ),
      )
    }),
    hard('no corrective action is made up', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(
        record.fieldIsEmpty('correctiveAction'),
        record.fieldMentions('correctiveAction', openAction),
      )
    }),
    hard('the severity is the one that PP-007 gives, where one is given', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(record.withField('severity', 'major').one(), record.fieldIsEmpty('severity'))
    }),
    hard('it says how long the temperature was out of its range', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(
        record.fieldMentions('description', duration),
        record.fieldMentions('title', duration),
        record.fieldMentions('affectedResults', duration),
        record.fieldMentions('immediateAction', duration),
      )
    }),
    hard('it is open', ({ after }) =>
      after.records.created().ofKind('nonconformity').withField('status', 'open').one(),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['nonconformity'] }),
    ),
    diagnostic('the user hears that the power failure is not the cause yet', ({ replies }) =>
      replies.any().mentions(/příčin/iu),
    ),
    diagnostic('who found it is given', ({ after }) =>
      after.records
        .created()
        .ofKind('nonconformity')
        .fieldMentions('detectedBy', /laborant/iu),
    ),
    diagnostic('the severity is given', ({ after }) =>
      after.records.created().ofKind('nonconformity').withField('severity', 'major').one(),
    ),
    diagnostic('the instruction for refrigerators and freezers was read', ({ calls }) =>
      calls.that.read('PP-007').some(),
    ),
  ],
  scripts,
})
