import {
  type Environment,
  type Provider,
  type ProviderAccess,
  providerAccess,
  providers,
} from '../chatbot/providers.ts'
import { openStore, StoreError } from '../store/index.ts'
import { exitCode } from './exit.ts'
import { oneLine, print, printJson } from './output.ts'
import { readBaseUrls, resolveStore, type SettingOptions } from './settings.ts'

export interface DoctorOptions extends SettingOptions {
  readonly offline?: boolean
  readonly json?: boolean
}

interface Diagnosis {
  readonly what: string
  readonly state: 'fine' | 'absent' | 'wrong'
  readonly says: string
}

const oldestNode = [20, 12] as const

const diagnoseNode = (version: string): Diagnosis => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fine = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
  return {
    what: 'Node',
    state: fine ? 'fine' : 'wrong',
    says: fine ? version : `${version}: ${oldestNode.join('.')} or newer is needed`,
  }
}

const diagnoseStore = async (location: string): Promise<Diagnosis> => {
  try {
    await using store = await openStore(location, { mode: 'read' })
    return { what: 'Store', state: 'fine', says: `${location}: ${(await store.answerRows()).length} answers` }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const absent = error.code === 'missing'
    return {
      what: 'Store',
      state: absent ? 'absent' : 'wrong',
      says: absent ? `${location}: none yet, a run makes it` : error.message,
    }
  }
}

/** Whether something answers at all: any status is an answer, and no key is sent. */
const reach = async ({ baseUrl }: ProviderAccess): Promise<string | undefined> => {
  try {
    await fetch(baseUrl, { method: 'HEAD', signal: AbortSignal.timeout(10_000), redirect: 'manual' })
    return undefined
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : String(cause)
  }
}

const diagnoseProvider = async (
  provider: Provider,
  environment: Environment,
  baseUrls: Readonly<Record<string, string>>,
  offline: boolean,
): Promise<Diagnosis> => {
  const { title, keyVariables, needsKey, baseUrlVariable } = providers[provider]
  const hasKey = keyVariables.some((name) => environment[name]?.trim())
  const hasAddress = Boolean(environment[baseUrlVariable]?.trim() || baseUrls[provider])
  if (needsKey ? !hasKey : !hasAddress) {
    return {
      what: title,
      state: 'absent',
      says: `no ${needsKey ? keyVariables.join(' or ') : baseUrlVariable}`,
    }
  }
  let access: ProviderAccess
  try {
    access = providerAccess(provider, environment, baseUrls)
  } catch (error) {
    return { what: title, state: 'wrong', says: error instanceof Error ? error.message : String(error) }
  }
  const { host } = new URL(access.baseUrl)
  const key = access.key === undefined ? 'no key' : `key in ${access.keyVariable}`
  if (offline) return { what: title, state: 'fine', says: `${key}; ${host} not contacted` }
  const fault = await reach(access)
  return fault === undefined
    ? { what: title, state: 'fine', says: `${key}; ${host} answers` }
    : { what: title, state: 'wrong', says: `${key}; ${host} does not answer: ${oneLine(fault, 120)}` }
}

/** What `doctor` does. @returns the exit code: 0 where nothing is wrong; what is merely absent is no fault */
export const diagnose = async (options: DoctorOptions): Promise<number> => {
  const baseUrls = await readBaseUrls(options)
  const diagnoses = [
    diagnoseNode(process.versions.node),
    await diagnoseStore(await resolveStore(options)),
    ...(await Promise.all(
      (Object.keys(providers) as Provider[]).map((each) =>
        diagnoseProvider(each, process.env, baseUrls, options.offline ?? false),
      ),
    )),
  ]
  if (options.json) printJson({ diagnoses })
  else {
    const width = Math.max(...diagnoses.map(({ what }) => what.length))
    const sign = { fine: 'ok', absent: '–', wrong: '×' }
    for (const { what, state, says } of diagnoses)
      print(`${sign[state].padEnd(3)}${what.padEnd(width + 2)}${says}`)
  }
  return diagnoses.some(({ state }) => state === 'wrong') ? exitCode.incomplete : exitCode.fine
}
