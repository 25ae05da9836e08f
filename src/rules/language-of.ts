import type { Language } from '../facts/index.ts'

/** Words that a text can hardly do without in its language, and that are none in the other. */
const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  cs: new Set(
    'je jsou se si na že který která které podle nebo pro při po od dne bylo byla byl byly není jsem jako této tento tato aby také pokud však jen před musí ze ve jeho jejich už až než'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and is are was were to that this which with from by be been not have has it its or an as for should must will when they their there'.split(
      ' ',
    ),
  ),
}

const leastCommonWords = 6

/** The language that a text is plainly written in: most of its common words are of one. Undefined where that is in doubt. */
export const languageOf = (text: string): Language | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [cs, en] = [common.cs, common.en].map((list) => words.filter((word) => list.has(word)).length) as [
    number,
    number,
  ]
  if (cs + en < leastCommonWords) return undefined
  if (cs >= 5 * en) return 'cs'
  return en >= 5 * cs ? 'en' : undefined
}
