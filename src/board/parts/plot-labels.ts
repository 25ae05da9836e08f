/** A point of a drawing in the units of its axes. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly label: string
  /** Its number in the ranking: what names it where its label has no room. */
  readonly number: number
}

/** A drawing's size and its margins, in its own units. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a label stands, from its point. */
export interface Placed {
  readonly point: Point
  readonly text: string
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'end' | 'middle'
}

export interface LabelTerms {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  /** Whether labels are written out where there is room; else numbers alone. */
  readonly named: boolean
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** About the width of a character and the height of a line at 13 px. */
const [characterWidth, lineHeight, longest] = [6.9, 15, 40]

const places = [
  { dx: 9, dy: 0, anchor: 'start' },
  { dx: -9, dy: 0, anchor: 'end' },
  { dx: 9, dy: -11, anchor: 'start' },
  { dx: 9, dy: 11, anchor: 'start' },
  { dx: -9, dy: -11, anchor: 'end' },
  { dx: -9, dy: 11, anchor: 'end' },
] as const

/** Points whose label finds no room in this number are only numbered. */
const mostNamed = 40

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const boxOf = (x: number, y: number, width: number, { dx, dy, anchor }: (typeof places)[number]): Box => {
  const left = anchor === 'end' ? x + dx - width : x + dx
  return { left, right: left + width, top: y + dy - lineHeight / 2, bottom: y + dy + lineHeight / 2 }
}

/**
 * Finds each label a place beside its point where it meets no other label, no point and no edge. One that has no room is
 * named by its number, and one that has no room even for that goes without: the ranking has it.
 */
export const placeLabels = (points: readonly Point[], frame: Frame, terms: LabelTerms): readonly Placed[] => {
  const taken: Box[] = points.map((point) => {
    const [x, y] = [terms.x(point.x), terms.y(point.y)]
    return { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }
  })
  const fits = (box: Box) =>
    box.left >= 0 &&
    box.right <= frame.width &&
    box.top >= 0 &&
    box.bottom <= frame.height - frame.bottom &&
    !taken.some((other) => meet(box, other))
  const isNamed = terms.named && points.length <= mostNamed
  return points.flatMap((point) => {
    const short = point.label.length > longest ? `${point.label.slice(0, longest - 1)}…` : point.label
    for (const text of [...(isNamed ? [short] : []), `${point.number}`]) {
      for (const place of places) {
        const box = boxOf(terms.x(point.x), terms.y(point.y), text.length * characterWidth, place)
        if (!fits(box)) continue
        taken.push(box)
        return [{ point, text, ...place }]
      }
    }
    return []
  })
}
