/**
 * The work instruction for Koavent 310 as the reference script writes it: the layout of PP-011, every value from the
 * manufacturer's manual. The follow-ups of the case add `failedControl` and turn section 7 into
 * `maintenanceWithCounters`.
 */
export const title = 'Obsluha koagulačního analyzátoru Koavent 310'

const purposeAndScope = `<h2>1 Účel</h2>
<p>Pracovní instrukce popisuje obsluhu koagulačního analyzátoru Koavent 310 při stanovení protrombinového času (PT), aktivovaného parciálního tromboplastinového času (aPTT) a fibrinogenu podle Clausse (FIB). Určena je k přímému použití u přístroje. Číselné údaje jsou opsány z návodu výrobce MAN-031, vydání 3.1.</p>
<h2>2 Rozsah</h2>
<p>Instrukce platí pro přístroj s evidenčním číslem KOA-01 podle R-001. Zpracovává se výhradně plazma z krve odebrané do citrátu sodného o koncentraci 0,109 mol/l (3,2 %). Sérum, heparinová plazma, plazma s EDTA ani plná krev se na přístroji neměří.</p>
<p>Stanovení trombinového času, antitrombinu a D-dimerů instrukce neřeší.</p>
<h2>3 Odpovědnosti</h2>
<table>
<tr><th>Role</th><th>Odpovědnost</th></tr>
<tr><td>Obsluha (zdravotní laborant zaškolený v rozsahu nejméně 6 hodin)</td><td>zakládání činidel, kontrola kvality, měření, denní a týdenní údržba</td></tr>
<tr><td>Klíčový uživatel</td><td>kalibrace, uvolnění nové šarže, měsíční údržba, údržba podle počítadel, úplná dekontaminace</td></tr>
<tr><td>Metrolog</td><td>karta přístroje KOA-01 v R-001</td></tr>
<tr><td>Servisní technik výrobce</td><td>preventivní prohlídka jednou za 12 měsíců</td></tr>
</table>`

const reagents = `<h2>4 Pomůcky a činidla</h2>
<table>
<tr><th>Položka</th><th>Příprava</th><th>Pozice</th><th>V přístroji</th><th>Po otevření nebo rozpuštění při 2–8 °C</th></tr>
<tr><td>Koavent PT (zelené víčko)</td><td>rozpustit v 5,0 ml vody, nechat stát 30 minut při 18–25 °C, pětkrát pomalu převrátit, odstranit pěnu</td><td>míchané pozice 1–4</td><td>5 dní</td><td>10 dní</td></tr>
<tr><td>Koavent aPTT (modré víčko)</td><td>neředit, temperovat 15 minut, promíchat převrácením, až zmizí sediment</td><td>5–20</td><td>7 dní</td><td>30 dní</td></tr>
<tr><td>Chlorid vápenatý 0,025 mol/l (bílé víčko)</td><td>k přímému použití; zakalený roztok vyřadit</td><td>21–24</td><td>14 dní</td><td>60 dní (15–25 °C)</td></tr>
<tr><td>Koavent FIB (žluté víčko)</td><td>rozpustit v 4,0 ml vody, nechat stát 15 minut, nepřelévat</td><td>5–20</td><td>3 dny</td><td>5 dní</td></tr>
<tr><td>Ředicí pufr</td><td>zakalený pufr vyřadit</td><td>21–24</td><td>14 dní</td><td>60 dní</td></tr>
<tr><td>Kontrola N a kontrola P</td><td>rozpustit v 1,0 ml vody, nechat stát 30 minut při 18–25 °C, jemně převrátit</td><td>stojan kontrol</td><td>8 hodin</td><td>24 hodin</td></tr>
</table>
<p>K rozpouštění se používá deionizovaná voda o vodivosti nejvýše 5 µS/cm a teplotě 18–25 °C. Na lahvičku se napíše datum a hodina rozpuštění a podpis. Pozice 1–20 chladí přístroj na 15 ± 2 °C.</p>
<p>Koavent Wash je po otevření použitelný 30 dnů, Koavent Clean A 60 dnů a Koavent Clean B 90 dnů.</p>
<p><span style="color:#c00000">Koavent PT nezakládejte na nemíchanou pozici: tkáňový faktor sedimentuje a časy PT se postupně prodlužují. Zbytky dvou lahviček neslévejte, ani když mají stejnou šarži.</span></p>
<p>Dále jsou potřeba kyvety, odpařovací víčka, ochranný plášť, rukavice, ochranné brýle, nechlupatící utěrky a 70% etanol.</p>`

const starting = `<h2>5 Postup</h2>
<h3>5.1 Kontrola před spuštěním</h3>
<ol>
<li>Zkontrolujte, že v nádobě jsou nejméně 3 l deionizované vody. Vodu starší než 24 hodin vylijte a nádobu naplňte čerstvou.</li>
<li>Zkontrolujte, že Koavent Wash zbývá nejméně 1 l.</li>
<li>Obsahuje-li kanystr kapalného odpadu 7,5 l nebo více, vyprázdněte ho.</li>
<li>Je-li zásuvka odpadu kyvet naplněna na 80 %, vyprázdněte ji a ukazatel vynulujte tlačítkem „Vyprázdněno“.</li>
<li>Zkontrolujte, že v zásobníku je alespoň 200 kyvet.</li>
<li>Ověřte, že teplota místnosti je 18–30 °C.</li></ol>
<p>Čerstvý roztok nedolévejte do nádoby se zbytkem starého.</p>
<h3>5.2 Zapnutí a zahřívání</h3>
<ol>
<li>Zapněte hlavní vypínač na zadní straně a vyčkejte asi 90 sekund, než se načte program.</li>
<li>Přihlaste se svým jménem a zvolte „Spustit“.</li>
<li>Vyčkejte na konec zahřívání. Zahřívání trvá 20 minut a nesmí se přeskočit; do té doby nelze spustit kalibraci, kontroly ani vzorky.</li>
<li>Ověřte, že teplota měřicího bloku je 37,0 ± 0,5 °C a že svítí zelená stavová lišta.</li></ol>
<p>Z pohotovostního režimu je přístroj připraven za 3 minuty.</p>
<h3>5.3 Příprava vzorku</h3>
<ul>
<li>Zkontrolujte náplň zkumavky; přípustná odchylka od rysky je ± 10 %.</li>
<li>Zkumavku odstřeďte při 1 500 × g po dobu 15 minut při teplotě 18–25 °C. Zkumavku nechlaďte.</li>
<li>Zkontrolujte, že vrstva plazmy je nejméně 15 mm vysoká a bez vláken fibrinu.</li>
<li>Sraženou krev neměřte.</li>
<li>Nad vrstvou buněk musí kromě objemu pro jednotlivé metody zbýt mrtvý objem 500 µl plazmy.</li></ul>
<table>
<tr><th>Vyšetření</th><th>Od odběru do změření při 18–25 °C</th></tr>
<tr><td>PT</td><td>24 hodin v neotevřené zkumavce, 6 hodin po otevření</td></tr>
<tr><td>aPTT bez heparinu</td><td>4 hodiny</td></tr>
<tr><td>aPTT při léčbě heparinem</td><td>2 hodiny, je-li plazma oddělena do 1 hodiny</td></tr>
<tr><td>FIB</td><td>8 hodin</td></tr>
</table>`

const measuring = `<h3>5.4 Měření</h3>
<ol>
<li>Založte činidla: kód lahvičky přiložte k ruční čtečce, nasaďte odpařovací víčko a lahvičku vložte do navržené pozice.</li>
<li>Změřte kontroly podle kapitoly 6.1. Bez platné kontroly vzorky nezakládejte.</li>
<li>Odstředěné zkumavky vložte do stojanu čárovým kódem k výřezu, stojan zasuňte do zadní části podavače a zvolte „Start“.</li>
<li>Na obrazovce zkontrolujte, že požadavky odpovídají žádankám.</li>
<li>Statimový vzorek vložte do statimového stojanu a stiskněte „Statim“. Společný výsledek PT a aPTT je k dispozici do 8 minut.</li>
<li>Výsledky s příznakem prohlédněte a rozhodněte o opakování.</li></ol>
<table>
<tr><th>Metoda</th><th>Objem vzorku</th><th>Inkubační činidlo</th><th>Inkubace</th><th>Startovací činidlo</th></tr>
<tr><td>PT</td><td>50 µl</td><td>–</td><td>120 s</td><td>Koavent PT 100 µl</td></tr>
<tr><td>aPTT</td><td>50 µl</td><td>Koavent aPTT 50 µl</td><td>180 s</td><td>chlorid vápenatý 50 µl</td></tr>
<tr><td>FIB</td><td>10 µl, ředění 1 : 10</td><td>–</td><td>120 s</td><td>Koavent FIB 50 µl</td></tr>
</table>
<p>Objemy jsou pevné a nelze je měnit. Fibrinogen nad 5,5 g/l přístroj sám změří v ředění 1 : 20, pod 1,2 g/l v ředění 1 : 5; výsledek už ručně nenásobte.</p>
<h3>5.5 Hlášení a příznaky</h3>
<table>
<tr><th>Kód</th><th>Význam</th><th>Co udělat</th></tr>
<tr><td>E-201</td><td>měřicí blok mimo 37,0 ± 0,5 °C</td><td>vyčkat 10 minut, ověřit teplotu místnosti, trvá-li stav, volat servis</td></tr>
<tr><td>E-312</td><td>činidlo na nesprávném druhu pozice</td><td>činidlo přesunout na správnou pozici</td></tr>
<tr><td>E-403</td><td>dvě zkumavky se stejným kódem</td><td>oba vzorky vyjmout, ověřit žádanky, nejasný vzorek odmítnout</td></tr>
<tr><td>E-505</td><td>kapalný odpad dosáhl 9,0 l</td><td>vyměnit kanystr</td></tr>
<tr><td>příznak S</td><td>sraženina při nasávání</td><td>vzorek dále neměřit</td></tr>
<tr><td>příznak E u dvou a více vzorků za sebou</td><td>pravděpodobná kontaminace jehly trombinem</td><td>měření zastavit, promýt jehly</td></tr>
</table>
<h3>5.6 Ukončení provozu</h3>
<p>Na konci pracovního dne vyjměte vzorky, proveďte denní údržbu podle kapitoly 7, vyjměte činidla, která patří do chladnice, a zvolte „Pohotovost“. Chlazení činidel zůstává v chodu. Přístroj vypínejte jen před stěhováním, před odstávkou delší než 72 hodin nebo na pokyn servisu.</p>`

const quality = `<h2>6 Kontrola kvality</h2>
<h3>6.1 Kontrolní měření</h3>
<p>Obě úrovně, kontrolu N a kontrolu P, změřte na začátku každé směny, nejdéle však po 8 hodinách nepřetržitého provozu. Dále je změřte po výměně šarže činidla, po kalibraci, po výměně jehly, jejího těsnění nebo lampy, po zásahu servisu a po obnovení provozu z poruchy, která trvala déle než 30 minut.</p>
<p>Rozpuštěná kontrola v přístroji vydrží 8 hodin, zbytek v chladnici při 2–8 °C nejvýše 24 hodin. Kontroly se nezmrazují.</p>
<p><span style="background-color:#ffff00">Nevyhovující kontrola metodu zamkne. Zamčenou metodu neodemykejte ručně, ani kvůli statimovému výsledku.</span></p>
<p>Výsledky kontrol se hodnotí podle pravidel v SOP-014, kapitole 6.1.</p>
<h3>6.2 Kalibrace</h3>
<p>Fibrinogen se kalibruje po každé změně šarže činidla, po zásahu servisu do optiky nebo dávkování a po uplynutí platnosti 90 dnů. Klíčový uživatel kalibraci přijme, je-li korelační koeficient nejméně 0,995 a variační koeficient duplikátů nejvýše 5 %. U PT se načte hodnota ISI a střední normální čas z letáku šarže. Metoda aPTT se nekalibruje.</p>`

const maintenanceTable = (rows: string) => `<table>
<tr><th>Interval</th><th>Úkon</th><th>Množství, doba</th><th>Provádí</th></tr>
<tr><td>Denně</td><td>promýt jehly roztokem Koavent Clean A z lahvičky na pozici 24</td><td>přístroj nasaje 3 ml, celý úkon trvá 5 minut</td><td>obsluha</td></tr>
<tr><td>Denně</td><td>otřít víko činidel, okolí mycí stanice, kolejnice a stojany 70% etanolem; vyprázdnit zásuvku kyvet a kanystr</td><td>–</td><td>obsluha</td></tr>
<tr><td>Týdně</td><td>otřít jehly 70% etanolem shora dolů</td><td>–</td><td>obsluha</td></tr>
<tr><td>Týdně</td><td>vyčistit mycí stanici roztokem Koavent Clean A a kartáčkem č. 2</td><td>10 ml do každé šachty, celkem 20 ml, působení 10 minut</td><td>obsluha</td></tr>
<tr><td>Týdně</td><td>po propláchnutí a výměně kanystru za prázdný promýt přístroj roztokem Koavent Clean B</td><td>5 ml na pozici 23, 6 minut</td><td>obsluha</td></tr>
<tr><td>Měsíčně</td><td>vyprat vzduchové filtry, mezitím vložit náhradní pár</td><td>schnutí 2 hodiny</td><td>klíčový uživatel</td></tr>
<tr><td>Měsíčně</td><td>zkouška optiky, čištění kolejnic, kontrola hadic, záloha dat</td><td>–</td><td>klíčový uživatel</td></tr>
<tr><td>Po každých 5 000 měřeních</td><td>výměna těsnění propichovací jehly</td><td>1 kus KV-7101</td><td>klíčový uživatel</td></tr>${rows}
</table>`

const afterMaintenance = `<p>Program upozorní na výměnu těsnění při 4 800 měřeních a při 5 500 měření zastaví. Počítadlo nulujte až po výměně.</p>
<p>Po každém úkonu, při němž se manipulovalo s jehlou, těsněním nebo lampou, změřte obě úrovně kontrol. Týdenní údržbu lze odložit nejvýše o 2 dny, měsíční o 7 dnů.</p>`

const countedRows = `
<tr><td>Po 40 000 měřeních nebo 12 měsících</td><td>výměna propichovací jehly a seřízení polohy</td><td>1 kus KV-7110</td><td>klíčový uživatel</td></tr>
<tr><td>Po 2 000 hodinách svícení nebo při hlášení E-211</td><td>výměna lampy; přístroj vypnout a vyčkat 20 minut, novou lampu nechat svítit 30 minut</td><td>1 kus KV-7120</td><td>klíčový uživatel</td></tr>`

const maintenance = `<h2>7 Údržba</h2>
${maintenanceTable('')}
${afterMaintenance}`

const wasteAndSafety = `<h2>8 Likvidace odpadu a bezpečnost</h2>
<p><span style="color:#c00000">Koavent Clean A nikdy nemíchejte s Koavent Clean B. Při smíchání se uvolňuje plynný chlor. Mezi použitím obou roztoků proveďte proplach nejméně 50 ml deionizované vody.</span></p>
<p>Plazmu, kontroly, kalibrátory i kapalný odpad pokládejte za infekční. Při práci noste plášť a rukavice; při otevírání nádob s odpadem a při výměně jehly také ochranné brýle nebo štít. Během měření nevkládejte ruce do prostoru ramene a karuselu.</p>
<p>Kapalný odpad před vylitím ošetřete: na každý litr přidejte 50 ml Koavent Clean A a nechte působit 30 minut. Odpad po promytí roztokem Koavent Clean B vylijte samostatně a Koavent Clean A do něj nepřidávejte.</p>
<p>Použité kyvety, vzorky, kontroly a kalibrátory patří do infekčního odpadu, jehly a těsnění do pevného boxu. Sáček ze zásuvky uzavřete dříve, než ho vyjmete.</p>
<p>Při rozlití uvnitř přístroje stiskněte „STOP“, kapalinu odsajte buničinou a místo pokryjte utěrkou s roztokem, který obsahuje 0,5 % aktivního chloru; po 10 minutách je otřete vodou. Silnější chlorový roztok se na přístroji nepoužívá.</p>
<p>Před zásahem servisu provede klíčový uživatel úplnou dekontaminaci. Trvá 45 minut a osvědčení o ní se upevní na přední kryt.</p>
<p>Při zasažení očí vyplachujte vodou 15 minut při otevřených víčkách. Po vdechnutí chloru přejděte na čerstvý vzduch.</p>`

const recordsAndDocuments = `<h2>9 Záznamy</h2>
<p>Denní, týdenní a měsíční údržba se podepisuje v průvodci přístroje; není-li některý bod proveden, uvede se důvod. Výsledky kontrol a kalibrací se uchovávají 5 let podle SOP-012, kapitoly 8.2. Vnitřní paměť přístroje uchová 50 000 výsledků a 12 měsíců protokolu událostí.</p>
<h2>10 Související dokumenty</h2>
<ul>
<li>MAN-031 Koavent 310: návod k použití koagulačního analyzátoru (vydání 3.1)</li>
<li>SOP-007 Řízení neshod a nápravná opatření</li>
<li>SOP-012 Řízení dokumentů a záznamů</li>
<li>SOP-014 Vnitřní kontrola kvality</li>
<li>SOP-018 Preanalytická fáze a příjem vzorků</li>
<li>SOP-026 Nakládání s biologickým odpadem a dekontaminace</li>
<li>R-001 Evidence přístrojů a zařízení</li></ul>`

/** The whole instruction as it is first written. */
export const instruction = [
  `<h1>${title}</h1>`,
  purposeAndScope,
  reagents,
  starting,
  measuring,
  quality,
  maintenance,
  wasteAndSafety,
  recordsAndDocuments,
].join('\n')

/** What the first follow-up adds as section 6.3. */
export const failedControlHeading = '6.3 Postup při nevyhovující kontrole'
export const failedControl = `<p>Postupujte po krocích a po každém změřte jen dotčenou metodu:</p>
<ol>
<li>Zkontrolujte, že je na správné pozici správná úroveň a že v nádobce není pěna ani sraženina.</li>
<li>Změřte čerstvě nalitou kontrolu z téže lahvičky; tento krok proveďte jen jednou.</li>
<li>Rozpusťte novou lahvičku kontroly a změřte ji.</li>
<li>Založte nové činidlo stejné šarže.</li>
<li>Promyjte jehly roztokem Koavent Clean A.</li>
<li>U fibrinogenu proveďte kalibraci.</li>
<li>Nevyhoví-li ani potom, metodu ponechte zamčenou a obraťte se na technickou podporu.</li></ol>
<p>Výsledky vydané od poslední vyhovující kontroly posuďte znovu. Jejich seznam sestaví přístroj v nabídce „Dotčené vzorky“.</p>`

/** Section 7 after the second follow-up: the needle and the lamp stand in its table, too. */
export const maintenanceWithCounters = `${maintenanceTable(countedRows)}
${afterMaintenance}`

/** The instruction with one passage changed. @throws where the passage does not stand in it exactly once */
export const instructionBut = (passage: string, by: string): string => {
  const parts = instruction.split(passage)
  if (parts.length !== 2) throw new Error(`„${passage}“ stands in the instruction ${parts.length - 1} times`)
  return parts.join(by)
}

/** The instruction with another text under one of its main headings. */
export const instructionWithSection = (heading: string, html: string): string => {
  const sections = instruction.split(/(?=<h2>)/u)
  const at = sections.findIndex((section) => section.startsWith(`<h2>${heading}</h2>`))
  if (at < 0) throw new Error(`there is no section „${heading}“`)
  return sections.toSpliced(at, 1, `<h2>${heading}</h2>\n${html}\n`).join('')
}
