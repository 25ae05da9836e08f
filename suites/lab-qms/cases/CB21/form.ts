export const title = 'Protokol o uvolnění nové šarže činidla'

const blank = '………'
const entries = (...rows: readonly (readonly [string, string])[]): string =>
  `<table>
<tr><th>Údaj</th><th>Pokyn k vyplnění</th><th>Zápis</th></tr>
${rows.map(([name, hint]) => `<tr><td>${name}</td><td>${hint}</td><td>${blank}</td></tr>`).join('\n')}
</table>`
const samples = (from: number, to: number): string =>
  `<table>
<tr><th>Vzorek</th><th>Stávající šarže</th><th>Nová šarže</th><th>Rozdíl</th></tr>
${Array.from({ length: to - from + 1 }, (_, index) => `<tr><td>${from + index}</td><td>${blank}</td><td>${blank}</td><td>${blank}</td></tr>`).join('\n')}
</table>`

export const form = `<h1>F-025 Protokol o uvolnění nové šarže činidla</h1>
<p>Protokol se zakládá pro každou novou šarži činidla (SOP-016, kapitola 5). Přikládá se k němu graf rozdílů.</p>
<p><span style="background-color:#ffff00">Dokud není šarže uvolněna, skladuje se odděleně a její balení nese žlutý štítek.</span></p>
<h2>1 Činidlo a šarže</h2>
${entries(
  ['Činidlo', 'název a katalogové číslo'],
  ['Stávající šarže', 'číslo a exspirace'],
  ['Nová šarže', 'číslo a exspirace'],
  ['Metoda', 'název'],
  ['Povolená celková chyba metody', 'hodnota s jednotkou'],
)}
<h2>2 Vzorky pacientů</h2>
<p>Změří se nejméně 5 vzorků pacientů, které pokrývají měřicí rozsah, se stávající i s novou šarží.</p>
${samples(1, 5)}
<h2>3 Kontrolní materiál</h2>
<table>
<tr><th>Úroveň</th><th>Stávající šarže</th><th>Nová šarže</th><th>Rozdíl</th></tr>
<tr><td>úroveň 1</td><td>${blank}</td><td>${blank}</td><td>${blank}</td></tr>
<tr><td>úroveň 2</td><td>${blank}</td><td>${blank}</td><td>${blank}</td></tr>
</table>
<h2>4 Vyhodnocení</h2>
<p>Šarže vyhověla, je-li průměrný rozdíl nejvýše polovina povolené celkové chyby metody.</p>
${entries(['Průměrný rozdíl', 'výpočet z tabulky v oddílu 2'], ['Výsledek', 'vyhovuje / nevyhovuje'], ['Změřil(a)', 'laborant, datum, podpis'])}
<h2>5 Rozhodnutí</h2>
${entries(['Rozhodnutí analytika úseku', 'uvolněno / neuvolněno'], ['Žlutý štítek odstraněn', 'odstraňuje analytik, ne obsluha přístroje'], ['Analytik', 'datum, podpis'])}`

export const failedComparisonHeading = '6 Nevyhověla-li šarže'
export const failedComparison = `<p>Analytik rozšíří soubor na 10 vzorků. Potvrdí-li se rozdíl, řeší se s dodavatelem a šarže se vrací.</p>
${samples(6, 10)}
${entries(['Průměrný rozdíl z 10 vzorků', 'výpočet'], ['Rozhodnutí', 'uvolněno / vráceno dodavateli'], ['Analytik', 'datum, podpis'])}`

/** The form with one passage replaced; throws where it is not there. */
export const formBut = (passage: string, other: string): string => {
  if (!form.includes(passage)) throw new Error(`the form does not hold “${passage}”`)
  return form.replace(passage, other)
}
