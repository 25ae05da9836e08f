import type { Language } from '../facts/index.ts'
import type { Finding } from '../judge/finding.ts'
import { sentences } from '../richtext/index.ts'
import { documentText, recordText } from '../run/written.ts'
import { userTexts } from '../suite/case.ts'
import { ownWords } from './claims-of-reply.ts'
import { foreignForms } from './foreign-forms.ts'
import { czechForEnglish, englishForCzech } from './foreign-words.ts'
import { languageOf } from './language-of.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'
import { type Said, saidBy } from './said.ts'

const ownWord = { cs: englishForCzech, en: czechForEnglish } as const
const languageName = { cs: 'Czech', en: 'English' } as const

/**
 * All that the user or anything in the tenant says, in lower case. What is plainly in another language vouches for its
 * words only where the chatbot read it.
 */
const usedElsewhere = ({ task, answer, suite }: RuleInput): string => {
  const vouches = (text: string): boolean => (languageOf(text) ?? task.language) === task.language
  return [
    ...userTexts(task),
    ...answer.turns.flatMap(({ message, calls }) => [
      message,
      ...calls.flatMap(({ reads }) => reads.map(({ text }) => text)),
    ]),
    ...answer.before.documents.map(documentText).filter(vouches),
    ...answer.before.records.map(recordText),
    ...suite.seed.files.map(({ pages }) => pages.join('\n')).filter(vouches),
    ...suite.capabilities.map(({ text, where = '' }) => `${text} ${where}`),
  ]
    .join('\n')
    .toLowerCase()
}

/** What stands in brackets or quotation marks is a gloss or somebody's name for a thing. */
const withoutGlosses = (text: string): string =>
  ownWords(text).replace(/\([^()\n]{0,300}\)|\[[^[\]\n]{0,300}\]|‚[^‘’\n]{0,200}[‘’]/gu, (gloss) =>
    ' '.repeat(gloss.length),
  )

const plainlyEnglish = /^(?:the|of|and|for|with|is|are|was|or|from|that|this|not|an|in|your|which|all|no)$/iu
const capitalised = /^\p{Lu}/u
/** Words parted by nothing but a space; those of a code, an address or a path are none. */
const aWord = /(?<![\p{L}\p{N}_@./\\:#=&%-])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}_@/\\=&%-]|[.:]\p{L})/gu

const czechLetter = /[áčďéěíňóřšťúůýž]/iu

interface Word {
  readonly text: string
  /** Offsets in what was said. */
  readonly start: number
  readonly end: number
}

/** The words of clauses' titles: a standard is often cited by the words of its own language. */
const titleWords = ({ suite }: RuleInput): ReadonlySet<string> =>
  new Set(
    suite.clauseIndexes.flatMap(({ clauses }) =>
      clauses.flatMap(({ title }) => title.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
    ),
  )

/** Tells whether a word is of the language that does not belong in the text: then the next to it is of a phrase or a name. */
const foreignNeighbour = (input: RuleInput): ((word: Word | undefined) => boolean) => {
  const { language } = input.task
  const titles = language === 'cs' ? titleWords(input) : new Set<string>()
  return (word) =>
    word !== undefined &&
    (foreignForms[language].has(word.text.toLowerCase()) ||
      titles.has(word.text.toLowerCase()) ||
      (language === 'cs' && plainlyEnglish.test(word.text)))
}

const isPartOfCode = (text: string, start: number, end: number): boolean =>
  text[start - 1] === '_' || text[end] === '_'

function* foreignWordsIn(
  said: Said,
  language: Language,
  isNeighbourForeign: (word: Word | undefined) => boolean,
  isUsed: (word: string) => boolean,
): Generator<Finding | undefined> {
  for (const sentence of sentences(withoutGlosses(said.text.slice(said.start, said.end)))) {
    // A sentence of the other language, or one too short to tell, is not one that a word slipped into.
    if (language === 'cs' && !czechLetter.test(sentence.text)) continue
    const words: readonly Word[] = [...sentence.text.matchAll(aWord)].map(({ 0: text, index }) => ({
      text,
      start: said.start + sentence.start + index,
      end: said.start + sentence.start + index + text.length,
    }))
    for (const [index, { text, start, end }] of words.entries()) {
      const word = foreignForms[language].get(text.normalize('NFC'))
      if (word === undefined || isPartOfCode(said.text, start, end)) continue
      const [before, after] = [words[index - 1], words[index + 1]]
      const isName =
        after !== undefined && capitalised.test(after.text) && /^\s+$/.test(said.text.slice(end, after.start))
      if (isName || isNeighbourForeign(before) || isNeighbourForeign(after)) continue
      if (isUsed(word) || said.before.toLowerCase().includes(word)) continue
      const quote = quoteAround(said.text, start, end)
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
  const isNeighbourForeign = foreignNeighbour(input)
  for (const said of saidBy(input))
    yield* foreignWordsIn(said, input.task.language, isNeighbourForeign, isUsed)
}

/**
 * foreign_word: a word of the curated list, in a sentence of the user's language, that neither the user nor anything in the
 * tenant uses. Silent on names, codes, quotations, glosses in brackets and phrases of the other language.
 */
export const foreignWord: Rule = (input) => distinct(foreignWords(input))
