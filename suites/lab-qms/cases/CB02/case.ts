import { defineCase, diagnostic, hard, unknown } from 'model-bench'
import { answersWithClause } from './named-clause.ts'
import { scripts } from './scripts.ts'

export const CB02 = defineCase({
  id: 'CB02',
  title: 'Which clause of ISO 15189 deals with nonconforming work',
  purpose:
    'Shows whether the chatbot knows the numbering of the current edition, and tells nonconforming work from nonconformities and corrective actions.',
  kind: 'ask',
  language: 'cs',
  tools: false,
  documents: ['PK-001', 'SOP-007'],
  prompt:
    'Píšu zprávu z auditu a potřebuju odkaz na normu: který článek ISO 15189:2022 je o neshodné práci? Stačí číslo a název.',
  budget: { toolCalls: 1, outputTokens: 2_000 },
  checks: [
    hard('the reply names clause 7.5', ({ replies }) => replies.last().mentions(/(?<![\d.,])7\.5(?!\d)/)),
    hard('it gives no other clause as the answer', ({ turns }) => {
      const reply = turns.at(-1)?.reply
      return reply === undefined
        ? unknown('a reply that names a clause', 'the answer holds no reply')
        : answersWithClause(reply, '7.5')
    }),
    diagnostic('the title of the clause is given', ({ replies }) =>
      replies.last().mentions(/neshodn(?:á|é|ou) prác|nonconforming work/i),
    ),
    diagnostic('the user was asked nothing', ({ replies }) => replies.every().doesNotAsk()),
  ],
  scripts,
})
