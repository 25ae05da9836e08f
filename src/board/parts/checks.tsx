import type { Child, FC } from 'hono/jsx'
import type { CheckResult } from '../../check/index.ts'

/** What a check looked for and found; `children` stand behind its name. */
export const CheckRow: FC<{ check: CheckResult; children?: Child }> = ({ check, children }) => (
  <tr>
    <th scope="row">
      {check.name}
      {children}
    </th>
    <td>
      <span class="verdict" data-verdict={check.outcome}>
        {check.outcome === 'unknown' ? 'could not tell' : check.outcome}
      </span>
    </td>
    <td data-head="Looked for">{check.looked}</td>
    <td data-head="Found">{check.outcome === 'unknown' ? check.why : check.found}</td>
  </tr>
)

/** The order in which a reader looks at checks. */
const urgency = { failed: 0, unknown: 1, passed: 2 } as const

const byUrgency = (checks: readonly CheckResult[]): readonly CheckResult[] =>
  [...checks].sort((a, b) => urgency[a.outcome] - urgency[b.outcome])

/** What code looked for in an answer and what it found, failed checks first, diagnostics apart. */
export const Checks: FC<{ checks: readonly CheckResult[] }> = ({ checks }) => {
  const diagnostics = checks.filter(({ severity }) => severity === 'diagnostic')
  return (
    <table class="data-table stacks checks">
      <caption class="note">
        Code over the answer. A hard check that fails makes the score 0; one that cannot tell leaves the
        answer unscored. A diagnostic only flags.
      </caption>
      <thead>
        <tr>
          <th scope="col">Hard check</th>
          <th scope="col">Ended</th>
          <th scope="col">Looked for</th>
          <th scope="col">Found</th>
        </tr>
      </thead>
      <tbody>
        {byUrgency(checks.filter(({ severity }) => severity === 'hard')).map((check) => (
          <CheckRow check={check} />
        ))}
      </tbody>
      {diagnostics.length > 0 ? (
        <tbody>
          <tr class="head">
            <th scope="col">Diagnostic</th>
            <th scope="col">Ended</th>
            <th scope="col">Looked for</th>
            <th scope="col">Found</th>
          </tr>
          {byUrgency(diagnostics).map((check) => (
            <CheckRow check={check} />
          ))}
        </tbody>
      ) : null}
    </table>
  )
}
