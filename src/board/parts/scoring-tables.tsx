import type { FC } from 'hono/jsx'
import type { Catalogue, JudgeSettings, Suite } from '../../suite/index.ts'
import { Square, type SquareLevel } from '../square.tsx'
import { titleOf } from '../title.ts'
import { counted, grouped } from './counted.ts'

/** What each score means, the best first, and what stands where there is none. */
export const Scale: FC<{ catalogue: Catalogue }> = ({ catalogue }) => (
  <ul class="scale">
    {([5, 4, 3, 2, 1, 0] as const).map((level) => (
      <li>
        <Square level={level} size="medium" />
        <h3>{catalogue.scale[level].name}</h3>
        <p>{catalogue.scale[level].means}</p>
      </li>
    ))}
    <li>
      <Square level="unscored" size="medium" />
      <h3>Unscored</h3>
      <p>
        A check could not tell, the judge gave nothing valid, or a dropped finding could have lowered the
        score. No number: the reason and two bounds instead; never counted as 0 and never as 5.
      </p>
    </li>
  </ul>
)

/** The types of finding, a table a dimension. */
export const FindingTables: FC<{ catalogue: Catalogue }> = ({ catalogue }) => (
  <>
    {Object.entries(catalogue.dimensions).map(([dimension, { question, findings }]) => (
      <table class="data-table stacks types">
        <caption>
          <h3>{titleOf(dimension)}</h3>
          <p>{question}</p>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">Level</span>
            </th>
            <th scope="col">Type</th>
            <th scope="col">What it is, and what it is not</th>
            <th scope="col">Quoted from</th>
            <th scope="col">Raised by</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(findings).map(([name, type]) => (
            <tr id={name}>
              <td>
                <Square level={type.level as SquareLevel} />
              </td>
              <th scope="row">{titleOf(name)}</th>
              <td>
                {type.means}
                {type.not === undefined ? null : <span class="lower">Not: {type.not}</span>}
              </td>
              <td data-head="Quoted from">{type.quotes.join(', ')}</td>
              <td data-head="Raised by">{type.raised.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </>
)

/** What the judge is held to, with the suite's own figures. */
export const JudgeRules: FC<{ judge: JudgeSettings }> = ({ judge }) => (
  <ol class="rules">
    <li>
      One judge for all chatbots, {judge.model}, at temperature {judge.temperature}, named in the fingerprint.
    </li>
    <li>It gives no number. A type fixes its level.</li>
    <li>Every finding has a quote, bound to one numbered source.</li>
    <li>A document is what the chatbot read, not what it could have read.</li>
    <li>A quote that is not found goes back once, with the nearest words; then it is dropped.</li>
    <li>A dropped finding that could have lowered the score leaves the answer unscored.</li>
    <li>A fact that code finds in the record is not missing, whatever the judge says.</li>
    <li>An instruction inside the evidence has no effect, and tests show it.</li>
    <li>
      A call that gives nothing valid is made {counted(judge.attempts, 'time')} at most; then the answer is
      unscored: an empty list from a broken judge must never read as a clean 5.
    </li>
    <li>
      Where more than {Math.round(judge.dropRateBound * 100)} % of its quotes are not found in the end, its
      work on a run is in doubt, and the board says so.
    </li>
    <li>
      It thinks up to {grouped(judge.thinkingBudget.usual)} tokens, or {grouped(judge.thinkingBudget.large)}{' '}
      where the evidence has more than {grouped(judge.thinkingBudget.largeFrom)} characters.
    </li>
    <li>Every exchange is stored as it was sent and can be read.</li>
  </ol>
)

/** The judge's prompts, word for word. */
export const Prompts: FC<{ prompts: Suite['prompts'] }> = ({ prompts }) => (
  <div class="folds">
    {Object.entries(prompts).map(([name, text], index, all) => (
      <details class="fold">
        <summary>
          <span>{titleOf(name.replaceAll('-', ' '))}</span>{' '}
          <span class="took">
            prompt {index + 1} of {all.length}, {counted(text.length, 'character')}
          </span>
        </summary>
        <pre lang="en">{text.trim()}</pre>
      </details>
    ))}
  </div>
)
