import type { FormCase } from './form-case.ts'

export const durations: readonly FormCase[] = [
  {
    value: '24 h',
    found: [
      'po dobu 24 h', 'po 24 hodinách', 'čtyřiadvacet hodin', 'po čtyřiadvaceti hodinách', 'dvacet čtyři hodin',
      'dvacet čtyři hodiny', 'před dvaceti čtyřmi hodinami', 'ke dvaceti čtyřem hodinám', '24hodinový odběr',
      'čtyřiadvacetihodinová moč', 'dvacetičtyřhodinový sběr', '24 hod.', '24 hodin', 'za 1 den', 'jeden den',
      'po jednom dni', '24-hodinová inkubace', '1440 minut', '1 440 min', 'dvacetčtyři hodin', '86 400 s', 'za den',
    ],
    never: [
      'do 24 hodin', 'nejdéle 24 h', 'více než 24 hodin', 'po 42 hodinách', '2,4 h', '240 h', '124 h', '24 min',
      'čtyřicet dva hodin', 'čtyřiatřicet hodin', 'každých 24 hodin', 'asi 24 hodin', '24–48 h', '24 ± 2 h', 'dvacet pět hodin',
      'dvaceti pěti hodinami', 'QC-24 h', 'minimálně 24 h', '24 h 30 min',
    ],
  },
  {
    value: '30 minut',
    found: [
      'inkubujte 30 minut', '30 min.', '30min', 'půl hodiny', 'půlhodina', 'půlhodinová inkubace', 'třicet minut',
      'po třiceti minutách', 'třicetiminutový interval', '30minutový', '0,5 h', '0,5 hodiny', 'půlhodinu', '1/2 hodiny',
      '½ h', '1800 s', 'třiceti minutami', '**30** minut', 'inkubujte 30&nbsp;minut', 'inkubujte <b>30</b> minut',
      'inkubujte 30\nminut', '30 mi\u00ADnut', '30\u00A0minut', '30 MIN', '30 (třicet) minut',
    ],
    never: [
      'do 30 minut', 'nejvýše 30 minut', 'max. 30 min', 'méně než 30 minut', 'alespoň půl hodiny', '30 sekund', '3 minuty',
      '300 minut', '30,5 minut', '30 hodin', '13 minut', 'hodina a půl', '1 h 30 min', 'třináct minut', 'dvacet až třicet minut',
      'půl hodiny a 5 minut', 'přibližně 30 minut', 'ne 30 minut, ale 45', 'přes půl hodiny', '30 minut nebo déle', '30 minut maximálně.',
      'každých 30 minut', '130 minut', 'ČSN 30 minutka', '2× 30', '25–30 min',
    ],
  },
  {
    value: '90 min',
    found: [
      'hodinu a půl', 'hodina a půl', 'po hodině a půl', '1,5 h', '1,5 hodiny', 'jeden a půl hodiny', 'jednu a půl hodiny',
      'půldruhé hodiny', 'po půldruhé hodině', 'devadesát minut', 'devadesátiminutová', '90minutový', '1 h 30 min', '1 hod. 30 min.',
      '1 hodina a 30 minut', 'jednu hodinu a třicet minut', '1½ h', '1 1/2 hodiny', 'hodinu a třicet minut', 'jedenapůlhodinový',
      'půl druhé hodiny trvá', '1h30min', 'hodinu a půl a poté',
    ],
    never: [
      'v půl druhé', 'hodinu', 'půl hodiny', '1 h 3 min', '1,5 min', '2,5 hodiny', 'dvě a půl hodiny', 'hodinu a čtvrt',
      'nejvýše hodinu a půl', 'hodinu a půl minuty', '1 h 30 s', '9 min', '900 min',
    ],
  },
  {
    value: '2,5 h',
    found: ['dvě a půl hodiny', 'dvou a půl hodiny', '2 a půl hodiny', '2½ hodiny', 'dvě hodiny a půl', '150 minut', '2 h 30 min', 'dvě hodiny a třicet minut', 'dvouapůlhodinový', 'dvě celé pět hodiny'],
    never: ['dvě hodiny', '25 h', '2,50 min', '2,05 h', '2 až 5 h', 'dvě, půl hodiny', 'dvanáct a půl hodiny'],
  },
  {
    value: '45 minut',
    found: ['tři čtvrtě hodiny', 'třičtvrtě hodiny', 'tři čtvrtiny hodiny', '3/4 hodiny', '¾ h', '0,75 h', 'pětačtyřicet minut', 'čtyřicet pět minut', 'čtyřicetipětiminutový', 'pětačtyřicetiminutový', 'po čtyřiceti pěti minutách'],
    never: ['čtvrt hodiny', 've tři čtvrtě na pět', '54 minut', 'pětatřicet minut', '4,5 minuty', 'tři hodiny'],
  },
  {
    value: '15 min',
    found: ['čtvrt hodiny', 'čtvrthodina', 'čtvrthodinu', 'čtvrthodinový', 'patnáct minut', 'po patnácti minutách', '15ti minutách', '15-ti minutový', 'patnáctiminutový', '¼ hodiny', '0,25 h', '900 s'],
    never: ['čtvrt na pět', 'pět minut', 'padesát minut', '15 hodin', '1,5 min', 'tři čtvrtě hodiny', 'do čtvrt hodiny'],
  },
  {
    value: '21 dní',
    found: ['3 týdny', 'tři týdny', 'po třech týdnech', 'jednadvacet dní', 'jedenadvacet dnů', 'dvacet jeden dní', '21 dnů', '21denní', 'třítýdenní', '504 h', 'jednadvacetidenní'],
    never: ['dva týdny', '2 týdny', '12 dní', '21 pracovních dnů', 'do 21 dnů', '21 hodin', 'měsíc', '3 měsíce', '21. den'],
  },
  {
    value: '30 dní',
    found: ['třicet dní', '30 dnů', 'třicetidenní lhůta', '30 kalendářních dnů', '720 h'],
    never: ['měsíc', '1 měsíc', 'jeden měsíc', 'měsíční', 'do 30 dnů', '30 pracovních dnů', '30 let', 'čtyři týdny', 'jednou za 30 dní'],
  },
  {
    value: '5 pracovních dnů',
    found: ['pět pracovních dní', 'po pěti pracovních dnech', '5 pracovních dní'],
    never: ['5 dnů', 'pět dní', 'do 5 pracovních dnů', '5 kalendářních dnů', '15 pracovních dnů', 'týden'],
  },
  {
    value: '12 měsíců',
    found: ['1 rok', 'jeden rok', 'dvanáct měsíců', 'po dvanácti měsících', 'dvanáctiměsíční', '12měsíční', 'za rok'],
    never: ['365 dní', '52 týdnů', '2 roky', 'do roka', 'do 12 měsíců', 'rok 2026', '21 měsíců', 'za rok 2025'],
  },
  {
    value: '6 měsíců',
    found: ['půl roku', 'půlrok', 'šest měsíců', 'po šesti měsících', 'šestiměsíční'],
    never: ['půldruhého roku', 'šest týdnů', '180 dní', 'každých 6 měsíců', '26 týdnů', '16 měsíců'],
  },
  {
    value: '18 měsíců',
    found: ['půldruhého roku', 'rok a půl', 'za rok a půl', '1 rok a 6 měsíců', '1,5 roku', 'osmnáct měsíců'],
    never: ['půl roku', '18 let', 'osm měsíců', 'po roce'],
  },
  {
    value: '5 let',
    found: ['pět let', 'po pěti letech', '5 roků', 'pětiletá archivace', '5letý', '60 měsíců', 'po dobu 5 let'],
    never: ['50 let', '5 lahví', 'minimálně 5 let', '5 letů', 'patnáct let', 'v roce 5'],
  },
  {
    value: '1 h',
    found: ['inkubujte hodinu', 'po hodině', 'za hodinu', 'jednu hodinu', 'jedné hodiny', '60 minut', 'jednohodinový', 'šedesát minut'],
    never: ['do hodiny', 'každou hodinu', '2 hodiny', 'hodinu a půl', 'alespoň hodinu', '10 ml za hodinu', 'asi hodinu', 'přes hodinu', '11 h', 'v 1 hodinu'],
  },
  {
    value: '14 dní',
    found: ['dva týdny', 'po dvou týdnech', 'čtrnáct dní', 'čtrnáctidenní', '14denní', 'po čtrnácti dnech', 'dvoutýdenní'],
    never: ['jednou za 14 dní', 'každých 14 dní', 'do 14 dnů', 'čtyři dny', '14 hodin', 'čtrnáct hodin', '4 týdny'],
  },
  {
    value: '10 s',
    found: ['10 sekund', 'deset vteřin', 'desetisekundový', 'po deseti sekundách', '10 sec', '10 sek.', '10 s při', '10 000 ms'],
    never: ['10 min', '10 s pufrem', '100 s', '10 vzorků', '10 ms', 'desátá sekunda'],
  },
]
