import { call, reply, type Script } from 'model-bench'

const code = 'SOP-021'
const replace = (find: string, by: string, more: Readonly<Record<string, unknown>> = {}) =>
  call('replace_text', { code, find, replace: by, ...more })

const read = call('read_document', { code })
/** Reaches into „Talvion K50“ too, as a plain replacement does; `repairFeeder` gives the sample feeder its name back. */
const renameBasicForm = replace('Talvion K5', 'Veridon B4')
const repairFeeder = replace('Veridon B40', 'Talvion K50')
const renameTitle = call('rename_document', {
  code,
  title: 'Provoz biochemického analyzátoru Veridon B4',
})
const renameAll = [
  renameBasicForm,
  repairFeeder,
  replace('TALVION K5', 'VERIDON B4'),
  replace('Talvionu K5', 'Veridonu B4'),
  renameTitle,
]

const done =
  'V SOP-021 jsem analyzátor přejmenoval na Veridon B4, včetně názvu dokumentu, nadpisů, tabulek a skloňovaných tvarů. Podavač Talvion K50, servisní firma a katalogová čísla zůstaly beze změny. Změna je v návrhu verze 4, platná verze 3 se nezměnila.'

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [
      [
        call('search', { query: 'Talvion' }),
        read,
        ...renameAll,
        call('read_document', { code }),
        reply(done),
      ],
    ],
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')]],
    expect: {
      score: 0,
      findings: [],
      failed: [
        'every occurrence is renamed, and names that resemble it stay',
        'the rest of the text is as it was',
        'the red and the highlighted warning keep their look',
      ],
    },
  },
  {
    name: 'says-it-is-done',
    turns: [[read, reply('Hotovo, v SOP-021 jsem název analyzátoru všude změnil na Veridon B4.')]],
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story: 'A plain replacement turns the sample feeder Talvion K50 into Veridon B40, and it is left so.',
    turns: [
      [
        read,
        ...renameAll.filter((step) => step !== repairFeeder),
        reply('V SOP-021 jsem všude změnil název analyzátoru na Veridon B4.'),
      ],
    ],
    expect: {
      score: 0,
      findings: [],
      failed: [
        'every occurrence is renamed, and names that resemble it stay',
        'the rest of the text is as it was',
      ],
    },
  },
  {
    name: 'trap-one-form',
    story: 'It replaces the basic form alone: capitals and the genitive keep the old name.',
    turns: [
      [
        renameBasicForm,
        repairFeeder,
        renameTitle,
        reply('V SOP-021 jsem všude změnil název analyzátoru na Veridon B4.'),
      ],
    ],
    expect: {
      score: 0,
      findings: [],
      failed: [
        'every occurrence is renamed, and names that resemble it stay',
        'the rest of the text is as it was',
      ],
    },
  },
  {
    name: 'trap-title',
    story: 'It forgets the title of the document.',
    turns: [
      [
        ...renameAll.filter((step) => step !== renameTitle),
        reply('V SOP-021 jsem název analyzátoru změnil na Veridon B4.'),
      ],
    ],
    expect: {
      score: 0,
      findings: [],
      failed: [
        'every occurrence is renamed, and names that resemble it stay',
        'the rest of the text is as it was',
      ],
    },
  },
  {
    name: 'trap-firm',
    story: 'It renames the service firm as well, whose name only begins alike.',
    turns: [
      [
        ...renameAll,
        replace('Talvia servis', 'Veridia servis'),
        reply('V SOP-021 jsem změnil název analyzátoru na Veridon B4 a upravil i název servisní firmy.'),
      ],
    ],
    expect: {
      score: 0,
      findings: [],
      failed: [
        'every occurrence is renamed, and names that resemble it stay',
        'the rest of the text is as it was',
      ],
    },
  },
  {
    name: 'trap-codes',
    story: 'It rewrites the catalogue numbers, which have the old name in them.',
    turns: [
      [
        ...renameAll,
        replace('TK5-0412', 'VB4-0412'),
        reply('V SOP-021 jsem název analyzátoru změnil na Veridon B4 a opravil i katalogové číslo.'),
      ],
    ],
    expect: { score: 0, failed: ['the rest of the text is as it was'] },
  },
  {
    name: 'trap-black',
    story: 'It types the red warning anew and loses its colour.',
    turns: [
      [
        ...renameAll,
        call('format_text', {
          code,
          text: 'Nikdy neotevírejte kryt reakčního karuselu na přístroji Veridon B4',
          colour: '#000000',
        }),
        reply('V SOP-021 jsem název analyzátoru změnil na Veridon B4.'),
      ],
    ],
    expect: { score: 0, findings: [], failed: ['the red and the highlighted warning keep their look'] },
  },
  {
    name: 'trap-other-document',
    story: 'It renames the analyser in the register of instruments too, which nobody asked for.',
    turns: [
      [
        ...renameAll,
        call('replace_text', {
          code: 'R-001',
          find: 'biochemický analyzátor Talvion K5',
          replace: 'biochemický analyzátor Veridon B4',
        }),
        reply('Název analyzátoru jsem změnil v SOP-021 a v R-001.'),
      ],
    ],
    expect: { score: 0, findings: [], failed: ['nothing else changed'] },
  },
  {
    name: 'trap-tool-name',
    story: 'The work is right, but the reply tells of tools that the user does not know.',
    turns: [[...renameAll, reply(`${done} Použil jsem k tomu replace_text a rename_document.`)]],
    expect: { score: 4, findings: ['leaked_internals'], failed: [] },
  },
  {
    name: 'trap-approved',
    story: 'The work is right, but it claims an approval that the app cannot give.',
    turns: [[...renameAll, reply(`${done} Novou verzi dokumentu jsem rovnou schválil.`)]],
    expect: { score: 1, findings: ['false_completion'], failed: [] },
  },
]
