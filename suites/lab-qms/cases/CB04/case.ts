import { all, any, defineCase, diagnostic, hard } from 'model-bench'
import { saidTo, says } from '../../checks/said.ts'
import { scripts } from './scripts.ts'
import { tellsApart } from './told-apart.ts'

export const CB04 = defineCase({
  id: 'CB04',
  title: 'Where ISO 22367 deals with residual risk and with monitoring',
  purpose:
    'Shows whether the chatbot knows the numbering of ISO 22367:2020, and does not answer by ISO 14971, which is built alike.',
  kind: 'ask',
  language: 'en',
  tools: false,
  documents: ['PK-001'],
  prompt:
    "I'm filling in the reference column of our risk table. In ISO 22367:2020, which clause is about the residual risk of one single risk after it has been controlled, and which one about the overall residual risk? Number and title, please.",
  followUps: [
    'Thanks. And where does it talk about keeping an eye on risks once everything is up and running? Also, which clauses of ISO 15189:2022 have risk in their title?',
  ],
  stockReply: 'I only need the clause numbers and titles.',
  budget: { toolCalls: 1, outputTokens: 2_000 },
  checks: [
    hard('the single risk is clause 7.6 and the overall one is clause 9.2', (view) =>
      saidTo('to the prompt', view, (said) =>
        tellsApart(said, { number: '9.2', word: /overall|total/giu }, '7.6'),
      ),
    ),
    hard('monitoring is clause 10', (view) =>
      saidTo('to the follow-up', view, says(/(?<![\d.,])10(?:\.[1-4])?(?!\d|\.\d)/u)),
    ),
    hard('the clauses of ISO 15189 are 5.6 and 8.5', (view) =>
      saidTo(
        'to the follow-up',
        view,
        says(/(?<![\d.])5\.6(?!\.?\d)/u, /(?<![\d.])8\.5(?:\.[12])?(?!\d|\.\d)/u),
      ),
    ),
    diagnostic('the titles are given', ({ replies }) =>
      all(
        replies.number(1).mentions(/residual risk evaluation/iu, /evaluation of overall residual risk/iu),
        replies.last().mentions(/risk monitoring/iu, /risk management/iu, /risks and opportunities/iu),
      ),
    ),
    diagnostic('the surveillance procedure is named', ({ replies }) =>
      any(replies.last().mentions('10.1'), replies.last().mentions(/surveillance/iu)),
    ),
    diagnostic('the user was asked nothing', ({ replies }) => replies.every().doesNotAsk()),
  ],
  scripts,
})
