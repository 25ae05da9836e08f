const czechEndings =
  '(?:[aeěi]t|nout|ovat|ávat|uji|uju|ujeme|uje|ují|ím|íme|í|ám|áme|á|ají|nu|neme|ne|u|i|eme|e|[aeěi]?l[aiy]?|nul[aiy]?|oval[aiy]?|ával[aiy]?)'

const verbStems: Readonly<Record<string, string>> = {
  send: '(?:od|ode|za|po|roz|roze)(?:sl|šl|síl)',
  sign: 'podep(?:s|íš|is)|podpis',
  approve: 'schvál|schval',
  print: '(?:vy)?tisk',
  delete: '(?:s|vy|pro)?ma[zž]|odstra[nň]',
  translate: 'přelož|překlád',
  upload: 'nahrá|nahráv|nahraj',
  plan: '(?:na|roz)?plán',
  search: '(?:vy|pro|do)?hled|vyhledáv',
  create: 'vytvoř|vytvář|(?:vy)?gener|(?:vy)?export|založ|zaklád',
  insert: 'vlož|vklád|přid',
  edit: 'uprav|(?:z|po)?měn|edit',
  show: 'zobraz|uká[zž]',
  register: '(?:za)?evid',
  assign: 'přiděl',
  rename: 'přejmen',
  replace: 'nahra[dz]',
  read: 'přečí[st]|číst|načí[st]|přečt|načt|čt',
}

const englishVerbs: Readonly<Record<string, string>> = {
  send: 'send|e-?mail',
  sign: 'sign',
  approve: 'approve',
  print: 'print',
  delete: 'delete|remove',
  translate: 'translate',
  upload: 'upload',
  plan: 'plan|schedule',
  search: 'search',
  create: 'create|generate|export|produce',
  insert: 'insert|add',
  edit: 'edit|change|modify|update',
  show: 'show|display',
  register: 'register',
  assign: 'assign',
  rename: 'rename',
  replace: 'replace',
  read: 'read',
}

const verbs = Object.keys(verbStems).map((concept) => ({
  concept,
  czech: new RegExp(`^(?:${verbStems[concept]})${czechEndings}$|^(?:číst|přečíst|načíst|nahrát)$`, 'u'),
  english: new RegExp(`^(?:${englishVerbs[concept]})$`, 'u'),
}))

const irregular: Readonly<Record<string, string>> = {
  číst: 'read',
  přečíst: 'read',
  načíst: 'read',
  nahrát: 'upload',
}

/** What a verb does, in either language: „odešlu“, „zasílat“, "send" are `send`. Undefined for other words. */
export const verbOf = (word: string): string | undefined =>
  irregular[word] ?? verbs.find(({ czech, english }) => czech.test(word) || english.test(word))?.concept

const nouns: readonly (readonly [string, RegExp])[] = [
  ['e-mail', /^(?:e-?mail|mail)(?:s|u|y|em|ů|ech)?$/u],
  ['sms', /^sms(?:k\p{L}{1,3})?$/u],
  ['docx', /^docx$/u],
  ['notification', /^(?:upozorněn\p{L}*|notifikac\p{L}*|notifications?)$/u],
  ['document', /^(?:dokument(?:u|y|ů|em|ům|ech)?|documents?|\p{L}{1,6}-\d{2,5})$/u],
  ['draft', /^(?:návrh(?:u|y|ů|em)?|koncept(?:u|y|ů|em)?|drafts?)$/u],
  ['version', /^(?:verz(?:e|i|í|ím)|versions?)$/u],
  ['record', /^(?:záznam(?:u|y|ů|em)?|records?)$/u],
  ['file', /^(?:soubor(?:u|y|ů|em)?|files?)$/u],
  ['image', /^(?:obráz(?:ek|ku|ky|ků|kem)|images?|pictures?)$/u],
  ['chart', /^(?:graf(?:u|y|ů|em)?|charts?|graphs?)$/u],
  ['macro', /^(?:makr(?:o|a|u|em)|macros?)$/u],
  ['script', /^(?:skript(?:u|y|ů|em)?|scripts?)$/u],
  ['task', /^(?:úkol(?:u|y|ů|em)?|tasks?)$/u],
  ['reminder', /^(?:připomín(?:ka|ku|ky|ek|kou)|reminders?)$/u],
  ['meeting', /^(?:schůz(?:ka|ku|ky|ek|kou)|meetings?)$/u],
  ['calendar', /^(?:kalendář(?:e|i|em)?|calendars?)$/u],
  ['internet', /^(?:internet(?:u|em)?|web(?:u|em)?)$/u],
  ['rights', /^(?:práv(?:o|a|em|y)|rights|permissions?)$/u],
  ['standard', /^(?:norm(?:a|u|y|ám|ách)|norem|standards?)$/u],
  ['table', /^(?:tabul(?:ka|ku|ky|ek|kou)|tables?)$/u],
  ['section', /^(?:kapitol(?:a|u|y|e|ou|ám|ách)?|sections?)$/u],
  ['text', /^(?:text(?:u|y|ů|em)?|texts?)$/u],
]

/** What a word stands for among the things of an app: a known thing, or its own beginning. */
export const thingOf = (word: string): string =>
  nouns.find(([, forms]) => forms.test(word))?.[0] ?? word.slice(0, Math.max(4, word.length - 2))

/** Words that say nothing of what is done to what. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'vám vás ti tě nám pro prosím rád ráda rádi samozřejmě také i přímo rovnou hned ihned poté pak následně zároveň sám sama ' +
    'tento tuto toto tyto ten tu celý celou celé váš vaši vaše vaší nový novou nové nových i automaticky elektronicky bohužel však sice ' +
    'the a an this that these your you me us for also then directly now please whole entire new any automatically electronically unfortunately'
  ).split(' '),
)

const czechPrepositions: Readonly<Record<string, string>> = {
  v: 'in',
  ve: 'in',
  z: 'from',
  ze: 'from',
  do: 'into',
  na: 'on',
  o: 'about',
  s: 'with',
  se: 'with',
  k: 'to',
  ke: 'to',
  bez: 'without',
  podle: 'by',
}
const prepositions: ReadonlySet<string> = new Set(
  'u po při pro pod nad před za dle od in into of on from to at with by via about without'.split(' '),
)

/** A preposition, the same in both languages where they have the same. Undefined for other words. */
export const prepositionOf = (word: string): string | undefined =>
  czechPrepositions[word] ?? (prepositions.has(word) ? word : undefined)

export const pronouns: ReadonlySet<string> = new Set('jej ho ji je to it them him'.split(' '))

/** The words of a text in lower case; the electronic mail of either language as one. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/elektronick\p{L}{1,3}\s+pošt\p{L}{1,3}|electronic\s+mail/gu, 'e-mail')
    .match(/\p{L}[\p{L}\p{N}]*(?:[-’'][\p{L}\p{N}]+)*/gu) ?? []
