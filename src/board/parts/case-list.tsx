import type { FC } from 'hono/jsx'
import type { LoadedCase } from '../../suite/index.ts'
import { casesByKind } from '../case-group.ts'

/** The cases by kind, each with its purpose. */
export const CaseList: FC<{ cases: readonly LoadedCase[]; linkTo: (id: string) => string }> = ({
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
              <span class="label">
                <a href={linkTo(id)}>{id}</a>
              </span>
              <span>
                <a href={linkTo(id)}>
                  <b>{title}.</b>
                </a>{' '}
                {purpose}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
