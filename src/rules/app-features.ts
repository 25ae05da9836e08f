import { turnName } from '../judge/evidence.ts'
import type { Finding } from '../judge/finding.ts'
import { sentences } from '../richtext/index.ts'
import { abilitiesOf } from './ability.ts'
import { ownWords } from './claims-of-reply.ts'
import { mostCharacters } from './doubt.ts'
import { denialsIn, deniesJust, isAbout } from './feature-match.ts'
import { offersIn } from './feature-offer.ts'
import { quoteAround } from './quote-around.ts'
import { distinct, raise } from './raise.ts'
import type { Rule, RuleInput } from './rule.ts'

/** The answer to a question that the reply asked itself: „Mohu dokument schválit? Bohužel ne.“ */
const takesBack = /^\P{L}*(?:(?:bohužel|unfortunately)(?!\p{L})|(?:ne|nikoli|no)(?:\P{L}|$))/iu

/** Finds what each sentence of the replies says against the capability page. */
function* againstPage(
  type: 'invented_feature' | 'denied_feature',
  { answer }: RuleInput,
  wrongIn: (sentence: string) => string | undefined,
): Generator<Finding | undefined> {
  for (const [index, { reply }] of answer.turns.entries()) {
    if (reply === undefined) continue
    const all = sentences(ownWords(reply))
    for (const [place, { text, start, end }] of all.entries()) {
      const isTakenBack = takesBack.test(all[place + 1]?.text ?? '')
      const why = text.length > mostCharacters || isTakenBack ? undefined : wrongIn(text.normalize('NFC'))
      const quote = why === undefined ? undefined : quoteAround(reply, start, end)
      yield why === undefined || quote === undefined
        ? undefined
        : raise(type, { kind: 'reply', name: turnName(index) }, [quote], why)
    }
  }
}

/**
 * invented_feature: a reply offers to do, or says that the app can do, what an entry of the capability page says cannot be
 * done: by the entry's verb and its thing, in Czech or English. Silent on denials, conditions, questions about it, on steps
 * outside the app and on what people may do.
 */
export const inventedFeature: Rule = (input) => {
  const abilities = input.suite.capabilities.flatMap(abilitiesOf)
  const cannot = abilities.filter(({ stance }) => stance === 'cannot')
  const can = abilities.filter(({ stance }) => stance === 'can')
  return distinct(
    againstPage('invented_feature', input, (sentence) => {
      for (const offer of offersIn(sentence)) {
        const against = cannot.find(
          (each) => (offer.by === 'assistant' || !each.ofAssistant) && isAbout(offer, each),
        )
        if (against && !can.some((each) => isAbout(offer, each)))
          return `By the capability page this cannot be done (${against.id}).`
      }
      return undefined
    }),
  )
}

/**
 * denied_feature: a reply says of the app, in general and with nothing added that would narrow it, that it cannot do what an
 * entry of the capability page says it can.
 */
export const deniedFeature: Rule = (input) => {
  const abilities = input.suite.capabilities.flatMap(abilitiesOf)
  const can = abilities.filter(({ stance }) => stance === 'can')
  const cannot = abilities.filter(({ stance }) => stance === 'cannot')
  return distinct(
    againstPage('denied_feature', input, (sentence) => {
      for (const words of denialsIn(sentence)) {
        const against = can.find((each) => deniesJust(words, each))
        if (against && !cannot.some((each) => deniesJust(words, each)))
          return `By the capability page this can be done (${against.id}).`
      }
      return undefined
    }),
  )
}
