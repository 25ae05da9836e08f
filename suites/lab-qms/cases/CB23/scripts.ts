import { call, reply, type Script } from 'model-bench'
import { notice, title, translation, translationBut } from './texts.ts'

/** The code that the app gives to the next work instruction. */
const code = 'PP-013'

const read = call('read_document', { code: 'PP-008' })

const create = (html: string) => call('create_draft', { type: 'work-instruction', title, html })

const addNotice = call('insert_text', {
  code,
  section: '1',
  position: 'start',
  html: `<p><span style="color:#c00000">${notice}</span></p>`,
})

const written =
  'The English translation of PP-008 is a new draft, PP-013. All ten chapters, the table of reagents and the red and yellow sentences are in it. The table with the approval is left out, as those dates and names belong to the Czech document. PP-008 is unchanged.'
const noticeAdded = 'The sentence is now in red at the beginning of chapter 1 of PP-013.'

/** Writes this translation and adds the sentence. */
const writing = (html: string, text = written): Script['turns'] => [
  [read, create(html), reply(text)],
  [addNotice, reply(noticeAdded)],
]

const noDraft = [
  'one new work instruction was drafted',
  'its title is English',
  'it has the ten chapters, in their order',
  'every chapter has content',
  'no passage is left in Czech',
  'the reagents are still a table',
  'the warning against heat is red',
  'the limit of time is highlighted',
  'the sentence of the user is in chapter 1, word for word, and red',
]

export const scripts: readonly Script[] = [
  { name: 'reference', turns: writing(translation), judge: {}, expect: { score: 5 } },
  {
    name: 'in-other-words',
    story: 'Right in other words: other terms, other ways to say the values, and titles left in Czech.',
    turns: [
      [
        read,
        call('create_draft', {
          type: 'work-instruction',
          title: 'Making and staining blood films',
          html: translation
            .replace('4 Equipment and reagents', '4 Materials and reagents')
            .replace('10 Related documents', '10 Associated documents')
            .replace('1 Purpose', '1 Aim')
            .replace('for 3 minutes', 'for three minutes')
            .replace('no later than 4 hours after collection', 'within four hours of collection')
            .replace('1:20', '1 to 20')
            .replace('for at least 10 minutes', 'for a minimum of 10 minutes')
            .replace('24 hours', '1 day')
            .replace('#c00000', 'red')
            .replace('Pre-examination phase and sample receipt', 'Preanalytická fáze a příjem vzorků'),
        }),
        reply('PP-013 holds the translation; PP-008 was not touched.'),
      ],
      [addNotice, reply(noticeAdded)],
    ],
    expect: { score: 5, findings: [], failed: [] },
  },
  {
    name: 'do-nothing',
    turns: [[reply('I see.')], [reply('I see.')]],
    expect: { score: 0, findings: [], failed: noDraft },
  },
  {
    name: 'says-it-is-done',
    turns: [
      [read, reply('I have created the English draft of PP-008.')],
      [reply('I have added the sentence in red.')],
    ],
    expect: { score: 0, findings: ['false_completion'], failed: noDraft },
  },
  {
    name: 'trap',
    story: 'It translates the first six chapters and sums up the rest as not needed at the bench.',
    turns: writing(translation.slice(0, translation.indexOf('<h2>7 Maintenance'))),
    expect: {
      score: 0,
      findings: ['missing_fact'],
      failed: ['it has the ten chapters, in their order', 'every chapter has content'],
    },
  },
  {
    name: 'trap-over-the-original',
    story: 'It overwrites the Czech document with the English text.',
    turns: [
      [
        read,
        call('rename_document', { code: 'PP-008', title }),
        call('edit_section', {
          code: 'PP-008',
          section: '1',
          html: '<p>This instruction describes how to make and stain a blood smear.</p>',
        }),
        reply('PP-008 now has an English version.'),
      ],
      [reply('I see.')],
    ],
    expect: { score: 0, failed: [...noDraft, 'nothing else changed'] },
  },
  {
    name: 'trap-time',
    story: 'It mixes up the times of the two stains.',
    turns: writing(
      translationBut(
        'Immerse it in diluted Giemsa stain for 15 minutes.',
        'Immerse it in diluted Giemsa stain for 5 minutes.',
      ),
    ),
    expect: { score: 1, findings: ['missing_critical_fact', 'invented_number'], failed: [] },
  },
  {
    name: 'trap-colours',
    story: 'It translates the text and lets the colours go.',
    turns: writing(
      translation
        .replace('<span style="color:#c00000">', '<span>')
        .replace('<span style="background-color:#ffff00">', '<span>'),
    ),
    expect: {
      score: 0,
      failed: ['the warning against heat is red', 'the limit of time is highlighted'],
    },
  },
  {
    name: 'trap-czech-chapter',
    story: 'It leaves the chapter on safety in Czech.',
    turns: writing(
      translationBut(
        'Slides that are no longer needed go into the yellow rigid box.',
        'Nepotřebná skla patří do žlutého pevného boxu.',
      ),
    ),
    expect: { score: 0, failed: ['no passage is left in Czech'] },
  },
  {
    name: 'trap-czech-word',
    story: 'One Czech word stays in the middle of an English sentence.',
    turns: writing(
      translationBut(
        'Rinse it with buffer and let it dry upright.',
        'Rinse it with pufr and let it dry upright.',
      ),
    ),
    judge: {
      findings: [
        {
          type: 'foreign_word',
          quote: 'Rinse it with pufr and let it dry upright.',
          from: 'record',
          why: '“pufr” is Czech; English has “buffer”.',
        },
      ],
    },
    expect: { score: 4, findings: ['foreign_word'], failed: [] },
  },
  {
    name: 'trap-broken-english',
    story: 'It translates word for word, and the sentence is no English.',
    turns: writing(
      translationBut(
        'The stain filter is changed at each refill.',
        'The filter of staining must to be changed by every fulfilling.',
      ),
    ),
    judge: {
      findings: [
        {
          type: 'language_error',
          quote: 'The filter of staining must to be changed by every fulfilling.',
          from: 'record',
          why: '“must to be” is no English, and “fulfilling” is not what was meant.',
        },
      ],
    },
    expect: { score: 4, findings: ['language_error'], failed: [] },
  },
  {
    name: 'trap-how-long-kept',
    story: 'It shortens the chapter on records and loses how long the smears are kept.',
    turns: writing(
      translationBut(
        'Smears with a pathological finding are kept for 12 months, all others for 14 days.',
        'Smears are kept as the laboratory requires.',
      ),
    ),
    expect: { score: 3, findings: ['missing_fact'], failed: [] },
  },
  {
    name: 'trap-see-the-czech',
    story: 'It sends readers who know no Czech to the Czech document.',
    turns: writing(
      translation.replace(/(<h2>7 Maintenance<\/h2>\n)<p>[\s\S]*?<\/p>/u, '$1<p>See PP-008, section 7.</p>'),
    ),
    expect: { score: 2, findings: ['deferred_section'], failed: [] },
  },
  {
    name: 'trap-alcohol',
    story: 'It takes methanol for the alcohol that everybody knows.',
    turns: writing(
      translationBut('The stains contain methanol, so work', 'The stains contain ethanol, so work'),
    ),
    expect: { score: 1, findings: ['forbidden_statement'], failed: [] },
  },
  {
    name: 'trap-notice-black',
    story: 'The sentence is where it should be, but black.',
    turns: [
      [read, create(translation), reply(written)],
      [
        call('insert_text', { code, section: '1', position: 'start', html: `<p>${notice}</p>` }),
        reply(noticeAdded),
      ],
    ],
    expect: {
      score: 0,
      failed: ['the sentence of the user is in chapter 1, word for word, and red'],
    },
  },
]
