import { createHash } from 'node:crypto'
import type { FC } from 'hono/jsx'
import type { Fingerprint } from '../fingerprint/index.ts'
import type { Grade } from '../grade/index.ts'
import { type PlannedResult, resultsOf, type Store } from '../store/index.ts'
import type { Suite } from '../suite/index.ts'
import { AnswerSection, answerAnchor } from './answer-section.tsx'
import { emptyTally, tallied } from './data/judge-tally.ts'
import { chatbotsOf } from './data/read-board.ts'
import { Matrix } from './matrix.tsx'
import { judgeWords, shortHash, Wordmark } from './page.tsx'
import { CaseList } from './parts/case-list.tsx'
import { Key } from './parts/key.tsx'
import { Trust } from './trust.tsx'

const Overview: FC<{
  suite: Suite
  fingerprint: Fingerprint
  judge: string
  results: readonly PlannedResult[]
}> = ({ suite, fingerprint, judge, results }) => {
  const planned = new Set(results.map((result) => result.planned.caseId))
  return (
    <>
      <div class="title">
        <h1>Every score, case by case</h1>
        <p class="lead">
          A square is one chatbot at one case. It opens the answer, and why it has its score.
        </p>
      </div>
      <dl class="fingerprint">
        <div>
          <dt>Fingerprint</dt>
          <dd class="hash">{shortHash(fingerprint.hash)}</dd>
        </div>
        <div>
          <dt>Suite</dt>
          <dd>
            {suite.name} {suite.version}
          </dd>
        </div>
        <div>
          <dt>Judge</dt>
          <dd>{judgeWords(judge)}</dd>
        </div>
        <div>
          <dt>Planned</dt>
          <dd>{results.length} answers</dd>
        </div>
      </dl>
      <section aria-label="Matrix">
        <Key suite={suite} />
        <Matrix
          cases={suite.cases.filter(({ id }) => planned.has(id))}
          chatbots={chatbotsOf(results)}
          links={anchors}
        />
      </section>
      <section aria-labelledby="cases">
        <h2 id="cases">The cases</h2>
        <CaseList cases={suite.cases} />
      </section>
    </>
  )
}

const anchors = { answer: (id: string) => `#${answerAnchor(id)}`, case: (id: string) => `#${id}` }

const head = (css: string, title: string): string => {
  const style = createHash('sha256').update(css).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${css}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
`
}

/**
 * The report of one fingerprint as one page that stands by itself: no script, nothing from elsewhere. Comes in pieces,
 * one answer in memory at a time.
 * @param css the board's stylesheet
 */
export async function* reportPieces(
  store: Store,
  suite: Suite,
  fingerprint: Fingerprint,
  css: string,
): AsyncGenerator<string> {
  const results = await resultsOf(store, { ranFingerprint: fingerprint.ran, fingerprint: fingerprint.hash })
  const gradeOf = async (id: string): Promise<Grade | undefined> =>
    (await store.grade(id, fingerprint.hash))?.body as Grade | undefined
  const graded = results.find(({ grade }) => grade)?.grade
  const judge = (graded && (await gradeOf(graded.answerId))?.judge) ?? 'none'
  yield head(css, `${suite.name} · Model Bench`)
  yield (
    <header class="masthead">
      <Wordmark />
    </header>
  ).toString()
  yield '<main id="main">'
  yield (<Overview suite={suite} fingerprint={fingerprint} judge={judge} results={results} />).toString()
  yield '<section aria-labelledby="answers"><h2 id="answers">The answers</h2></section>'
  let tally = emptyTally
  for (const { answer: row } of results) {
    const answer = row && (await store.answer(row.id))
    const task = suite.cases.find(({ id }) => id === answer?.caseId)
    if (!answer || !task) continue
    const grade = await gradeOf(answer.id)
    if (grade?.account) tally = tallied(tally, grade.account)
    yield (<AnswerSection suite={suite} task={task} answer={answer} grade={grade} />).toString()
  }
  if (judge !== 'none') yield (<Trust tally={tally} bound={suite.judge.dropRateBound} />).toString()
  yield '</main></body></html>\n'
}
