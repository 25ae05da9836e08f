/**
 * Every known way in which a provider says that a conversation is longer than its model can read.
 * A new wording belongs here, and nowhere else.
 */
const wordings: readonly RegExp[] = [
  // OpenAI, DeepSeek, vLLM, OpenRouter, Together: "This model's maximum context length is 128000 tokens."
  /maximum context length/i,
  // OpenAI Responses: "Your input exceeds the context window of this model."
  /exceeds? (?:the |its )?(?:model'?s? )?(?:maximum )?context (?:window|length|limit|size)/i,
  // Anthropic: "prompt is too long: 210000 tokens > 200000 maximum"
  /prompt is too long/i,
  // Anthropic: "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000"
  /exceeds? context limit/i,
  // Anthropic, by the bytes of a request: "Request exceeds the maximum size"
  /request exceeds the maximum (?:allowed )?(?:size|number of bytes)/i,
  // Google: "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576)."
  /input token count.{0,40}exceeds the maximum/is,
  // Mistral: "Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length"
  /prompt contains \d+ tokens.*too large for model/is,
  // vLLM: "The decoder prompt (length 5000) is longer than the maximum model length of 4096."
  /longer than the maximum model length/i,
  // llama.cpp: "the request exceeds the available context size, try increasing it"
  /exceeds the available context size/i,
  // LM Studio: "... when context the overflows. However, the model is loaded with context length of only 4096 tokens"
  /loaded with (?:a )?context length of only/i,
  // Text Generation Inference: "`inputs` tokens + `max_new_tokens` must be <= 8193"
  /`?inputs`? tokens \+ `?max_new_tokens`? must be/i,
  // xAI: "This model's maximum prompt length is 131072 but the request contains 537812 tokens."
  /maximum prompt length is \d+/i,
  // GitHub: "prompt token count of 140000 exceeds the limit of 128000"
  /prompt token count of \d+ exceeds/i,
  // Groq: "Please reduce the length of the messages or completion."
  /reduce the length of the (?:messages|prompt|input)/i,
  // Moonshot: "Your request exceeded model token limit: 131072"
  /exceeded model token limit/i,
  // Bedrock: "Input is too long for requested model."
  /input is too long for (?:the )?requested model/i,
  // Cohere: "too many tokens: total number of tokens in the prompt cannot exceed 4081"
  /too many tokens: total number of tokens in the prompt/i,
]

const codes: ReadonlySet<string> = new Set([
  'context_length_exceeded',
  'context_window_exceeded',
  'exceed_context_size_error',
  'model_max_prompt_tokens_exceeded',
  'request_too_large',
  'string_above_max_length',
])

/** A limit of tokens a minute also speaks of requests that are too large, and passes. */
const rateWording = /per[- ]?(?:minute|min|hour|day)\b|\bTPM\b|\bTPD\b|rate[ _-]?limit|quota/i

const finishes: ReadonlySet<string> = new Set([
  // Anthropic
  'model_context_window_exceeded',
  // Mistral
  'model_length',
  // Compatible servers
  'context_length',
  'context_length_exceeded',
  'context_window_exceeded',
  'max_context_length',
])

/** Whether an error says that the conversation no longer fits the model. `code` is the body's code or type. */
export const isContextOverflow = (error: {
  readonly status: number | undefined
  readonly code: string | undefined
  readonly message: string
}): boolean => {
  if (error.status === 401 || error.status === 403 || error.status === 429) return false
  if (error.code !== undefined && codes.has(error.code)) return true
  return wordings.some((wording) => wording.test(error.message)) && !rateWording.test(error.message)
}

/** Whether a reply ended because the context was full, by the provider's own finish reason. */
export const isContextFinish = (finishReason: string | undefined): boolean =>
  finishReason !== undefined && finishes.has(finishReason)
