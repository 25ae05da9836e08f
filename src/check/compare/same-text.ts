import { failed, type Outcome, passed } from '../outcome.ts'
import { blocksOf } from '../query/place.ts'
import type { SectionName } from '../query/section-query.ts'
import type { StateQuery } from '../query/state-query.ts'
import { readerText } from '../reader-text.ts'
import { quoted } from '../show.ts'
import { compared } from './compared.ts'

/** The newest version of a document, or one section of it, reads word for word as before; its look may differ. */
export const sameText = (
  before: StateQuery,
  after: StateQuery,
  code: string,
  { section }: { readonly section?: SectionName } = {},
): Outcome => {
  const looked = `the text of ${section === undefined ? code : `section ${section} of ${code}`} as before`
  return compared(
    before,
    after,
    code,
    looked,
    (was, is) => {
      const olds = blocksOf(was).map(({ text }) => readerText(text))
      const news = blocksOf(is).map(({ text }) => readerText(text))
      const longer = olds.length >= news.length ? olds : news
      const at = longer.findIndex((_, index) => olds[index] !== news[index])
      if (at < 0) return passed(looked, 'it reads the same')
      const [old, now] = [olds[at], news[at]]
      if (old === undefined) return failed(looked, `${quoted(now ?? '')} was added`)
      return failed(looked, `${quoted(old)} became ${now === undefined ? 'nothing' : quoted(now)}`)
    },
    section,
  )
}
