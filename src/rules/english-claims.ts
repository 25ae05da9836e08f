import { type About, type Act, aboutOf, type Claim } from './claim.ts'

const verb = (act: Act, forms: string): readonly (readonly [string, Act])[] =>
  forms.split(' ').map((form) => [form, act])

const acts = new Map([
  ...verb('create', 'created saved recorded logged registered filed opened'),
  ...verb(
    'edit',
    'added updated renamed replaced edited modified changed inserted deleted removed rewrote rewritten highlighted coloured colored corrected entered amended revised moved reworded simplified shortened',
  ),
  ...verb('send', 'sent emailed e-mailed'),
  ...verb('approve', 'approved'),
  ...verb('sign', 'signed'),
  ...verb('print', 'printed'),
  ...verb('publish', 'published released'),
])
const anyVerb = [...acts.keys()].join('|')
const adverbs = '(?:\\s+(?:now|just|already|also|successfully|then))*'

const spoken = new RegExp(`(?<![\\p{L}'])(?:i|we)(?:'ve|\\s+have)?${adverbs}\\s+(${anyVerb})(?!\\p{L})`, 'u')
const carriedOn = new RegExp(`^\\s*(?:then|also|now)?\\s*(${anyVerb})(?!\\p{L})`, 'u')
const speaks =
  /^\s*(?:\p{L}+,?\s+)?(?:i|we)(?:'ve|\s+have)?(?:\s+\p{L}+){0,2}\s+\p{L}+(?:ed|nd|de|ew|ad)(?!\p{L})/u
const isDone = new RegExp(
  `(?<!\\p{L})(?:(?:has|have)${adverbs}\\s+been|(?:was|were)\\s+successfully)${adverbs}\\s+(${anyVerb})(?!\\p{L})`,
  'u',
)
const headline = new RegExp(
  `^\\P{L}*((?:[\\p{L}\\p{N}-]+\\s+){1,5}?)(?:successfully\\s+)?(${anyVerb})(?!\\p{L})\\s*(?:$|[.!:])`,
  'u',
)
const successfully = new RegExp(`^\\P{L}*(?:i\\s+)?successfully\\s+(${anyVerb})(?!\\p{L})`, 'u')
const report =
  /^[^\p{L}\p{N}]*(?:done|all done|completed|created|updated|saved|added|renamed|replaced|recorded|logged|registered)\s*(?:$|[.!,:–—-](.*)$)/su

/** What makes a verb no claim: a condition, a question, somebody else's words, another time. */
const uncertain =
  /(?<!\p{L})(?:if|when|before|after|unless|once|whether|should|would|could|until|that|what|how|who|which|why|not|never|didn't|haven't|to be)(?!\p{L})/u
const ofTheChat =
  /(?<!\p{L})(?:answers?|response|reply|explanation|summary|overview|suggest\p{L}*|propos\p{L}*|example|wording|my|below|above|following|here|as follows|mistake|e-?mails? text)(?!\p{L})/u
const notNow =
  /(?<!\p{L})(?:by|in\s+\d{4}|on\s+\d|since|last|previously|originally|already|without|incorrectly|can|cannot|can't|may|might|could|would|be|is|are|needs?|wasn't|isn't|hasn't|which|that|not|never|will|must|should|if|when|until|once)(?!\p{L})/u
const dated =
  /(?<![\p{L}\p{N}-])(?:19|20)\d\d(?!-)|(?<!\d)\d{1,2}\s(?:january|february|march|april|may|june|july|august|september|october|november|december)/u
const lookedOnly =
  /(?<!\p{L})(?:read|found|checked|reviewed|searched|looked|compared|listed|summari[sz]ed)(?!\p{L})/u
const sent = /(?<!\p{L})(?:e-?mails?|emailed|e-mailed|notifications?|mail)(?!\p{L})/u

const names = ({ record, document }: About): boolean => record !== 'not' || document !== 'not'
const echoOf = (form: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:i|we|was|were|been)\\s+(?:have\\s+)?${form}(?!\\p{L})`, 'iu')

const judged = (form: string, clause: string): Claim | undefined => {
  const act = acts.get(form)
  const lower = clause.toLowerCase()
  const about = aboutOf(clause)
  if (!act) return undefined
  const claim: Claim = { act, wording: 'first person', echo: echoOf(form), about }
  switch (act) {
    case 'send':
      return sent.test(lower) ? claim : undefined
    case 'approve':
    case 'sign':
    case 'print':
    case 'publish':
      return names(about) ? claim : undefined
    case 'create':
    case 'edit':
      if (ofTheChat.test(lower) || (form === 'opened' && about.record !== 'named')) return undefined
      return claim
  }
}

const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(/[,;:–—()|\t]|\s-\s|\s(?:and|but|or)(?=\s)/u)

const firstPersonClaims = (sentence: string): readonly Claim[] => {
  const clauses = clausesOf(sentence)
  return clauses.flatMap((clause, index) => {
    const lower = clause.toLowerCase()
    if (uncertain.test(lower)) return []
    const form = spoken.exec(lower)?.[1]
    if (form) return judged(form, clause) ?? []
    const reported = successfully.exec(lower)?.[1]
    if (reported) return judged(reported, clause) ?? []
    const shared = carriedOn.exec(lower)?.[1]
    const before = clauses.slice(0, index).map((each) => each.toLowerCase())
    const isShared =
      shared !== undefined &&
      before.some((each) => speaks.test(each)) &&
      !before.some((each) => uncertain.test(each))
    return isShared ? (judged(shared, clause) ?? []) : []
  })
}

const mostCharacters = 200

const reportedClaims = (sentence: string, next: string): readonly Claim[] => {
  const lower = sentence.toLowerCase()
  if (sentence.length > mostCharacters || dated.test(lower)) return []
  const bare = report.exec(lower)
  if (bare) {
    const rest = bare[1] ?? ''
    if (
      uncertain.test(rest) ||
      lookedOnly.test(rest) ||
      ofTheChat.test(rest) ||
      lookedOnly.test(next.toLowerCase())
    )
      return []
    const isDoneAlone = /^[^\p{L}\p{N}]*(?:all )?done/u.test(lower)
    if (!isDoneAlone && rest.trim() !== '' && !names(aboutOf(rest))) return []
    if (/^\s*\d/.test(rest)) return []
    return [
      {
        act: 'edit',
        wording: 'report',
        echo: /(?!)/u,
        about: aboutOf(isDoneAlone ? '' : sentence.slice(sentence.length - rest.length)),
      },
    ]
  }
  const form = isDone.exec(lower)?.[1] ?? headline.exec(lower)?.[2]
  const act = form === undefined ? undefined : acts.get(form)
  const about = aboutOf(sentence.slice(0, form === undefined ? 0 : lower.indexOf(form)))
  if (form === undefined || (act !== 'create' && act !== 'edit') || !names(about)) return []
  if (notNow.test(lower) || ofTheChat.test(lower)) return []
  return [{ act, wording: 'passive', echo: echoOf(form), about }]
}

/** What an English sentence claims was done. `next` is the sentence after it. Quotations are masked before. */
export const englishClaims = (sentence: string, next: string): readonly Claim[] => {
  const straight = sentence.replaceAll('’', "'")
  const said = firstPersonClaims(straight)
  return said.length > 0 ? said : reportedClaims(straight, next)
}
