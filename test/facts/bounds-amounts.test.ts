import { describe, expect, test } from 'vitest'
import { type Language, parseQuantities } from '../../src/facts/index.ts'
import { meant } from './said.ts'

/** The values of a text, each with its form: `≤ do 5 ml = 5 mL`. */
const read = (text: string, language: Language = 'cs'): string[] =>
  parseQuantities(text, language).map(
    (quantity) =>
      `${quantity.comparator === '=' ? '' : `${quantity.comparator} `}${quantity.form} = ${meant(quantity)}`,
  )

const implied = (text: string) => parseQuantities(text, 'cs').map((quantity) => quantity.implied)

describe('a date', () => {
  test('may be a range, with the word that opens it', () => {
    expect(read('Dne 2. 3. 2026; od 2. 3. 2026; mezi 2. 3. 2026.')).toEqual([
      '2. 3. 2026 = 2026-3-2',
      '≥ od 2. 3. 2026 = 2026-3-2',
      '2. 3. 2026 = 2026-3-2',
    ])
    expect(read('Platí od 2. 3. 2026 do 5. 3. 2026; dne 2.–5. 3. 2026; nejpozději 2.–5. 3. 2026')).toEqual([
      'od 2. 3. 2026 do 5. 3. 2026 = 2026-3-2..2026-3-5',
      '2.–5. 3. 2026 = 2026-3-2..2026-3-5',
      '2.–5. 3. 2026 = 2026-3-2..2026-3-5',
    ])
    expect(read('mezi 2. 3. 2026 a 5. 3. 2026')).toEqual([
      'mezi 2. 3. 2026 a 5. 3. 2026 = 2026-3-2..2026-3-5',
    ])
    expect(read('It is valid from 2 March 2026 to 5 March 2026.', 'en')).toEqual([
      'from 2 March 2026 to 5 March 2026 = 2026-3-2..2026-3-5',
    ])
    expect(read('between 2 March 2026 and 5 March 2026', 'en')).toEqual([
      'between 2 March 2026 and 5 March 2026 = 2026-3-2..2026-3-5',
    ])
  })
})

describe('a time of day', () => {
  test('may be a range, with the word that opens it', () => {
    for (const joint of ['-', '–', ' – ', ' až ', ' do '])
      expect(read(`Otevřeno 8:30${joint}16:15.`)).toEqual([`8:30${joint}16:15 = 8:30..16:15`])
    for (const joint of [' do ', ' až ', '–'])
      expect(read(`Je od 8:30${joint}16:15.`)).toEqual([`od 8:30${joint}16:15 = 8:30..16:15`])
    for (const joint of [' a ', ' and '])
      expect(read(`Je mezi 8:30${joint}16:15.`)).toEqual([`mezi 8:30${joint}16:15 = 8:30..16:15`])
    for (const text of [
      'between 8:30 and 16:15',
      'from 8:30 to 16:15',
      'from 8:30 until 16:15',
      '8:30 to 16:15',
      '8:30-16:15',
    ])
      expect(read(text, 'en')).toEqual([`${text} = 8:30..16:15`])
    expect(read('mezi 8:30 do 16:15; 8:30 a 16:15; 8:30, 16:15; od 8:30 a 16:15')).toEqual([
      '8:30 = 8:30',
      '≤ do 16:15 = 16:15',
      '8:30 = 8:30',
      '16:15 = 16:15',
      '8:30 = 8:30',
      '16:15 = 16:15',
      '≥ od 8:30 = 8:30',
      '16:15 = 16:15',
    ])
    expect(read('je 8:30 –')).toEqual(['8:30 = 8:30'])
    expect(read('je 8:30 –\n\n16:15')).toEqual(['8:30 = 8:30', '16:15 = 16:15'])
    expect(read('nejpozději 8:30–16:15')).toEqual(['8:30–16:15 = 8:30..16:15'])
  })

  test('is told to the second, and with „hod.“ inside', () => {
    expect(read('Je 14:10:30, od 8:00:05 do 9:00:10')).toEqual([
      '14:10:30 = 14:10:30',
      'od 8:00:05 do 9:00:10 = 8:00:05..9:00:10',
    ])
    expect(read('od 8:00 hod. do 16:00 hod.')).toEqual(['od 8:00 hod. do 16:00 hod = 8:00..16:00'])
    expect(read('od 8:00 hod do 16:00 hod')).toEqual(['od 8:00 hod do 16:00 hod = 8:00..16:00'])
    expect(read('od 8:00 hod–16:00 hod')).toEqual(['od 8:00 hod–16:00 hod = 8:00..16:00'])
    expect(read('V 8:00. Do 16:00 hod')).toEqual(['8:00 = 8:00', '≤ Do 16:00 hod = 16:00'])
  })
})

describe('the unit of a number', () => {
  test('stands in the label before it', () => {
    for (const [label, unit] of [
      ['Teplota (°C):', 'Cel'],
      ['Teplota [°C]:', 'Cel'],
      ['Teplota (ve °C):', 'Cel'],
      ['Teplota (v °C) =', 'Cel'],
      ['Teplota ve °C:', 'Cel'],
      ['Teplota v °C |', 'Cel'],
      ['Teplota (in °C):', 'Cel'],
      ['Teplota in °C:', 'Cel'],
      ['Doba (min)', 'min'],
      ['Doba [min] |', 'min'],
      ['Doba [min] ::', 'min'],
      ['| Doba [min] |', 'min'],
      ['Čas v minutách:', 'min'],
      ['Čas v minutách je', 'min'],
      ['Podíl v procentech:', '%'],
      ['Leukocyty v mmol/l:', 'mmol/L'],
      ['Leukocyty (mmol/l):', 'mmol/L'],
      ['RCF', '[g]'],
      ['RCF:', '[g]'],
      ['rpm =', '{turn}/min'],
    ] as const)
      expect(read(`${label} 37`).map((each) => each.replace(/^.*= /, ''))).toEqual([`37 ${unit}`])
    for (const label of ['Time in hours:', 'Time in hours is', 'Time (in h):'])
      expect(read(`${label} 37`, 'en')).toEqual(['37 = 37 h'])
    expect(read('Share in percent: 5', 'en')).toEqual(['5 = 5 %'])
    expect(implied('Teplota (°C): 37; 37 °C')).toEqual([true, false])
    expect(read('Leukocyty (10⁹/l): 5')[1]).toBe('5 = 5 1000000000./L')
    expect(read('Leukocyty (10^9/l): 5')[1]).toBe('5 = 5 1000000000./L')
    expect(read('Kyveta (10 ml): 5; kyveta (10ml): 5; kyveta (5 ml): 5')).toEqual(
      ['10 ml = 10', '10ml = 10', '5 ml = 5'].flatMap((form) => [`${form} mL`, '5 = 5']),
    )
    expect(read('Teplota (°C): 2–8; Doba (min): ≤ 30')).toEqual(['2–8 = 2..8 Cel', '≤ ≤ 30 = 30 min'])
  })

  test('is not told by what only looks like a label', () => {
    for (const label of [
      'V týdnu:',
      'V hodině:',
      'Čas ve výtahu:',
      'Teplota °C x:',
      'Teplota (°C x):',
      'Kyveta (velmi malá):',
      '| Doba (min) | | | |',
      'Teplota (°C, x):',
      'Teplota (x °C):',
      'Teplota °C):',
      'Teplota [°C):',
      'Teplota (°C]:',
      'Teplota (°C)\n\n',
      'Teplota (°C)\n',
      'Teplota (°C);',
      'Teplota (°C) -x',
      'Kov °C:',
      'Teplota v °C x:',
      'Teplota v °C',
      'RCF x',
    ])
      expect(parseQuantities(`${label} 37`, 'cs').map(({ meaning }) => meaning.kind)).not.toContain('measure')
  })

  test('stands in the cell behind it', () => {
    expect(read('| Teplota | 37 | °C |')).toEqual(['37 = 37 Cel'])
    expect(read('| 37 | °C')).toEqual(['37 = 37 Cel'])
    expect(read('| 37 | °C x |')).not.toContain('37 = 37 Cel')
    expect(read('| 37 |\n\n| °C |')).not.toContain('37 = 37 Cel')
    expect(read('| 37\n| °C |')).toEqual(['37 = 37'])
    expect(read('| 37 | 5 °C |')).toEqual(['37 = 37', '5 °C = 5 Cel'])
    expect(read('37, °C')).not.toContain('37 = 37 Cel')
  })

  test('is turns a minute where something is done at so many turns', () => {
    for (const at of ['při', 'na'])
      expect(read(`Točte ${at} 3000 otáčkách`)[0]).toMatch(/3000 \{turn\}\/min$/)
    expect(read('spin at 3000 revolutions', 'en')).toEqual(['3000 revolutions = 3000 {turn}/min'])
    for (const before of ['', 'Celkem ', 'příp ', 'sna ', 'u ', 'Přibylo ', 'Natočí ', 'Atom '])
      expect(read(`${before}3000 otáček`)).toEqual(['3000 otáček = 3000 {turn}'])
    expect(read('při 3000 Hz')).toEqual(['3000 Hz = 3000 Hz'])
  })
})

describe('a bound before a range', () => {
  test('is none before the word that opens it', () => {
    for (const range of ['od 2 do 8 °C', 'mezi 2 a 8 °C'])
      expect(read(`nejvýše ${range}`)).toEqual([`${range} = 2..8 Cel`])
    for (const range of ['from 2 to 8 °C', 'between 2 and 8 °C'])
      expect(read(`at most ${range}`, 'en')).toEqual([`${range} = 2..8 Cel`])
    expect(read('nejvýše 2–8 °C')).toEqual(['≤ nejvýše 2–8 °C = 2..8 Cel'])
    expect(read('at most 2 to 8 °C', 'en')).toEqual(['≤ at most 2 to 8 °C = 2..8 Cel'])
    expect(read('nejvýše 37 ± 1 °C')).toEqual(['≤ nejvýše 37 ± 1 °C = 36..38 around 37 Cel'])
  })
})

describe('a number', () => {
  test('counts, or has a label', () => {
    expect(read('Je to 5 vzorků; pH je 7,4; pH 5 vzorků; pH metr má 5 elektrod; 60 vzorků/h')).toEqual([
      '5 vzorků = 5 (vzorků)',
      'pH je 7,4 = 37/5 (ph)',
      'pH 5 = 5 (ph)',
      '5 elektrod = 5 (elektrod)',
      '60 vzorků/h = 60 (vzorků) per h',
    ])
    expect(read('60 vzorků za hodinu 5 ml')).toEqual([
      '60 vzorků za hodinu = 60 (vzorků) per h',
      '5 ml = 5 mL',
    ])
    expect(read('pH vzorku je 7,4')).toEqual(['7,4 = 37/5 (ph)'])
    expect(implied('5 vzorků; pH 7; inkubujte hodinu')).toEqual([false, false, true])
    expect(read('Skóre je od 5')).toEqual(['≥ od 5 = 5'])
  })

  test('is none in a name, and none of two that are told apart by "or"', () => {
    for (const text of [
      'QC 2291',
      'QC 100',
      '26A087',
      '5mlX',
      '5ml3 x',
      '17-OH',
      'kapitola 5',
      '12-34-56',
      '5 nebo 6',
      '5 či 6',
      '2 or 3',
    ])
      expect(read(`Viz ${text}`).filter((each) => !/^(?:6|3) = /.test(each))).toEqual([])
    expect(read('Viz 5 nebo 6 x, pak 7 ml')).toContain('7 ml = 7 mL')
    expect(read('Viz 5mlX pak 7 g, 5ml3 pak 8 g')).toEqual(['7 g = 7 g', '8 g = 8 g'])
    expect(read('Viz 1.2.3.4/5 ml a 1.2.3.4 6 ml')).toEqual(['6 ml = 6 mL'])
    expect(read('Je jich celkem\nsto. Vložte')).toEqual(['sto = 100'])
    expect(read('Je jich sto:vložte')).toEqual(['sto = 100'])
    expect(read('viz QC 99')).toEqual(['99 = 99'])
    expect(read('viz QC 100,5')).toEqual(['100,5 = 201/2'])
    expect(read('viz QC sto')).toEqual(['sto = 100'])
    expect(read('5 nebo více; 5 nebo lépe')[0]).toBe('≥ 5 nebo více = 5')
    expect(read('5 a 6')).toEqual(['5 = 5', '6 = 6'])
    expect(read('3. Vložte 5 ml')).toEqual(['5 ml = 5 mL'])
    expect(read('5 nebo\n\n6 x')[0]).toBe('5 = 5')
  })

  test('of a word that may be none is one where it stands alone, or something is counted', () => {
    expect(read('jedna')).toEqual(['jedna = 1'])
    expect(read('Je to jedna.')).toEqual([])
    expect(read('jedna zkumavka')).toEqual(['jedna zkumavka = 1 (zkumavka)'])
    expect(read('půl')).toEqual(['půl = 1/2'])
    expect(read('půl zkumavky')).toEqual(['půl zkumavky = 1/2 (zkumavky)'])
    expect(read('je půl')).toEqual([])
    expect(read('1/10')).toEqual(['1/10 = 1/10'])
    expect(read('1/10 séra')).not.toContain('1/10 séra = 1/10 (séra)')
  })
})
