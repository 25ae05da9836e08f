import { type Token, Tokenizer, TokenizerMode } from 'parse5'
import {
  blockElements,
  cellElements,
  formattingElements,
  headingElements,
  listElements,
  scopeElements,
  voidElements,
} from './elements.ts'
import type { Span } from './offset-map.ts'

/** An element and where its tags stand in the source. A close that was left out is empty, and stands where it is implied. */
export interface MarkupElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly open: Span
  readonly close: Span
}

/** What a source says, in order. An element that overlaps another one may close before those inside it. */
export type MarkupEvent =
  | { readonly kind: 'open' | 'close'; readonly element: MarkupElement }
  | { readonly kind: 'text'; readonly span: Span }

/** A source, read. */
export interface Markup {
  readonly events: readonly MarkupEvent[]
  readonly elements: readonly MarkupElement[]
  /** Elements that the source leaves open, or whose look it does not end; the innermost last. */
  readonly unclosed: readonly MarkupElement[]
  /** End tags that close nothing. */
  readonly strays: readonly Span[]
  /** A tag or comment that the source breaks off. */
  readonly unfinished?: { readonly kind: 'tag' | 'comment'; readonly start: number }
}

/** Browsers nest no deeper either. What is deeper stands beside, not inside. */
const deepest = 512
/** How many elements may go on after a block cut them off: more would let a short source make endless markup. */
const mostInterrupted = 32

const contentModes: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
])

const only = (...tags: readonly string[]): ReadonlySet<string> => new Set(tags)
const tableParts = only('thead', 'tbody', 'tfoot', 'caption', 'colgroup')
const tableTags = only('table', 'tr', 'td', 'th', ...tableParts)
const itemScope = only(...scopeElements, ...listElements, 'blockquote', 'section', 'article')
const termScope = only(...scopeElements, 'dl')
const rowScope = only('table', 'template', 'tr')
const tableScope = only('table', 'template')

interface Reach {
  readonly tags: ReadonlySet<string>
  readonly scope: ReadonlySet<string>
}

/** What the start of an element closes by itself: one of `tags`, unless one of `scope` stands between. */
const impliedCloses = (tag: string): readonly Reach[] => {
  if (cellElements.has(tag)) return [{ tags: cellElements, scope: rowScope }]
  if (tag === 'tr') return [{ tags: only('tr'), scope: tableScope }]
  if (tableParts.has(tag)) return [{ tags: tableParts, scope: tableScope }]
  const paragraph = { tags: only('p'), scope: scopeElements }
  if (tag === 'li') return [{ tags: only('li'), scope: itemScope }, paragraph]
  if (tag === 'dt' || tag === 'dd') return [{ tags: only('dt', 'dd'), scope: termScope }, paragraph]
  if (headingElements.has(tag)) return [paragraph, { tags: headingElements, scope: blockElements }]
  return blockElements.has(tag) ? [paragraph] : []
}

const knownImpliedCloses = new Map([...blockElements, ...tableParts].map((tag) => [tag, impliedCloses(tag)]))

/** Which open elements an end tag may close, and what it may not reach beyond. */
const reachOf = (tag: string): Reach => {
  const tags = headingElements.has(tag) ? headingElements : only(tag)
  if (cellElements.has(tag)) return { tags, scope: rowScope }
  if (tableTags.has(tag)) return { tags, scope: tableScope }
  if (tag === 'li') return { tags, scope: itemScope }
  return {
    tags,
    scope: blockElements.has(tag) || formattingElements.has(tag) ? scopeElements : blockElements,
  }
}

const knownReaches = new Map(
  [...blockElements, ...tableParts, ...formattingElements, 'span', 'sup', 'sub', 'mark'].map((tag) => [
    tag,
    reachOf(tag),
  ]),
)

const noAttributes: ReadonlyMap<string, string> = new Map()

interface OpenElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly open: Span
  close: Span
}

/**
 * Reads HTML as a browser reads a page's body: parse5 finds tags and texts, and this decides what closes what.
 * It builds no tree, so that neither depth nor misnested markup costs more than one pass.
 */
export const readMarkup = (html: string): Markup => {
  const events: MarkupEvent[] = []
  const elements: OpenElement[] = []
  const strays: Span[] = []
  const stack: OpenElement[] = []
  const openCounts = new Map<string, number>()
  const tooDeep = new Map<string, OpenElement[]>()
  let interrupted: OpenElement[] = []
  const interruptedOutside = new Map<OpenElement, OpenElement[]>()
  let unfinished: Markup['unfinished']
  let readUpTo = 0
  let textFrom = -1

  const count = (tag: string, by: number) => openCounts.set(tag, (openCounts.get(tag) ?? 0) + by)

  const push = (element: OpenElement) => {
    stack.push(element)
    count(element.tag, 1)
    events.push({ kind: 'open', element })
    if (!scopeElements.has(element.tag)) return
    interruptedOutside.set(element, interrupted)
    interrupted = []
  }

  const leave = (element: OpenElement, close: Span) => {
    element.close = close
    count(element.tag, -1)
    events.push({ kind: 'close', element })
    const outside = interruptedOutside.get(element)
    if (outside) interrupted = outside
  }

  const closeAbove = (depth: number, at: number) => {
    const cut: OpenElement[] = []
    while (stack.length > depth) {
      const element = stack.pop()!
      leave(element, { start: at, end: at })
      if (scopeElements.has(element.tag)) cut.length = 0
      else if (formattingElements.has(element.tag)) cut.push(element)
    }
    if (cut.length > 0) interrupted = [...interrupted, ...cut.reverse()].slice(0, mostInterrupted)
  }

  const indexOfOpen = (tags: ReadonlySet<string>, scope: ReadonlySet<string>): number => {
    let anyOpen = false
    for (const tag of tags) if ((openCounts.get(tag) ?? 0) > 0) anyOpen = true
    if (!anyOpen) return -1
    for (let index = stack.length - 1; index >= 0; index -= 1) {
      const { tag } = stack[index]!
      if (tags.has(tag)) return index
      if (scope.has(tag)) return -1
    }
    return -1
  }

  const endText = () => {
    if (textFrom >= 0) events.push({ kind: 'text', span: { start: textFrom, end: readUpTo } })
    textFrom = -1
  }

  const takeUpInterrupted = () => {
    if (interrupted.length === 0) return
    const again = interrupted
    interrupted = []
    for (const element of again) if (stack.length < deepest) push(element)
  }

  const onStartTag = ({ tagName: tag, attrs, location }: Token.TagToken) => {
    endText()
    const open = { start: location!.startOffset, end: location!.endOffset }
    readUpTo = open.end
    const mode = contentModes.get(tag)
    if (mode !== undefined) tokenizer.state = mode
    for (const { tags, scope } of knownImpliedCloses.get(tag) ?? []) {
      const index = indexOfOpen(tags, scope)
      if (index >= 0) closeAbove(index, open.start)
    }
    if (!blockElements.has(tag) && !tableTags.has(tag)) takeUpInterrupted()
    const attributes =
      attrs.length === 0 ? noAttributes : new Map(attrs.map(({ name, value }) => [name, value]))
    const element: OpenElement = { tag, attributes, open, close: { start: open.end, end: open.end } }
    elements.push(element)
    if (stack.length < deepest && !voidElements.has(tag)) return push(element)
    events.push({ kind: 'open', element }, { kind: 'close', element })
    if (voidElements.has(tag)) return
    const siblings = tooDeep.get(tag)
    if (siblings) siblings.push(element)
    else tooDeep.set(tag, [element])
  }

  const onEndTag = ({ tagName: tag, location }: Token.TagToken) => {
    endText()
    const close = { start: location!.startOffset, end: location!.endOffset }
    readUpTo = close.end
    const deep = tooDeep.get(tag)?.pop()
    if (deep) {
      deep.close = close
      return
    }
    const { tags, scope } = knownReaches.get(tag) ?? reachOf(tag)
    const index = indexOfOpen(tags, scope)
    if (index < 0) {
      const cut = interrupted.findLast((element) => element.tag === tag)
      if (!cut) return strays.push(close)
      cut.close = close
      interrupted = interrupted.filter((element) => element !== cut)
      return
    }
    const closed = stack[index]!
    const holdsBlock =
      formattingElements.has(tag) && stack.slice(index).some((inner) => blockElements.has(inner.tag))
    if (holdsBlock) stack.splice(index, 1)
    else {
      closeAbove(index + 1, close.start)
      stack.pop()
    }
    leave(closed, close)
  }

  /** Texts that touch are one: the tokenizer may cut them inside a character reference. */
  const onText = ({ location }: Token.CharacterToken) => {
    takeUpInterrupted()
    if (textFrom < 0) textFrom = location!.startOffset
    readUpTo = location!.endOffset
  }

  const onDeclaration = ({ location }: Token.CommentToken | Token.DoctypeToken) => {
    endText()
    const start = location!.startOffset
    readUpTo = location!.endOffset
    const text = html.slice(start, readUpTo)
    const isFinished = text.startsWith('<!--') ? /--!?>$|^<!--?-?>$/.test(text) : text.endsWith('>')
    if (!isFinished) unfinished = { kind: 'comment', start }
  }

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag,
      onEndTag,
      onComment: onDeclaration,
      onDoctype: onDeclaration,
      onCharacter: onText,
      onWhitespaceCharacter: onText,
      onNullCharacter: onText,
      onEof: endText,
    },
  )
  tokenizer.write(html, true)
  if (readUpTo < html.length) unfinished = { kind: 'tag', start: readUpTo }
  const unclosed = [...interrupted, ...stack, ...[...tooDeep.values()].flat()]
  closeAbove(0, html.length)
  for (const siblings of tooDeep.values()) {
    for (const element of siblings) element.close = { start: html.length, end: html.length }
  }
  return { events, elements, unclosed, strays, ...(unfinished && { unfinished }) }
}
