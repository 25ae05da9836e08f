import type { Child, FC } from 'hono/jsx'
import type { LoadedCase } from '../../suite/index.ts'
import { casesByKind } from '../case-group.ts'

const linked = (shown: Child, href: string | undefined): Child =>
  href === undefined ? shown : <a href={href}>{shown}</a>

/** The cases by kind, each with its purpose; with links where they lead somewhere. */
export const CaseList: FC<{ cases: readonly LoadedCase[]; linkTo?: (id: string) => string }> = ({
  cases,
  linkTo,
}) => (
  <div class="cases">
    {casesByKind(cases).map(({ kind, cases: of }) => (
      <div>
        <h3 class="label">{kind}</h3>
        <ul>
          {of.map(({ id, title, purpose }) => (
            <li id={id}>
              <span class="label">{linked(id, linkTo?.(id))}</span>
              <span>
                {linked(<b>{title}.</b>, linkTo?.(id))} {purpose}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
