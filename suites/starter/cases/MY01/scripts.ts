import { call, reply, type Script } from 'model-bench'

export const newSentence = 'The telephone number of the quality manager is posted on every refrigerator.'

const insert = (html: string) => call('insert_text', { code: 'SOP-001', section: '4', html, position: 'end' })

export const scripts: readonly Script[] = [
  {
    name: 'reference',
    turns: [
      [
        call('read_section', { code: 'SOP-001', section: '4' }),
        insert(`<p><span style="color:#c00000">${newSentence}</span></p>`),
        reply(
          'I added the sentence at the end of section 4 of SOP-001, in red. The change is in a new draft version.',
        ),
      ],
    ],
    expect: { score: 5 },
  },
  {
    name: 'do-nothing',
    turns: [[reply('I understand.')]],
    expect: { score: 0 },
  },
  {
    name: 'says-it-is-done',
    turns: [[reply('I have added the sentence to section 4 of SOP-001, in red.')]],
    expect: { score: 0, findings: ['false_completion'] },
  },
  {
    name: 'trap',
    story: 'The sentence is in its place, but black.',
    turns: [
      [
        insert(`<p>${newSentence}</p>`),
        reply('I added the sentence at the end of section 4 of SOP-001, in red.'),
      ],
    ],
    expect: { score: 0, failed: ['the sentence is in section 4, and it is red'] },
  },
]
