import { escapePattern } from './escape-pattern.ts'

/** Endings of Czech nouns and adjectives, none included, that may follow a name or the stem left without its last vowel. */
const endings =
  '(?:a|á|e|é|ě|i|í|o|u|ů|y|ý|ou|em|ém|om|ům|ách|ech|ích|ých|ím|ým|ám|am|ama|ami|emi|imi|ými|ému|ého|ovi|ové|ova|ovo|ovy|ův|in|ina|ino|iny)?'

/** How a stem's last consonant may change before an ending. */
const softened: Readonly<Record<string, string>> = { k: '[kc]', h: '[hz]', g: '[gz]', r: '[rř]' }

const wordPattern = (word: string): string => {
  if (!/\p{L}$/u.test(word) || /\p{N}/u.test(word)) return escapePattern(word)
  if (word.length < 5) return `${escapePattern(word)}${endings}`
  const stem = word.replace(/[aáeéěiíoóuúůyý]$/u, '')
  const last = stem.at(-1) ?? ''
  const softenedStem = `${escapePattern(stem.slice(0, -1))}${softened[last] ?? escapePattern(last)}`
  const withoutVowel = /e[kcl]$/u.test(word)
    ? `|${escapePattern(word.slice(0, -2))}${escapePattern(last)}`
    : ''
  return `(?:${softenedStem}${withoutVowel})${endings}`
}

/** A text as names are looked for in it: composed, in lower case, white space single, nothing that takes no room. */
export const foldForNames = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * Finds a name in a text folded by `foldForNames`, in any Czech case: „Urivela U2“ is found in „urivelou u2“ and not in
 * „urivela u20“.
 */
export const inflectedName = (name: string): RegExp => {
  const words = foldForNames(name).split(' ')
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.map(wordPattern).join('[ -]?')}(?![\\p{L}\\p{N}])`, 'u')
}
