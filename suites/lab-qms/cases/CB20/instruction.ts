const red = (text: string) => `<span style="color:#c00000">${text}</span>`
const yellow = (text: string) => `<span style="background-color:#ffff00">${text}</span>`

const twoVolumes = `<li>Rozplňte je ${yellow('po 0,5 ml (PP-009), nebo po 0,3 ml (PP-010)')} do mikrozkumavek s barvou víčka podle úrovně.</li>`
const oneVolume = '<li>Rozplňte je po 0,5 ml do mikrozkumavek s barvou víčka podle úrovně.</li>'
const twoThawings = `<p>${yellow('Materiál se rozmrazuje 20 minut při pokojové teplotě (PP-009), nebo 10 minut ve vodní lázni při 37 °C (PP-010).')} Potom se mikrozkumavka pětkrát převrátí a zkontroluje se, že na dně nezůstala hustší vrstva. Rozmrazený materiál se spotřebuje do 4 hodin.</p>
<p>${red('Jednou rozmrazený materiál se nikdy znovu nezmrazuje.')}</p>`
const oneThawing = `<p>Materiál se rozmrazuje 20 minut při pokojové teplotě. Potom se mikrozkumavka pětkrát převrátí a zkontroluje se, že na dně nezůstala hustší vrstva. Rozmrazený materiál se spotřebuje do 4 hodin.</p>
<p>${red('Jednou rozmrazený materiál se nikdy znovu nezmrazuje.')}</p>`

const dispensing = (volume: string) => `<ol>
<li>Zkontrolujte, že je sérum čiré a bez vloček.</li>
${volume}
<li>Každou mikrozkumavku označte šarží, úrovní a datem zmrazení.</li>
<li>Krabičku vložte do mrazničky nejpozději do 60 minut od konce rozpouštění.</li></ol>
<p>${yellow('Obě úrovně se rozplňují odděleně a mezi nimi se vymění špička i rukavice.')}</p>`

/** The merged instruction with both possibilities where SOP-014 does not settle them. */
export const instruction = `<h1>PP-014 Příprava a uchovávání kontrolních sér</h1>
<h2>1 Účel</h2>
<p>Instrukce popisuje rozpuštění lyofilizovaných kontrolních sér Serakon 1 a Serakon 2, která se měří na biochemickém analyzátoru Talvion K5, jejich rozplnění do malých dávek, zmrazení a zacházení s nimi do spotřebování. Rozplňuje se, aby se neotevírala celá lahvička kvůli jednomu měření a aby všechny směny pracovaly se stejně připraveným materiálem.</p>
<h2>2 Rozsah</h2>
<p>Platí v úseku klinické biochemie pro kontrolní séra rozpouštěná v laboratoři. Netýká se kapalných kontrol pro krevní obraz a moč, které se nerozpouštějí. Kontrolní plazmy pro koagulaci se nezmrazují.</p>
<h2>3 Odpovědnosti</h2>
<ul>
<li>Laborant ranní směny kontroly připravuje a zapisuje.</li>
<li>Pověřená laborantka rozplňuje jednou týdně, obvykle ve středu.</li>
<li>Analytik úseku rozhoduje o použití šarže, u níž při přípravě vznikla pochybnost.</li>
<li>Vedoucí zdravotní laborantka sleduje zásobu a objednává další šarži.</li>
<li>Metrolog odpovídá za mrazničku MRA-01.</li></ul>
<h2>4 Pomůcky</h2>
<ul>
<li>skleněná pipeta 5 ml třídy přesnosti A,</li>
<li>deionizovaná voda odebraná týž den z úpravny VOD-01,</li>
<li>stojan, buničina, popisovač odolný vodě,</li>
<li>stopky nebo minutka.</li></ul>
<table>
<tr><th>Pomůcka</th><th>Použití</th></tr>
<tr><td>pipeta PIP-01 a nové špičky</td><td>rozplňování</td></tr>
<tr><td>mikrozkumavky 1,5 ml, modré víčko</td><td>Serakon 1</td></tr>
<tr><td>mikrozkumavky 1,5 ml, červené víčko</td><td>Serakon 2</td></tr>
<tr><td>krabička s mřížkou na 81 pozic</td><td>uložení v mrazničce</td></tr>
</table>
<h2>5 Postup</h2>
<h3>5.1 Rozpuštění</h3>
<ol>
<li>Lahvičku vyjměte z chladnice a nechte 15 minut ohřát na pokojovou teplotu, aby se při otevření nesrazila vlhkost.</li>
<li>Poklepem sklepte lyofilizát z uzávěru na dno a zátku otevírejte pomalu.</li>
<li>Pipetou přidejte přesně 5,00 ml deionizované vody po stěně lahvičky.</li>
<li>Lahvičku uzavřete a nechte 30 minut stát při pokojové teplotě ve tmě.</li>
<li>Během stání ji třikrát opatrně převraťte; na stěnách ani v zátce nesmí zůstat nerozpuštěný prášek.</li></ol>
<p>${red('Lahvičkou se netřepe. Pěna poškozuje enzymy a výsledek kontroly je potom falešně nízký.')}</p>
<h3>5.2 Označení a použití</h3>
<p>Na lahvičku napište datum a hodinu rozpuštění a svůj podpis. Rozpuštěné sérum uchovávejte při 2–8 °C v chladnici LED-03, stálé je 7 dní. Před každým měřením je 10 minut temperujte a dvakrát převraťte. Bilirubin je citlivý na světlo, proto lahvička stojí v krabičce.</p>
<h3>5.3 Rozplnění</h3>
${dispensing(twoVolumes)}
<h3>5.4 Zmrazení a výdej</h3>
<p>Zmrazit lze to, co se nespotřebuje v den rozpuštění. Mikrozkumavky se ukládají svisle do mrazničky MRA-01 (−25 až −18 °C). Použitelné jsou 30 dní. Vydávají se od nejstarší; prázdná pozice se v mřížce na víku krabičky přeškrtne.</p>
<h3>5.5 Rozmrazení</h3>
${twoThawings}
<h3>5.6 Zásoba</h3>
<p>V mrazničce je vždy alespoň 40 mikrozkumavek od každé úrovně. První pracovní den v měsíci se jejich počet porovná s mřížkou a rozdíl se zapíše.</p>
<h3>5.7 Porucha mrazničky</h3>
<p>Vystoupila-li teplota v mrazničce nad −10 °C nebo jsou mikrozkumavky zčásti tekuté, celá krabička se vyřadí. Při kratším výpadku rozhodne analytik po změření dvou mikrozkumavek z každé úrovně.</p>
<h2>6 Kontrola správnosti přípravy</h2>
<p>První lahvička nové šarže se měří souběžně s dosavadní. Liší-li se u dvou nebo více vyšetření o více než 2 směrodatné odchylky, rozpustí se druhá lahvička jiným laborantem. ${yellow('Odchylka stejným směrem u všech vyšetření svědčí o chybném objemu vody.')}</p>
<p>Pipeta se ověřuje vážením jednou za 6 měsíců; přípustná odchylka je ± 0,02 ml.</p>
<h2>7 Odpad a bezpečnost</h2>
<p>Materiál je lidského původu a zachází se s ním jako s infekčním. Pracuje se v rukavicích. Lahvičky se zbytkem, použité mikrozkumavky a špičky patří do červeného pytle. Při vyjímání krabiček se nosí izolační rukavice, aby nedošlo k omrznutí.</p>
<h2>8 Záznamy</h2>
<p>Do sešitu kontrol se zapisuje název, šarže, datum a hodina rozpuštění a podpis. Protokol o rozplnění obsahuje šarži, počet mikrozkumavek, čas zmrazení a podpis. Sešit i protokol se uchovávají 5 let.</p>
<h2>9 Související dokumenty</h2>
<ul>
<li>SOP-014 Vnitřní kontrola kvality, kapitola 5</li>
<li>SOP-016 Činidla a spotřební materiál, kapitola 6.1</li>
<li>SOP-021 Provoz biochemického analyzátoru Talvion K5, kapitola 5.3</li>
<li>SOP-026 Nakládání s biologickým odpadem a dekontaminace</li>
<li>R-001 Evidence přístrojů a zařízení</li></ul>`

/** The instruction with one passage changed. @throws where the passage does not stand in it once */
export const instructionBut = (passage: string, by: string): string => {
  if (instruction.split(passage).length !== 2)
    throw new Error(`the instruction does not say „${passage}“ once`)
  return instruction.replace(passage, () => by)
}

/** Sections 5.3 and 5.5 as the user decided. */
export const decidedDispensing = dispensing(oneVolume)
export const decidedThawing = oneThawing

/** The instruction of a chatbot that chooses by itself where SOP-014 is silent. */
export const chosen = instruction.replace(twoVolumes, oneVolume).replace(twoThawings, oneThawing)
