import type { FormCase } from './form-case.ts'

export const bounds: readonly FormCase[] = [
  {
    value: '≤ 30 min',
    found: [
      'do 30 minut', 'nejvýše 30 minut', 'nejvýš půl hodiny', 'maximálně 30 min', 'max. 30 min', 'max 30 minut', 'nejdéle 30 minut',
      'nejpozději do 30 minut', 'nejpozději za 30 minut', 'ne více než 30 minut', 'ne déle než 30 minut', '≤30 min', '<= 30 min',
      'nesmí být delší než 30 minut', 'nesmí trvat déle než 30 minut', 'nesmí překročit 30 minut', 'nepřesáhne 30 minut',
      'nejdéle po dobu 30 minut', 'maximálně po dobu třiceti minut', '30 minut nebo méně', 'až 30 minut', 'během 30 minut', '&le; 30 min',
      'Maximální doba inkubace je 30 minut', 'maximálně půl hodiny', 'do půl hodiny', 'Neinkubujte déle než 30 minut.', 'v průběhu 30 minut',
      'maximální doba: 30 min', '| Maximální doba | 30 min |', 'není delší než 30 minut',
    ],
    never: [
      '30 minut', 'po 30 minutách', 'méně než 30 minut', '< 30 min', 'alespoň 30 minut', 'minimálně 30 minut', '≥ 30 min',
      'do 30 hodin', 'do 3 minut', 'do 35 minut', 'více než 30 minut', 'asi 30 minut', 'od 30 minut', 'minimální doba je 30 minut',
      'do 30 až 40 minut', 'nesmí být kratší než 30 minut', 'maximálně asi 30 minut',
    ],
  },
  {
    value: 'nejméně 500 µl',
    found: [
      'alespoň 500 µl', 'aspoň 500 mikrolitrů', 'minimálně 500 μl', 'min. 500 µl', '≥ 500 ul', '>= 500 µL', 'minimálně 0,5 ml',
      'ne méně než 500 µl', 'minimální objem vzorku je 500 µl', 'minimální objem: 500 µl', 'nejméně půl mililitru', '500 µl a více', '500 µl nebo více',
      'nesmí být nižší než 500 µl', 'neklesne pod 500 µl', 'nesmí klesnout pod 500 µl', 'přinejmenším pět set mikrolitrů',
    ],
    never: ['500 µl', 'nejvýše 500 µl', 'více než 500 µl', '> 500 µl', 'maximálně 500 µl', 'alespoň 50 µl', 'alespoň 500 ml', 'pod 500 µl', '≤ 500 µl', 'až 500 µl'],
  },
  {
    value: '> 6,5',
    found: ['nad 6,5', 'více než 6,5', 'vyšší než 6,5', 'přes 6,5', 'pH nad 6,5', '>6,5', '&gt; 6,5', 'větší než šest celých pět', 'překročí 6,5', 'nad 6,50'],
    never: ['6,5', '≥ 6,5', 'alespoň 6,5', 'nad 65', 'nad 6,55', 'pod 6,5', 'není vyšší než 6,5', 'nesmí být nad 6,5', '-> 6,5', 'do 6,5'],
  },
  {
    value: '6,5',
    found: ['pH je 6,5', 'šest celých pět', 'hodnota 6,50', '6.5', 'šest a půl', 'na 6,5'],
    never: ['nad 6,5', 'pod 6,5', '≤ 6,5', '16,5', '6,55', '6,5 ml', '6,5 %', 'asi 6,5', '65', '6,05', 'kapitola 6.5.1', '6,5–7,5', '-6,5', 'v6.5', '6:5'],
  },
  {
    value: 'méně než 5 %',
    found: ['< 5 %', 'pod 5 %', 'nižší než 5 procent', 'menší než pět procent', 'pod pěti procenty'],
    never: ['5 %', '≤ 5 %', 'do 5 %', 'nejvýše 5 %', 'více než 5 %', 'pod 15 %', 'pod 5 ‰', 'není nižší než 5 %', 'pod 5 procentních bodů'],
  },
  {
    value: 'asi 30 minut',
    found: ['přibližně 30 minut', 'zhruba půl hodiny', 'cca 30 min', 'cca. 30 min', '~30 min', '≈ 30 min', 'kolem 30 minut', 'okolo třiceti minut'],
    never: ['30 minut', 'do 30 minut', 'asi 3 minuty', 'nejméně 30 minut', 'asi 30 hodin', 'maximálně cca 30 minut'],
  },
  {
    value: 'od 2 do 8 °C',
    found: ['2–8 °C', '2-8 °C', '2 až 8 °C', '2 °C až 8 °C', 'mezi 2 a 8 °C', 'mezi 2 °C a 8 °C', 'od 2 °C do 8 °C', 'od dvou do osmi stupňů Celsia', 'dvě až osm stupňů Celsia', '+2 až +8 °C', '2 – 8 °C', '2÷8 °C', '5 ± 3 °C', '5 °C ± 3 °C', 'v rozmezí 2–8 °C', '(2–8) °C', 'při teplotě 2–8°C', 'alespoň 2 a nejvýše 8 °C', '2 °C – 8 °C', 'při 2..8 °C'],
    never: ['2 °C', '8 °C', 'do 8 °C', 'od 2 °C', '2–18 °C', '-2 až 8 °C', '2–8 %', '3–8 °C', '2–8 dní', '2 a 8 °C', 'asi 2–8 °C', '28 °C', '12–8 °C', '2,8 °C', '2–8 K', '5 ± 2 °C'],
  },
  {
    value: '2 °C',
    found: ['při 2 °C', 'dva stupně Celsia', '+2 °C'],
    never: ['2–8 °C', '2 až 8 °C', 'od 2 do 8 °C', '-2 °C', '−2 °C', 'minus 2 °C', '2 ± 1 °C', 'do 2 °C', '12 °C', '2,2 °C', 'mezi 2 °C a 8 °C', '2 K'],
  },
  {
    value: '37 ± 0,5 °C',
    found: ['36,5–37,5 °C', '37 °C ± 0,5 °C', '37,0 ± 0,5 °C', '36,5 až 37,5 °C', '37 +/- 0,5 °C', '37 °C (± 0,5 °C)', '37 plus minus 0,5 °C', '(37 ± 0,5) °C', 'od 36,5 do 37,5 °C', '37 °C s tolerancí 0,5 °C', '37 &plusmn; 0,5 °C', '37 °C plus mínus půl stupně Celsia'],
    never: ['37 °C', '37 ± 5 °C', '37 ± 0,05 °C', '36–38 °C', '36,5 °C', '37,5 °C', '37 ± 1 °C', '35 ± 0,5 °C', '37 ± 0,5 %', '37 ± 0,5'],
  },
  {
    value: '100 µl ± 2 %',
    found: ['98–102 µl', '100 µl (±2 %)', '100 ± 2 µl', '0,1 ml ± 2 %'],
    never: ['100 µl', '100 µl ± 5 %', '±2 %', '2 %', '100 ± 2 ml'],
  },
  {
    value: '±2 %',
    found: ['odchylka ±2 %', '± 2 %', '+/- 2 %', 'od −2 % do 2 %'],
    never: ['2 %', '±20 %', '±0,2 %', '100 µl ± 2 %', '< 2 %'],
  },
  {
    value: 'starší než 18 let',
    found: ['starší 18 let', 'nad 18 let', '> 18 let'],
    never: ['18 let', 'mladší 18 let', 'od 18 let', '≥ 18 let', 'starší 8 let'],
  },
  { value: '≥ 15 °C', found: ['nesmí klesnout pod 15 °C ani překročit 30 °C', 'alespoň 15 a nejvýše 30 °C'], never: ['15–30 °C', 'od 15 do 30 °C', '15 °C', 'překročit 15 °C'] },
  {
    value: 'do 31. 3. 2026',
    found: ['nejpozději do 31. března 2026', 'do 31.3.2026', '≤ 2026-03-31'],
    never: ['31. 3. 2026', 'od 31. 3. 2026', 'po 31. 3. 2026', 'do 31. 5. 2026', 'do 30. 3. 2026'],
  },
  {
    value: '50 ml',
    found: ['Přidejte vzorek do 50 ml pufru.', 'doplňte do 50 ml', 'v 50 ml', 'padesát mililitrů', '0,05 l', '5 cl', '50 mL', '50 cm³', '50 cm3'],
    never: ['do 50 ml', 'nejvýše 50 ml', '50 l', '50 mg', '150 ml', '50 Ml', 'objem do 50 ml'],
  },
  {
    value: '2–8 °C',
    language: 'en',
    found: ['between 2 and 8 °C', 'from 2 to 8 °C', '2 to 8 °C', 'two to eight degrees Celsius', '2 °C to 8 °C', '5 ± 3 °C', '2°-8 °C', 'at 2-8°C'],
    never: ['2 and 8 °C', 'up to 8 °C', '2 to 18 °C', 'above 2 °C', '2 to 8 hours'],
  },
  {
    value: 'at most 30 min',
    language: 'en',
    found: ['no more than 30 minutes', 'not more than half an hour', 'up to 30 min', 'within 30 minutes', 'maximum of 30 minutes', 'max. 30 min', '≤ 30 min', 'must not exceed 30 minutes', 'no longer than thirty minutes', '30 minutes or less', 'for up to 30 minutes', 'for a maximum of 30 minutes', 'less than or equal to 30 min', '30 minutes at most.'],
    never: ['30 minutes', 'less than 30 minutes', 'at least 30 minutes', 'over 30 minutes', 'under 30 minutes', 'about 30 minutes', 'within 3 minutes', '30 minutes or more', 'after 30 minutes'],
  },
  {
    value: 'at least 2 h',
    language: 'en',
    found: ['at least two hours', 'no less than 2 hours', 'not less than 120 minutes', 'minimum 2 h', 'min. 2 h', '2 hours or more', 'for at least 2 h', '>= 2 h', 'a minimum of two hours', 'no fewer than 2 hours'],
    never: ['2 h', 'more than 2 h', 'at most 2 hours', 'up to 2 h', 'over 2 hours', 'at least 20 h'],
  },
  {
    value: 'over 8 °C',
    language: 'en',
    found: ['above 8 °C', 'exceeds 8 °C', 'higher than 8 °C', 'more than 8 °C', '> 8 °C'],
    never: ['8 °C', 'must not exceed 8 °C', 'not above 8 °C', 'below 8 °C', '≥ 8 °C', 'Do not store above 8 °C'],
  },
]
