import type { Language } from '../facts/index.ts'
import { czechForEnglish, englishForCzech } from './foreign-words.ts'

const englishEndings = ['', 's', 'es', 'ed', 'd', 'ing', 'er']
const nounEndings = ['u', 'em', 'y', 'ů', 'ům', 'ech', 'ovi', 'ové', 'ách', 'ami']
const verbEndings = [
  'ovat',
  'uje',
  'ují',
  'oval',
  'ovala',
  'ovali',
  'ováno',
  'ován',
  'ována',
  'ovány',
  'ování',
  'nout',
  'nul',
  'nula',
  'nuto',
  'nutí',
]

/** Forms that are Czech words of their own. */
const alsoCzech =
  /^(?:samplov|sampluj|result(?:ov|uj)|implement(?:ov|uj)|budgetov|procedur(?!e)|screening$|reagent(?:u|em|y|ů|ům|ech)$)/u

/** An English word as Czech speech bends it: „draftu“, „checklistem“, „flushnout“, „updatovat“. */
const bentForms = (word: string): readonly string[] => {
  const stem = word.replace(/e$/u, '')
  return [
    ...englishEndings.flatMap((ending) => [
      `${word}${ending}`,
      ...(ending === 'ing' || ending === 'ed' ? [`${stem}${ending}`] : []),
    ]),
    ...(word.length >= 5 ? [...nounEndings, ...verbEndings].map((ending) => `${stem}${ending}`) : []),
  ]
}

const formsOf = (
  words: ReadonlyMap<string, string>,
  bend: (word: string) => readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    [...words.keys()].flatMap((word) =>
      bend(word)
        .filter((form) => !alsoCzech.test(form))
        .map((form) => [form, word] as const),
    ),
  )

/** By the language of a text: each form of a foreign word, and the word itself. */
export const foreignForms: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  cs: formsOf(englishForCzech, bentForms),
  en: formsOf(czechForEnglish, (word) => [word]),
}
