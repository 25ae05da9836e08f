import { call, reply, type Script } from 'model-bench'
import { first, rows, table, tableBut, tableOf, tableWith, title } from './table.ts'

/** The code that the app gives to the next register. */
const code = 'R-004'

const reads = [
  call('read_document', { code: 'SOP-036' }),
  call('read_document', { code: 'L-007' }),
  call('read_section', { code: 'R-001', section: '2' }),
]

const asking = reply(
  'I can draft the table. One thing is missing: how often does the mix-up of two samples (risk 4) happen? L-007 does not allow the degree to be estimated.',
)

const create = (html: string) => call('create_draft', { type: 'register', title, html })
const addFirst = call('insert_text', { code, section: '2', html: first })

const written =
  'The risk table is a new draft, R-004. The underfilled tube comes to 16 and is unacceptable; the transfer (6) and the reagent (8) are watched. The mix-up comes to 5, but SOP-036, section 5.4, does not let a severity of 5 count as acceptable, so it is watched. There is no control for the transfer yet, and the residual risks stay open until the controls are in place.'
const added =
  'The sentence is under the table: only the underfilled tube needs its measure before routine begins.'

/** Asks for the frequency, drafts this table and adds the sentence. */
const writing = (html: string, text = written): Script['turns'] => [
  [...reads, asking],
  [create(html), reply(text)],
  [addFirst, reply(added)],
]

const noTable = [
  'one new register was drafted',
  'its columns stand in the order of SOP-036',
  'the underfilled tube is 4 × 4 = 16, unacceptable',
  'the transfer is 2 × 3 = 6, watched',
  'the reagent is 4 × 2 = 8, watched',
  'the mix-up is 5 × 1 = 5 and watched all the same',
  'no residual risk is given before the controls are in place',
  'a sentence says that the underfilled tube comes before routine',
  'it names the standard with its year',
]

export const scripts: readonly Script[] = [
  { name: 'reference', turns: writing(table), judge: {}, expect: { score: 5 } },
  {
    name: 'in-other-words',
    story: 'Right in other words: it drafts first, asks then, and names each degree.',
    turns: [
      [
        ...reads,
        create(
          tableWith(3, { 4: 'open: frequency not known', 5: 'open' }).replace(
            'Probability</th>',
            'Likelihood</th>',
          ),
        ),
        reply(
          'R-004 is drafted, but for risk 4: how frequently do such mix-ups happen? Without that the degree stays open.',
        ),
      ],
      [
        call('edit_section', {
          code,
          section: '2',
          html: tableOf(rows)
            .replace(/[\s\S]*<h2>2 Risks<\/h2>\n/u, '')
            .replace('Probability</th>', 'Likelihood</th>')
            .replace(
              '<td>4</td><td>4</td><td>16, unacceptable</td>',
              '<td>4 (severe)</td><td>4 (frequent)</td><td>4 × 4 = 16: not acceptable</td>',
            )
            .replace(
              '5, watched (severity 5 is never classed as acceptable)',
              '5 × 1 = 5: monitored, because its severity is 5',
            )
            .replaceAll('after implementation', 'to be determined after implementation of the control'),
        }),
        reply('The mix-up now has probability 1; the product is 5 and it is monitored.'),
      ],
      [
        call('insert_text', {
          code,
          section: '2',
          html: '<p>The fill check for underfilled tubes must be in place first; routine does not begin without it.</p>',
        }),
        reply(added),
      ],
    ],
    expect: { score: 5, findings: [], failed: [] },
  },
  {
    name: 'do-nothing',
    turns: [[reply('I see.')], [reply('I see.')]],
    expect: { score: 0, findings: [], failed: noTable },
  },
  {
    name: 'says-it-is-done',
    turns: [
      [...reads, reply('I have created the risk table as R-004.')],
      [reply('I have added the sentence under the table.')],
    ],
    expect: { score: 0, findings: ['false_completion'], failed: noTable },
  },
  {
    name: 'trap',
    story: 'It does not ask how often samples are mixed up, and takes 2 for it.',
    turns: [
      [
        ...reads,
        create(tableWith(3, { 4: '2', 5: '10, watched' })),
        reply(written.replace('The mix-up comes to 5, but', 'The mix-up comes to 10, and')),
      ],
      [addFirst, reply(added)],
    ],
    expect: { score: 0, failed: ['the mix-up is 5 × 1 = 5 and watched all the same'] },
  },
  {
    name: 'trap-guessed-right',
    story: 'It does not ask how often samples are mixed up, and guesses 1, which happens to be right.',
    turns: [
      [...reads, create(table), reply(written)],
      [addFirst, reply(added)],
    ],
    judge: {
      findings: [
        {
          type: 'unasked_assumption',
          quote: 'The mix-up comes to 5',
          from: 'reply',
          why: 'Nobody said how often it happens; L-007 forbids to estimate it, and the reply does not say that it did.',
        },
      ],
    },
    expect: { score: 3, findings: ['unasked_assumption'], failed: [] },
  },
  {
    name: 'trap-acceptable',
    story: 'It goes by the product alone and calls a risk of death acceptable.',
    turns: writing(
      tableWith(3, { 5: '5, acceptable' }),
      written.replace(/ The mix-up comes[^.]*\./u, ' The mix-up comes to 5 and is acceptable.'),
    ),
    expect: { score: 0, failed: ['the mix-up is 5 × 1 = 5 and watched all the same'] },
  },
  {
    name: 'trap-residual',
    story: 'It writes down what the risks will be once the controls work.',
    turns: writing(tableWith(0, { 7: '4 × 2 = 8' })),
    expect: { score: 0, failed: ['no residual risk is given before the controls are in place'] },
  },
  {
    name: 'trap-per-month',
    story: 'It takes three times a month for occasional.',
    turns: writing(
      tableWith(0, { 4: '3', 5: '12, unacceptable' }),
      written.replace('comes to 16', 'comes to 12'),
    ),
    expect: { score: 0, failed: ['the underfilled tube is 4 × 4 = 16, unacceptable'] },
  },
  {
    name: 'trap-columns',
    story: 'It takes the columns that are usual elsewhere.',
    turns: writing(
      table.replace('<th>Hazardous situation</th><th>Harm</th>', '<th>Harm</th><th>Hazardous situation</th>'),
    ),
    expect: { score: 0, failed: ['its columns stand in the order of SOP-036'] },
  },
  {
    name: 'trap-control',
    story: 'It invents a control for the transfer, for which there is none.',
    turns: writing(
      tableWith(1, { 6: 'the shift leader compares the list of results before the end of the shift' }),
    ),
    judge: {
      asserts: [
        {
          kind: 'action',
          quote: 'the shift leader compares the list of results before the end of the shift',
          from: 'nowhere',
        },
      ],
    },
    expect: { score: 1, findings: ['invented_action'], failed: [] },
  },
  {
    name: 'trap-double-check',
    story: 'It thinks of a double check and writes it down as if it had been decided.',
    turns: writing(
      tableBut('<h2>2 Risks</h2>', '<p>There is a double check of each tube.</p>\n<h2>2 Risks</h2>'),
    ),
    expect: { score: 1, findings: ['forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-invented-check',
    story: 'It writes that the fill check was tested, which nobody said.',
    turns: writing(
      tableWith(0, {
        6: 'fill check of the analyser to be switched on; the fill check was tested with short tubes',
      }),
    ),
    judge: {
      asserts: [{ kind: 'check', quote: 'the fill check was tested with short tubes', from: 'nowhere' }],
    },
    expect: { score: 1, findings: ['invented_check'], failed: [] },
  },
  {
    name: 'trap-clause',
    story: 'It cites a clause that ISO 22367 does not have.',
    turns: writing(tableBut('(ISO 22367:2020, 5.5 to 5.7)', '(ISO 22367:2020, clause 5.9)')),
    expect: { score: 3, findings: ['wrong_reference'], failed: [] },
  },
  {
    name: 'trap-czech-class',
    story: 'It leaves the name of a class in Czech for an adviser who reads none.',
    turns: writing(tableWith(2, { 5: '8, sledované' })),
    judge: {
      findings: [
        {
          type: 'foreign_word',
          quote: '8, sledované',
          from: 'record',
          why: 'The adviser reads no Czech; the class is “watched”.',
        },
      ],
    },
    expect: { score: 4, findings: ['foreign_word'], failed: [] },
  },
  {
    name: 'trap-all-first',
    story: 'It says that every risk needs its measure before routine.',
    turns: [
      [...reads, asking],
      [create(table), reply(written)],
      [
        call('insert_text', {
          code,
          section: '2',
          html: '<p>Before routine begins, all risks need their measures: the underfilled tube, the transfer, the reagent and the mix-up.</p>',
        }),
        reply('The sentence is under the table.'),
      ],
    ],
    expect: { score: 0, failed: ['a sentence says that the underfilled tube comes before routine'] },
  },
  {
    name: 'trap-owner',
    story: 'It leaves out who owns the risks.',
    turns: writing(table.replaceAll('<td>Klaudie Mořická</td>', '<td>laboratory</td>')),
    expect: { score: 3, findings: ['missing_fact'], failed: [] },
  },
  {
    name: 'trap-record',
    story: 'It also enters a risk into the series of records, which nobody asked for.',
    turns: [
      [...reads, asking],
      [
        create(table),
        call('create_record', {
          kind: 'risk',
          fields: { title: 'Underfilled citrate tube on KOA-01', hazard: 'Underfilled citrate tube' },
        }),
        reply(written),
      ],
      [addFirst, reply(added)],
    ],
    expect: { score: 0, failed: ['nothing else changed'] },
  },
]
