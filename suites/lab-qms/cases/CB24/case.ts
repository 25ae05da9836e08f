import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import {
  asksForMoreThanYes,
  eachRowHasItsCriterion,
  findingsAreOpen,
  numberOfQuestions,
} from './questions.ts'
import { scripts } from './scripts.ts'

export const CB24 = defineCase({
  id: 'CB24',
  title: 'Audit questions for a clause of ISO 15189',
  purpose:
    'Shows whether the chatbot writes audit questions from the laboratory’s own documents, cites clauses that exist without reciting the standard, and keeps rules that it has to look up.',
  kind: 'write',
  language: 'cs',
  documents: ['PL-002', 'SOP-034', 'SOP-018', 'SOP-037'],
  prompt:
    'Chystám audit A3 z PL-002 (příjem vzorků, ISO 15189:2022, čl. 7.2.6). Založ mi prosím návrh seznamu otázek, druh seznam. Jedna tabulka se sloupci otázka, kritérium (článek normy a kapitola našeho dokumentu), jaký důkaz chci vidět, zjištění. Zjištění nech prázdné. Otázky stav na SOP-018, kapitolách 4, 7 a 8, a napiš k nim i lhůty, které tam jsou. Drž se toho, co o otázkách říkají SOP-034 a PL-002. A v odpovědi mi napiš, kolik záznamů si mám od každého druhu vybrat.',
  followUps: [
    'Díky. Přidej tam ještě otázku k loňskému zjištění AF-2025-006, ať vidím, jestli to opravdu napravili.',
  ],
  answers: [
    { topics: ['kód', 'číslo seznamu', 'L-008'], text: 'Kód nech, ať ho přidělí systém.' },
    { topics: ['název', 'titul'], text: 'Název třeba Otázky k auditu A3: příjem vzorků.' },
    {
      topics: ['znění', 'text normy', 'citov', 'doslov'],
      text: 'Text normy nemáme, stačí číslo a název článku.',
    },
    { topics: ['kolik otázek', 'počet otázek', 'rozsah'], text: 'Kolik jich smí být, je v plánu auditů.' },
    {
      topics: ['účinnost', 'schvál', 'schval', 'hlavičk', 'zpracoval'],
      text: 'Hlavičku se schválením vynech, je to pracovní pomůcka.',
    },
    { topics: ['auditor', 'kdo povede', 'termín auditu'], text: 'Kdo audit vede a kdy, je v PL-002.' },
  ],
  budget: { toolCalls: 15, outputTokens: 12_000 },
  form: { language: 'cs' },
  mayChange: [],
  checks: [
    hard('one new list was drafted', ({ after }) =>
      all(after.drafts.created().one(), after.drafts.created().ofType('list').one()),
    ),
    hard('its title says that it is for the audit of sample receipt', ({ after }) =>
      any(
        after.drafts
          .created()
          .ofType('list')
          .titled(/audit|A3/iu)
          .some(),
        after.drafts.created().ofType('list').titled(/příj/iu).some(),
      ),
    ),
    hard('it is a table of questions, criteria, evidence and findings', ({ after }) =>
      after.drafts
        .created()
        .ofType('list')
        .table()
        .withColumns(/otázk/iu, /kritéri/iu, /důkaz/iu, /zjištění|nález/iu)
        .exists(),
    ),
    hard('there are no more questions than the plan allows, and enough for the clause', numberOfQuestions),
    hard('each question has the clause and the chapter that it is measured by', eachRowHasItsCriterion),
    hard('no question can be answered by a mere yes', asksForMoreThanYes),
    hard('the findings are left open', findingsAreOpen),
    hard('the last audit’s finding is taken up', ({ after }) =>
      after.drafts
        .created()
        .ofType('list')
        .table()
        .withRow(/AF-2025-006|průvodn\p{L}+ list|nejstarší\p{L}* odběr/iu)
        .exists(),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic('the reply says how many records to choose', ({ replies }) =>
      replies.any().mentions(/(?<!\d)5(?!\d)|pět/iu),
    ),
    diagnostic('the procedure for audits was read', ({ calls }) => calls.that.read('SOP-034').some()),
    diagnostic('the plan of audits was read', ({ calls }) => calls.that.read('PL-002').some()),
  ],
  scripts,
})
