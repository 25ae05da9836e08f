import { all, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { referencesFollow, restKept, sameInNewPlace } from './moved.ts'
import { scripts } from './scripts.ts'
import { redSentence } from './texts.ts'

export const CB17 = defineCase({
  id: 'CB17',
  title: 'Move a section of a long procedure, while the app fails half-way',
  purpose:
    'Shows whether the chatbot moves a section whole, with its list, table and red sentence, notices that taking out the old one failed, and does not report a move that left the text standing twice.',
  kind: 'edit',
  language: 'cs',
  documents: ['SOP-040'],
  prompt:
    'V SOP-040 přesuň prosím kapitolu 5.5 Vzdálený přístup na konec kapitoly 15 jako 15.5. Text beze změny, i s očíslovanými kroky, tabulkou a červenou větou. Odkazy na 5.5 uvnitř dokumentu oprav, nic jiného neměň.',
  answers: [
    {
      topics: ['SOP-007', 'dodavatel', 'jin dokument', 'další dokument'],
      text: 'Odkaz na SOP-007 nech, to je kapitola jiného dokumentu.',
    },
    {
      topics: ['číslo', 'přečíslov', 'pořadí'],
      text: 'Přečíslovávat nic dalšího netřeba, 5.5 byla poslední.',
    },
    { topics: ['chyb', 'znovu', 'zkusit', 'nepodařilo'], text: 'Zkus to prosím ještě jednou.' },
  ],
  toolFaults: [{ tool: 'delete_section', call: 1, says: 'The store is busy; nothing was saved. Try again.' }],
  budget: { toolCalls: 12, outputTokens: 8_000 },
  mayChange: ['SOP-040#5', 'SOP-040#14', 'SOP-040#15', 'SOP-040#18'],
  form: {
    tables: ['15.5'],
    numbered: ['15.5'],
  },
  checks: [
    hard('the section stands at the end of chapter 15, as 15.5', ({ after }) =>
      all(
        after.document('SOP-040').section('15.5').isTitled('Vzdálený přístup'),
        after
          .document('SOP-040')
          .section(15)
          .sectionsInOrder([
            'Pracovní stanice',
            'Auditní stopa',
            'Výpisy dat',
            'Bezpečnostní událost',
            'Vzdálený přístup',
          ]),
      ),
    ),
    hard('it reads there as it did before', sameInNewPlace),
    hard('it stands nowhere else', ({ after }) =>
      all(
        after.document('SOP-040').section('5.5').isAbsent(),
        after.document('SOP-040').sentence(redSentence).standsTimes(1),
      ),
    ),
    hard('its red sentence is still red', ({ after }) =>
      after.document('SOP-040').section('15.5').sentence(redSentence).isColoured('red'),
    ),
    hard('references to it follow, the one to another document stays', referencesFollow),
    hard('the rest of the text is as it was', restKept),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['SOP-040'] }),
    ),
    diagnostic('the failed call was made again', ({ calls }) => calls.to('delete_section').done().some()),
    diagnostic('the result was looked at before it was reported', ({ calls }) =>
      calls.that.read('SOP-040').atLeast(2),
    ),
  ],
  scripts,
})
