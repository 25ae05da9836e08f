import type { ParsedChatbot } from './parse-chatbot.ts'

/**
 * A chatbot's name as people read it: `Gemini 3.8 Flash · low`, `GPT-5.2 Mini`, `scripted · reference`.
 * A model of no known family keeps its id.
 */
export const chatbotLabel = (chatbot: ParsedChatbot): string => {
  switch (chatbot.kind) {
    case 'scripted':
      return `scripted · ${chatbot.name}`
    case 'model':
      return [modelTitle(chatbot.model), ...(chatbot.effort ? [chatbot.effort] : [])].join(' · ')
  }
}

const modelTitle = (model: string): string => {
  const [family = '', ...rest] = model.split('-')
  switch (family) {
    case 'gpt':
      return rest.length === 0 ? model : [`GPT-${rest[0]}`, ...words(rest.slice(1))].join(' ')
    case 'gemini':
    case 'gemma':
    case 'claude':
    case 'mistral':
    case 'ministral':
    case 'magistral':
    case 'codestral':
    case 'devstral':
      return rest.length === 0 ? model : words([family, ...rest]).join(' ')
    default:
      return model
  }
}

const words = (parts: readonly string[]): readonly string[] =>
  joinVersions(parts).map((part) => {
    const [, year, month, day] = /^(20\d\d)(\d\d)(\d\d)$/.exec(part) ?? []
    return year ? `(${year}-${month}-${day})` : part.charAt(0).toUpperCase() + part.slice(1)
  })

/** `sonnet-4-5` is Sonnet 4.5: a version whose dot an id could not hold. */
const joinVersions = (parts: readonly string[]): readonly string[] =>
  parts.reduce<readonly string[]>((joined, part) => {
    const last = joined.at(-1)
    return last && /^\d$/.test(last) && /^\d{1,2}$/.test(part)
      ? [...joined.slice(0, -1), `${last}.${part}`]
      : [...joined, part]
  }, [])
