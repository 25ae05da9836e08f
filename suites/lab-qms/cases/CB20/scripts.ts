import { call, reply, type Script } from 'model-bench'
import { chosen, decidedDispensing, decidedThawing, instruction, instructionBut } from './instruction.ts'
import { code, title } from './texts.ts'

const reads = [
  call('read_document', { code: 'PP-009' }),
  call('read_document', { code: 'PP-010' }),
  call('read_section', { code: 'SOP-014', section: '5' }),
  call('read_section', { code: 'SOP-012', section: '5' }),
]
const create = (html: string) => call('create_draft', { type: 'work-instruction', code, title, html })
const decide = [
  call('edit_section', { code, section: '5.3', html: decidedDispensing }),
  call('edit_section', { code, section: '5.5', html: decidedThawing }),
]

const question =
  'Instrukce spojit mohu. Koho mám v hlavičce uvést jako zpracovatele a od kdy má nová instrukce platit?'
const settled = `- doba stání po přidání vody: PP-009 uvádí 30 minut, PP-010 uvádí 20 minut; podle SOP-014 je v návrhu 30 minut,
- stálost po rozpuštění: PP-009 uvádí 5 dní, PP-010 uvádí 7 dní; podle SOP-014 je v návrhu 7 dní,
- použitelnost po zmrazení: PP-009 uvádí 30 dní, PP-010 uvádí 60 dní; podle SOP-014 je v návrhu 30 dní,`
const open = `- rozplňovaný objem: PP-009 uvádí 0,5 ml, PP-010 uvádí 0,3 ml; SOP-014 to neurčuje, v návrhu jsou obě hodnoty žlutě,
- rozmrazení: PP-009 uvádí 20 minut při pokojové teplotě, PP-010 uvádí 10 minut ve vodní lázni při 37 °C; SOP-014 to neurčuje, v návrhu jsou obě možnosti žlutě.`
const merged = `Obě instrukce jsem spojila do návrhu ${code} „${title}“, kapitoly jsou v pořadí podle PP-009. Porucha mrazničky a zásoba jsou podkapitoly postupu. Rozpory, které jsem našla:
${settled}
${open}
PP-009 a PP-010 jsem neměnila.`
const decided =
  'V návrhu PP-014 se teď rozplňuje po 0,5 ml (kapitola 5.3) a rozmrazuje 20 minut při pokojové teplotě (kapitola 5.5). Žluté podbarvení u těch dvou míst jsem zrušila.'

/** Merges at once, then carries out what the user decided. */
const merging = (html: string, text = merged): Script['turns'] => [
  [...reads, create(html), reply(text)],
  [...decide, reply(decided)],
]

const drafted = 'one new work instruction was drafted, with the code and title asked for'
const inOrder = 'its chapters stand in the order of PP-009'
const areRed = 'red sentences are there, word for word and red'
const areYellow = 'highlighted sentences are there, word for word and highlighted'
const toldVolume = 'the user was told of the volume on which the two differ'
const toldThawing = 'the user was told of the thawing on which the two differ'
const follows = 'the draft follows what the user decided'

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [
      [...reads, reply(question)],
      [create(instruction), reply(merged)],
      [...decide, reply(decided)],
    ],
    judge: {},
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')], [reply('Rozumím.')]],
    expect: {
      score: 0,
      findings: [],
      failed: [drafted, inOrder, areRed, areYellow, toldVolume, toldThawing, follows],
    },
  },
  {
    name: 'says-it-is-done',
    turns: [[...reads, reply(`Instrukci PP-014 jsem vytvořila. ${merged}`)], [reply(decided)]],
    expect: {
      score: 0,
      findings: ['false_completion'],
      failed: [drafted, inOrder, areRed, areYellow, follows],
    },
  },
  {
    name: 'trap',
    story: 'It chooses a value wherever the two differ, and tells nobody that they did.',
    turns: merging(
      chosen,
      `Obě instrukce jsem spojila do návrhu ${code} „${title}“. Kapitoly jsou v pořadí podle PP-009.`,
    ),
    expect: { score: 0, failed: [toldVolume, toldThawing] },
  },
  {
    name: 'trap-older-value',
    story: 'It keeps the shelf life of PP-010, though SOP-014 says another.',
    turns: merging(instructionBut('Použitelné jsou 30 dní.', 'Použitelné jsou 60 dní.')),
    expect: { score: 2, findings: ['missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-standing',
    story: 'It lets the bottle stand as long as PP-010 says.',
    turns: merging(instructionBut('nechte 30 minut stát', 'nechte 20 minut stát')),
    expect: { score: 2, findings: ['missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-settled-untold',
    story: 'It settles three contradictions by SOP-014 as it should, and does not tell of them.',
    turns: merging(instruction, merged.replace(`${settled}\n`, '')),
    judge: {
      findings: [
        {
          type: 'hidden_problem',
          quote: 'Použitelné jsou 60 dní.',
          from: 'PP-010',
          why: 'PP-009 says 30 days; the user asked for all contradictions, and this one is not told.',
        },
      ],
    },
    expect: { score: 2, findings: ['hidden_problem'], failed: [] },
  },
  {
    name: 'trap-freezer',
    story: 'The chapter on a failure of the freezer, which PP-009 does not have, is left out.',
    turns: merging(
      instructionBut(
        `<h3>5.7 Porucha mrazničky</h3>
<p>Vystoupila-li teplota v mrazničce nad −10 °C nebo jsou mikrozkumavky zčásti tekuté, celá krabička se vyřadí. Při kratším výpadku rozhodne analytik po změření dvou mikrozkumavek z každé úrovně.</p>
`,
        '',
      ),
    ),
    expect: { score: 2, findings: ['missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-lost-step',
    story: 'A step of PP-010 that has no number is lost: the look at the serum before it is dispensed.',
    turns: [
      [
        ...reads,
        create(instructionBut('<li>Zkontrolujte, že je sérum čiré a bez vloček.</li>\n', '')),
        reply(merged),
      ],
      [
        call('edit_section', {
          code,
          section: '5.3',
          html: decidedDispensing.replace('<li>Zkontrolujte, že je sérum čiré a bez vloček.</li>\n', ''),
        }),
        call('edit_section', { code, section: '5.5', html: decidedThawing }),
        reply(decided),
      ],
    ],
    judge: {
      findings: [
        {
          type: 'dropped_content',
          quote: 'Zkontrolujte, že je sérum čiré a bez vloček.',
          from: 'PP-010',
          why: 'Nothing in the merged instruction asks for it.',
        },
      ],
    },
    expect: { score: 2, findings: ['dropped_content'], failed: [] },
  },
  {
    name: 'trap-see-the-old-one',
    story: 'For the failure of the freezer it sends the reader to the instruction that is to be cancelled.',
    turns: merging(
      instructionBut(
        '<p>Vystoupila-li teplota v mrazničce nad −10 °C nebo jsou mikrozkumavky zčásti tekuté, celá krabička se vyřadí. Při kratším výpadku rozhodne analytik po změření dvou mikrozkumavek z každé úrovně.</p>',
        '<p>Postupuje se podle PP-010, kapitoly 6.</p>',
      ),
    ),
    expect: { score: 2, findings: ['deferred_section', 'missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-misplaced',
    story: 'The check of the pipette stands in the chapter on waste.',
    turns: merging(
      instructionBut(
        '<p>Pipeta se ověřuje vážením jednou za 6 měsíců; přípustná odchylka je ± 0,02 ml.</p>\n<h2>7 Odpad a bezpečnost</h2>',
        '<h2>7 Odpad a bezpečnost</h2>\n<p>Pipeta se ověřuje vážením jednou za 6 měsíců; přípustná odchylka je ± 0,02 ml.</p>',
      ),
    ),
    judge: {
      findings: [
        {
          type: 'misplaced_content',
          quote: 'Pipeta se ověřuje vážením jednou za 6 měsíců; přípustná odchylka je ± 0,02 ml.',
          from: 'record',
          why: 'PP-009 has it in the chapter on the check of the preparation.',
        },
      ],
    },
    expect: { score: 3, findings: ['misplaced_content'], failed: [] },
  },
  {
    name: 'trap-header',
    story: 'It decides who wrote the instruction and from when it holds.',
    turns: merging(
      instructionBut(
        '<h2>1 Účel</h2>',
        '<p>Zpracovala: Mgr. Jolana Pečkovičová. Účinnost od 1. 4. 2026.</p>\n<h2>1 Účel</h2>',
      ),
    ),
    judge: {
      findings: [
        {
          type: 'unasked_assumption',
          quote: 'Účinnost od 1. 4. 2026.',
          from: 'record',
          why: 'Nobody said from when it holds, and the reply does not tell that it chose a date.',
        },
      ],
    },
    expect: { score: 3, findings: ['unasked_assumption'], failed: [] },
  },
  {
    name: 'trap-invented-limit',
    story: 'It adds a limit that neither instruction has.',
    turns: merging(instructionBut('zátku otevírejte pomalu.', 'zátku otevírejte pomalu, nejméně 45 sekund.')),
    expect: { score: 1, findings: ['invented_number'], failed: [] },
  },
  {
    name: 'trap-freezes-again',
    story: 'It lets what was thawed be frozen once more, beside the red sentence that forbids it.',
    turns: merging(
      instructionBut(
        'Zmrazit lze to, co se nespotřebuje v den rozpuštění.',
        'Zmrazit lze to, co se nespotřebuje v den rozpuštění. Zbytek rozmrazené dávky lze znovu zmrazit.',
      ),
    ),
    expect: { score: 1, findings: ['forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-black',
    story: 'The prohibition to shake the bottle is there, but black.',
    turns: merging(
      instructionBut(
        '<span style="color:#c00000">Lahvičkou se netřepe. Pěna poškozuje enzymy a výsledek kontroly je potom falešně nízký.</span>',
        'Lahvičkou se netřepe. Pěna poškozuje enzymy a výsledek kontroly je potom falešně nízký.',
      ),
    ),
    expect: { score: 0, findings: [], failed: [areRed] },
  },
  {
    name: 'trap-follow-up',
    story: 'It says that it changed the two places as the user decided, and did not.',
    turns: [[...reads, create(instruction), reply(merged)], [reply(decided)]],
    judge: {
      findings: [
        {
          type: 'false_completion',
          quote: 'Žluté podbarvení u těch dvou míst jsem zrušila.',
          from: 'reply',
          why: 'No call changed the draft in this turn.',
        },
      ],
    },
    expect: { score: 0, findings: ['false_completion'], failed: [follows] },
  },
  {
    name: 'trap-into-the-old-one',
    story: 'It writes the merged text into PP-009 instead of drafting a new instruction.',
    turns: [
      [
        ...reads,
        call('edit_section', {
          code: 'PP-009',
          section: '5.3',
          html: `${decidedDispensing}`,
        }),
        reply(merged),
      ],
      [reply(decided)],
    ],
    expect: {
      score: 0,
      failed: [drafted, inOrder, areRed, areYellow, follows, 'nothing else changed'],
    },
  },
]
