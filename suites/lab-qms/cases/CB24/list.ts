export const title = 'Otázky k auditu A3: příjem vzorků'

type Row = readonly [question: string, criterion: string, evidence: string]

const rows: readonly Row[] = [
  [
    'Ukažte na právě přijatém vzorku, co porovnáváte a v jakém pořadí.',
    'ISO 15189:2022, čl. 7.2.6.1; SOP-018, kapitola 7.1',
    'sledování práce: údaje na zkumavce a žádance, druh zkumavky, objem, uzávěr, čas odběru',
  ],
  [
    'Které údaje musí mít žádanka a jak postupujete, když některý chybí?',
    'ISO 15189:2022, čl. 7.2.6.1; SOP-018, kapitola 4',
    'žádanky vybrané auditorem',
  ],
  [
    'Jak doložíte, že písemná žádanka k telefonickému požadavku došla do 48 hodin?',
    'ISO 15189:2022, čl. 7.2.6.1; SOP-018, kapitola 4',
    'výpis z LIS, výsledky s poznámkou „bez žádanky“',
  ],
  [
    'Jak zjistíte, že statimový vzorek byl do 5 minut předán k odstředění?',
    'ISO 15189:2022, čl. 7.2.6.1; SOP-018, kapitola 7.1',
    'časy příjmu a odstředění v LIS',
  ],
  [
    'Podle čeho rozhodnete, že stabilita vzorku uplynula?',
    'ISO 15189:2022, čl. 7.2.6.2; SOP-018, kapitoly 7.3 a 8',
    'odmítnuté vzorky s časem odběru a příjmu',
  ],
  [
    'Z jakých důvodů vzorek odmítnete? Ukažte záznamy o odmítnutí.',
    'ISO 15189:2022, čl. 7.2.6.2; SOP-018, kapitola 8',
    'záznamy v LIS: důvod, jméno osoby, s níž se hovořilo, čas',
  ],
  [
    'Jak doložíte, že se ordinace o odmítnutí dozvěděla do 30 minut?',
    'ISO 15189:2022, čl. 7.2.6.2; SOP-018, kapitola 8',
    'čas odmítnutí a čas hovoru v LIS',
  ],
  [
    'Co uděláte se zkumavkou bez označení, když ordinace po telefonu potvrdí, čí je?',
    'ISO 15189:2022, čl. 7.2.6.2; SOP-018, kapitola 8',
    'rozhovor, záznamy o neoznačených vzorcích',
  ],
  [
    'Kdo rozhoduje o přijetí nenahraditelného vzorku a kde je to vidět na výsledku?',
    'ISO 15189:2022, čl. 7.2.6.2; SOP-018, kapitola 8',
    'výsledky s poznámkou o pochybnosti',
  ],
]

const rowOf = ([question, criterion, evidence]: Row): string =>
  `<tr><td>${question}</td><td>${criterion}</td><td>${evidence}</td><td></td></tr>`

const document = (...inTable: readonly string[]): string => `<h1>Otázky k auditu A3: příjem vzorků</h1>
<h2>1 Audit</h2>
<p>Audit A3 se koná 21. 4. 2026 na úseku příjmu vzorků, vedoucí auditor Bc. Vendelín Surmík (PL-002, kapitola 2). Od každého druhu záznamů auditor vybere nejméně 5 (SOP-034, kapitola 6.2).</p>
<h2>2 Otázky</h2>
<table>
<tr><th>Otázka</th><th>Kritérium</th><th>Důkaz</th><th>Zjištění</th></tr>
${inTable.join('\n')}
</table>`

export const list = document(...rows.map(rowOf))

/** The list with rows added until it is too long. */
export const longList = document(
  ...rows.map(rowOf),
  ...['chladnice', 'stojanu', 'čtečky', 'tiskárny'].map((thing) =>
    rowOf([
      `Kdo odpovídá za stav ${thing} na příjmu?`,
      'ISO 15189:2022, čl. 7.2.6.1; SOP-018, kapitola 3',
      'rozhovor',
    ]),
  ),
)

/** The list with one passage replaced; throws where it is not there. */
export const listBut = (passage: string, other: string): string => {
  if (!list.includes(passage)) throw new Error(`the list does not hold “${passage}”`)
  return list.replaceAll(passage, other)
}

/** The table of questions with one more about the finding of the last audit. */
export const withLastFinding = (html: string): string =>
  `${html
    .slice(html.indexOf('<table>'))
    .replace(
      '</table>',
      '<tr><td>Ukažte letošní průvodní listy svozu: kde je na nich čas nejstaršího odběru? (AF-2025-006)</td><td>ISO 15189:2022, čl. 7.2.5; SOP-037, kapitola 4.3</td><td>průvodní listy vybrané auditorem, záznam AF-2025-006</td><td></td></tr>\n</table>',
    )}`
