import { describe, expect, it } from 'vitest'
import { fold, type Location, locate, type Span } from '../../src/quote/index.ts'
import { kinds } from './kinds.ts'

const ellipses = /…|\.{3}|(?:\. ){2}\./
const wordsOf = (quote: string): readonly string[] => quote.match(/\p{L}+|\d+/gu) ?? []

/**
 * Sentences of a quote's words in other orders, so that one of them is the rarest and the first one the most frequent. None has
 * two words of the quote side by side, nor begins with one, which might number a list.
 */
const noise = (words: readonly string[], rarest: string): string => {
  const others = words.filter((word) => word.toLowerCase() !== rarest.toLowerCase())
  const sentences = others.toReversed().map((word) => `Zde ${word} tady; onde ${others[0]} jinde.`)
  return [sentences.join(' '), `Zde ${rarest} tady.`, sentences.toReversed().join('\n')].join('\n\n')
}

const moved = ({ nearest, ...location }: Location, by: number): Location => {
  const move = ({ start, end }: Span): Span => ({ start: start + by, end: end + by })
  const { spans, pieces } = location
  return {
    ...location,
    spans: spans.map(move),
    ...(pieces && { pieces: pieces.map((each) => each.map(move)) }),
  }
}

describe('what stands in a source stands in a longer one too', () => {
  const rows = kinds.flatMap(({ source, stands, turned, never }) =>
    [...stands, ...turned, ...never].map((quote) => [quote, source] as const),
  )
  // One word alone, be it a piece of a quote, stands in what is put around the source too.
  const ofWords = rows.filter(([quote]) =>
    quote.split(ellipses).every((piece) => wordsOf(piece).length !== 1),
  )
  it.each(ofWords)('%s: %s', (quote, source) => {
    const words = wordsOf(quote)
    const alone = locate(fold(source), quote)
    const step = Math.ceil(words.length / 3)
    for (const rarest of words.filter((_, index) => index % step === 0)) {
      const around = noise(words, rarest)
      const longer = `${around}\n\n${source}\n\n${around}`
      expect(moved(locate(fold(longer), quote), 0)).toEqual(moved(alone, around.length + 2))
    }
  })
})

describe('an ellipsis whose pieces stand more than once', () => {
  const placesOf = (source: string, quote: string) => {
    const { spans, pieces, turned } = locate(fold(source), quote)
    const shown = ({ start, end }: Span) => source.slice(start, end)
    return {
      at: spans.map(({ start }) => start),
      texts: spans.map(shown),
      pieces: pieces?.map((each) => each.map(shown)),
      turned,
    }
  }

  it('joins the nearest ones', () => {
    const source =
      'Technik odebral krev, technik změřil teplotu a lékař zapsal teplotu. Technik zapsal teplotu.'
    expect(placesOf(source, 'technik … teplotu')).toEqual({
      at: [22, 69],
      texts: ['technik změřil teplotu', 'Technik zapsal teplotu'],
      pieces: [
        ['technik', 'teplotu'],
        ['Technik', 'teplotu'],
      ],
      turned: false,
    })
    expect(placesOf(source, 'technik … lékař … teplotu')).toEqual({
      at: [22],
      texts: ['technik změřil teplotu a lékař zapsal teplotu'],
      pieces: [['technik', 'lékař', 'teplotu']],
      turned: false,
    })
  })

  it('is turned where every place leaves out a word that turns', () => {
    const source = 'Séra jako tato nikdy nelze mrazit. Séra jen výjimečně lze mrazit.'
    expect(placesOf(source, 'séra … mrazit')).toMatchObject({ at: [0, 35], turned: true })
    expect(placesOf(`${source} Séra zde lze mrazit.`, 'séra … mrazit')).toMatchObject({
      at: [0, 35, 66],
      turned: false,
    })
  })

  it('is turned by what any of its pieces leaves out', () => {
    const source = 'Technik nesmí mrazit séra. Technik může mrazit séra, plazmu nikdy. Technik odpočívá.'
    expect(placesOf(source, 'mrazit … séra … plazmu')).toMatchObject({ at: [40], turned: false })
    expect(placesOf(source, 'mrazit … plazmu … odpočívá')).toMatchObject({ at: [40], turned: true })
    expect(placesOf(source, 'technik … séra … plazmu')).toMatchObject({ at: [27], turned: false })
    expect(placesOf(source, 'technik … séra … technik')).toMatchObject({ at: [27], turned: true })
  })

  it('of two places that overlap, has the longer one where the shorter one is turned', () => {
    const source = 'Technik měří vzorek, technik nikdy netřese; měří, nikdy netřese.'
    expect(placesOf(source, 'technik … měří … nikdy netřese')).toEqual({
      at: [0],
      texts: ['Technik měří vzorek, technik nikdy netřese'],
      pieces: [['Technik', 'měří', 'nikdy netřese']],
      turned: false,
    })
    const turnedTwice = 'Technik nesmí, technik nikdy netřese.'
    expect(placesOf(turnedTwice, 'technik … netřese')).toMatchObject({ at: [15], turned: true })
  })

  it('may leave out nothing, and its places may stand side by side', () => {
    expect(placesOf('Mez je=5 ml=5 ml.', '= 5 … ml')).toMatchObject({
      at: [6, 11],
      texts: ['=5 ml', '=5 ml'],
    })
    expect(placesOf('Hodnota pH=7,4 platí.', 'pH … = 7,4')).toMatchObject({
      texts: ['pH=7,4'],
      pieces: [['pH', '=7,4']],
    })
  })

  it('parts nothing where it stands in the source too', () => {
    const source = 'Záznam zní „vzorek … odmítnut“ a dále nic.'
    expect(locate(fold(source), 'vzorek … odmítnut')).toEqual({
      status: 'exact',
      turned: false,
      spans: [{ start: 12, end: 29 }],
    })
  })

  it('is absent where one of its pieces is, or stands too far away', () => {
    const filler = 'a dále nic nového. '.repeat(25)
    const source = `Technik měří. ${filler}Lékař podepíše. ${filler}Technik zapíše a lékař podepíše.`
    expect(placesOf(source, 'technik … podepíše').at).toEqual([source.lastIndexOf('Technik')])
    expect(placesOf(source, 'technik měří … podepíše').at).toEqual([])
    expect(placesOf(source, 'technik … nezapíše … podepíše').at).toEqual([])
  })
})

describe('where a quote stands more than once', () => {
  const placesOf = (source: string, quote: string) => {
    const { spans } = locate(fold(source), quote)
    return spans.map(({ start, end }) => source.slice(start, end))
  }

  it('every place has its own form', () => {
    const source =
      'Při 3000 × g.\nPři 3 000 xg.\nPři <b>3000</b> × g.\nPři\n3000 x g. Při 30000 × g. Při 3 000 × gel. PŘI 3000×g'
    const places = ['Při 3000 × g', 'Při 3 000 xg', 'Při <b>3000</b> × g', 'Při\n3000 x g', 'PŘI 3000×g']
    for (const quote of places) if (!quote.includes('<')) expect(placesOf(source, quote)).toEqual(places)
  })

  it('grouped or not, in any order', () => {
    const source = '1 500 ks, 1500 ks, 1 500 ks, 500 ks, 21 500 ks; 1500 ks'
    const places = ['1 500 ks', '1500 ks', '1 500 ks', '1500 ks']
    expect(placesOf(source, '1500 ks')).toEqual(places)
    expect(placesOf(source, '1 500 ks')).toEqual(places)
    expect(placesOf(source.toUpperCase().replaceAll(' KS', ''), '1500')).toEqual([
      '1 500',
      '1500',
      '1 500',
      '1500',
    ])
  })

  it('divided or not, in any order', () => {
    const source = 'záznam o vzorku, záz-\nnam o vzor-\nku, záznam o vzor-\nku a zá-\nznam o vzorku'
    const places = ['záznam o vzorku', 'záz-\nnam o vzor-\nku', 'záznam o vzor-\nku', 'zá-\nznam o vzorku']
    for (const quote of places) expect(placesOf(source, quote)).toEqual(places)
  })

  it('no place overlaps the one before', () => {
    expect(placesOf('ano ne ano ne ano ne ano', 'ano ne ano')).toEqual(['ano ne ano', 'ano ne ano'])
    expect(placesOf('[a](b) x](b) [a](b) x](b)', 'x](b)')).toHaveLength(2)
  })

  it('with signs before its first word, too', () => {
    const source = 'CV < 5 %, CV <5 %, CV\n<\n5 %, CV 5 %, CV > 5 %, < CV 5 %'
    expect(placesOf(source, '< 5 %')).toEqual(['< 5 %', '<5 %', '<\n5 %'])
    expect(placesOf('Bod # 5, #5, § 5, 5', '#5')).toEqual(['# 5', '#5'])
  })
})

it('what page lines leave out is looked through in its order', () => {
  const source =
    'Výsledky uvolňuje\nSOP-07 Nesmí se kopírovat, verze 3\nStrana 4 z 12\nvedoucí nebo jeho\nSOP-07 Pouze pro interní potřebu, verze 3\nStrana 5 z 12\nzástupce.'
  expect(locate(fold(source), 'Výsledky uvolňuje vedoucí nebo jeho zástupce')).toMatchObject({
    turnedBy: 'Nesmí',
  })
  expect(locate(fold(source), 'vedoucí nebo jeho zástupce')).toMatchObject({ turnedBy: 'Pouze' })
})

it('a source that repeats one phrase for ever ends a search early, with what it has', () => {
  const phrase = 'vzorek '
  const [source, quote] = [
    `vzorek séra ${phrase.repeat(3_000)}${'séra '.repeat(3_000)}`,
    `${phrase.repeat(1_000)}SÉRA`,
  ]
  expect(locate(fold(source), quote).status).toBe('absent')
  expect(locate(fold(source), 'vzorek séra').spans).toHaveLength(2)
})

it('a table of words that come again and again does not', () => {
  const cells = (word: string, times: number) => Array(times).fill(word).join('\t')
  const [row, others] = [`${cells('negativní', 40)}\tpozitivní`, cells('pozitivní', 600)]
  const source = `${others}\n${cells('negativní', 500)}\n${row}`
  expect(locate(fold(source), row.replaceAll('\t', ' ')).spans).toEqual([
    { start: source.length - row.length, end: source.length },
  ])
})
