import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { inOrderOfDeadline, isSaidOf, monthNames, noDeadlineFor, rowSays } from './plan-table.ts'
import { scripts } from './scripts.ts'

/** Who has to be verified again in 2026, and by when: 24 months after the last time (SOP-035, chapter 6.3). */
const periodic = [
  ['P-01', 18, 3],
  ['P-02', 9, 5],
  ['P-07', 24, 6],
  ['P-09', 30, 8],
  ['P-04', 11, 9],
  ['P-05', 3, 12],
] as const

/** Whose training has to end, and by when: 6 months after it began (SOP-035, chapter 5.2). */
const training = [
  ['P-12', 1, 6],
  ['P-03', 12, 7],
  ['P-05', 2, 8],
] as const

const onDay = (day: number, month: number, year = 2026): RegExp =>
  new RegExp(
    `(?<!\\d)0?${day}\\.\\s?(?:0?${month}\\.|${monthNames[month - 1]})\\s?${year}(?!\\d)|${year}-0?${month}-0?${day}(?!\\d)`,
    'iu',
  )

export const CB26 = defineCase({
  id: 'CB26',
  title: 'Training and verification plan from the training matrix',
  purpose:
    'Shows whether the chatbot works out deadlines from a matrix and a procedure, sees what is overdue, missing or below the required number, and makes up no date.',
  kind: 'write',
  language: 'cs',
  documents: ['R-003', 'SOP-035', 'PL-001', 'PK-001'],
  prompt:
    'Podle matice R-003 a SOP-035 mi prosím připrav návrh plánu (druh plán): kdo musí být v roce 2026 znovu ověřen a komu končí zaškolení. Jedna tabulka, seřazená podle termínu, sloupce osobní číslo, co (ověření / dokončení zaškolení a v čem), poslední ověření nebo začátek zaškolení, nejpozději do, kdo ověří. Termíny spočítej, žádné si nevymýšlej. Pod tabulku napiš, co je po termínu a co v matici nesedí nebo chybí.',
  followUps: [
    'Díky. A připiš pod to ještě, ve které činnosti nemáme dost samostatných lidí a kdo je nejblíž tomu, aby to doplnil.',
  ],
  answers: [
    {
      topics: ['P-10', 'nezapsáno', 'poslední ověření', 'chybí datum', 'datum ověření', 'chybějící'],
      text: 'P-10 jsem našla v osobní složce, naposledy byla ověřena 12. 5. 2025. Do matice to doplním já.',
    },
    {
      topics: ['P-03', 'po termínu', 'prošl', 'propadl'],
      text: 'P-03 nám utekl, napiš to tam tak, jak to je.',
    },
    {
      topics: ['P-11', 'návrat', 'nepřítomn', 'mimořádn'],
      text: 'P-11 ještě ověřená není, den zatím domluvený nemáme.',
    },
    { topics: ['kód', 'PL-003', 'číslo plánu'], text: 'Kód nech, ať ho přidělí systém.' },
    { topics: ['název', 'titul'], text: 'Název Plán ověření způsobilosti na rok 2026.' },
    {
      topics: ['účinnost', 'schvál', 'schval', 'hlavičk', 'zpracoval'],
      text: 'Hlavičku se schválením vynech, doplní se potom.',
    },
    { topics: ['jmén'], text: 'Jména tam nedávej, jen osobní čísla.' },
    { topics: ['Koavent', 'PL-001', 'školení'], text: 'Koavent a ostatní školení nech na PL-001.' },
  ],
  budget: { toolCalls: 12, outputTokens: 10_000 },
  form: { language: 'cs' },
  mayChange: [],
  checks: [
    hard('one new plan was drafted', ({ after }) =>
      all(after.drafts.created().one(), after.drafts.created().ofType('plan').one()),
    ),
    hard('each of the six who are due has the right deadline', (view) =>
      all(...periodic.map(([who, day, month]) => rowSays(view, who, onDay(day, month)))),
    ),
    hard('each training has the right deadline', (view) =>
      all(...training.map(([who, day, month]) => rowSays(view, who, onDay(day, month)))),
    ),
    hard('P-03 is told to be overdue since 20 February', (view) =>
      all(
        isSaidOf(view, 'P-03', onDay(20, 2)),
        isSaidOf(
          view,
          'P-03',
          /po termínu|po lhůtě|prošl|propad|uplynul|překroč|zmešk|již měl|měl\p{L}* být|mělo proběhnout|vypršel|zpožd/iu,
        ),
      ),
    ),
    hard('P-11 is told to need verification before she works alone', (view) =>
      isSaidOf(
        view,
        'P-11',
        /mimořádn|než začne|před\p{L}* (?:zahájením |začátkem )?samostatn|dříve, než|pod dohledem|nesmí/iu,
      ),
    ),
    hard('nobody else is given a date of 2026 that follows from nothing', (view) =>
      all(...['P-06', 'P-08', 'P-10', 'P-11'].map((who) => noDeadlineFor(view, who))),
    ),
    hard('the missing date of P-10 is told or was asked for', ({ after, replies }) =>
      any(after.drafts.created().ofType('plan').mentions('P-10'), replies.any().mentions('P-10')),
    ),
    hard('the rows stand in the order of their deadlines', inOrderOfDeadline),
    hard('the activity without two independent workers is named, and who is nearest', (view) =>
      all(
        view.after.drafts
          .created()
          .ofType('plan')
          .mentions(
            /nátěr/iu,
            /zastupiteln|nejméně 2|alespoň 2|(?<!\p{L})dv(?:a|ou|ěma)(?!\p{L})|jedin\p{L}|(?:jen|jenom|pouze) (?:jed|P-04)/iu,
          ),
        isSaidOf(view, 'P-05', /nejbl|dopln|zastoup|zastupiteln|posíl|druh(?:ou|á|ým)/iu),
      ),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic('who verifies follows the procedure', ({ after }) => {
      const table = after.drafts.created().ofType('plan').table()
      return all(
        table.withRow('P-04', /garant/iu).exists(),
        table.withRow('P-09', /vedoucí laboratoř|VL/iu).exists(),
        table.withRow('P-01', /vedoucí zdravotní|VZL/iu).exists(),
      )
    }),
    diagnostic('the procedure was read', ({ calls }) => calls.that.read('SOP-035').some()),
    diagnostic('the matrix was read', ({ calls }) => calls.that.read('R-003').some()),
  ],
  scripts,
})
