const soft = /(?:[bcčdhjklmnprřsštvzž]ní|(?:ou|jí|i)cí|čí|ší)(?:ch|ho|mu|m|mi)?$/
const hard = /(?:ý|á|é|ého|ému|ém|ým|ých|ými)$/
const animatePlural = /(?:[^m]i|é)$/
const verbalNoun = /(?:[eěá]ní|[aeiouy]tí)(?:ch|m|mi)?$/

/**
 * Whether a word reads as an adjective in front of its noun: „kontrolní“, „nové“, and not „měření“; „vyškolení“ before
 * „pracovníci“.
 */
export const looksAdjectival = (word: string, next: string): boolean =>
  hard.test(word) ||
  (soft.test(word) && !verbalNoun.test(word)) ||
  (word.endsWith('í') && animatePlural.test(next))

/** Behind three letters or more. */
const endings =
  /(?<=.{3})(?:ového|iích|iemi|ích|ách|ech|ami|emi|ími|ého|ému|ých|ými|ího|ímu|ové|ium|um|iem|iím|ií|ie|ii|ia|iu|us|ům|ám|ím|ou|ém|ým|em|ů|í|ý|y|i|a|á|e|é|ě|u|o)$/
const fleetingVowel = /^(.+[^aeiouyáéěíóúůý])e([^aeiouyáéěíóúůý])$/

/**
 * The stems that a Czech noun or adjective may have, found by its ending alone: „vzorků“, „vzorek“ and „vzorcích“ share
 * „vzork“. Made to compare the forms of one noun, so a stem is never shorter than three letters.
 */
export const nounStems = (word: string): readonly string[] => {
  if (word === 'ks') return ['kus']
  const ending = endings.exec(word)?.[0] ?? ''
  const stem = word.slice(0, word.length - ending.length)
  if ((ending === 'ích' || ending === 'i') && stem.endsWith('c')) return [stem, `${stem.slice(0, -1)}k`]
  if (ending !== '') return [stem]
  const fleeting = fleetingVowel.exec(word)
  return fleeting ? [word, fleeting[1]! + fleeting[2]!] : [word]
}
