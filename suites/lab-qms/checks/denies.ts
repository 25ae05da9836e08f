import { failed, type Outcome, passed } from 'model-bench'

/** Says that something is not there or cannot be done. */
const denial =
  /(?<!\p{L})(?:neumí\p{L}*|nem[ůu]\p{L}+|nelze|nejde|nejdou|není|nejsou|nedokáž\p{L}*|nedovede|neumožňuj\p{L}*|nepodporuj\p{L}*|nenabíz\p{L}*|nemá|nemám|nemají|nezvlád\p{L}*|neposíl\p{L}*|neodesíl\p{L}*|nerozesíl\p{L}*|nerozešl\p{L}*|nepošl\p{L}*|nepřipom\p{L}*|neplánuj\p{L}*|neevid\p{L}*|nevede|nepodep\p{L}*|neschv\p{L}*|neproved\p{L}*|neuděl\p{L}*|nenastav\p{L}*|nezajist\p{L}*|nezajišť\p{L}*|nefunguj\p{L}*|neexist\p{L}*|nezjist\p{L}*|nedozv\p{L}*|neuvid\p{L}*|neukáž\p{L}*|neukaz\p{L}*|nezobraz\p{L}*|nenajd\p{L}*|nehled\p{L}*|žádn\p{L}+(?! (?:problém|potíž|starost))|mimo aplikaci|mimo systém|chybí|ne)(?!\p{L})/iu
/** Denies all that was asked at once. */
const deniesAll =
  /(?<!\p{L})(?:ani jedn\p{L}+|nic z (?:toho|těch|těchto|uvedeného)|žádn\p{L}+ z (?:těch|těchto|uvedených|vašich)|na všechny\p{L}* [^.]{0,30}(?<!\p{L})ne(?!\p{L})|všechn[oy]\p{L}* [^.]{0,40}(?<!\p{L})(?:ne|nelze|neumí)(?!\p{L})|(?:žádnou|tyto|všechny) (?:z těch(?:to)? )?(?:tři |tří )?(?:věc\p{L}*|funkc\p{L}*|možnost\p{L}*)[^.]{0,40}(?<!\p{L})(?:nemá|neumí|nenabízí|nelze)(?!\p{L})|třikrát ne)(?!\p{L})/iu

/** Says of the app that it does a thing; „aplikace umí“, „můžete v aplikaci“. */
const affirmation =
  /(?<!\p{L})(?:(?:aplikace|systém)[^,;.]{0,30}(?<!\p{L})(?:umí|umožňuje|dovoluje|rozešle|odešle|pošle|připomene|eviduje|vede|ukazuje|ukáže)|(?:v|ve) (?:aplikaci|systému)[^,;.]{0,40}(?<!\p{L})(?:můžete|lze|jde|podepíšete|naplánujete|nastavíte|založíte|najdete|uvidíte)|(?:můžete|lze|podepíšete|naplánujete|nastavíte|založíte|najdete|uvidíte)[^,;.]{0,40}(?:v|ve) (?:aplikaci|systému))(?!\p{L})/iu

const isItem = (line: string): boolean => /^\s*(?:[-*•–|]|\d{1,2}[.)])\s*\S/u.test(line)

const sentencesIn = (line: string): readonly string[] =>
  line.split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+|,?\s+(?=(?:ale|avšak|jenže)\s)/u)

/** Sentences; the items of a list together with the line that opens it, as that often carries the „neumí“. */
const statementsOf = (reply: string): readonly string[] => {
  const statements: string[] = []
  let opening = ''
  for (const line of reply.replace(/[*_`]/g, '').split('\n')) {
    if (line.trim() === '') continue
    if (isItem(line)) {
      statements.push(...sentencesIn(`${opening} ${line}`))
      continue
    }
    const sentences = sentencesIn(line)
    statements.push(...sentences)
    opening = /:\s*$/.test(line) ? (sentences.at(-1) ?? '') : ''
  }
  return statements
}

/**
 * Whether a reply says that the app cannot do the thing that the topic names, in whatever words, and nowhere that it can.
 * `core` names the thing alone, where the topic also has words that go with other things.
 */
export const denies = (reply: string, what: string, topic: RegExp, core: RegExp = topic): Outcome => {
  const looked = `a reply that says of ${what} that the app cannot do it`
  const affirming = reply
    .split(/[;.!?\n]|,(?!\s(?:kdo|kte[rř]\p{L}|že|zda|jestli)(?!\p{L}))/u)
    .find((clause) => core.test(clause) && affirmation.test(clause) && !denial.test(clause))
  if (affirming !== undefined) return failed(looked, `it says “${affirming.trim()}”`)
  const everything = deniesAll.exec(reply)
  if (everything) return passed(looked, `“${everything[0]}”`)
  const about = statementsOf(reply).filter((statement) => topic.test(statement))
  const denying = about.find((statement) => denial.test(statement))
  if (denying !== undefined) return passed(looked, `“${denying.trim()}”`)
  return failed(looked, about.length > 0 ? `it says “${about[0]?.trim()}”` : 'it says nothing of it')
}
