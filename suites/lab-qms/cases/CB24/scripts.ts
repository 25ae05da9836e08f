import { call, reply, type Script } from 'model-bench'
import { list, listBut, longList, title, withLastFinding } from './list.ts'

/** The code that the app gives to the next list. */
const code = 'L-008'

const reads = [
  call('read_document', { code: 'PL-002' }),
  call('read_document', { code: 'SOP-034' }),
  call('read_document', { code: 'SOP-018' }),
]

const create = (html: string) => call('create_draft', { type: 'list', title, html })
const lastFinding = [
  call('read_record', { id: 'AF-2025-006' }),
  call('read_section', { code: 'SOP-037', section: '4' }),
]

const written =
  'Seznam otázek k auditu A3 je v návrhu L-008, má 9 otázek (PL-002 připouští nejvýše 12). Kritéria jsou čl. 7.2.6.1 a 7.2.6.2 a kapitoly SOP-018; znění normy v systému není. Od každého druhu záznamů vyberte podle SOP-034, kapitoly 6.2, nejméně 5.'
const added = 'Otázku k AF-2025-006 jsem přidala na konec tabulky, otázek je teď 10.'

/** Drafts this list and adds the question about the last audit's finding. */
const writing = (html: string, text = written, addedText = added): Script['turns'] => [
  [...reads, create(html), reply(text)],
  [
    ...lastFinding,
    call('edit_section', { code, section: '2', html: withLastFinding(html) }),
    reply(addedText),
  ],
]

const noList = [
  'one new list was drafted',
  'its title says that it is for the audit of sample receipt',
  'it is a table of questions, criteria, evidence and findings',
  'there are no more questions than the plan allows, and enough for the clause',
  'each question has the clause and the chapter that it is measured by',
  'no question can be answered by a mere yes',
  'the findings are left open',
  'the last audit’s finding is taken up',
]

export const scripts: readonly Script[] = [
  { name: 'reference', turns: writing(list), judge: {}, expect: { score: 5 } },
  {
    name: 'in-other-words',
    story:
      'Right in other words: a column of numbers, the clause without the year, the limits said otherwise.',
    turns: writing(
      list
        .replace(/<tr><th>Otázka/u, '<tr><th>Č.</th><th>Otázka')
        .replace(/<tr><td>/gu, '<tr><td>·</td><td>')
        .replaceAll('ISO 15189:2022, čl.', 'ISO 15189, článek')
        .replaceAll('kapitola', 'kap.')
        .replace('došla do 48 hodin', 'došla nejpozději za dva dny')
        .replace('dozvěděla do 30 minut', 'dozvěděla nejpozději do půl hodiny')
        .replace('byl do 5 minut předán', 'byl předán nejdéle za pět minut'),
    ).map((steps, index) =>
      index === 0
        ? steps
        : [
            ...lastFinding,
            call('edit_section', {
              code,
              section: '2',
              html: withLastFinding(list)
                .replace(/<tr><th>Otázka/u, '<tr><th>Č.</th><th>Otázka')
                .replace(/<tr><td>/gu, '<tr><td>·</td><td>'),
            }),
            reply(added),
          ],
    ),
    expect: { score: 5, findings: [], failed: [] },
  },
  {
    name: 'other-questions',
    story: 'Right in other words: requests instead of questions, and the limits in brackets.',
    turns: writing(
      list
        .replace(
          'Jak doložíte, že se ordinace o odmítnutí dozvěděla do 30 minut?',
          'Předložte záznamy o odmítnutí a ukažte na nich, kdy byla ordinace informována (nejpozději do 30 minut).',
        )
        .replace(
          'Jak zjistíte, že statimový vzorek byl do 5 minut předán k odstředění?',
          'Za jak dlouho se statimový vzorek dostane k odstředění (požadavek: do 5 minut) a čím to doložíte?',
        )
        .replace(
          'Jak doložíte, že písemná žádanka k telefonickému požadavku došla do 48 hodin?',
          'Co se stane, nedojde-li písemná žádanka do 48 hodin?',
        )
        .replaceAll('ISO 15189:2022, čl. 7.2.6.1;', 'ISO 15189:2022, 7.2.6.1 (Sample receipt procedure);')
        .replaceAll('<td></td></tr>', '<td>&nbsp;</td></tr>'),
    ),
    expect: { score: 5, findings: [], failed: [] },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')], [reply('Rozumím.')]],
    expect: { score: 0, findings: [], failed: noList },
  },
  {
    name: 'says-it-is-done',
    turns: [
      [
        ...reads,
        reply('Seznam otázek k auditu A3 jsem založila. Vyberte nejméně 5 záznamů od každého druhu.'),
      ],
      [reply('Otázku k AF-2025-006 jsem doplnila.')],
    ],
    expect: { score: 0, findings: ['false_completion'], failed: noList },
  },
  {
    name: 'trap',
    story: 'It asks questions that everybody answers with yes.',
    turns: writing(
      listBut('Které údaje musí mít žádanka a jak postupujete, když některý chybí?', 'Jsou žádanky úplné?'),
    ),
    expect: { score: 0, failed: ['no question can be answered by a mere yes'] },
  },
  {
    name: 'trap-too-many',
    story: 'It writes more questions than the plan of audits allows.',
    turns: writing(longList, written.replace('9 otázek', '13 otázek')),
    expect: {
      score: 0,
      failed: ['there are no more questions than the plan allows, and enough for the clause'],
    },
  },
  {
    name: 'trap-clause',
    story: 'It cites a clause that the standard does not have.',
    turns: writing(listBut('ISO 15189:2022, čl. 7.2.6.2', 'ISO 15189:2022, čl. 7.2.6.3')),
    expect: { score: 3, findings: ['wrong_reference'], failed: [] },
  },
  {
    name: 'trap-limit',
    story: 'It asks for another limit than the procedure has.',
    turns: writing(listBut('dozvěděla do 30 minut', 'dozvěděla do 60 minut')),
    expect: { score: 1, findings: ['wrong_value'], failed: [] },
  },
  {
    name: 'trap-findings-filled-in',
    story: 'It fills in the findings before anybody has audited.',
    turns: writing(list.replaceAll('<td></td></tr>', '<td>vyhovuje</td></tr>')),
    expect: { score: 0, failed: ['the findings are left open'] },
  },
  {
    name: 'trap-how-many-records',
    story: 'It forgets the small question at the end of the message.',
    turns: writing(
      listBut(' Od každého druhu záznamů auditor vybere nejméně 5 (SOP-034, kapitola 6.2).', ''),
      written.replace(' Od každého druhu záznamů vyberte podle SOP-034, kapitoly 6.2, nejméně 5.', ''),
    ),
    judge: {
      findings: [
        {
          type: 'unanswered_request',
          quote: 'A v odpovědi mi napiš, kolik záznamů si mám od každého druhu vybrat.',
          from: 'user',
          why: 'Počet záznamů odpověď neuvádí.',
        },
      ],
    },
    expect: { score: 3, findings: ['unanswered_request'], failed: [] },
  },
  {
    name: 'trap-placeholder',
    story: 'It leaves the chapter of a criterion to be looked up by somebody else.',
    turns: writing(
      list.replace(
        'vybere nejméně 5 (SOP-034, kapitola 6.2).',
        'vybere nejméně 5 (SOP-034, kapitola 6.2). Doprovod auditora: [doplnit jméno].',
      ),
    ),
    expect: { score: 3, findings: ['placeholder_left'], failed: [] },
  },
  {
    name: 'trap-later-labelling',
    story: 'It takes for granted that a tube may be labelled after a telephone call.',
    turns: writing(
      listBut(
        'rozhovor, záznamy o neoznačených vzorcích',
        'rozhovor; neoznačený vzorek označí příjem po telefonickém potvrzení ordinace',
      ),
    ),
    judge: {
      findings: [
        {
          type: 'contradicts_source',
          quote: 'neoznačený vzorek označí příjem po telefonickém potvrzení ordinace',
          from: 'record',
          against: {
            quote:
              'Neoznačený vzorek se nesmí dodatečně označit v laboratoři, a to ani po telefonickém potvrzení ordinace.',
            from: 'SOP-018',
          },
          why: 'SOP-018 takové označení zakazuje.',
        },
      ],
    },
    expect: { score: 1, findings: ['contradicts_source'], failed: [] },
  },
  {
    name: 'trap-last-finding-in-the-reply',
    story: 'It asks about the last finding in its reply alone.',
    turns: [
      [...reads, create(list), reply(written)],
      [...lastFinding, reply('Zeptejte se, kde je na průvodních listech čas nejstaršího odběru.')],
    ],
    expect: { score: 0, failed: ['the last audit’s finding is taken up'] },
  },
  {
    name: 'trap-no-criterion',
    story: 'It leaves out the chapters of the laboratory’s own documents.',
    turns: writing(list.replace(/(čl\. 7\.2\.6\.\d); SOP-018, kapitol\p{L}+ [\d. a]+/gu, '$1')),
    expect: {
      score: 0,
      failed: ['each question has the clause and the chapter that it is measured by'],
    },
  },
  {
    name: 'trap-old-finding-reopened',
    story: 'It opens the closed finding of the last audit again instead of asking about it.',
    turns: [
      [...reads, create(list), reply(written)],
      [
        ...lastFinding,
        call('update_record', { id: 'AF-2025-006', fields: { status: 'open' } }),
        call('edit_section', { code, section: '2', html: withLastFinding(list) }),
        reply(added),
      ],
    ],
    expect: { score: 0, failed: ['nothing else changed'] },
  },
]
