import { createHash } from 'node:crypto'
import type { Child, FC } from 'hono/jsx'
import type { Board } from './data/board.ts'
import { type PageRequest, pathOf, rootFrom } from './paths.ts'

/** What every page needs: the board, where the page lies, and how it is shown. */
export interface PageContext {
  readonly board: Board
  /** The page's own path from the board's root. */
  readonly path: string
  /** `live` pages are served while a run may go on; `static` ones are files. */
  readonly mode: 'live' | 'static'
  /** The path of the same page under another fingerprint; absent where there is none to go to. */
  readonly under?: (fingerprint: string) => string
}

/** A link from this page to another one. */
export const linkFrom =
  ({ path }: PageContext) =>
  (request: PageRequest): string =>
    rootFrom(path) + pathOf(request)

interface PageProps {
  readonly context: PageContext
  readonly title: string
  /** Where the page stands in the navigation. */
  readonly place: 'models' | 'matrix' | 'cases' | 'compare' | 'scoring' | 'trust' | 'live'
  /** Style rules that this page alone has: of the colours of a record. They hold nothing that somebody else wrote. */
  readonly rules?: string
  readonly children?: Child
}

const places = [
  ['models', 'Models'],
  ['matrix', 'Matrix'],
  ['cases', 'Cases'],
  ['compare', 'Compare'],
  ['scoring', 'Scoring'],
  ['trust', 'Trust'],
] as const

/** The name of the bench; a link where it leads somewhere. */
export const Wordmark: FC<{ href?: string }> = ({ href }) => {
  const drawn = (
    <>
      <svg viewBox="0 0 30 12" aria-hidden="true">
        <path d="M1 1v10M29 1v10M1 6h28" />
        <rect x="11.5" y="2.5" width="7" height="7" stroke="none" />
      </svg>
      Model Bench
    </>
  )
  return href === undefined ? (
    <span class="wordmark">{drawn}</span>
  ) : (
    <a class="wordmark" href={href}>
      {drawn}
    </a>
  )
}

/** A hash as people read it: sixteen characters in groups of four. */
export const shortHash = (hash: string): string => hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')

/** What graded, in one line under the title of every page that shows scores. */
export const FingerprintLine: FC<{ context: PageContext }> = ({ context }) => {
  const { board, under } = context
  return (
    <dl class="fingerprint">
      <div>
        <dt>Fingerprint</dt>
        <dd class="hash">{shortHash(board.fingerprint.hash)}</dd>
      </div>
      <div>
        <dt>Suite</dt>
        <dd>
          {board.suite.name} {board.suite.version}
        </dd>
      </div>
      <div>
        <dt>Judge</dt>
        <dd>{judgeWords(board.judge)}</dd>
      </div>
      <div>
        <dt>Graded</dt>
        <dd>
          {board.gradedAt ? <time datetime={board.gradedAt}>{dayOf(board.gradedAt)}</time> : 'nothing yet'}
        </dd>
      </div>
      {board.others.length > 0 ? (
        <div>
          <dt>Others</dt>
          <dd>
            {board.others.map((hash) => (
              <>
                {under ? (
                  <a class="hash" href={under(hash)}>
                    {hash.slice(0, 8)}
                  </a>
                ) : (
                  <span class="hash">{hash.slice(0, 8)}</span>
                )}{' '}
              </>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

export const judgeWords = (judge: string | undefined): string =>
  judge === undefined
    ? 'nothing is graded yet'
    : judge === 'none'
      ? 'none: hard checks and rules in code alone'
      : judge

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** An ISO 8601 time as a day: 14 March 2031. */
export const dayOf = (time: string): string => {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/** Nothing from elsewhere, no script but the board's own files, no style but its sheet and this page's own rules. */
const policyOf = (rules: string | undefined, mode: PageContext['mode']): string => {
  const own = rules ? ` 'sha256-${createHash('sha256').update(rules).digest('base64')}'` : ''
  const connect = mode === 'live' ? " connect-src 'self';" : ''
  return `default-src 'none'; style-src 'self'${own}; script-src 'self';${connect} base-uri 'none'; form-action 'none'`
}

const Document: FC<PageProps> = ({ context, title, place, rules, children }) => {
  const root = rootFrom(context.path)
  const link = linkFrom(context)
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policyOf(rules, context.mode)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>{title} · Model Bench</title>
        <link rel="stylesheet" href={`${root}board.css`} />
        {rules ? <style dangerouslySetInnerHTML={{ __html: rules }} /> : null}
        <script defer src={`${root}board.js`} />
        <script defer src={`${root}mark.js`} />
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="masthead">
          <Wordmark href={link({ page: 'models' })} />
          <nav aria-label="Pages">
            {places.map(([page, name]) => (
              <>
                <a href={link({ page })} aria-current={page === place ? 'page' : undefined}>
                  {name}
                </a>{' '}
              </>
            ))}
            {context.mode === 'live' ? (
              <a href={link({ page: 'live' })} aria-current={place === 'live' ? 'page' : undefined}>
                Live
              </a>
            ) : null}
          </nav>
        </header>
        <main id="main">{children}</main>
        <footer class="colophon">
          Scores are computed from quoted, verified defects under fingerprint{' '}
          <span class="hash">{shortHash(context.board.fingerprint.hash)}</span>. Nobody, no person and no
          model, hands out a number.
        </footer>
      </body>
    </html>
  )
}

/** A whole page as HTML. */
export const renderPage = (props: PageProps): string =>
  `<!doctype html>\n${(<Document {...props} />).toString()}`
