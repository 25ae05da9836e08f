import type { FormCase } from './form-case.ts'

export const words: readonly FormCase[] = [
  {
    value: 'SOP-021',
    found: ['dle SOP-021.', 'sop-021', '(SOP-021)', 'SOP‑021', 'SOP-021, verze 3', '„SOP-021“'],
    never: ['SOP-0210', 'SOP-02', 'XSOP-021', 'SOP-021-A', 'SOP 021', 'SOP-021/2', 'SOP-012', 'SOP-021v2'],
  },
  {
    value: 'QC-2291',
    found: ['záznam QC-2291', 'qc-2291'],
    never: ['QC-229', 'QC-22910', '2291', 'AQC-2291', 'QC-2291-2'],
  },
  {
    value: '7.5.1',
    found: ['bod 7.5.1', '7.5.1.', '(čl. 7.5.1)', 'podle 7.5.1 a 7.5.2'],
    never: ['7.5.10', '7.5', '17.5.1', '7.5.1.2', '7.51', '7,5,1', '7. 5. 1'],
  },
  {
    value: '7.5',
    found: ['kapitola 7.5', 'čl. 7.5', 'v bodě 7.5.', 'hodnota 7,5'],
    never: ['7.5.1', '17.5', 'nad 7.5', '7.5 ml', '7.50.1', 'pod 7,5'],
  },
  {
    value: 'ISO 15189',
    found: ['ČSN EN ISO 15189', 'ISO 15189:2022', 'iso  15189'],
    never: ['ISO 1518', 'ISO 151890', 'ISO 17025', 'ISO-15189-1'],
  },
  {
    value: 'Jana Nováková',
    found: [
      'paní Jana Nováková',
      'JANA NOVÁKOVÁ',
      'Jana\u00A0Nováková',
      'Jana\nNováková',
      'Jana Nova\u0301kova\u0301',
    ],
    never: ['Jany Novákové', 'Jana Novákova', 'Jana Novotná', 'Bojana Nováková', 'Jana M. Nováková'],
  },
  {
    value: 'lednice č. 3',
    found: ['z lednice č. 3'],
    never: ['lednice č. 31', 'lednice č. 2', 'lednice č. 3.1', 'chladnice č. 3'],
  },
  {
    value: 'verze 3',
    found: ['SOP-021, verze 3', 'Verze 3.'],
    never: ['verze 3.1', 'verze 13', 'verze 30', 'verze 2'],
  },
  {
    value: 'sterilní',
    found: ['sterilní zkumavka', 'Sterilní'],
    never: ['nesterilní zkumavka', 'sterilních zkumavek', 'sterilnost'],
  },
  { value: 'AU-680', found: ['analyzátor AU-680'], never: ['AU-6800', 'AU-68', 'XAU-680', 'AU-680i'] },
  {
    value: 'Cobas 6000',
    found: ['na přístroji cobas 6000', 'COBAS 6000'],
    never: ['cobas 600', 'cobas 60000', 'cobas e 6000'],
  },
  {
    value: '10 min při 3000 × g',
    found: ['odstřeďte 10 minut při 3 000 × g', 'deset minut při 3000xg'],
    never: [
      '10 min při 3000 ot/min',
      '5 min při 3000 × g',
      '10 min, poté při 3000 × g',
      'do 10 min při 3000 × g',
      '10 min při 300 × g',
    ],
  },
  {
    value: 'QC-2291 ze dne 2. 3. 2026',
    found: ['záznam QC-2291 ze dne 2. března 2026'],
    never: ['QC-2291 ze dne 3. 3. 2026', 'QC-2292 ze dne 2. 3. 2026', 'QC-2291'],
  },
  { value: 'EDTA', found: ['zkumavka s EDTA', 'K2 EDTA', 'edta'], never: ['EDTAx', 'K2EDTA', 'EDTA-K3'] },
  {
    value: 'novak@laborator.example',
    found: ['pište na novak@laborator.example'],
    never: ['jnovak@laborator.example', 'novak@laborator.examples'],
  },
  { value: '021', found: [], never: ['SOP-021', '21', '0210'] },
  {
    value: '2291',
    found: ['celkem 2291', '2 291 kusů'],
    never: ['QC-2291', 'LOT 2291', 'šarže 2291', 'QC2291', '22910', 'č. 2291'],
  },
  {
    value: '30 min',
    near: ['inkub'],
    found: [
      'Inkubujte 30 min.',
      'Doba inkubace je 30 minut.',
      '| Inkubace | 30 min |',
      'Po 30 min. inkubace pokračujte.',
      'Inkubace při 37 °C\ntrvá 30 minut.',
    ],
    never: [
      'Odstřeďujte 30 min. Inkubujte 10 min.',
      '| Inkubace | 10 min |\n| Odstředění | 30 min |',
      '30 min',
      'Inkubace:\n- 10 min\nOdstředění:\n- 30 min',
      'Preinkubujte 30 min',
    ],
  },
  {
    value: '37 °C',
    near: ['vodní láz', 'termostat'],
    found: ['ve vodní lázni při 37 °C', 'Termostat nastavte na 37 °C.'],
    never: ['v lednici při 37 °C', 'Vodní lázeň zapněte. Teplota je 37 °C.', 'vodní a 37 °C'],
  },
  { value: 'SOP-021', near: ['verz'], found: ['SOP-021, verze 3'], never: ['SOP-021. Verze 3'] },
]
