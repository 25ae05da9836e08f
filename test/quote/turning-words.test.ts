import { describe, expect, test } from 'vitest'
import { fold, locate } from '../../src/quote/index.ts'
import { verdict } from './kinds.ts'

const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Words that deny: they turn what stands behind them, and nothing that is complete before them. */
const denying = list(`
  ne ani aniž není nejsou nejsem nejsi nejsme nejste nejde nejdou nikdy nikde nikam nikudy nijak nikdo nikoho nikomu nikým
  nic ničeho ničemu ničím nikoli nikoliv sotva stěží zřídka málokdy zákaz zákazu zákazem
  žádný žádná žádnému nižádný zakázán zakázáno zakázaná zakázaný zakázat zakázal zakazuje zakazují zakazoval
  vyvarujte vyvarovat zabraňte zabraňuje opomněl opomenout opoměl zapomněl zapomenout zapomenutý zapoměl
  nesmí nebyl nemá nelze nemůže nikoliv neschválil neodklidí neměří nestačí nedělejte nevydá
  nejasně nejasný nejedná nejednal nejednat nejeví nejevil nejevila
  neshoduje neshodují neshodoval neshodla nezapínej nevypínejte nesměšujte
  not no never none nothing nobody nowhere neither nor cannot hardly scarcely barely rarely seldom forbidden prohibited avoid
  don't doesn't isn't won't mustn't
`)

/** Words that set a condition or make an exception: they turn a statement before them too. */
const conditional = list(`
  bez beze kromě krom mimo vyjma vyjímaje výjimka výjimky výjimce výjimku výjimkou výjimek výjimkami
  pouze jen jenom jedině výhradně výlučně toliko pokud jestliže jestli když kdyby kdykoli kdykoliv ledaže leda dokud teprve namísto
  without except excepting excluding excludes exclude exception exceptions unless until only solely exclusively if when whenever
  provided providing lest instead
`)

/** Two words that set a condition together; the first one alone does nothing. */
const paired = [
  ...list('po na když bude budou jakmile poté se si ho jej ji mu jí jim').map(
    (word) => ['až', word] as const,
  ),
  ...list('podmínky podmínek předpokladu').map((word) => ['za', word] as const),
  ...list('podmínkou výhradou').map((word) => ['s', word] as const),
  ...list('fail fails failed unable subject').map((word) => [word, 'to'] as const),
  ['v', 'případě'],
  ['pod', 'podmínkou'],
  ['in', 'case'],
  ['apart', 'from'],
  ['other', 'than'],
  ['rather', 'than'],
  ['as', 'long'],
] as const

/** Words that turn nothing together with the one that follows. */
const idioms = [
  ...list('ohledu prodlení prodlevy odkladu zbytečného výjimky').map((word) => ['bez', word] as const),
  ...list('delay exception').map((word) => ['without', word] as const),
  ...list('possible any necessary needed').map((word) => ['if', word] as const),
  ['pokud', 'možno'],
  ['not', 'only'],
] as const

/** Words in „ne-“ that deny nothing. */
const harmless = list(`
  nebo neboť neboli než nežli nechť necht nést nese neseš nesu nesou neseme nesete nesl nesla neslo nesli nesen nesena neseno nesení
  nechá nechám necháme necháte nechají nechte nechme neděle neděli nedělí nedělích nedělím nedělní nehoda nehody nehodě nehodu nehodou nehod
  nehledě nehet nerost nerosty netto net new news next near neon neg
  nebezpečný nebezpečí nebeský nebulizér nedílná nedávno nedostatek nedostatku nedaleko nefritida nefrolog negativní negligence nehty
  nechat nechal necháváme nechán nechejte nekróza nekrotický nemoc nemocnice neodkladně neonatální neopláchnutelný neprodleně
  nepřetržitě nerez nerezový nerv nervový neřízená neshoda neshodu nesnáz nesnáze nesoulad neurolog neuróza neustále neutrofily neúspěch
  nevolnost nevolno nevyhnutelně nevýhoda nezávisle nezbytně necessary neck need needed neighbouring nephrology network nevertheless
  newer newest newly nearby nearly nearest
  nejvyšší nejprve nejdéle nejméně nejjednodušší nejjasnější nejevropštější nejeden
  nepřesnost nepřesnosti nepřesností nepřesnostem nepřesnostech nepřesnostmi nečistota nečistoty nečistotě nečistotu nečistotou
`)

describe('a word that denies turns what stands behind it and not what stands before', () => {
  test.each(denying)('%s', (word) => {
    const source = `Zprávu podepíše sestra, ${word} vedoucí laboratoře.`
    expect(verdict(source, 'vedoucí laboratoře')).toBe('turned')
    expect(verdict(source, 'podepíše … vedoucí laboratoře')).toBe('turned')
    expect(verdict(source, 'Zprávu podepíše sestra')).toBe('stands')
    expect(verdict(source, `Zprávu podepíše sestra, ${word} vedoucí`)).toBe('stands')
    expect(locate(fold(source), 'vedoucí laboratoře').turnedBy).toBe(word)
  })
})

describe('a word that sets a condition turns what stands on either side of it', () => {
  test.each(conditional)('%s', (word) => {
    const source = `Zprávu podepíše sestra, ${word} vedoucí laboratoře.`
    expect(verdict(source, 'vedoucí laboratoře')).toBe('turned')
    expect(verdict(source, 'podepíše … vedoucí laboratoře')).toBe('turned')
    expect(verdict(source, 'Zprávu podepíše sestra')).toBe('turned')
    expect(verdict(source, `Zprávu podepíše sestra, ${word} vedoucí laboratoře`)).toBe('stands')
  })
})

describe('two words that set a condition together', () => {
  test.each(paired)('%s %s', (first, second) => {
    const source = `Zprávu podepíše sestra, ${first} ${second} vedoucí laboratoře.`
    expect(verdict(source, 'Zprávu podepíše sestra')).toBe('turned')
    expect(verdict(source, 'podepíše … vedoucí laboratoře')).toBe('turned')
    expect(verdict(source, `Zprávu podepíše sestra, ${first} ${second} vedoucí laboratoře`)).toBe('stands')
    const alone = `Zprávu podepíše sestra, ${first} vedoucí laboratoře.`
    expect(verdict(alone, 'Zprávu podepíše sestra')).toBe('stands')
    expect(verdict(alone, 'podepíše … vedoucí laboratoře')).toBe('stands')
  })
})

describe('two words that turn nothing together', () => {
  test.each(idioms)('%s %s', (first, second) => {
    const source = `Zprávu podepíše sestra, ${first} ${second} vedoucí laboratoře.`
    expect(verdict(source, 'Zprávu podepíše sestra')).toBe('stands')
    expect(verdict(source, 'vedoucí laboratoře')).toBe('stands')
    expect(verdict(source, 'podepíše … vedoucí laboratoře')).toBe('stands')
    const alone = `Zprávu podepíše sestra, ${first} vedoucí laboratoře.`
    expect(verdict(alone, 'vedoucí laboratoře')).toBe('turned')
  })
})

describe('a word in ne- that denies nothing', () => {
  test.each(harmless)('%s', (word) => {
    const source = `Zprávu podepíše sestra ${word} vedoucí laboratoře.`
    expect(verdict(source, 'vedoucí laboratoře')).toBe('stands')
    expect(verdict(source, 'Zprávu podepíše … laboratoře')).toBe('stands')
  })
})

describe('a denial reaches through a light word', () => {
  test.each(
    list(`
      je jsou být byl byla bylo byli byly bude budou budete by se si to tak ještě už již znovu opět dále také též vůbec zcela úplně moci
      třeba potřeba potřebné nutné nutno možné možno vhodné vhodno dovoleno dovolené povoleno povolené přípustné přípustno správné žádoucí že
    `),
  )('%s', (word) => {
    const source = `Sestra nikdy ${word} mrazila séra.`
    expect(verdict(source, 'mrazila séra')).toBe('turned')
    expect(verdict(source, `${word} mrazila séra`)).toBe('turned')
    expect(verdict(source, `nikdy ${word} mrazila séra`)).toBe('stands')
  })
  test.each(
    list(`
      is are was were be been being have has had to the a an ever yet again also so that as long
      necessary required needed allowed permitted possible acceptable advisable recommended true
    `),
  )('%s', (word) => {
    const source = `The nurse did not ${word} frozen samples.`
    expect(verdict(source, 'frozen samples')).toBe('turned')
    expect(verdict(source, `not ${word} frozen samples`)).toBe('stands')
  })
})

describe('a denial behind is waited for', () => {
  const infinitives = list('zvedat psát vložit přijít umlet vidět minout umýt přivést přivézt říci')
  const verbs = 'can could may might must shall should will would do does did is are was were has have had'
  test.each(infinitives)('by an infinitive: %s', (word) => {
    expect(verdict(`Víko ${word} nelze.`, `Víko ${word}`)).toBe('turned')
  })
  test.each(list(verbs))('by an English verb: %s', (word) => {
    expect(verdict(`Late samples ${word} not analysed.`, `Late samples ${word}`)).toBe('turned')
  })
  test.each(list('je jsou bylo byly bude budou is are'))('behind %s', (word) => {
    expect(verdict(`Víko zvedat ${word} zakázáno.`, 'Víko zvedat')).toBe('turned')
  })
  test.each(list('materiál kapitola reaktor výtisk situace vitamin tkáně kit set'))(
    'but not by a noun that has the ending of an infinitive inside: %s',
    (word) => expect(verdict(`Nový ${word} nesmí být zmrazen.`, `Nový ${word}`)).toBe('stands'),
  )
})

describe('a condition may follow behind a joining word', () => {
  test.each(list('a i ale avšak však ovšem s se to nýbrž and but with'))('%s', (word) => {
    expect(verdict(`Výsledek lze vydat, ${word} pouze lékaři.`, 'Výsledek lze vydat')).toBe('turned')
  })
})

describe('words that look like those that turn and are none', () => {
  test.each(
    list(`
      nikl anilin zakázka zákazník požár bezpečný mimochodem pouzdro jenž jedinec výhrada pokus jestřáb dokument liga
      notes north note nonane anti ifosfamide whence provision instance lessen exceptional hard rare avoidance
    `),
  )('%s', (word) => {
    const source = `Zprávu podepíše sestra ${word} vedoucí laboratoře.`
    expect(verdict(source, 'vedoucí laboratoře')).toBe('stands')
    expect(verdict(source, 'Zprávu podepíše sestra')).toBe('stands')
  })
})
