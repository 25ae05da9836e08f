import { all, any, defineCase, diagnostic, hard, nothingElseChanged } from 'model-bench'
import { residualRiskIsOpen, saysWhatComesFirst } from './risk-table.ts'
import { scripts } from './scripts.ts'

/** A degree alone or with its name: „4“, “4 (severe)”, “S4”. */
const degree = (value: number): RegExp => new RegExp(`(?<!\\d)${value}(?!\\d)`, 'u')

export const CB25 = defineCase({
  id: 'CB25',
  title: 'Risk table of a new analyser after ISO 22367',
  purpose:
    'Shows whether the chatbot turns what it is told into degrees by the laboratory’s own scale, asks for the frequency that nobody gave, and writes down no control and no residual risk that does not exist yet.',
  kind: 'write',
  language: 'en',
  documents: ['SOP-036', 'L-007', 'R-001', 'MAN-031', 'R-002', 'PK-001'],
  prompt: `Please draft the risk table for taking the Koavent 310 (KOA-01) into routine, as SOP-036 wants it: a new register, in English because our adviser reads no Czech, columns in the order of section 8.1, degrees from L-007. Cite ISO 22367:2020 where SOP-036 does. Four risks, Klaudie Mořická owns them all:
1. An underfilled citrate tube gets measured. Happens about three times a month, and the worst we can reasonably expect is a wrong dose of anticoagulant and a hospital stay. We will switch on the analyser's fill check as the control.
2. Results do not get through to the LIS and reach the physician a few hours late. About four times a year. No control so far.
3. A reagent is used past its time on board. About once in two years; wrong treatment. Control: the analyser counts the hours and blocks the vial.
4. Two samples get mixed up when tubes are put in by hand. The worst would be life-threatening bleeding. Control: the operator scans each tube at the analyser.`,
  followUps: [
    'Thanks. Under the table, please add one sentence saying which risk needs its measure before routine begins.',
  ],
  answers: [
    {
      topics: ['how often', 'frequency', 'probability', 'likel', 'mix', 'risk 4', 'fourth', 'occur'],
      text: 'The mix-up: less than once in five years, we have not had one since 2014.',
    },
    {
      topics: ['residual', 'after the control', 'after implementation', 'remaining'],
      text: 'None of the controls is in place yet, so the residual risk stays open as SOP-036 says.',
    },
    { topics: ['code', 'number', 'R-004'], text: 'Let the system give the code.' },
    { topics: ['title', 'name of'], text: 'Call it "Risk table of the Koavent 310".' },
    {
      topics: ['approv', 'effective', 'header', 'author'],
      text: 'Leave the table with the approval out for now.',
    },
    {
      topics: ['RI-', 'record', 'series RI'],
      text: 'Only the table; the records in the RI series come later.',
    },
    {
      topics: ['assess', 'three people', 'who took part'],
      text: 'Who assessed them will be in the minutes.',
    },
    {
      topics: ['control', 'measure'],
      text: 'Only the controls that I wrote; for the transfer there is none yet.',
    },
  ],
  budget: { toolCalls: 15, outputTokens: 12_000 },
  form: { language: 'en' },
  mayChange: [],
  checks: [
    hard('one new register was drafted', ({ after }) =>
      all(after.drafts.created().one(), after.drafts.created().ofType('register').one()),
    ),
    hard('its columns stand in the order of SOP-036', ({ after }) =>
      after.drafts
        .created()
        .ofType('register')
        .table()
        .withColumns(
          /hazard/iu,
          /situation/iu,
          /harm/iu,
          /severity/iu,
          /probability|likelihood/iu,
          /product|class|score|level|risk/iu,
          /control|measure/iu,
          /residual/iu,
          /owner/iu,
        )
        .exists(),
    ),
    hard('the underfilled tube is 4 × 4 = 16, unacceptable', ({ after }) =>
      after.drafts
        .created()
        .ofType('register')
        .table()
        .withRow(/fill|volume/iu, degree(4), degree(4), /(?<!\d)16(?!\d)/u)
        .exists(),
    ),
    hard('the transfer is 2 × 3 = 6, watched', ({ after }) =>
      after.drafts
        .created()
        .ofType('register')
        .table()
        .withRow(/LIS|transfer|transm|transport|interface/iu, degree(2), degree(3), degree(6))
        .exists(),
    ),
    hard('the reagent is 4 × 2 = 8, watched', ({ after }) =>
      after.drafts
        .created()
        .ofType('register')
        .table()
        .withRow(/reagent|stability|on.board/iu, degree(4), degree(2), degree(8))
        .exists(),
    ),
    hard('the mix-up is 5 × 1 = 5 and watched all the same', ({ after }) => {
      const table = after.drafts.created().ofType('register').table()
      const thing = /mix|swap|switch|identi|interchang|wrong (?:sample|patient|tube)/iu
      const watched = /watch|monitor|observ|follow|track|surveil/iu
      const both = new RegExp(
        `(?<!\\d)5(?!\\d)[\\s\\S]*(?:${watched.source})|(?:${watched.source})[\\s\\S]*(?<!\\d)5(?!\\d)`,
        'iu',
      )
      return any(
        table.withRow(thing, degree(5), degree(1), both).exists(),
        table.withRow(thing, degree(5), degree(1), /^(?:5 × 1 = )?5$/u, watched).exists(),
      )
    }),
    hard('no residual risk is given before the controls are in place', residualRiskIsOpen),
    hard('a sentence says that the underfilled tube comes before routine', saysWhatComesFirst),
    hard('it names the standard with its year', ({ after }) =>
      after.drafts
        .created()
        .ofType('register')
        .mentions(/ISO 22367:\s?2020/u),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['created drafts'] }),
    ),
    diagnostic('the frequency of the mix-up was asked for', ({ replies }) =>
      any(replies.number(1).asks(), replies.any().mentions(/how often|frequen/iu)),
    ),
    diagnostic('the scale was read', ({ calls }) => calls.that.read('L-007').some()),
    diagnostic('the procedure was read', ({ calls }) => calls.that.read('SOP-036').some()),
  ],
  scripts,
})
