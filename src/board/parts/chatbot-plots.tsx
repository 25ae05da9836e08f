import * as Plot from '@observablehq/plot'
import { raw } from 'hono/html'
import type { FC } from 'hono/jsx'
import { parseHTML } from 'linkedom'
import { groupedBy } from '../data/board.ts'
import type { ChatbotFigures } from '../data/figures.ts'
import { type Frame, type Placed, type Point, placeLabels } from './plot-labels.ts'

/** What a score is drawn against. */
interface Against {
  readonly name: 'cost' | 'time'
  readonly title: string
  readonly axis: string
  readonly less: string
  readonly of: (row: ChatbotFigures) => number | undefined
}

const drawings: readonly Against[] = [
  {
    name: 'cost',
    title: 'Score against cost',
    axis: 'mean cost of an answer, USD, logarithmic',
    less: 'for less',
    of: ({ cost }) => cost?.typical,
  },
  {
    name: 'time',
    title: 'Score against time',
    axis: 'median time of an answer, seconds, logarithmic',
    less: 'in less time',
    of: ({ time }) => time?.typical,
  },
]

/** A chatbot as a point, with what stands around it. */
interface Drawn extends Point {
  readonly low?: number
  readonly high?: number
  readonly isBeaten: boolean
}

/** The chatbots that have both figures. One is beaten where another is no worse in either and better in one. */
const pointsOf = (rows: readonly ChatbotFigures[], { of }: Against): readonly Drawn[] => {
  const points = rows.flatMap((row, index) => {
    const [x, y] = [of(row), row.summary.mean]
    if (x === undefined || x <= 0 || y === undefined) return []
    const { interval } = row
    return [
      {
        x,
        y,
        label: row.chatbot.label,
        number: index + 1,
        ...(interval ? { low: Math.max(0, interval.low), high: Math.min(5, interval.high) } : {}),
      },
    ]
  })
  const beats = (a: Point, b: Point) => a.x <= b.x && a.y >= b.y && (a.x < b.x || a.y > b.y)
  return points.map((point) => ({ ...point, isBeaten: points.some((other) => beats(other, point)) }))
}

const broad: Frame = { width: 800, height: 430, left: 34, right: 24, top: 30, bottom: 48 }
const narrow: Frame = { width: 358, height: 360, left: 26, right: 14, top: 30, bottom: 46 }

/** The ends of a logarithmic axis, a little beyond the points. */
const domainOf = (points: readonly Point[]): readonly [number, number] => {
  const xs = points.map(({ x }) => x)
  return [Math.min(...xs) / 1.25, Math.max(...xs) * 1.25]
}

/** Round numbers on a logarithmic axis: 1, 2 and 5 of each power; the powers alone where those are many. */
const ticksOf = ([from, to]: readonly [number, number]): readonly number[] => {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(to)) - Math.floor(Math.log10(from)) + 1 },
    (_, index) => Math.floor(Math.log10(from)) + index,
  )
  const within = (steps: readonly number[]) =>
    powers
      .flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(1))))
      .filter((tick) => tick >= from && tick <= to)
  const fine = within([1, 2, 5])
  return fine.length > 8 ? within([1]) : fine
}

/** A drawing as SVG. Its colours and sizes are the stylesheet's. */
const draw = (points: readonly Drawn[], frame: Frame, axis: string): string => {
  const domain = domainOf(points)
  const { width, height, left, right, top, bottom } = frame
  const x: Plot.ScaleOptions = { type: 'log', domain: [...domain], range: [left, width - right] }
  const y: Plot.ScaleOptions = { domain: [0, 5], range: [height - bottom, top] }
  const [across, up] = [Plot.scale({ x }), Plot.scale({ y })]
  const labels = placeLabels(points, frame, {
    x: (value) => across.apply(value) as number,
    y: (value) => up.apply(value) as number,
    named: frame === broad,
  })
  const frontier = points.filter(({ isBeaten }) => !isBeaten).sort((a, b) => a.x - b.x)
  const spans = points.filter(({ low }) => low !== undefined)
  /** A bar with a tick at each end. All are one path, for there may be many. */
  const spanAt = ({ x: at, low, high }: Drawn): string => {
    const [middle, from, to] = [across.apply(at) as number, up.apply(low) as number, up.apply(high) as number]
    return `M${(middle - 3).toFixed(1)},${from.toFixed(1)}h6m-3,0V${to.toFixed(1)}m-3,0h6`
  }
  const square = { x: 'x', y: 'y', symbol: 'square', r: 4.5 } as const
  const { document } = parseHTML('<html><body></body></html>')
  const svg = Plot.plot({
    document: document as never,
    width,
    height,
    marginLeft: left,
    marginRight: right,
    marginTop: top,
    marginBottom: bottom,
    x: { ...x, axis: null },
    y: { ...y, axis: null },
    marks: [
      Plot.gridY([1, 2, 3, 4, 5], { className: 'grid' }),
      Plot.ruleY([0], { className: 'axis' }),
      Plot.axisY([0, 1, 2, 3, 4, 5], {
        label: null,
        tickSize: 0,
        className: 'tick-label',
        tickFormat: String,
      }),
      Plot.axisX([...ticksOf(domain)], {
        label: null,
        tickSize: 5,
        className: 'tick-label',
        tickFormat: String,
      }),
      Plot.line(frontier, { x: 'x', y: 'y', curve: 'step-after', className: 'frontier' }),
      () => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
        path.setAttribute('class', 'span')
        path.setAttribute('d', spans.map(spanAt).join(''))
        return path as never
      },
      Plot.dot(
        points.filter(({ isBeaten }) => isBeaten),
        { ...square, className: 'point is-beaten' },
      ),
      Plot.dot(frontier, { ...square, className: 'point' }),
      ...[...groupedBy(labels, ({ dx, dy, anchor }) => `${dx} ${dy} ${anchor}`).values()].map((alike) =>
        Plot.text(alike, {
          x: ({ point }: Placed) => point.x,
          y: ({ point }: Placed) => point.y,
          text: 'text',
          dx: alike[0]?.dx ?? 0,
          dy: alike[0]?.dy ?? 0,
          textAnchor: alike[0]?.anchor ?? 'start',
          className: 'point-label',
        }),
      ),
      Plot.text(['score'], { frameAnchor: 'top-left', dx: -left, dy: -top + 8, className: 'axis-label' }),
      Plot.text([axis], { frameAnchor: 'bottom-right', dy: bottom - 4, className: 'axis-label' }),
    ],
  })
  return bare(svg as unknown as Element)
}

/** What Plot says of looks is the stylesheet's to say: it would need a style of its own, which the content policy refuses. */
const looks = [
  'style',
  'fill',
  'stroke',
  'font-size',
  'font-family',
  'font-variant',
  'stroke-width',
  'stroke-opacity',
]

/** Attributes whose numbers are drawn no finer than a tenth. */
const places = ['d', 'transform', 'x1', 'x2', 'y1', 'y2'] as const

interface Element {
  readonly outerHTML: string
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  querySelectorAll(selector: string): Iterable<Element>
  remove(): void
  removeAttribute(name: string): void
}

const bare = (svg: Element): string => {
  for (const style of svg.querySelectorAll('style')) style.remove()
  for (const each of [svg, ...svg.querySelectorAll('*')]) {
    for (const name of looks) each.removeAttribute(name)
    for (const name of places) {
      const value = each.getAttribute(name)
      if (value) each.setAttribute(name, value.replace(/(\d\.\d)\d+/g, '$1'))
    }
    // A drawing is one picture, and says what it is at its root.
    each.removeAttribute('aria-label')
    each.removeAttribute('aria-description')
  }
  for (const name of ['class', 'width', 'height']) svg.removeAttribute(name)
  const whole = svg.outerHTML
  return whole.slice(whole.indexOf('>') + 1, whole.lastIndexOf('</svg>'))
}

const Drawing: FC<{ frame: Frame; name: 'broad' | 'narrow'; inside: string; label: string }> = ({
  frame,
  name,
  inside,
  label,
}) => (
  <svg class={name} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
    {raw(inside)}
  </svg>
)

const Names: FC<{ of: readonly Drawn[]; numbered?: boolean }> = ({ of, numbered }) => (
  <>
    {of.map(({ label, number }, index) => (
      <>
        {index > 0 ? ', ' : ''}
        <span class="nobr">{numbered ? `${number} ${label}` : label}</span>
      </>
    ))}
  </>
)

const Figure: FC<{ against: Against; rows: readonly ChatbotFigures[] }> = ({ against, rows }) => {
  const points = pointsOf(rows, against)
  if (points.length < 2) return null
  const beaten = points.filter(({ isBeaten }) => isBeaten)
  const label = `${against.title}; the figures stand in the ranking above`
  return (
    <section aria-labelledby={against.name}>
      <h2 id={against.name}>{against.title}</h2>
      <figure class="plot">
        <Drawing frame={broad} name="broad" inside={draw(points, broad, against.axis)} label={label} />
        <Drawing frame={narrow} name="narrow" inside={draw(points, narrow, against.axis)} label={label} />
        <figcaption class="note">
          <p>
            <b>Filled squares</b> are the ones to choose from: no other chatbot scores as high {against.less}.
            The dashed line joins them.
          </p>
          {beaten.length > 0 && beaten.length <= 12 ? (
            <p>
              <b>Hollow squares</b> are beaten: <Names of={beaten} />.
            </p>
          ) : null}
          <p>
            Bars are 95 % intervals with cases as clusters.
            {points.length < rows.length
              ? ` ${rows.length - points.length} have no such figure and are not drawn.`
              : ''}
          </p>
          <p class="narrow">
            Numbers follow the order of the ranking: <Names of={points} numbered />.
          </p>
        </figcaption>
      </figure>
    </section>
  )
}

/** Score against cost and against time, drawn; a drawing of which there are fewer than two points is left out. */
export const ChatbotPlots: FC<{ rows: readonly ChatbotFigures[] }> = ({ rows }) => (
  <>
    {drawings.map((against) => (
      <Figure against={against} rows={rows} />
    ))}
  </>
)
