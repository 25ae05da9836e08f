import { findFact, parseQuantities, readText } from '../src/facts/index.ts'

const paragraph =
  'Vzorek séra odstřeďte při 3 000 ot./min po dobu deseti minut a uchovávejte při teplotě 2–8 °C nejdéle 48 hodin. Kontrolní materiál ' +
  'připraví pracovník, který je pro tuto činnost zaškolen, a to podle platné pracovní instrukce. Kalibrace se provádí jednou za 14 dní, ' +
  'vždy po výměně šarže a po zásahu servisního technika; záznam QC-2291 ze dne 2. března 2026 je přílohou protokolu. Do zkumavky ' +
  'napipetujte padesát mikrolitrů a inkubujte ve vodní lázni při 37 ± 0,5 °C. Výsledek, který neodpovídá očekávané hodnotě, zapíše ' +
  'analytik do formuláře F-12 a předá jej vedoucímu úseku, jenž rozhodne o dalším postupu. Přístroj musí být zapnutý alespoň půl hodiny ' +
  'před začátkem práce, jinak se mohou objevit chyby, které popisuje příloha tohoto dokumentu.\n'

const textOf = (characters: number): string =>
  paragraph.repeat(Math.ceil(characters / paragraph.length)).slice(0, characters)

/** A hundred facts of every kind, most of which do not stand in the text. */
const facts = Array.from({ length: 100 }, (_, index) => {
  const values = [
    `${index} min`,
    `${index},5 mmol/l`,
    `SOP-${index}`,
    `nejvýše ${index} h`,
    `${index}× denně`,
    `${index}. 3. 2026`,
    `${index}–${index + 8} °C`,
    `${index} vzorků`,
    `1:${index}`,
    'půl hodiny',
  ]
  return { value: values[index % values.length]!, ...(index % 7 === 0 && { near: ['inkub', 'kontroln'] }) }
})

/** The quickest of several runs, in milliseconds: what the code costs when nothing else has the machine. */
const quickest = (runs: number, run: () => unknown): number => {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

/** The quickest of several times that the facts are looked up in a text just read: its index and its fold are made then. */
const quickestFind = (runs: number, text: string): number => {
  const times = Array.from({ length: runs }, () => {
    const read = readText(text, 'cs')
    const start = performance.now()
    for (const fact of facts) findFact(fact, read)
    return performance.now() - start
  })
  return Math.min(...times)
}

const rounded = (value: number): number => Number(value.toPrecision(3))

/**
 * Parsing and finding facts against splitting the same text into words by one regular expression, on a text and on one ten
 * times as long.
 */
export const factsBenchmark = async (): Promise<{
  name: string
  rows: Record<string, string | number>[]
}> => {
  const rows = [100_000, 1_000_000].map((characters) => {
    const text = textOf(characters)
    const runs = Math.max(10, 6_000_000 / characters)
    const split = quickest(runs, () => text.split(/\s+/))
    const parse = quickest(runs, () => parseQuantities(text, 'cs'))
    const find = quickestFind(runs, text)
    return {
      characters,
      quantities: parseQuantities(text, 'cs').length,
      'split into words ms': rounded(split),
      'parse ms': rounded(parse),
      'parse / split (at most 40)': rounded(parse / split),
      '100 facts ms': rounded(find),
      '100 facts / split (at most 5)': rounded(find / split),
    }
  })
  return { name: 'facts: all quantities of a Czech text, and 100 facts against it', rows }
}
