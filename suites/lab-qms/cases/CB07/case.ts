import { all, defineCase, diagnostic, hard, nothingElseChanged, untouchedOutside } from 'model-bench'
import { onlyAdded } from './only-added.ts'
import { scripts } from './scripts.ts'
import { newSentence } from './texts.ts'

export const CB07 = defineCase({
  id: 'CB07',
  title: 'Add a given sentence to section 5, in red',
  purpose:
    'Shows whether the chatbot finds a section by its number (the fifth heading is not section 5), adds a sentence word for word in the colour asked for, and touches nothing else.',
  kind: 'edit',
  language: 'cs',
  documents: ['SOP-014'],
  prompt: `Do SOP-014, na konec kapitoly 5, přidej prosím červeně tuto větu: „${newSentence}“ Nic jiného se nemění.`,
  answers: [
    { topics: ['odstín', 'barv', 'červen'], text: 'Normální červená, jako je v ostatních dokumentech.' },
    { topics: ['za tabulk', 'před tabulk', 'kam přesně', 'odstav'], text: 'Na úplný konec kapitoly 5.' },
  ],
  budget: { toolCalls: 10, outputTokens: 8_000 },
  checks: [
    hard('the sentence is in section 5, word for word, and it is red', ({ after }) =>
      after.document('SOP-014').section(5).sentence(newSentence).isColoured('red'),
    ),
    hard('the sentence stands nowhere else', ({ after }) =>
      after.document('SOP-014').text(newSentence).standsTimes(1),
    ),
    hard('the rest of section 5 is as it was', (view) => onlyAdded(view, 'SOP-014', 5, newSentence)),
    hard('the other sections are as they were', ({ before, after }) =>
      untouchedOutside(before, after, 'SOP-014', 5),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-014'] }),
    ),
    diagnostic('the sentence stands after the table and the last paragraph of section 5', ({ after }) => {
      const sentence = after.document('SOP-014').section(5).text(newSentence)
      return all(sentence.standsAfter('Koavent 310'), sentence.standsAfter('zůstávají v platnosti'))
    }),
    diagnostic('the user was asked nothing', ({ replies }) => replies.every().doesNotAsk()),
  ],
  scripts,
})
