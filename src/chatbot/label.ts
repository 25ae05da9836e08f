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
  // `sonnet-4-5` is Sonnet 4.5: a version whose dot an id could not hold.
  const [family = '', version, ...rest] = model.replace(/(?<=-)(\d)-(\d{1,2})(?=-|$)/g, '$1.$2').split('-')
  if (version === undefined) return model
  switch (family) {
    case 'gpt':
      return [`GPT-${version}`, ...rest.map(word)].join(' ')
    case 'gemini':
    case 'gemma':
    case 'claude':
    case 'mistral':
    case 'ministral':
    case 'magistral':
    case 'codestral':
    case 'devstral':
      return [family, version, ...rest].map(word).join(' ')
    default:
      return model
  }
}

/** A date stays to tell versions apart. */
const word = (part: string): string => {
  const [, year, month, day] = /^(20\d\d)(\d\d)(\d\d)$/.exec(part) ?? []
  return year ? `(${year}-${month}-${day})` : part.charAt(0).toUpperCase() + part.slice(1)
}
