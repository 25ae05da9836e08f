import type { Coverage } from './coverage.ts'
import { harmless, table } from './output.ts'
import type { Proof } from './prove-case.ts'

const scoreText = (score: number | null): string => (score === null ? '–' : String(score))

const isProven = ({ faults }: Proof): boolean => faults.length === 0

const scriptRows = (proofs: readonly Proof[]): string =>
  table(
    ['Case', 'Script', 'Declared', 'Scored', ''],
    proofs.map((proof) => [
      proof.caseId,
      proof.script,
      scoreText(proof.declared),
      scoreText(proof.score),
      isProven(proof) ? 'proven' : 'NOT PROVEN',
    ]),
  )

const caseRows = (proofs: readonly Proof[], ids: readonly string[]): string =>
  table(
    ['Case', 'Scripts', 'Proven', ''],
    ids.map((id) => {
      const own = proofs.filter(({ caseId }) => caseId === id)
      const proven = own.filter(isProven)
      return [
        id,
        String(own.length),
        String(proven.length),
        proven.length === own.length ? 'proven' : 'NOT PROVEN',
      ]
    }),
  )

/** What the scripts came to: a line a script of one case, a line a case of several; then what is other than declared. */
export const describeProofs = (proofs: readonly Proof[]): string => {
  const ids = [...new Set(proofs.map(({ caseId }) => caseId))]
  const faults = proofs.flatMap(({ caseId, script, faults: of }) =>
    of.map((fault) => `${caseId} ${script}: ${harmless(fault)}`),
  )
  return [
    ids.length === 1 ? scriptRows(proofs) : caseRows(proofs, ids),
    ...(faults.length > 0 ? ['', ...faults] : []),
  ].join('\n')
}

const width = 80
const deepest = 40

/** Words behind a label, broken at the width of a terminal, the following lines under the first. */
const hanging = (label: string, words: readonly string[]): string => {
  const indent = ' '.repeat(Math.min(label.length, deepest))
  const lines: string[] = [label]
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    if (last.length + 1 + word.length > width && last.length > label.length) lines.push(`${indent} ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

/** Which finding types, hard checks and endings the scripts put to the test, and which none does. */
export const describeCoverage = ({ findings, hardChecks, endings }: Coverage): string => {
  const trapped = findings.filter(({ cases }) => cases.length > 0)
  const untrapped = findings.filter(({ cases }) => cases.length === 0).map(({ type }) => type)
  const longest = Math.max(0, ...trapped.map(({ type }) => type.length))
  const byJudge = trapped.some(({ cases }) => cases.some(({ raisedBy }) => raisedBy === 'judge'))
  const unfailed = hardChecks.filter(({ failedBy }) => failedBy.length === 0)
  const longestEnding = Math.max(...endings.map(({ ending }) => ending.length))
  return [
    `Finding types, and the cases that trap them: ${trapped.length} of ${findings.length}`,
    ...trapped.map(({ type, cases }) =>
      hanging(
        `  ${type.padEnd(longest)} `,
        cases.map(({ caseId, raisedBy }) => (raisedBy === 'judge' ? `${caseId}*` : caseId)),
      ),
    ),
    ...(byJudge ? ['  * by the judge alone, as the script words it'] : []),
    ...(untrapped.length === 0 ? [] : [hanging('No case traps', untrapped.join(', ').split(' '))]),
    '',
    'Endings, and how many scripts end so:',
    ...endings.map(({ ending, scripts }) =>
      hanging(
        `  ${ending.padEnd(longestEnding)} `,
        scripts.length === 0
          ? ['none']
          : scripts.length > 3
            ? [String(scripts.length)]
            : [`${scripts.length}:`, ...scripts.join(', ').split(' ')],
      ),
    ),
    '',
    `Hard checks: ${hardChecks.length - unfailed.length} of ${hardChecks.length} fail for some script.`,
    ...(unfailed.length === 0 ? [] : ['No script fails these; can they fail?']),
    ...unfailed.map(({ caseId, name }) => hanging(`  ${caseId} `, harmless(name).split(' '))),
  ].join('\n')
}
