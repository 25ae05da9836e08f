/** What an HTML tag is to a reader of the text. */
export type TagEffect =
  /** Nothing: a word goes on through it. */
  | 'inline'
  | 'line'
  | 'block'
  | 'item'
  | 'cell'
  | 'super'
  | 'sub'
  /** What stands inside is not shown. */
  | 'hidden'
  | 'image'
  | 'input'

/** A tag that stands in a text. */
export interface Tag {
  readonly name: string
  readonly effect: TagEffect
  readonly closing: boolean
  readonly attributes: string
  /** The offset after it. */
  readonly end: number
}

const names: Readonly<Record<TagEffect, string>> = {
  inline:
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark meter nobr output picture progress q ruby rb rp rt s samp small source span strike strong time tt u var wbr',
  line: 'br',
  block:
    'address article aside audio blockquote body button canvas caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend link main map menu meta nav object ol optgroup option p pre section select summary table tbody textarea tfoot thead title tr ul video',
  item: 'li',
  cell: 'td th',
  super: 'sup',
  sub: 'sub',
  hidden: 'script style template noscript',
  image: 'img',
  input: 'input',
}

const effects = new Map(
  Object.entries(names).flatMap(([effect, list]) =>
    list.split(' ').map((name) => [name, effect as TagEffect] as const),
  ),
)

/** Names that people also write in angle brackets to say what belongs there: a tag only where a closing one stands too. */
const alsoPlaceholders = new Set(
  'address article aside audio body button canvas caption cite code data details dialog figure font footer form frameset head header input label legend link main map mark menu meta meter nav object option output picture progress section select small source span strong style script summary table template textarea time title var video'.split(
    ' ',
  ),
)

const bareAttributes = new Set(
  'allowfullscreen async autofocus autoplay checked compact contenteditable controls default defer disabled download draggable hidden inert ismap itemscope loop multiple muted nohref noshade novalidate nowrap open readonly required reversed selected'.split(
    ' ',
  ),
)

const tag =
  /<(\/?)((?:[ovwm]:)?[a-zA-Z][a-zA-Z0-9]{0,15})((?:\s+[a-zA-Z_:@][\w:.@-]{0,60}(?:\s{0,8}=\s{0,8}(?:"[^"]{0,4000}"|'[^']{0,4000}'|[^\s"'=<>`]{1,1000}))?)*)\s*\/?>/y
const escapedTag = /&lt;(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})((?:\s[^<>]{0,300}?)??)\s{0,4}\/?&gt;/y
const attribute = /([a-zA-Z_:@][\w:.@-]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g

const areAttributes = (text: string): boolean =>
  [...text.matchAll(attribute)].every(
    ([, name, value]) => value !== undefined || bareAttributes.has(name!.toLowerCase()),
  )

/** Finds the HTML tags of one text. */
export class TagReader {
  private readonly closed = new Map<string, boolean>()

  constructor(private readonly source: string) {}

  /** The tag at an offset, where one stands there: `<b>`, `</td>`, `<br/>`, or the same escaped once. */
  at(offset: number): Tag | undefined {
    const pattern = this.source.charCodeAt(offset) === 0x3c ? tag : escapedTag
    pattern.lastIndex = offset
    const match = pattern.exec(this.source)
    if (!match) return undefined
    const [whole, slash, written, attributes] = match as unknown as [string, string, string, string]
    const name = written.toLowerCase()
    // Word processors paste elements of their own, such as <o:p>.
    const effect = name.includes(':') ? 'inline' : effects.get(name)
    if (!effect || !areAttributes(attributes)) return undefined
    if (pattern === escapedTag && attributes !== '' && !attributes.includes('=')) return undefined
    const closing = slash === '/'
    if (!closing && attributes === '' && alsoPlaceholders.has(name) && !this.isClosed(name)) return undefined
    return { name, effect, closing, attributes, end: offset + whole.length }
  }

  private isClosed(name: string): boolean {
    const known = this.closed.get(name)
    if (known !== undefined) return known
    const isClosed = new RegExp(`(?:<|&lt;)/${name}\\b`, 'i').test(this.source)
    this.closed.set(name, isClosed)
    return isClosed
  }
}
