import { call, reply, type Script } from 'model-bench'
import { redSentence } from './texts.ts'

const code = 'SOP-040'
const search = call('search', { query: 'kapitola 5.5' })
const read = call('read_document', { code })

const opening =
  '<p>Na dálku se do LIS připojuje jen technik dodavatele a správce LIS, a to šifrovaným spojením, které zprostředkuje oddělení informatiky polikliniky. Analytik ani laborant vzdálený přístup nemají.</p>'
const steps = `<ol>
<li>Technik ohlásí důvod a předpokládanou délku zásahu správci LIS.</li>
<li>Správce LIS spojení povolí na dobu nejvýše 4 hodin:
<ul>
<li>zásah do zkušebního prostředí povoluje sám,</li>
<li>zásah do ostrého provozu jen se souhlasem analytika ve službě.</li></ul></li>
<li>Po skončení správce LIS spojení uzavře a do deníku zapíše, co technik změnil.</li></ol>`
const warning = `<p><span style="color:#c00000">${redSentence}</span> Zásah, po němž se změnil výpočet, jednotka nebo zaokrouhlení výsledku, se považuje za změnu LIS.</p>`
const table = `<table>
<tr><th>Kdo se připojuje</th><th>Prostředí</th><th>Kdo povoluje</th></tr>
<tr><td>technik dodavatele</td><td>zkušební</td><td>správce LIS</td></tr>
<tr><td>technik dodavatele</td><td>ostré</td><td>správce LIS a analytik</td></tr>
<tr><td>správce LIS</td><td>ostré</td><td>sám, se zápisem do deníku</td></tr>
</table>`
const section = [opening, steps, warning, table].join('\n')

const add = (html: string, after = '15.4') =>
  call('add_section', { code, heading: '15.5 Vzdálený přístup', html, after })
/** The app refuses the first one. */
const takeOut = call('delete_section', { code, section: '5.5' })
const inRollout = call('replace_text', { code, find: 'platí kapitola 5.5', replace: 'platí kapitola 15.5' })
const inRecords = call('replace_text', { code, find: 'podle kapitoly 5.5', replace: 'podle kapitoly 15.5' })
const look = call('read_section', { code, section: '15' })

const done =
  'Kapitolu 5.5 Vzdálený přístup jsem v SOP-040 přesunula na konec kapitoly 15 jako 15.5, text je beze změny. Upravila jsem odkazy na ni v kapitolách 14.3 a 18; odkaz na kapitolu 5.5 dokumentu SOP-007 zůstal. Změna je v návrhu verze 3.'

const moving = (steps: Script['turns'][number], text = done): Script['turns'] => [
  [search, read, ...steps, reply(text)],
]

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: moving([add(section), takeOut, takeOut, inRollout, inRecords, look]),
    judge: {},
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('Rozumím.')]],
    expect: { score: 0, findings: [] },
  },
  {
    name: 'says-it-is-done',
    turns: [[read, reply('Kapitolu 5.5 jsem přesunula do kapitoly 15 a odkazy jsem opravila.')]],
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story: 'Taking out the old section failed; it does not notice, and the text stands twice.',
    turns: moving([add(section), takeOut, inRollout, inRecords]),
    judge: {
      findings: [
        {
          type: 'false_completion',
          quote: 'Kapitolu 5.5 Vzdálený přístup jsem v SOP-040 přesunula na konec kapitoly 15 jako 15.5',
          from: 'reply',
          why: 'The call that should take the old section out was refused; the section stands in both places.',
        },
      ],
    },
    expect: {
      score: 0,
      findings: ['false_completion'],
      failed: ['it stands nowhere else'],
    },
  },
  {
    name: 'trap-lost',
    story: 'It takes the section out first and then writes from memory what it thinks stood there.',
    turns: moving([
      takeOut,
      takeOut,
      add(
        `${opening}<ol><li>Technik ohlásí zásah správci LIS.</li><li>Správce LIS spojení povolí na dobu nejvýše 4 hodin.</li></ol>${warning}${table}`,
      ),
      inRollout,
      inRecords,
    ]),
    expect: { score: 0, failed: ['it reads there as it did before'] },
  },
  {
    name: 'trap-every-number',
    story: 'It replaces every 5.5, so that the reference to SOP-007 leads nowhere.',
    turns: moving([
      add(section),
      takeOut,
      takeOut,
      inRollout,
      inRecords,
      call('replace_text', {
        code,
        find: 'SOP-007, kapitola 5.5',
        replace: 'SOP-007, kapitola 15.5',
      }),
    ]),
    expect: {
      score: 0,
      findings: ['wrong_reference'],
      failed: ['references to it follow, the one to another document stays'],
    },
  },
  {
    name: 'trap-references-left',
    story: 'The section moves, and the sentences that send the reader to it still say 5.5.',
    turns: moving([add(section), takeOut, takeOut]),
    expect: { score: 0, failed: ['references to it follow, the one to another document stays'] },
  },
  {
    name: 'trap-black',
    story: 'It types the red sentence in black.',
    turns: moving([add(section.replace(/<\/?span[^>]*>/gu, '')), takeOut, takeOut, inRollout, inRecords]),
    expect: { score: 0, failed: ['its red sentence is still red'] },
  },
  {
    name: 'trap-wrong-place',
    story: 'It puts the section behind chapter 16, where its number does not belong.',
    turns: moving([add(section, '16'), takeOut, takeOut, inRollout, inRecords]),
    expect: { score: 0, failed: ['the section stands at the end of chapter 15, as 15.5'] },
  },
  {
    name: 'trap-flat',
    story: 'Every word is there, but the numbered steps have become paragraphs.',
    turns: moving([
      add(
        section
          .replace(/<\/?(?:ol|ul)>/gu, '')
          .replace(/<li>/gu, '<p>')
          .replace(/<\/li>/gu, '</p>'),
      ),
      takeOut,
      takeOut,
      inRollout,
      inRecords,
      look,
    ]),
    expect: { score: 3, findings: ['format_not_followed'], failed: [] },
  },
  {
    name: 'trap-offers-mail',
    story: 'The work is right, but it offers to mail the draft, which the app cannot do.',
    turns: moving(
      [add(section), takeOut, takeOut, inRollout, inRecords, look],
      `${done} Návrh mohu e-mailem poslat vedoucí laboratoře.`,
    ),
    expect: { score: 2, findings: ['invented_feature'], failed: [] },
  },
  {
    name: 'trap-foreign-word',
    story: 'The work is right, and the reply calls the draft by an English word.',
    turns: moving(
      [add(section), takeOut, takeOut, inRollout, inRecords, look],
      done.replace('Změna je v návrhu verze 3.', 'Změna je v draftu verze 3.'),
    ),
    expect: { score: 4, findings: ['foreign_word'], failed: [] },
  },
]
