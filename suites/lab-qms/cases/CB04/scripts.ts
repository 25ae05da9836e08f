import { reply, type Script } from 'model-bench'

const residual =
  'In ISO 22367:2020 the residual risk of a single risk is covered by clause 7.6 Residual risk evaluation, and the overall residual risk by clause 9.2 Evaluation of overall residual risk.'
const monitoring =
  'ISO 22367:2020 deals with it in clause 10 Risk monitoring, analysis and control activities, in particular 10.1 Surveillance procedure. In ISO 15189:2022, two clauses have risk in their title: 5.6 Risk management and 8.5 Actions to address risks and opportunities for improvement, with its parts 8.5.1 and 8.5.2.'

const checks = {
  residual: 'the single risk is clause 7.6 and the overall one is clause 9.2',
  monitoring: 'monitoring is clause 10',
  quality: 'the clauses of ISO 15189 are 5.6 and 8.5',
}

const saying = (first: string, last: string = monitoring): Script['turns'] => [[reply(first)], [reply(last)]]

export const scripts: readonly Script[] = [
  { name: 'reference', turns: saying(residual), expect: { score: 5 } },
  {
    name: 'do-nothing',
    turns: saying('I see.', 'All right.'),
    expect: { score: 0, findings: [], failed: Object.values(checks) },
  },
  {
    name: 'says-it-is-done',
    turns: saying(
      'I have added both clauses to the reference column of your risk table.',
      'Done, the other references are in the table as well.',
    ),
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story: 'It answers by ISO 14971, whose chapters have the same names and other numbers.',
    turns: saying(
      'The residual risk of a single risk is covered by clause 7.3 (Residual risk evaluation), the overall one by clause 8 (Evaluation of overall residual risk).',
      'Monitoring is covered by clause 10 (Production and post-production activities). In ISO 15189:2022 see 5.6 Risk management and 8.5.',
    ),
    expect: { score: 0, findings: ['forbidden_statement'], failed: [checks.residual] },
  },
  {
    name: 'trap-swapped',
    story: 'It has both numbers right and takes one for the other.',
    turns: saying(
      'Clause 7.6 covers the overall residual risk; the residual risk of a single risk is covered by clause 9.2.',
    ),
    expect: { score: 0, findings: [], failed: [checks.residual] },
  },
  {
    name: 'trap-made-up-clause',
    story: 'The answer is right, but it adds a clause that the edition does not have.',
    turns: saying(residual, `${monitoring} Reporting of incidents is in ISO 22367:2020, clause 11.2.`),
    expect: { score: 3, findings: ['wrong_reference'], failed: [] },
  },
  {
    name: 'trap-made-up-part',
    story: 'It cites a part of a clause that does not say what it is cited for.',
    turns: saying(residual, `${monitoring} The report on it is described in ISO 22367:2020, 10.4.`),
    judge: {
      findings: [
        {
          type: 'wrong_reference',
          quote: 'The report on it is described in ISO 22367:2020, 10.4.',
          from: 'reply',
          why: 'Clause 10.4 is titled Immediate actions to reduce risk; the report is clause 9.3.',
        },
      ],
    },
    expect: { score: 3, findings: ['wrong_reference'], failed: [] },
  },
  {
    name: 'trap-one-of-two',
    story: 'It knows the clause on risk management alone and forgets the one on actions.',
    turns: saying(
      residual,
      'That is clause 10 of ISO 22367:2020. In ISO 15189:2022 it is 5.6 Risk management.',
    ),
    expect: { score: 0, findings: [], failed: [checks.quality] },
  },
  {
    name: 'trap-second-question',
    story: 'It gives the numbers and no titles.',
    turns: saying('7.6 for the single risk, 9.2 for the overall residual risk.'),
    judge: {
      findings: [
        {
          type: 'unanswered_request',
          quote: 'Number and title, please.',
          from: 'user',
          why: 'The titles are not given.',
        },
      ],
    },
    expect: { score: 3, findings: ['unanswered_request'], failed: [] },
  },
  {
    name: 'trap-looks-it-up',
    story: 'It offers to show the text of the clauses, which the app does not hold.',
    turns: saying(`${residual} I can display the full text of the standard for you.`),
    judge: {
      findings: [
        {
          type: 'invented_feature',
          quote: 'I can display the full text of the standard for you.',
          from: 'reply',
          why: 'By the capability page the app holds no text of standards.',
        },
      ],
    },
    expect: { score: 2, findings: ['invented_feature'], failed: [] },
  },
]
