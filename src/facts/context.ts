import { gap } from './gap.ts'
import type { Reader } from './reader.ts'

const reach = 24

/** Whether a word near the token, in the same passage, begins as the pattern says. Looks at a bounded number of tokens. */
export const mentions = ({ tokens }: Reader, index: number, pattern: RegExp): boolean => {
  const matches = (at: number) => pattern.test(tokens[at]!.text)
  for (let at = index; at > index - reach && tokens[at]!.gap !== gap.paragraph; at -= 1) {
    if (matches(at - 1)) return true
  }
  for (
    let at = index + 1;
    at < index + reach && at < tokens.length && tokens[at]!.gap !== gap.paragraph;
    at += 1
  ) {
    if (matches(at)) return true
  }
  return false
}

export const ofTemperature =
  /^(?:tepl|inkub|ohř|zahř|o?chla[dďz]|temper|ledni[cč]|mraz|sklad(?:uj|ov)|uchov|termostat|lázn|celsi|heat|cool|chill|warm|stor|incubat|fridge|refriger|freez)/
export const ofAngleOrGrade =
  /^(?:otoč|pootoč|natoč|otáč|n[aá]kl[oá]n|sklon|sklop|úhel|úhl|šikm|zešikm|stupnic|závažn|rizik|etap|klasifik|fází|postupn)/
export const ofSpinning =
  /^(?:odstře|odstre|(?:ultra)?centrifug|otáč|rotor|třep|míchá|míche|vortex|spin|spun|shak|rotat|stir)/
export const ofCentrifuging = /^(?:odstře|odstre|(?:ultra)?centrifug|spin|spun)/
export const ofMixing = /^(?:ředě|zřeď|zřed|naře|ředi|poměr|smích|smís|titr|dilu|ratio|mix|proportion)/
export const ofPutting =
  /^(?:přid|přel|nali|(?:na|roz|od|pře)?pipet|dávk|vlož|vklád|přenes|přenáš|rozděl|rozpl|odměř|dopl|nasyp|rozpu|dej|dát|vstř[ií]|ponoř|napl|umíst|odeb|vylij|kápn|rozkap)/
