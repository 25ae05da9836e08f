import { all, any, defineCase, diagnostic, hard, nothingElseChanged, untouchedOutside } from 'model-bench'
import { readsAs } from '../../checks/reads-as.ts'
import { scripts } from './scripts.ts'

/** The lines of SOP-033 with 12 % in the cell beside creatinine, in the table of section 7.1. */
const withNewLimit = (lines: readonly string[]): readonly string[] => {
  const table = lines.indexOf('7.1 Přípustné odchylky')
  const at = lines.indexOf('Kreatinin', table)
  return table < 0 || at < 0 ? lines : lines.with(at + 1, '12 %')
}

export const CB15 = defineCase({
  id: 'CB15',
  title: 'Change one value in one cell of a table',
  purpose:
    'Shows whether the chatbot changes the one cell that was meant where the same value stands in other rows and in the text, and tells the user of the sentence that the change leaves behind.',
  kind: 'edit',
  language: 'cs',
  documents: ['SOP-033'],
  prompt:
    'V SOP-033 v tabulce přípustných odchylek (7.1) má být u kreatininu 12 %, ne 15 %. Oprav prosím jen to jedno políčko, jinak na nic nesahej.',
  answers: [
    {
      topics: ['8.2', 'glomerul', 'filtrac', 'větu', 'v textu', 'dalš místo', 'jin místo', 'ostatní míst'],
      text: 'Na větu v 8.2 teď nesahej, tu proberu s vedoucí laboratoře. Jen to políčko.',
    },
    { topics: ['ALT', 'trombocyt', 'ostatní', 'dalš'], text: 'Ostatní řádky zůstávají, jen kreatinin.' },
    { topics: ['křížk', 'přísnější', 'poskytovatel'], text: 'Křížek tam nedávej, je to mez poskytovatele.' },
    { topics: ['návrh', 'verz', 'schvál'], text: 'Ano, klidně v návrhu nové verze.' },
  ],
  budget: { toolCalls: 8, outputTokens: 4_000 },
  mayChange: ['SOP-033#7.1'],
  checks: [
    hard('the limit of creatinine is 12 %', ({ after }) =>
      after
        .document('SOP-033')
        .section('7.1')
        .table()
        .withRow(/^kreatinin$/iu, /^12\s?%$/u, 'referenční', '100 %')
        .exists(),
    ),
    hard('every other word and number of the document is as it was', (view) =>
      readsAs(view, 'SOP-033', 'the cell beside creatinine', withNewLimit),
    ),
    hard('outside section 7.1 the look is as it was too', ({ before, after }) =>
      untouchedOutside(before, after, 'SOP-033', '7.1'),
    ),
    hard('the yellow sentence under the table is still yellow', ({ after }) =>
      after
        .document('SOP-033')
        .section('7.1')
        .text('Mez platí pro každý vzorek cyklu zvlášť, nikoli pro jejich průměr.')
        .isHighlighted(),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-033'] }),
    ),
    diagnostic('the section was read before it was changed', ({ calls }) =>
      calls.that.read('SOP-033').some(),
    ),
    diagnostic('the user is told of the sentence in 8.2', ({ replies }) =>
      any(
        replies.any().mentions('8.2'),
        all(replies.any().mentions(/kreatinin/iu), replies.any().mentions(/filtrac/iu)),
      ),
    ),
  ],
  scripts,
})
