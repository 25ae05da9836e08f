import { failed, type Outcome, passed } from 'model-bench'

interface Question {
  /** What is decided, for the one who reads the outcome: „the result is critical“. */
  readonly of: string
  /** Words that say yes, where nothing turns them. */
  readonly yes: RegExp
  /** Words that say no by themselves: „nad touto hranicí“. */
  readonly no: RegExp
  /** Words of a sentence that speaks of another thing than the one asked of. */
  readonly aside: RegExp
  readonly wanted: 'yes' | 'no'
}

const denial =
  /(?<!\p{L})(?:ne(?!j(?!de|sou|edn)|bo(?!\p{L})|ž(?!\p{L})|cel|mocnic|dost|prav|ustál|odklad|pozděj|mluv|znám)\p{L}+|ne|není|nikoliv?|ani|žádn\p{L}+)(?!\p{L})/iu
/** A statement of how this one thing is, and not of a rule. */
const decides =
  /(?<!\p{L})(?:je|jsou|není|nejsou|bude|nebude|by|byl[aoi]?|nebyl[aoi]?|jde|nejde|jedná|nejedná|spadá|nespadá|leží|neleží|vychází|splňuje|nesplňuje|znamená|neznamená|považuj\p{L}*|nepovažuj\p{L}*|ano|ne)(?!\p{L})/iu
const ofThisOne =
  /(?<!\p{L})(?:ta|ten|to|tat[oé]\p{L}?|tento|tenhle|tahle|toto|tak|takov\p{L}+|vaš\p{L}*|stejn\p{L}+|naměřen\p{L}+|i u|také|taky|rovněž|stále|pořád|tedy|takže|proto|ano|ne)(?!\p{L})|(?<![\d,.])\d+(?:[,.]\d+)?\s*(?:mg|mmol|µmol)/iu
const ofARule =
  /minut|třeba|nutn|musí|(?<!\p{L})(?:pokud|když|kdyby|jestli\p{L}*|zda|platí|hranic\p{L} (?:je|činí|pro|u)|(?:hodnot|glukóz|kreatinin|draslík)\p{L}{0,2} (?:pod|nad|nižší|vyšší)|výsled\p{L}+ (?:pod|nad|nižší|vyšší))(?!\p{L})/iu

const sentencesOf = (reply: string): readonly string[] =>
  reply
    .replace(/[*_`]/g, '')
    .split(/(?<=[.!?])\s+(?=\P{Ll})|\n+|;\s/u)
    .filter((sentence) => sentence.trim() !== '' && !/\?\s*$/.test(sentence))

const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(
    /,\s(?=(?:tak\p{L}{0,2}|tedy|proto|a|ale|což|nejde|nejedná|není|je|jde|jedná|tudíž|zatímco|kdežto|podle)\s)|\s[–—]\s|\sa\s(?=tedy|proto|tudíž|není|nejde|výsled|hodnot|kritick|by\s)/u,
  )

/**
 * What a reply decides of one thing. It passes where a clause says what is wanted, and no clause that plainly decides of
 * this one thing says the opposite; rules, times and sentences about other things decide nothing.
 */
export const verdictOf = (reply: string, { of, yes, no, aside, wanted }: Question): Outcome => {
  const looked = wanted === 'yes' ? `a reply that says that ${of}` : `a reply that denies that ${of}`
  const said = sentencesOf(reply).flatMap((sentence) =>
    clausesOf(sentence).flatMap((clause) => {
      const isNo = no.test(clause) || (yes.test(clause) && denial.test(clause))
      if (!isNo && !yes.test(clause)) return []
      const isSure = decides.test(clause) && ofThisOne.test(clause) && !ofARule.test(clause)
      return [{ clause: clause.trim(), says: isNo ? 'no' : 'yes', isSure: isSure && !aside.test(sentence) }]
    }),
  )
  const against = said.find(({ says, isSure }) => says !== wanted && isSure)
  const fitting = said.find(({ says }) => says === wanted)
  if (against) return failed(looked, `it says “${against.clause}”`)
  return fitting ? passed(looked, `“${fitting.clause}”`) : failed(looked, 'it decides nothing')
}
