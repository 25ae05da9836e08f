import { decimal, one, over, powerOfTen, type Rational, rational, times } from './rational.ts'
import { type Exponents, type Unit, unit } from './unit.ts'

/** Metric prefixes by their sign: the power of ten. `u` is how a keyboard without µ writes it. */
const prefixPowers: Readonly<Record<string, number>> = {
  G: 9,
  M: 6,
  k: 3,
  h: 2,
  d: -1,
  c: -2,
  m: -3,
  µ: -6,
  u: -6,
  n: -9,
  p: -12,
  f: -15,
}

interface BaseUnit {
  /** UCUM's code, or one of our own in braces where UCUM has none. */
  readonly code: string
  readonly signs: readonly string[]
  /** The prefixes that are in use with it, each one sign of `prefixPowers`. */
  readonly prefixes?: string
  readonly exponents: Exponents
  readonly factor?: Rational
  readonly offset?: Rational
}

const volume = { length: 3 }
const energy = { mass: 1, length: 2, time: -2 }
const pressure = { mass: 1, length: -1, time: -2 }
const catalysis = { amount: 1, time: -1 }
const day = rational(86400)

/**
 * Every unit with a sign. Base units: metre, gram, second, mole, kelvin. What UCUM would convert but a reader keeps
 * apart has a base quantity of its own: months and days, working days and days, turns and hertz, percent and plain
 * numbers, `U` and `[IU]`, equivalents and moles, becquerel and hertz, × g and metres per second squared.
 */
const baseUnits: readonly BaseUnit[] = [
  { code: 'g', signs: ['g'], prefixes: 'kmµunpf', exponents: { mass: 1 } },
  { code: 't', signs: ['t'], exponents: { mass: 1 }, factor: powerOfTen(6) },
  { code: 'L', signs: ['l', 'L', 'ℓ'], prefixes: 'hdcmµunpf', exponents: volume, factor: powerOfTen(-3) },
  { code: 'm', signs: ['m'], prefixes: 'kdcmµun', exponents: { length: 1 } },
  { code: 's', signs: ['s', 'sec', 'sek'], prefixes: 'mµn', exponents: { time: 1 } },
  { code: 'min', signs: ['min'], exponents: { time: 1 }, factor: rational(60) },
  { code: 'h', signs: ['h', 'hod', 'hr', 'hrs'], exponents: { time: 1 }, factor: rational(3600) },
  { code: 'd', signs: ['d'], exponents: { time: 1 }, factor: day },
  { code: 'wk', signs: ['wk', 'týd'], exponents: { time: 1 }, factor: times(day, rational(7)) },
  { code: 'mo', signs: ['měs'], exponents: { month: 1 } },
  { code: 'a', signs: ['yr', 'yrs'], exponents: { month: 1 }, factor: rational(12) },
  { code: '{workday}', signs: [], exponents: { workday: 1 } },
  { code: 'mol', signs: ['mol'], prefixes: 'kmµunpf', exponents: { amount: 1 } },
  {
    code: '{M}',
    signs: ['M'],
    prefixes: 'mµunp',
    exponents: { amount: 1, length: -3 },
    factor: rational(1000),
  },
  { code: 'kat', signs: ['kat'], prefixes: 'kmµunp', exponents: catalysis },
  {
    code: 'U',
    signs: ['U'],
    prefixes: 'kMmµun',
    exponents: catalysis,
    factor: over(powerOfTen(-6), rational(60)),
  },
  { code: '[IU]', signs: ['IU', 'UI'], prefixes: 'kMmµu', exponents: { internationalUnit: 1 } },
  { code: 'eq', signs: ['eq', 'Eq', 'val'], prefixes: 'mµu', exponents: { equivalent: 1 } },
  { code: 'osm', signs: ['osm', 'Osm', 'osmol', 'Osmol'], prefixes: 'mµu', exponents: { amount: 1 } },
  { code: 'Pa', signs: ['Pa'], prefixes: 'GMkhm', exponents: pressure, factor: rational(1000) },
  { code: 'bar', signs: ['bar'], prefixes: 'm', exponents: pressure, factor: powerOfTen(8) },
  { code: 'mm[Hg]', signs: ['mmHg', 'Torr', 'torr'], exponents: pressure, factor: decimal('133322') },
  { code: 'atm', signs: ['atm'], exponents: pressure, factor: rational(101_325_000) },
  { code: '[psi]', signs: ['psi'], exponents: { psi: 1 } },
  { code: 'J', signs: ['J'], prefixes: 'Mkm', exponents: energy, factor: rational(1000) },
  { code: 'cal', signs: ['cal'], prefixes: 'k', exponents: energy, factor: rational(4184) },
  {
    code: 'W',
    signs: ['W'],
    prefixes: 'GMkmµ',
    exponents: { mass: 1, length: 2, time: -3 },
    factor: rational(1000),
  },
  {
    code: 'N',
    signs: ['N'],
    prefixes: 'km',
    exponents: { mass: 1, length: 1, time: -2 },
    factor: rational(1000),
  },
  { code: 'V', signs: ['V'], prefixes: 'kmµ', exponents: { voltage: 1 } },
  { code: 'VA', signs: ['VA'], prefixes: 'k', exponents: { apparentPower: 1 } },
  { code: 'A', signs: ['A'], prefixes: 'kmµn', exponents: { current: 1 } },
  { code: 'S', signs: ['S'], prefixes: 'mµu', exponents: { conductance: 1 } },
  { code: 'Ohm', signs: ['Ω'], prefixes: 'Mkm', exponents: { resistance: 1 } },
  { code: 'Hz', signs: ['Hz'], prefixes: 'GMk', exponents: { time: -1 } },
  { code: 'K', signs: ['K'], prefixes: 'm', exponents: { temperature: 1 } },
  { code: 'Cel', signs: ['℃'], exponents: { temperature: 1 }, offset: decimal('273.15') },
  {
    code: '[degF]',
    signs: ['℉'],
    exponents: { temperature: 1 },
    factor: rational(5, 9),
    offset: over(decimal('459.67'), rational(9, 5)),
  },
  { code: 'deg', signs: [], exponents: { angle: 1 } },
  { code: '%', signs: ['%'], exponents: { hundredth: 1 } },
  { code: '[ppth]', signs: ['‰'], exponents: { hundredth: 1 }, factor: powerOfTen(-1) },
  { code: '[ppm]', signs: ['ppm'], exponents: { hundredth: 1 }, factor: powerOfTen(-4) },
  { code: '[ppb]', signs: ['ppb'], exponents: { hundredth: 1 }, factor: powerOfTen(-7) },
  { code: '{percentage point}', signs: [], exponents: { percentagePoint: 1 } },
  { code: '{turn}', signs: ['ot', 'obr', 'rev', 'revs'], exponents: { turn: 1 } },
  {
    code: '{turn}/min',
    signs: ['rpm', 'RPM', 'Rpm'],
    exponents: { turn: 1, time: -1 },
    factor: rational(1, 60),
  },
  { code: '[g]', signs: ['xg', 'RCF', 'rcf'], exponents: { standardGravity: 1 } },
  { code: 'Bq', signs: ['Bq'], prefixes: 'GMk', exponents: { decay: 1 } },
  { code: 'Gy', signs: ['Gy'], prefixes: 'mc', exponents: { absorbedDose: 1 } },
  { code: 'Sv', signs: ['Sv'], prefixes: 'mµ', exponents: { equivalentDose: 1 } },
  { code: 'Da', signs: ['Da'], prefixes: 'kM', exponents: { dalton: 1 } },
  { code: 'lx', signs: ['lx'], exponents: { illuminance: 1 } },
  { code: 'dB', signs: ['dB'], exponents: { decibel: 1 } },
  { code: 'kBy', signs: ['kB'], exponents: { byte: 1 }, factor: powerOfTen(3) },
  { code: 'MBy', signs: ['MB'], exponents: { byte: 1 }, factor: powerOfTen(6) },
  { code: 'GBy', signs: ['GB'], exponents: { byte: 1 }, factor: powerOfTen(9) },
  { code: '{CFU}', signs: ['CFU', 'cfu', 'KTJ', 'JTK', 'CFUs'], exponents: { colony: 1 } },
  { code: '{PFU}', signs: ['PFU', 'pfu'], exponents: { plaque: 1 } },
  { code: '{copies}', signs: [], exponents: { copy: 1 } },
  { code: '{cells}', signs: [], exponents: {} },
  { code: '{beats}', signs: [], exponents: {} },
  { code: '{breaths}', signs: [], exponents: { breath: 1 } },
  { code: 'CZK', signs: ['Kč', 'CZK'], exponents: { koruna: 1 } },
  { code: 'EUR', signs: ['€', 'EUR'], exponents: { euro: 1 } },
  { code: 'USD', signs: ['$', 'USD'], exponents: { dollar: 1 } },
]

/** Units that a text writes otherwise than prefix and sign would. */
const otherSigns: Readonly<Record<string, string>> = {
  mcg: 'µg',
  mcl: 'µl',
  mcL: 'µl',
  Kg: 'kg',
  oC: '℃',
  KG: 'kg',
  Min: 'min',
  MIN: 'min',
  Hod: 'hod',
  HOD: 'hod',
}

const otherUnits: Readonly<Record<string, Unit>> = {
  MΩcm: unit('MOhm.cm', { resistance: 1, length: 1 }, powerOfTen(4)),
  ccm: unit('cm3', volume, powerOfTen(-6)),
  cc: unit('cm3', volume, powerOfTen(-6)),
  // Blood counts: „5,2 G/l“ is 5,2 × 10⁹/l.
  'G/l': unit('10*9/L', { length: -3 }, powerOfTen(12)),
  'T/l': unit('10*12/L', { length: -3 }, powerOfTen(15)),
}

interface UnitTable {
  readonly bySign: ReadonlyMap<string, Unit>
  readonly byCode: ReadonlyMap<string, Unit>
}

const tabulate = (): UnitTable => {
  const bySign = new Map<string, Unit>(Object.entries(otherUnits))
  const byCode = new Map<string, Unit>()
  for (const { code, signs, prefixes = '', exponents, factor = one, offset } of baseUnits) {
    const base = unit(code, exponents, factor, offset)
    byCode.set(code, base)
    for (const sign of signs) bySign.set(sign, base)
    for (const prefix of prefixes) {
      const letter = prefix === 'µ' ? 'u' : prefix
      const prefixed = `${letter}${code === '{M}' ? 'mol/L' : code}`
      const multiple = unit(prefixed, exponents, times(factor, powerOfTen(prefixPowers[prefix]!)))
      byCode.set(prefixed, multiple)
      for (const sign of signs) bySign.set(prefix + sign, multiple)
    }
  }
  for (const [spelling, sign] of Object.entries(otherSigns)) bySign.set(spelling, bySign.get(sign)!)
  return { bySign, byCode }
}

let table: UnitTable | undefined
const unitTable = (): UnitTable => {
  table ??= tabulate()
  return table
}

/** The unit that a sign stands for. Letter case matters: `mU` is not `MU`; only `l` and `L` are one. */
export const unitBySign = (sign: string): Unit | undefined => unitTable().bySign.get(sign)

export const findUnit = (code: string): Unit | undefined => unitTable().byCode.get(code)

/** The unit with a code of this table. Throws a RangeError where there is none. */
export const unitByCode = (code: string): Unit => {
  const found = findUnit(code)
  if (!found) throw new RangeError(`no unit has the code ${code}`)
  return found
}

/** Every sign with its unit. */
export const unitSigns = (): readonly (readonly [string, Unit])[] => [...unitTable().bySign]
