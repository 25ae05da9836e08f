import type { FC } from 'hono/jsx'
import type { Margin } from '../record/margin.ts'
import { Square, type SquareLevel } from '../square.tsx'
import { titleOf } from '../title.ts'
import { languageOf } from './language.ts'
import type { LetteredFinding } from './lettered.ts'

const longest = 180

const short = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text

const SideNote: FC<{ of: LetteredFinding }> = ({ of: { letter, type, finding } }) => (
  <aside class="side-note" lang="en" data-finding={letter}>
    <b>
      <Square level={type.level as SquareLevel} />{' '}
      <a href={`#${letter}`}>
        <span class="letter">{letter}</span> {titleOf(type.name)}
      </a>
    </b>
    <span lang={languageOf(finding.why, 'en')}>{short(finding.why)}</span>
  </aside>
)

const ColourNote: FC<{ words: string }> = ({ words }) => (
  <aside class="side-note is-check" lang="en">
    <b>{words.charAt(0).toUpperCase() + words.slice(1)}</b>as it was written
  </aside>
)

/** The margin of one text: a note for each finding where it is first marked. */
export const marginOf = (
  lettered: readonly LetteredFinding[],
  anchors: Set<string>,
  saysColours = false,
): Margin => {
  const noted = new Set<string>()
  return {
    anchors,
    saysColours,
    notes: (marks) => {
      const letters = [...new Set(marks.map(({ letter }) => letter))].filter((letter) => !noted.has(letter))
      for (const letter of letters) noted.add(letter)
      return lettered
        .filter(({ letter }) => letters.includes(letter))
        .map((each) => (<SideNote of={each} />).toString())
        .join('')
    },
    colourNote: (words) => (<ColourNote words={words} />).toString(),
  }
}

/** A margin without notes: in a conversation the letter behind a quote leads to its finding. */
export const bareMargin = (anchors: Set<string>): Margin => ({
  anchors,
  saysColours: false,
  notes: () => '',
  colourNote: () => '',
})
