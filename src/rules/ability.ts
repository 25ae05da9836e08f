import type { Capability } from '../suite/capability.ts'
import { fillers, prepositionOf, thingOf, verbOf } from './feature-words.ts'

/** What an entry of the capability page speaks of: doing one of the verbs to one of the things. */
export interface Ability {
  readonly id: string
  readonly stance: Capability['stance']
  readonly verbs: ReadonlySet<string>
  /** Each the things in their order, and the prepositions among them. */
  readonly objects: readonly (readonly string[])[]
  /** It is only the assistant that cannot. */
  readonly ofAssistant: boolean
}

const byAssistant =
  /\s(?:pomocí asistenta|prostřednictvím asistenta|by the assistant|through the assistant)/iu
const joins: ReadonlySet<string> = new Set([',', 'a', 'i', 'nebo', 'ani', 'či', 'and', 'or', 'nor'])
const acronym = /^\p{Lu}{3,5}$/u

const tokensOf = (text: string): readonly string[] =>
  text
    .replace(/elektronick\p{L}{1,3}\s+pošt\p{L}{1,3}|electronic\s+mail/giu, 'e-mail')
    .match(/,|\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*/gu) ?? []

/** A thing as it is compared; an acronym in a phrase says all that the phrase does. */
const objectOf = (words: readonly string[]): readonly string[] => {
  const name = words.find((word) => acronym.test(word))
  const isPhrase = prepositionOf(words[0]?.toLowerCase() ?? '') === undefined
  if (name !== undefined && isPhrase && words.length <= 2) return [thingOf(name.toLowerCase())]
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => !fillers.has(word) || prepositionOf(word) !== undefined || word.startsWith('automatic'))
    .map((word) => prepositionOf(word) ?? thingOf(word))
}

const isVerb = (token: string): boolean => {
  const word = token.toLowerCase()
  return verbOf(word) !== undefined && (/(?:t|ci)$/u.test(word) || /^[a-z-]+$/.test(word))
}

/**
 * What an entry says can or cannot be done, by its first clause: „Tisknout nebo vytvářet soubory PDF a DOCX“. Nothing
 * where its verbs are not known: then no statement is matched to it.
 */
export const abilitiesOf = ({ id, stance, text }: Capability): readonly Ability[] => {
  const clause = text.split(/[;.:()]/u)[0] ?? ''
  const ofAssistant = byAssistant.test(text)
  const abilities: Ability[] = []
  let verbs: string[] = []
  let objects: (readonly string[])[] = []
  let words: string[] = []
  const closeObject = () => {
    const isPart = objects.some((each) => each.some((word) => prepositionOf(word) !== undefined))
    const object = objectOf(words)
    // What follows a phrase with a preposition goes on in that phrase, unless it has a preposition of its own.
    if (object.length > 0 && (!isPart || prepositionOf(object[0] ?? '') !== undefined)) objects.push(object)
    words = []
  }
  const closeAbility = () => {
    closeObject()
    if (objects.length > 0) abilities.push({ id, stance, verbs: new Set(verbs), objects, ofAssistant })
    if (objects.length > 0) verbs = []
    objects = []
  }
  for (const token of tokensOf(clause.replace(byAssistant, ' '))) {
    if (isVerb(token) && (words.length === 0 || objects.length > 0)) {
      // A verb after a thing begins anew; „e-mail“ after a verb is a thing.
      if (verbs.length > 0 && objects.length === 0 && thingOf(token.toLowerCase()) === 'e-mail') {
        words.push(token)
        continue
      }
      closeAbility()
      verbs.push(verbOf(token.toLowerCase()) ?? '')
    } else if (joins.has(token.toLowerCase())) closeObject()
    else if (verbs.length > 0) words.push(token)
  }
  closeAbility()
  return abilities
}
