import type { Comparator } from './bound-phrases.ts'
import { boundBetween } from './bounds.ts'
import { figureAt } from './figure.ts'
import type { NoNumber, ReadFigure } from './literal.ts'
import { compare, negated, one, over, plus, times, zero } from './rational.ts'
import { following, glued, type Reader, remembered, signAt, startWord, wordAt } from './reader.ts'
import type { Unit } from './unit.ts'
import { unitAt } from './unit-reading.ts'

/** A number with its unit, before anything that bounds it or spans it. */
export interface Core extends ReadFigure {
  readonly unit?: Unit
  /** No number is written: „hodinu“. */
  readonly implied?: boolean
  /** The bound between the number and its unit: „20 a více minut“. */
  readonly comparator?: Comparator
  /** The unit stands in an adjective: „desetiminutový“. */
  readonly adjective?: boolean
}

const sameUnit = (a: Unit | undefined, b: Unit | undefined): boolean => a?.dimension === b?.dimension

const wholeWords = new Set(
  'celé celých plné plných dalších další dlouhých full whole more additional consecutive'.split(' '),
)
/** „5ti“, „8mi“: the ending that a numeral gets when it is read aloud. */
const numeralEnding = /^(?:ti|mi|i)$/

/** The token after a number's second spelling in brackets: „30 (třicet) minut“. */
const afterSpelling = (reader: Reader, figure: ReadFigure): number => {
  if (signAt(reader, figure.next) !== '(') return figure.next
  const again = figureAt(reader, figure.next + 1)
  const same = again && !('noNumber' in again) && compare(again.value, figure.value) === 0
  return same && signAt(reader, again.next) === ')' ? again.next + 1 : figure.next
}

/** The token where a unit may start after a number: behind „-ti“, a hyphen, "of an", „celých“. */
const unitStart = (reader: Reader, figure: ReadFigure): number => {
  let at = afterSpelling(reader, figure)
  const hyphen = glued(reader, at)?.text === '-' && glued(reader, at + 1)?.kind === 'word' ? 1 : 0
  const ending = glued(reader, at + hyphen)
  if (figure.written === 'digits' && ending?.kind === 'word' && numeralEnding.test(ending.text))
    return at + hyphen + 1
  if (hyphen) return at + 1
  if (wholeWords.has(wordAt(reader, at))) return at + 1
  if (reader.language === 'en' && figure.needs) {
    if (wordAt(reader, at) === 'of') at += 1
    if (wordAt(reader, at) === 'a' || wordAt(reader, at) === 'an') at += 1
  }
  return at
}

const withUnit = (reader: Reader, figure: ReadFigure): Core => {
  const bound = boundBetween(reader, figure.next)
  const bounded = bound && unitAt(reader, bound.next)
  if (bounded) return { ...figure, unit: bounded.unit, next: bounded.next, comparator: bound.comparator }
  const start = unitStart(reader, figure)
  const adjective = reader.lexicon.unitAdjectives.get(wordAt(reader, start))
  const read = unitAt(reader, start)
  // „procentní bod“ is a unit of two words.
  if (adjective && !(read && read.next > start + 1))
    return { ...figure, unit: adjective, next: start + 1, adjective: true }
  return read ? { ...figure, unit: read.unit, next: read.next } : figure
}

/** „hodinu a půl“, "an hour and a half": the half of the unit that stands before it. */
const withHalfAfter = (reader: Reader, core: Core): Core => {
  if (!core.unit || core.adjective || core.value.denominator !== 1n) return core
  if (wordAt(reader, core.next) !== (reader.language === 'cs' ? 'a' : 'and')) return core
  const halfWord = wordAt(reader, core.next + 1)
  const isShare = halfWord === '' || halfWord === 'tři' || reader.lexicon.halves.has(halfWord)
  if (reader.language === 'cs' && !isShare) return core
  const share = figureAt(reader, core.next + 1)
  if (!share || 'noNumber' in share || share.needs !== 'unit or noun' || share.value.denominator === 1n)
    return core
  if (withUnit(reader, share).unit) return core
  const { implied: _, ...told } = core
  return { ...told, value: plus(core.value, share.value), decimals: 2, next: share.next }
}

/** „1 h 30 min“, „hodinu a třicet minut“: one duration in two units. */
const withSmallerUnit = (reader: Reader, core: Core): Core => {
  const { unit } = core
  if (!unit || core.adjective || (unit.dimension !== 'time' && unit.dimension !== 'month')) return core
  if ((core.value.denominator !== 1n && core.written === 'digits') || compare(core.value, zero) < 0)
    return core
  const joint = wordAt(reader, core.next)
  const dotted =
    glued(reader, core.next)?.text === '.' && following(reader, core.next + 1)?.kind === 'digits' ? 1 : 0
  const start = core.next + dotted + (joint === 'a' || joint === 'and' ? 1 : 0)
  const token = following(reader, start)
  if (!token || (token.kind !== 'digits' && token.kind !== 'word')) return core
  const read = figureAt(reader, start)
  if (!read || 'noNumber' in read) return core
  const smaller = withUnit(reader, read)
  if (!smaller.unit || smaller.adjective || !sameUnit(smaller.unit, unit)) return core
  if (compare(smaller.unit.factor, unit.factor) >= 0) return core
  if (compare(times(smaller.value, smaller.unit.factor), unit.factor) >= 0) return core
  const sum = plus(core.value, over(times(smaller.value, smaller.unit.factor), unit.factor))
  return withSmallerUnit(reader, {
    ...smaller,
    value: over(times(sum, unit.factor), smaller.unit.factor),
    unit: smaller.unit,
  })
}

const belowZeroWords: Readonly<Record<string, number>> = {
  'pod nulou': 2,
  'below zero': 2,
  'below freezing': 2,
  'pod bodem': 3,
}

/** „20 °C pod nulou“. */
const belowZero = (reader: Reader, core: Core): Core => {
  if (core.unit?.offset === undefined) return core
  const phrase = `${wordAt(reader, core.next)} ${wordAt(reader, core.next + 1)}`
  const words = belowZeroWords[phrase]
  const whole = words === 3 ? wordAt(reader, core.next + 2) === 'mrazu' : words === 2
  return words && whole ? { ...core, value: negated(core.value), next: core.next + words } : core
}

const leadsToLoneUnit = new Set(
  (
    'na za po do dobu přes asi zhruba přibližně cca kolem okolo alespoň aspoň minimálně maximálně nejméně nejvýše nejdéle během než ' +
    'až trvá trvala trvalo inkubujte nechte nechat inkubovat vyčkejte počkejte čekejte celou'
  ).split(' '),
)
const notLone = new Set(
  'každou každý každé tuto tu poslední první druhou další danou jakoukoli půl stejnou tento'.split(' '),
)

const ofGenitive = new Set('do okolo kolem během průběhu dobu od'.split(' '))

/** „hodina třicet minut“: the number behind a unit of time has a smaller one. */
const isBeforeSmallerUnit = (reader: Reader, index: number): boolean => {
  const unit = reader.lexicon.units.get(startWord(reader, index))!
  const start = wordAt(reader, index + 1) === 'a' ? index + 2 : index + 1
  const read = following(reader, start) && figureAt(reader, start)
  if (unit.dimension !== 'time' || !read || 'noNumber' in read) return false
  const smaller = withUnit(reader, read).unit
  return sameUnit(smaller, unit) && compare(times(read.value, smaller!.factor), unit.factor) < 0
}

const lasts =
  /^(?:inkub|kultiv|doba|dob[uyě]|lhůt|prodlev|přestáv|pau[sz]|interval|odstup|expoz|stání|temper|čekán|záru|archiv|uchováv|trvá|mytí|oplach|fixac|dezinf|steriliz)/

/** „hodinová inkubace“: one of the unit that an adjective is made of, before a noun of what lasts. */
const loneAdjectiveAt = (reader: Reader, index: number): Core | undefined => {
  const unit = reader.lexicon.unitAdjectives.get(startWord(reader, index))
  if (!unit || (unit.dimension !== 'time' && unit.dimension !== 'month')) return undefined
  if (!lasts.test(wordAt(reader, index + 1))) return undefined
  return { value: one, decimals: 0, next: index + 1, written: 'words', unit, implied: true, adjective: true }
}

/** „inkubujte hodinu“, „za týden“: one of a unit of time, said by its name alone. */
const loneUnitAt = (reader: Reader, index: number): Core | undefined => {
  const { tokens, lexicon, language } = reader
  const word = startWord(reader, index)
  if (language === 'en') {
    if (word !== 'a' && word !== 'an') return undefined
    const read = unitAt(reader, index + 1)
    const goesOn = read && wordAt(reader, read.next) === 'and' && wordAt(reader, read.next + 2) === 'half'
    if (
      !read ||
      (read.unit.dimension !== 'time' && read.unit.dimension !== 'month' && !goesOn) ||
      wordAt(reader, index + 1).length < 3 ||
      wordAt(reader, index + 1) === 'second'
    )
      return undefined
    return { value: one, decimals: 0, next: read.next, written: 'words', unit: read.unit, implied: true }
  }
  if (!lexicon.loneUnits.has(word)) return undefined
  const before = wordAt(reader, index) === '' ? '' : (tokens[index - 1]?.text ?? '')
  if (notLone.has(before)) return undefined
  const accusative = /u$/.test(word) && word !== 'týdnu' && word !== 'roku'
  const alone = index === 0 && tokens.length === 1
  const goesOn =
    (wordAt(reader, index + 1) === 'a' && lexicon.halves.has(wordAt(reader, index + 2))) ||
    isBeforeSmallerUnit(reader, index)
  if (!goesOn) {
    if (following(reader, index + 1)?.kind === 'digits') return undefined
    // „trvá hodiny“ is several; „do hodiny“ is one.
    if (
      /^(?:hodiny|minuty|měsíce)$/.test(word)
        ? !ofGenitive.has(before)
        : !alone && !accusative && !leadsToLoneUnit.has(before)
    )
      return undefined
    if (word === 'den' && before !== 'za' && before !== 'než' && !alone) return undefined
  }
  return {
    value: one,
    decimals: 0,
    next: index + 1,
    written: 'words',
    unit: lexicon.units.get(word)!,
    implied: true,
  }
}

const readCore = (reader: Reader, index: number): Core | NoNumber | undefined => {
  const token = reader.tokens[index]
  if (token?.kind === 'word') {
    const compound = reader.lexicon.compound(token.text)
    if (compound) {
      return {
        ...compound,
        decimals: compound.value.denominator === 1n ? 0 : 2,
        next: index + 1,
        written: 'words',
        adjective: !reader.lexicon.units.has(token.text),
      }
    }
  }
  const figure = figureAt(reader, index)
  if (!figure) {
    const lone = loneUnitAt(reader, index)
    return lone ? withSmallerUnit(reader, withHalfAfter(reader, lone)) : loneAdjectiveAt(reader, index)
  }
  if ('noNumber' in figure) return figure
  const core = withUnit(reader, figure)
  return belowZero(reader, withSmallerUnit(reader, withHalfAfter(reader, core)))
}

/** Reads a number and its unit from `index`: digits, words, one compound word, or a unit that stands for one. */
export const coreAt = remembered('cores', readCore)
