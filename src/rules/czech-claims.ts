import { type About, type Act, aboutOf, type Claim } from './claim.ts'

const verb = (act: Act, stems: string): readonly (readonly [string, Act])[] =>
  stems.split(' ').map((stem) => [stem, act])

/** Stems of past participles without their -l: „vytvořil, -la, -li, -ly“. */
const acts = new Map([
  ...verb('create', 'vytvoři založi zaevidova zaregistrova zapsa zaznamena uloži zanes'),
  ...verb(
    'edit',
    'doplni přida vloži upravi změni pozměni přepsa přejmenova nahradi aktualizova opravi přepracova přeformulova zjednoduši zkráti odstrani smaza vymaza zvýrazni obarvi naformátova přesunu rozšíři sjednoti vyplni zapracova proved',
  ),
  ...verb('send', 'odesla posla zasla rozesla'),
  ...verb('approve', 'schváli'),
  ...verb('sign', 'podepsa'),
  ...verb('print', 'vytisk tisk'),
  ...verb('publish', 'zveřejni publikova vyda'),
])

const participle = new RegExp(`^(${[...acts.keys()].join('|')})l([aiy]?)$`, 'u')

/** Stems of passive participles: „vytvořen, -a, -o, -y“. */
const passives = new Map([
  ...verb('create', 'vytvořen založen zaevidován zaregistrován zapsán zaznamenán uložen zanesen'),
  ...verb(
    'edit',
    'doplněn přidán vložen upraven změněn přepsán přejmenován nahrazen aktualizován opraven přepracován odstraněn smazán vymazán zvýrazněn obarven přesunut rozšířen sjednocen vyplněn zapracován proveden',
  ),
])
const passive = new RegExp(`^(${[...passives.keys()].join('|')})([aoiy]?)$`, 'u')

/** What is said in the chat and kept nowhere: „doplnil jsem vysvětlení“, „zapsala jsem si“. */
const ofTheChat =
  /(?<!\p{L})(?:odpově[dď]\p{L}*|vysvětlen\p{L}*|výklad\p{L}*|shrnut\p{L}*|souhrn\p{L}*|přehled\p{L}*|návrh\p{L}*|příklad\p{L}*|výčet\p{L}*|znění|formulac\p{L}*|vzor(?:u|em|ov\p{L}*)?|ukázk\p{L}*|e-?mail\p{L}*|si|svou|svoji|svůj|své)(?!\p{L})/u
const pointsBelow = /(?<!\p{L})(?:zde|tady|níže|výše|takto|následovně|následující\p{L}*|text\p{L}*)(?!\p{L})/u
const rewrites = /^(?:přepsa|přeformulova|zjednoduši|zkráti|upravi)$/u
const conditional = /(?<!\p{L})(?:bych|bychom|by|byste|kdyby\p{L}*|aby\p{L}*)(?!\p{L})/u
const uncertain =
  /^(?:\p{Z})*(?:pokud|jestli|jestliže|až|než|dokud|jakmile|když|zda|zdali|že|protože|jak|co|kdo|kde|kdy|proč|ať|jako)(?!\p{L})/u
const affirms = /(?<!\p{L})(?:potvrzuji|potvrzujeme|oznamuji|sděluji|informuji|hlásím)(?!\p{L})/u
const wholly =
  /(?<!\p{L})(?:změn\p{L}*|úprav\p{L}*|přejmenován\p{L}*|aktualizac\p{L}*|doplněn\p{L}*|zápis\p{L}*|náhrad\p{L}*|nahrazen\p{L}*|oprav\p{L}*)(?!\p{L})/u
const sent = /(?<!\p{L})(?:e-?mail\p{L}*|mail\p{L}*|notifikac\p{L}*|upozornění)(?!\p{L})/u
const carriesOn =
  /^(?:následně|poté|potom|také|zároveň|rovnou|dále|pak|současně|nakonec|rovněž|hned|ihned|nově)$/u

/** Words of somebody else's deed, or of another time. */
const notNow =
  /(?<!\p{L})(?:laborant\p{L}*|pracovn[íic]\p{L}*|vedouc\p{L}*|metrolog\p{L}*|technik\p{L}*|analytik\p{L}*|uživatel\p{L}*|mgr|mudr|ing|autor\p{L}*|někým|vámi|dříve|původně|naposledy|již|už|tehdy|loni|včera|dne|roce|během|bez|chybně|omylem|nesprávně|podle|základě|který|která|které|není|nebyl\p{L}*|měl\p{L}{0,2}|musí|má|mají|bude|budou|být)(?!\p{L})/u
const dated = /(?<![\p{L}\p{N}-])(?:\d{1,2}\.\s?\d{1,2}\.|(?:19|20)\d\d(?!-))/u

interface Clause {
  readonly text: string
  readonly words: readonly string[]
  /** The mark or word before it. */
  readonly opens: string
}

const clausesOf = (sentence: string): readonly Clause[] => {
  const parts = sentence.split(/([,;:–—()|\t]|\s-\s|\s(?:a|i|ale|nebo|ani|avšak)(?=\s))/u)
  const clauses: Clause[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const text = parts[index] ?? ''
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    if (words.length > 0) clauses.push({ text, words, opens: (parts[index - 1] ?? '').trim() })
  }
  return clauses
}

const isMine = (word: string): boolean => word === 'jsem' || word === 'jsme'
const ending = (words: readonly string[]): string | undefined =>
  words.flatMap((word) => /^\p{L}{2,}l([aiy]?)$/u.exec(word)?.[1] ?? [])[0]

const names = ({ record, document }: About): boolean => record !== 'not' || document !== 'not'

const echoOf = (stem: string, wording: 'active' | 'passive'): RegExp =>
  new RegExp(`(?<!\\p{L})${stem}${wording === 'active' ? 'l[aiyo]?' : '[aoiy]?'}(?!\\p{L})`, 'iu')

/** The claim of a clause whose speaker is „já“ or „my“, by its participle. */
const firstPerson = ({ text, words }: Clause, sentence: string): Claim | undefined => {
  const [, stem = ''] =
    words.flatMap((word) => [participle.exec(word) ?? []]).find((found) => found.length > 0) ?? []
  const act = acts.get(stem)
  if (!act) return undefined
  const lower = text.toLowerCase()
  const about = aboutOf(text)
  const claim: Claim = { act, wording: 'first person', echo: echoOf(stem, 'active'), about }
  switch (act) {
    case 'send':
      return sent.test(lower) ? claim : undefined
    case 'approve':
    case 'sign':
    case 'print':
    case 'publish':
      return names(about) ? claim : undefined
    case 'create':
    case 'edit': {
      // „Návrh PP-014“ is a document, „návrh textu“ may stand in the chat alone.
      if (ofTheChat.test(lower.replace(/návrh\p{L}*\s+(?=\p{L}{1,4}-\d)/u, ''))) return undefined
      const isSaidBelow = pointsBelow.test(lower) || (rewrites.test(stem) && /:\s*$/.test(sentence))
      if (isSaidBelow && !(act === 'create' && names(about))) return undefined
      if (stem === 'proved' && !wholly.test(lower)) return undefined
      if (/^za(?:psa|znamena)$/.test(stem) && !names(about)) return undefined
      return claim
    }
  }
}

const firstPersonClaims = (sentence: string): readonly Claim[] => {
  const clauses = clausesOf(sentence)
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1]
    if (conditional.test(clause.text.toLowerCase())) return []
    const isAffirmed =
      clause.words[0] === 'že' && before !== undefined && affirms.test(before.text.toLowerCase())
    if (uncertain.test(clause.text.toLowerCase()) && !isAffirmed) return []
    if (clause.words.some(isMine)) return firstPerson(clause, sentence) ?? []
    // „Prošla jsem SOP-014 a doplnila větu“: the second verb shares the first one's speaker, and its gender.
    const verbAt = clause.words.findIndex((word) => !carriesOn.test(word))
    const own = participle.exec(clause.words[verbAt] ?? '')
    const speaker = clauses.slice(0, index).findLast(({ words }) => words.some(isMine))
    const sharesSpeaker =
      own && speaker && (clause.opens === 'a' || clause.opens === ',') && ending(speaker.words) === own[2]
    return sharesSpeaker && !uncertain.test(speaker.text.toLowerCase())
      ? (firstPerson(clause, sentence) ?? [])
      : []
  })
}

const mostWords = 20

/** „Záznam byl úspěšně vytvořen.“, „Dokument je nyní upraven.“, „Neshoda zaevidována:“ */
const passiveClaims = (sentence: string): readonly Claim[] => {
  const lower = sentence.toLowerCase()
  const [clause] = clausesOf(sentence)
  if (
    !clause ||
    clause.words.length > mostWords ||
    notNow.test(lower) ||
    conditional.test(lower) ||
    dated.test(sentence)
  )
    return []
  const at = clause.words.findIndex((word) => passive.test(word))
  const stem = passive.exec(clause.words[at] ?? '')?.[1] ?? ''
  const act = passives.get(stem)
  const about = aboutOf(clause.text)
  if (!act || !names(about) || ofTheChat.test(lower)) return []
  const before = clause.words.slice(0, at)
  const isDone =
    before.some((word) => /^byl[aoiy]?$/.test(word)) ||
    (before.some((word) => /^(?:je|jsou)$/.test(word)) &&
      (before.some((word) => /^(?:nyní|teď)$/.test(word)) ||
        /^(?:vytvoř|zaevid|zaregist|přejmen)/u.test(stem)))
  const after = clause.words[at + 1]
  const endsThere = after === undefined || /^(?:pod|jako)$/.test(after)
  const isHeadline =
    at > 0 && at <= 5 && endsThere && !before.some((word) => /^(?:je|jsou|byl\p{L}?)$/u.test(word))
  const isSubjectFirst = names(aboutOf(clause.text.slice(0, clause.text.toLowerCase().indexOf(stem))))
  return isSubjectFirst && (isDone || isHeadline)
    ? [{ act, wording: 'passive', echo: echoOf(stem, 'passive'), about }]
    : []
}

const report =
  /^[^\p{L}\p{N}]*(?:(?:vše |všechno )?(?:je |máte )?hotovo|vytvořeno|založeno|zaevidováno|zapsáno|zaznamenáno|uloženo|doplněno|přidáno|vloženo|upraveno|změněno|přepsáno|přejmenováno|nahrazeno|aktualizováno|opraveno|splněno|dokončeno)\s*(?:$|[.!,:–—-](.*)$)/isu
const lookedOnly =
  /(?<!\p{L})(?:prošel|prošla|našel|našla|nalezl\p{L}?|přečetl\p{L}?|zkontroloval\p{L}?|prověřil\p{L}?|dohledal\p{L}?|vyhledal\p{L}?|porovnal\p{L}?|zjistil\p{L}?|shrnul\p{L}?)(?!\p{L})/u
const notYet = /(?<!\p{L})(?:až|jakmile|pokud|když|není|nebude|ne)(?!\p{L})/u

/** „Hotovo.“, „Vytvořeno:“. What follows must not make it a label („Vytvořeno: 5. 1. 2026“) or a look-up. */
const reportClaims = (sentence: string, next: string): readonly Claim[] => {
  const found = report.exec(sentence)
  if (!found) return []
  const rest = (found[1] ?? '').toLowerCase()
  const isDoneAlone = /^[^\p{L}\p{N}]*(?:\p{L}+ ){0,2}hotovo/iu.test(sentence)
  if (
    notYet.test(rest) ||
    lookedOnly.test(rest) ||
    ofTheChat.test(rest) ||
    lookedOnly.test(next.toLowerCase())
  )
    return []
  if (!isDoneAlone && rest.trim() !== '' && !names(aboutOf(found[1] ?? ''))) return []
  if (dated.test(rest) || /^\s*\d/.test(rest)) return []
  const isBare = rest.trim() === '' || isDoneAlone
  return [
    { act: 'edit', wording: 'report', echo: /(?!)/u, about: isBare ? aboutOf('') : aboutOf(found[1] ?? '') },
  ]
}

const deniesWriting = new RegExp(
  `(?<!\\p{L})ne(?:${[...acts.keys()].join('|')})l\\p{L}?(?!\\p{L})|(?<!\\p{L})ne(?:podařilo|mohl\\p{L}?|šlo)(?!\\p{L})`,
  'u',
)
const nothingElse = /(?<!\p{L})(?:nic|žádn\p{L}*|ostatní\p{L}*)(?!\p{L})/u

/** What a Czech sentence claims was done. `next` is the sentence after it. Quotations are masked before. */
export const czechClaims = (sentence: string, next: string): readonly Claim[] => {
  const lower = sentence.toLowerCase()
  if (/^\P{L}*dne\s+\d/u.test(lower) || (deniesWriting.test(lower) && !nothingElse.test(lower))) return []
  const said = firstPersonClaims(sentence)
  if (said.length > 0) return said
  const reported = reportClaims(sentence, next)
  return reported.length > 0 ? reported : passiveClaims(sentence)
}
