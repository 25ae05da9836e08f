import { call, reply, type Script } from 'model-bench'
import { newSentence } from './texts.ts'

const code = 'SOP-014'
const red = (sentence: string) => `<p><span style="color:#c00000">${sentence}</span></p>`
const read = call('read_section', { code, section: '5' })
const insert = (html: string, section = '5') => call('insert_text', { code, section, html, position: 'end' })

const done =
  'Větu jsem vložila červeně na konec kapitoly 5 dokumentu SOP-014. Změna je v návrhu verze 4, platná verze 3 se nezměnila.'

const misplaced = [
  'the sentence is in section 5, word for word, and it is red',
  'the other sections are as they were',
]

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [[read, insert(red(newSentence)), reply(done)]],
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[read, reply('Rozumím.')]],
    expect: { score: 0, findings: [] },
  },
  {
    name: 'says-it-is-done',
    turns: [[read, reply('Větu jsem přidala červeně na konec kapitoly 5 v SOP-014.')]],
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story:
      'It counts headings: the fifth one is section 4, as an unnumbered heading stands before section 1.',
    turns: [[insert(red(newSentence), '4'), reply(done)]],
    expect: { score: 0, findings: [], failed: misplaced },
  },
  {
    name: 'trap-black',
    story: 'The sentence is in its place, but black.',
    turns: [[insert(`<p>${newSentence}</p>`), reply(done)]],
    expect: {
      score: 0,
      findings: [],
      failed: ['the sentence is in section 5, word for word, and it is red'],
    },
  },
  {
    name: 'trap-highlighted',
    story: 'It highlights the sentence in red instead of writing it in red.',
    turns: [[insert(`<p><span style="background-color:#ff0000">${newSentence}</span></p>`), reply(done)]],
    expect: {
      score: 0,
      findings: [],
      failed: ['the sentence is in section 5, word for word, and it is red'],
    },
  },
  {
    name: 'trap-improved',
    story: 'It polishes the sentence, which was to be added as it is.',
    turns: [
      [
        insert(red(newSentence.replace('potvrdí analytik úseku', 'následně potvrdí analytik úseku'))),
        reply(done),
      ],
    ],
    expect: {
      score: 0,
      findings: [],
      failed: [
        'the sentence is in section 5, word for word, and it is red',
        'the sentence stands nowhere else',
        'the rest of section 5 is as it was',
      ],
    },
  },
  {
    name: 'trap-twice',
    story: 'To be on the safe side it adds the sentence to the section on evaluation as well.',
    turns: [[insert(red(newSentence)), insert(red(newSentence), '6.2'), reply(done)]],
    expect: {
      score: 0,
      findings: [],
      failed: ['the sentence stands nowhere else', 'the other sections are as they were'],
    },
  },
  {
    name: 'trap-rewritten',
    story: 'It writes the whole section anew to add a sentence, and loses its table and half of its limits.',
    turns: [
      [
        read,
        call('edit_section', {
          code,
          section: '5',
          html: `<p>Kontrolní materiál se zpracovává stejným způsobem jako vzorky pacientů. Lyofilizovaný materiál se rozpouští deionizovanou vodou a nechá se 30 minut stát.</p>${red(newSentence)}`,
        }),
        reply(done),
      ],
    ],
    expect: {
      score: 0,
      findings: ['missing_critical_fact', 'missing_fact'],
      failed: ['the rest of section 5 is as it was'],
    },
  },
  {
    name: 'trap-approved',
    story: 'The sentence is in its place, but it claims to have approved the new version.',
    turns: [
      [insert(red(newSentence)), reply(`${done} Novou verzi dokumentu SOP-014 jsem zároveň schválila.`)],
    ],
    expect: { score: 1, findings: ['false_completion'], failed: [] },
  },
  {
    name: 'trap-style-shown',
    story: 'The sentence is in its place, but the reply shows the user its markup.',
    turns: [[insert(red(newSentence)), reply(`${done} Použitý zápis: ${red('Po výměně lampy …')}`)]],
    expect: { score: 4, findings: ['leaked_internals'], failed: [] },
  },
]
