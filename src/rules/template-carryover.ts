import type { Finding } from '../judge/finding.ts'
import { parseRichText, sentences } from '../richtext/index.ts'
import type { Written } from '../run/written.ts'
import { foldForNames, inflectedName } from './inflected-name.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'

/** A sentence that sets the template's subject apart, or says what served as a template, speaks of the new one. */
const setsApart =
  /nevztahuj|netýk|neplatí|neřeší|nezahrn|nepouží|na rozdíl|namísto|místo|oproti|nahrazuj|nahradil|zaměn|záměn|odlišn|(?<!\p{L})vzor(?:u|em)?(?!\p{L})|předloh|šablon|does not apply|does not cover|do not use|unlike|instead|rather than|in contrast|other than|differs|replaces|confus|template|modelled|modeled|based on/u

/** The headings and the title of a document: a code there names the document itself and cites nothing. */
const isHeading = (written: Extract<Written, { kind: 'document' }>, start: number): boolean =>
  start < written.bodyStart ||
  written.rich.blocks.some(
    (block) =>
      block.kind === 'heading' &&
      block.start + written.bodyStart <= start &&
      start < block.end + written.bodyStart,
  )

/** What a chatbot was told or read elsewhere than in the template, folded. */
const otherSources = ({ answer }: RuleInput, template: string): string =>
  foldForNames(
    answer.turns
      .flatMap(({ message, calls }) => [
        message,
        ...calls.flatMap(({ reads }) =>
          reads.flatMap(({ document, text }) => (document.startsWith(template) ? [] : [text])),
        ),
      ])
      .join('\n'),
  )

const templateSentences = ({ answer }: RuleInput, template: string): ReadonlySet<string> =>
  new Set(
    answer.before.documents
      .filter(({ code }) => code === template)
      .flatMap(({ html }) => sentences(parseRichText(html).text).map(({ text }) => foldForNames(text))),
  )

/** A name alone stands in the request too; only a sentence can come from there. */
const saysMuch = (sentence: string): boolean => sentence.split(' ').length > 4

function* carriedOver(input: RuleInput): Generator<Finding | undefined> {
  const template = input.task.layoutTemplate
  const names = (input.task.templateSubjects ?? []).filter((name) => name.trim() !== '').map(inflectedName)
  if (template === undefined || names.length === 0) return
  const code = foldForNames(template)
  const fromTemplate = templateSentences(input, template)
  let elsewhere: string | undefined
  for (const written of input.written) {
    if (written.kind !== 'document' || !written.created || written.document.code === template) continue
    for (const { text, start, end } of sentences(written.text)) {
      const sentence = foldForNames(text)
      if (!names.some((name) => name.test(sentence))) continue
      if (sentence.includes(code) && !isHeading(written, start)) continue
      if (setsApart.test(sentence) && !fromTemplate.has(sentence)) continue
      elsewhere ??= otherSources(input, template)
      const quote =
        saysMuch(sentence) && elsewhere.includes(sentence) ? undefined : quoteAround(written.text, start, end)
      yield quote === undefined
        ? undefined
        : raise(
            'template_carryover',
            { kind: 'record', name: written.name },
            [quote],
            `It speaks of the subject of ${template}, which was to serve as a layout template alone.`,
          )
    }
  }
}

/**
 * template_carryover: a sentence of a new document that names the subject of the layout template, in any Czech case.
 * Silent on a line that cites the template by its code, on what sets the subject apart, and on what another source says.
 */
export const templateCarryover: Rule = (input) => distinct(carriedOver(input))
