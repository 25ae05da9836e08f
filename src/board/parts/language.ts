/** Letters that Czech has and English has not. */
const czech = /[ěščřžůďťňáéíóúý]/i

/** The language to name for a text, so that it is read aloud as what it is. */
export const languageOf = (text: string, otherwise: 'cs' | 'en'): 'cs' | 'en' =>
  czech.test(text) ? 'cs' : otherwise
