import { defineCase, hard, nothingElseChanged } from 'model-bench'
import { newSentence, scripts } from './scripts.ts'

export const MY01 = defineCase({
  id: 'MY01',
  title: 'Add a sentence to a section, in red',
  purpose:
    'Shows whether the chatbot puts a given sentence where it was asked to, in the form asked for, and touches nothing else.',
  kind: 'edit',
  language: 'en',
  documents: ['SOP-001', 'F-004'],
  prompt: `In SOP-001, at the end of section 4, please add this sentence in red: "${newSentence}" Nothing else should change.`,
  checks: [
    hard('the sentence is in section 4, and it is red', ({ after }) =>
      after.document('SOP-001').section(4).sentence(newSentence).isColoured('red'),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-001'] }),
    ),
  ],
  scripts,
})
