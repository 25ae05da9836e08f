/** What is wrong with how a chatbot was named or set up. */
export type ConfigurationFault = 'chatbot' | 'provider' | 'effort' | 'key' | 'base-url'

/** A chatbot cannot be set up. Thrown before any case runs; the message says what to change. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  constructor(
    readonly code: ConfigurationFault,
    message: string,
  ) {
    super(message)
  }
}
