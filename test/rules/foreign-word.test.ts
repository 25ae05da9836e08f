import { describe, expect, it } from 'vitest'
import { foreignWord } from '../../src/rules/foreign-word.ts'
import { englishForCzech } from '../../src/rules/foreign-words.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { type AnswerParts, answerWith, draft, inputFor, nonconformity, tools } from './answer-builder.ts'
import { labQms } from './lab-qms.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const suite = { ...labQms, seed: { ...labQms.seed, files: [] } }
const find = (parts: AnswerParts, task: Partial<LoadedCase> = {}) => {
  const input = inputFor(answerWith(parts), task, tools, suite)
  const findings = foreignWord(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}
const inReply = (reply: string, parts: AnswerParts = {}) => find({ replies: [reply], ...parts })

describe('an English word where Czech has its own', () => {
  it.each([
    'Po každé sérii proveďte flush jehly.',
    'Připravila jsem draft instrukce.',
    'V draftu chybí kapitola 6.',
    'Návrh pošlete na review vedoucí laboratoře.',
    'Po reviewu se verze vyhlásí.',
    'Checklist jsem doplnila, v checklistu chybí datum; checklistem se řiďte.',
    'Proveďte update postupu.',
    'Postup jsem updatovala, stačí jej flushnout.',
    'Je třeba dodržet deadline pro nápravné opatření.',
    'Termín je po deadlinu.',
    'Každý sample označte štítkem.',
    'Výsledky jsou v dashboardu přístroje.',
    'Doplňte feedback od obsluhy.',
    'Popište workflow při výpadku.',
    'Přístroj hlásí error, zapište ho.',
    'Zkontrolujte, zda je reagent v pořádku.',
    'Nový user se přihlásí svým jménem.',
    'Přiložte **screenshot** obrazovky přístroje.',
  ])('%s', (reply) => {
    expect(inReply(reply)).toHaveLength(1)
  })

  it('in a document and in a record', () => {
    const text = 'Jehlu propláchněte funkcí flush.'
    expect(find({ after: { documents: [draft(`<p>${text} Dále pracujte běžně.</p>`)] } })).toEqual([text])
    expect(find({ after: { records: [nonconformity({ popis: text })] } })).toEqual([`popis: ${text}`])
  })

  it.each([
    ['careful Czech', 'Postup propláchnutí jehly popisuje kapitola 5, návrh je připraven k přezkoumání.'],
    [
      'accepted terms',
      'Software, screening, monitoring, server, e-mail, online, tým, test, audit, PDF a LIS jsou v pořádku.',
    ],
    ['a name', 'Použijte roztok Koavent Wash a funkci Flush, dále Review Manager.'],
    ['a name after the word', 'Přístroj řídí program flush Control 2, který je přibalen.'],
    ['a quotation', 'Stiskněte tlačítko „flush“ a vyčkejte.'],
    ['a gloss', 'Neshodná práce (nonconforming work, sample rejection) je v článku 7.5.'],
    ['a title of a clause', 'Článek 8.9 má název management review, jak uvádí norma.'],
    ['a phrase', 'Anglický název zní quality of the sample, česky kvalita vzorku.'],
    ['an address', 'Odkaz je www.example.org/review/update a soubor draft.docx je přiložen.'],
    ['code', 'Volba `update` je vypnutá, příkaz je čitelný.'],
    ['a code', 'Řádek sample-01 a pole user_name jsou prázdné.'],
    ['an English sentence', 'Please review the draft before the deadline.'],
    ['a quotation in a block', 'Původní znění:\n\n> Please flush the needle.\n\nČesky je to takto.'],
    [
      'words that only look so',
      'Samplování je proces, procedury a implementace probíhají, reagentu je dost.',
    ],
  ])('silent on %s', (_, reply) => {
    expect(inReply(reply)).toEqual([])
  })

  it('is silent on what the user or the tenant says', () => {
    const reply = 'Připravila jsem draft a checklist k přístroji.'
    expect(inReply(reply, { messages: ['Udělej draft a checklisty.'] })).toEqual([])
    expect(
      inReply(reply, {
        before: { documents: [draft('<p>Draft schvaluje vedoucí, checklist metrolog.</p>')] },
      }),
    ).toEqual([])
    expect(
      inReply(reply, { calls: [{ reads: [{ document: 'MAN-044', text: 'Checklist, draft' }] }] }),
    ).toEqual([])
    expect(find({ replies: [reply] }, { answers: [{ topics: ['co'], text: 'draft a checklist' }] })).toEqual(
      [],
    )
  })

  it('is silent on what stood there before', () => {
    const before = { documents: [draft('<p>Spusťte flush jehly.</p>')] }
    const after = { documents: [draft('<p>Denně spusťte flush jehly.</p>', { version: 2 })] }
    expect(find({ before, after })).toEqual([])
  })

  it('gives each word its own Czech one', () => {
    expect(englishForCzech.size).toBeGreaterThan(200)
    for (const [english, czech] of englishForCzech) expect(czech, english).toMatch(/^\p{Ll}[\p{L} ]+$/u)
  })
})

describe('a Czech word in English', () => {
  const inEnglish = (reply: string, message = '') =>
    find({ replies: [reply], messages: [message] }, { language: 'en' })

  it.each(['I filled in the žádanka today.', 'The vzorek was rejected.', 'See příloha 3 of the procedure.'])(
    '%s',
    (reply) => {
      expect(inEnglish(reply)).toEqual([reply])
    },
  )

  it.each([
    ['plain English', 'I recorded the nonconformity today; the sample was rejected.'],
    ['a quotation', 'The heading is „Příloha“ and the field „neshoda“.'],
    ['a gloss', 'A nonconformity (neshoda) is recorded at once.'],
    ['English words that are Czech too', 'The host had to list the most pole positions.'],
  ])('silent on %s', (_, reply) => {
    expect(inEnglish(reply)).toEqual([])
  })

  it('is silent on what the user says', () => {
    expect(inEnglish('The neshoda is recorded.', 'Record a neshoda.')).toEqual([])
  })
})
