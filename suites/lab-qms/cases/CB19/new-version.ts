import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../../documents/SOP-040-v2.html', import.meta.url), 'utf8').replace(
  /\r\n?/gu,
  '\n',
)

/** A section of the old version: its title and what stands right under its heading. */
interface Part {
  readonly title: string
  readonly html: string
}

/** The sections of the old version by their numbers. */
const parts: ReadonlyMap<string, Part> = new Map(
  source.split(/(?=<h[23]>)/u).flatMap((piece): readonly (readonly [string, Part])[] => {
    const [, number, title, html] = /^<h[23]>(\d+(?:\.\d+)?) ([^<]*)<\/h[23]>\n([\s\S]*)$/u.exec(piece) ?? []
    return number && title ? [[number, { title, html: (html ?? '').trim() }]] : []
  }),
)

const inside = (chapter: number): readonly string[] =>
  [...parts.keys()].filter((number) => number.startsWith(`${chapter}.`))

/** A chapter of the new version, and the numbers of the old sections that go into it. */
export interface Chapter {
  readonly title: string
  readonly from: readonly string[]
}

export const outline: readonly Chapter[] = [
  { title: 'Účel a rozsah', from: ['1', '2'] },
  { title: 'Pojmy a odpovědnosti', from: ['3', '4'] },
  { title: 'Od žádanky ke vzorku', from: inside(8) },
  { title: 'Výsledky z přístrojů', from: inside(7) },
  { title: 'Kontrola, uvolnění a vydání výsledků', from: [...inside(9), ...inside(10)] },
  { title: 'Oprava vydaného výsledku', from: inside(11) },
  { title: 'Výpadek LIS', from: inside(12) },
  { title: 'Správa LIS', from: [...inside(5), ...inside(6), ...inside(13), ...inside(14)] },
  { title: 'Bezpečnost a ochrana údajů', from: inside(15) },
  { title: 'Sledování provozu, školení a záznamy', from: ['16', '17', '18'] },
  { title: 'Související dokumenty', from: ['19'] },
]

/** Takes the sections of the old version into new chapters, with references led to the new numbers. */
export const written = (chapters: readonly Chapter[]): string => {
  const numbers = new Map(
    chapters.flatMap(({ from }, chapter) =>
      from.map(
        (old, index) => [old, from.length === 1 ? `${chapter + 1}` : `${chapter + 1}.${index + 1}`] as const,
      ),
    ),
  )
  const led = (html: string): string =>
    html.replace(
      /(\p{Lu}{1,3}-\d{3}[^<;()]*)?(kapitol\p{L}{0,3}\s)(\d+(?:\.\d+)?)/gu,
      (whole, code, word, old) => (code === undefined ? `${word}${numbers.get(old) ?? old}` : whole),
    )
  const header = source.slice(source.indexOf('<table>'), source.indexOf('</table>') + '</table>'.length)
  return [
    header,
    ...chapters.flatMap(({ title, from }, chapter) => [
      `<h2>${chapter + 1} ${title}</h2>`,
      ...from.map((old) => {
        const part = parts.get(old)
        if (!part) throw new Error(`SOP-040 has no section ${old}`)
        return from.length === 1
          ? led(part.html)
          : `<h3>${numbers.get(old)} ${part.title}</h3>\n${led(part.html)}`
      }),
    ]),
  ].join('\n')
}

export const newVersion = written(outline)

/** The new version with one passage changed. @throws where the passage does not stand in it once */
export const newVersionBut = (passage: string, by: string): string => {
  if (newVersion.split(passage).length !== 2)
    throw new Error(`the new version does not say „${passage}“ once`)
  return newVersion.replace(passage, () => by)
}
