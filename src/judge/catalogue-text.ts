import { type Catalogue, findingTypes } from '../suite/catalogue.ts'

/** The finding types that a judge may raise. */
export const judgedTypes = (catalogue: Catalogue) =>
  findingTypes(catalogue).filter(({ raised }) => raised.includes('judge'))

/** The catalogue as the judge is shown it: what each type is, what to quote, and what it is not. Levels are not shown. */
export const catalogueText = (catalogue: Catalogue): string =>
  Object.entries(catalogue.dimensions)
    .flatMap(([dimension, { question }]) => {
      const types = judgedTypes(catalogue).filter((type) => type.dimension === dimension)
      const lines = types.map(({ name, means, quotes, not }) =>
        [
          `- ${name}: ${means}`,
          `  Quote from: ${quotes.join(', ')}.`,
          ...(not ? [`  Not this: ${not}`] : []),
        ].join('\n'),
      )
      return lines.length === 0 ? [] : [`${question}\n${lines.join('\n')}`]
    })
    .join('\n\n')
