/** The chapters that the user asks for, by number. */
export const chapters = [
  'Účel a rozsah',
  'Pojmy a odpovědnosti',
  'Od žádanky ke vzorku',
  'Výsledky z přístrojů',
  'Kontrola, uvolnění a vydání výsledků',
  'Oprava vydaného výsledku',
  'Výpadek LIS',
  'Správa LIS',
  'Bezpečnost a ochrana údajů',
  'Sledování provozu, školení a záznamy',
  'Související dokumenty',
] as const

/** Sentences that must stay word for word, and red. */
export const redSentences = [
  'Pracovat pod cizím přihlášením je zakázáno, a to i na okamžik a se souhlasem jeho držitele.',
  'Spojení se nesmí nechat otevřené bez dozoru ani přes noc.',
  'Kontrolní hodnota se z databáze nevymazává, a to ani tehdy, byla-li zaměněna lahvička.',
  'Štítek s číslem vzorku se nikdy nelepí přes jméno pacienta napsané při odběru.',
  'O stažení výsledků rozhoduje výhradně vedoucí laboratoře nebo její zástupce.',
  'V náhradním provozu se nevydává žádný výsledek, který nekontroloval druhý pracovník.',
] as const

/** Sentences that must stay word for word, and highlighted. */
export const yellowSentences = [
  'Jednotka ani počet desetinných míst se nemění u existující položky.',
  'Kritický výsledek se automaticky neuvolňuje nikdy.',
  'Výsledky ze zkušebního prostředí se do NIS neodesílají; spojení je trvale odpojeno.',
] as const

/** Tables of the old version by the cells of their heads that tell them, in the order of the document. */
export const tables = [
  ['Pojem', 'Význam'],
  ['Role', 'Odpovědnost'],
  ['Oprávnění', 'Laborant', 'Analytik'],
  ['Kdo se připojuje', 'Kdo povoluje'],
  ['Vyšetření', 'Dolní mez', 'Horní mez bez ředění'],
  ['Přístroj', 'Směr přenosu'],
  ['Vyšetření', 'Mez rozdílu'],
  ['Skupina vyšetření', 'Statim', 'Rutina'],
  ['Co nefunguje', 'Co se udělá'],
  ['Druh zálohy', 'Jak dlouho se uchovává'],
  ['Třída', 'Zkouška', 'Schvaluje'],
  ['Ukazatel', 'Cíl'],
  ['Záznam', 'Doba uchování'],
] as const

/** Where a reference inside the document leads: the words before it, and what its chapter must speak of. */
export const references = [
  { before: /zahajuje náhradní provoz podle kapitoly $/iu, leadsTo: /červen\p{L}* skříňk/iu },
  { before: /odbornou kontrolu podle kapitoly $/iu, leadsTo: /předchozí\p{L}* nález|diagnóz/iu },
  { before: /posouzeny podle kapitoly $/iu, leadsTo: /chyl[oó]z/iu },
  { before: /nestornuje vůbec a postupuje se podle kapitoly $/iu, leadsTo: /oprav/iu },
  { before: /laborant zapíše podle kapitoly $/iu, leadsTo: /prvotní/iu },
  { before: /výsledky se zapíší podle kapitoly $/iu, leadsTo: /prvotní/iu },
  { before: /technik na dálku, platí kapitola $/iu, leadsTo: /šifrovan/iu },
  { before: /Přenos se ověří podle kapitoly $/iu, leadsTo: /20 výsledk/iu },
  { before: /zapíše třídu podle kapitoly $/iu, leadsTo: /tříd/iu },
  { before: /hodnotí ukazatele podle kapitoly $/iu, leadsTo: /dostupnost/iu },
] as const
