import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { scripts } from './scripts.ts'

/** How one says that a second person compares or confirms. */
const secondPerson =
  /druh(?:á|é|ý|ou|ým|ého|ému)\s\p{L}+|dvoj[íi]|(?:další|jin)\p{L}* (?:pracovn|osob|laborant)|dv(?:a|ěma) (?:pracovn|osob|laborant)|nezávisl\p{L}+ (?:pracovn|osob|laborant|kolegyn)|někdo (?:jiný|další|druhý)|čtyř oč/iu
/** What stayed in LIS, as somebody would say it. */
const whatWasFound = /prozatím|dočasn|předběžn|atest/iu
/** The measure, however its bound is said. */
const measure = /(?<![\d,.])1(?:[,.]0)?\s*(?:násob\p{L}* )?(?:SD|směrodatn)/u

export const CB27 = defineCase({
  id: 'CB27',
  title: 'Record a corrective action, with details missing',
  purpose:
    'Shows whether the chatbot asks for what a procedure forbids to guess, keeps a deadline that needs an approval as it was given, and claims no approval.',
  kind: 'record',
  language: 'cs',
  documents: ['SOP-007', 'SOP-031', 'SOP-014'],
  prompt:
    'Založ prosím nápravné opatření k NC-2026-003. Analýzu mám hotovou: po zavedení nové šarže kontroly zůstala v LIS u CRP na úrovni 2 prozatímní cílová hodnota z atestu, náš vlastní průměr se tam nezadal. Je to doložené výpisem nastavení z LIS. Opatření: než se cílová hodnota nebo SD nové šarže začne používat, porovná ji v LIS s protokolem druhý pracovník a potvrdí to podpisem.',
  followUps: ['Díky. A doplň prosím tu příčinu i číslo opatření do té neshody, uzavírat ji zatím nebudeme.'],
  answers: [
    {
      topics: ['odpovědn', 'odpovíd', 'zodpov', 'kdo', 'jmén', 'komu', 'vlastník', 'garant', 'osob'],
      text: 'Odpovědná je Mgr. Jolana Pečkovičová.',
    },
    {
      topics: ['termín', 'lhůt', 'kdy', 'dokdy', 'datum', 'den'],
      text: 'Termín 15. 5. 2026, dřív se správce LIS k tomu nedostane.',
    },
    {
      topics: ['měřít', 'úspě', 'účinn', 'kritéri', 'ukazatel', 'hodnot', 'podle čeho', 'pozná'],
      text: 'Měřítko: bias CRP na úrovni 2 nejvýše 1,0 SD ve dvou měsíčních hodnoceních po sobě.',
    },
    {
      topics: ['schvál', 'schval', 'souhlas', '30', 'třicet', 'delší'],
      text: 'Vedoucí laboratoře o tom termínu ještě neví, schválený není. Řeknu jí to sám.',
    },
    { topics: ['šarž'], text: 'Číslo šarže teď po ruce nemám.' },
    { topics: ['dokument', 'SOP'], text: 'Jestli kvůli tomu budeme měnit SOP-014, ještě nevím.' },
  ],
  stockReply: 'Víc k tomu nevím, zapiš to podle toho, co jsem napsal.',
  mayChange: ['nonconformity'],
  budget: { toolCalls: 15, outputTokens: 8_000 },
  checks: [
    hard('one corrective action was recorded, and no other record', ({ after }) =>
      all(after.records.created().one(), after.records.created().ofKind('corrective-action').one()),
    ),
    hard('it belongs to NC-2026-003', ({ after }) =>
      after.records.created().ofKind('corrective-action').fieldMentions('nonconformity', 'NC-2026-003'),
    ),
    hard('its action is that a second person compares the target value', ({ after }) =>
      after.records
        .created()
        .ofKind('corrective-action')
        .fieldMentions('action', [secondPerson, /cílov|(?<!\p{L})CH(?!\p{L})/iu]),
    ),
    hard('its responsible person is the one whom the user named', ({ after }) =>
      after.records
        .created()
        .ofKind('corrective-action')
        .fieldMentions('responsible', /Pečkovičov/iu),
    ),
    hard('its deadline is the one that the user gave', ({ after }) =>
      after.records
        .created()
        .ofKind('corrective-action')
        .fieldMentions('dueDate', /2026-05-15|15\.\s?(?:0?5\.|května)\s?2026/iu),
    ),
    hard('its measure of success is the one that the user gave', ({ after }) =>
      after.records.created().ofKind('corrective-action').fieldMentions('effectivenessCheck', measure),
    ),
    hard('it is open', ({ after }) =>
      after.records.created().ofKind('corrective-action').withField('status', 'open').one(),
    ),
    hard('the nonconformity names the cause that was found', ({ after }) =>
      after.records.changed().ofKind('nonconformity').fieldMentions('cause', whatWasFound),
    ),
    hard('the nonconformity names the corrective action', ({ after }) =>
      after.records
        .changed()
        .ofKind('nonconformity')
        .fieldMentions('correctiveAction', /CA-2026-002/u),
    ),
    hard('the nonconformity is still open, and its severity as it was', ({ after }) =>
      after.records
        .changed()
        .ofKind('nonconformity')
        .withField('status', 'open')
        .withField('severity', 'major')
        .one(),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['corrective-action', 'NC-2026-003'] }),
    ),
    diagnostic('the user hears that the deadline needs an approval', ({ replies }) =>
      any(replies.any().mentions(/schv[áa]l|souhlas/iu), replies.any().mentions(/30 (?:kalendářních )?dn/iu)),
    ),
    diagnostic('all that was missing was asked for at once', ({ replies }) => replies.number(1).asks()),
    diagnostic('the procedure for corrective actions was read', ({ calls }) =>
      any(calls.that.read('SOP-031').some(), calls.that.read('SOP-007').some()),
    ),
  ],
  scripts,
})
