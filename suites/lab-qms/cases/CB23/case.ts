import { all, any, defineCase, diagnostic, failed, hard, nothingElseChanged, passed } from 'model-bench'
import { hasNoCzechPassage } from './czech-passage.ts'
import { scripts } from './scripts.ts'
import { notice } from './texts.ts'

/** The chapters in their order, and how an English heading may name them. */
const chapters = [
  /purpose|aim|objective/iu,
  /scope/iu,
  /responsib/iu,
  /equipment|material|reagent|aids|supplies|tools/iu,
  /procedure|steps|method|working/iu,
  /quality control/iu,
  /maintenance|upkeep|care/iu,
  /waste|safety|disposal/iu,
  /record/iu,
  /related|associated|reference|linked/iu,
] as const

export const CB23 = defineCase({
  id: 'CB23',
  title: 'Translate a work instruction into English',
  purpose:
    'Shows whether the chatbot translates a whole document as a separate draft, with every value, warning and highlight, and leaves the original alone.',
  kind: 'write',
  language: 'en',
  documents: ['PP-008', 'SOP-012'],
  prompt:
    'We have two exchange technicians in haematology who read no Czech. Please translate PP-008 into English, all of it, as a new draft work instruction. Same chapters with the same numbers, tables stay tables, and what is red or yellow in the Czech has to be red or yellow in the English too. Leave PP-008 itself as it is.',
  followUps: [
    `Great. One more thing: put this sentence in red at the very beginning of chapter 1: "${notice}"`,
  ],
  answers: [
    { topics: ['code', 'number', 'PP-013', 'identif'], text: 'Let the system give it the next free code.' },
    { topics: ['title', 'name', 'call'], text: 'Call it "Preparation and staining of a blood smear".' },
    {
      topics: ['approv', 'author', 'effective', 'header', 'prepared', 'review', 'names', 'dates'],
      text: 'Leave out the table with the approval, that will be filled in when the translation is approved.',
    },
    {
      topics: ['related', 'other documents', 'titles', 'SOP-018', 'SOP-026'],
      text: 'Keep the codes of the related documents; whether you translate their titles is up to you.',
    },
    { topics: ['british', 'american', 'spelling'], text: 'British spelling, please.' },
  ],
  budget: { toolCalls: 12, outputTokens: 10_000 },
  form: { tables: ['4'], looks: [{ text: notice, colour: 'red', as: 'text' }], language: 'en' },
  mayChange: [],
  checks: [
    hard('one new work instruction was drafted', ({ after }) =>
      all(after.drafts.created().one(), after.drafts.created().ofType('work-instruction').one()),
    ),
    hard('its title is English', ({ after }) =>
      after.drafts
        .created()
        .ofType('work-instruction')
        .titled(/smear|film/iu)
        .some(),
    ),
    hard('it has the ten chapters, in their order', ({ after }) =>
      after.drafts.created().ofType('work-instruction').sectionsInOrder(chapters),
    ),
    hard('every chapter has content', ({ after }) => {
      const draft = after.drafts.created().ofType('work-instruction')
      return all(...chapters.map((_, index) => draft.section(index + 1).hasContent()))
    }),
    hard('no passage is left in Czech', hasNoCzechPassage),
    hard('the reagents are still a table', ({ after }) => {
      const table = after.drafts.created().ofType('work-instruction').section(4).table()
      return all(table.withRow(/giemsa/iu).exists(), table.withRow(/buffer/iu).exists())
    }),
    hard('the warning against heat is red', ({ after }) => {
      const procedure = after.drafts.created().ofType('work-instruction').section(5)
      return any(
        ...['flame', 'open flame', 'burner', 'hot air'].map((word) => procedure.text(word).isColoured('red')),
      )
    }),
    hard('the limit of time is highlighted', ({ after }) => {
      const procedure = after.drafts.created().ofType('work-instruction').section(5)
      return any(
        ...['4 hours', 'four hours', '4 h', '4-hour'].map((words) => procedure.text(words).isHighlighted()),
      )
    }),
    hard('the sentence of the user is in chapter 1, word for word, and red', ({ after }) =>
      after.drafts.created().ofType('work-instruction').section(1).sentence(notice).isColoured('red'),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic('the whole original was read', ({ calls }) => calls.that.read('PP-008').some()),
    diagnostic('the list of safety rules is still a list within a list', ({ answer }) =>
      answer.after.documents.some(({ html }) => /nitrile[\s\S]{0,200}<\/ul>\s*<\/li>/iu.test(html))
        ? passed('a list inside an item', 'it is there')
        : failed('a list inside an item', 'none'),
    ),
  ],
  scripts,
})
