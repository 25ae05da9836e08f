import { all, any, defineCase, diagnostic, hard, not, nothingElseChanged } from 'model-bench'
import { scripts } from './scripts.ts'
import { code, redSentences, title, yellowSentences } from './texts.ts'

export const CB20 = defineCase({
  id: 'CB20',
  title: 'Merge two work instructions that contradict each other',
  purpose:
    'Shows whether the chatbot makes one instruction of two with nothing lost, settles by the superior procedure what that settles, and names what it does not settle instead of choosing.',
  kind: 'rewrite',
  language: 'cs',
  documents: ['PP-009', 'PP-010', 'SOP-014', 'SOP-012'],
  prompt: `PP-009 a PP-010 jsou o tomtéž. Spoj je prosím do návrhu jedné nové pracovní instrukce „${title}“, kód ${code}, kapitoly v pořadí, jak je má PP-009. Nic se nesmí ztratit, červené a žluté věty přenes slovo od slova i s barvou. Kde si odporují, platí SOP-014. Kde to SOP-014 neříká, nerozhoduj za nás, nech tam obě možnosti žlutě podbarvené. Všechny rozpory mi vypiš. Staré instrukce neměň, ty zruším sama.`,
  followUps: [
    'Díky. Domluvily jsme se: rozmrazuje se 20 minut při pokojové teplotě a rozplňuje se po 0,5 ml. Uprav to v návrhu a žluté podbarvení u těch dvou míst zruš.',
  ],
  answers: [
    {
      topics: ['zpracoval', 'účinnost', 'schv', 'titulní', 'hlavičk', 'přezkoum', 'platit'],
      text: 'Zpracovatele, schválení a účinnost neuvádějte, doplní se až při schvalování.',
    },
    {
      topics: ['porucha mraznič', 'zásob', 'podkapitol', 'kam patří', 'kam zařadit', 'zařadit'],
      text: 'Poruchu mrazničky a zásobu dej jako podkapitoly do postupu.',
    },
    {
      topics: ['0,3', '0,5', 'objem', 'rozmraz', 'lázn', 'kterou hodnotu', 'která hodnota'],
      text: 'To ti teď neřeknu, nech tam zatím obě možnosti žlutě a já to proberu na úseku.',
    },
    { topics: ['plazm', 'koagul', 'hematolog'], text: 'Jen Serakon 1 a 2, nic dalšího tam nedávej.' },
    {
      topics: ['zrušit', 'archiv', 'starý', 'staré'],
      text: 'Staré instrukce zruším sama, až bude nová schválená.',
    },
  ],
  budget: { toolCalls: 20, outputTokens: 15_000 },
  mayChange: [],
  checks: [
    hard('one new work instruction was drafted, with the code and title asked for', ({ after }) =>
      all(
        after.drafts.created().ofType('work-instruction').one(),
        after.document(code).isTitled(title),
        after.document(code).hasStatus('draft'),
      ),
    ),
    hard('its chapters stand in the order of PP-009', ({ after }) =>
      after
        .document(code)
        .sectionsInOrder([
          'účel*',
          'rozsah*',
          'odpovědnost*',
          'pomůck*',
          'postup*',
          'kontrol*',
          /odpad|bezpečnost/iu,
          'záznam*',
          'souvisej*',
        ]),
    ),
    hard('red sentences are there, word for word and red', ({ after }) =>
      all(...redSentences.map((sentence) => after.document(code).text(sentence).isColoured('red'))),
    ),
    hard('highlighted sentences are there, word for word and highlighted', ({ after }) =>
      all(...yellowSentences.map((sentence) => after.document(code).text(sentence).isHighlighted())),
    ),
    hard('the user was told of the volume on which the two differ', ({ replies }) =>
      replies.any().mentions(/(?<!\d)0,30?(?!\d)|300\s?[µμu]l/iu, /(?<!\d)0,50?(?!\d)|500\s?[µμu]l/iu),
    ),
    hard('the user was told of the thawing on which the two differ', ({ replies }) =>
      replies
        .any()
        .mentions(
          /37\s?°|vodní\p{L}* láz/iu,
          /pokojov|laboratorní teplot|20\s?min/iu,
          /rozmraz|rozmrz|tání/iu,
        ),
    ),
    hard('the draft follows what the user decided', ({ after }) =>
      all(
        after.document(code).mentions(/0,5(?:0)?\s?ml|500\s?(?:µ|μ)l/iu),
        after.document(code).lacks(/0,3(?:0)?\s?ml|300\s?(?:µ|μ)l/iu, /37\s?°C/iu, /vodní\p{L}* láz/iu),
        not(after.document(code).text('0,5 ml').isHighlighted()),
      ),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic('the user was told of the standing time that SOP-014 settles', ({ replies }) =>
      replies.any().mentions(/30\s?min/iu, /20\s?min/iu),
    ),
    diagnostic('the user was told of both stabilities that SOP-014 settles', ({ replies }) =>
      all(
        any(replies.any().mentions(/(?<!\d)5\s?dn/iu), replies.any().mentions(/pět\p{L}* dn/iu)),
        any(replies.any().mentions(/60\s?dn/iu), replies.any().mentions(/šedesát\p{L}* dn/iu)),
      ),
    ),
    diagnostic('both instructions and SOP-014 were read', ({ calls }) =>
      all(
        calls.that.read('PP-009').some(),
        calls.that.read('PP-010').some(),
        calls.that.read('SOP-014').some(),
      ),
    ),
  ],
  scripts,
})
