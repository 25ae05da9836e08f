import type { FC } from 'hono/jsx'
import { linkFrom, type PageContext } from '../page.tsx'
import type { Selection } from '../paths.ts'

const languages = { cs: 'Czech', en: 'English' } as const

/** Filters as links: each leads to the same page over other cases. */
export const CaseChoices: FC<{ context: PageContext; selection: Selection }> = ({ context, selection }) => {
  const link = linkFrom(context)
  const { cases } = context.board
  const own = {
    ...(selection.language ? { language: selection.language } : {}),
    ...(selection.kind ? { kind: selection.kind } : {}),
  }
  const { language: _, ...anyLanguage } = own
  const { kind: __, ...anyKind } = own
  const choices = [
    {
      name: 'Language',
      all: anyLanguage,
      options: (['cs', 'en'] as const)
        .filter((language) => cases.some((task) => task.language === language))
        .map((language) => ({
          name: languages[language],
          chosen: selection.language === language,
          to: { ...own, language },
        })),
    },
    {
      name: 'Tasks',
      all: anyKind,
      options: [...new Set(cases.map(({ kind }) => kind))].map((kind) => ({
        name: kind as string,
        chosen: selection.kind === kind,
        to: { ...own, kind },
      })),
    },
  ]
  return (
    <div class="choices">
      {choices.map(({ name, all, options }) => (
        <div>
          {name}{' '}
          <a
            href={link({ page: 'models', ...all })}
            aria-current={options.some(({ chosen }) => chosen) ? undefined : 'true'}
          >
            all
          </a>
          {options.map((option) => (
            <>
              {' '}
              <a
                href={link({ page: 'models', ...option.to })}
                aria-current={option.chosen ? 'true' : undefined}
              >
                {option.name}
              </a>
            </>
          ))}
        </div>
      ))}
      <div data-filter="provider" hidden>
        Provider
      </div>
      <div data-columns hidden>
        Columns
      </div>
    </div>
  )
}
