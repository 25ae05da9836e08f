/** A link or an image as Markdown writes it: `[text](target "title")` or `[text][name]`. Offsets in the source. */
export interface MarkdownLink {
  /** Where the text ends, at its closing bracket. */
  readonly close: number
  /** What stands after the text's closing bracket, its own brackets included. */
  readonly target: { readonly from: number; readonly to: number }
}

const inline =
  /\]\([ \t]{0,8}(?:<[^<>\n]{0,2000}>|[^()\s<>]{0,2000}(?:\([^()\s]{0,500}\)[^()\s<>]{0,2000})?)(?:\s{1,8}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?[ \t]{0,8}\)/y
const named = /\]\[([^[\]\n]{0,200})\]/y
const definition = /^ {0,3}\[([^\]\n]{1,200})\]:[ \t]*\S/gm

/** Finds the Markdown links of one text. Asked at rising offsets, it looks at every bracket a bounded number of times. */
export class MarkdownLinks {
  private readonly next = { ']': -1, '[': -1 }
  private names: ReadonlySet<string> | undefined

  constructor(private readonly source: string) {}

  /** The link whose opening bracket stands at an offset. */
  at(offset: number): MarkdownLink | undefined {
    const close = this.nextOf(']', offset)
    if (this.nextOf('[', offset + 1) < close) return undefined
    inline.lastIndex = close
    if (inline.test(this.source)) return { close, target: { from: close + 1, to: inline.lastIndex } }
    named.lastIndex = close
    const name = named.exec(this.source)?.[1]
    if (name === undefined || !this.isDefined(name || this.source.slice(offset + 1, close))) return undefined
    return { close, target: { from: close + 1, to: named.lastIndex } }
  }

  private nextOf(bracket: '[' | ']', from: number): number {
    if (this.next[bracket] < from) {
      const found = this.source.indexOf(bracket, from)
      this.next[bracket] = found < 0 ? Number.POSITIVE_INFINITY : found
    }
    return this.next[bracket]
  }

  private isDefined(name: string): boolean {
    this.names ??= new Set(
      Array.from(this.source.matchAll(definition), ([, defined]) => defined!.toLowerCase()),
    )
    return this.names.has(name.toLowerCase())
  }
}
