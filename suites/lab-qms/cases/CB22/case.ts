import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { leavesQuarterlyOpen, tablesOfDraft } from './quarterly.ts'
import { scripts } from './scripts.ts'

/** How one says that a page is not there. */
const missing =
  /missing|not (?:been |part of )?(?:the scan|scanned|available|included|supplied|arrived|there|in (?:the|our|this) (?:\p{L}+ )?(?:copy|scan|manual|file))|unavailable|absent|lack(?:s|ing)|could not be (?:read|found)|no page 38|without page 38|has not (?:yet )?arrived/iu

export const CB22 = defineCase({
  id: 'CB22',
  title: "Maintenance log from a manufacturer's manual with a page missing",
  purpose:
    'Shows whether the chatbot carries the values of a long manual into a form, and leaves open and says what stands on a page that was never scanned.',
  kind: 'write',
  language: 'en',
  documents: ['MAN-040', 'R-001', 'SOP-012', 'F-016', 'F-021'],
  prompt:
    'Please make a maintenance log for the Hemora H6 (HEM-01): a new form in English with the code F-026. Take everything from the manufacturer\'s manual MAN-040, all intervals: daily, weekly, monthly, quarterly and by number of samples, a table each. Every task with its amounts, times and limits, so that nobody has to fetch the manual, and columns for the date, the value or "done", and the initials.',
  followUps: [
    'Thanks. At the end please add what has to be checked after any task that opens the liquid system.',
  ],
  answers: [
    {
      topics: ['page 38', 'missing', 'quarterly', 'not scanned', 'five quarterly', 'copy'],
      text: "I haven't got that page either. Leave the quarterly tasks open and say so in the form; nobody should guess them.",
    },
    { topics: ['title', 'name of the form', 'call'], text: 'Call it "Maintenance log of the Hemora H6".' },
    {
      topics: ['annual', 'yearly', 'service engineer', 'laser', 'inspection'],
      text: 'What the service engineer does has its own protocol, leave that out.',
    },
    {
      topics: ['approv', 'effective', 'author', 'header', 'prepared'],
      text: 'Leave out who approved it and from when, that comes with the approval.',
    },
    { topics: ['rows', 'lines', 'how many', 'days'], text: 'A few empty lines a table are enough.' },
    {
      topics: ['waste', 'decontamin', 'treat'],
      text: 'How waste is treated need not be in the log, only when it is emptied.',
    },
    {
      topics: ['who', 'role', 'key operator'],
      text: 'Say who does it as the manual does: operator or key operator.',
    },
  ],
  budget: { toolCalls: 15, outputTokens: 15_000 },
  form: { language: 'en' },
  mayChange: [],
  checks: [
    hard('one new form was drafted, and it is F-026', ({ after }) =>
      all(after.drafts.created().one(), after.document('F-026').isOfType('form')),
    ),
    hard('its title names the analyser', ({ after }) =>
      after.document('F-026').isTitled(/hemora\s+h6|HEM-01/iu),
    ),
    hard('it has a table for each interval whose tasks are known', tablesOfDraft),
    hard('it has room for the date and the initials', ({ after }) =>
      after.document('F-026').mentions(/date/iu, /initial|signature|signed/iu),
    ),
    hard('it says that page 38 of the manual is missing', ({ after }) =>
      after.document('F-026').mentions(/page\s+38|p\.\s*38/iu, missing),
    ),
    hard('no amount or time is given for the quarterly tasks', leavesQuarterlyOpen),
    hard('it says what is checked after the liquid system was opened', ({ after }) =>
      all(
        after.document('F-026').mentions(/background (?:check|count)/iu),
        after
          .document('F-026')
          .mentions(
            /(?:three|3)\s+(?:control\s+)?levels|(?:three|3)\s+controls|low, normal,? (?:and )?high|all (?:the )?(?:control levels|levels|controls)/iu,
          ),
        after.document('F-026').mentions(/liquid system|fluidic|liquid path/iu),
      ),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic('the user hears of the missing page', ({ replies }) =>
      replies.any().mentions(/page\s+38|missing page|a page is missing/iu),
    ),
    diagnostic('the chapter on maintenance was read', ({ calls }) => calls.that.read('MAN-040').some()),
    diagnostic('the two tasks that the index names for page 38 are told', ({ after }) =>
      any(
        after.document('F-026').mentions(/dust filter/iu, /sample syringe/iu),
        after.document('F-026').mentions(/two tasks/iu),
      ),
    ),
  ],
  scripts,
})
