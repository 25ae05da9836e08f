import type { FC } from 'hono/jsx'
import type { LoadedCase, Suite } from '../../suite/index.ts'
import { factWords } from './fact-words.ts'
import { languageOf } from './language.ts'

/** What an answer must get right, each with its words where they stand, and what it must not state. */
export const FactRows: FC<{ task: LoadedCase; suite: Suite }> = ({ task, suite }) => {
  const { facts, must_not: mustNot } = task.facts
  if (facts.length + mustNot.length === 0) return <p class="prose-note">This case has no fact table.</p>
  return (
    <>
      {facts.length > 0 ? (
        <table class="data-table stacks in-lines">
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <th scope="col">Value</th>
              <th scope="col">Weight</th>
              <th scope="col">The words in their document</th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => {
              const { before, words, after } = factWords(suite, task, fact)
              return (
                <tr>
                  <th scope="row">
                    <span lang={languageOf(fact.label, 'en')}>{fact.label}</span>
                    <span class="lower">{fact.id}</span>
                  </th>
                  <td data-head="Value" lang={languageOf(fact.value, task.language)}>
                    {[fact.value, ...(fact.or ?? [])].join(' or ')}
                  </td>
                  <td data-head="Weight">
                    {fact.critical ? 'critical' : fact.required ? 'required' : 'not required'}
                  </td>
                  <td class="quote">
                    <span lang={languageOf(words, task.language)}>
                      {before}
                      <mark class="quote-mark">{words}</mark>
                      {after}
                    </span>
                    <span class="lower">{fact.document}</span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ) : null}
      {mustNot.length > 0 ? (
        <>
          <h3>What it must not state</h3>
          <table class="data-table stacks in-lines">
            <thead>
              <tr>
                <th scope="col">Must not be stated</th>
                <th scope="col">Value or words</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {mustNot.map(({ id, label, value, words, why }) => (
                <tr>
                  <th scope="row">
                    <span lang={languageOf(label, 'en')}>{label}</span>
                    <span class="lower">{id}</span>
                  </th>
                  <td data-head="Value or words" lang={languageOf(value ?? words ?? '', task.language)}>
                    {value ?? words}
                  </td>
                  <td data-head="Why" lang={languageOf(why, 'en')}>
                    {why}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </>
  )
}
