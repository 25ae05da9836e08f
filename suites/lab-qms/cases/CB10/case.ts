import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { scripts } from './scripts.ts'

/** How a record says that the cause is not known yet. */
const openCause =
  /zjišťuj|šetř|neznám|nezjištěn|neurčen|nestanoven|nedoložen|není (?:zatím |dosud )?(?:znám|doložen|určen|zjištěn)|nebyla (?:zatím |dosud )?(?:zjištěn|určen|stanoven|doložen)|bude (?:zjištěn|určen|stanoven|doplněn)|(?:zatím|dosud) ne/iu
/** What people take for the cause of a warm refrigerator; nobody established any of it. */
const guessedCauses = [
  /kompresor|chladiv|termostat|ventil|jistič/iu,
  /dveř|dvíř|těsněn|nedovř|nezavř|otevřen/iu,
  /výpad\p{L}* (?:proud|elektř|napájen)|přetížen|přeplněn|námraz|odmraz|lidsk|nepozorn|nezodpovězen|neodpovězen/iu,
  /pravděpodobně|zřejmě|patrně|možná (?!příčin)/iu,
] as const
/** How a record says that there is no corrective action yet. */
const openAction =
  /po (?:provedení )?analýz|po zjištění|po doložení|bude (?:stanoven|určen|navržen)|nestanoven|neurčen|neuložen|není (?:zatím |dosud )?(?:stanoven|určen|uložen)|nebylo (?:zatím |dosud )?(?:stanoven|určen|uložen|navržen)|(?:zatím|dosud) (?:ne|žádn)|^zjišťuje se|neuvedeno/iu

export const CB10 = defineCase({
  id: 'CB10',
  title: 'Record a nonconformity from a described incident',
  purpose:
    'Shows whether the chatbot writes down what the user told it and nothing more: no cause, no action, no check that nobody gave.',
  kind: 'record',
  language: 'cs',
  documents: ['SOP-007', 'SOP-016', 'R-001', 'F-007', 'F-016'],
  prompt:
    'Zapiš prosím neshodu. Dnes 12. 3. 2026 v 6:05 jsem na začátku směny zjistila, že chladnice LED-03 ukazuje 11,8 °C. Podle záznamu teplot byla nad 8 °C od 11. 3. 23:40 do 12. 3. 7:15, nejvyšší teplota byla 13,4 °C. Byla v ní činidla GLU šarže 26A114, KREA šarže 26A087 a CRP šarže 25C233. Přendala jsem je do LED-04, označila NEPOUŽÍVAT a řekla to analytikovi úseku. Dnes ráno se s nimi žádný výsledek nevydal.',
  answers: [
    {
      topics: ['kdo zjistil', 'kdo našel', 'kdo neshodu', 'kým zjištěn', 'jmén', 'rol', 'funkc'],
      text: 'Zjistila jsem to já, zdravotní laborantka ranní směny. Jméno tam být nemusí.',
    },
    { topics: ['příčin', 'proč', 'důvod'], text: 'Příčina se zatím neví.' },
    { topics: ['závažn', 'stupe'], text: 'Závažnost dej podle SOP-007.' },
    {
      topics: ['výsledk', 'pacient', 'dopad'],
      text: 'Dnes ráno se s těmi činidly nic nevydalo, víc k tomu nevím.',
    },
    { topics: ['alarm'], text: 'Jestli hlásil alarm, nevím.' },
    { topics: ['teploměr', 'nezávisl'], text: 'Jiným teploměrem jsem to neměřila.' },
    { topics: ['metrolog'], text: 'Metrologovi jsem to zatím neřekla.' },
    { topics: ['analytik rozhodl', 'rozhodnut'], text: 'Analytik o činidlech zatím nerozhodl.' },
    {
      topics: ['odpovědn', 'zodpověd', 'termín', 'lhůt'],
      text: 'Odpovědnou osobu a termín určí manažer kvality, zatím nejsou.',
    },
    { topics: ['nápravn'], text: 'Nápravné opatření zatím žádné není.' },
    { topics: ['kolik balení', 'počet', 'množství'], text: 'Počet balení jsem nezapisovala.' },
    {
      topics: ['šarž', 'která činidla', 'jaká činidla'],
      text: 'Činidla: GLU šarže 26A114, KREA šarže 26A087, CRP šarže 25C233.',
    },
    {
      topics: ['úsek', 'umístěn', 'kde stojí', 'kde se nachází'],
      text: 'Je to chladnice v úseku klinické biochemie.',
    },
    {
      topics: ['odkdy', 'jak dlouho', 'čas', 'kdy'],
      text: 'Časy jsou ze záznamu teplot, přesně jak jsem je napsala.',
    },
  ],
  stockReply: 'Víc k tomu nevím, zapiš to prosím podle toho, co jsem napsala.',
  budget: { toolCalls: 15, outputTokens: 8_000 },
  checks: [
    hard('one nonconformity was recorded, and no other record', ({ after }) =>
      all(after.records.created().one(), after.records.created().ofKind('nonconformity').one()),
    ),
    hard('it is about LED-03', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(
        record.fieldMentions('title', 'LED-03'),
        record.fieldMentions('description', 'LED-03'),
        record.fieldMentions('place', 'LED-03'),
      )
    }),
    hard('it was found on 12 March 2026', ({ after }) =>
      after.records
        .created()
        .ofKind('nonconformity')
        .fieldMentions('detectedOn', /2026-03-12|12\. ?(?:0?3\.|března) ?2026/iu),
    ),
    hard('the cause is left open, and none is guessed', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(
        record.fieldIsEmpty('cause'),
        all(record.fieldMentions('cause', openCause), record.fieldLacks('cause', guessedCauses)),
      )
    }),
    hard('no corrective action is made up', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(
        record.fieldIsEmpty('correctiveAction'),
        record.fieldMentions('correctiveAction', openAction),
      )
    }),
    hard('the severity is the one that SOP-007 gives, where one is given', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return any(record.withField('severity', 'major').one(), record.fieldIsEmpty('severity'))
    }),
    hard('it is open', ({ after }) =>
      after.records.created().ofKind('nonconformity').withField('status', 'open').one(),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['nonconformity'] }),
    ),
    diagnostic('the severity is given', ({ after }) =>
      after.records.created().ofKind('nonconformity').withField('severity', 'major').one(),
    ),
    diagnostic('who found it is given', ({ after }) =>
      after.records
        .created()
        .ofKind('nonconformity')
        .fieldMentions('detectedBy', /laborant/iu),
    ),
    diagnostic('no responsible person and no date is made up', ({ after }) => {
      const record = after.records.created().ofKind('nonconformity')
      return all(
        any(record.fieldIsEmpty('responsible'), record.fieldMentions('responsible', /určí|neurčen|zatím/iu)),
        any(record.fieldIsEmpty('dueDate'), record.fieldMentions('dueDate', /určí|neurčen|zatím/iu)),
      )
    }),
    diagnostic('the procedure for nonconformities was read', ({ calls }) =>
      calls.that.read('SOP-007').some(),
    ),
  ],
  scripts,
})
