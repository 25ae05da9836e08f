import { type AnswerView, failed, type Outcome, passed } from 'model-bench'

/** Letters that Czech has and English never: „ü“ and „é“ stand in names of stains and in loan words. */
const czechWord = '\\p{L}*[ěščřžťďňů]\\p{L}*'
/** Two such words close to each other are a passage; one alone may be a name. */
const czechPassage = new RegExp(`${czechWord}(?:[\\s,]+\\S+){0,3}[\\s,]+${czechWord}`, 'iu')

/** Titles of documents may stay in Czech wherever they are cited. */
const withoutTitles = (text: string, titles: readonly string[]): string =>
  titles.reduce((rest, title) => rest.replaceAll(title, ' '), text)

const withoutNames = (text: string): string =>
  text.replace(
    /Ing\. Hynek Brázdovič|MUDr\. Ludvíka Tesklínová|RNDr\. Klaudie Mořická|Mgr\. Jolana Pečkovičová|Bc\. Vendelín Surmík|Poliklinika Jasanový Vrch/gu,
    ' ',
  )

/** The new draft reads as English: no two Czech words stand together before its list of related documents. */
export const hasNoCzechPassage = ({ answer }: AnswerView): Outcome => {
  const looked = 'a new draft without a passage in Czech, titles of related documents aside'
  const known = new Set(answer.before.documents.map(({ code }) => code))
  const titles = answer.before.documents.map(({ title }) => title)
  const drafts = answer.after.documents.filter(({ code }) => !known.has(code))
  if (drafts.length === 0) return failed(looked, 'no new draft')
  for (const { code, html } of drafts) {
    const body = html.replace(/<h2[^>]*>\s*10[\s\S]*$/u, '')
    for (const block of body.split(/<\/(?:p|li|td|th|h[1-6])>/u)) {
      const text = withoutNames(withoutTitles(block.replace(/<[^>]*>/gu, ''), titles))
      const found = czechPassage.exec(text)
      if (found) return failed(looked, `${code} has “${found[0]}”`)
    }
  }
  return passed(looked, 'none')
}
