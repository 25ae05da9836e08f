import type { FormCase } from './form-case.ts'

export const moments: readonly FormCase[] = [
  {
    value: '2. 3. 2026',
    found: ['dne 2.3.2026', '02.03.2026', '2. března 2026', 'druhého března 2026', '2026-03-02', '02. 03. 2026', '2.\u00A03.\u00A02026', '2. března roku 2026', '2.března 2026', 'druhého března dva tisíce dvacet šest', '2026-03-02T14:10', 've středu 2. 3. 2026 v 8:00', '(2. 3. 2026)', '2. 3. 2026.', 'platí od 2. 3. 2026', 'od 2. 3. 2026 do 5. 3. 2026'],
    never: ['3. 2. 2026', '12. 3. 2026', '2. 3. 2025', '2. 3.', '2. 13. 2026', '22. 3. 2026', '2.3.20266', '2/3/2026', 'do 2. 3. 2026', '2. května 2026', '2. 3. 202', '2026-02-03', 'březen 2026', '2.–5. 3. 2026', '2. 3. 26', 'QC-2026-03-02', '2. 3. 2026 až 5. 3. 2026', '2.30.2026'],
  },
  { value: '25. 12. 2025', found: ['25. prosince 2025', 'dvacátého pátého prosince 2025', 'pětadvacátého prosince 2025', '2025-12-25', '25/12/2025', '12/25/2025', '25-12-2025'], never: ['5. 12. 2025', '25. 11. 2025', '15. 12. 2025', 'dvacátého prosince 2025', '24. 12. 2025'] },
  { value: '2. března', found: ['2. 3.', '2. března 2026', 'druhého března', '2. 3. 2026'], never: ['3. března', '2. dubna', '12. března', 'v březnu'] },
  { value: 'březen 2026', found: ['v březnu 2026', 'března 2026', 'březen roku 2026'], never: ['2. března 2026', 'březen 2025', 'duben 2026'] },
  { value: '2.–5. 3. 2026', found: ['2. 3. 2026 až 5. 3. 2026', 'od 2. do 5. března 2026', 'od 2. 3. do 5. 3. 2026', '2. – 5. 3. 2026', '2. 3. 2026 – 5. 3. 2026'], never: ['5. 3. 2026', '2. 3. 2026', '2.–6. 3. 2026'] },
  { value: '2 March 2026', language: 'en', found: ['March 2, 2026', 'March 2nd, 2026', '2nd of March 2026', '2 Mar 2026', '2026-03-02', 'the second of March 2026', '02 March 2026', 'on Mar. 2, 2026'], never: ['3 February 2026', '12 March 2026', 'March 22, 2026', '2 March 2025', '2/3/2026', '3/2/2026', 'by 2 March 2026', '2 May 2026', 'March 2026', 'March 2'] },
  { value: '25/12/2025', language: 'en', found: ['12/25/2025', '25 December 2025', 'December 25th, 2025', 'twenty-fifth of December 2025'], never: ['24 December 2025', '5 December 2025'] },
  { value: 'March 2026', language: 'en', found: ['in March 2026', 'March, 2026'], never: ['2 March 2026', 'May 2026', 'March 2025'] },
  {
    value: '14:10',
    found: ['ve 14:10', '14.10 h', '14.10 hod.', 've 14.10', '14:10 h', 've 14 h 10 min', 've 14 hodin 10 minut', '14:10 hodin', 've 14 hodin a 10 minut', '2026-03-02T14:10', 'čas: 14:10', '14:10:00', 'deset minut po druhé odpoledne'],
    never: ['4:10', '14:1', '14:100', '2:10', '14:11', '14.10. 2026', '14,10', '14:10:30', 'po 14:10', 'před 14:10', '14:00–14:10', 'ředění 14:10', '14 h 10 min', '14. 10. 2025', '14.10', '114:10', 'do 14:10', 'kolem 14:10'],
  },
  { value: '16:15', found: ['ve čtvrt na pět', 've čtvrt na pět odpoledne', '16.15 h', 've čtvrt na 5'], never: ['ve čtvrt na pět ráno', 've tři čtvrtě na pět', 've čtvrt na šest', '16:51', 'čtvrt hodiny', '4:15 ráno'] },
  { value: '16:45', found: ['ve tři čtvrtě na pět', 'třičtvrtě na pět odpoledne', '16.45 hod.'], never: ['ve čtvrt na pět', 'tři čtvrtě hodiny', 've tři čtvrtě na šest'] },
  { value: '9:30', found: ['v půl desáté', 'o půl desáté', 'v půl desáté ráno', '9.30 h', '09:30', 'v 9:30'], never: ['v půl deváté', 'v půl desáté večer', 'půl hodiny', '9:03', '19:30', 'půldesáté hodiny'] },
  { value: '21:30', found: ['v půl desáté večer', 'v půl desáté'], never: ['v půl desáté ráno', '9:30'] },
  { value: '8:00', found: ['v 8 hodin', 'v 8 h', 'v osm hodin', '08:00', 'v 8:00', 'v osm ráno', 'v 8 hodin ráno', '8.00 h', 'od 8:00', 'od 8:00 do 16:00'], never: ['8 hodin', '8 h', 'do 8:00', '8:00–16:00', 'po 8 hodinách', 'do 8 hodin', 'v 18 hodin', 'v 8 hodin večer', '8:08', 'každých 8 hodin', 'v 8 °C'] },
  { value: '11:55', found: ['za pět minut dvanáct', 'za 5 minut 12'], never: ['za pět minut', 'za pět minut dvanáct vzorků', '12:05'] },
  { value: '8:00–16:00', found: ['od 8:00 do 16:00', '8.00–16.00 h', '8:00 až 16:00', 'mezi 8:00 a 16:00'], never: ['8:00', '16:00', '8:00–15:00'] },
  { value: '2:10 pm', language: 'en', found: ['14:10', '2:10 p.m.', '02:10 PM', 'at 14.10', 'ten past two in the afternoon'], never: ['2:10 am', '2:10 a.m.', '4:10 pm', 'after 2:10 pm', '02:10'] },
  { value: '16:15', language: 'en', found: ['quarter past four', '4:15 pm', 'a quarter past four in the afternoon'], never: ['quarter to four', '4:15 am', 'quarter past four in the morning', 'a quarter of an hour'] },
  { value: '16:45', language: 'en', found: ['quarter to five', '4:45 p.m.'], never: ['quarter past five', '4:45'] },
  { value: '5:00', language: 'en', found: ["5 o'clock", "five o'clock", '5 am', '05:00'], never: ['5 pm', '5 hours', "15 o'clock", '5'] },
  { value: '12:00', found: ['v poledne', 've 12 hodin', '12.00 h'], never: ['o půlnoci', '12 hodin', '12 h'] },
]
