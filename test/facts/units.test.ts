import { describe, expect, test } from 'vitest'
import { type Language, parseQuantities } from '../../src/facts/index.ts'
import { compare, decimal, type Rational, rational, spelled } from '../../src/facts/rational.ts'
import { unitByCode, unitSigns } from '../../src/facts/unit-signs.ts'
import { each, listed, said, saidEach } from './said.ts'

/** Code, signs, factor to the base units metre, gram, second, mole, kelvin (or a base quantity of its own), dimension. */
const signs = `
  kg  | kg Kg KG  | 1e3   | mass
  g   | g         | 1     | mass
  mg  | mg        | 1e-3  | mass
  ug  | µg ug mcg | 1e-6  | mass
  ng  | ng        | 1e-9  | mass
  pg  | pg        | 1e-12 | mass
  fg  | fg        | 1e-15 | mass
  t   | t         | 1e6   | mass
  hL  | hl hL hℓ  | 1e-1  | length^3
  L   | l L ℓ     | 1e-3  | length^3
  dL  | dl dL dℓ  | 1e-4  | length^3
  cL  | cl cL cℓ  | 1e-5  | length^3
  mL  | ml mL mℓ  | 1e-6  | length^3
  uL  | µl µL µℓ ul uL uℓ mcl mcL | 1e-9 | length^3
  nL  | nl nL nℓ  | 1e-12 | length^3
  pL  | pl pL pℓ  | 1e-15 | length^3
  fL  | fl fL fℓ  | 1e-18 | length^3
  cm3 | ccm cc    | 1e-6  | length^3
  km  | km        | 1e3   | length
  m   | m         | 1     | length
  dm  | dm        | 1e-1  | length
  cm  | cm        | 1e-2  | length
  mm  | mm        | 1e-3  | length
  um  | µm um     | 1e-6  | length
  nm  | nm        | 1e-9  | length
  s   | s sec sek | 1     | time
  ms  | ms msec msek | 1e-3 | time
  us  | µs µsec µsek | 1e-6 | time
  ns  | ns nsec nsek | 1e-9 | time
  min | min Min MIN  | 60   | time
  h   | h hod hr hrs Hod HOD | 3600 | time
  d   | d         | 86400  | time
  wk  | wk týd    | 604800 | time
  mo  | měs       | 1      | month
  a   | yr yrs    | 12     | month
  kmol | kmol      | 1e3   | amount
  mol  | mol       | 1     | amount
  mmol | mmol      | 1e-3  | amount
  umol | µmol umol | 1e-6  | amount
  nmol | nmol      | 1e-9  | amount
  pmol | pmol      | 1e-12 | amount
  fmol | fmol      | 1e-15 | amount
  {M}    | M       | 1e3   | amount length^-3
  mmol/L | mM      | 1     | amount length^-3
  umol/L | µM uM   | 1e-3  | amount length^-3
  nmol/L | nM      | 1e-6  | amount length^-3
  pmol/L | pM      | 1e-9  | amount length^-3
  kkat | kkat      | 1e3   | amount time^-1
  kat  | kat       | 1     | amount time^-1
  mkat | mkat      | 1e-3  | amount time^-1
  ukat | µkat ukat | 1e-6  | amount time^-1
  nkat | nkat      | 1e-9  | amount time^-1
  pkat | pkat      | 1e-12 | amount time^-1
  MU   | MU        | 1/60  | amount time^-1
  kU   | kU        | 1/60000 | amount time^-1
  U    | U         | 1/60000000 | amount time^-1
  mU   | mU        | 1/60000000000 | amount time^-1
  uU   | µU uU     | 1/60000000000000 | amount time^-1
  nU   | nU        | 1/60000000000000000 | amount time^-1
  M[IU] | MIU MUI  | 1e6   | internationalUnit
  k[IU] | kIU kUI  | 1e3   | internationalUnit
  [IU]  | IU UI    | 1     | internationalUnit
  m[IU] | mIU mUI  | 1e-3  | internationalUnit
  u[IU] | µIU µUI uIU uUI | 1e-6 | internationalUnit
  eq   | eq Eq val | 1     | equivalent
  meq  | meq mEq mval | 1e-3 | equivalent
  ueq  | µeq µEq µval ueq uEq uval | 1e-6 | equivalent
  osm  | osm Osm osmol Osmol | 1 | amount
  mosm | mosm mOsm mosmol mOsmol | 1e-3 | amount
  uosm | µosm µOsm µosmol µOsmol uosm uOsm uosmol uOsmol | 1e-6 | amount
  GPa  | GPa       | 1e12  | length^-1 mass time^-2
  MPa  | MPa       | 1e9   | length^-1 mass time^-2
  kPa  | kPa       | 1e6   | length^-1 mass time^-2
  hPa  | hPa       | 1e5   | length^-1 mass time^-2
  Pa   | Pa        | 1e3   | length^-1 mass time^-2
  mPa  | mPa       | 1     | length^-1 mass time^-2
  bar  | bar       | 1e8   | length^-1 mass time^-2
  mbar | mbar      | 1e5   | length^-1 mass time^-2
  mm[Hg] | mmHg Torr torr | 133322 | length^-1 mass time^-2
  atm  | atm       | 101325000 | length^-1 mass time^-2
  [psi] | psi      | 1     | psi
  MJ   | MJ        | 1e9   | length^2 mass time^-2
  kJ   | kJ        | 1e6   | length^2 mass time^-2
  J    | J         | 1e3   | length^2 mass time^-2
  mJ   | mJ        | 1     | length^2 mass time^-2
  cal  | cal       | 4184  | length^2 mass time^-2
  kcal | kcal      | 4184000 | length^2 mass time^-2
  GW   | GW        | 1e12  | length^2 mass time^-3
  MW   | MW        | 1e9   | length^2 mass time^-3
  kW   | kW        | 1e6   | length^2 mass time^-3
  W    | W         | 1e3   | length^2 mass time^-3
  mW   | mW        | 1     | length^2 mass time^-3
  uW   | µW        | 1e-3  | length^2 mass time^-3
  kN   | kN        | 1e6   | length mass time^-2
  N    | N         | 1e3   | length mass time^-2
  mN   | mN        | 1     | length mass time^-2
  kV   | kV        | 1e3   | voltage
  V    | V         | 1     | voltage
  mV   | mV        | 1e-3  | voltage
  uV   | µV        | 1e-6  | voltage
  VA   | VA        | 1     | apparentPower
  kVA  | kVA       | 1e3   | apparentPower
  kA   | kA        | 1e3   | current
  A    | A         | 1     | current
  mA   | mA        | 1e-3  | current
  uA   | µA        | 1e-6  | current
  nA   | nA        | 1e-9  | current
  S    | S         | 1     | conductance
  mS   | mS        | 1e-3  | conductance
  uS   | µS uS     | 1e-6  | conductance
  MOhm | MΩ        | 1e6   | resistance
  kOhm | kΩ        | 1e3   | resistance
  Ohm  | Ω         | 1     | resistance
  mOhm | mΩ        | 1e-3  | resistance
  MOhm.cm | MΩcm   | 1e4   | length resistance
  GHz  | GHz       | 1e9   | time^-1
  MHz  | MHz       | 1e6   | time^-1
  kHz  | kHz       | 1e3   | time^-1
  Hz   | Hz        | 1     | time^-1
  K    | K         | 1     | temperature
  mK   | mK        | 1e-3  | temperature
  Cel  | ℃ oC      | 1     | temperature
  [degF] | ℉       | 5/9   | temperature
  %      | %       | 1     | hundredth
  [ppth] | ‰       | 1e-1  | hundredth
  [ppm]  | ppm     | 1e-4  | hundredth
  [ppb]  | ppb     | 1e-7  | hundredth
  {turn} | ot obr rev revs | 1 | turn
  {turn}/min | rpm RPM Rpm | 1/60 | time^-1 turn
  [g]  | xg RCF rcf | 1    | standardGravity
  GBq  | GBq       | 1e9   | decay
  MBq  | MBq       | 1e6   | decay
  kBq  | kBq       | 1e3   | decay
  Bq   | Bq        | 1     | decay
  Gy   | Gy        | 1     | absorbedDose
  cGy  | cGy       | 1e-2  | absorbedDose
  mGy  | mGy       | 1e-3  | absorbedDose
  Sv   | Sv        | 1     | equivalentDose
  mSv  | mSv       | 1e-3  | equivalentDose
  uSv  | µSv       | 1e-6  | equivalentDose
  MDa  | MDa       | 1e6   | dalton
  kDa  | kDa       | 1e3   | dalton
  Da   | Da        | 1     | dalton
  lx   | lx        | 1     | illuminance
  dB   | dB        | 1     | decibel
  kBy  | kB        | 1e3   | byte
  MBy  | MB        | 1e6   | byte
  GBy  | GB        | 1e9   | byte
  {CFU} | CFU cfu KTJ JTK CFUs | 1 | colony
  {PFU} | PFU pfu  | 1     | plaque
  CZK  | Kč CZK    | 1     | koruna
  EUR  | € EUR     | 1     | euro
  USD  | $ USD     | 1     | dollar
  10*9/L  | G/l | 1e12 | length^-3
  10*12/L | T/l | 1e15 | length^-3
`
const rows = signs
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string])

const factorOf = (written: string): Rational => {
  const [over, under] = written.split('/')
  if (under) return rational(BigInt(over!), BigInt(under))
  const [digits, power = '0'] = written.split('e')
  return Number(power) < 0
    ? rational(BigInt(digits!), 10n ** BigInt(-Number(power)))
    : rational(BigInt(digits!) * 10n ** BigInt(power))
}

const unitOf = (text: string, language: Language) => {
  const [quantity, more] = parseQuantities(text, language)
  return quantity?.meaning.kind === 'measure' && !more ? quantity.meaning.unit : undefined
}

describe('every sign of a unit', () => {
  test.each(rows)('%s is written %s', (code, list, factor, dimension) => {
    for (const language of ['cs', 'en'] as const) {
      for (const sign of listed(list)) {
        if (sign === 'pM' && language === 'en') continue
        const unit = unitOf(`3 ${sign}`, language)
        expect([sign, unit?.code, unit?.dimension]).toEqual([sign, code, dimension])
        expect(compare(unit!.factor, factorOf(factor))).toBe(0)
      }
    }
  })

  test('and there is no other', () => {
    expect(
      unitSigns()
        .map(([sign]) => sign)
        .sort(),
    ).toEqual(rows.flatMap(([, list]) => listed(list)).sort())
  })

  test('only temperature scales start elsewhere than at nothing', () => {
    const offsets = unitSigns().flatMap(([sign, { offset }]) => (offset ? [[sign, spelled(offset)]] : []))
    expect(offsets).toEqual([
      ['℃', spelled(decimal('273.15'))],
      ['℉', spelled(rational(45967n, 180n))],
      ['oC', spelled(decimal('273.15'))],
    ])
  })

  test('letter case tells units apart', () => {
    expect(saidEach(listed('mU MU mg Mg hPa HPA nM NM mm MM').map((sign) => `3 ${sign}`))).toEqual({
      '3 mU': '3 mU',
      '3 MU': '3 MU',
      '3 mg': '3 mg',
      '3 Mg': '3 (mg)',
      '3 hPa': '3 hPa',
      '3 HPA': '3 (hpa)',
      '3 nM': '3 nmol/L',
      '3 NM': '3 (nm)',
      '3 mm': '3 mm',
      '3 MM': '3 (mm)',
    })
  })

  test('a code that no unit has is an error', () => {
    expect(() => unitByCode('furlong')).toThrow(new RangeError('no unit has the code furlong'))
  })
})

/** Codes with every form of their name. */
type Names = Readonly<Record<string, string>>

const czechPrefixed: Names = {
  L: 'litr litru litre litrem litry litrů litrům litrech litri',
  g: 'gram gramu grame gramem gramy gramů gramům gramech',
  m: 'metr metru metre metrem metry metrů metrům metrech',
  mol: 'mol molu molem moly molů molům molech',
  kat: 'katal katalu katalem kataly katalů katalům katalech',
  s: 'sekunda sekundy sekundu sekundou sekundám sekundách sekundami sekundě sekund vteřina vteřiny vteřinu vteřinou vteřinám vteřinách vteřinami vteřině vteřin',
  Pa: 'pascal pascalu pascalem pascaly pascalů pascalům pascalech',
  bar: 'bar baru barem bary barů barům barech',
  J: 'joule joulu joulem jouly joulů joulům joulech joul joulee',
  W: 'watt wattu wattem watty wattů wattům wattech',
  V: 'volt voltu voltem volty voltů voltům voltech',
  A: 'ampér ampéru ampérem ampéry ampérů ampérům ampérech amper amperu amperem ampery amperů amperům amperech',
  Hz: 'hertz hertzu hertzem hertzy hertzů hertzům hertzech herz herzu herzem herzy herzů herzům herzech',
  osm: 'osmol osmolu osmolem osmoly osmolů osmolům osmolech',
  eq: 'ekvivalent ekvivalentu ekvivalentem ekvivalenty ekvivalentů ekvivalentům ekvivalentech',
  cal: 'kalorie kalorii kalorií kaloriím kaloriích kaloriemi',
  U: 'jednotka jednotky jednotku jednotkou jednotkám jednotkách jednotkami jednotce jednotek',
  Da: 'dalton daltonu daltonem daltony daltonů daltonům daltonech',
  Bq: 'becquerel becquerelu becquerelem becquerely becquerelů becquerelům becquerelech',
  Sv: 'sievert sievertu sievertem sieverty sievertů sievertům sievertech',
  Gy: 'gray grayu grayem grayů grayům grayech',
  Ohm: 'ohm ohmu ohmem ohmy ohmů ohmům ohmech',
  S: 'siemens siemensu siemensem siemensy siemensů siemensům siemensech',
}

const czechPlain: Names = {
  min: 'minuta minuty minutu minutou minutám minutách minutami minutě minut minutce minutek minutku',
  h: 'hodina hodiny hodinu hodinou hodinám hodinách hodinami hodině hodin hodinka hodinky hodinku hodinkou hodinkám hodinkách hodinkami hodince hodinek',
  d: 'den dne dni dnu dnem dny dní dnů dnům dnech dněmi',
  wk: 'týden týdne týdnu týdni týdnem týdny týdnů týdnům týdnech',
  mo: 'měsíc měsíce měsíci měsícem měsíců měsícům měsících',
  a: 'rok roku roce rokem roky roků rokům rocích let lety letům letech léta',
  '%': 'procent procento procenta procentu procentem procentě procentům procentech procenty procentách proc',
  '[ppth]': 'promile',
  K: 'kelvin kelvinu kelvinem kelviny kelvinů kelvinům kelvinech',
  t: 'tuna tuny tunu tunou tunám tunách tunami tuně tun',
  '{turn}':
    'otáčka otáčky otáčku otáčkou otáčkám otáčkách otáčkami otáčce otáček obrátka obrátky obrátku obrátkou obrátkám obrátkách obrátkami obrátce obrátek otoček',
  '{cells}': 'buňka buňky buňku buňkou buňkám buňkách buňkami buňce buněk',
  '{copies}': 'kopie kopii kopií kopiím kopiích kopiemi',
  '{beats}': 'tep tepu tepem tepy tepů tepům tepech úder úderu úderem údery úderů úderům úderech',
  '{breaths}': 'dech dechu dechem dechy dechů dechům',
  lx: 'lux luxu luxem luxy luxů luxům luxech',
  dB: 'decibel decibelu decibelem decibely decibelů decibelům decibelech',
  CZK: 'koruna koruny korun koruně korunu korunou korunách korunami',
  EUR: 'euro eura eur euru eurem eurech eury',
  kg: 'kilo kila kilu kilem kil',
  '3.mo': 'čtvrtletí čtvrtletím čtvrtletích',
  '6.mo': 'pololetí pololetím pololetích',
}

const englishPrefixed: Names = {
  L: 'litre litres liter liters',
  g: 'gram grams gramme grammes',
  m: 'metre metres meter meters',
  mol: 'mole moles',
  kat: 'katal katals',
  s: 'second seconds',
  Pa: 'pascal pascals',
  J: 'joule joules',
  W: 'watt watts',
  V: 'volt volts',
  A: 'ampere amperes amp amps',
  Hz: 'hertz',
  osm: 'osmole osmoles',
  eq: 'equivalent equivalents',
  cal: 'calorie calories',
  U: 'unit units',
  Da: 'dalton daltons',
  Bq: 'becquerel becquerels',
  Sv: 'sievert sieverts',
  Gy: 'gray grays',
  Ohm: 'ohm ohms',
  S: 'siemens',
}

const englishPlain: Names = {
  min: 'minute minutes mins',
  h: 'hour hours',
  d: 'day days',
  wk: 'week weeks wks',
  mo: 'month months',
  a: 'year years',
  '%': 'percent pct',
  '[ppth]': 'permille',
  K: 'kelvin kelvins',
  t: 'tonne tonnes',
  '{turn}': 'revolution revolutions',
  '{cells}': 'cell cells',
  '{copies}': 'copy copies',
  '{beats}': 'beat beats',
  '{breaths}': 'breath breaths',
  lx: 'lux',
  dB: 'decibel decibels',
  EUR: 'euro euros',
  USD: 'dollar dollars',
  '14.d': 'fortnight fortnights',
}

/** The prefixes that are in use with a unit, by their sign. */
const prefixesOf: Readonly<Record<string, string>> = {
  L: 'hdcmunpf',
  g: 'kmunpf',
  m: 'kdcmun',
  mol: 'kmunpf',
  kat: 'kmunp',
  s: 'mun',
  Pa: 'GMkhm',
  bar: 'm',
  J: 'Mkm',
  W: 'GMkmu',
  V: 'kmu',
  A: 'kmun',
  Hz: 'GMk',
  osm: 'mu',
  eq: 'mu',
  cal: 'k',
  U: 'kMmun',
  Da: 'kM',
  Bq: 'GMk',
  Sv: 'mu',
  Gy: 'mc',
  Ohm: 'Mkm',
  S: 'mu',
}

const prefixNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  cs: {
    G: 'giga',
    M: 'mega',
    k: 'kilo',
    h: 'hekto',
    d: 'deci',
    c: 'centi',
    m: 'mili',
    u: 'mikro',
    n: 'nano',
    p: 'piko pico',
    f: 'femto',
  },
  en: {
    G: 'giga',
    M: 'mega',
    k: 'kilo',
    h: 'hecto',
    d: 'deci',
    c: 'centi',
    m: 'milli',
    u: 'micro',
    n: 'nano',
    p: 'pico',
    f: 'femto',
  },
}

const languages = [
  ['cs', czechPlain, czechPrefixed],
  ['en', englishPlain, englishPrefixed],
] as const

for (const [language, plain, prefixed] of languages) {
  describe(`every name of a unit, ${language}`, () => {
    test.each(Object.entries({ ...plain, ...prefixed }))('%s: %s', (code, names) => {
      const texts = listed(names).map((name) => `3 ${name}`)
      expect(saidEach(texts, language)).toEqual(each(texts, `3 ${code}`))
    })

    test.each(Object.entries(prefixed))('%s takes its prefixes and no other', (code, names) => {
      for (const [letter, spellings] of Object.entries(prefixNames[language])) {
        const texts = listed(spellings).flatMap((prefix) => listed(names).map((name) => `3 ${prefix}${name}`))
        const isUsed = prefixesOf[code]!.includes(letter)
        const heard = saidEach(texts, language)
        // A word that is no unit is one that the number counts.
        const counted = Object.fromEntries(texts.map((text) => [text, `3 (${text.slice(2)})`]))
        expect(heard).toEqual(isUsed ? each(texts, `3 ${letter}${code}`) : counted)
      }
    })
  })
}

test('units that have names alone keep apart what they count', () => {
  const dimensions = [
    '{workday}',
    'deg',
    '{percentage point}',
    '{copies}',
    '{breaths}',
    '{cells}',
    '{beats}',
  ].map((code) => unitByCode(code).dimension)
  expect(dimensions).toEqual(['workday', 'angle', 'percentagePoint', 'copy', 'breath', '', ''])
})

test('parts of a year and a fortnight are as long as they are', () => {
  const factor = (text: string, language: Language) => {
    const { dimension, factor: each } = unitOf(text, language)!
    return `${spelled(each)} ${dimension}`
  }
  expect(factor('2 čtvrtletí', 'cs')).toBe('3 month')
  expect(factor('2 pololetí', 'cs')).toBe('6 month')
  expect(factor('2 fortnights', 'en')).toBe('1209600 time')
})

const hard = (stem: string) => listed('ý á é ého ému ém ým ou ých ými í').map((ending) => stem + ending)
const soft = (stem: string) => listed('í ího ímu ím ích ími').map((ending) => stem + ending)

describe('adjectives made of Czech units', () => {
  test.each([
    ['s', [...hard('sekundov'), ...hard('vteřinov')]],
    ['min', hard('minutov')],
    ['h', hard('hodinov')],
    ['d', soft('denn')],
    ['wk', soft('týdenn')],
    ['mo', soft('měsíčn')],
    ['a', [...soft('ročn'), ...hard('let')]],
    ['%', soft('procentn')],
    ['[ppth]', hard('promilov')],
    ['L', hard('litrov')],
    ['mL', hard('mililitrov')],
    ['uL', hard('mikrolitrov')],
    ['g', hard('gramov')],
    ['mg', hard('miligramov')],
    ['kg', hard('kilogramov')],
    ['m', hard('metrov')],
    ['mm', hard('milimetrov')],
    ['cm', hard('centimetrov')],
    ['um', hard('mikrometrov')],
    ['nm', hard('nanometrov')],
    ['{M}', soft('molárn')],
    ['mmol/L', soft('milimolárn')],
    ['umol/L', soft('mikromolárn')],
    ['nmol/L', soft('nanomolárn')],
    ['V', hard('voltov')],
    ['W', hard('wattov')],
  ])('%s', (code, forms) => {
    const texts = forms.flatMap((form) => [`3${form}`, `3-${form}`])
    expect(saidEach(texts)).toEqual(each(texts, `3 ${code}`))
  })
})

describe('a Czech unit alone is one of it', () => {
  test.each([
    ['h', 'hodina hodinu hodině'],
    ['min', 'minuta minutu minutě'],
    ['s', 'vteřinu sekundu'],
    ['wk', 'týden týdnu týdne'],
    ['mo', 'měsíc měsíci'],
    ['a', 'rok roce roku'],
    ['d', 'den'],
    ['L', 'litr'],
    ['3.mo', 'čtvrtletí'],
    ['6.mo', 'pololetí'],
  ])('%s: %s', (code, forms) => {
    for (const form of listed(forms)) expect([form, ...said(form)]).toEqual([form, `1 ${code}`])
  })

  test('in the genitive only where a word asks for one', () => {
    expect(said('do hodiny')).toEqual(['≤1 h'])
    expect(said('během minuty')).toEqual(['≤1 min'])
    expect(said('do měsíce')).toEqual(['≤1 mo'])
    for (const text of ['hodiny', 'minuty', 'měsíce', 'trvá to hodiny', 'po hodiny'])
      expect(said(text)).toEqual([])
  })

  test.each(
    listed('vteřina sekunda dne dny dnů litry gram metr kelvin procento roky týdny hodin minut jednotka'),
  )('%s is none', (word) => expect(said(`trvá ${word}`)).toEqual([]))
})
