import { diffArrays } from 'diff'

/** What was taken out at one place and what was put in there, then what stays: counted in lines. */
export interface LineStep {
  readonly removed: number
  readonly added: number
  readonly same: number
}

/** Where no line stands fast, more edits than this are not looked for: the one is shown for the other. */
const mostEdits = 1_500

/** A line: its words, and a text that is the same where two lines look the same. */
export interface LookedLine {
  readonly text: string
  readonly look: string
}

const isSame = (one: LookedLine | undefined, other: LookedLine | undefined): boolean =>
  one?.text === other?.text && one?.look === other?.look

/** Numbers for lines, the same for the same: they are compared many times. */
const numbered = (lines: readonly LookedLine[], numbers: Map<string, number>): readonly number[] =>
  lines.map(({ text, look }) => {
    const line = `${look}\n${text}`
    const number = numbers.get(line) ?? numbers.size
    numbers.set(line, number)
    return number
  })

/** Where each number that stands once stands; -1 where it stands more often. */
const onceIn = (numbers: readonly number[]): ReadonlyMap<number, number> => {
  const places = new Map<number, number>()
  for (const [place, number] of numbers.entries()) places.set(number, places.has(number) ? -1 : place)
  return places
}

/** The longest rising selection of places, as indexes into them (Schensted 1961). */
const rising = (places: readonly number[]): readonly number[] => {
  const ends: number[] = []
  const before: number[] = []
  for (const [index, place] of places.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (places[ends[middle]!]! < place) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? ends[low - 1]! : -1
    ends[low] = index
  }
  const chosen: number[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]!) chosen.push(index)
  return chosen.reverse()
}

const stepsBetween = (before: readonly number[], after: readonly number[]): readonly LineStep[] => {
  if (before.length === 0 || after.length === 0)
    return [{ removed: before.length, added: after.length, same: 0 }]
  const pieces = diffArrays([...before], [...after], { maxEditLength: mostEdits })
  if (!pieces) return [{ removed: before.length, added: after.length, same: 0 }]
  const steps: LineStep[] = []
  let [removed, added] = [0, 0]
  for (const piece of pieces) {
    if (piece.removed) removed += piece.count
    else if (piece.added) added += piece.count
    else {
      steps.push({ removed, added, same: piece.count })
      removed = added = 0
    }
  }
  return [...steps, { removed, added, same: 0 }]
}

/**
 * From one list of lines to another. What begins and ends them alike stays. Between, lines that stand once in both, in the
 * same order, stand fast, and around them the fewest edits are looked for (Cohen's patience diff): where much was rewritten
 * that is quicker by far than to look for the fewest in the whole.
 */
export const lineDiff = (
  before: readonly LookedLine[],
  after: readonly LookedLine[],
): readonly LineStep[] => {
  const shorter = Math.min(before.length, after.length)
  let [begin, end] = [0, 0]
  while (begin < shorter && isSame(before[begin], after[begin])) begin += 1
  while (end < shorter - begin && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const middle = (lines: readonly LookedLine[]) => lines.slice(begin, lines.length - end)
  return joined([stays(begin), ...middleSteps(middle(before), middle(after)), stays(end)])
}

const stays = (same: number): LineStep => ({ removed: 0, added: 0, same })

const middleSteps = (before: readonly LookedLine[], after: readonly LookedLine[]): readonly LineStep[] => {
  const numbers = new Map<string, number>()
  const [of, to] = [numbered(before, numbers), numbered(after, numbers)]
  const [once, onceAfter] = [onceIn(of), onceIn(to)]
  const shared = [...once].flatMap(([number, place]) => {
    const other = onceAfter.get(number) ?? -1
    return place >= 0 && other >= 0 ? [[place, other] as const] : []
  })
  const fast = rising(shared.map(([, other]) => other)).map((index) => shared[index]!)
  const steps: LineStep[] = []
  let [left, come] = [0, 0]
  for (const [place, other] of fast) {
    steps.push(...stepsBetween(of.slice(left, place), to.slice(come, other)), stays(1))
    ;[left, come] = [place + 1, other + 1]
  }
  return [...steps, ...stepsBetween(of.slice(left), to.slice(come))]
}

/** What was taken out and put in at one place in one step, and what stays after it. */
const joined = (steps: readonly LineStep[]): readonly LineStep[] => {
  const all: LineStep[] = []
  for (const { removed, added, same } of steps) {
    const last = all.at(-1) ?? stays(0)
    if (last.same > 0 && removed + added > 0) all.push({ removed, added, same })
    else
      all[Math.max(0, all.length - 1)] = {
        removed: last.removed + removed,
        added: last.added + added,
        same: last.same + same,
      }
  }
  return all
}
