/** One answer as a test case of a JUnit report. */
export interface JunitCase {
  readonly name: string
  readonly suite: string
  readonly seconds: number
  readonly result:
    | { readonly kind: 'passed' }
    | { readonly kind: 'failed'; readonly summary: string; readonly details: string }
    | { readonly kind: 'error'; readonly summary: string }
    | { readonly kind: 'skipped'; readonly summary: string }
}

/** Characters that XML 1.0 does not have, lone surrogates among them, become U+FFFD. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const body = ({ result }: JunitCase): string => {
  switch (result.kind) {
    case 'passed':
      return ''
    case 'failed':
      return `<failure message="${xml(result.summary)}">${xml(result.details)}</failure>`
    case 'error':
      return `<error message="${xml(result.summary)}"/>`
    case 'skipped':
      return `<skipped message="${xml(result.summary)}"/>`
  }
}

const element = (test: JunitCase): string =>
  `    <testcase classname="${xml(test.suite)}" name="${xml(test.name)}" time="${test.seconds.toFixed(3)}">${body(test)}</testcase>\n`

/** A JUnit XML report, as CI servers read it: a test suite for each value of `suite`, in the order of the cases. */
export const toJunit = (name: string, cases: readonly JunitCase[]): string => {
  const suites = new Map<string, JunitCase[]>()
  for (const each of cases) suites.set(each.suite, [...(suites.get(each.suite) ?? []), each])
  const counts = (of: readonly JunitCase[]): string => {
    const count = (kind: JunitCase['result']['kind']) =>
      of.filter(({ result }) => result.kind === kind).length
    const seconds = of.reduce((sum, each) => sum + each.seconds, 0)
    return `tests="${of.length}" failures="${count('failed')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}"`
  }
  const elements = [...suites].map(
    ([suite, of]) =>
      `  <testsuite name="${xml(suite)}" ${counts(of)}>\n${of.map(element).join('')}  </testsuite>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(name)}" ${counts(cases)}>\n${elements.join('')}</testsuites>\n`
}
