import { all, defineCase, diagnostic, hard, nothingElseChanged, onlyRenamed, renamed } from 'model-bench'
import { scripts } from './scripts.ts'
import { highlightedWarning, redWarning, renaming } from './texts.ts'

export const CB06 = defineCase({
  id: 'CB06',
  title: 'Rename an analyser throughout a procedure',
  purpose:
    'Shows whether the chatbot reaches every occurrence of a name (markup, headings, tables, capitals, inflected forms, title) and leaves names that only resemble it alone.',
  kind: 'edit',
  language: 'cs',
  documents: ['SOP-021', 'R-001', 'F-024', 'MAN-032'],
  prompt:
    'Výrobce přejmenoval biochemický analyzátor Talvion K5, nově se jmenuje Veridon B4. Oprav to prosím v SOP-021 úplně všude, i v názvu dokumentu. Skloňuje se Veridonu B4. Týká se to jen toho analyzátoru, nic jiného v dokumentu neměň.',
  answers: [
    {
      topics: ['podavač', 'K50', 'servis', 'firm', 'Talvia', 'katalog', 'TK5'],
      text: 'Podavač, servisní firma i katalogová čísla zůstávají tak, jak jsou.',
    },
    {
      topics: ['velk písm', 'verzálk', 'kapitálk'],
      text: 'Kde je název velkými písmeny, tam ať velkými zůstane.',
    },
    {
      topics: ['další dokument', 'ostatní dokument', 'jin dokument', 'R-001', 'SOP-014'],
      text: 'Zatím jen SOP-021, ostatní dokumenty neměň.',
    },
  ],
  budget: { toolCalls: 30, outputTokens: 20_000 },
  checks: [
    hard('every occurrence is renamed, and names that resemble it stay', ({ before, after }) =>
      renamed(before, after, 'SOP-021', renaming),
    ),
    hard('the rest of the text is as it was', ({ before, after }) =>
      onlyRenamed(before, after, 'SOP-021', renaming),
    ),
    hard('the red and the highlighted warning keep their look', ({ after }) =>
      all(
        after.document('SOP-021').text(redWarning).isColoured('red'),
        after.document('SOP-021').text(highlightedWarning).isHighlighted(),
      ),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-021'] }),
    ),
    diagnostic('the document was read before it was changed', ({ calls }) =>
      calls.that.read('SOP-021').some(),
    ),
  ],
  scripts,
})
