/** A tool call's arguments as text. A chatbot may nest them deeper than can be written; that is said instead. */
export const argsText = (args: unknown, indent = 0): string => {
  try {
    return JSON.stringify(args, null, indent) ?? String(args)
  } catch {
    return '(arguments that are nested too deeply to show)'
  }
}
