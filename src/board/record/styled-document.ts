import type { RichText } from '../../richtext/index.ts'
import { onceEach } from '../once.ts'
import { groundClass, inkClass } from './colour.ts'
import { listPaths } from './list-path.ts'
import type { Margin } from './margin.ts'
import type { Mark } from './mark.ts'
import type { ShownText } from './shown-text.ts'
import { styledBlocks } from './styled-blocks.ts'

/** What of a document is the same whatever is marked in it: made once, as the same documents are shown again and again. */
interface Prepared extends ShownText {
  readonly inline: (string | undefined)[]
  readonly classes: readonly string[]
}

const classesOf = ({ blocks }: RichText): readonly string[] => [
  ...new Set(
    blocks.flatMap(({ runs }) =>
      runs.flatMap(({ style: { colour, background } }) =>
        [
          colour === undefined ? undefined : inkClass(colour),
          background === undefined ? undefined : groundClass(background),
        ].filter((name) => name !== undefined),
      ),
    ),
  ),
]

const prepared = onceEach(
  (rich: RichText): Prepared => ({
    blocks: rich.blocks,
    paths: listPaths(rich),
    inline: new Array<string | undefined>(rich.blocks.length).fill(undefined),
    classes: classesOf(rich),
  }),
)

/** The colour classes that a document needs: the page gives them their rules. */
export const colourClasses = (rich: RichText): readonly string[] => prepared(rich).classes

/**
 * A document as it looks.
 * @param marks in the offsets of `rich.text`
 */
export const styledDocument = (rich: RichText, marks: readonly Mark[], margin: Margin): string => {
  const shown = prepared(rich)
  return styledBlocks(shown, marks, margin, shown.inline)
}
