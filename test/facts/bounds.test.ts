import { describe, expect, test } from 'vitest'
import { type Language, parseQuantities } from '../../src/facts/index.ts'

/** The bounds of the values of a text, each with the words that say it: `≤ nejvýše 30 minut`. */
const bounds = (text: string, language: Language = 'cs'): string[] =>
  parseQuantities(text, language).map(
    ({ comparator, approximate, form }) =>
      `${approximate && comparator !== '≈' ? '≈' : ''}${comparator} ${form}`,
  )

const listed = (words: string): string[] => words.split(',').map((word) => word.trim())

/** Each phrase in a paragraph of its own: what is read of all of them, and what is to be. */
const expectEach = (
  phrases: readonly string[],
  text: (phrase: string) => string,
  expected: (phrase: string) => string,
  language: Language = 'cs',
): void => expect(bounds(phrases.map(text).join('\n\n'), language)).toEqual(phrases.map(expected))

const forms = (stem: string): string[] =>
  ['í', 'ího', 'ímu', 'ím', 'ích', 'ími'].map((ending) => stem + ending)

const longer = [
  ...listed('více,víc,výše,výš,déle,dýl,později'),
  ...['vyšš', 'větš', 'delš', 'starš', 'pozdějš', 'teplejš', 'těžš'].flatMap(forms),
]
const shorter = [
  ...listed('méně,míň,níže,níž,dříve,dřív'),
  ...['nižš', 'menš', 'kratš', 'mladš', 'chladnějš', 'lehč'].flatMap(forms),
]
const exceeding = listed(
  'překročí,překročit,překračuje,překračují,překračovat,překračujte,překročte,překročíte,překročil,překročila,' +
    'překročilo,překročily,překročení,překračující,přesáhne,přesáhnou,přesáhnout,přesahuje,přesahují,přesahovat,' +
    'přesáhl,přesáhla,přesáhlo,přesáhly,přesahující,převyšuje,převyšující',
)

/** The words right before a value, by what they make of it. */
const before = {
  '≤': listed(
    'nejvýše,nejvýš,nanejvýše,nanejvýš,nejvíce,nejvíc,maximálně,maximum,maxima,max,nejdéle,nejdýl,nejpozději,' +
      'nejvýše do,maximálně do,nejdéle do,nejpozději do,max do,až do,až,během,v průběhu,nejvýše až,maximálně až,do',
  ),
  '≥': listed(
    'nejméně,nejmíň,alespoň,aspoň,minimálně,minimum,min,přinejmenším,nejdříve,nejdřív,minimálně od,nejdříve od,' +
      'nejméně od,od,počínaje',
  ),
  '>': listed('nad,přes,starší,staršího,starších'),
  '<': listed(
    'pod,mladší,mladšího,mladších,nedosáhne,nedosahuje,nedosáhla,nedosáhlo,nedosáhl,' +
      'necelý,necelá,necelé,necelou,necelých,necelými,necelého,necelém',
  ),
  '≈': listed('asi,přibližně,zhruba,cca,ca,circa,kolem,okolo,orientačně,řádově,téměř,skoro,okolo asi'),
  '≠': listed('ne,nikoli,nikoliv'),
} as const

describe('Czech words before a value', () => {
  for (const [comparator, phrases] of Object.entries(before)) {
    test(`${phrases.length} phrases say ${comparator}`, () => {
      expectEach(
        phrases,
        (phrase) => `To trvá ${phrase} 30 minut.`,
        (phrase) => `${comparator} ${phrase} 30 minut`,
      )
    })
  }

  test('comparatives say a bound that leaves the number out', () => {
    for (const than of ['než', 'nežli', 'jak']) {
      const [text, form] = [
        (word: string) => `Je to ${word} ${than} 30 dnů.`,
        (word: string) => `${word} ${than} 30 dnů`,
      ]
      expectEach(longer, text, (word) => `> ${form(word)}`)
      expectEach(shorter, text, (word) => `< ${form(word)}`)
    }
  })

  test('comparatives with "or equal" take the number in', () => {
    for (const equal of ['roven', 'rovna', 'rovno', 'rovné', 'rovný']) {
      for (const phrase of [
        (word: string) => `${word} nebo ${equal}`,
        (word: string) => `${equal} nebo ${word} než`,
      ]) {
        const text = (word: string) => `Objem je ${phrase(word)} 30 dnů.`
        expectEach(longer, text, (word) => `≥ ${phrase(word)} 30 dnů`)
        expectEach(shorter, text, (word) => `≤ ${phrase(word)} 30 dnů`)
      }
    }
  })

  test('verbs of exceeding say more than the number, and denied at most the number', () => {
    expectEach(
      exceeding,
      (verb) => `Doba ${verb} 30 minut.`,
      (verb) => `> ${verb} 30 minut`,
    )
    expectEach(
      exceeding,
      (verb) => `Doba ne${verb} 30 minut.`,
      (verb) => `≤ ne${verb} 30 minut`,
    )
  })

  test('„po“ and „před“ bound a moment alone', () => {
    expect(bounds('po 2. 3. 2026, před 14:10, po 30 minutách, před 30 minutami')).toEqual([
      '> po 2. 3. 2026',
      '< před 14:10',
      '= 30 minutách',
      '= 30 minutami',
    ])
  })

  test('other words bound nothing', () => {
    expectEach(
      listed(
        'celkem,přesně,dalších,opět,trvale,pak,potom,tedy,zde,má,činí,trvá,mezitím,do té doby,skladuj,podle',
      ),
      (phrase) => `To ${phrase} 30 minut.`,
      () => '= 30 minut',
    )
  })
})

describe('words between a bound and its value', () => {
  const fillers = listed(
    'po dobu,po,dobu,doby,době,na,na dobu,za,za dobu,v,v době,ve,při,při teplotě,teplotě,teplotu,teploty,teplotou,' +
      'celkem,však,však na,o,objem,objemu,jen,jenom,pouze,rychlostí,hodnotu,hodnoty,hodnota,s,pouze na dobu celkem',
  )

  test('part a loose bound from it', () => {
    expectEach(
      fillers,
      (filler) => `Skladujte nejvýše ${filler} 30 minut.`,
      (filler) => `≤ nejvýše ${filler} 30 minut`,
    )
    const loose = {
      '≤': before['≤'].slice(0, before['≤'].indexOf('až')),
      '≥': before['≥'].slice(0, before['≥'].indexOf('minimálně od')),
      '≈': before['≈'],
      '>': longer.map((word) => `${word} než`),
      '<': shorter.map((word) => `${word} nežli`),
    }
    for (const [comparator, phrases] of Object.entries(loose)) {
      expectEach(
        phrases.filter((phrase) => phrase !== 'až do'),
        (phrase) => `Skladujte ${phrase} po dobu 30 minut.`,
        (phrase) => `${comparator} ${phrase} po dobu 30 minut`,
      )
    }
  })

  test('are as many as there are, and no others', () => {
    expect(bounds('nejvýše však jen po dobu celkem 30 minut')).toEqual([
      '≤ nejvýše však jen po dobu celkem 30 minut',
    ])
    expect(bounds('more than a total of 30 minutes', 'en')).toEqual(['> more than a total of 30 minutes'])
    expect(bounds('po dobu 30 minut; na\n\npo dobu 5 h')).toEqual(['= 30 minut', '= 5 h'])
    expect(bounds('nejvýše však jen po dobu 30 minut')).toEqual(['≤ nejvýše však jen po dobu 30 minut'])
    expect(bounds('nejvýše v lednici 30 minut')).toEqual(['= 30 minut'])
    expect(bounds('Je to nejvýše\n\npo dobu 30 minut')).toEqual(['= 30 minut'])
    expect(bounds('5 minut nejvýše, po dobu 30 minut')).toEqual(['≤ 5 minut nejvýše', '= 30 minut'])
  })

  test('may follow a shortened bound with its point', () => {
    expect(bounds('max. po dobu 30 minut; min. na 5 minut; cca. po 7 minutách; ca. za 8 h')).toEqual([
      '≤ max. po dobu 30 minut',
      '≥ min. na 5 minut',
      '≈ cca. po 7 minutách',
      '≈ ca. za 8 h',
    ])
    expect(bounds('for max. of 30 minutes; approx. for 5 minutes', 'en')).toEqual([
      '≤ max. of 30 minutes',
      '≈ approx. for 5 minutes',
    ])
    expect(bounds('To je vše nejvýše. 30 minut čekejte.')).toEqual(['= 30 minut'])
  })
})

describe('a negation', () => {
  const negators = listed(
    'ne,ani,nikoli,nikoliv,není,nejsou,nesmí,nesmějí,nesmíte,nesmíme,nemá,nemají,nemůže,nemohou,nebude,nebudou,nebyl,' +
      'nebyla,nebylo,nebyly,neměl,neměla,nemělo,neměly,neklesne,neklesla,neklesá,nedosáhne,nikdy,nelze,' +
      'neskladujte,nepřekračujte,neohřívejte,neuchovávat,nepoužívat,neskladovat,nejezte,nemíchejte',
  )

  test('turns a bound round', () => {
    expectEach(
      negators,
      (word) => `Vzorek ${word} vzat nad 8 °C.`,
      (word) => `≤ ${word} vzat nad 8 °C`,
    )
    expectEach(
      negators,
      (word) => `Vzorek ${word} teplota menší než 8 °C.`,
      (word) => `≥ ${word} teplota menší než 8 °C`,
    )
  })

  test('is no word that only looks like one', () => {
    expectEach(
      listed(
        'nechte,zaneprázdňovat,nechejte,nechávat,ponechte,neutralizujte,neutralizovat,nebo,některé,nejčastěji,nedostatečné,net,nést,' +
          'neste,vyneste,doneste,přeneste,onen,zde',
      ),
      (word) => `Vzorek ${word} stát nad 8 °C.`,
      () => '> nad 8 °C',
    )
  })

  test('reaches over six words, to the end of its clause and the value before', () => {
    expect(bounds('Nesmí teplota vzorku séra v lednici překročit 8 °C.')).toEqual([
      '≤ Nesmí teplota vzorku séra v lednici překročit 8 °C',
    ])
    expect(bounds('Teplota nesmí\npřekročit 8 °C.')).toEqual(['≤ nesmí\npřekročit 8 °C'])
    expect(bounds('Po 5 minutách nesmí překročit 8 °C.')).toEqual(['= 5 minutách', '≤ nesmí překročit 8 °C'])
    expect(bounds('Není po 5 minutách nad 8 °C.')).toEqual(['= 5 minutách', '> nad 8 °C'])
    for (const end of ['.', ',', ';', ':', '!', '?', ' (', ')', ' |', '\n\n'])
      expect(bounds(`Tak to není${end} nad 8 °C`)).toEqual(['> nad 8 °C'])
    for (const mark of [' -', ' „', ' "', ' *'])
      expect(bounds(`Teplota nesmí${mark} být nad 8 °C`)).toEqual([`≤ nesmí${mark} být nad 8 °C`])
  })

  test('turns no bound that says as much with or without it', () => {
    expect(bounds('Nesmí trvat nejvýše 30 minut')).toEqual(['≤ nejvýše 30 minut'])
    expect(bounds('Není to asi 30 minut')).toEqual(['≈ asi 30 minut'])
  })
})

describe('signs before a value', () => {
  test('bound it', () => {
    expect(
      bounds('≤ 5 ml; ≥5 ml; < 5 ml; > 5 ml; ~ 5 ml; ≈5 ml; <= 5 ml; >= 5 ml; =< 5 ml; >=5 ml; <=5 ml'),
    ).toEqual([
      '≤ ≤ 5 ml',
      '≥ ≥5 ml',
      '< < 5 ml',
      '> > 5 ml',
      '≈ ~ 5 ml',
      '≈ ≈5 ml',
      '≤ <= 5 ml',
      '≥ >= 5 ml',
      '≤ =< 5 ml',
      '≥ >=5 ml',
      '≤ <=5 ml',
    ])
  })

  test('are none in an arrow, an equation, or apart', () => {
    expect(bounds('-> 5 ml; => 5 ml; –> 5 ml; = 5 ml; x = 5 ml; - = 5 ml')).toEqual(Array(6).fill('= 5 ml'))
    expect(bounds('objem <\n\n5 ml')).toEqual(['= 5 ml'])
    expect(bounds('objem <\n5 ml; = < 5 ml; < = 5 ml')).toEqual(['< <\n5 ml', '< < 5 ml', '= 5 ml'])
    expect(bounds('* 5 ml; # 5 ml; + 5 ml; ! 5 ml; ? 5 ml')).toEqual(
      expect.arrayContaining(Array(4).fill('= 5 ml')),
    )
  })

  test('belong to the value behind them, not to the one before', () => {
    expect(bounds('2 ml < 5 ml')).toEqual(['= 2 ml', '< < 5 ml'])
    expect(bounds('2 ml<=5 ml')).toEqual(['= 2 ml', '≤ <=5 ml'])
  })
})

describe('a limit that is named before a value', () => {
  const named = {
    '≤': [...forms('maximáln'), 'maximum', 'max.', 'horní mez', 'horní limit', 'horní hranice'],
    '≥': [...forms('minimáln'), 'minimum', 'min.', 'dolní mez', 'dolní limit', 'dolní hranice'],
  }

  test('bounds it', () => {
    for (const [comparator, limits] of Object.entries(named)) {
      expectEach(
        limits,
        (limit) => `To je ${limit} doby je 30 minut.`,
        (limit) => `${comparator} ${limit.replace(/^(?:horní|dolní) /, '')} doby je 30 minut`,
      )
    }
    expect(
      bounds('upper limit is 30 min; lower limit: 5 min; maximal time is 5 h; minimal dose = 5 ml', 'en'),
    ).toEqual(['≤ limit is 30 min', '≥ limit: 5 min', '≤ maximal time is 5 h', '≥ minimal dose = 5 ml'])
  })

  test('is no other word', () => {
    expectEach(
      listed('horní police,dolní police,pravá mez,mez,limit,horní,nejvyšší,optimální,čas v min'),
      (words) => `To je ${words} a je 30 minut.`,
      () => '= 30 minut',
    )
    expect(bounds('Doba v min: 30; čas v min je 5')).toEqual(['= 30', '= 5'])
    expect(bounds('Time in min: 30', 'en')).toEqual(['= 30'])
    expect(bounds('protein min. 30 g; kov min. 30 g; inkubace min. 5 h; vzorek min: 30 ml')).toEqual([
      '≥ min. 30 g',
      '≥ min. 30 g',
      '≥ min. 5 h',
      '≥ min: 30 ml',
    ])
  })

  test('is parted from it by words, brackets, colons and cells', () => {
    for (const part of [
      ' doba ',
      ' doba: ',
      ' doba | ',
      ' doba (',
      ' doba [',
      ' přípustná doba skladování vzorku séra je ',
    ])
      expect(bounds(`Maximální${part}30 minut`)).toEqual([`≤ Maximální${part}30 minut`])
    expect(bounds('max. doba 30 minut; min. doba je 5 minut')).toEqual([
      '≤ max. doba 30 minut',
      '≥ min. doba je 5 minut',
    ])
    for (const part of [' doba, ', ' doba; ', ' doba) ', ' doba! ', ' doba. ', '. ', ' 5. doba '])
      expect(bounds(`Otáčky jsou maximální${part}30 minut`)).toContain('= 30 minut')
    expect(bounds('Maximální otáčky\nNeurčeno je 30 minut')).toEqual(['= 30 minut'])
    expect(bounds('Maximální doba\n30 minut')).toEqual(['≤ Maximální doba\n30 minut'])
  })

  test('limits nothing that was measured', () => {
    expectEach(
      listed('naměřená,zjištěná,zaznamenaná,dosažená,změřená'),
      (word) => `Maximální ${word} teplota je 8 °C.`,
      () => '= 8 °C',
    )
    expectEach(
      listed('measured,recorded,observed,found'),
      (word) => `The maximal ${word} temperature is 8 °C.`,
      () => '= 8 °C',
      'en',
    )
    expect(bounds('The maximal unfounded temperature is 8 °C.', 'en')).toEqual([
      '≤ maximal unfounded temperature is 8 °C',
    ])
  })

  test('limits no circumstance', () => {
    expectEach(
      listed('při,pro,v,ve,na,za,po,s,se,u,z,ze'),
      (word) => `Maximální doba ${word} 8 °C.`,
      () => '= 8 °C',
    )
    expect(bounds('Maximální odchylka od teploty 8 °C; maximální čas do teploty 9 °C')).toEqual([
      '= 8 °C',
      '= 9 °C',
    ])
    expectEach(
      listed('at,for,in,with,on,from'),
      (word) => `The maximal time ${word} 8 °C.`,
      () => '= 8 °C',
      'en',
    )
    for (const is of ['je', 'jsou', 'činí', ':', '|', '='])
      expect(bounds(`Maximální doba při chlazení ${is} 30 minut`)).toEqual([
        `≤ Maximální doba při chlazení ${is} 30 minut`,
      ])
    for (const is of ['is', 'are', ':'])
      expect(bounds(`maximal time in storage ${is} 30 min`, 'en')).toEqual([
        `≤ maximal time in storage ${is} 30 min`,
      ])
  })
})

describe('„do“ and „od“', () => {
  test('bound what lasts or happens, and no vessel', () => {
    expect(bounds('Přidejte do 30 minut; zpracujte do 14:10; skladujte do 8 °C')).toEqual([
      '≤ do 30 minut',
      '≤ do 14:10',
      '≤ do 8 °C',
    ])
    expect(bounds('Přidejte do 50 ml pufru. Vložte do 3 zkumavek.')).toEqual(['= 50 ml', '= 3 zkumavek'])
    expect(bounds('Objem do 50 ml.')).toEqual(['≤ do 50 ml'])
    expect(bounds('Kapacita do 3 zkumavek.')).toEqual(['≤ do 3 zkumavek'])
    expect(bounds('Vložte do 5 g soli')).toEqual(['= 5 g'])
    expect(bounds('Hmotnost do 5 g; hmotnost od 5 g; teplota od 8 °C')).toEqual([
      '≤ do 5 g',
      '≥ od 5 g',
      '≥ od 8 °C',
    ])
    expect(bounds('Krev je od 3 pacientů.')).toEqual(['= 3 pacientů'])
  })

  test('"up to" is no limit where something is filled up', () => {
    expectEach(
      listed('make,made,fill,filled,top,topped,bring,brought,dilute,diluted,adjust,adjusted'),
      (word) => `Then ${word} up to 50 ml.`,
      () => '= 50 ml',
      'en',
    )
    expectEach(
      listed('take,hold,desktop,uses,then'),
      (word) => `They ${word} up to 50 ml.`,
      () => '≤ up to 50 ml',
      'en',
    )
    expect(bounds('Make no more than 50 ml.', 'en')).toEqual(['≤ no more than 50 ml'])
  })
})

describe('several bounds of one value', () => {
  test('an approximate bound is both', () => {
    expect(
      bounds('maximálně asi 30 minut; asi maximálně 30 minut; zhruba cca asi nejvýše 8 °C; nejvýše ~8 °C'),
    ).toEqual([
      '≈≤ maximálně asi 30 minut',
      '≈≤ asi maximálně 30 minut',
      '≈≤ zhruba cca asi nejvýše 8 °C',
      '≈≤ nejvýše ~8 °C',
    ])
    expect(bounds('asi 30 minut a více; cca 8 °C nejvýše')).toEqual([
      '≈≥ asi 30 minut a více',
      '≈≤ cca 8 °C nejvýše',
    ])
  })

  test('the nearest counts', () => {
    expect(bounds('nejméně nad 8 °C; až přes 30 minut; nejvýše 30 minut a více')).toEqual([
      '> nad 8 °C',
      '> přes 30 minut',
      '≤ nejvýše 30 minut',
    ])
  })

  test('stands beside the value or behind a colon, and in its passage', () => {
    expect(bounds('nejvýše: 30 minut; max.: 5 h; asi. 30 minut; nejvýše , 5 h')).toEqual([
      '≤ nejvýše: 30 minut',
      '≤ max.: 5 h',
      '= 30 minut',
      '= 5 h',
    ])
    expect(bounds('v\n\nprůběhu 30 minut; v\nprůběhu 5 h')).toEqual(['= 30 minut', '≤ v\nprůběhu 5 h'])
    expect(bounds('nejvýše\n30 minut')).toEqual(['≤ nejvýše\n30 minut'])
    expect(bounds('Je to nejvýše\n\n30 minut')).toEqual(['= 30 minut'])
    expect(bounds('nejvýše\n\ndo 30 minut; nejpozději\ndo 5 h')).toEqual([
      '≤ do 30 minut',
      '≤ nejpozději\ndo 5 h',
    ])
    expect(bounds('5 minut do 30 minut')).toEqual(['= 5 minut', '≤ do 30 minut'])
  })
})

const joints = ['nebo', 'či', 'a', 'i']
const afterValue = {
  '≥': [
    ...joints.flatMap((joint) =>
      listed('více,víc,výše,výš,vyšší,větší,déle,delší,starší,později').map((word) => `${joint} ${word}`),
    ),
    'minimálně',
    'nejméně',
    'alespoň',
  ],
  '≤': [
    ...joints.flatMap((joint) =>
      listed('méně,míň,níže,níž,nižší,menší,kratší,mladší,dříve').map((word) => `${joint} ${word}`),
    ),
    ...listed('maximálně,max,maximum,nejvýše,nejvýš,nanejvýš'),
  ],
} as const
const apart = {
  '≤': listed('ne déle,ne více,ne výše,ne později,nikoli déle,nikoli více'),
  '≥': listed('ne méně,nikoli méně'),
} as const

describe('words behind a value', () => {
  test('bound it', () => {
    for (const [comparator, phrases] of Object.entries(afterValue)) {
      const stop = (phrase: string) => (phrase === 'max' ? `${phrase}.` : phrase)
      expectEach(
        phrases.map(stop),
        (phrase) => `To trvá 30 minut ${phrase}${phrase.endsWith('.') ? '' : '.'}`,
        (phrase) => `${comparator} 30 minut ${phrase}`,
      )
      expectEach(
        phrases,
        (phrase) => `To trvá 30 minut (${phrase}).`,
        (phrase) => `${comparator} 30 minut (${phrase}`,
      )
    }
  })

  test('bound it from behind a comma or a dash, where they deny more or less', () => {
    for (const [comparator, phrases] of Object.entries(apart)) {
      for (const mark of [' ', ', ', ' – ', ' ('])
        expectEach(
          phrases,
          (phrase) => `To trvá 30 minut${mark}${phrase}.`,
          (phrase) => `${comparator} 30 minut${mark}${phrase}`,
        )
    }
    expect(bounds('To trvá 30 minut; ne déle. Nebo 5 minut: ne méně.')).toEqual(['= 30 minut', '= 5 minut'])
    expect(bounds('To trvá 30 minut\n\nne déle')).toEqual(['= 30 minut'])
    expect(bounds('To trvá 30 minut,\nne déle')).toEqual(['≤ 30 minut,\nne déle'])
    expect(bounds('To trvá 30 minut,\n\nne déle')).toEqual(['= 30 minut'])
    expect(bounds('To trvá 30 minut, ne\n\ndéle')).toEqual(['= 30 minut'])
    expect(bounds('To trvá 30 minut\n\n(ne déle)')).toEqual(['= 30 minut'])
  })

  test('may be parts of what follows', () => {
    expect(bounds('30 minut, ne déle než 40 minut')).toEqual(['= 30 minut', '≤ ne déle než 40 minut'])
    expect(bounds('30 minut, ne déle nežli 40 minut')).toEqual(['= 30 minut', '≤ ne déle nežli 40 minut'])
    expect(bounds('30 minut – ne více 40')[0]).toBe('= 30 minut')
    expect(bounds('30 minut maximálně 45 minut')).toEqual(['= 30 minut', '≤ maximálně 45 minut'])
    expect(bounds('30 minut nejvýše v lednici')).toEqual(['= 30 minut'])
    expect(bounds('30 minut nejvýše dvě hodiny')).toEqual(['= 30 minut', '≤ nejvýše dvě hodiny'])
    expect(bounds('30 minut nejvýše\n\n5 minut pak')).toEqual(['≤ 30 minut nejvýše', '= 5 minut'])
    expect(bounds('30 minut nejvýše, pak 5 minut')).toEqual(['≤ 30 minut nejvýše', '= 5 minut'])
    expect(bounds('30 minut a více 5krát')[0]).toBe('≥ 30 minut a více')
    expect(bounds('30 minut a více v lednici')).toEqual(['≥ 30 minut a více'])
  })

  test('go on with some words', () => {
    expectEach(
      listed('a,i,nebo,při'),
      (word) => `To trvá 30 minut nejvýše ${word} chladu.`,
      () => '≤ 30 minut nejvýše',
    )
    expectEach(
      listed('and,or,at'),
      (word) => `It takes 30 minutes at most ${word} room temperature.`,
      () => '≤ 30 minutes at most',
      'en',
    )
    expectEach(
      listed('and,or,at'),
      (word) => `It takes 30 minutes maximum ${word} room temperature.`,
      () => '≤ 30 minutes maximum',
      'en',
    )
  })

  test('stand between a number and its unit', () => {
    for (const [comparator, phrases] of Object.entries(afterValue)) {
      expectEach(
        phrases.filter((phrase) => phrase.includes(' ')),
        (phrase) => `To trvá 30 ${phrase} minut.`,
        (phrase) => `${comparator} 30 ${phrase} minut`,
      )
    }
    expect(bounds('20 or more minutes; 5 or fewer minutes', 'en')).toEqual([
      '≥ 20 or more minutes',
      '≤ 5 or fewer minutes',
    ])
    expect(bounds('20 a více\n\nminut')).not.toContain('≥ 20 a více\n\nminut')
    expect(bounds('je jich 20\n\na více minut')).toEqual(['= 20'])
    expect(bounds('20 a dlouhých minut')).not.toContain('≥ 20 a dlouhých minut')
  })
})
