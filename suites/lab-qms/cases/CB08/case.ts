import {
  all,
  defineCase,
  diagnostic,
  hard,
  not,
  nothingElseChanged,
  sameText,
  survived,
  untouchedOutside,
} from 'model-bench'
import { scripts } from './scripts.ts'
import { shorterSentences } from './shorter-sentences.ts'
import { officialese, warning } from './texts.ts'

export const CB08 = defineCase({
  id: 'CB08',
  title: 'Rewrite a section in plainer words, and keep its safety warning',
  purpose:
    'Shows whether the chatbot can make an unreadable section plain without losing a number, a step, or the highlighted warning that must stay word for word.',
  kind: 'rewrite',
  language: 'cs',
  documents: ['SOP-026'],
  prompt:
    'Kapitola 6 v SOP-026 se nedá číst. Přepiš ji prosím jednoduše a krátkými větami, ať ji každý pochopí napoprvé. Obsah a čísla zůstávají, žluté varování nech slovo od slova a žluté. Ostatních kapitol se nedotýkej.',
  answers: [
    {
      topics: ['odrážk', 'seznam', 'krok', 'číslovan', 'formát'],
      text: 'Klidně po krocích, hlavně ať je to srozumitelné.',
    },
    {
      topics: ['podkapitol', 'členění', 'nadpis'],
      text: 'Číslo a název kapitoly nech, členění uvnitř je na tobě.',
    },
  ],
  budget: { toolCalls: 12, outputTokens: 15_000 },
  checks: [
    hard('section 6 was rewritten', ({ before, after }) =>
      all(
        not(sameText(before, after, 'SOP-026', { section: 6 })),
        after
          .document('SOP-026')
          .section(6)
          .lacks(...officialese),
      ),
    ),
    hard('the warning is still there, word for word and highlighted', ({ before, after }) =>
      all(
        survived(before, after, 'SOP-026', warning).stillHighlighted(),
        after.document('SOP-026').section(6).sentence(warning).isHighlighted(),
      ),
    ),
    hard('section 6 keeps its number and title', ({ after }) =>
      after.document('SOP-026').section(6).isTitled('Postup při rozlití biologického materiálu'),
    ),
    hard('the other sections are as they were', ({ before, after }) =>
      untouchedOutside(before, after, 'SOP-026', 6),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-026'] }),
    ),
    diagnostic('its sentences are at most half as long', (view) => shorterSentences(view, 'SOP-026', 6)),
  ],
  scripts,
})
