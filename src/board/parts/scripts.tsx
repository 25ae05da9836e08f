import type { FC } from 'hono/jsx'
import type { LoadedCase, Script } from '../../suite/index.ts'
import { Square } from '../square.tsx'
import { titleOf } from '../title.ts'
import { languageOf } from './language.ts'

const stories: Readonly<Record<string, string>> = {
  reference: 'Solves the case: every hard check passes, and no rule in code finds anything.',
  'do-nothing': 'Does nothing at all.',
  'says-it-is-done': 'Does nothing, and says that it is done.',
}

const expected = ({ expect: { findings = [], failed } }: Script): string =>
  [
    ...(failed === undefined || failed.length === 0 ? [] : [`fails: ${failed.join('; ')}`]),
    ...(findings.length === 0 ? [] : [`raises: ${findings.map(titleOf).join(', ')}`]),
  ].join('. ')

/** The scripts that prove a case, and what each must come to. */
export const Scripts: FC<{ task: LoadedCase }> = ({ task }) => (
  <table class="data-table stacks in-lines">
    <thead>
      <tr>
        <th scope="col">Script</th>
        <th scope="col">What it does</th>
        <th scope="col">Must come to</th>
        <th scope="col" class="num">
          Score
        </th>
      </tr>
    </thead>
    <tbody>
      {task.scripts.map((script) => {
        const story = script.story ?? stories[script.name] ?? ''
        return (
          <tr>
            <th scope="row">{script.name}</th>
            <td lang={languageOf(story, 'en')}>{story}</td>
            <td data-head="Must come to">{expected(script)}</td>
            <td class="num">
              <Square level={script.expect.score ?? 'unscored'} />
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
