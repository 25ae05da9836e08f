import { describe, expect, it } from 'vitest'
import { wrongReference } from '../../src/rules/wrong-reference.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { type AnswerParts, answerWith, draft, inputFor, nonconformity, tools } from './answer-builder.ts'
import { documents, labQms } from './lab-qms.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const find = (parts: AnswerParts, task: Partial<LoadedCase> = {}) => {
  const input = inputFor(answerWith({ before: { documents }, ...parts }), task, tools, labQms)
  const findings = wrongReference(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}
const inReply = (reply: string, message = '') => find({ replies: [reply], messages: [message] })

describe('a clause that the edition does not have', () => {
  it.each([
    'Vnitřní audity řeší ISO 15189:2022, čl. 8.11.',
    'Požadavek je v ISO 15189:2022, 7.11.',
    'Vychází se z čl. 7.12 ISO 15189:2022.',
    'Vychází se z článku 9.3 normy ISO 15189.',
    'Neshodnou prací se v ISO 15189:2022 zabývá článek 4.9.',
    'Podle ČSN EN ISO 15189, čl. 5.9, se výsledky uvolňují.',
    'Audit se opírá o články 8.8 a 8.12 ISO 15189:2022.',
    'Rizika popisuje ISO 22367:2020, článek 6.5.',
    'Rizika popisuje ISO 22367:2020 (čl. 12).',
    'ISO 15189:2022 čl. 7.3.9 se týká kontroly kvality.',
    'ISO 15189:2022 čl.\u00a07.11 se týká dat.',
    'Viz **ISO 15189:2022**, kapitola 12.',
    'Internal audits are covered by clause 8.15 of ISO 15189:2022.',
    'See ISO 15189:2022, clause 9.2.',
    'See ISO 15189:2022 (7.9).',
    'In ISO 15189:2022 nonconforming work is dealt with in clause 4.9.',
  ])('%s', (reply) => {
    expect(inReply(reply)).toEqual([reply])
  })

  it('is quoted with its sentence, in a document and a record too', () => {
    const wrong = 'Postup vychází z ISO 15189:2022, čl. 7.11.'
    expect(find({ after: { documents: [...documents, draft(`<p>Účel. ${wrong} Dále.</p>`)] } })).toEqual([
      wrong,
    ])
    expect(find({ after: { documents, records: [nonconformity({ popis: wrong })] } })).toEqual([
      `popis: ${wrong}`,
    ])
  })

  it.each([
    ['one that is there', 'ISO 15189:2022, čl. 7.5 a čl. 8.7.2, dále 7.3.7.2.'],
    ['its own range', 'Viz články 7.1 až 7.8 ISO 15189:2022.'],
    [
      'a part of one that is not divided',
      'Pojmy jsou v ISO 15189:2022, čl. 3.14, neshodná práce v čl. 7.5 a).',
    ],
    ['where the index is unsure of its neighbours', 'Viz ISO 15189:2022, čl. 7.7.4 a čl. 8.2.6.'],
    ['another edition', 'Dříve šlo o ISO 15189:2012, čl. 4.9.'],
    ['another edition in the same sentence', 'Nyní ISO 15189:2022, čl. 7.5, v předchozím vydání čl. 4.9.'],
    ['the national mark of another edition', 'ČSN EN ISO 15189 ed. 2, čl. 4.9.'],
    ['a standard without an index', 'ISO 9001:2015, čl. 10.2, a ISO/IEC 17025:2017, čl. 9.9.'],
    [
      'two standards, and no telling which',
      'ISO 15189:2022 a ISO 9001:2015 řeší totéž, druhá v článku 10.2.',
    ],
    ['a denial', 'Článek 7.11 v ISO 15189:2022 není.'],
    ['a denial in English', 'ISO 15189:2022 has no clause 9.2.'],
    ['a question', 'Myslíte ISO 15189:2022, čl. 7.11?'],
    ['a chapter of the handbook', 'Podle ISO 15189:2022 je to v kapitole 9.4 příručky kvality.'],
    ['an article of a law', 'Vedle ISO 15189:2022 platí i článek 19 nařízení IVDR.'],
    ['a quantity', 'Podle ISO 15189:2022, 9.5 % vzorků se přeměří.'],
    ['a date', 'Přechod na ISO 15189:2022, 1. 7. 2025 dokončen.'],
    ['a year', 'ISO 15189 z roku 2022 platí.'],
    ['a clause without a standard', 'Hledáte článek 4.9 Identifikace a řízení neshod.'],
    ['a count', 'ISO 15189:2022 má 8 kapitol.'],
    ['one that a semicolon parts from the standard', 'Clause 10; and 5.6 as well as 8.5 in ISO 15189:2022.'],
  ])('silent on %s', (_, reply) => {
    expect(inReply(reply)).toEqual([])
  })

  it('is silent on what the user or a document cites so', () => {
    expect(inReply('ISO 15189:2022, čl. 7.11, upravuje data.', 'Co říká ISO 15189, čl. 7.11?')).toEqual([])
    const before = { documents: [...documents, draft('<p>Viz ČSN EN ISO 15189, čl. 7.11.</p>')] }
    expect(find({ replies: ['Dokument cituje ISO 15189:2022, čl. 7.11.'], before })).toEqual([])
  })
})

describe('a document that is not there', () => {
  it.each([
    'Postup najdete v SOP-099.',
    'Řiďte se dokumentem SOP-055 Validace metod.',
    'Záznam se vede ve formuláři F-088.',
    'Vzorky se přijímají podle SOP-018 a PP-077.',
    'Údaje jsou v návodu MAN-044, str. 12.',
    'The procedure is SOP-099.',
    'Viz evidence R-009.',
  ])('%s', (reply) => {
    expect(inReply(reply)).toEqual([reply])
  })

  it('in a new document', () => {
    const list = '<ul><li>SOP-014 Vnitřní kontrola kvality</li><li>SOP-041 Validace metod</li></ul>'
    expect(find({ after: { documents: [...documents, draft(list)] } })).toEqual(['SOP-041 Validace metod'])
  })

  it('stated to exist, though only the user named it', () => {
    expect(inReply('SOP-099 stanoví lhůtu 24 hodin.', 'Co je v SOP-099?')).toHaveLength(1)
  })

  it.each([
    ['one that is there', 'Viz SOP-014, MAN-031, R-001 a F-007.'],
    ['one that was made', 'Založila jsem PP-030.'],
    ['a record', 'Neshoda NC-2026-004 souvisí s NC-2025-017.'],
    ['a code that machines show', 'Hlášení E-505, L-02 nebo F-101 znamená poruchu.'],
    ['a catalogue number', 'Činidlo TK5-0412 a šarže SOP-0141.'],
    ['a code to come', 'Nový dokument by dostal kód SOP-032.'],
    ['a denial', 'Dokument SOP-099 v systému není.'],
    ['a denial in English', 'There is no document SOP-099.'],
    ['a failed search', 'SOP-099 jsem nenašla.'],
    ['a pattern', 'Kódy mají tvar SOP-XXX, například SOP-099.'],
    ['an equipment number', 'Přístroj KOA-01 a chladnice LED-03.'],
    ['a question', 'Myslíte SOP-099?'],
    ['a replaced one', 'SOP-003 byl zrušen a nahrazen SOP-014.'],
  ])('silent on %s', (_, reply) => {
    expect(find({ replies: [reply], after: { documents: [...documents, draft('<p>Text.</p>')] } })).toEqual(
      [],
    )
  })

  it('is silent on what the user or a document names', () => {
    expect(inReply('SOP-099 otevřu hned.', 'Otevři SOP-099.')).toEqual([])
    expect(
      find({ replies: ['Viz SOP-099.'] }, { answers: [{ topics: ['kde'], text: 'V SOP-099.' }] }),
    ).toEqual([])
    const before = { documents: [...documents, draft('<p>Související: SOP-099.</p>')] }
    expect(find({ replies: ['Viz SOP-099.'], before })).toEqual([])
  })
})

describe('a section that its document does not have', () => {
  it.each([
    'Hodnocení kontrol určuje SOP-014, kapitola 12.',
    'Hodnocení kontrol určuje SOP-014 (kap. 6.9).',
    'Hodnocení kontrol určuje SOP-014 v kapitole 12.',
    'Hodnocení kontrol určuje kapitola 12 v SOP-014.',
    'Hodnocení je v kapitole 6.7 dokumentu SOP-014.',
    'Viz SOP-014 Vnitřní kontrola kvality, kapitola 12.',
    'Viz SOP-014, kapitoly 6.1 a 6.8.',
    'Závažnost určuje SOP-007, čl. 15.2.',
    'See SOP-014, section 12.',
    'See section 6.9 of SOP-014.',
    'Postup je v MAN-031, kapitola 47.2.',
  ])('%s', (reply) => {
    expect(inReply(reply)).toEqual([reply])
  })

  it.each([
    ['one that is there', 'Viz SOP-014, kapitola 6.2, a SOP-007 (kap. 5.3).'],
    ['one of a file', 'Viz MAN-031, kapitola 7.2.'],
    ['a step of one that is not divided', 'Viz SOP-014, kapitola 5.1.'],
    ['a chapter of this document', 'Podle SOP-014 se postupuje v kapitole 12 této instrukce.'],
    ['a chapter of this document after a code', 'Podle SOP-014 a kapitoly 12 se kontroly hodnotí.'],
    ['a document without numbers', 'Viz F-007, oddíl 4.'],
    ['a denial', 'SOP-014, kapitola 12, neexistuje.'],
    ['a proposal', 'Do SOP-014 mohu přidat kapitolu 12.'],
    ['a version', 'SOP-014, verze 3.'],
    ['a number of pages', 'SOP-014 má kapitolu 6 a 12 stran.'],
  ])('silent on %s', (_, reply) => {
    expect(inReply(reply)).toEqual([])
  })

  it('is silent where the answer made it, or the user cites it', () => {
    const html = documents.find(({ code }) => code === 'SOP-014')?.html ?? ''
    const next = draft(`${html}<h2>11 Přílohy</h2><p>Text.</p>`, { code: 'SOP-014', version: 4 })
    expect(
      find({ replies: ['Viz SOP-014, kapitola 11.'], after: { documents: [...documents, next] } }),
    ).toEqual([])
    expect(inReply('Upravím SOP-014, kapitolu 12.', 'Uprav SOP-014, kapitolu 12.')).toEqual([])
  })
})

describe('a version or an annex that is not there', () => {
  it.each([
    'Postup určuje SOP-014, verze 12.',
    'Postup určuje SOP-014 v9.',
    'Postup určuje SOP-014 (verze 7).',
    'Postup určuje SOP-014 Vnitřní kontrola kvality, verze 12.',
    'Vychází z verze 8 dokumentu SOP-014.',
    'It follows SOP-014, version 12.',
    'It follows version 12 of SOP-014.',
    'Hodnoty uvádí SOP-014, příloha 3.',
    'Hodnoty jsou v příloze č. 4 dokumentu SOP-014.',
    'Values are in Annex B of SOP-014.',
    'Požadavky na POCT určuje ISO 15189:2022, příloha D.',
    'Viz příloha F normy ISO 15189:2022.',
    'See Annex E of ISO 15189:2022.',
  ])('%s', (reply) => {
    expect(inReply(reply)).toEqual([reply])
  })

  it.each([
    ['one that is there', 'Platí SOP-014, verze 3.'],
    ['an older one that nobody keeps', 'SOP-014, verze 1, se nedochovala.'],
    ['one to come', 'Schválením vznikne nová SOP-014, verze 4.'],
    ['a proposal', 'Návrh SOP-014 v4 čeká na schválení.'],
    ['a count of chapters', 'SOP-014 v 6 kapitolách popisuje kontroly.'],
    ['a date', 'SOP-014, verze 12. 3. 2026.'],
    ['a denial', 'SOP-014, verze 12, neexistuje.'],
    ['a question', 'Myslíte SOP-014, verzi 12?'],
    ['a version of something else', 'Program analyzátoru KOA-01, verze 12, podle SOP-014.'],
    ['a file, whose versions nobody counts', 'MAN-031, verze 12.'],
    ['an annex of the standard that is there', 'Viz ISO 15189:2022, příloha A.'],
    ['an annex where the index is unsure', 'Viz ISO 22367:2020, příloha M.'],
    ['an annex of another edition', 'Viz ISO 15189:2012, příloha D.'],
    ['an annex of the record', 'SOP-014 a příloha A záznamu se přiloží.'],
    ['a conjunction', 'Podle SOP-014 se příloha a záznam ukládají.'],
  ])('silent on %s', (_, reply) => {
    expect(inReply(reply)).toEqual([])
  })

  it('is silent where the answer made it, or the user or a document names it', () => {
    const next = draft('<h2>1 Účel</h2><p>Text.</p>', { code: 'SOP-014', version: 4 })
    const after = { documents: [...documents, next] }
    expect(find({ replies: ['Změna je v SOP-014 v4.'], after })).toEqual([])
    expect(inReply('Otevřu SOP-014, verzi 12.', 'Najdi SOP-014, verzi 12.')).toEqual([])
  })
})
