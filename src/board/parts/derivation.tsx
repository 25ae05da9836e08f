import type { FC } from 'hono/jsx'
import type { Grade } from '../../grade/index.ts'
import { Square } from '../square.tsx'
import { titleOf } from '../title.ts'
import { counted } from './counted.ts'

/** Each dimension with the square of its level. */
export const DimensionLevels: FC<Pick<Grade, 'dimensions'>> = ({ dimensions }) => (
  <ul>
    {Object.entries(dimensions).map(([dimension, level]) => (
      <li>
        <Square level={level} /> {titleOf(dimension)}
      </li>
    ))}
  </ul>
)

/** The derivation that the grade carries, a step a column; it ends in the score's own square. */
export const Derivation: FC<{ grade: Grade; ended: string }> = ({ grade, ended }) => {
  const { derivation, dimensions, score, findings, dropped, checks } = grade
  const hard = checks.filter(({ severity }) => severity === 'hard')
  const passed = hard.filter(({ outcome }) => outcome === 'passed').length
  return (
    <ol class="steps derivation">
      <li class="step">
        <b>How it ended</b>
        {derivation[0]} {ended}
      </li>
      <li class="step">
        <b>
          Hard checks: {passed} of {hard.length} passed
        </b>
        {derivation[1]} <a href="#checks">What they looked for</a>
      </li>
      <li class="step">
        <b>
          Findings: {findings.length} of {findings.length + dropped.length} kept
        </b>
        {derivation[2]}{' '}
        {dropped.length > 0 ? (
          <a href="#dropped">{counted(dropped.length, 'finding')} that did not count</a>
        ) : null}
      </li>
      <li class="step">
        <b>Each dimension: its lowest finding</b>
        <DimensionLevels dimensions={dimensions} />
      </li>
      <li class="step">
        <b>The answer</b>
        {derivation.at(-1)}
        <br />
        <Square level={score ?? 'unscored'} size="medium" />
      </li>
    </ol>
  )
}
