import { describe, expect, test } from 'vitest'
import { findFact, type Language, parseQuantities } from '../../src/facts/index.ts'
import { each, listed, said, saidEach } from './said.ts'

/** A group of texts with what each says, in the terms of `said`. */
const reads = (name: string, language: Language, answers: Record<string, string>) =>
  test(name, () => expect(saidEach(Object.keys(answers), language)).toEqual(answers))

describe('degrees', () => {
  test('in every form of the word, with a scale', () => {
    const forms = listed(
      'stupeň stupně stupni stupněm stupňů stupňům stupních stupnů stupen stupne stupnu st degree degrees deg °',
    )
    const inCelsius = forms.flatMap((form) =>
      listed('C Celsia celsius Celsiova celsiových centigrade').map((scale) => `37 ${form} ${scale}`),
    )
    expect(saidEach(inCelsius)).toEqual(each(inCelsius, '37 Cel'))
    const inFahrenheit = forms.flatMap((form) =>
      listed('F Fahrenheita Fahrenheit').map((scale) => `37 ${form} ${scale}`),
    )
    expect(saidEach(inFahrenheit)).toEqual(each(inFahrenheit, '37 [degF]'))
  })

  reads('with an abbreviation’s point', 'cs', {
    '37 st. C': '37 Cel',
    '37 st. Celsia': '37 Cel',
    '98 st. F': '98 [degF]',
    'Teplota je 37 stupňů. F je značka fluoru.': '37 Cel',
    'Teplota je 37 st. . Celsia': '37 Cel',
  })

  reads('a scale is a whole word', 'cs', {
    '37 stupňů celních': '37 deg',
    '37 stupňů moc': '37 deg',
    '37 stupňů gif': '37 deg',
    '37 stupňů cévky': '37 deg',
    '37 stupňů filtru': '37 deg',
    '37 stupňů fahrenheitovy': '37 deg',
  })

  reads('with no scale: Celsius in Czech where nothing else follows', 'cs', {
    'vzorek má 37 stupňů': '37 Cel',
    'vzorek má 37 stupňů a stojí': '37 Cel',
    'vzorek má 37 stupňů, stojí': '37 Cel',
    '3 stupně volnosti': '3 deg',
    'vzorek má 37 °': '37 deg',
    'vzorek má 20 ° pod nulou': '-20 Cel',
    'vzorek má 20 ° pod bodem mrazu': '-20 Cel',
    'vzorek má 20 ° nad bodem mrazu': '20 Cel',
    'vzorek má 20 ° pod stolem': '20 deg',
    'vzorek má 20 ° pod bodemi': '20 deg',
    'vzorek má 20 ° snad nulou': '20 deg, 0',
  })

  reads('and not in English', 'en', {
    'The sample is at 37 degrees': '37 deg',
    'incubate at 37 degrees': '37 deg',
    'incubate at 37 degrees C': '37 Cel',
  })

  const ofTemperature = listed(
    'teplota inkubujte ohřejte zahřejte chladit chlazené chlaďte ochladit ochlaďte ochlazený temperujte lednice ledničce mraznička skladujte skladování uchovávejte termostat lázni Celsius heat cool chill warm store incubate fridge refrigerate freezer',
  )
  test.each(ofTemperature)('%s: a lone sign or C is Celsius', (word) => {
    const texts = [`${word} 37 °`, `37 ° ${word}`, `${word} 37 °, 3 ks`, `${word} 37 stupňů oleje`]
    expect(saidEach(texts)).toEqual({ ...each(texts, '37 Cel'), [texts[2]!]: '37 Cel, 3 (ks)' })
    expect(saidEach([`${word}: 37 C`, `${word} at 37 C.`], 'en')).toEqual({
      [`${word}: 37 C`]: '37 Cel',
      [`${word} at 37 C.`]: '37 Cel',
    })
  })

  reads('C without a word of temperature is no unit', 'cs', {
    'protein 4 C': '4',
    'nehřejte 4 C': '4',
    'přehřát 37 °': '37 deg',
    'historie 37 °': '37 deg',
    'divadlo theatre 37 °': '37 deg',
    'nerizikový 37 stupňů': '37 Cel',
    'skladujte při 4 C': '4 Cel',
    'skladujte při 4 C v lednici': '4 Cel',
    'skladujte při 4 c': '4',
    'v lednici je 4 C Protein': '4',
    'v lednici je 4C Protein': '4 Cel',
    'v lednici je 4 C protein': '4 Cel',
  })

  const ofAngleOrGrade = listed(
    'otočte pootočte natočte otáčejte náklon naklon naklánějte sklon sklopte úhel úhlu šikmo zešikmeno stupnice závažnost riziko etapa klasifikace fází postupně',
  )
  test.each(ofAngleOrGrade)('%s: degrees are an angle or a grade', (word) => {
    const texts = [`${word} o 30 stupňů`, `o 30 stupňů, ${word}`]
    expect(saidEach(texts)).toEqual(each(texts, '30 deg'))
  })
})

describe('words of the surroundings', () => {
  const far = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? 'a' : '-')).join(' ')

  reads('reach some tokens each way and no further', 'cs', {
    [`inkubujte ${far(20)} 37 °`]: '37 Cel',
    [`inkubujte ${far(30)} 37 °`]: '37 deg',
    [`37 ° ${far(20)} inkubujte`]: '37 Cel',
    [`37 ° ${far(30)} inkubujte`]: '37 deg',
  })

  test('and stay in their paragraph', () => {
    expect(said('Inkubujte.\nNáplň 37 °')).toEqual(['37 Cel'])
    expect(said('Inkubujte.\n\nNáplň 37 °')).toEqual(['37 deg'])
    expect(said('Náplň 37 °\n\nInkubujte.')).toEqual(['37 deg'])
    expect(said('37 °\nInkubujte.')).toEqual(['37 Cel'])
  })

  test('the nearest and the farthest token that counts', () => {
    const dots = (count: number) => '. '.repeat(count)
    // The pattern is asked from the sign of the unit on.
    expect(said(`inkubace ${dots(22)}37 °`)).toEqual(['37 Cel'])
    expect(said(`inkubace ${dots(23)}37 °`)).toEqual(['37 deg'])
    expect(said(`37 ° ${dots(22)}inkubace`)).toEqual(['37 Cel'])
    expect(said(`37 ° ${dots(23)}inkubace`)).toEqual(['37 deg'])
  })

  test.each(
    listed(
      'odstřeďte odstreďte centrifugujte ultracentrifugujte otáčky rotor třepejte míchání míchejte vortexujte spin spun shake rotate rotation stir stirring',
    ),
  )('%s: a frequency is of turns', (word) => {
    const texts = [`${word} při 300 min⁻¹`, `${word} při 300 min-1`, `${word} při 300/min`]
    expect(saidEach(texts)).toEqual(each(texts, '300 {turn}/min'))
  })

  reads('other frequencies are none', 'cs', {
    'tep 75 min⁻¹': '75 /min',
    'tep 75/min': '75 /min',
    'bestir 75/min': '75 /min',
    'míchejte při 5 s⁻¹': '5 /s',
    'míchejte při 5 min⁻²': '5 /min2',
    'míchejte 5 ml/min': '5 mL/min',
    'míchejte 5/h': '5 /h',
  })

  test.each(listed('odstřeďte odstredte centrifugujte ultracentrifuga spin spun'))(
    '%s: g is of acceleration',
    (word) => {
      const texts = [`${word} při 3000 g`, `${word} při 300 g`, `${word} při 3000 g a pak`, `3000 g, ${word}`]
      expect(saidEach(texts)).toEqual({ ...each(texts, '3000 [g]'), [texts[1]!]: '300 [g]' })
    },
  )

  reads('g is a mass where it is too little, said of what, or not in digits', 'cs', {
    'odstřeďte 30 g': '30 g',
    'odstřeďte 300 g vzorku': '300 g',
    'odstřeďte tři sta g': '300 g',
    'míchejte 3000 g': '3000 g',
    'homespun 3000 g': '3000 g',
    'odstřeďte 3000 mg': '3000 mg',
    'odstřeďte 3000 G': '3000',
  })
  reads('g of something in English', 'en', {
    'spin 300 g of sand': '300 g',
    'spin at 300 g for 5 min': '300 [g], 5 min',
    'spin at 300 g': '300 [g]',
  })

  test.each(
    listed(
      'ředění ředěný zřeďte zřeď zředit naředit nařeďte ředit poměr smíchejte smísit titr dilute ratio mix proportion',
    ),
  )('%s: a colon between numbers is a ratio', (word) => {
    const texts = [`${word} 10:20`, `${word} vzorku 10:20`]
    expect(saidEach(texts)).toEqual(each(texts, '10:20'))
  })
  reads('without one it is a time', 'cs', {
    'začátek 10:20': '10:20',
    'operation 10:20': '10:20',
  })

  test.each(
    listed(
      'přidejte přelijte nalijte pipetujte napipetujte rozpipetujte odpipetujte přepipetujte dávkujte vložte vkládejte přeneste přenášejte rozdělte rozplňte odměřte doplňte nasypte rozpusťte dejte dát vstřikněte vstříkněte ponořte naplňte umístěte odeberte vylijte kápněte rozkapejte',
    ),
  )('%s do 5 ml: a place and no limit', (word) => {
    const texts = [`${word} do 5 ml pufru`, `${word} z kádinky do 5 ml pufru`]
    expect(saidEach(texts)).toEqual(each(texts, '5 mL'))
  })
  test.each(listed('objem vydejte spotřebujte odpařte vznikne podejte vypijte'))(
    '%s do 5 ml: a limit',
    (word) => expect(said(`${word} do 5 ml pufru`)).toEqual(['≤5 mL']),
  )
})

describe('units of two words', () => {
  const pairs = (firsts: string, seconds: string) =>
    listed(firsts).flatMap((first) => listed(seconds).map((second) => `5 ${first} ${second}`))
  const days = 'den dne dni dnu dnem dny dní dnů dnům dnech day days'
  test.each([
    ['{workday}', 'pracovní pracovních pracovního pracovním pracovními pracovnímu working business', days],
    ['d', 'kalendářní kalendářních kalendářního kalendářním kalendářními kalendářnímu calendar', days],
    [
      '{percentage point}',
      'procentní procentních procentního procentním procentními procentnímu percentage',
      'bod bodu body bodů bodem bodům bodech point points',
    ],
    [
      '[IU]',
      'mezinárodní mezinárodních mezinárodními mezinárodním international',
      'jednotka jednotky jednotek jednotkám jednotkami jednotkách unit units',
    ],
    ['%', 'per', 'cent centum'],
    ['[ppth]', 'per', 'mill mille'],
  ])('%s', (code, firsts, seconds) => {
    const texts = pairs(firsts, seconds)
    expect(saidEach(texts)).toEqual(each(texts, `5 ${code}`))
  })

  test('both words are whole', () => {
    const texts = [
      '5 pracovníků dnů',
      '5 neprocentních bodů',
      '5 nepracovních dnů',
      '5 pracovních týdnů',
      '5 pracovních dnešků',
      '5 pracovních poledne',
      '5 kalendářních týdnů',
      '5 nekalendářních dnů',
      '5 kalendářních dnešků',
      '5 procentních bodování',
      '5 procentních obbodů',
      '5 procentnich pointsů',
      '5 mezinárodních zkoušek',
      '5 mezinárodních podjednotek',
      '5 nemezinárodních jednotek',
      '5 workings days',
      '5 working daylight',
      '5 internationals units',
      '5 international unitsy',
      '5 international subunits',
      '5 percentages points',
      '5 percentage pointsy',
      '5 percentage waypoints',
    ]
    expect(
      Object.values(saidEach(texts)).filter((answer) => /workday|percentage point|IU|5 d$/.test(answer)),
    ).toEqual([])
  })
})

describe('signs that stand for more than they are', () => {
  reads('s is also a preposition in Czech', 'cs', {
    '5 s': '5 s',
    'po 5 s a pak': '5 s',
    'po 5 s, pufrem': '5 s',
    '5s pufrem': '5 s',
    'smíchejte 5 s pufrem': '5',
    'smíchejte 5 s vodou': '5',
    'smíchejte 5 s činidly': '5',
    'smíchejte 5 s vlastním': '5',
    'smíchejte 5 s novým': '5',
    'smíchejte 5 s kontrolami': '5',
    'smíchejte 5 s roztoky': '5',
    'smíchejte 5 s kapalinami': '5',
    'smíchejte 5 s enzymy': '5',
    'smíchejte 5 s vzorci': '5',
    'smíchejte 5 s krví': '5',
    'smíchejte 5 s moučkou': '5',
    'třepejte 5 s intenzivně': '5 s',
    'třepejte 5 s vzorek': '5 s',
    'třepejte 5 s zkumavka': '5 s',
    'třepejte 5 s ručně': '5 s',
  })
  reads('and not in English', 'en', { 'shake 5 s gently': '5 s', 'shake 5 s horizontally': '5 s' })

  reads('A is an ampere where no word follows', 'cs', {
    '5 A': '5 A',
    'proud 5 A, napětí': '5 A',
    'proud 5 A.': '5 A',
    'proud 5 A/m': '5 A/m',
    '5 A buněk': '5',
    '5 A 7': '5, 7',
    '5 mA buněk': '5 mA',
  })

  reads('× g, in each sign of multiplication', 'cs', {
    '1500 × g': '1500 [g]',
    '1500 ×g': '1500 [g]',
    '1500×g': '1500 [g]',
    '1500 · g': '1500 [g]',
    '1500*g': '1500 [g]',
    '1500 x g': '1500 [g]',
    '1500x g': '1500 [g]',
    '1500 krát g': '1500 [g]',
    '1500× g': '1500 [g]',
    '1500 × G': '1500×',
    '1500 x gel': '1500×',
    '1500 ×\tg': '1500×',
    '1500 g-force': '1500 [g]',
    '5 x 3 cm': '5×, 3 cm',
    'počet (x): 5': '5',
    'v násobcích x: 5': '5',
    '1500 g -force': '1500 g',
    '1500 g-faktor': '1500 g',
    '1500 g- force': '1500 g',
    '1500 mg-force': '1500 mg',
  })

  reads('turns a minute', 'cs', {
    '3000 r.p.m.': '3000 {turn}/min',
    '3000 r.p.m': '3000 {turn}/min',
    '3000 r/min': '3000 {turn}/min',
    '3000 R/min': '3000 {turn}/min',
    '3000 r. p. m.': '3000',
    '3000 r/h': '3000',
    '3000 ot./min': '3000 {turn}/min',
    '3000 rev/min': '3000 {turn}/min',
  })

  reads('blood counts', 'cs', {
    '5 G/l': '5 10*9/L',
    '5 G/L': '5 10*9/L',
    '5 T/l': '5 10*12/L',
    '5 T/L': '5 10*12/L',
    '5 g/l': '5 g/L',
    '5 t/l': '5 t/L',
    '5 G/ml': '5',
    '5 G': '5',
  })

  reads('micro and percent', 'cs', {
    '50 &micro;l': '50 uL',
    '50 &micro;g': '50 ug',
    '50 &micro; l': '50',
    '50 &micro;x': '50',
    '10%ní roztok': '10 %',
    '10%ního roztoku': '10 %',
    '10%nímu roztoku': '10 %',
    '10%ním roztokem': '10 %',
    '10%ních roztoků': '10 %',
    '10%ními roztoky': '10 %',
    '10‰ní roztok': '10 [ppth]',
    '10%nítko': '',
    '10%oní': '',
    '10 %ní roztok': '10 %',
    '10% NaCl': '10 %',
  })
})

describe('powers', () => {
  reads('raised', 'cs', {
    '5 m²': '5 m2',
    '5 cm³': '5 cm3',
    '5 s⁻¹': '5 /s',
    '5 m⁻²': '5 /m2',
    '5 m⁻³': '5 /m3',
    '5 m¹': '5 m',
    '5 m⁰': '5 m',
    '5 m⁴': '5 m',
    '5 m²³': '5 m',
    '5 m⁻⁴': '5 m',
    '5 m<sup>2</sup>': '5 m2',
  })

  test('in a digit: of lengths and the like', () => {
    const lengths = listed('km m dm cm mm um µm nm')
    for (const power of ['2', '3']) {
      const texts = lengths.map((sign) => `5 ${sign}${power}`)
      const codes = lengths.map((sign) => `5 ${sign.replace('µ', 'u')}${power}`)
      expect(Object.values(saidEach(texts))).toEqual(codes)
    }
    expect(
      saidEach(['5 m/s2', '5 mg/min2', '5 mg/h2', '5 mol/l2', '5 mol/l3', '5 kg/m2', '5 kg/m3']),
    ).toEqual({
      '5 m/s2': '5 m/s2',
      '5 mg/min2': '5 mg/min2',
      '5 mg/h2': '5 mg/h2',
      '5 mol/l2': '5 mol/L2',
      '5 mol/l3': '5 mol/L3',
      '5 kg/m2': '5 kg/m2',
      '5 kg/m3': '5 kg/m3',
    })
  })

  test('and of nothing else', () => {
    const texts = listed('m1 m4 m22 g2 mg2 ml2 mol3 pm2 Pa2 K2 ms2 kg3').map((sign) => `5 ${sign}`)
    expect(Object.values(saidEach(texts)).filter((answer) => /\d$|[a-zA-Z]\d/.test(answer.slice(2)))).toEqual(
      [],
    )
  })

  reads('after a caret', 'cs', {
    '5 m^2': '5 m2',
    '5 m^3': '5 m3',
    '5 m^1': '5 m',
    '5 m^{2}': '5 m2',
    '5 mol^2': '5 mol2',
    '5 s^-1': '5 /s',
    '5 s^{-1}': '5 /s',
    '5 s^−1': '5 /s',
    '5 s^–2': '5 /s2',
    '5 mol l^-1': '5 mol/L',
    '5 m^4': '5 m, 4',
    '5 m^x': '5 m',
    '5 m^12': '5 m, 12',
    '5 m^ 2': '5 m, 2',
  })

  reads('after a minus', 'cs', {
    '5 s-1': '5 /s',
    '5 s−1': '5 /s',
    '5 s–1': '5 /s',
    '5 s-1.': '5 /s',
    '5 s-1, 3 ks': '5 /s, 3 (ks)',
    '5 min-1.5 h': '1/12..3/2 h',
    '5 s-1 min': '1/12..1 min',
    '5 s-2': '5 s, 2',
    '5 min-1h': '1/12..1 h',
    '5 min-1.': '5 /min',
    '5 s-1)': '5 /s',
    '5 s-1, pak': '5 /s',
    '5 mmol l-1': '5 mmol/L',
    '5 l·min-1': '5 L/min',
  })
})

describe('denominators', () => {
  reads('Czech', 'cs', {
    '5 mg/l': '5 mg/L',
    '5 mg / l': '5 mg/L',
    '5 mg na litr': '5 mg/L',
    '5 mg per litr': '5 mg/L',
    '5 ml za minutu': '5 mL/min',
    '5 ml/kg/h': '5 mL/kg/h',
    '5 mg/kg/den': '5 mg/kg/d',
    '5 ng/kg/min/m²': '5 ng/kg/min/m2',
    '5 hod./den': '5 h/d',
    '5 hod. za den': '5 h, 1 d',
    '5 mg na hodinu': '5 mg, 1 h',
    '5 ml za litr': '5 mL, 1 L',
    '5 minut za hodinu': '5 min, 1 h',
    '5 měsíců za rok': '5 mo, 1 a',
    '5 minut na vzorek': '5 min',
    '5 minut na litr': '5 min, 1 L',
    '5 ml a hodinu': '5 mL, 1 h',
    '5 ml za 2': '5 mL, 2',
    '5 mg/': '5 mg',
    '5 kg na m²': '5 kg/m2',
    '5 Kč za rok': '5 CZK/a',
    '5 mg/°C': '5 mg',
    '5 mg/%': '5 mg/%',
    '5 /l': '5 /L',
    '5 na litr': '5 /L',
    '5 za minutu': '5 /min',
    '5 /min/l': '5 /min/L',
  })
  reads('English', 'en', {
    '5 mg per litre': '5 mg/L',
    '5 ml a minute': '5 mL/min',
    '5 ml an hour': '5 mL/h',
    '5 ml a litre': '5 mL',
    '5 minutes an hour': '5 min, 1 h',
    '5 minutes per hour': '5 min/h',
    '5 l per day': '5 L/d',
    '5 mg na litre': '5 mg/L',
    '5 mg per millilitre': '5 mg/mL',
    '5 per millilitre': '5 /mL',
    '5 per centilitre': '5 /cL',
  })

  reads('with a number', 'cs', {
    '5 mg/100 ml': '5 mg/100.mL',
    '5 mg na 100 ml': '5 mg, 100 mL',
    '5 mg/100 g': '5 mg/100.g',
    '5 ks/100 m': '5 (ks)',
    '5 mg/100 m': '5 mg/100.m',
    '60 ml/min/1,73 m²': '60 mL/min/173/100.m2',
    '5 ml/24 h': '5 mL/24.h',
    '5 ml/12 h': '5 mL, 12 h',
    '5 ml/24 min': '5 mL, 24 min',
    '2000 g/10 min': '2000 g, 10 min',
    '5 min/100 ml': '5 min, 100 mL',
    '5 mg/100 K': '5 mg, 100 K',
    '5 mg/1.500 ml': '5 mg, 3/2 mL',
    '5 mg/100': '5 mg, 100',
    '5 mg/1.2.3 ml': '5 mg',
  })

  reads('by negative powers', 'cs', {
    '5 mmol·l⁻¹': '5 mmol/L',
    '5 mmol · l⁻¹': '5 mmol/L',
    '5 mmol l⁻¹': '5 mmol/L',
    '5 mmol.l⁻¹': '5 mmol/L',
    '5 mmol*l⁻¹': '5 mmol/L',
    '5 mg·kg⁻¹·d⁻¹': '5 mg/kg/d',
    '5 × 10⁹·l⁻¹': '5000000000 /L',
    '5 × 10⁹ ·l⁻¹': '5000000000 /L',
    '5 × 10⁹ l⁻¹': '5000000000 /L',
    '5·l⁻¹': '5 /L',
    '5·l²': '5',
    '5·l': '5',
    '5·m⁻²': '5 /m2',
    '5 g m²': '5 g',
    '5 g m': '5 g',
    '5 g·m²': '5 g',
  })

  reads('products: a few', 'cs', {
    '18 MΩ·cm': '18 MOhm.cm',
    '18 MΩ.cm': '18 MOhm.cm',
    '18 MΩ*cm': '18 MOhm.cm',
    '18 MΩ · cm': '18 MOhm.cm',
    '5 mPa·s': '5 mPa.s',
    '5 N·m': '5 N.m',
    '18 MΩ cm': '18 MOhm',
    '5 g·l': '5 g',
    '5 cm·MΩ': '5 cm',
    '5 N·m²': '5 N',
  })

  test('a product is what it makes', () => {
    const is = (value: string, text: string) => findFact({ value }, text, 'cs').found
    expect(is('18 MΩ·cm', '18 MΩcm')).toBe(true)
    expect(is('18 MΩ·cm', '0,18 MΩ·m')).toBe(true)
    expect(is('18 MΩ·cm', '18 MΩ')).toBe(false)
    expect(is('5 mPa·s', '0,005 Pa·s')).toBe(true)
    expect(is('5 mg/100 ml', '50 mg/l')).toBe(true)
    expect(is('5 mg/100 ml', '5 mg/l')).toBe(false)
    expect(is('5 m/s', '300 m/min')).toBe(true)
    expect(is('5 m/s', '5 s/m')).toBe(false)
    expect(is('5 ml/l', '5 µl/ml')).toBe(true)
    expect(is('5 ml/l', '0,005 l/l')).toBe(true)
    expect(is('2 cm²', '200 mm²')).toBe(true)
    expect(is('2 cm²', '20 mm²')).toBe(false)
    expect(is('5 °C/min', '5 K/min')).toBe(true)
    expect(is('1,2 l/24 h', '1,2 l/den')).toBe(true)
  })
})

describe('areas and volumes in words', () => {
  reads('Czech', 'cs', {
    '5 čtverečních centimetrů': '5 cm2',
    '5 čtvereční metr': '5 m2',
    '5 krychlových metrů': '5 m3',
    '5 kubických metrů': '5 m3',
    '5 centimetrů čtverečních': '5 cm2',
    '5 metrů krychlových': '5 m3',
    '5 metrů kubických': '5 m3',
    '5 čtverečních gramů': '5 (čtverečních) (gramů)',
    '5 gramů čtverečních': '5 g',
    '5 mg na čtvereční metr': '5 mg',
    '5 čtverečních litrů': '5 (čtverečních) (litrů)',
  })
  reads('English', 'en', {
    '5 square metres': '5 m2',
    '5 cubic centimetres': '5 cm3',
    '5 metres square': '5 m2',
    '5 metres cubic': '5 m3',
    '5 nonsquare metres': '5 (nonsquare) (metres)',
    '5 subcubic metres': '5 (subcubic) (metres)',
  })
})

describe('a dose a period', () => {
  reads('is a unit with the period below', 'cs', {
    '10 ml denně': '10 mL/d',
    '10 g denně': '10 g/d',
    '10 mmol denně': '10 mmol/d',
    '10 U denně': '10 U/d',
    '10 IU denně': '10 [IU]/d',
    '10 mg/kg denně': '10 mg/kg/d',
    '10 ml/kg týdně': '10 mL/kg/wk',
    '10 mmol/kg měsíčně': '10 mmol/kg/mo',
    '10 IU/kg ročně': '10 [IU]/kg/a',
    '10 buněk denně': '10 {cells}/d',
    '10 µkat denně': '10 ukat/d',
    '10 ml obden': '10 mL',
    '10 ml čtvrtletně': '10 mL',
  })
  reads('and other units are not', 'cs', {
    '37 °C denně': '37 Cel',
    '5 minut denně': '5 min',
    '5 mg/l denně': '5 mg/L',
    '5 m denně': '5 m',
    '5 kopií denně': '5 {copies}',
    '5 Kč denně': '5 CZK',
    '5 mmol/l denně': '5 mmol/L',
    '5 % denně': '5 %',
    '5 mm² denně': '5 mm2',
    '5 kg/m³ denně': '5 kg/m3',
  })
})

describe('what a list shares', () => {
  reads('a unit', 'cs', {
    '5 a 10 ml': '5 mL, 10 mL',
    '5 i 10 ml': '5 mL, 10 mL',
    '5 & 10 ml': '5 mL, 10 mL',
    '2, 5 a 10 ml': '2 mL, 5 mL, 10 mL',
    '2 , 5 a 10 ml': '2 mL, 5 mL, 10 mL',
    '5; a 10 ml': '5, 10 mL',
    '5 a  10 ml': '5 mL, 10 mL',
    '2, [5 a 10 ml]': '2, 5 mL, 10 mL',
    '2; 5 a 10 ml': '2, 5 mL, 10 mL',
    '2 a 5 a 10 ml': '2, 5 mL, 10 mL',
    '5, 10 ml': '5, 10 mL',
    '5 vzorků a 10 ml': '5 (vzorků), 10 mL',
    'asi 5 a 10 ml': '≈5, 10 mL',
    'alespoň 5 a asi 10 ml': '≥5, ≈10 mL',
    '5 a asi 10 ml': '5, ≈10 mL',
    '5 a alespoň 10 ml': '5, ≥10 mL',
    '5 a 10–20 ml': '5, 10..20 mL',
    '1–2 a 10 ml': '1..2, 10 mL',
    '5 g a 10 ml': '5 g, 10 mL',
    '1:5 a 10 ml': '1:5, 10 mL',
    '5 a 10': '5, 10',
    '5\na 10 ml': '5 mL, 10 mL',
  })
  reads('in English', 'en', { '5 and 10 ml': '5 mL, 10 mL', '2, 5 and 10 ml': '2 mL, 5 mL, 10 mL' })

  reads('a year', 'cs', {
    '2. 3. a 3. 3. 2026': '2026-3-2, 2026-3-3',
    '2. 3. i 3. 3. 2026': '2026-3-2, 2026-3-3',
    '2. 3. 2025 a 3. 3. 2026': '2025-3-2, 2026-3-3',
    '2. 3. a 3. 3.': '-3-2, -3-3',
    '2. 3., 3. 3. 2026': '-3-2, 2026-3-3',
    '2. 3. pak 3. 3. 2026': '-3-2, 2026-3-3',
    '2.–4. 3. a 5. 3. 2026': '-3-2..-3-4, 2026-3-5',
    '2. 3. a 5 ml': '-3-2, 5 mL',
    '5 a 3. 3. 2026': '5, 2026-3-3',
  })

  test('what is shared is said to be implied', () => {
    const implied = (text: string) => parseQuantities(text, 'cs').map((quantity) => quantity.implied)
    expect(implied('2, 5 a 10 ml')).toEqual([true, true, false])
    expect(implied('2. 3. a 3. 3. 2026')).toEqual([true, false])
    expect(implied('2. 3. a 3. 3.')).toEqual([false, false])
  })
})

describe('how far a unit reaches', () => {
  test.each(
    `37 °|37 °C|37 st. C|37 stupňů Celsia|37 stupňů|98 °F|4 C|1500 × g|1500 x g|1500 krát g|1500 g-force|3000 r.p.m|3000 r/min
5 pracovních dnů|5 G/l|50 &micro;l|10%ní|10 %|5 m²|5 m2|5 m^2|5 m^{2}|5 s^-1|5 s^{-1}|5 s-1|5 mg/l|5 mg na litr|5 mg/100 ml
5 ml/min/1,73 m²|5 mmol·l⁻¹|18 MΩ·cm|5·l⁻¹|5 čtverečních metrů|5 metrů čtverečních|10 ml denně|10 ml za den|5/min|5 min⁻¹`
      .split(/[|\n]/)
      .map((form) => [form]),
  )('%s', (form) => {
    const text = `v lednici je ${form} a dost`
    expect(parseQuantities(text, 'cs').map((quantity) => quantity.form)).toEqual([form])
  })
})
