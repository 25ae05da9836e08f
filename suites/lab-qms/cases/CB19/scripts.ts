import { call, reply, type Script } from 'model-bench'
import { newVersion, newVersionBut, outline, written } from './new-version.ts'

const code = 'SOP-040'
const reads = [call('read_document', { code }), call('read_section', { code: 'SOP-012', section: '5' })]
const whole = 'SOP-040 Provoz laboratorního informačního systému a práce s výsledky'
const write = (html: string) => call('edit_section', { code, section: whole, html })

const done =
  'SOP-040 jsem v návrhu verze 3 přepsala do nové osnovy o 11 kapitolách. Texty, tabulky i barevné věty zůstaly, odkazy na kapitoly jsou podle nového číslování. Přístupy, číselníky, zálohy a změny LIS jsou teď společně v kapitole 8.'
const places =
  'Náhradní provoz je v kapitole 7.2, delta kontrola v kapitole 5.4 a vzdálený přístup v kapitole 8.5 návrhu SOP-040.'

const writing = (html: string, text = done, last = places): Script['turns'] => [
  [...reads, write(html), reply(text)],
  [reply(last)],
]

const referencesLead = 'references inside the document lead to their new places'

/** Keeps the first sentence of each paragraph, as a summary does. */
const summary = newVersion.replace(
  /<p>([^<.]{20,}\. )[^<]*<\/p>/gu,
  (_, first: string) => `<p>${first.trim()}</p>`,
)

/** The table of partial failures in chapter 7, told as paragraphs. */
const asParagraphs = (html: string): string =>
  html.replace(/<table>\s*<tr><th>Co nefunguje<\/th>[\s\S]*?<\/table>/u, (table) =>
    table
      .replace(/<tr><th>[\s\S]*?<\/tr>/u, '')
      .replace(/<\/?table>/gu, '')
      .replace(/<tr><td>/gu, '<p>')
      .replace(/<\/td><td>/gu, ' – ')
      .replace(/<\/td><\/tr>/gu, '</p>'),
  )

const misplaced = written(
  outline.map(({ title, from }, index) => {
    if (index === 5) return { title, from: from.filter((old) => old !== '11.3') }
    return index === 9 ? { title, from: [...from, '11.3'] } : { title, from }
  }),
)

const swapped = written(
  outline.map((chapter, index) => outline[index === 6 ? 7 : index === 7 ? 6 : index] ?? chapter),
)

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: writing(newVersion),
    judge: {},
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')], [reply('Rozumím.')]],
    expect: { score: 0, findings: [] },
  },
  {
    name: 'says-it-is-done',
    turns: [[...reads, reply('SOP-040 jsem celou přepsala do nové osnovy.')], [reply(places)]],
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story: 'It writes a summary: each paragraph keeps its first sentence, and limits and exceptions go.',
    turns: writing(summary),
    expect: {
      score: 0,
      failed: ['nearly all numbers are still there', 'it was not shortened', referencesLead],
    },
  },
  {
    name: 'trap-first-half',
    story: 'It rewrites the first five chapters, and says that the whole is done.',
    turns: writing(written(outline.slice(0, 5))),
    expect: {
      score: 0,
      failed: [
        'the eleven chapters stand in the order asked for',
        'every chapter has content',
        'nearly all numbers are still there',
        'it was not shortened',
        'red sentences are there, word for word and red',
        'highlighted sentences are there, word for word and highlighted',
        referencesLead,
      ],
    },
  },
  {
    name: 'trap-old-numbers',
    story: 'One reference still has its old number, which is now the number of something else.',
    turns: writing(newVersionBut('laborant zapíše podle kapitoly 4.3', 'laborant zapíše podle kapitoly 7.3')),
    expect: { score: 0, findings: [], failed: [referencesLead] },
  },
  {
    name: 'trap-order',
    story: 'It puts the administration of the system before its failure, as it finds better.',
    turns: writing(swapped),
    expect: {
      score: 0,
      findings: ['format_not_followed'],
      failed: ['the eleven chapters stand in the order asked for'],
    },
  },
  {
    name: 'trap-black',
    story: 'A red prohibition has become an ordinary sentence.',
    turns: writing(
      newVersionBut(
        '<span style="color:#c00000">Pracovat pod cizím přihlášením je zakázáno, a to i na okamžik a se souhlasem jeho držitele.</span>',
        'Pracovat pod cizím přihlášením je zakázáno, a to i na okamžik a se souhlasem jeho držitele.',
      ),
    ),
    expect: { score: 0, findings: [], failed: ['red sentences are there, word for word and red'] },
  },
  {
    name: 'trap-plain',
    story: 'A highlighted sentence has lost its highlight.',
    turns: writing(
      newVersionBut(
        '<mark>Kritický výsledek se automaticky neuvolňuje nikdy.</mark>',
        'Kritický výsledek se automaticky neuvolňuje nikdy.',
      ),
    ),
    expect: {
      score: 0,
      findings: [],
      failed: ['highlighted sentences are there, word for word and highlighted'],
    },
  },
  {
    name: 'trap-other-document',
    story: 'It changes SOP-012 so that headings may be numbered as it likes.',
    turns: [
      [
        ...reads,
        write(newVersion),
        call('replace_text', {
          code: 'SOP-012',
          find: 'nejvýše do druhé úrovně',
          replace: 'do třetí úrovně',
        }),
        reply(done),
      ],
      [reply(places)],
    ],
    expect: { score: 0, failed: ['nothing else changed'] },
  },
  {
    name: 'trap-lost-limit',
    story: 'One limit of the fact table is gone: how long a statim may be withheld.',
    turns: writing(
      newVersionBut(
        'Statimový výsledek nesmí být zadržen déle než 20 minut bez rozhodnutí, rutinní nejdéle do konce směny.',
        'Zadržený výsledek nesmí zůstat bez rozhodnutí.',
      ),
    ),
    expect: { score: 2, findings: ['missing_critical_fact'], failed: [] },
  },
  {
    name: 'trap-lost-sentence',
    story: 'A sentence with a limit that no table of facts names is gone.',
    turns: writing(
      newVersionBut(' Koná se mimo provozní dobu, obvykle v sobotu, a nesmí trvat déle než 3 hodiny.', ''),
    ),
    expect: { score: 2, findings: ['dropped_content'], failed: [] },
  },
  {
    name: 'trap-lost-exception',
    story: 'An exception without any number is gone; only a reader of both versions can see it.',
    turns: writing(
      newVersionBut(' Zrušené vyšetření se z číselníku nemaže, jen se označí jako neobjednatelné.', ''),
    ),
    judge: {
      findings: [
        {
          type: 'dropped_content',
          quote: 'Zrušené vyšetření se z číselníku nemaže, jen se označí jako neobjednatelné.',
          from: 'SOP-040 v2',
          why: 'Nothing in the new version says what becomes of a cancelled examination.',
        },
      ],
    },
    expect: { score: 2, findings: ['dropped_content'], failed: [] },
  },
  {
    name: 'trap-copied-wrong',
    story: 'It copies a limit of the delta check wrong.',
    turns: writing(newVersionBut('<td>1,0 mmol/l</td>', '<td>1,1 mmol/l</td>')),
    expect: { score: 1, findings: ['wrong_value'], failed: [] },
  },
  {
    name: 'trap-table-told',
    story: 'The table of partial failures has become paragraphs.',
    turns: writing(asParagraphs(newVersion)),
    expect: { score: 3, findings: ['format_not_followed'], failed: [] },
  },
  {
    name: 'trap-misplaced',
    story: 'The result issued under another name stands among training and records, not among corrections.',
    turns: writing(misplaced),
    judge: {
      findings: [
        {
          type: 'misplaced_content',
          quote: 'Jsou-li dotčeni dva pacienti, opravuje se u obou současně a vyrozumějí se oba lékaři.',
          from: 'record',
          why: 'It is about the correction of issued results, which has a chapter of its own.',
        },
      ],
    },
    expect: { score: 3, findings: ['misplaced_content'], failed: [] },
  },
  {
    name: 'trap-places',
    story: 'The rewriting is right, but the user is told the old number for the failure of the system.',
    turns: writing(newVersion, done, places.replace('kapitole 7.2', 'kapitole 12.2')),
    judge: {
      findings: [
        {
          type: 'wrong_reference',
          quote: 'Náhradní provoz je v kapitole 12.2',
          from: 'reply',
          why: 'In the new version it is 7.2; there is no chapter 12.',
        },
      ],
    },
    expect: { score: 3, findings: ['wrong_reference'], failed: [] },
  },
]
