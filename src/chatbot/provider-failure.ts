import { APICallError } from '@ai-sdk/provider'
import type { StandingFault } from './chatbot.ts'
import { isContextOverflow } from './context-overflow.ts'
import { type ProviderError, readProviderError } from './provider-error.ts'
import { redact } from './redact.ts'
import { askedWaitMs } from './retry-after.ts'

/** A setting that some models do not take. */
export type RefusableSetting = 'temperature' | 'maxOutputTokens'

/** What a failed call means for the answer. */
export type Failure =
  /** It may work in a while. */
  | { readonly kind: 'passing'; readonly why: string; readonly askedWaitMs?: number }
  /** It will not work however often it is tried. */
  | { readonly kind: 'lasting'; readonly fault: 'provider' | StandingFault; readonly why: string }
  | { readonly kind: 'context full'; readonly why: string }
  | { readonly kind: 'setting refused'; readonly setting: RefusableSetting; readonly why: string }

/** The provider gave a reply with nothing in it that could be the model's. */
export class EmptyResponse extends Error {
  override readonly name = 'EmptyResponse'
}

/** What a diagnosis needs to know beside the error. */
export interface FailureSetting {
  readonly providerTitle: string
  readonly keyVariable: string
  readonly baseUrlVariable: string
  readonly secrets: readonly string[]
  readonly nowMs: number
}

/** Says what an error of a provider means. Its reason is one line, short, and without secrets. */
export const diagnose = (error: unknown, setting: FailureSetting): Failure => {
  const { providerTitle: title, keyVariable, baseUrlVariable, secrets, nowMs } = setting
  const read = readProviderError(error)
  const { status, network } = read
  const line = (text: string) => oneLine(redact(text, secrets))
  const answered = line(`${title} answered ${status}: ${read.message}`)
  const standing = (fault: StandingFault, says: string): Failure => ({
    kind: 'lasting',
    fault,
    why: line(`${title} ${says} (${status}: ${read.message})`),
  })

  const denied = accessDenied(read, keyVariable)
  if (denied !== undefined) return standing('key', denied)
  if (isContextOverflow(read)) return { kind: 'context full', why: line(`${title}: ${read.message}`) }
  if (error instanceof EmptyResponse)
    return { kind: 'passing', why: line(`${title} gave an empty response (${error.message})`) }
  if (network !== undefined)
    return { kind: 'passing', why: line(`${title}: ${networkReason(network)} (${network})`) }
  if (status === undefined) {
    return isOurDoing(error)
      ? {
          kind: 'lasting',
          fault: 'provider',
          why: line(`The request to ${title} cannot be made: ${read.message}`),
        }
      : { kind: 'passing', why: line(`${title} gave a response that cannot be read: ${read.message}`) }
  }
  if (status < 300)
    return {
      kind: 'passing',
      why: line(`${title} gave a response that cannot be read: ${unreadable(error) ?? read.message}`),
    }
  if (isModelUnknown(read)) return standing('model', 'does not have the model')
  if (isNobodyThere(read))
    return standing('address', `was not found at its address, which ${baseUrlVariable} or baseUrls gives`)
  if (isPassing(read)) {
    const asked = askedWaitMs(read.headers, read.body, nowMs)
    return { kind: 'passing', why: answered, ...(asked === undefined ? {} : { askedWaitMs: asked }) }
  }
  const refused = refusedSetting(read)
  if (refused) return { kind: 'setting refused', setting: refused, why: answered }
  return { kind: 'lasting', fault: 'provider', why: answered }
}

/** What keeps every call of this account out, in words; undefined where this call alone was refused. */
const accessDenied = (error: ProviderError, keyVariable: string): string | undefined => {
  const { status, code, message } = error
  // Waiting only hides the reason. A limit by the minute speaks of a quota too, and passes.
  if (status === 402 || moneyCodes.has(code ?? '') || moneyWording.test(message))
    return `says that the account of the key in ${keyVariable} has no money left`
  const refusesKey = `refused the key in ${keyVariable}`
  const servesElsewhere = 'does not serve this region'
  switch (status) {
    case 400:
      // Google's word for both.
      if (/user location is not supported/i.test(message)) return servesElsewhere
      return wrongKeyWording.test(message) ? refusesKey : undefined
    case 401:
      return refusesKey
    case 403:
      if (moderationWording.test(message)) return undefined
      if (/unsupported_(?:country|region)/.test(code ?? '') || regionWording.test(message))
        return servesElsewhere
      return modelWording.test(message) ? 'gives this account no access to the model' : refusesKey
    default:
      return undefined
  }
}

const moneyCodes: ReadonlySet<string> = new Set([
  'insufficient_quota',
  'billing_error',
  'billing_hard_limit_reached',
])
// Anthropic: "Your credit balance is too low to access the Anthropic API." Google: "Your prepayment credits are depleted."
const moneyWording =
  /credit balance is too low|credits? (?:is|are) depleted|insufficient (?:credit|balance|fund)/i
const wrongKeyWording = /\bapi[ _-]?key\b.{0,20}(not valid|invalid|expired)/i
// "Country, region, or territory not supported"
const regionWording = /\b(?:location|country|region|territory)\b.{0,40}\bnot (?:supported|available|allowed)/i
// "Project `x` does not have access to model `y`", "You do not have permission to access the model"
const modelWording =
  /\b(?:access|permission|allowed|entitled|authorized)\b.{0,40}\bmodel\b|\bmodel\b.{0,60}\b(?:access|permission|not (?:allowed|enabled|authorized|available))/i
// OpenRouter: "Input was flagged", which says nothing of the account.
const moderationWording = /\bflagged\b|\bmoderation\b/i

const modelCodes: ReadonlySet<string> = new Set([
  'model_not_found',
  'model_not_available',
  'model_decommissioned',
  // Mistral, with a 400
  'invalid_model',
  // Azure
  'DeploymentNotFound',
])
// "models/x is not found for API version v1", "No endpoints found for x/y.", Anthropic: "model: x"
const unknownModelWording =
  /\bmodels?\b.{0,200}\b(?:not found|not exist|no longer (?:available|supported)|deprecated|decommissioned)\b|^model: \S+$|\bno endpoints found for\b/is
// With a 400, which says many other things: "Invalid model: x", "x is not a valid model ID", "Model Not Exist"
const wrongModelWording =
  /^(?:invalid|unknown) model\b|\bnot a valid model\b|^model not exist|\bmodels? (?:[`'"][^`'"]+[`'"]|\S*[-/:\d]\S*) (?:(?:is|was) not found|not found|does not exist)\b/i

const isModelUnknown = ({ status, code, message }: ProviderError): boolean => {
  if (status === 404 || status === 410) return modelCodes.has(code ?? '') || unknownModelWording.test(message)
  if (status !== 400 && status !== 422) return false
  return modelCodes.has(code ?? '') || wrongModelWording.test(message)
}

/** Whether something answered that knows no such address, or leads elsewhere: a provider would speak in its format. */
const isNobodyThere = ({ status = 0, body, message }: ProviderError): boolean => {
  if (status >= 300 && status < 400) return true
  if (status !== 404 && status !== 405) return false
  return typeof body !== 'object' || body === null || noRouteWording.test(message)
}
// "Not Found", "Invalid URL (POST /v2/chat/completions)", "no Route matched with those values"
const noRouteWording = /^(?:not found|method not allowed)\.?$|^invalid url\b|\bno route\b/i

const isPassing = ({ status = 0 }: ProviderError): boolean =>
  status === 408 || status === 409 || status === 425 || status === 429 || status >= 500

const refusedSetting = ({ status, message, parameter }: ProviderError): RefusableSetting | undefined => {
  if (status !== 400 && status !== 422) return undefined
  const names = `${parameter ?? ''} ${message}`
  const refuses =
    /unsupported|not (?:be )?support|does not support|deprecated|not (?:be )?(?:allowed|permitted)|unrecognized|unknown|may only|only the default/i
  if (!refuses.test(message)) return undefined
  if (/temperature/i.test(names)) return 'temperature'
  return /max_?(?:completion_?|output_?)?tokens/i.test(names) ? 'maxOutputTokens' : undefined
}

/** What the provider's package refuses to send at all. */
const isOurDoing = (error: unknown): boolean =>
  error instanceof Error &&
  /UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey/.test(error.name)

const unreadable = (error: unknown): string | undefined => {
  const call = APICallError.isInstance(error) ? error : undefined
  if (/^\s*<(?:!doctype|html|head|body)\b/i.test(call?.responseBody ?? '')) return 'it is a web page'
  const cause = call?.cause
  if (!(cause instanceof Error)) return undefined
  if (/JSONParse/.test(cause.name)) return 'its JSON is cut off or broken'
  return /TypeValidation/.test(cause.name) ? 'its JSON has another shape than the format says' : undefined
}

const networkReason = (code: string): string => {
  switch (code) {
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
      return 'the connection was broken off'
    case 'ECONNREFUSED':
      return 'nobody answers at that address'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'the host was not found'
    case 'EPROTO':
      return 'it does not speak TLS, as an https address must'
    case 'UND_ERR_RES_EXCEEDED_MAX_SIZE':
      return 'its response is larger than any reply'
    default:
      if (/^ERR_SSL_/.test(code)) return 'it does not speak TLS, as an https address must'
      return /CERT|TLS|UNABLE_TO|HOSTNAME/.test(code)
        ? 'its certificate is not trusted'
        : 'the connection failed'
  }
}

/** Control characters of a hostile server would reach a terminal. */
const oneLine = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return plain.length > 500 ? `${plain.slice(0, 500)}…` : plain
}
