import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider'
import type { ModelConnection } from '../chatbot/connect-model.ts'
import { findFact, type ReadText, readText } from '../facts/index.ts'
import type { ScriptedJudge } from '../suite/script.ts'
import type { Judge, JudgeTask } from './judge.ts'
import { leftOutOf } from './left-out.ts'
import { memoryInProcess } from './memory.ts'
import { type JudgedSuite, modelJudge } from './model-judge.ts'
import type { NumberedSource } from './numbered.ts'
import type { FindingsOutput, InventoryOutput, OutputQuote } from './output-schemas.ts'
import { type QuoteBook, quoteBook, stands, whyNot } from './quote-book.ts'
import { sheetOf } from './sheet.ts'

interface Reading {
  readonly job: JudgeTask
  readonly sources: readonly NumberedSource[]
  readonly book: QuoteBook
}

const read = (job: JudgeTask, suite: JudgedSuite): Reading => ({
  job,
  sources: sheetOf(job, suite).sources,
  book: quoteBook(job.evidence),
})

/** `SOP-024` is any of its versions that was read, `SOP-024 v2` that one alone. */
const isFrom = ({ source: { kind, name } }: NumberedSource, from: string): boolean =>
  from === 'reply' || from === 'record' || from === 'user'
    ? kind === from
    : kind === 'document' && (name === from || name.startsWith(`${from} `) || name.startsWith(`${from},`))

/** A quote by the number of its source: the first of those it may come from in which it stands. */
const bound = (text: string, from: string, { sources, book }: Reading): OutputQuote => {
  const possible = sources.filter((each) => isFrom(each, from))
  const holding = possible.find(({ source }) => stands(book.verify({ source, text })))
  return { source: (holding ?? possible[0])?.number ?? 0, text }
}

/** Where the words of a record plainly stand: in what the user said, or in a document that was read. */
const plainSource = (words: string, { sources }: Reading): NumberedSource | undefined =>
  sources.find(
    ({ source: { kind, text } }) => (kind === 'user' || kind === 'document') && text.includes(words),
  )

/** Quantities and instructions of the record that a source holds in the same words. */
const plainAssertions = (reading: Reading): InventoryOutput['assertions'] =>
  leftOutOf(reading.job, [], reading.book).flatMap(({ what, quote: { source, text } }) => {
    const plain = plainSource(text, reading)
    const record = reading.sources.find((each) => each.source.name === source.name)
    if (!plain || !record) return []
    return [
      {
        kind: what === 'instruction' ? ('action' as const) : ('number' as const),
        quote: { source: record.number, text },
        from: plain.source.kind === 'user' ? ('user' as const) : ('document' as const),
        given: [{ source: plain.number, text }],
      },
    ]
  })

/** Facts that code finds in what was written or, where nothing was, in the replies, each with the words in which it stands. */
const plainFacts = ({ job: { task, written }, sources }: Reading): InventoryOutput['facts'] => {
  const said = sources.filter(({ source: { kind } }) => kind === (written.length > 0 ? 'record' : 'reply'))
  const known = new Map<string, readonly { readonly number: number; readonly read: ReadText }[]>()
  const readAs = (language: 'cs' | 'en') => {
    const reads =
      known.get(language) ??
      said.map(({ number, source }) => ({ number, read: readText(source.text, language) }))
    known.set(language, reads)
    return reads
  }
  return task.facts.facts.flatMap(({ id, value, near, molarMass, language = task.language }) => {
    const asked = { value, ...(near ? { near } : {}), ...(molarMass === undefined ? {} : { molarMass }) }
    for (const { number, read } of readAs(language)) {
      const fact = findFact(asked, read)
      if (fact.found) return [{ id, state: 'present' as const, quote: { source: number, text: fact.as } }]
    }
    return []
  })
}

const originOf = (from: string): 'nowhere' | 'user' | 'document' =>
  from === 'nowhere' || from === 'user' ? from : 'document'

const inventoryOf = ({ asserts = [], absent = [] }: ScriptedJudge, reading: Reading): InventoryOutput => ({
  assertions: [
    ...asserts.map(({ kind, quote, from, sourceQuote = quote }) => ({
      kind,
      quote: bound(quote, 'record', reading),
      from: originOf(from),
      given: from === 'nowhere' ? [] : [bound(sourceQuote, from, reading)],
    })),
    ...plainAssertions(reading),
  ],
  sections: [],
  facts: [
    ...absent.map((id) => ({ id, state: 'absent' as const, quote: null })),
    ...plainFacts(reading).filter(({ id }) => !absent.includes(id)),
  ],
  copied: [],
})

const findingsOf = ({ findings = [] }: ScriptedJudge, reading: Reading): FindingsOutput => ({
  findings: findings.map(({ type, quote, from, against, why }) => ({
    type,
    quotes: [{ quote, from }, ...(against ? [against] : [])].map((each) =>
      bound(each.quote, each.from, reading),
    ),
    why,
    claimed: null,
  })),
})

/** The numbers of the items that were sent back as left out. */
const itemsIn = (message: string): readonly number[] =>
  [...message.matchAll(/ item (\d+): (?:quantity|date|instruction)>>/g)].map(([, item]) => Number(item))

/** What a judge is asked: the properties of the output's schema, which say what step it is, and the last message. */
interface Asked {
  readonly properties: object
  readonly message: string
}

const outputFor = ({ properties, message }: Asked, script: ScriptedJudge, reading: Reading): unknown => {
  if ('assertions' in properties) return inventoryOf(script, reading)
  if ('findings' in properties) return findingsOf(script, reading)
  // It stands by what it said: what was not found stays so, and what was left out asserts nothing.
  if (!('leftOut' in properties)) return { corrections: [] }
  const leftOut = itemsIn(message).map((item) => ({ item, kind: 'nothing', from: 'nowhere', given: [] }))
  return { corrections: [], leftOut }
}

/** What the judge of a script says of an answer, whatever step it is asked for. */
export const scriptedOutput = (script: ScriptedJudge, job: JudgeTask, suite: JudgedSuite) => {
  let reading: Reading | undefined
  return (asked: Asked): string => {
    if (script.fails) return 'No list can be given.'
    reading ??= read(job, suite)
    return JSON.stringify(outputFor(asked, script, reading))
  }
}

const uncounted = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }

const askedIn = ({ responseFormat, prompt }: LanguageModelV3CallOptions): Asked => ({
  properties: (responseFormat?.type === 'json' && responseFormat.schema?.properties) || {},
  message: JSON.stringify(prompt.at(-1)),
})

const modelThatSays = (say: (asked: Asked) => string): LanguageModelV3 => ({
  specificationVersion: 'v3',
  provider: 'scripted',
  modelId: 'judge',
  supportedUrls: {},
  doGenerate: async (options) => ({
    content: [{ type: 'text', text: say(askedIn(options)) }],
    finishReason: { unified: 'stop', raw: 'STOP' },
    usage: {
      inputTokens: uncounted,
      outputTokens: { total: undefined, text: undefined, reasoning: undefined },
    },
    warnings: [],
  }),
  doStream: () => Promise.reject(new Error('the judge is never streamed')),
})

/**
 * The judge of a script. It stands where a model would: what it says is read, verified, sent back and turned into findings
 * by the same code. Beside its script it lists what is plainly there, so that only the script adds findings.
 */
export const scriptedJudge = (script: ScriptedJudge, suite: JudgedSuite): Judge => {
  const judgeOf = (job: JudgeTask): Judge => {
    const model = modelThatSays(scriptedOutput(script, job, suite))
    const connection: ModelConnection = {
      providerTitle: 'The scripted judge',
      provider: 'google',
      model: () => Promise.resolve(model),
      price: () => Promise.resolve(undefined),
      providerOptions: {},
      secrets: [],
      keyVariable: '',
      baseUrlVariable: '',
    }
    return modelJudge({ suite, memory: memoryInProcess(), environment: {}, connection })
  }
  return {
    id: suite.judge.model,
    judge: (job) => judgeOf(job).judge(job),
    plan: (job) => judgeOf(job).plan(job),
  }
}

/** The quotes of a script's judge that do not stand where it says, and why: slips of whoever wrote the script. */
export const misquotes = (
  { findings = [], asserts = [] }: ScriptedJudge,
  job: JudgeTask,
  suite: JudgedSuite,
): readonly string[] => {
  const reading = read(job, suite)
  const quoted = [
    ...findings.flatMap(({ quote, from, against }) => [{ quote, from }, ...(against ? [against] : [])]),
    ...asserts.flatMap(({ quote, from, sourceQuote = quote }) => [
      { quote, from: 'record' },
      ...(from === 'nowhere' ? [] : [{ quote: sourceQuote, from }]),
    ]),
  ]
  return quoted.flatMap(({ quote, from }) => {
    const { source, text } = bound(quote, from, reading)
    const numbered = reading.sources[source - 1]
    if (!numbered) return [`the judge quotes „${quote}“ from ${from}, which the answer does not have`]
    const verified = reading.book.verify({ source: numbered.source, text })
    return stands(verified) ? [] : [`the judge's quote „${quote}“ from ${from}: ${whyNot(verified)}`]
  })
}
