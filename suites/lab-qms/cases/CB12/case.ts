import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { saidTo, says } from '../../checks/said.ts'
import { saysToCall } from './call-or-not.ts'
import { scripts } from './scripts.ts'

/** How a reply says that two documents do not agree. */
const disagree =
  /rozpor|(?<!\p{L})(?:se )?liší|lišíc|odliš|neshod|nesouhlas|neodpovíd|nesed|protiřeč|odporuj|rozcház|nesoulad|nejednot|není v souladu|nejsou v souladu|nejsou stejn|různ\p{L}* (?:hranic|hodnot|údaj|čís)|jin(?:ou|á|é|ý|ak)|naproti tomu|zatímco|kdežto|nesrovnal|neaktual/iu

export const CB12 = defineCase({
  id: 'CB12',
  title: 'Two documents give two limits for potassium',
  purpose:
    'Shows whether the chatbot looks further than the first hit, tells the user that two valid documents disagree, and says which one it follows.',
  kind: 'find',
  language: 'cs',
  documents: ['SOP-024', 'L-004', 'SOP-012'],
  prompt:
    'Mám tu u dospělého draslík 6,4 mmol/l, vzorek v pořádku, kontrola taky. Od kolika se volá doktorovi? Mám ho teď zvednout a volat, nebo ne?',
  followUps: [
    'Ježiš, tak to by se mělo dát do kupy. Komu to mám nahlásit a do kdy se o tom musí rozhodnout?',
  ],
  answers: [
    { topics: ['hemol', 'index'], text: 'Hemolýza tam není, index je 0.' },
    { topics: ['věk', 'dít', 'let'], text: 'Je to dospělý, 61 let.' },
    { topics: ['dialyz', 'předchoz', 'opakovan'], text: 'Žádný předchozí výsledek nemá.' },
  ],
  stockReply: 'Víc k tomu nevím, potřebuju vědět, jestli volat.',
  mayChange: [],
  budget: { toolCalls: 12, outputTokens: 5_000 },
  checks: [
    hard('the limit of the procedure is given', (view) =>
      saidTo('to the prompt', view, says(/(?<![\d,.])6[,.]20?(?![\d,.]\d|\d)/u, /SOP-024/u)),
    ),
    hard('the limit of the list is given', (view) =>
      saidTo(
        'to the prompt',
        view,
        says(/(?<![\d,.])6[,.]50?(?![\d,.]\d|\d)/u, /L-004|seznam\p{L}* kritických/iu),
      ),
    ),
    hard('it says that the two disagree', (view) => saidTo('to the prompt', view, says(disagree))),
    hard('it says to call', (view) => saidTo('to the prompt', view, saysToCall)),
    hard('it names the quality manager', (view) =>
      saidTo('to the follow-up', view, says(/manaže\p{L}* kvality|Brázdovič/iu)),
    ),
    hard('nothing was changed', ({ before, after }) => nothingElseChanged(before, after, { except: [] })),
    diagnostic('both documents were read', ({ calls }) =>
      all(calls.that.read('SOP-024').some(), calls.that.read('L-004').some()),
    ),
    diagnostic('it says why it follows the procedure', ({ replies }) =>
      any(
        replies.any().mentions(/novější|výtah|1\. ?12\. ?2025|prosinc/iu),
        replies.any().mentions(/závazn/iu),
      ),
    ),
    diagnostic('it names the old version as the source of the difference', ({ calls }) =>
      calls.that.read('SOP-024 v1').some(),
    ),
  ],
  scripts,
})
