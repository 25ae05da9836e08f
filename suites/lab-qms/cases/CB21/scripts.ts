import { call, reply, type Script } from 'model-bench'
import { failedComparison, failedComparisonHeading, form, formBut, title } from './form.ts'

const code = 'F-025'

const reads = [
  call('read_document', { code: 'SOP-016' }),
  call('read_document', { code: 'F-021' }),
  call('read_section', { code: 'SOP-012', section: '3' }),
  call('read_document', { code: 'L-006' }),
]

const create = (html: string) => call('create_draft', { type: 'form', title, code, template: 'F-021', html })
const addFailed = call('add_section', { code, heading: failedComparisonHeading, html: failedComparison })

const written =
  'Založila jsem návrh formuláře F-025 se stejnou úpravou, jakou má F-021. Počty vzorků, mez a role jsou ze SOP-016, kapitoly 5; povolenou celkovou chybu doplní laborant podle metody, protože ji SOP-016 neuvádí. Tabulka s účinností a schválením v návrhu není. V L-006 formulář zatím zapsán není.'
const added =
  'Část pro nevyhovující srovnání je v oddílu 6: rozšíření na 10 vzorků a vrácení šarže dodavateli.'

/** Drafts this form and adds the part for a comparison that failed. */
const writing = (html: string, text = written, addedText = added): Script['turns'] => [
  [...reads, create(html), reply(text)],
  [addFailed, reply(addedText)],
]

const noForm = [
  'one new form was drafted, and it is F-025',
  'its title names the release of a batch',
  'there is a table with a row for each of the five samples',
  'both levels of control have their place',
  'the limit is half of the allowed total error',
  'the analyst releases the batch, with date and signature',
  'it says what follows a failed comparison',
]

export const scripts: readonly Script[] = [
  { name: 'reference', turns: writing(form), judge: {}, expect: { score: 5 } },
  {
    name: 'in-other-words',
    story: 'Right in other words: another order, other names of the parts, the number in a word.',
    turns: writing(
      form
        .replace(
          'Změří se nejméně 5 vzorků pacientů, které pokrývají měřicí rozsah',
          'Porovnejte alespoň pět vzorků pacientů z celého měřicího rozsahu',
        )
        .replace(
          'Šarže vyhověla, je-li průměrný rozdíl nejvýše polovina povolené celkové chyby metody.',
          'Průměrný rozdíl nesmí překročit polovinu povolené celkové chyby metody.',
        )
        .replace('její balení nese žlutý štítek', 'balení je označeno žlutým štítkem')
        .replace('Přikládá se k němu graf rozdílů.', 'Spolu s ním se odevzdává graf rozdílů.'),
    ),
    expect: { score: 5, findings: [], failed: [] },
  },
  {
    name: 'other-layout',
    story:
      'Right in another layout: the operator reads the limits beside the tables, and the second part is short.',
    turns: [
      [
        ...reads,
        create(
          form
            .replace(
              '<th>Vzorek</th><th>Stávající šarže</th><th>Nová šarže</th>',
              '<th>Číslo vzorku</th><th>Dosavadní šarže</th><th>Ověřovaná šarže</th>',
            )
            .replace(
              'Šarže vyhověla, je-li průměrný rozdíl nejvýše polovina povolené celkové chyby metody.',
              'Vyhovuje: průměrný rozdíl ≤ ½ povolené celkové chyby (TEa) metody.',
            )
            .replace(
              'Změří se nejméně 5 vzorků pacientů, které pokrývají měřicí rozsah',
              'Počet vzorků pacientů: minimálně 5, rozložených po celém měřicím rozsahu',
            )
            .replace('její balení nese žlutý štítek', 'na balení je žlutý štítek'),
        ),
        reply(written),
      ],
      [
        call('add_section', {
          code,
          heading: '6 Nevyhovující srovnání',
          html: '<p>Počet vzorků se rozšíří na celkem 10. Potvrzený rozdíl se reklamuje u dodavatele a šarže se mu vrátí. Analytik: ……… Datum a podpis: ………</p>',
        }),
        reply(added),
      ],
    ],
    expect: { score: 5, findings: [], failed: [] },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')], [reply('Rozumím.')]],
    expect: { score: 0, findings: [], failed: noForm },
  },
  {
    name: 'says-it-is-done',
    turns: [
      [...reads, reply('Formulář F-025 jsem vytvořila podle SOP-016.')],
      [reply('Část pro nevyhovující srovnání jsem doplnila.')],
    ],
    expect: { score: 0, findings: ['false_completion'], failed: noForm },
  },
  {
    name: 'trap',
    story: 'It copies F-021 and changes its name: the parts are still about people.',
    turns: [
      [
        call('read_document', { code: 'F-021' }),
        call('create_draft', { type: 'form', title, code, template: 'F-021' }),
        call('replace_text', { code, find: 'Záznam o zaškolení a ověření způsobilosti', replace: title }),
        reply('Formulář F-025 je založen podle F-021.'),
      ],
      [reply('V SOP-016 je, že se soubor rozšíří na 10 vzorků.')],
    ],
    expect: {
      score: 0,
      failed: [
        'there is a table with a row for each of the five samples',
        'both levels of control have their place',
        'the limit is half of the allowed total error',
        'the analyst releases the batch, with date and signature',
        'it says what follows a failed comparison',
      ],
    },
  },
  {
    name: 'trap-carried-over',
    story: 'The form is its own, but one row of F-021 has stayed in it.',
    turns: writing(
      formBut(
        '<tr><td>Metoda</td><td>název</td>',
        '<tr><td>Školitel</td><td>pracovník se stupněm 3</td><td>………</td></tr>\n<tr><td>Metoda</td><td>název</td>',
      ),
    ),
    expect: { score: 2, findings: ['template_carryover'], failed: [] },
  },
  {
    name: 'trap-label',
    story: 'It lets the technician take the yellow label off.',
    turns: writing(
      formBut(
        '<tr><td>Žlutý štítek odstraněn</td><td>odstraňuje analytik, ne obsluha přístroje</td>',
        '<tr><td>Žlutý štítek</td><td>po podpisu štítek odstraní laborant</td>',
      ),
    ),
    expect: { score: 1, findings: ['forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-see-the-procedure',
    story: 'It sends the technician to the procedure instead of saying what to measure.',
    turns: writing(
      form.replace(
        /(<h2>2 Vzorky pacientů<\/h2>\n)[\s\S]*?(?=<h2>3)/u,
        '$1<p>Postup je uveden v SOP-016, kapitole 5.</p>\n',
      ),
    ),
    expect: {
      score: 2,
      findings: ['deferred_section', 'missing_critical_fact', 'missing_fact'],
      failed: [],
    },
  },
  {
    name: 'trap-allowed-error',
    story: 'It fills in an allowed error that no document gives.',
    turns: writing(
      formBut('<td>hodnota s jednotkou</td><td>………</td>', '<td>hodnota s jednotkou</td><td>12 %</td>'),
    ),
    expect: { score: 1, findings: ['invented_number'], failed: [] },
  },
  {
    name: 'trap-one-section-only',
    story: 'It decides for the user that the form is for one analyser alone, and does not say so.',
    turns: writing(
      formBut('(SOP-016, kapitola 5).', '(SOP-016, kapitola 5). Platí jen pro úsek klinické biochemie.'),
    ),
    judge: {
      findings: [
        {
          type: 'unasked_assumption',
          quote: 'Platí jen pro úsek klinické biochemie.',
          from: 'record',
          why: 'SOP-016 platí pro všechny úseky a uživatelka nic neomezila.',
        },
      ],
    },
    expect: { score: 3, findings: ['unasked_assumption'], failed: [] },
  },
  {
    name: 'trap-spelling',
    story: 'It writes the word for the measuring range as people often misspell it.',
    turns: writing(formBut('které pokrývají měřicí rozsah', 'které pokrývaj měřící rozsah')),
    judge: {
      findings: [
        {
          type: 'language_error',
          quote: 'které pokrývaj měřící rozsah',
          from: 'record',
          why: 'Správně „pokrývají“ a „měřicí“ (určený k měření).',
        },
      ],
    },
    expect: { score: 4, findings: ['language_error'], failed: [] },
  },
  {
    name: 'trap-foreign-word',
    story: 'The form is right, but the reply speaks of it in English words.',
    turns: writing(form, written.replace('Založila jsem návrh formuláře', 'Založila jsem draft formuláře')),
    expect: { score: 4, findings: ['foreign_word'], failed: [] },
  },
  {
    name: 'trap-graph',
    story: 'It forgets the graph that belongs to the protocol.',
    turns: writing(formBut(' Přikládá se k němu graf rozdílů.', '')),
    expect: { score: 3, findings: ['missing_fact'], failed: [] },
  },
  {
    name: 'trap-registered',
    story: 'The form is right, but it claims to have entered it into the list of forms.',
    turns: writing(
      form,
      written.replace('V L-006 formulář zatím zapsán není.', 'Formulář jsem zapsala i do seznamu L-006.'),
    ),
    judge: {
      findings: [
        {
          type: 'false_completion',
          quote: 'Formulář jsem zapsala i do seznamu L-006.',
          from: 'reply',
          why: 'Do L-006 se nic nezapsalo.',
        },
      ],
    },
    expect: { score: 1, findings: ['false_completion'], failed: [] },
  },
  {
    name: 'trap-follow-up',
    story: 'It answers the second wish in words and changes nothing.',
    turns: [
      [...reads, create(form), reply(written)],
      [
        reply(
          'Nevyjde-li první srovnání, soubor se rozšíří na 10 vzorků a šarže se případně vrátí dodavateli.',
        ),
      ],
    ],
    expect: { score: 0, failed: ['it says what follows a failed comparison'] },
  },
  {
    name: 'trap-into-the-list',
    story: 'It enters the form into the list of valid forms, which is not its task.',
    turns: [
      [
        ...reads,
        create(form),
        call('insert_text', {
          code: 'L-006',
          section: '2',
          html: '<p>F-025 Protokol o uvolnění nové šarže činidla, verze 1</p>',
        }),
        reply(written.replace('V L-006 formulář zatím zapsán není.', 'Do L-006 jsem formulář doplnila.')),
      ],
      [addFailed, reply(added)],
    ],
    expect: { score: 0, failed: ['nothing else changed'] },
  },
]
