import { type Environment, providers } from '../chatbot/providers.ts'

/** The keys that the environment holds: what may never reach a store, a log or an error. */
export const secretsOf = (environment: Environment): readonly string[] =>
  Object.values(providers).flatMap(({ keyVariables }) =>
    keyVariables.flatMap((name) => environment[name]?.trim() || []),
  )
