/** The language that a text is read in: it decides the words, and what a comma and a point in a number mean. */
export type Language = 'cs' | 'en'

export const languages = ['cs', 'en'] as const satisfies readonly Language[]
