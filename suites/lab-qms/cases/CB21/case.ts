import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { scripts } from './scripts.ts'

export const CB21 = defineCase({
  id: 'CB21',
  title: 'A form from a procedure, laid out like another form',
  purpose:
    'Shows whether the chatbot turns the rules of a procedure into a form that can be worked by, and takes nothing but the layout from a form about something else.',
  kind: 'write',
  language: 'cs',
  documents: ['SOP-016', 'F-021', 'SOP-012', 'L-006'],
  prompt:
    'Udělej prosím nový formulář Protokol o uvolnění nové šarže činidla, kód F-025 (přidělil mi ho Ing. Brázdovič). Obsah ať plyne ze SOP-016, kapitoly 5, a vypadat má jako F-021, ale z něj jen úpravu, je o něčem úplně jiném. Laborant z něj musí poznat, co má změřit a kdy šarže vyhověla, takže tam ať jsou počty i mez. Pro vzorky pacientů tabulka, řádek na každý vzorek, a pro kontroly taky.',
  followUps: ['Super. Přidej tam ještě část pro případ, že to první srovnání nevyjde.'],
  answers: [
    {
      topics: ['účinnost', 'schvál', 'schval', 'zpracoval', 'hlavičk', 'přezkoum', 'titulní'],
      text: 'Tabulku s účinností a schválením vynech, doplní se při schvalování.',
    },
    {
      topics: ['povolen', 'celkov', 'chyb', 'TEa'],
      text: 'Povolenou celkovou chybu si laborant doplní podle metody, číslo tam nedávej.',
    },
    {
      topics: ['kdo', 'podpis', 'uvolňuj', 'odpověd', 'rol'],
      text: 'Kdo co dělá, je v SOP-016.',
    },
    { topics: ['L-006', 'seznam formulář'], text: 'Do L-006 to zapíše Ing. Brázdovič, to nedělej.' },
    {
      topics: ['metod', 'přístroj', 'úsek', 'pro která činidla', 'omez'],
      text: 'Má být obecný, pro všechny úseky.',
    },
    { topics: ['graf', 'přílo'], text: 'Graf rozdílů se k protokolu přiloží.' },
    { topics: ['řádk', 'kolik vzork'], text: 'Řádků tolik, kolik vzorků SOP-016 chce.' },
  ],
  layoutTemplate: 'F-021',
  templateSubjects: ['školitel', 'zaškolení', 'Způsobilost', 'R-003', 'SOP-035'],
  budget: { toolCalls: 15, outputTokens: 12_000 },
  mayChange: [],
  checks: [
    hard('one new form was drafted, and it is F-025', ({ after }) =>
      all(after.drafts.created().one(), after.document('F-025').isOfType('form')),
    ),
    hard('its title names the release of a batch', ({ after }) => after.document('F-025').isTitled(/šarž/iu)),
    hard('there is a table with a row for each of the five samples', ({ after }) =>
      after
        .document('F-025')
        .table()
        .withColumns(/nov|ověřovan|zkoušen/iu)
        .withRows(6)
        .exists(),
    ),
    hard('both levels of control have their place', ({ after }) =>
      any(
        after
          .document('F-025')
          .table()
          .withRow(
            /úrov|hladin|(?<!\p{L})(?:L|K|N|kontrol\p{L}*(?: materiál\p{L}*)?)\s?(?:č\.\s?)?1(?!\d)|nízk|normáln/iu,
          )
          .exists(),
        after.document('F-025').mentions(/ob(?:ě|ou|ojí)\s+úrov/iu),
      ),
    ),
    hard('the limit is half of the allowed total error', ({ after }) =>
      after
        .document('F-025')
        .mentions(
          /polovin|(?:1\/2|½|0,5\s*[×x·])\s*|0,5\s*(?:TEa|povolen)|TEa\s*[/:]\s*2(?!\d)|50\s*%/iu,
          /povolen\p{L}+\s+(?:celkov\p{L}+\s+)?chyb|TEa/iu,
        ),
    ),
    hard('the analyst releases the batch, with date and signature', ({ after }) =>
      after
        .document('F-025')
        .mentions(/analyti/iu, /dat(?:um|a|em)|dne(?!\p{L})|den, měsíc/iu, /podpis|podeps/iu),
    ),
    hard('it says what follows a failed comparison', ({ after }) =>
      after
        .document('F-025')
        .mentions(
          /(?<!\d)10(?!\d)\s*(?:vzor|další|pacient)|(?:celkem|na)\s+10(?!\d)|deset\p{L}*\s+vzor|celkem\s+deset/iu,
          /dodavatel/iu,
          /vrac|vrát|vrác/iu,
        ),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic('the procedure was read', ({ calls }) => calls.that.read('SOP-016').some()),
    diagnostic('the form that gives the layout was read', ({ calls }) => calls.that.read('F-021').some()),
    diagnostic('it is laid out like F-021: datum, instruction, entry', ({ after }) =>
      after.document('F-025').table().withColumns(/údaj/iu, /pokyn/iu, /zápis/iu).exists(),
    ),
  ],
  scripts,
})
