import { Autolink, parser, Strikethrough, Table, TaskList } from '@lezer/markdown'

type Tree = ReturnType<typeof parser.parse>

/** A piece of Markdown with its place in the source. */
export type MarkdownNode = Pick<Tree['topNode'], 'name' | 'from' | 'to' | 'node'>

/** GitHub's Markdown, save what hides a text: HTML, indented lines and what defines a link are read as words. */
const markdown = parser.configure([
  Table,
  Strikethrough,
  TaskList,
  Autolink,
  { remove: ['HTMLBlock', 'HTMLTag', 'IndentedCode', 'LinkReference'] },
])

/** Nobody reads a longer reply for its looks, and what is made to be slow to read is slow beyond it. */
const mostCharacters = 40_000

const plain = new Set(['Document', 'Paragraph', 'HardBreak', 'Link', 'Image', 'LinkMark', 'LinkLabel'])

const isPlain = (tree: Tree): boolean => {
  let all = true
  tree.iterate({
    enter: (node) => {
      all &&= plain.has(node.name) && !isLink(node)
      return all && node.name !== 'Image'
    },
  })
  return all
}

/** Whether a node is `[text](address)`: all else in brackets is words. */
export const isLink = ({ name, node }: MarkdownNode): boolean =>
  name === 'Link' && node.getChild('URL') !== null

/** The tree of a text in Markdown; undefined where nothing in it is, and where it is too long or nested too deeply. */
export const parseMarkdown = (text: string): Tree | undefined => {
  if (text.length > mostCharacters) return undefined
  try {
    const tree = markdown.parse(text)
    return isPlain(tree) ? undefined : tree
  } catch (error) {
    // The parser calls itself for what is nested.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
