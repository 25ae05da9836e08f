import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { citationsFollow, restKept } from './renumbered.ts'
import { scripts } from './scripts.ts'
import { movedHeadings, newText } from './texts.ts'

export const CB16 = defineCase({
  id: 'CB16',
  title: 'Insert a chapter, renumber the rest, and let the references follow',
  purpose:
    'Shows whether the chatbot renumbers headings and sub-headings behind a new chapter, takes every reference inside the document along, and leaves references to other documents alone.',
  kind: 'edit',
  language: 'cs',
  documents: ['SOP-034', 'SOP-033'],
  prompt: `Do SOP-034 vlož za kapitolu 5 novou kapitolu 6 „Audit na dálku“ s textem: „${newText.join(' ')}“ Kapitoly za ní přečísluj i s podkapitolami a všechny odkazy na ně uvnitř dokumentu oprav. Odkazy do jiných dokumentů nech a text jinak neměň.`,
  answers: [
    {
      topics: ['SOP-033', 'jin dokument', 'další dokument', 'ostatní dokument'],
      text: 'Ostatní dokumenty teď neměň, jen mi napiš, kde se na SOP-034 odkazuje.',
    },
    { topics: ['odstav', 'odrážk', 'formát'], text: 'Normální odstavec, nic zvláštního.' },
    { topics: ['návrh', 'verz'], text: 'Ano, v návrhu nové verze.' },
  ],
  limits: { toolRounds: 50 },
  budget: { toolCalls: 40, outputTokens: 15_000 },
  mayChange: ['SOP-034'],
  checks: [
    hard('the new chapter 6 stands behind chapter 5, in the words given', ({ after }) => {
      const document = after.document('SOP-034')
      return all(
        document.section(6).isTitled('Audit na dálku'),
        ...newText.map((sentence) => document.section(6).sentence(sentence).stands()),
        ...newText.map((sentence) => document.sentence(sentence).standsTimes(1)),
        document.sectionsInOrder(['Program a plán auditů', 'Audit na dálku', 'Provedení auditu']),
      )
    }),
    hard('chapters and sub-chapters behind it are renumbered', ({ after }) =>
      all(
        ...movedHeadings.map(([number, title]) => after.document('SOP-034').section(number).isTitled(title)),
        after.document('SOP-034').sectionsInOrder(movedHeadings.map(([, title]) => title)),
      ),
    ),
    hard('references inside the document follow', (view) => citationsFollow(view, 'own')),
    hard('references to other documents stay', (view) => citationsFollow(view, 'foreign')),
    hard('the rest of the text is as it was', restKept),
    hard('the red and the highlighted sentence keep their look', ({ after }) =>
      all(
        after
          .document('SOP-034')
          .text(
            'Zjistí-li auditor, že mohl být vydán nesprávný výsledek, audit přeruší a ihned přivolá analytika úseku.',
          )
          .isColoured('red'),
        after.document('SOP-034').text('Jména pacientů se do poznámek nezapisují.').isHighlighted(),
      ),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-034'] }),
    ),
    diagnostic('the user is told that SOP-033 cites the old number', ({ replies }) =>
      any(replies.any().mentions('SOP-033')),
    ),
    diagnostic('the document was read before it was changed', ({ calls }) =>
      calls.that.read('SOP-034').some(),
    ),
  ],
  scripts,
})
