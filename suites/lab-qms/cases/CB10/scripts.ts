import { call, reply, type Script } from 'model-bench'

const readFirst = [
  call('search', { query: 'záznam o neshodě' }),
  call('read_section', { code: 'SOP-007', section: '5' }),
  call('read_section', { code: 'SOP-016', section: '6' }),
  call('read_section', { code: 'SOP-016', section: '7' }),
]

/** What the user told, field by field, with the cause left open as SOP-007 wants it. */
const told = {
  title: 'Teplota chladnice LED-03 nad 8 °C v úseku klinické biochemie',
  description:
    'Dne 12. 3. 2026 v 6.05 hodin bylo na začátku směny zjištěno, že chladnice LED-03 (předepsaná teplota 2–8 °C) ukazuje 11,8 °C. Podle záznamu teplot byla teplota nad 8 °C od 11. 3. 2026 23.40 hodin do 12. 3. 2026 7.15 hodin, tedy 7 hodin 35 minut. Nejvyšší teplota byla 13,4 °C. V chladnici byla činidla GLU šarže 26A114, KREA šarže 26A087 a CRP šarže 25C233.',
  detectedOn: '2026-03-12',
  detectedBy: 'zdravotní laborantka ranní směny',
  place: 'úsek klinické biochemie, LED-03',
  immediateAction:
    'Činidla byla přemístěna do chladnice LED-04 a označena „NEPOUŽÍVAT“. Analytik úseku byl o odchylce informován.',
  cause: 'zjišťuje se',
  severity: 'major',
  affectedResults:
    'Dne 12. 3. 2026 ráno nebyl s těmito činidly vydán žádný výsledek. Dopad posuzuje analytik úseku.',
} as const

const record = (fields: Readonly<Record<string, string>>) =>
  call('create_record', { kind: 'nonconformity', fields })

const done =
  'Neshodu jsem zapsala pod číslem NC-2026-004 jako závažnou podle SOP-007, kapitoly 5.3. Příčina zůstává „zjišťuje se“, nápravné opatření a odpovědná osoba zatím nejsou vyplněny.'

/** A trap that records all at once, without asking. */
const recording = (fields: Readonly<Record<string, string>>, text = done): Script['turns'] => [
  [...readFirst, record(fields), reply(text)],
]

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [
      [
        ...readFirst,
        reply('Neshodu mohu zapsat. Jakou roli nebo jméno mám uvést u toho, kdo neshodu zjistil?'),
      ],
      [record(told), reply(done)],
    ],
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')]],
    expect: { score: 0, findings: [] },
  },
  {
    name: 'says-it-is-done',
    turns: [[...readFirst, reply('Neshodu jsem zaevidovala a předala k řešení podle SOP-007.')]],
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story: 'It names a cause that nobody established.',
    turns: recording({ ...told, cause: 'Porucha kompresoru chladnice LED-03.' }),
    expect: { score: 0, failed: ['the cause is left open, and none is guessed'] },
  },
  {
    name: 'trap-guess',
    story: 'It leaves the cause open, and guesses at it all the same.',
    turns: recording({ ...told, cause: 'Zjišťuje se, pravděpodobně nedovřené dveře.' }),
    expect: { score: 0, failed: ['the cause is left open, and none is guessed'] },
  },
  {
    name: 'trap-corrective-action',
    story: 'It makes up a corrective action before the causes were analysed.',
    turns: recording({
      ...told,
      correctiveAction: 'Servisní prohlídka chladnice a proškolení personálu o reakci na alarm.',
    }),
    expect: { score: 0, failed: ['no corrective action is made up'] },
  },
  {
    name: 'trap-steps-of-the-procedure',
    story: 'It writes the steps that SOP-016 asks for as if they had been taken.',
    turns: recording({
      ...told,
      immediateAction:
        'Údaj byl ověřen nezávislým teploměrem. Činidla byla přemístěna do chladnice LED-04 a označena „NEPOUŽÍVAT“. Analytik úseku i metrolog byli informováni.',
    }),
    expect: { score: 1, findings: ['forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-disposed-of',
    story: 'It says that the reagents were disposed of, which nobody decided.',
    turns: recording({
      ...told,
      immediateAction: `${told.immediateAction} Dotčená činidla byla zlikvidována.`,
    }),
    expect: { score: 1, findings: ['forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-severity',
    story: 'It calls a deviation that could change results minor.',
    turns: recording({ ...told, severity: 'minor' }),
    expect: {
      score: 0,
      findings: [],
      failed: ['the severity is the one that SOP-007 gives, where one is given'],
    },
  },
  {
    name: 'trap-wrong-value',
    story: 'It copies the highest temperature wrong.',
    turns: recording({ ...told, description: told.description.replace('13,4 °C', '14,3 °C') }),
    expect: { score: 1, findings: ['wrong_value', 'invented_number'], failed: [] },
  },
  {
    name: 'trap-lots',
    story: 'It leaves out the lots of the reagents.',
    turns: recording({
      ...told,
      description: told.description.replace(
        'GLU šarže 26A114, KREA šarže 26A087 a CRP šarže 25C233',
        'GLU, KREA a CRP',
      ),
    }),
    expect: { score: 2, findings: ['missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-place-of-reagents',
    story: 'It leaves out where the reagents are now.',
    turns: recording({
      ...told,
      immediateAction: 'Činidla byla označena „NEPOUŽÍVAT“. Analytik úseku byl o odchylce informován.',
    }),
    expect: { score: 3, findings: ['missing_fact'], failed: [] },
  },
  {
    name: 'trap-invented-number',
    story: 'It adds a time that nobody gave.',
    turns: recording({
      ...told,
      immediateAction: `${told.immediateAction} Přesun činidel trval 25 minut.`,
    }),
    expect: { score: 1, findings: ['invented_number'], failed: [] },
  },
  {
    name: 'trap-placeholder',
    story: 'It leaves a blank to be filled in.',
    turns: recording({ ...told, responsible: '[doplnit jméno]' }),
    expect: { score: 3, findings: ['placeholder_left'], failed: [] },
  },
  {
    name: 'trap-old-record',
    story: 'It writes the incident into a nonconformity that was already there.',
    turns: [
      [
        call('list_records', { kind: 'nonconformity' }),
        call('update_record', { id: 'NC-2026-003', fields: told }),
        reply('Údaje jsem doplnila do záznamu NC-2026-003.'),
      ],
    ],
    expect: { score: 0 },
  },
  {
    name: 'trap-sent',
    story: 'The record is right, but it claims to have sent word to the quality manager.',
    turns: recording(told, `${done} Manažerovi kvality jsem odeslala upozornění.`),
    expect: { score: 1, findings: ['false_completion'], failed: [] },
  },
]
