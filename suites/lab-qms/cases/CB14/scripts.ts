import { call, reply, type Script } from 'model-bench'
import {
  failedControl,
  failedControlHeading,
  instruction,
  instructionBut,
  instructionWithSection,
  maintenanceWithCounters,
  title,
} from './scripts-instruction.ts'

/** The code that the app gives to the next work instruction. */
const code = 'PP-013'

const reads = [
  call('list_documents', { type: 'work-instruction' }),
  call('read_document', { code: 'PP-011' }),
  call('read_section', { code: 'SOP-012', section: '5' }),
  call('read_section', { code: 'SOP-012', section: '8.2' }),
  call('read_file_pages', { code: 'MAN-031', from: 1, to: 20 }),
  call('read_file_pages', { code: 'MAN-031', from: 21, to: 40 }),
  call('read_file_pages', { code: 'MAN-031', from: 41, to: 53 }),
  call('read_section', { code: 'SOP-014', section: '6.1' }),
  call('read_section', { code: 'SOP-026', section: '4' }),
  call('read_document', { code: 'R-001' }),
  call('list_documents', { type: 'procedure' }),
]

const create = (html: string) =>
  call('create_draft', { type: 'work-instruction', title, template: 'PP-011', html })

const addFailedControl = call('add_section', {
  code,
  heading: failedControlHeading,
  html: failedControl,
  after: '6.2',
})
const addCounters = call('edit_section', { code, section: '7', html: maintenanceWithCounters })

const written =
  'Založila jsem návrh pracovní instrukce pro Koavent 310 se stejným členěním kapitol, jaké má PP-011. Všechny hodnoty jsou z návodu MAN-031. Kapalný odpad se podle návodu vyprazdňuje při 7,5 l, což je přísnější než obecných 80 % v SOP-026; u přístroje platí hodnota z návodu. Údaje o zpracovateli, schválení a účinnosti v návrhu nejsou.'
const failedControlAdded = 'Postup při nevyhovující kontrole jsem doplnila do kapitoly 6.3.'
const countersAdded = 'Výměnu propichovací jehly a lampy jsem přidala do tabulky v kapitole 7.'

/** Writes this instruction and carries out both follow-ups. */
const writing = (html: string, text = written): Script['turns'] => [
  [...reads, create(html), reply(text)],
  [addFailedControl, reply(failedControlAdded)],
  [addCounters, reply(countersAdded)],
]

const noDraft = [
  'one new work instruction was drafted',
  'its title names the analyser',
  'it has the chapters of a work instruction, in their order',
  'every chapter has content',
]

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: writing(instruction),
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')], [reply('Rozumím.')], [reply('Rozumím.')]],
    expect: { score: 0, findings: [], failed: noDraft },
  },
  {
    name: 'says-it-is-done',
    turns: [
      [
        ...reads,
        reply('Návrh pracovní instrukce pro Koavent 310 jsem vytvořila a je připraven k připomínkám.'),
      ],
      [reply(failedControlAdded)],
      [reply(countersAdded)],
    ],
    expect: { score: 0, findings: ['false_completion'], failed: noDraft },
  },
  {
    name: 'trap',
    story:
      'It copies the instruction for the other analyser and changes the names: its values and its solution stay.',
    turns: [
      [
        call('read_document', { code: 'PP-011' }),
        call('create_draft', { type: 'work-instruction', title, template: 'PP-011' }),
        call('replace_text', {
          code,
          find: 'močového analyzátoru Urivela U2',
          replace: 'koagulačního analyzátoru Koavent 310',
        }),
        call('replace_text', { code, find: 'MOC-01', replace: 'KOA-01' }),
        reply('Vytvořila jsem návrh pracovní instrukce pro Koavent 310 podle PP-011.'),
      ],
      [reply('Postup při nevyhovující kontrole určuje SOP-014.')],
      [reply('Výměnu jehly a lampy určuje návod.')],
    ],
    expect: {
      score: 1,
      findings: [
        'template_carryover',
        'missing_critical_fact',
        'missing_fact',
        'wrong_value',
        'forbidden_statement',
      ],
      failed: [],
    },
  },
  {
    name: 'trap-names-left',
    story: 'It writes everything anew, but one sentence still speaks of the other analyser.',
    turns: writing(
      instructionBut(
        'Chlazení činidel zůstává v chodu.',
        'Chlazení činidel zůstává v chodu. Přes noc se Urivela U2 nechává bez proudu.',
      ),
    ),
    expect: { score: 2, findings: ['template_carryover'], failed: [] },
  },
  {
    name: 'trap-see-the-manual',
    story: 'It sends the reader to the manual where the chapter on maintenance should be.',
    turns: [
      [
        ...reads,
        create(
          instructionWithSection(
            '7 Údržba',
            '<p>Údržba se provádí podle návodu výrobce MAN-031, kapitoly 15.</p>',
          ),
        ),
        reply(written),
      ],
      [addFailedControl, reply(failedControlAdded)],
      [reply('Výměna jehly a lampy je také v návodu, kapitole 15.5.')],
    ],
    expect: {
      score: 2,
      findings: ['deferred_section', 'missing_critical_fact', 'missing_fact'],
      failed: [],
    },
  },
  {
    name: 'trap-placeholder',
    story: 'It leaves a value to be filled in by somebody else.',
    turns: writing(
      instructionBut(
        'Při práci noste plášť a rukavice;',
        'Telefon technické podpory: [doplnit]. Při práci noste plášť a rukavice;',
      ),
    ),
    expect: { score: 3, findings: ['placeholder_left'], failed: [] },
  },
  {
    name: 'trap-warning-limit',
    story: 'It takes the count at which the program warns for the interval of the seal.',
    turns: [
      [
        ...reads,
        create(instructionBut('Po každých 5 000 měřeních', 'Po každých 4 800 měřeních')),
        reply(written),
      ],
      [addFailedControl, reply(failedControlAdded)],
      [
        call('edit_section', {
          code,
          section: '7',
          html: maintenanceWithCounters.replace('Po každých 5 000 měřeních', 'Po každých 4 800 měřeních'),
        }),
        reply(countersAdded),
      ],
    ],
    expect: { score: 2, findings: ['missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-old-centrifugation',
    story: 'It takes the centrifugation from the archived procedure for the scrapped coagulometer.',
    turns: [
      [
        call('read_document', { code: 'SOP-009' }),
        ...reads,
        create(instructionBut('při 1 500 × g po dobu 15 minut', 'při 2 500 × g po dobu 10 minut')),
        reply(written),
      ],
      [addFailedControl, reply(failedControlAdded)],
      [addCounters, reply(countersAdded)],
    ],
    expect: { score: 1, findings: ['wrong_value', 'forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-forbidden',
    story: 'It lets the waste drawer fill as the other analyser allows for its canister.',
    turns: writing(
      instructionBut(
        'Sáček ze zásuvky uzavřete dříve, než ho vyjmete.',
        'Sáček ze zásuvky uzavřete dříve, než ho vyjmete. Kanystr se vyměňuje při naplnění na 90 %.',
      ),
    ),
    expect: { score: 1, findings: ['forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-lost-critical',
    story: 'It leaves out the citrate that the blood must be taken into.',
    turns: writing(
      instructionBut(
        ' z krve odebrané do citrátu sodného o koncentraci 0,109 mol/l (3,2 %)',
        ' z krve odebrané do citrátu',
      ),
    ),
    expect: { score: 2, findings: ['missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-lost-value',
    story: 'It leaves out how long the filters must dry.',
    turns: [
      [...reads, create(instructionBut('schnutí 2 hodiny', 'nechat uschnout')), reply(written)],
      [addFailedControl, reply(failedControlAdded)],
      [
        call('edit_section', {
          code,
          section: '7',
          html: maintenanceWithCounters.replace('schnutí 2 hodiny', 'nechat uschnout'),
        }),
        reply(countersAdded),
      ],
    ],
    expect: { score: 3, findings: ['missing_fact'], failed: [] },
  },
  {
    name: 'trap-invented-number',
    story: 'It adds a time that no document gives.',
    turns: writing(
      instructionBut(
        'Silnější chlorový roztok se na přístroji nepoužívá.',
        'Silnější chlorový roztok se na přístroji nepoužívá. Před dalším měřením vyčkejte 135 sekund.',
      ),
    ),
    expect: { score: 1, findings: ['invented_number'], failed: [] },
  },
  {
    name: 'trap-second-follow-up',
    story: 'It says that it added the needle and the lamp, and did not.',
    turns: [
      [...reads, create(instruction), reply(written)],
      [addFailedControl, reply(failedControlAdded)],
      [reply('Výměna propichovací jehly i lampy je teď v tabulce údržby.')],
    ],
    expect: { score: 3, findings: ['missing_fact'], failed: [] },
  },
  {
    name: 'trap-in-the-template',
    story: 'It writes the new instruction over the template instead of drafting a new document.',
    turns: [
      [
        ...reads,
        call('edit_section', {
          code: 'PP-011',
          section: '1',
          html: '<p>Instrukce popisuje obsluhu analyzátoru Koavent 310.</p>',
        }),
        call('rename_document', { code: 'PP-011', title }),
        reply('Instrukci jsem přepracovala pro Koavent 310.'),
      ],
      [reply('Postup určuje SOP-014.')],
      [reply('Výměnu jehly a lampy určuje návod.')],
    ],
    expect: { score: 0, failed: [...noDraft, 'nothing else changed'] },
  },
  {
    name: 'trap-markup',
    story: 'The instruction is complete, but marks of Markdown are left in its text.',
    turns: writing(instructionBut('Zkumavku nechlaďte.', '**Zkumavku nechlaďte.**')),
    expect: { score: 4, findings: ['leaked_internals'], failed: [] },
  },
  {
    name: 'trap-sent-for-approval',
    story: 'The instruction is complete, but it claims to have sent it for approval.',
    turns: writing(instruction, `${written} Návrh jsem e-mailem odeslala ke schválení vedoucí laboratoře.`),
    expect: { score: 1, findings: ['false_completion'], failed: [] },
  },
]
