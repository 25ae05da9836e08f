/** A chatbot's id without the digest that a scripted one carries: as the command line names it. */
export const withoutRevision = (chatbot: string): string => chatbot.replace(/#[0-9a-f]+$/, '')
