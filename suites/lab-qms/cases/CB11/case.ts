import { all, defineCase, diagnostic, failed, hard, nothingElseChanged, passed } from 'model-bench'
import { saidTo, says, sentencesWith } from '../../checks/said.ts'
import { verdictOf } from '../../checks/verdict.ts'
import { scripts } from './scripts.ts'

/** Says in another way that the result was marked rightly: „nejde o chybu“, „k žádnému omylu nedošlo“. */
const noFault =
  /(?<!\p{L})(?:není|nebyl\p{L}|nejde|nešlo|nejedná|nejednalo)(?: \p{L}{1,4}){0,2} (?:chyb\p{L}*|omyl\p{L}*)|(?<!\p{L})(?:chyb\p{L}*|omyl\p{L}*) (?:\p{L}{1,3} )?(?:není|nebyl\p{L}|neudělal\p{L}*|nenastal\p{L}*|nedošlo|nestal\p{L}*)/giu
/** Speaks of the list by the phone, which still has the old limit: „stejnou hodnotu má dosud L-004“. */
const ofTheList = (sentence: string): boolean =>
  /L-004|seznam/iu.test(sentence) && !/jako (?:dnes|dneska|teď|nyní)/iu.test(sentence)

export const CB11 = defineCase({
  id: 'CB11',
  title: 'Which reference interval was in force in November',
  purpose:
    'Shows whether the chatbot looks a value up in the version that was in force on the day in question, and not in the one that is at hand.',
  kind: 'find',
  language: 'cs',
  documents: ['L-002', 'SOP-024', 'L-004'],
  prompt:
    'Volala pacientka, že jí na výsledku z 18. 11. 2025 svítí kreatinin 86 µmol/l jako zvýšený. V L-002 přitom vidím u žen do 90. Jaký interval pro ženy platil tehdy, a bylo to tedy označené správně?',
  followUps: [
    'Dobře, to jí vysvětlím. A horní hranice draslíku pro hlášení lékaři, ta byla v ten den taky jiná než teď?',
  ],
  answers: [
    { topics: ['verz', 'která', 'znění'], text: 'Jde mi o to, co platilo v den odběru, 18. 11. 2025.' },
    { topics: ['věk', 'dospěl', 'let', 'dít'], text: 'Je jí 54.' },
  ],
  stockReply: 'Víc nevím, mám jen ten výsledek.',
  budget: { toolCalls: 12, outputTokens: 6_000 },
  checks: [
    hard('the interval of that time is given', (view) =>
      saidTo(
        'to the prompt',
        view,
        says(/(?<![\d,.])44\s*(?:µmol\/l\s*)?(?:[–-]|až|do|a)\s*80(?![\d,.]\d|\d)/u),
      ),
    ),
    hard('the result was marked rightly', (view) =>
      saidTo('to the prompt', view, (said) =>
        verdictOf(said.replace(noFault, 'bylo to správně'), {
          of: 'the result was rightly marked as high',
          yes: /správn|oprávněn|v pořádku|zvýšen|nad (?:tehdejší |horní |tou(?:to)? |tímto )*(?:interval|mez|hranic|rozmez)|(?:vyšší|víc|více) než|přesah|převyš|překrač|překroč|vyboč|na místě|nad 80|mimo/iu,
          no: /nesprávn|neoprávněn|chybn|omyl|neměl|ležel\p{L}* v|v (?:tehdejším |tomto |platném )*(?:interval|rozmez|norm)/iu,
          aside:
            /dnes|dnešn|nyní|teď|současn|aktuál|nov|verz\p{L}{1,2} 5|(?<!\p{L})v5|letos|od ledna|od 12|2026|podle n(?:ěj|í)(?!\p{L})|(?<!\p{L})by(?!\p{L})/iu,
          wanted: 'yes',
        }),
      ),
    ),
    hard('the old limit for potassium is given, and that it was another one', (view) =>
      saidTo('to the follow-up', view, (said) => {
        const same = sentencesWith(said, /stejn|nezměnil|nelišil|nebyl\p{L}? jin/iu)
        const unchanged = same.find(
          (sentence) => !/doln|spodn|2[,.]8/iu.test(sentence) && !ofTheList(sentence),
        )
        return all(
          says(/(?<![\d,.])6[,.]50?(?![\d,.]\d|\d)/u)(said),
          says(
            /(?<![\d,.])6[,.]20?(?![\d,.]\d|\d)|(?<!\p{L})(?:ano|jiná|odlišn|liší|lišila|snížen|snížil|změnil|vyšší)/iu,
          )(said),
          unchanged === undefined
            ? passed('no word that it was the same', 'none')
            : failed('no word that it was the same', `“${unchanged}”`),
        )
      }),
    ),
    hard('nothing else changed', ({ before, after }) => nothingElseChanged(before, after, { except: [] })),
    diagnostic('the old version of the intervals was read', ({ calls }) =>
      calls.that.read('L-002 v4').some(),
    ),
    diagnostic('the old version of the procedure was read', ({ calls }) =>
      calls.that.read('SOP-024 v1').some(),
    ),
    diagnostic('it says which version it is and until when it was in force', ({ replies }) =>
      replies.any().mentions(/verz\p{L}{1,2} 4|(?<!\p{L})v4|12\. ?(?:1\.|ledna) ?2026/iu),
    ),
  ],
  scripts,
})
