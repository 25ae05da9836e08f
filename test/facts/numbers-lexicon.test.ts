import { describe, expect, test } from 'vitest'
import { parseQuantities } from '../../src/facts/index.ts'
import { bare, eachIs, listed, noneIs, said } from './said.ts'

describe('Czech months', () => {
  test.each([
    [1, 'leden ledna lednu lednem'],
    [2, 'únor února únoru únorem'],
    [3, 'březen března březnu březnem'],
    [4, 'duben dubna dubnu dubnem'],
    [5, 'květen května květnu květnem'],
    [6, 'červen června červnu červnem'],
    [7, 'červenec července červenci červencem'],
    [8, 'srpen srpna srpnu srpnem'],
    [9, 'září zářím'],
    [10, 'říjen října říjnu říjnem'],
    [11, 'listopad listopadu listopadem'],
    [12, 'prosinec prosince prosinci prosincem'],
  ])('%i: %s', (month, forms) => {
    for (const form of [...listed(forms), ...listed(forms).map(bare)]) {
      const [date] = parseQuantities(`2. ${form} 2026`, 'cs')
      expect([form, date?.meaning]).toEqual([form, { kind: 'date', from: { year: 2026, month, day: 2 } }])
    }
  })
})

describe('Czech ordinals', () => {
  const hard = listed('ý á é ého ému ém ým ou ých ými í')
  const soft = listed('í ího ímu ím ích ími')
  const stems: readonly (readonly [number, string])[] = [
    [0, 'nult'],
    [2, 'druh'],
    [4, 'čtvrt'],
    [5, 'pát'],
    [6, 'šest'],
    [7, 'sedm'],
    [8, 'osm'],
    [9, 'devát'],
    [10, 'desát'],
    [11, 'jedenáct'],
    [12, 'dvanáct'],
    [13, 'třináct'],
    [14, 'čtrnáct'],
    [15, 'patnáct'],
    [16, 'šestnáct'],
    [17, 'sedmnáct'],
    [18, 'osmnáct'],
    [19, 'devatenáct'],
    [20, 'dvacát'],
    [21, 'jedenadvacát'],
    [21, 'jednadvacát'],
    [22, 'dvaadvacát'],
    [23, 'třiadvacát'],
    [24, 'čtyřiadvacát'],
    [25, 'pětadvacát'],
    [27, 'sedmadvacát'],
    [27, 'sedumadvacát'],
    [29, 'devětadvacát'],
    [30, 'třicát'],
    [31, 'jednaatřicát'],
    [40, 'čtyřicát'],
    [50, 'padesát'],
    [60, 'šedesát'],
    [70, 'sedmdesát'],
    [80, 'osmdesát'],
    [88, 'osmaosmdesát'],
    [90, 'devadesát'],
    [99, 'devětadevadesát'],
    [100, 'st'],
  ]
  test.each(stems)('%i: %s…', (value, stem) => {
    eachIs(hard.map((ending) => [`${stem}${ending} vzorek`, `${value}. (vzorek)`]))
  })
  test.each([
    [1, 'prvn'],
    [3, 'třet'],
    [1000, 'tisíc'],
  ])('%i: %s…', (value, stem) => {
    eachIs(soft.map((ending) => [`${stem}${ending} vzorek`, `${value}. (vzorek)`]))
  })
})

describe('Czech adverbs of a period', () => {
  test('each', () => {
    eachIs([
      ['denně', '1× in 1 d'],
      ['každodenně', '1× in 1 d'],
      ['obden', '1× in 2 d'],
      ['týdně', '1× in 1 wk'],
      ['měsíčně', '1× in 1 mo'],
      ['čtvrtletně', '1× in 3 mo'],
      ['pololetně', '1× in 6 mo'],
      ['ročně', '1× in 1 a'],
      ['každoročně', '1× in 1 a'],
      ['dvakrát denně', '2× in 1 d'],
      ['třikrát týdně', '3× in 1 wk'],
    ])
  })

  test('how many times, and how many-fold', () => {
    eachIs([
      ['jednou', '1×'],
      ['jedenkrát', '1×'],
      ['dvakrát', '2×'],
      ['třikrát', '3×'],
      ['čtyřikrát', '4×'],
      ['desetkrát', '10×'],
      ['dvacetkrát', '20×'],
      ['pětadvacetkrát', '25×'],
      ['stokrát', '100×'],
      ['tisíckrát', '1000×'],
      ['stopadesátkrát', '150×'],
      ['dvojnásobný', '2-fold'],
      ['dvojnásobek', '2-fold'],
      ['dvojnásobku', '2-fold'],
      ['trojnásobná', '3-fold'],
      ['čtyřnásobné', '4-fold'],
      ['pětinásobných', '5-fold'],
      ['pětinásobného', '5-fold'],
      ['desetinásobek', '10-fold'],
      ['dvacetinásobně', '20-fold'],
      ['stonásobek', '100-fold'],
      ['stopadesátinásobek', '150-fold'],
      ['tisícinásobek', '1000-fold'],
    ])
    noneIs(listed('mnohokrát několikrát krát vícekrát stokusy dvadílo'))
    noneIs(
      listed(
        'násobek násobný vícenásobný půlnásobek pětinásobič pětinásobící pětinásobkovitě xpětinásobek pětinásobn několikanásobek jedenapůlnásobek',
      ),
    )
  })
})

describe('a number and a unit in one word', () => {
  const numbers: readonly (readonly [string, string])[] = [
    ['1', 'jedno'],
    ['2', 'dvou dvoj'],
    ['3', 'tří tři troj'],
    ['4', 'čtyř'],
    ['5', 'pěti'],
    ['6', 'šesti'],
    ['7', 'sedmi'],
    ['8', 'osmi'],
    ['9', 'devíti'],
    ['10', 'deseti desíti'],
    ['11', 'jedenácti'],
    ['12', 'dvanácti'],
    ['13', 'třinácti'],
    ['14', 'čtrnácti'],
    ['15', 'patnácti'],
    ['16', 'šestnácti'],
    ['17', 'sedmnácti'],
    ['18', 'osmnácti'],
    ['19', 'devatenácti'],
    ['20', 'dvaceti'],
    ['21', 'jedenadvaceti jednadvaceti jednaadvaceti dvacetijedno'],
    ['22', 'dvaadvaceti dvacetidvou'],
    ['23', 'třiadvaceti dvacetitří'],
    ['24', 'čtyřiadvaceti dvacetičtyř'],
    ['25', 'pětadvaceti dvacetipěti'],
    ['28', 'osmadvaceti osumadvaceti dvacetiosmi'],
    ['29', 'devětadvaceti dvacetidevíti'],
    ['36', 'šestatřiceti třicetišesti'],
    ['40', 'čtyřiceti'],
    ['48', 'osmačtyřiceti čtyřicetiosmi'],
    ['50', 'padesáti'],
    ['60', 'šedesáti'],
    ['72', 'dvaasedmdesáti sedmdesátidvou'],
    ['80', 'osmdesáti'],
    ['99', 'devětadevadesáti devadesátidevíti'],
    ['100', 'sto'],
    ['200', 'dvouset dvěstě'],
    ['300', 'třiset třista'],
    ['400', 'čtyřset čtyřista'],
    ['500', 'pětiset pětset'],
    ['600', 'šestiset šestset'],
    ['700', 'sedmiset sedmset'],
    ['800', 'osmiset osmset'],
    ['900', 'devítiset devětset'],
    ['1000', 'tisíci'],
    ['101', 'stojedno'],
    ['105', 'stopěti'],
    ['120', 'stodvaceti'],
    ['125', 'stopětadvaceti stodvacetipěti'],
    ['150', 'stopadesáti'],
    ['250', 'dvěstěpadesáti dvousetpadesáti'],
    ['360', 'třistašedesáti'],
    ['999', 'devětsetdevadesátidevíti'],
    ['1/2', 'půl'],
    ['1/4', 'čtvrt'],
    ['3/4', 'třičtvrtě tříčtvrtě tříčtvrti'],
    ['3/2', 'jedenapůl jednaapůl jednoapůl půldruha'],
    ['5/2', 'dvouapůl'],
    ['7/2', 'tříapůl'],
    ['9/2', 'čtyřapůl'],
    ['11/2', 'pětiapůl'],
    ['21/2', 'desetiapůl'],
    ['39/2', 'devatenáctiapůl'],
  ]
  test.each(numbers)('%s: %s', (value, starts) => {
    for (const start of listed(starts)) {
      eachIs([
        [`${start}litrová nádoba`, `${value} L`],
        [`${bare(start)}litrová nádoba`, `${value} L`],
      ])
    }
  })

  test('with each unit', () => {
    eachIs([
      ['desetisekundový', '10 s'],
      ['desetivteřinový', '10 s'],
      ['desetiminutový', '10 min'],
      ['desetihodinový', '10 h'],
      ['desetidenní', '10 d'],
      ['desetidenního', '10 d'],
      ['desetitýdenní', '10 wk'],
      ['desetiměsíční', '10 mo'],
      ['desetimesicni', '10 mo'],
      ['desetiroční', '10 a'],
      ['desetirocni', '10 a'],
      ['desetiletý', '10 a'],
      ['desetiletá', '10 a'],
      ['desetileté', '10 a'],
      ['desetiletého', '10 a'],
      ['desetiletých', '10 a'],
      ['desetiletou', '10 a'],
      ['desetiletí', '10 a'],
      ['desetiprocentní', '10 %'],
      ['desetipromilový', '10 [ppth]'],
      ['desetilitrový', '10 L'],
      ['desetimililitrový', '10 mL'],
      ['desetimikrolitrový', '10 uL'],
      ['desetigramový', '10 g'],
      ['desetimiligramový', '10 mg'],
      ['desetikilogramový', '10 kg'],
      ['desetimetrový', '10 m'],
      ['desetimilimetrový', '10 mm'],
      ['deseticentimetrový', '10 cm'],
      ['desetimikrometrový', '10 um'],
      ['desetinanometrový', '10 nm'],
      ['desetimolární', '10 {M}'],
      ['desetimolarni', '10 {M}'],
      ['desetimilimolární', '10 mmol/L'],
      ['desetivoltový', '10 V'],
      ['desetiwattový', '10 W'],
      ['půlhodina', '1/2 h'],
      ['půlhodiny', '1/2 h'],
      ['půlhodinu', '1/2 h'],
      ['pulhodina', '1/2 h'],
      ['čtvrthodina', '1/4 h'],
      ['ctvrthodinu', '1/4 h'],
      ['třičtvrtěhodina', '3/4 h'],
      ['tříčtvrtěhodina', '3/4 h'],
      ['půlden', '1/2 d'],
      ['půldne', '1/2 d'],
      ['půldni', '1/2 d'],
      ['půldnu', '1/2 d'],
      ['půldny', '1/2 d'],
      ['půlrok', '1/2 a'],
      ['půlroku', '1/2 a'],
      ['půllitr', '1/2 L'],
      ['půllitru', '1/2 L'],
      ['půlminuta', '1/2 min'],
      ['čtvrtlitr', '1/4 L'],
      ['čtvrtrok', '1/4 a'],
    ])
  })

  test('words that are none', () => {
    noneIs(
      listed(
        'desetihodina dvouhodina pětilitr hodinový litrový xlitrový maslitrová poločas stonula stopůllitrový stostolitrový desetidesetilitrový padesátidesetilitrový litr0 pětistopětilitrový',
      ).map((word) => `${word} z`),
    )
  })

  test('a quarter of a calendar', () => {
    expect(said('čtvrtletí')).toEqual(['1 3.mo'])
    expect(said('čtvrtletý').join()).not.toContain('1/4')
  })
})

describe('words before which a number is a name', () => {
  const names = listed(
    'kap kapitola kapitoly kapitole kapitolu bod bodu body bodem bodech bodů bodě článek článku článkem čl odst odstavec odstavci odstavce oddíl oddílu oddíle sekce sekci příloha příloze přílohy přílohu strana straně stranu strany str tabulka tabulky tabulce tab obrázek obrázku obr krok kroku krokem kroky verze verzi verzí ver revize revizi revizí rev vydání lot lotu šarže šarži šarží č čís číslo čísla číslu no nr id kód kódu kódem položka položky položku položce formulář formuláře hladina hladině hladinu hladiny úroveň úrovně úrovni level typ typu třída třídy třídě zakázka zakázky místnost místnosti patro patra patře linka tel telefon psč iso čsn en iec clsi sop pozice pozici model modelu port kanál kanálu etapa etapě etapu etapy fáze fázi rok roku roce písm ustanovení',
  )

  test('each', () => {
    noneIs(names.map((name) => `Viz ${name} 5`))
    noneIs(['číslo: 5', 'č. 5', 'kap. 5', 'tab. 5', 'šarže (5)', 'lot #5'])
  })

  test('and not words that begin or end like them', () => {
    const others = listed(
      'kapka kapky podkapitola přebod bodec bodový obchodu čle odstín pododstavec pododdíl sekta sekera sekcí podsekce přílet přítok nepříloha stranka podstrana stroj tabu podtabulka obraz obrz přeobr pokrok kroků převerze verš revír přerevize podvydání slot lotus lotos šarm čidlo počís číslic nový noc inr lid idea kódy rozkód položí předpoložka formulka hladce nehladina neúroveň levelový prototyp typy podtřída tříd nezakázka nemístnost petr blinka linky hotel telefonní psčx isot čsnx den iecx sopka pozic pozicemi export modely remodel kanály okanál etapám fází profáze rokem nárok písmo neustanovení',
    )
    const missing = others.filter((name) => !said(`Viz ${name} 5`).some((each) => /^5\b/.test(each)))
    expect(missing).toEqual([])
  })
})
