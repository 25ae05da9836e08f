import { readFileSync } from 'node:fs'
import search from 'approx-string-match'
import { partial_ratio } from 'fuzzball'
import { fold, locateAll } from '../src/quote/index.ts'
import type { Benchmark } from './main.ts'

const words = readFileSync('suites/lab-qms/files/MAN-031.txt', 'utf8').split(/\s+/)

/** Czech words of a length, in an order that does not come back and is the same for every run (xorshift32). */
const prose = (length: number): string => {
  let state = 2_463_534_242
  const next = (): string => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return words[(state >>> 0) % words.length] ?? ''
  }
  const lines: string[] = []
  for (let size = 0; size < length; ) {
    const line = `${Array.from({ length: 12 }, next).join(' ')}.`
    lines.push(line)
    size += line.length + 1
  }
  return lines.join('\n').slice(0, length)
}

/** Stretches of 40 to 400 characters, spread evenly, that begin and end between words. */
const quotesOf = (source: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const start = source.indexOf(' ', Math.floor((index / count) * (source.length - 500))) + 1
    return source.slice(start, source.indexOf(' ', start + 40 + ((index * 37) % 360)))
  })

const milliseconds = (work: () => void, times = 1): number => {
  const measured = Array.from({ length: times }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...measured)
}

interface Pair {
  readonly source: string
  readonly quote: string
  readonly ok: 0 | 1
}

const accepts = {
  ours: ({ source, quote }: Pair) => {
    const [found] = locateAll(fold(source), [quote])
    return found !== undefined && found.status !== 'absent' && !found.turned
  },
  approx: ({ source, quote }: Pair) => search(source, quote, Math.floor(quote.length / 10)).length > 0,
  fuzz: ({ source, quote }: Pair) => partial_ratio(quote, source) >= 90,
}

/** The quote engine beside a plain search and beside what forgives by likeness, on the same quotes in one run. */
export const quoteBenchmark = async (): Promise<Benchmark> => {
  const large = prose(10_000_000)
  const folding = milliseconds(() => fold(large), 3)
  const normalising = milliseconds(() => large.normalize('NFC').toLowerCase().replace(/\s+/g, ' '), 3)

  const source = prose(1_000_000)
  const quotes = quotesOf(source, 1_000)
  const folded = fold(source)
  const foldedText = source.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  const foldedQuotes = quotes.map((quote) => quote.normalize('NFC').toLowerCase().replace(/\s+/g, ' '))
  const locating = milliseconds(() => locateAll(folded, quotes), 3)
  const searching = milliseconds(() => foldedQuotes.forEach((quote) => void foldedText.indexOf(quote)), 3)
  const few = 3
  const perQuote = (work: (quote: string) => void) =>
    (milliseconds(() => quotes.slice(0, few).forEach(work)) / few) * quotes.length
  const approximating = perQuote((quote) => void search(source, quote, Math.floor(quote.length / 10)))
  const fuzzing = perQuote((quote) => void partial_ratio(quote, source))

  const pairs = JSON.parse(readFileSync('test/quote/pairs.json', 'utf8')) as readonly Pair[]
  const hostile = pairs.filter(({ ok }) => ok === 0)
  const honest = pairs.filter(({ ok }) => ok === 1)
  const of = (accept: (pair: Pair) => boolean) =>
    `${hostile.filter(accept).length} of ${hostile.length}, ${honest.filter(accept).length} of ${honest.length}`

  return {
    name: 'Quotes: folding 10 MB; 1,000 quotes of 40 to 400 characters in 1 MB',
    rows: [
      {
        what: 'normalize, lower case, white space',
        ms: normalising,
        ratio: 1,
        target: '',
        'hostile, honest accepted': '',
      },
      {
        what: 'fold',
        ms: folding,
        ratio: folding / normalising,
        target: '4 × or less',
        'hostile, honest accepted': '',
      },
      {
        what: 'indexOf of folded quotes',
        ms: searching,
        ratio: 1,
        target: '',
        'hostile, honest accepted': '',
      },
      {
        what: 'locate',
        ms: locating,
        ratio: locating / searching,
        target: '1.5 × or less',
        'hostile, honest accepted': of(accepts.ours),
      },
      {
        what: 'approx-string-match, 10 % errors',
        ms: approximating,
        ratio: approximating / locating,
        target: '200 × locate or more',
        'hostile, honest accepted': of(accepts.approx),
      },
      {
        what: 'fuzzball partial_ratio',
        ms: fuzzing,
        ratio: fuzzing / locating,
        target: '200 × locate or more',
        'hostile, honest accepted': of(accepts.fuzz),
      },
    ],
  }
}
