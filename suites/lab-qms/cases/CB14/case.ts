import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { scripts } from './scripts.ts'

/** The chapters of a work instruction in the order that SOP-012 asks for and PP-011 has, and how a heading may name them. */
const chapters = [
  { title: 'Účel', named: 'účel*' },
  { title: 'Rozsah', named: 'rozsah*' },
  { title: 'Odpovědnosti', named: 'odpovědnost*' },
  { title: 'Pomůcky a činidla', named: /pomůck|činid|reagenci/iu },
  { title: 'Postup', named: /postup|obsluh/iu },
  { title: 'Kontrola kvality', named: 'kontrol* kvality' },
  { title: 'Údržba', named: 'údržb*' },
  { title: 'Likvidace odpadu a bezpečnost', named: /odpad|bezpečnost/iu },
  { title: 'Záznamy', named: 'záznam*' },
  { title: 'Související dokumenty', named: /souvis|dokument/iu },
] as const

export const CB14 = defineCase({
  id: 'CB14',
  title: "New work instruction from a manufacturer's manual",
  purpose:
    'Shows whether the chatbot can turn a long manual into a complete work instruction, taking the layout alone from an instruction for another analyser.',
  kind: 'write',
  language: 'cs',
  documents: ['MAN-031', 'PP-011', 'SOP-012', 'SOP-014', 'SOP-018', 'SOP-026', 'R-001', 'SOP-009', 'PP-012'],
  prompt:
    'Potřebujeme pracovní instrukci pro nový koagulační analyzátor Koavent 310 (KOA-01), zatím pro PT, aPTT a fibrinogen. Založ prosím návrh a napiš ho celý podle návodu výrobce MAN-031. PP-011 vezmi jen jako vzor členění, je to jiný přístroj. Holky podle toho budou pracovat přímo u přístroje, takže tam musí být všechny hodnoty, žádné „viz návod“.',
  followUps: [
    'Díky. Do kontroly kvality ještě doplň, co dělat, když kontrola nevyjde, krok za krokem podle návodu.',
    'A do údržby přidej prosím i výměnu propichovací jehly a lampy, kdy se mění, ať je to všechno v jedné tabulce.',
  ],
  answers: [
    {
      topics: ['kód', 'číslo dokument', 'PP-013', 'označení'],
      text: 'Kód nech, ať ho přidělí systém.',
    },
    {
      topics: ['název', 'jmenovat', 'titul'],
      text: 'Název klidně Obsluha koagulačního analyzátoru Koavent 310.',
    },
    {
      topics: ['schválil', 'schval', 'zpracoval', 'účinnost', 'přezkoum', 'autor', 'titulní'],
      text: 'Zpracovatele, schválení a účinnost neuvádějte, doplní se až při schvalování.',
    },
    {
      topics: ['metod', 'antitrombin', 'D-dimer', 'trombinový', 'rozsah', 'parametr'],
      text: 'Jen PT, aPTT a fibrinogen, ostatní metody zatím nezavádíme.',
    },
    {
      topics: ['odpovědn', 'klíčov', 'kdo bude', 'role'],
      text: 'Role nech podle návodu: obsluha, klíčový uživatel, servis.',
    },
    {
      topics: ['pravidl', 'meze kontrol', 'SD', 'Westgard'],
      text: 'Pravidla hodnocení kontrol máme v SOP-014.',
    },
    { topics: ['odpad', 'kanystr', '80 %'], text: 'U odpadu platí hodnoty z návodu toho přístroje.' },
    {
      topics: ['jazyk', 'délk', 'podrobn', 'stručn'],
      text: 'Ať se podle toho dá pracovat, na délce nezáleží.',
    },
  ],
  layoutTemplate: 'PP-011',
  templateSubjects: ['Urivela U2', 'Urivela', 'MOC-01', 'Bystrion'],
  budget: { toolCalls: 40, outputTokens: 40_000 },
  checks: [
    hard('one new work instruction was drafted', ({ after }) =>
      after.drafts.created().ofType('work-instruction').one(),
    ),
    hard('its title names the analyser', ({ after }) =>
      after.drafts.created().ofType('work-instruction').titled('Koavent 310').some(),
    ),
    hard('it has the chapters of a work instruction, in their order', ({ after }) =>
      after.drafts
        .created()
        .ofType('work-instruction')
        .sectionsInOrder(chapters.map(({ named }) => named)),
    ),
    hard('every chapter has content', ({ after }) => {
      const draft = after.drafts.created().ofType('work-instruction')
      return all(
        ...chapters.map(({ title }, index) =>
          any(draft.section(title).hasContent(), draft.section(index + 1).hasContent()),
        ),
      )
    }),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic("the manufacturer's manual was read", ({ calls }) => calls.that.read('MAN-031').some()),
    diagnostic('the layout template was read', ({ calls }) => calls.that.read('PP-011').some()),
    diagnostic('reagents and maintenance are tables', ({ after }) => {
      const draft = after.drafts.created().ofType('work-instruction')
      return all(draft.section(4).table().exists(), draft.section(7).table().exists())
    }),
    diagnostic('the steps after a failed control stand in the chapter on quality control', ({ after }) =>
      after.drafts
        .created()
        .ofType('work-instruction')
        .section(6)
        .mentions('nov* lahvičk*', 'technick* podpor*'),
    ),
  ],
  scripts,
})
