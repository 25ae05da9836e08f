import {
  all,
  any,
  defineCase,
  diagnostic,
  failed,
  hard,
  nothingElseChanged,
  passed,
  survived,
  untouchedOutside,
} from 'model-bench'
import { readsAs } from '../../checks/reads-as.ts'
import { scripts } from './scripts.ts'
import { deadline, newPlace } from './texts.ts'

/** The lines of L-006 with the new place in the row of F-016. */
const withNewPlace = (lines: readonly string[]): readonly string[] => {
  const row = lines.indexOf('F-016')
  const at = lines.indexOf('sklad, zásuvka u dveří', row)
  return row < 0 || at < 0 ? lines : lines.with(at, newPlace)
}

export const CB18 = defineCase({
  id: 'CB18',
  title: 'Change two things, then take one of them back',
  purpose:
    'Shows whether the chatbot can undo exactly the change that the user no longer wants, look included, keep the other one, and say truly what is left.',
  kind: 'edit',
  language: 'cs',
  documents: ['L-006', 'SOP-012'],
  prompt:
    'V L-006 prosím dvě změny: v zásadách ať se starý výtisk stahuje do 10 pracovních dnů místo 5, a u F-016 změň místo, kde jsou výtisky, na „sklad, deska u LED-04“.',
  followUps: [
    'Hele, tu lhůtu nakonec necháme, jak byla. Vrať tu větu přesně do původní podoby, u F-016 změna platí.',
    'A co je teď v návrhu jinak než v platné verzi?',
  ],
  answers: [
    {
      topics: ['F-023', 'ostatní formulář', 'další formulář', 'jin formulář'],
      text: 'Jen F-016, F-023 zůstává v zásuvce u dveří.',
    },
    {
      topics: ['kapitol 3', 'seznámen', 'druhé lhůt'],
      text: 'Lhůty pro seznámení v kapitole 3 se to netýká.',
    },
    { topics: ['podbarv', 'žlut', 'zvýrazn', 'tučn'], text: 'Vzhled nech, jak je v platné verzi.' },
  ],
  budget: { toolCalls: 12, outputTokens: 5_000 },
  mayChange: ['L-006#1', 'L-006#2'],
  checks: [
    hard('the deadline was changed when the user wanted it', ({ answer }) => {
      const looked = 'a call before the first follow-up that writes 10 into L-006'
      const followUp = answer.turns.findIndex(({ cue }) => cue.kind === 'follow-up')
      const calls = answer.turns.slice(0, followUp < 0 ? 1 : followUp).flatMap((turn) => turn.calls)
      const did = calls.some(
        ({ outcome, wrote, args }) =>
          outcome === 'done' &&
          wrote.some((name) => name.startsWith('L-006')) &&
          /(?<!\d)10(?!\d)|deset|desít/iu.test(JSON.stringify(args)),
      )
      return did ? passed(looked, 'there is one') : failed(looked, `${calls.length} calls, none of them`)
    }),
    hard('the deadline is 5 working days again, in the words and the look that it had', ({ before, after }) =>
      all(
        survived(before, after, 'L-006', deadline).stillHighlighted(),
        after.document('L-006').section(1).sentence(deadline).isHighlighted(),
        after.document('L-006').section(1).text('do 5 pracovních dnů').isBold(),
      ),
    ),
    hard('the place of F-016 stays changed', ({ after }) =>
      after
        .document('L-006')
        .section(2)
        .table()
        .withRow('F-016', 'Ruční záznam teplot', '2', 'SOP-016', newPlace, '10 kusů')
        .exists(),
    ),
    hard('all else reads as before', (view) =>
      readsAs(view, 'L-006', 'the place of the printed F-016', withNewPlace),
    ),
    hard('the red sentence is red, and chapters 3 to 5 look as before', ({ before, after }) =>
      all(
        after
          .document('L-006')
          .section(1)
          .text('Formulář se nekopíruje z vyplněného kusu, protože by se mohly přenést cizí údaje.')
          .isColoured('red'),
        untouchedOutside(before, after, 'L-006', [1, 2]),
      ),
    ),
    hard('the last reply names what is different', ({ replies }) =>
      any(replies.last().mentions('F-016'), replies.last().mentions(newPlace)),
    ),
    hard('nothing else changed', ({ before, after }) =>
      nothingElseChanged(before, after, { except: ['L-006'] }),
    ),
    diagnostic('the document was looked at again before the last reply', ({ calls }) =>
      calls.that.read('L-006').atLeast(2),
    ),
  ],
  scripts,
})
