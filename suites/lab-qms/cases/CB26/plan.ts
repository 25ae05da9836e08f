export const title = 'Plán ověření způsobilosti na rok 2026'

type Row = readonly [who: string, what: string, from: string, until: string, by: string]

const biochemistry = 'vedoucí zdravotní laborantka'
const haematology = 'odborný garant hematologie'

export const rows: readonly Row[] = [
  ['P-03', 'periodické ověření', '20. 2. 2024', '20. 2. 2026 (po termínu)', biochemistry],
  ['P-01', 'periodické ověření', '18. 3. 2024', '18. 3. 2026', biochemistry],
  ['P-02', 'periodické ověření', '9. 5. 2024', '9. 5. 2026', biochemistry],
  ['P-12', 'dokončení zaškolení: Příjem vzorků', '1. 12. 2025', '1. 6. 2026', biochemistry],
  ['P-07', 'periodické ověření', '24. 6. 2024', '24. 6. 2026', biochemistry],
  ['P-03', 'dokončení zaškolení: Urivela U2', '12. 1. 2026', '12. 7. 2026', biochemistry],
  ['P-05', 'dokončení zaškolení: Krevní nátěr', '2. 2. 2026', '2. 8. 2026', haematology],
  ['P-09', 'periodické ověření', '30. 8. 2024', '30. 8. 2026', 'vedoucí laboratoře'],
  ['P-04', 'periodické ověření', '11. 9. 2024', '11. 9. 2026', haematology],
  ['P-05', 'periodické ověření', '3. 12. 2024', '3. 12. 2026', haematology],
  ['P-11', 'mimořádné ověření po návratu', '7. 4. 2025', 'dříve, než začne pracovat samostatně', haematology],
]

const tableOf = (of: readonly Row[]): string => `<table>
<tr><th>Osobní číslo</th><th>Co</th><th>Poslední ověření nebo začátek zaškolení</th><th>Nejpozději do</th><th>Kdo ověří</th></tr>
${of.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</table>`

export const notes = `<ul>
<li>P-03 je po termínu: periodické ověření mělo proběhnout do 20. 2. 2026. Do ověření pracuje pod dohledem (SOP-035, kapitola 6.3).</li>
<li>P-11 se vrátila po nepřítomnosti od 1. 7. 2025 do 1. 3. 2026. Do mimořádného ověření nesmí vydávat výsledky (SOP-035, kapitola 6.4); den ověření dosud není určen.</li>
<li>U P-10 není v matici den posledního ověření zapsán. Termín proto nelze spočítat; den se dohledá v osobní složce.</li></ul>`

export const planOf = (
  of: readonly Row[],
  below = notes,
): string => `<h1>Plán ověření způsobilosti na rok 2026</h1>
<p>Periodické ověření se provede nejpozději do 24 měsíců od posledního (SOP-035, kapitola 6.3), zaškolení se dokončí nejpozději do 6 měsíců od začátku (SOP-035, kapitola 5.2).</p>
<h2>1 Termíny</h2>
${tableOf(of)}
<h2>2 Po termínu a chybějící údaje</h2>
${below}`

export const plan = planOf(rows)

/** The plan with one passage replaced; throws where it is not there. */
export const planBut = (passage: string, other: string): string => {
  if (!plan.includes(passage)) throw new Error(`the plan does not hold “${passage}”`)
  return plan.replace(passage, other)
}

export const cover =
  '<p>Krevní nátěr ovládá samostatně jen P-04, SOP-035, kapitola 7.1, však vyžaduje nejméně 2 pracovníky se stupněm 2 nebo 3. Nejblíže je P-05, která se v této činnosti zaškoluje od 2. 2. 2026.</p>'
