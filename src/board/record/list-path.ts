import type { Block, RichText } from '../../richtext/index.ts'
import type { MarkupElement } from '../../richtext/markup.ts'
import { originOf } from '../../richtext/offset-map.ts'
import { sourceOf } from '../../richtext/parse.ts'
import { deepest, type Step } from './shown-text.ts'

/** A list or an item that a block lies in. */
interface ListStep extends Step {
  /** The element that it is in the source. */
  readonly element: MarkupElement
}

const tagOf: Readonly<Record<string, ListStep['tag']>> = {
  ol: 'ol',
  ul: 'ul',
  menu: 'ul',
  dir: 'ul',
  li: 'li',
}

const integer = (value: string | undefined): number | undefined =>
  value !== undefined && /^\s*[+-]?\d{1,6}\s*$/.test(value) ? Number(value) : undefined

const stepsOf = (elements: readonly MarkupElement[]): readonly ListStep[] => {
  const next = new Map<MarkupElement, number>()
  const open: ListStep[] = []
  return elements
    .filter(({ tag }) => tag in tagOf)
    .sort((a, b) => a.open.start - b.open.start)
    .map((element) => {
      const tag = tagOf[element.tag] ?? 'ul'
      while (open.length > 0 && (open.at(-1)?.element.close.end ?? 0) <= element.open.start) open.pop()
      const list = open.findLast((step) => step.tag !== 'li')
      if (tag !== 'li') next.set(element, integer(element.attributes.get('start')) ?? 1)
      const number =
        tag === 'li' && list?.tag === 'ol'
          ? (integer(element.attributes.get('value')) ?? next.get(list.element) ?? 1)
          : undefined
      if (number !== undefined && list) next.set(list.element, number + 1)
      const type = tag === 'ol' ? /^[aAiI]$/.exec(element.attributes.get('type') ?? '')?.[0] : undefined
      const step = { tag, element, ...(number === undefined ? {} : { number }), ...(type ? { type } : {}) }
      open.push(step)
      return step
    })
}

/** An item outside every list is none, and a list in a list's own place is shown as it stands. */
const isInList = (step: ListStep, index: number, path: readonly ListStep[]): boolean =>
  step.tag !== 'li' || (index > 0 && path[index - 1]?.tag !== 'li')

/** The lists and items that each block lies in, the outermost first. */
export const listPaths = (rich: RichText): readonly (readonly Step[])[] => {
  const { origins, elements } = sourceOf(rich)
  const steps = stepsOf(elements)
  if (steps.length === 0) return rich.blocks.map(() => [])
  const open: ListStep[] = []
  let next = 0
  const pathAt = ({ start, end }: Block): readonly ListStep[] => {
    if (start === end) return open.filter(isInList).slice(0, deepest)
    const at = originOf(origins, { start, end: start + 1 }).start
    for (let step = steps[next]; step && step.element.open.start <= at; step = steps[next]) {
      open.push(step)
      next += 1
    }
    for (let index = open.length - 1; index >= 0; index -= 1) {
      if ((open[index]?.element.close.start ?? 0) <= at) open.splice(index, 1)
    }
    return open.filter(isInList).slice(0, deepest)
  }
  return rich.blocks.map(pathAt)
}
