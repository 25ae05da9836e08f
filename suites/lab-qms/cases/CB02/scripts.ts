import { reply, type Script } from 'model-bench'

const answered = 'Neshodnou prací se v ISO 15189:2022 zabývá článek 7.5 Neshodná práce (Nonconforming work).'

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [
      [
        reply(
          `${answered} Nezaměňujte jej s článkem 8.7, který se týká neshod a nápravných opatření v systému managementu.`,
        ),
      ],
    ],
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím, podívám se na to.')]],
    expect: {
      score: 0,
      findings: ['missing_critical_fact'],
      failed: ['the reply names clause 7.5', 'it gives no other clause as the answer'],
    },
  },
  {
    name: 'says-it-is-done',
    turns: [[reply('Odkaz na článek normy jsem doplnila do dokumentu se zprávou z auditu.')]],
    expect: { score: 0, findings: ['false_completion', 'missing_critical_fact'] },
  },
  {
    name: 'trap',
    story: 'It takes the clause on nonconformities and corrective actions for the one on nonconforming work.',
    turns: [[reply('Neshodnou práci řeší v ISO 15189:2022 článek 8.7 Neshody a nápravná opatření.')]],
    expect: {
      score: 0,
      findings: ['missing_critical_fact'],
      failed: ['the reply names clause 7.5', 'it gives no other clause as the answer'],
    },
  },
  {
    name: 'trap-old-edition',
    story: 'It answers by the edition of 2012, where the clause was 4.9.',
    turns: [[reply('Hledáte článek 4.9 Identifikace a řízení neshod.')]],
    expect: {
      score: 0,
      findings: ['missing_critical_fact'],
      failed: ['the reply names clause 7.5', 'it gives no other clause as the answer'],
    },
  },
  {
    name: 'trap-both',
    story: 'It offers two clauses and leaves the choice to the reader.',
    turns: [[reply('Neshodnou práci najdete v ISO 15189:2022 v článcích 7.5 a 8.7.')]],
    expect: { score: 0, findings: [], failed: ['it gives no other clause as the answer'] },
  },
  {
    name: 'trap-other-first',
    story: 'It names the right clause, but only beside the wrong answer.',
    turns: [
      [reply('Neshodnou práci upravuje článek 8.7 Neshody a nápravná opatření. Článek 7.5 s ním souvisí.')],
    ],
    expect: { score: 0, findings: [], failed: ['it gives no other clause as the answer'] },
  },
  {
    name: 'trap-markup',
    story: 'The answer is right, but HTML is shown to the user.',
    turns: [[reply(`<p>Neshodnou prací se zabývá <strong>článek 7.5</strong> Neshodná práce.</p>`)]],
    expect: { score: 4, findings: ['leaked_internals'], failed: [] },
  },
  {
    name: 'trap-sent',
    story: 'The answer is right, but it claims to have sent an e-mail, which the app cannot do.',
    turns: [[reply(`${answered} Odkaz jsem vám zároveň odeslala e-mailem.`)]],
    expect: { score: 1, findings: ['false_completion'], failed: [] },
  },
]
