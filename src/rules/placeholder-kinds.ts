import type { TenantState } from '../app/index.ts'
import { escapePattern } from './escape-pattern.ts'

/** A match, the text just before it, and what follows it on its line. */
export interface Standing {
  readonly words: string
  readonly before: string
  readonly after: string
}

/** A kind of placeholder, and all that makes one of its kind ordinary content. */
export interface PlaceholderKind {
  readonly what: string
  readonly pattern: RegExp
  readonly isContent?: (standing: Standing) => boolean
  /** Words, in lower case, that say it is meant; looked for in its line, or in its table's header and its sections too. */
  readonly meantBy: readonly { readonly where: 'line' | 'line, header, sections'; readonly words: RegExp }[]
  /** Words of the user's that ask for it. */
  readonly asked?: RegExp
  readonly inForms: boolean
  readonly inRecords: boolean
}

const unit =
  '(?:°C|%|[mµμ]?l|[mkµμ]?g|mmol/l|[mµμ]?m|cm|minut\\p{L}*|min|hodin\\p{L}*|hod|sekund\\p{L}*|dn[íů]|ks|kus\\p{L}*|ot)(?!\\p{L})'

/** Words about a form of writing: „číslo ve tvaru SOP-XXX“. */
const notation =
  /tvar|formát|(?<!\p{L})vzor(?:u|em|y|ů)?(?!\p{L})|podob|označ|znač|číslov|kódov|struktur|zástup|proměnn|šablon|například|např\.|obsahuj|sklád|štítk|štítek|(?<!\p{L})pol(?:e|í|ích|ožk\p{L}*)(?!\p{L})|sloup|format|pattern|number(?:ing|ed)|placeholder|variable|template|such as|e\.g\.|contain|consist|label|field|column/u

/** Words about what a device shows and what one presses on it: „stiskněte [Vložit vzorek]“. */
const screen =
  /stiskn|stlač|klik|klep|tlačít|kláves|nabíd|menu|volb|obrazov|displej|zobraz|hlášení|hlásí|zpráv|záložk|políčk|(?<!\p{L})ok(?:no|na|ně|nem)(?!\p{L})|příkaz|(?<!\p{L})(?:press|click|tap|button|keys?|screen|display|option|prompt|message|command|choose|select)/u

/** Words about filling in by hand, signing and dating. */
const byHand =
  /podpis|podepsal|podepíš|datum|(?<!\p{L})dne(?!\p{L})|jméno|schválil|zpracoval|vypracoval|přezkoumal|převzal|předal|(?<!\p{L})čas(?!\p{L})|zapiš|zapisuj|zapíš|vyplň|vypln|zaznamen|uveďte|(?<!\p{L})vzor(?:u|em|y|ů)?(?!\p{L})|formulář|příloh|šablon|tiskopis|protokol|kontrolní list|záznam|štítk|štítek|(?<!\p{L})(?:sign|date|time|initials|full name|your name|printed name|approved|prepared|reviewed|received|fill|record|write|enter|form|annex|appendix|template|checklist|log|label)/u

const asksForBlank =
  /prázdn|nevypl|voln[éá]|míst[oa] (?:pro|na)|kolonk|k vyplnění|podpis|blank|empty|space for|(?<!\p{L})sign(?!\p{L})|signature/iu

/** A dotted line that leads to a page number or to the other half of its line is a leader; one that ends is a blank. */
const isLeader = ({ after }: Standing): boolean =>
  !new RegExp(`^\\s*(?:$|[),;]|${unit}|[^\\d\\n]{0,60}?(?:[.…]{5,}|…{2,}))`, 'u').test(after)

/** A line of nothing else is a rule across the page, unless the line before asks for what it leaves open. */
const isRuler = ({ before, after }: Standing): boolean =>
  /(?:^|\n)\s*$/.test(before) && /^\s*$/.test(after) && !/:\s*$/.test(before)

/** „DOPLNIT“ is also what a display says and what a table tells to do: a marker in brackets, on its own, after a label. */
const isOrder = ({ words, before, after }: Standing): boolean => {
  if (!/^(?:K )?DOPL/.test(words)) return false
  const isAlone = /(?:^|\n)\s*$/.test(before) && !after.includes('\t')
  const label =
    /(?:název|výrobce|typ|model|číslo|datum|verze|osoba|kontakt|adresa|interval|teplota|objem|hodnota|doba|limit|kritéri\p{L}*|rozsah|odpověd\p{L}*)[^:\n]{0,40}:\s*$/iu
  return !isAlone && !/[[(<]\s*$/.test(before) && !label.test(before)
}

const imperative =
  /^(?:prosím,? )?(?:doplň(?:te)?|doplnit|vyplň(?:te)?|bude doplněno|k doplnění|to be (?:completed|determined|defined|specified|filled))(?!\p{L})|^(?:prosím,? |please )?(?:vlož(?:te)?|uveď(?:te)?|zadej(?:te)?|napiš(?:te)?|upřesněte|popiš(?:te)?|specifikujte|zvolte|insert|fill in|specify|describe|enter|your)\s+\p{L}/iu

const czechName =
  /^(?:název|jméno|datum|výrobce)$|^(?:název|jméno|příjmení|datum|číslo|kód|adresa|telefon|kontakt|výrobce|výrobní|typ|verze|odpovědná osoba|odpovědné osoby|pracoviště|oddělení|funkce)(?: (?!neuveden|neznám|viz|není|chyb)[\p{Ll}-]+){1,4}$/u

const englishName =
  /^(?:the )?(?:(?:device|company|laboratory|lab|manufacturer|instrument|analy[sz]er|document|author|responsible|contact|serial|model|lot|version|full|product)(?:['’]s)? ){1,2}(?:name|number|date|code|title|version|address|person)$|^(?:name|date) of (?:the )?\p{L}+$/iu

/** Whether the words inside brackets are a template's: told what to write, or named what is to stand there. */
const isPrompt = ({ words, before, after }: Standing): boolean => {
  if (/^[(_[\]]/.test(after) || /[\p{L}\p{N}_\]){$]$/u.test(before)) return false
  const inside = words.slice(1, -1).trim()
  const named =
    inside === inside.toUpperCase() ? inside.toLowerCase() : inside.charAt(0).toLowerCase() + inside.slice(1)
  return imperative.test(inside) || czechName.test(named) || englishName.test(inside)
}

const notInWord = '(?<![\\p{L}\\p{N}_-])'
const endsThere = '(?=\\s*(?:[\\])>]|[.!]?\\s*$))'
/** The beginning of a line, a bracket, or what a colon or a dash opens. */
const opensThere = '(?<=(?:^|[:–—=([<])\\s{0,3})'

/** Numbers left open in the codes that a tenant uses: `SOP-XXX`, `NC-2026-???`. */
const openNumber = ({ documents, records }: TenantState): RegExp => {
  const codes = [...documents.map(({ code }) => code), ...records.map(({ id }) => id)]
  const prefixes = new Set(codes.flatMap((code) => /^\p{Lu}{1,8}(?=-\d)/u.exec(code) ?? []))
  const anyOf = [...prefixes].map(escapePattern).join('|')
  return anyOf === ''
    ? /(?!)/gu
    : new RegExp(`${notInWord}(?:${anyOf})-(?:\\d{4}-)?(?:X{2,}|\\?{2,}|_{2,})(?![\\p{L}\\p{N}])`, 'gu')
}

const anywhere = 'line, header, sections'

/** The kinds of placeholder, for a tenant's codes. */
export const placeholderKinds = (tenant: TenantState): readonly PlaceholderKind[] => [
  {
    what: 'a blank',
    pattern: /(?<=^|[\s:(])_{3,}(?!_*\p{L}+_)/gu,
    isContent: isRuler,
    meantBy: [{ where: anywhere, words: byHand }],
    asked: asksForBlank,
    inForms: false,
    inRecords: true,
  },
  {
    what: 'a dotted blank',
    pattern: /(?<![.…])(?:[.…]{5,}|…{2,4}|(?:\. ){4,}\.?)(?![.…])/gu,
    isContent: (standing) => isLeader(standing) || isRuler(standing),
    meantBy: [{ where: anywhere, words: byHand }],
    asked: asksForBlank,
    inForms: false,
    inRecords: true,
  },
  {
    what: 'a marker of unfinished work',
    pattern: new RegExp(`${notInWord}(?:TODO|FIXME)(?![\\p{L}\\p{N}_-])(?!\\s+(?:list|seznam))`, 'gu'),
    meantBy: [
      { where: 'line', words: notation },
      { where: anywhere, words: screen },
    ],
    inForms: true,
    inRecords: true,
  },
  {
    what: 'a marker of unfinished work',
    pattern: new RegExp(
      `${opensThere}(?:TBD|X{3,}|x{3,}|\\?{3,}|DOPLNIT|DOPLŇTE|DOPLŇ|K DOPLNĚNÍ)${endsThere}|(?<=(?<!\\p{L})(?:is|are|je|bude) )TBD(?=[.,;)]|$)`,
      'gu',
    ),
    isContent: isOrder,
    meantBy: [
      { where: 'line', words: notation },
      { where: anywhere, words: screen },
    ],
    inForms: false,
    inRecords: true,
  },
  {
    what: 'a note that content is still to come',
    pattern: new RegExp(
      `${opensThere}(?:bude (?:doplněno|upřesněno)|bude (?:doplněn|upřesněn)[aoy]? později|bude později (?:doplněn|upřesněn)[aoy]?|doplní se později|to be (?:completed|determined|defined|filled in|specified)(?: later)?)${endsThere}`,
      'giu',
    ),
    meantBy: [
      { where: 'line', words: notation },
      { where: anywhere, words: screen },
    ],
    inForms: false,
    inRecords: false,
  },
  {
    what: 'a value left open',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_.,-])X{2,}(?:[.,]X+)?\\s?${unit}`, 'gu'),
    meantBy: [{ where: anywhere, words: notation }],
    inForms: false,
    inRecords: true,
  },
  {
    what: 'a number left open',
    pattern: openNumber(tenant),
    meantBy: [{ where: anywhere, words: notation }],
    inForms: false,
    inRecords: true,
  },
  {
    what: 'a date left open',
    pattern:
      /(?<=:\s{0,3})(?:DD?\. ?MM?\. ?(?:RRRR|YYYY)|DD[/-]MM[/-](?:RRRR|YYYY)|(?:RRRR|YYYY)-MM-DD|XX\. ?XX\. ?(?:XXXX|20XX|\d{4}))(?=\s*$)/gu,
    meantBy: [{ where: anywhere, words: notation }],
    inForms: false,
    inRecords: true,
  },
  {
    what: "a template's prompt",
    pattern: /[[<{][^[\]<>{}\n]{2,80}[\]>}]/gu,
    isContent: (standing) => !isPrompt(standing),
    meantBy: [
      { where: 'line', words: notation },
      { where: anywhere, words: screen },
    ],
    inForms: false,
    inRecords: true,
  },
  {
    what: "a template's variable",
    pattern: /\{\{[^{}\n]{1,80}\}\}|\$\{[\p{L}\p{N}_. ]{1,60}\}/gu,
    meantBy: [{ where: anywhere, words: notation }],
    inForms: false,
    inRecords: true,
  },
  {
    what: 'filler text',
    pattern: /(?<!\p{L})lorem\s+ipsum(?!\p{L})/giu,
    meantBy: [{ where: 'line', words: notation }],
    inForms: true,
    inRecords: true,
  },
]
