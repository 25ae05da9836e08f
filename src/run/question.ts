const marks = { open: '„“”"«»‚‘’', close: '“”"«»‘’' }

/** Ways of asking without a question mark. Beginnings of words, as a person types them. */
const requests =
  /(?:^|[^\p{L}])(?:upřesněte|upřesnit|doplňte|doplnění|sdělte|sdělení|napište mi|potvrďte|potřebuji (?:vědět|znát|od vás|ještě)|potřeboval[a]? bych|dejte mi vědět|please (?:confirm|specify|provide|clarify|tell|let me know|give)|let me know (?:which|what|whether|if|when|who)|i (?:need|would need) (?:to know|you to|the following)|could you (?:confirm|specify|provide|clarify|tell))/iu

/** Courtesies at the end of a finished reply: they look like questions and ask for nothing. */
const courtesies = new RegExp(
  [
    'ještě něco',
    'něco (?:dalšího|jiného)',
    's (?:něčím|čímkoli|čím) (?:dalším|jiným)',
    '(?:mohu|můžu|můžeme|mám) [^?]{0,40}(?:pomoc|nápomoc)',
    '(?:vyhovuje|hodí se|pomohlo) (?:vám|ti) to',
    'anything else',
    'something else',
    '(?:can|may|could) i [^?]{0,40}(?:help|assist)',
    'further (?:help|assistance|questions)',
    'does (?:that|this) (?:help|work for you|look (?:right|good|ok))',
  ].join('|'),
  'iu',
)

const isListItem = (line: string): boolean => /^\s*(?:[-*•–]|\d{1,2}[.)]|[a-z]\))\s+\S/u.test(line)

/** A table shows; its heads may look like questions („Umí?“). */
const isTableRow = (line: string): boolean => /^\s*\|/.test(line)

/** Bounded: without an end to it, a mark that nothing closes would be searched to the end of the text. */
const quotation = new RegExp(`[${marks.open}][^${marks.open}${marks.close}]{0,1000}[${marks.close}]`, 'gu')

/** A line's sentences; what stands in quotation marks is somebody else's and is left out. */
const sentencesOf = (line: string): readonly string[] =>
  line
    .replace(quotation, ' ')
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => sentence.trim() !== '')

/**
 * The part of a reply that asks the user for something, or undefined where it asks for nothing: its questions, its
 * requests, and the items of a list or a table that a request opens. By rule, not by a model: the user's side is part of the instrument.
 */
export const askingText = (reply: string): string | undefined => {
  const asking: string[] = []
  let listIsOpen = false
  let inCode = false
  for (const line of reply.split(/\r\n?|\n/)) {
    if (/^\s*(?:```|~~~)/.test(line)) inCode = !inCode
    if (inCode || line.trim() === '' || /^\s*>/.test(line)) continue
    if (isTableRow(line)) {
      if (listIsOpen) asking.push(line)
      continue
    }
    const found = sentencesOf(line).filter(
      (sentence) =>
        !courtesies.test(sentence) && (/\?[)*_"“”\s]*$/u.test(sentence) || requests.test(sentence)),
    )
    if (found.length > 0) {
      asking.push(...found)
      listIsOpen = true
    } else if (listIsOpen && isListItem(line)) asking.push(line)
    else listIsOpen = false
  }
  return asking.length > 0 ? asking.join('\n') : undefined
}

/** A question that names nothing itself and asks to be given what was named before it. */
const asksToBeGiven =
  /(?<!\p{L})(?:dopln|uv[eé][sdď]|upřesn|sděl|dod[aá][tlm]|poskyt|napiš|napsat|říct|řekn|provide|give|fill|supply|specify|tell)/iu
const asksOfItsOwn =
  /(?<!\p{L})(?:kdo|koho|komu|kým|co|čeho|čím|jak\p{L}*|kter\p{L}*|kdy|odkdy|dokdy|kde|kam|kolik\p{L}*|proč|čí|who|whose|what|which|when|where|how|why)(?!\p{L})/iu

/**
 * What a reply asks to be given by pointing back („Chybí mi termín. Doplníte jej?“): the paragraphs in which it asks,
 * whole, each with the one before it, which may be a list. Empty where its questions say themselves what they are about.
 */
export const askedByPointingBack = (reply: string): string => {
  const asked = askingText(reply) ?? ''
  if (!asksToBeGiven.test(asked) || asksOfItsOwn.test(asked)) return ''
  const paragraphs = reply.split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)/)
  return paragraphs
    .filter((paragraph, index) => [paragraph, paragraphs[index + 1] ?? ''].some(asks))
    .join('\n\n')
}

const asks = (text: string): boolean => askingText(text) !== undefined
