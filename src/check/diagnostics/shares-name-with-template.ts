import type { DocumentState } from '../../app/index.ts'
import { sentences } from '../../richtext/index.ts'
import type { AnswerView } from '../answer-view.ts'
import { type Check, diagnostic } from '../check.ts'
import { failed, passed, unknown } from '../outcome.ts'
import { mentions } from '../phrase.ts'
import { newest, newestOfEach } from '../query/newest.ts'
import { richTextOf, versionName } from '../query/place.ts'
import { listed, quoted } from '../show.ts'
import { namesIn, wordsIn } from './names-in.ts'

const textOf = (document: DocumentState): string => `${document.title}\n${richTextOf(document).text}`

/** The words of all that a name may rightly come from: the user, other documents, and what the chatbot read of them. */
const wordsElsewhere = ({ answer }: AnswerView, template: string): ReadonlySet<string> => {
  const isTemplate = (name: string): boolean => name === template || name.startsWith(`${template} v`)
  const texts = [
    ...answer.turns.map(({ message }) => message),
    ...answer.before.documents.filter(({ code }) => code !== template).map(textOf),
    ...answer.turns.flatMap(({ calls }) =>
      calls.flatMap(({ reads }) =>
        reads.filter(({ document }) => !isTemplate(document)).map(({ text }) => text),
      ),
    ),
  ]
  return new Set(texts.flatMap(wordsIn))
}

/** The names of a template that stand in nothing else that the chatbot had. The template's own code is no such name. */
const ownNames = (view: AnswerView, template: DocumentState): readonly string[] => {
  const elsewhere = wordsElsewhere(view, template.code)
  return [...namesIn(sentences(textOf(template)).map(({ text }) => text))].filter(
    (name) => name !== template.code && !elsewhere.has(name),
  )
}

/**
 * Flags a created draft that has a name in common with its layout template (the case's, when none is given): one of
 * the case's `templateSubjects`, or a word that looks like a name and stands in nothing else that the chatbot had.
 */
export const sharesNameWithTemplate = ({ template: given }: { readonly template?: string } = {}): Check =>
  diagnostic('the new document shares no name with its template', (view) => {
    const code = given ?? view.case.layoutTemplate
    const looked = `no name of ${code ?? 'the template'} in the created drafts`
    if (code === undefined) return unknown(looked, 'the case names no layout template')
    const { before, after } = view.answer
    const template = newest(before.documents.filter((document) => document.code === code))
    if (!template) return unknown(looked, `there was no document ${code} before the answer`)
    const known = new Set(before.documents.map((document) => document.code))
    const created = newestOfEach(after.documents).filter(
      (each) => each.status === 'draft' && !known.has(each.code),
    )
    if (created.length === 0) return unknown(looked, 'no draft was created')
    const names = ownNames(view, template)
    const shared = created.flatMap((draft) => {
      const text = textOf(draft)
      const words = new Set(wordsIn(text))
      const subjects = (view.case.templateSubjects ?? []).filter((subject) => mentions(text, subject))
      const found = [...new Set([...subjects, ...names.filter((name) => words.has(name))])]
      return found.length > 0 ? [`${listed(found.map(quoted))} in ${versionName(draft)}`] : []
    })
    return shared.length > 0 ? failed(looked, listed(shared)) : passed(looked, 'none')
  })
