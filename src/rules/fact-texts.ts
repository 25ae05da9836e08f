import { LRUCache } from 'lru-cache'
import {
  type Fact,
  type FactTable,
  findEvery,
  type Language,
  type Quantity,
  type ReadText,
  readText,
  readValue,
} from '../facts/index.ts'
import type { QuotableSource } from '../suite/catalogue.ts'
import { languageOf } from './language-of.ts'
import { byNumber } from './same-number.ts'

/** A text under the name that a quote is bound to. */
export interface NamedText {
  readonly name: string
  readonly text: string
  /** What of it the answer wrote; all of it when absent. */
  readonly added?: readonly { readonly start: number; readonly end: number }[]
}

/** What the rules about facts look at. */
export interface FactRulesInput {
  readonly table: FactTable
  /** What the answer wrote. */
  readonly record: readonly NamedText[]
  readonly reply: readonly NamedText[]
  /** What the chatbot read, what stood before, and the documents that the table cites. */
  readonly documents: readonly NamedText[]
  readonly user: readonly NamedText[]
  /** The codes of all documents and records that there are, read or not; those of `documents` when absent. */
  readonly codes?: readonly string[]
  readonly language: Language
}

/** A text read once for all rules. */
export interface FactSource extends NamedText {
  readonly kind: QuotableSource
  readonly read: ReadText
  /** Its quantities by the numbers that they are made of. */
  readonly numbers: ReadonlyMap<string, readonly Quantity[]>
}

export interface FactTexts {
  readonly table: FactTable
  readonly language: Language
  readonly record: readonly FactSource[]
  readonly reply: readonly FactSource[]
  readonly documents: readonly FactSource[]
  readonly user: readonly FactSource[]
  /** What the codes of documents and records begin with: `SOP`, `NC`. */
  readonly prefixes: ReadonlySet<string>
  /** Where the facts must stand: in what was written or, where nothing was, in the replies. */
  readonly said: readonly FactSource[]
  /** The quantities of the table's values, by their numbers. */
  readonly tableNumbers: ReadonlyMap<string, readonly Quantity[]>
  /** Where a fact stands in a source, near the words that it asks for: the starts of its places. */
  readonly placesOf: (fact: Fact, source: FactSource) => ReadonlySet<number>
}

/** A fact as it is looked up; `anywhere` leaves the words out that should be near. */
export const askedOf = ({ value, or, near, molarMass }: Fact, where: 'near' | 'anywhere') => ({
  value,
  ...(or && { or }),
  ...(molarMass !== undefined && { molarMass }),
  ...(where === 'near' && near && { near }),
})

const rememberedPlaces = (): FactTexts['placesOf'] => {
  const known = new Map<FactSource, Map<string, ReadonlySet<number>>>()
  return (fact, source) => {
    const ofSource = known.get(source) ?? new Map<string, ReadonlySet<number>>()
    const places =
      ofSource.get(fact.id) ??
      new Set(findEvery(askedOf(fact, 'near'), source.read).map(({ start }) => start))
    known.set(source, ofSource.set(fact.id, places))
    return places
  }
}

type Reading = Pick<FactSource, 'read' | 'numbers'>

const reading = (text: string, language: Language): Reading => {
  const read = readText(text, language)
  return { read, numbers: byNumber(read.quantities) }
}

const mostCharacters = 4_000_000

const remembered = new LRUCache<string, Reading>({
  maxSize: mostCharacters,
  sizeCalculation: (_, key) => key.length,
})

/** Reads a document, or gives what was read of it of late: the same documents are read in answer after answer. */
const documentReading = (text: string, language: Language): Reading => {
  const key = `${language} ${text}`
  const known = remembered.get(key)
  if (known) return known
  const made = reading(text, languageOf(text) ?? language)
  remembered.set(key, made)
  return made
}

/** Reads every text of an answer, a document in the language that it is plainly written in. */
export const factTexts = ({ table, language, ...given }: FactRulesInput): FactTexts => {
  const readAs = (kind: QuotableSource, texts: readonly NamedText[]): readonly FactSource[] =>
    texts.map((each) => ({
      ...each,
      kind,
      ...(kind === 'document' ? documentReading : reading)(each.text, language),
    }))
  const record = readAs('record', given.record)
  const reply = readAs('reply', given.reply)
  return {
    table,
    language,
    record,
    reply,
    documents: readAs('document', given.documents),
    user: readAs('user', given.user),
    prefixes: new Set(
      (given.codes ?? given.documents.map(({ name }) => name)).map((code) =>
        code.slice(0, code.search(/-\d|$/)),
      ),
    ),
    said: record.length > 0 ? record : reply,
    tableNumbers: byNumber(
      table.facts.flatMap((fact) => {
        const value = readValue(fact.value, fact.language ?? language)
        return value.is === 'quantity' ? value.readings : []
      }),
    ),
    placesOf: rememberedPlaces(),
  }
}

/** Whether the answer itself wrote a stretch of a text. */
export const isWritten = (
  { added }: NamedText,
  stretch: { readonly start: number; readonly end: number },
): boolean =>
  added === undefined || added.some(({ start, end }) => start < stretch.end && stretch.start < end)

/** The sources that a fact's document is quoted from: by its code, or the user. */
export const sourcesOf = ({ documents, user }: FactTexts, document: string): readonly FactSource[] =>
  document === 'user'
    ? user
    : documents.filter(
        ({ name }) => name === document || name.startsWith(`${document} `) || name.startsWith(`${document},`),
      )
