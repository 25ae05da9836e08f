import { describe, expect, test } from 'vitest'
import { decideRows, each, type Row } from './decide.ts'
import { forms } from './said.ts'

/** Every character from the first to the last. */
const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))

describe('white space', () => {
  const spaces = ['\u00A0', '\u1680', ...range(0x2000, 0x200a), '\u202F', '\u205F', '\u3000']
  const breaks = ['\n', '\r', '\r\n', '\v', '\u0085', '\u2028', '\u2029']
  decideRows([
    [
      '30 min',
      [
        ...spaces.map((space) => `po 30${space}Minut`),
        ...breaks.map((line) => `po 30${line}minut`),
        'po dobu\n30\nminut',
        'po 30 \n minut',
        'po\r\n30\r\nminut\r\nopakujte',
      ],
      [
        // A capital starts a new line, and an empty line ends what stands before it.
        ...breaks.map((line) => `po 30${line}Minut`),
        ...breaks.map((line) => `po 30${line}${line}minut`),
        'po 30\n \nminut',
        'po 30\fminut',
        'po 30\f minut',
        'po 30\n\r\nminut',
        'po 30\r\rminut',
      ],
    ],
    ['10 %', ['celkem 10\n%'], ['celkem 10\n\n%']],
    ['5 ‰', ['celkem 5\n‰'], []],
    ['37 °C', ['teplota 37\n°C'], ['teplota 37\n\n°C']],
    ['1500 × g', ['odstředění 1500\n× g'], []],
    ['37 ± 0,5 °C', ['teplota 37\n± 0,5 °C'], ['teplota 37\n\n± 0,5 °C']],
    ['2–8 °C', ['teplota 2–8 °C'], ['2\n– 8 °C', '2\n- 8 °C']],
    ['1 h', ['1 h\t30 min', '1 h | 30 min'], []],
    ['90 min', ['1 h 30 min', '1 h\n30 min'], ['1 h\t30 min', '1 h \t 30 min', '1 h\n\n30 min']],
    ['1500 ml', ['1\u202F500 ml'], ['1\t500 ml', '1\n500 ml']],
  ])
})

describe('characters that take no room', () => {
  const invisible = [
    '\u00AD',
    '\u180E',
    ...range(0x200b, 0x200f),
    ...range(0x2060, 0x2064),
    ...range(0xfe00, 0xfe0f),
  ]
  const seen = ['\u200A', '\u2010', '\u2027', '\u2032', '\u205E', '\u00AC', '\u00AE', '\uFE10', '\uFDFD']
  decideRows([
    [
      '30 min',
      invisible.flatMap((each) => [
        `po 30 mi${each}nut`,
        `po 30${each} minut`,
        `po 30${each}${each} minutách`,
        `po 30 ${each}minut`,
        `po 30 minut${each}`,
        `po 30 ${each}min${each}utách${each} a`,
      ]),
      seen.map((each) => `po 30 mi${each}nut`),
    ],
    [
      'sterilní voda',
      invisible.flatMap((each) => [
        `ste${each}rilní voda`,
        `sterilní${each} voda`,
        `ste${each}${each}rilní v${each}oda`,
      ]),
      seen.map((each) => `ste${each}rilní voda`),
    ],
  ])
})

describe('digits', () => {
  const lowered = range(0x2080, 0x208e)
  const other = ['\u0665', '\u096B', '\uFF15']
  decideRows([
    ['12', ['celkem 12'], [...lowered, ...other].map((digit) => `látka B${digit}12`)],
    ['30 ml', ['celkem 30 ml'], [...lowered, ...other].map((digit) => `celkem 30${digit} ml`)],
    ...Array.from(
      '⁰¹²³⁴⁵⁶⁷⁸⁹',
      (raised, power): Row => [
        `7 × 10^${power}/l`,
        [`počet 7 × 10${raised}/l`, `počet 7 × 10⁺${raised}/l`, `počet 7 × 10<sup>${power}</sup>/l`],
        [`počet 7 × 10⁻${raised || 1}1/l`, `počet 7 × 10${raised}¹/l`, `počet 7 × 10${power}/l`],
      ],
    ).map(
      ([value, found, never], power): Row => [
        value,
        found,
        // Zero before a digit and behind none says nothing.
        power === 0 ? never.slice(2) : never,
      ],
    ),
    ['7 × 10^-3/l', ['7 × 10⁻³/l', '7 × 10⁻⁰³/l', '7 × 10<sup>-3</sup>/l'], ['7 × 10³/l', '7 × 10⁺³/l']],
    ['7 × 10^12/l', ['7 × 10¹²/l', '7 × 10⁺¹²/l'], ['7 × 10²¹/l', '7 × 10¹/l']],
    ...(
      [
        ['¼', '1/4'],
        ['½', '1/2'],
        ['¾', '3/4'],
        ['⅐', '1/7'],
        ['⅑', '1/9'],
        ['⅒', '1/10'],
        ['⅓', '1/3'],
        ['⅔', '2/3'],
        ['⅕', '1/5'],
        ['⅖', '2/5'],
        ['⅗', '3/5'],
        ['⅘', '4/5'],
        ['⅙', '1/6'],
        ['⅚', '5/6'],
        ['⅛', '1/8'],
        ['⅜', '3/8'],
        ['⅝', '5/8'],
        ['⅞', '7/8'],
      ] as const
    ).map(
      ([sign, written]): Row => [
        `${written} h`,
        [`po ${sign} h`, `po ${sign} hodiny`],
        [`po 1${sign} h`, `po 1 ${sign} h`, `po ${sign} min`],
      ],
    ),
  ])
})

describe('signs that look alike', () => {
  decideRows([
    [
      '24 h',
      each('- ‐ ‑ ﹣ － ⁃', (sign) => `24${sign}hodinový sběr`),
      ['24·hodinový sběr', '24+hodinový sběr'],
    ],
    [
      '-20 °C',
      each('- − – — ‒ ― ‐ ‑ ﹣ － ⁃', (sign) => `teplota ${sign}20 °C`),
      each('+ ± · ~', (sign) => `teplota ${sign}20 °C`),
    ],
    [
      '2–8 °C',
      each('- – — ‒ ― ‐ ‑ ﹣ － ⁃ ÷', (sign) => `teplota 2${sign}8 °C`),
      each(', ; · . / :', (sign) => `teplota 2${sign}8 °C`),
    ],
    [
      '1500 × g',
      each('× ✕ ⨯ · ⋅ ∙ x х', (sign) => `síla 1500 ${sign} g`).concat('síla 1500*g', 'síla 1500∗g'),
      each('+ / : ~', (sign) => `síla 1500 ${sign} g`),
    ],
    [
      '5 × 10⁹/l',
      each('× ✕ ⨯ ∗ · ⋅ ∙ x х', (sign) => `počet 5${sign}10⁹/l`),
      each('+ : - ,', (sign) => `počet 5${sign}10⁹/l`),
    ],
    ['3,7 ml', ['objem 3․7 ml', 'objem 3.7 ml'], ['objem 3·7 ml', 'objem 3:7 ml']],
    ['1:5', each(': ∶ ：', (sign) => `ředění 1${sign}5`), each('; , / –', (sign) => `ředění 1${sign}5`)],
    [
      '5 mg/l',
      each('/ ⁄ ∕ ／', (sign) => `obsah 5 mg${sign}l`),
      each('| : ·', (sign) => `obsah 5 mg${sign}l`),
    ],
    [
      '≤ 30 min',
      each('≤ ≦ ⩽', (sign) => `doba ${sign} 30 min`),
      each('≥ ≧ ⩾ < > = ~', (sign) => `doba ${sign} 30 min`),
    ],
    [
      '≥ 30 min',
      each('≥ ≧ ⩾', (sign) => `doba ${sign} 30 min`),
      each('≤ ≦ ⩽ < > = ~', (sign) => `doba ${sign} 30 min`),
    ],
    [
      '< 30 min',
      each('< ˂ ＜', (sign) => `doba ${sign} 30 min`),
      each('≥ ≤ > ˃ ＞ = ~', (sign) => `doba ${sign} 30 min`),
    ],
    [
      '> 30 min',
      each('> ˃ ＞', (sign) => `doba ${sign} 30 min`),
      each('≥ ≤ < ˂ ＜ = ~', (sign) => `doba ${sign} 30 min`),
    ],
    ['10 %', each('% ％', (sign) => `obsah 10 ${sign}`), ['obsah 10 ‰', 'obsah 10 #']],
    [
      '37 °C',
      each('° º ˚', (sign) => `teplota 37 ${sign}C`).concat('teplota 37 °С', 'teplota 37 ℃'),
      ["teplota 37 'C", 'teplota 37 °Х'],
    ],
    [
      'asi 30 min',
      each('~ ≈ ≃ ≅ ∼', (sign) => `doba ${sign} 30 min`),
      each('= < > ±', (sign) => `doba ${sign} 30 min`),
    ],
    ['1500 ml', ["objem 1'500 ml", 'objem 1’500 ml'], ['objem 1"500 ml', "objem 1'50 ml"]],
    ['5 µl', ['objem 5 µl', 'objem 5 μl', 'objem 5 ul'], ['objem 5 ml', 'objem 5 πl']],
    ['5 kΩ', ['odpor 5 kΩ', 'odpor 5 k\u2126'], ['odpor 5 Ω', 'odpor 5 kω']],
    ['300 K', ['teplota 300 \u212A'], ['teplota 300 k']],
    ['25 µl', ['objem 25 \u00B5l'], ['objem 25 \u212Bl']],
    ['30 min', ['pu\u030Al hodiny', '30 minuta\u0301ch', '30 MINUTÁCH'], ['30 mi\u0301nut']],
  ])
})

describe('words wrapped at a hyphen', () => {
  decideRows([
    [
      '30 min',
      [
        'po 30 mi-\nnutách',
        'po 30 mi-\r\nnutách',
        'po 30 mi- \t\nnutách',
        'po 30 mi-\n \t nutách',
        'po tři-\nceti minutách',
      ],
      [
        'po 30 mi-\nNutách',
        'po 30 mi-\n\nnutách',
        'po 30 mi- nutách',
        'po 30 mi-nutách',
        'po 30 mi\nnutách',
        'po 30 mi–\nnutách',
      ],
    ],
  ])
  test('the form spans the break', () => {
    expect(forms('po tři-\nceti mi-\nnutách a dál')).toEqual(['tři-\nceti mi-\nnutách'])
  })
})

describe('tags', () => {
  const inline = 'b i u s em strong span mark font code sub small del ins a'
  const lines = 'p br hr div li ul ol tr table tbody thead h1 h2 h3 h4 h5 h6'
  decideRows([
    [
      '30 min',
      [
        ...each(inline, (tag) => `po <${tag}>30</${tag}> Minut`),
        ...each(inline, (tag) => `po <${tag.toUpperCase()} class="x y">30</${tag.toUpperCase()}> Minut`),
        'po 30<br>minut',
        'po 30<br/>minut',
        'po 30<br />minut',
        'po 30<BR class="x">minut',
        `po 30<span title="${'x'.repeat(400)}"> Minut</span>`,
      ],
      [
        ...each(lines, (tag) => `po 30<${tag}>Minut`),
        ...each(lines, (tag) => `po 30 </${tag}> Minut`),
        ...each('td th', (tag) => `po 30<${tag}>minut`),
        ...each('bi xb h7 h0 q tdx brr', (tag) => `po 30<${tag}>minut`),
        'po 30<b minut',
        'po 30<>minut',
      ],
    ],
    [
      '5 ml',
      [
        ...each(inline, (tag) => `30 min <${tag}>5 ml`),
        ...each(`${lines} td th`, (tag) => `30 min<${tag}>5 ml`),
        ...each(`${lines} td th`, (tag) => `30 min</${tag} class="x">5 ml`),
      ],
      // An unknown tag may be a sign: „is above 5 ml“.
      ['30 min >5 ml', '30 min<5 ml'],
    ],
    [
      '90 min',
      ['1 h <b>30 min</b>', '1 h<br>30 min'],
      ['<td>1 h</td><td>30 min</td>', '<th>1 h</th><th>30 min</th>'],
    ],
    [
      '37 °C',
      each('o º ° O', (sign) => `teplota 37 <sup>${sign}</sup>C`).concat('teplota 37 <SUP>o</SUP>C'),
      ['teplota 37 <sup>a</sup>C', 'teplota 37 <sub>o</sub>C'],
    ],
    [
      '7 × 10^-3/l',
      each('- − –', (sign) => `obsah 7 × 10<sup>${sign}3</sup>/l`).concat(
        'obsah 7 × 10<SUP class="x">-3</SUP>/l',
      ),
      [
        'obsah 7 × 10<sup>3</sup>/l',
        'obsah 7 × 10<sup>+3</sup>/l',
        'obsah 7 × 10<sup>-33</sup>/l',
        'obsah 7 × 10<sub>-3</sub>/l',
      ],
    ],
    [
      '7 × 10^3/l',
      ['obsah 7 × 10<sup>+3</sup>/l', 'obsah 7 × 10<sup>3</sup>/l'],
      ['obsah 7 × 10<sup>x3</sup>/l'],
    ],
  ])
})

describe('entities', () => {
  decideRows([
    [
      '30 min',
      each('nbsp thinsp ensp emsp #160 #xa0 #xA0 #8239 #8201', (name) => `po 30&${name};Minut`),
      each('nbspx xnbsp lt gt amp ndash #65', (name) => `po 30&${name};Minut`),
    ],
    [
      '< 30 min',
      each('&lt; &#60; &#x3c; &#X3C; &#x02C2;', (sign) => `doba ${sign} 30 min`),
      each('&gt; &le; &lte; &#62;', (sign) => `doba ${sign} 30 min`),
    ],
    [
      '> 30 min',
      each('&gt; &#62; &#x3e;', (sign) => `doba ${sign} 30 min`),
      each('&lt; &ge;', (sign) => `doba ${sign} 30 min`),
    ],
    [
      '≤ 30 min',
      each('&le; &#8804; &#x2264; &#x2266;', (sign) => `doba ${sign} 30 min`),
      each('&ge; &lt;', (sign) => `doba ${sign} 30 min`),
    ],
    [
      '≥ 30 min',
      each('&ge; &#8805; &#x2265;', (sign) => `doba ${sign} 30 min`),
      each('&le; &gt;', (sign) => `doba ${sign} 30 min`),
    ],
    [
      'asi 30 min',
      each('&asymp; &#8776;', (sign) => `doba ${sign} 30 min`),
      each('&times; &le;', (sign) => `doba ${sign} 30 min`),
    ],
    [
      '37 ± 0,5 °C',
      each('&plusmn; &#177; &#xb1;', (sign) => `teplota 37 ${sign} 0,5 &deg;C`),
      ['teplota 37 &times; 0,5 &deg;C'],
    ],
    ['1500 × g', each('&times; &#215; &middot;', (sign) => `síla 1500 ${sign} g`), ['síla 1500 &plusmn; g']],
    [
      '2–8 °C',
      each('&ndash; &mdash; &divide; &minus; &#8211; &#x2013; &#45;', (sign) => `teplota 2${sign}8 °C`),
      ['teplota 2&middot;8 °C'],
    ],
    [
      '-20 °C',
      each('&minus; &ndash; &mdash; &#8722; &#x2212;', (sign) => `teplota ${sign}20 °C`),
      ['teplota &deg;20 °C'],
    ],
    ['37 °C', each('&deg; &#176; &#xba; &#186;', (sign) => `teplota 37 ${sign}C`), ['teplota 37 &micro;C']],
    [
      '5 µl',
      each('&micro; &mu; &#181; &#956; &#xb5; &#x3BC;', (sign) => `objem 5 ${sign}l`),
      ['objem 5 &#957;l', 'objem 5 &nu;l'],
    ],
    ['5 × 10⁹/l', ['počet 5&middot;10⁹/l', 'počet 5 &times; 10⁹/l'], ['počet 5&ndash;10⁹/l']],
    ['5 ‰', each('&permil; &#8240;', (sign) => `obsah 5 ${sign}`), ['obsah 5 &micro;']],
    // The number of a sign is not taken modulo 65536, and a letter or digit is not written so.
    [
      '5 %',
      ['obsah 5 &#37;', 'obsah 5 &#x25;'],
      ['obsah 5 &#65573;', 'obsah 5 &#x10025;', 'obsah 5 &#xzz;', 'obsah 5 &#37', 'obsah 5 &37;'],
    ],
    ['12', ['celkem 12'], ['oddělení A&amp;12', 'oddělení A&12']],
  ])
})

describe('emphasis', () => {
  decideRows([
    [
      '30 min',
      [
        '**30** minut',
        '*30* minut',
        '_30_ minut',
        '__30__ minut',
        '`30` minut',
        '30\\ minut',
        '**30 minut**',
        '30 **Minut**',
        '*30 minut',
        '30* minut',
      ],
      [],
    ],
    ['30 min', ['~~5 min~~ 30 min'], ['~30 min', '~ 30 min']],
    ['asi 30 min', ['~30 min', '~ 30 min'], ['~~5 min~~ 30 min', '~~30 min~~']],
    ['10^9/l', ['počet 10**9/l', 'počet 10*9/l', 'počet 10^9/l'], ['počet 109/l']],
    ['10 ml', ['objem 10**ml**', 'objem 10 **ml**'], []],
    ['21', ['celkem _21_', 'celkem *21*'], ['kód SOP_21', 'kód A*_21']],
    ['5 × 10^9/l', ['počet 5*10^9/l', 'počet 5\\*10^9/l'], ['počet 5_10^9/l']],
  ])
})

describe('digits that touch a name', () => {
  decideRows([
    [
      '17',
      [
        'celkem 17',
        'celkem 17.',
        'celkem 17, dále',
        'celkem 17; dále',
        'celkem (17)',
        'celkem 17- ',
        'celkem „17“',
        'celkem 17…',
      ],
      [
        ...each('- – ‑ / :', (sign) => `látka 17${sign}OH`),
        ...each('- – / : .', (sign) => `látka 17${sign}35${sign}4`),
        'látka 17OH',
        'látka 17_A',
        'adresa 17@laborator.example',
        'bod 17.5',
        'látka 17²',
        ...each('- – ‑ _ / . # & @ +', (sign) => `kód QC${sign}17`),
        ...each('- – / _ @', (sign) => `kód 8${sign}17`),
        'kód #17',
        'kód (_17',
        'kód (@17',
        'kód B17',
        'kód ab.17',
      ],
    ],
    [
      '30 min',
      [
        'asi je konec.30 min čekejte',
        'QC-2291;30 min',
        'QC-2291,30 min',
        'QC-2291(30 min)',
        '(QC-2291)30 min',
        'QC-2291|30 min',
        'QC-2291"30 min"',
        '„QC-2291“30 min',
        'QC-2291„30 min“',
        'QC-2291[30 min]',
        '[QC-2291]30 min',
        '37°C/30min',
        '5 ml/30 min',
        'x30 min',
        '2x30 min',
      ],
      [
        'QC-2291-30 min',
        'QC-2291/30 min',
        'QC-2291:30 min',
        'QC-2291.30 min',
        'SOP-30 min',
        'Ab.30 min',
        'Konec.30 min',
        'ko.30 min',
        'kód30 min',
      ],
    ],
    [
      'asi 30 min',
      ['cca30 min', 'ca30 min', 'asi30 min', 'cca.30 min', 'ca.30 min', 'Cca.30 min', 'Ca.30 min'],
      ['kca30 min'],
    ],
    ['≤ 30 min', ['max30 min', 'do30 min', 'max.30 min', 'Max.30 min'], ['fax30 min', 'ado30 min']],
    ['≥ 30 min', ['min30 min', 'min.30 min', 'Min.30 min'], ['kmin30 min']],
    ['> 30 min', ['nad30 min'], ['snad30 min']],
    ['< 30 min', ['pod30 min'], ['spod30 min']],
    ['20–30 min', ['od20 do30 min', '20 až30 min'], ['20 kód30 min']],
    ['pH 7,4', ['pH7,4', 'pH 7,4'], ['xpH7,4']],
  ])
})

describe('numbers that are names', () => {
  decideRows([
    [
      '12',
      ['celkem 12', 'Verze\n\n12', 'celkem: 12', 'celkem (12)'],
      [
        'šarže 12',
        'šarže: 12',
        'č. 12',
        'č.: 12',
        'šarže (12)',
        'šarže # 12',
        'šarže (č.: 12)',
        'šarže\t12',
        '§ 12',
        '№ 12',
        '§12',
        '№12',
        'krok č. (12)',
      ],
    ],
    [
      '300 vzorků',
      [
        've 300 vzorcích',
        'V 300 vzorcích',
        'U 300 vzorků',
        'celkem\n300 vzorků',
        'Celkem 300 vzorků',
        'CELKEM\n300 vzorků',
        'LAB\t300 vzorků',
      ],
      ['QC 300 vzorků', 'QC-300 vzorků', 'MAX 300 vzorků'],
    ],
    [
      '≤ 300 vzorků',
      ['MAX 300 vzorků', 'NEJVÝŠE 300 vzorků', 'DO 300 vzorků'],
      ['300 vzorků', 'QC 300 vzorků'],
    ],
    ['99 vzorků', ['QC 99 vzorků'], []],
  ])
})

describe('numbers of lines', () => {
  decideRows([
    [
      '3',
      ['celkem 3', 'celkem 3 vzorky', 'a 3) nic', '3 vzorky', 'Vzorků:\n3'],
      [
        '3. Přidejte',
        '3) Přidejte',
        '3) přidejte',
        'Postup:\n3. Přidejte',
        'Postup:\n3) přidejte',
        'Postup\n\n3 Skladování',
        '3 Skladování vzorků',
        'Postup:\n3. `PRB`',
        '3. 5 ml přidejte',
      ],
    ],
    [
      '5,2',
      ['celkem 5,2', 'celkem 5.2'],
      ['5.2 Skladování', 'Postup\n5.2 Skladování', '5.2. Skladování', '5.2) Skladování'],
    ],
    ['5 IU', ['5 IU', 'dávka\n5 IU'], []],
    ['5 PCR', ['5 PCR', 'počet\n5 PCR'], []],
  ])
})
