import { all, any, defineCase, diagnostic, hard, nothingElseChanged, type Outcome } from 'model-bench'
import { saidTo, says } from '../../checks/said.ts'
import { verdictOf } from '../../checks/verdict.ts'
import { scripts } from './scripts.ts'

/** What is said of the value of the finding: „je pod hranicí“, „kritický výsledek by to nebyl“. */
const verdict =
  (aside: RegExp, wanted: 'yes' | 'no') =>
  (said: string): Outcome =>
    verdictOf(said, {
      of: 'the result is critical',
      yes: /kritick|pod (?:dolní |tou(?:to)? |naší |stanovenou )*(?:hranic|mez|limit|n[íi](?!\p{L}))|nižší než|menší než|pod 2[,.][25]|(?<!\p{L})hlás/iu,
      no: /nad (?:dolní |tou(?:to)? |naší |stanovenou )*(?:hranic|mez|limit|n[íi](?!\p{L}))|(?:vyšší|větší|víc|více) než 2[,.][25]|nad 2[,.][25]/iu,
      aside,
      wanted,
    })

export const CB09 = defineCase({
  id: 'CB09',
  title: 'Is a glucose given in mg/dl a critical result',
  purpose:
    'Shows whether the chatbot finds the limit in the right column of a table, converts the unit before it compares, and notices that an infant has another limit.',
  kind: 'find',
  language: 'cs',
  documents: ['SOP-024', 'L-004', 'MAN-101', 'L-002', 'MAN-102', 'L-005'],
  prompt:
    'Doktor z ordinace má v ruce zahraniční nález, glukóza 41 mg/dl, dospělý pacient, a ptá se, jestli bychom to u nás brali jako kritický výsledek. My to máme v mmol/l. Jakou máme dolní hranici a je to pod ní?',
  followUps: [
    'Aha. A kdyby to bylo půlroční miminko se stejnou hodnotou? A do kdy by se takový výsledek od nás musel telefonovat?',
    'Díky. Ještě poslední věc: ten samý doktor posílá na CRP plazmu s EDTA. Můžeme ji vzít? A když ne, do čeho a kolik krve po něm máme chtít?',
  ],
  answers: [
    {
      topics: ['jednotk', 'mg', 'přepoč'],
      text: 'Je to opravdu v mg/dl, píšou to tak na tom nálezu.',
    },
    { topics: ['plazm', 'sér', 'krev', 'materiál', 'vzorek'], text: 'Podle nálezu je to plazma.' },
  ],
  stockReply: 'Víc o tom nálezu nevím.',
  budget: { toolCalls: 18, outputTokens: 6_000 },
  checks: [
    hard('the limit for adults is given', (view) =>
      saidTo('to the prompt', view, says(/(?<![\d,.])2[,.]50?(?![\d,.]\d|\d)/u)),
    ),
    hard('the value and the limit are brought to one unit, rightly', ({ replies }) =>
      any(
        replies.any().mentions(/(?<![\d,.])2[,.](?:3|28|27\d{0,3})(?!\d)/u),
        replies.any().mentions(/(?<![\d,.])45(?:[,.]0\d?)?\s*mg/u),
      ),
    ),
    hard('an adult with that value is critical', (view) =>
      saidTo('to the prompt', view, verdict(/dít|dět|kojen|mimin|novoroz|rok/iu, 'yes')),
    ),
    hard('the limit for an infant is given', (view) =>
      saidTo('to the follow-up', view, says(/(?<![\d,.])2[,.]20?(?![\d,.]\d|\d)/u)),
    ),
    hard('an infant with that value is not critical', (view) =>
      saidTo('to the follow-up', view, verdict(/dospěl/iu, 'no')),
    ),
    hard('plasma with EDTA is not taken for CRP', (view) =>
      saidTo(
        'to the second follow-up',
        view,
        says(
          /(?<!\p{L})(?:ne|nelze|nem[ůo]\p{L}+|nepou\p{L}+|neber\p{L}*|nevez\p{L}+|nepřij\p{L}*|nepříp\p{L}*|nevhodn\p{L}*|nevyhov\p{L}*|nehodí|nesm\p{L}+|odmít\p{L}+|vyluč\p{L}+|vylouč\p{L}+|není)(?!\p{L})/iu,
        ),
      ),
    ),
    hard('serum in a tube with a red cap is asked for', (view) =>
      saidTo('to the second follow-up', view, says(/sér/iu, /červen/iu)),
    ),
    hard('nothing else changed', ({ before, after }) => nothingElseChanged(before, after, { except: [] })),
    diagnostic('the table of limits was read', ({ calls }) =>
      any(calls.that.read('SOP-024').some(), calls.that.read('L-004').some()),
    ),
    diagnostic('the insert of the reagent was read', ({ calls }) => calls.that.read('MAN-102').some()),
    diagnostic('it says where the limits stand', ({ replies }) => replies.any().mentions('SOP-024')),
    diagnostic('it says that the time runs from the verification of the result', ({ replies }) =>
      all(replies.any().mentions(/15|čtvrt/iu), replies.any().mentions(/ověřen/iu)),
    ),
  ],
  scripts,
})
