import { findFact, type ReadText, readText } from '../facts/index.ts'
import type { JudgeTask } from './judge.ts'

/** Looks facts up in any text, in all their forms. */
export type HasFact = (id: string, text: string) => boolean

/**
 * What code itself finds of the fact table: in what was written or, where nothing was written, in the replies.
 */
export interface FactsFound {
  /** Ids of the facts that code found. */
  readonly found: ReadonlySet<string>
  readonly standsIn: HasFact
}

export const factsFound = ({ task, answer, written }: Omit<JudgeTask, 'evidence'>): FactsFound => {
  const reads = new Map<string, ReadText>()
  const readOnce = (text: string, language: 'cs' | 'en'): ReadText => {
    const key = `${language} ${text}`
    const read = reads.get(key) ?? readText(text, language)
    reads.set(key, read)
    return read
  }
  const standsIn: HasFact = (id, text) => {
    const fact = task.facts.facts.find((each) => each.id === id)
    if (!fact) return false
    const { value, or, near, molarMass, language } = fact
    const asked = {
      value,
      ...(or ? { or } : {}),
      ...(near ? { near } : {}),
      ...(molarMass === undefined ? {} : { molarMass }),
    }
    return findFact(asked, readOnce(text, language ?? task.language)).found
  }
  const texts =
    written.length > 0 ? written.map(({ text }) => text) : answer.turns.flatMap(({ reply }) => reply ?? [])
  const found = task.facts.facts.filter(({ id }) => texts.some((text) => standsIn(id, text)))
  return { found: new Set(found.map(({ id }) => id)), standsIn }
}
