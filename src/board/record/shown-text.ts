import type { Block, Run, RunStyle } from '../../richtext/index.ts'

/** How a run looks: as in a document, or as code, or as what stands beside the text: the address of a link. */
export type ShownStyle = RunStyle & { readonly code?: true; readonly beside?: true }

export interface ShownRun extends Omit<Run, 'style'> {
  readonly style: ShownStyle
}

/** A block of a document, or of a reply: there are lines of code and rules there too. */
export interface ShownBlock extends Omit<Block, 'kind' | 'runs'> {
  readonly kind: Block['kind'] | 'code' | 'rule'
  readonly runs: readonly ShownRun[]
}

/** What blocks lie in together: two blocks are in the same list where the step is the same object. */
export interface Step {
  readonly tag: 'ol' | 'ul' | 'li' | 'blockquote'
  /** Of an item of an ordered list: the number that a reader sees. */
  readonly number?: number
  /** Of an ordered list: `a`, `A`, `i` or `I`, where its items are not counted in digits. */
  readonly type?: string
}

/** A text that is shown with its looks. */
export interface ShownText {
  readonly blocks: readonly ShownBlock[]
  /** What each block lies in, the outermost first. */
  readonly paths: readonly (readonly Step[])[]
}

/** Deeper lists and quotations are shown at this depth. */
export const deepest = 12

export const plainStyle: ShownStyle = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  script: 'normal',
}
