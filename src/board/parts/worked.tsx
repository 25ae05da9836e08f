import type { FC } from 'hono/jsx'
import type { DroppedFinding, VerifiedFinding } from '../../judge/index.ts'
import { type Catalogue, findingTypes } from '../../suite/index.ts'
import { Square, type SquareLevel } from '../square.tsx'
import { titleOf } from '../title.ts'
import { counted } from './counted.ts'
import { languageOf } from './language.ts'
import type { ScoredExample } from './whole-answer.ts'

const Row: FC<{
  finding: VerifiedFinding
  dropped?: DroppedFinding['dropped']
  level: number | undefined
  language: 'cs' | 'en'
}> = ({ finding, dropped, level, language }) => {
  const [quote] = finding.quotes
  return (
    <tr class={dropped ? 'is-dropped' : undefined}>
      <td class="quote" lang={languageOf(quote?.text ?? '', language)}>
        „{quote?.text}“
      </td>
      <td data-head="Type">{titleOf(finding.type)}</td>
      <td data-head="The quote">
        {dropped ? dropped.reason : `${quote?.location.status}, ${quote?.source.kind} ${quote?.source.name}`}
      </td>
      <td class="num">{dropped ? '–' : <Square level={level as SquareLevel} size="small" />}</td>
    </tr>
  )
}

/** One answer scored: its findings by dimension, and what is left of them. */
export const Worked: FC<{ example: ScoredExample; catalogue: Catalogue }> = ({
  example: { answer, grade, task },
  catalogue,
}) => {
  const types = findingTypes(catalogue)
  const dimensionOf = (name: string) => types.find((type) => type.name === name)?.dimension
  const levelOf = (name: string) => types.find((type) => type.name === name)?.level
  const hard = grade.checks.filter(({ severity }) => severity === 'hard')
  const passed = hard.filter(({ outcome }) => outcome === 'passed').length
  return (
    <table class="data-table stacks worked">
      <thead>
        <tr>
          <th scope="col">What was quoted</th>
          <th scope="col">Type</th>
          <th scope="col">The quote</th>
          <th scope="col" class="num">
            Level
          </th>
        </tr>
      </thead>
      {Object.entries(grade.dimensions).map(([dimension, level]) => {
        const findings = grade.findings.filter(({ type }) => dimensionOf(type) === dimension)
        const dropped = grade.dropped.filter(({ type }) => dimensionOf(type) === dimension)
        return (
          <tbody>
            <tr class="group">
              <th scope="rowgroup" colspan={3}>
                {titleOf(dimension)} {findings.length === 0 ? <span class="label">no finding</span> : null}
              </th>
              <td class="num">
                <Square level={level} />
              </td>
            </tr>
            {findings.map((finding) => (
              <Row finding={finding} level={levelOf(finding.type)} language={task.language} />
            ))}
            {dropped.map((finding) => (
              <Row
                finding={finding}
                dropped={finding.dropped}
                level={levelOf(finding.type)}
                language={task.language}
              />
            ))}
          </tbody>
        )
      })}
      <tfoot>
        <tr>
          <th scope="row" colspan={3}>
            Hard checks {passed} of {hard.length},{' '}
            {answer.ending.kind === 'finished' ? 'ended by itself' : answer.ending.kind},{' '}
            {counted(grade.findings.length, 'finding')} kept: {grade.derivation.at(-1)}
          </th>
          <td class="num">
            <Square level={grade.score ?? 'unscored'} size="medium" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
