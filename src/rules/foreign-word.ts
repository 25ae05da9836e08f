import type { Finding } from '../judge/finding.ts'
import { sentences } from '../richtext/index.ts'
import { documentText, recordText } from '../run/written.ts'
import { userTexts } from '../suite/case.ts'
import { ownWords } from './claims-of-reply.ts'
import { foreignForms } from './foreign-forms.ts'
import { czechForEnglish, englishForCzech } from './foreign-words.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'
import { type Said, saidBy } from './said.ts'

const ownWord = { cs: englishForCzech, en: czechForEnglish } as const
const languageName = { cs: 'Czech', en: 'English' } as const

/** All that the user or anything in the tenant says, in lower case. */
const usedElsewhere = ({ task, answer, suite }: RuleInput): string =>
  [
    ...userTexts(task),
    ...answer.turns.flatMap(({ message, calls }) => [
      message,
      ...calls.flatMap(({ reads }) => reads.map(({ text }) => text)),
    ]),
    ...answer.before.documents.map(documentText),
    ...answer.before.records.map(recordText),
    ...suite.seed.files.flatMap(({ pages }) => pages),
    ...suite.capabilities.map(({ text, where = '' }) => `${text} ${where}`),
  ]
    .join('\n')
    .toLowerCase()

/** What stands in brackets or quotation marks is a gloss or somebody's name for a thing. */
const withoutGlosses = (text: string): string =>
  ownWords(text).replace(/\([^()\n]{0,300}\)|\[[^[\]\n]{0,300}\]|‚[^‘’\n]{0,200}[‘’]/gu, (gloss) => ' '.repeat(gloss.length))

const plainlyEnglish = /^(?:the|of|and|for|with|is|are|was|or|from|that|this|not|an|in|your|which|all|no)$/iu
const capitalised = /^\p{Lu}/u
/** Words parted by nothing but a space; those of a code, an address or a path are none. */
const aWord = /(?<![\p{L}\p{N}_@./\\:#=&%-])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}_@/\\=&%-]|[.:]\p{L})/gu

interface Word {
  readonly text: string
  readonly start: number
}

/** Whether a word beside another makes it part of a foreign name or phrase, which is not one word that slipped in. */
const isOfPhrase = (neighbour: Word | undefined, isForeign: (word: string) => boolean): boolean =>
  neighbour !== undefined && (plainlyEnglish.test(neighbour.text) || isForeign(neighbour.text.toLowerCase()))

function* foreignWordsIn(said: Said, input: RuleInput, isUsed: (word: string) => boolean): Generator<Finding | undefined> {
  const { language } = input.task
  const forms = foreignForms[language]
  const stretch = withoutGlosses(said.text.slice(said.start, said.end))
  const titles = new Set(input.suite.clauseIndexes.flatMap(({ clauses }) => clauses.flatMap(({ title }) => title.toLowerCase().split(/\P{L}+/u))))
  const isEnglishName = (word: string) => forms.has(word) || (language === 'cs' && titles.has(word))
  for (const sentence of sentences(stretch)) {
    // A text in the other language, or too short to tell, is not one in which a word slipped in.
    if (language === 'cs' && !/[áčďéěíňóřšťúůýž]/iu.test(sentence.text)) continue
    const words: readonly Word[] = [...sentence.text.matchAll(aWord)].map(({ 0: text, index }) => ({ text, start: index }))
    for (const [index, { text, start }] of words.entries()) {
      const word = forms.get(text.normalize('NFC'))
      if (word === undefined) continue
      const [before, after] = [words[index - 1], words[index + 1]]
      const isName = after !== undefined && capitalised.test(after.text) && !/[,;]/.test(sentence.text.slice(start, after.start))
      if (isName || isOfPhrase(before, isEnglishName) || isOfPhrase(after, isEnglishName) || isUsed(word)) continue
      if (said.before.toLowerCase().includes(word)) continue
      const at = said.start + sentence.start + start
      const quote = quoteAround(said.text, at, at + text.length)
      yield quote === undefined
        ? undefined
        : raise(
            'foreign_word',
            said,
            [quote],
            `„${text}“ is no ${languageName[language]}: ${ownWord[language].get(word)}.`,
          )
    }
  }
}

function* foreignWords(input: RuleInput): Generator<Finding | undefined> {
  let used: string | undefined
  const isUsed = (word: string): boolean => {
    used ??= usedElsewhere(input)
    return used.includes(word)
  }
  for (const said of saidBy(input)) yield* foreignWordsIn(said, input, isUsed)
}

/**
 * foreign_word: a word of the curated list, in a sentence of the user's language, that neither the user nor anything in the
 * tenant uses. Silent on names, codes, quotations, glosses in brackets and phrases of the other language.
 */
export const foreignWord: Rule = (input) => distinct(foreignWords(input))
