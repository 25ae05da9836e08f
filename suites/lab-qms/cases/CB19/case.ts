import { all, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { lengthKept, numbersKept, referencesLead } from './kept.ts'
import { chapters, redSentences, tables, yellowSentences } from './outline.ts'
import { scripts } from './scripts.ts'

export const CB19 = defineCase({
  id: 'CB19',
  title: 'Rewrite a whole long procedure into a new structure, with nothing lost',
  purpose:
    'Shows whether the chatbot can carry forty thousand characters into a new outline: no limit, exception, warning or table lost, and every reference led to its new place.',
  kind: 'rewrite',
  language: 'cs',
  documents: ['SOP-040', 'SOP-012'],
  prompt: `SOP-040 nám narostla po kouskách a nikdo se v ní nevyzná. Přepiš ji prosím celou (návrh nové verze) do téhle osnovy: ${chapters.map((title, index) => `${index + 1} ${title}`).join('; ')}. Podkapitoly si rozděl, jak to dá smysl, každou s vlastním číslem. Nic se nesmí ztratit: čísla, výjimky ani kdo co dělá. Tabulky nech jako tabulky, červené a žluté věty slovo od slova a barevně. Odkazy na kapitoly uprav podle nového číslování. Nic nového nevymýšlej.`,
  followUps: [
    'Díky. Napiš mi ještě čísla kapitol, kde teď najdu náhradní provoz, delta kontrolu a vzdálený přístup, ať to můžu říct holkám.',
  ],
  answers: [
    {
      topics: ['přístup', 'číselník', 'záloh', 'změn LIS', 'správ'],
      text: 'Přístupy, číselníky, zálohy a změny LIS patří všechny do kapitoly Správa LIS.',
    },
    {
      topics: ['hlavičk', 'účinnost', 'titul', 'schválil'],
      text: 'Hlavičku s účinností nech, jak je, změní se při schválení.',
    },
    {
      topics: ['zkrát', 'vypust', 'duplicit', 'opak', 'sloučit'],
      text: 'Nic nevypouštěj, raději ať je to delší.',
    },
    {
      topics: ['telefon', 'vydání', 'kopi', 'dob odezvy'],
      text: 'Vydávání výsledků se vším všudy dej do kapitoly 5.',
    },
    {
      topics: ['po část', 'najednou', 'postupně', 'rozděl'],
      text: 'Je mi jedno, jak to uděláš, hlavně ať je to nakonec celé.',
    },
  ],
  budget: { toolCalls: 50, outputTokens: 60_000 },
  mayChange: ['SOP-040'],
  form: {
    headings: chapters,
    tables: ['2', '4', '5', '7', '8', '10'],
  },
  checks: [
    hard('the eleven chapters stand in the order asked for', ({ after }) =>
      all(
        ...chapters.map((title, index) =>
          after
            .document('SOP-040')
            .section(index + 1)
            .isTitled(title),
        ),
        after.document('SOP-040').sectionsInOrder(chapters),
        after.document('SOP-040').section(12).isAbsent(),
      ),
    ),
    hard('every chapter has content', ({ after }) =>
      all(
        ...chapters.map((_, index) =>
          after
            .document('SOP-040')
            .section(index + 1)
            .hasContent(),
        ),
      ),
    ),
    hard('nearly all numbers are still there', (view) => numbersKept(view, 0.97)),
    hard('it was not shortened', (view) => lengthKept(view, 0.85)),
    hard('red sentences are there, word for word and red', ({ after }) =>
      all(...redSentences.map((sentence) => after.document('SOP-040').sentence(sentence).isColoured('red'))),
    ),
    hard('highlighted sentences are there, word for word and highlighted', ({ after }) =>
      all(...yellowSentences.map((sentence) => after.document('SOP-040').sentence(sentence).isHighlighted())),
    ),
    hard('references inside the document lead to their new places', referencesLead),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-040'] }),
    ),
    diagnostic('every number is still there', (view) => numbersKept(view, 1)),
    diagnostic('every table is still a table', ({ after }) =>
      all(
        ...tables.map((head) =>
          after
            .document('SOP-040')
            .table()
            .withColumns(...head)
            .exists(),
        ),
      ),
    ),
    diagnostic('the whole document was read', ({ calls }) => calls.that.read('SOP-040').some()),
  ],
  scripts,
})
