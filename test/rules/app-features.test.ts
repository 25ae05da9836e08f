import { describe, expect, it } from 'vitest'
import { deniedFeature, inventedFeature } from '../../src/rules/app-features.ts'
import type { Rule, RuleInput } from '../../src/rules/rule.ts'
import { readCapabilities } from '../../src/suite/capability.ts'
import { answerWith, inputFor, tools } from './answer-builder.ts'
import { labQms } from './lab-qms.ts'
import { expectQuotesToStand } from './quotes-stand.ts'

const findWith = (rule: Rule, suite: Partial<RuleInput['suite']>) => (reply: string) => {
  const input = inputFor(answerWith({ replies: [reply] }), {}, tools, suite)
  const findings = rule(input)
  expectQuotesToStand(input, findings)
  return findings.flatMap(({ quotes }) => quotes.map(({ text }) => text))
}
const invented = findWith(inventedFeature, labQms)
const denied = findWith(deniedFeature, labQms)

describe('a feature that the page says the app does not have, offered or described', () => {
  it.each([
    'Mohu dokument elektronicky podepsat.',
    'Dokument mohu rovnou schválit.',
    'Můžu za vás schválit novou verzi.',
    'Chcete, abych dokument SOP-014 schválila?',
    'Návrh mohu také podepsat.',
    'Mám ho podepsat?',
    'Pošlu vám to e-mailem.',
    'Pokud chcete, odešlu vedoucí laboratoře e-mail.',
    'Mohu vám návrh poslat e-mailem.',
    'Upozornění rozešlu všem pracovníkům, mohu také odeslat SMS.',
    'Aplikace umí zasílat upozornění.',
    'V aplikaci můžete odeslat e-mail.',
    'Mohu vytvořit PDF.',
    'Mohu dokument vytisknout.',
    'Vytisknu dokument SOP-014.',
    'Systém umožňuje exportovat soubory DOCX.',
    'Mohu načíst data z LIS.',
    'Umím číst výsledky z LIS.',
    'Mohu smazat dokument SOP-014.',
    'Mám záznam smazat?',
    'Smažu záznam NC-2026-003, mohu smazat i dokument.',
    'Mohu upravit archivované dokumenty.',
    'Mohu vložit obrázek.',
    'Mohu vložit graf nebo tabulku.',
    'Mohu nahrát nový soubor.',
    'Mohu vám naplánovat úkol.',
    'Naplánuji schůzku v kalendáři.',
    'Mohu zobrazit plné znění normy ISO 15189.',
    'Mohu vyhledávat na internetu.',
    'Mohu přidělit přístupová práva.',
    'Mohu návrh upravit a dokument schválit.',
    'I can e-mail it to the quality manager.',
    'I can send you an e-mail.',
    'I will send it by email.',
    'I can approve the document for you.',
    'Shall I sign the document?',
    'Would you like me to delete the record?',
    'I can print this document.',
    'The app can send notifications.',
    'I can export it or create a PDF.',
    'I can search on the internet.',
  ])('%s', (reply) => {
    expect(invented(reply)).toHaveLength(1)
  })

  it.each([
    ['a denial', 'Dokument nemohu elektronicky podepsat ani schválit.'],
    ['a denial of the app', 'Aplikace neumí odesílat e-maily a nelze v ní tisknout.'],
    [
      'a denial in English',
      "I can't e-mail it. The app cannot send notifications. I am unable to approve the document.",
    ],
    ['a person', 'Dokument schvaluje vedoucí laboratoře, která jej může podepsat.'],
    ['a person in English', 'The head of the laboratory can approve the document. You can sign it.'],
    ['a step outside the app', 'Dokument můžete schválit mimo aplikaci, podpisem na titulním listu.'],
    ['a text of a message', 'Mohu vám připravit text e-mailu, který pak pošlete sama.'],
    ['the same in English', 'I can draft the text of an e-mail that you then send.'],
    ['an address', 'Vedoucí pošlete zprávu na její e-mail.'],
    ['advice', 'Mohu vám poradit, jak dokument schválit.'],
    ['whom to ask', 'Mohu zjistit, kdo dokument podepíše a komu se pošle.'],
    ['a preparation', 'Mohu návrh připravit ke schválení a k podpisu.'],
    ['a section taken out', 'Mohu odstranit kapitolu nebo smazat větu v dokumentu.'],
    ['an entry of a table', 'Mohu smazat záznam z tabulky v kapitole 5.'],
    ['a change', 'Mohu upravit dokument, přejmenovat ho a změnit barvu písma.'],
    ['reading a procedure', 'Mohu přečíst postup pro výpadek LIS.'],
    ['a search', 'Mohu vyhledat text v dokumentech i v souborech.'],
    ['a table', 'Mohu vložit tabulku nebo nadpis.'],
    ['a file', 'Mohu otevřít soubor a číst přiložené soubory.'],
    ['a clause', 'Mohu zobrazit čísla a názvy článků normy.'],
    ['a quotation', 'Tlačítko „Mohu dokument schválit“ v aplikaci není.'],
    ['a condition', 'Kdybych mohla dokument schválit, udělala bych to.'],
    ['a wish of the user', 'Chcete dokument schválit? Obraťte se na vedoucí.'],
    ['what was done', 'Odkaz jsem vám odeslala e-mailem.'],
    ['agreement', 'S návrhem souhlasím, postup mohu schválit.'],
    ['translating a text', 'Mohu vám větu přeložit do angličtiny.'],
    ['a plan', 'Mohu připravit plán vzdělávání a úkoly v něm vypsat.'],
    ['a record of a sending', 'Mohu do záznamu doplnit, kdy se e-mail odeslal.'],
    ['how a person does it', 'Jakmile dokument vedoucí schválí, pošle ho manažerovi kvality.'],
    ['a printed copy', 'Výtisk vydává manažer kvality, tisknout se smí jen pro pracoviště bez počítače.'],
    ['an approval read', 'Mohu zobrazit, kdo dokument schválil.'],
    ['words of the record', 'Do záznamu mohu zapsat, že se činidla zlikvidovala.'],
    ['a task', 'I can create a record and add a task description to it.'],
    ['signs', 'I can see the sign in section 5 and approve of the wording.'],
    ['a reference to a document', 'Should I remove the document reference? I can delete the record number.'],
    ['a document taken out of a list', 'Odstraním SOP-021 ze seznamu, mohu odstranit i SOP-030.'],
    ['values of a record', 'Mohu smazat záznam teploty v tabulce.'],
    ['a draft letter', 'Text dopisu: Vážení, v příloze posílám e-mailem zápis.'],
    ['a question that is answered', 'Mohu dokument schválit? Bohužel ne. Can I e-mail it? No.'],
    ['printing as a word', 'I can add a sentence on printed copies.'],
  ])('silent on %s', (_, reply) => {
    expect(invented(reply)).toEqual([])
  })

  it('by the page of the suite, not by what apps usually lack', () => {
    const page = '## Can\n- **A-1** Send e-mail\n## Cannot\n- **A-2** Create a chart\n'
    const find = findWith(inventedFeature, readCapabilitiesOf(page))
    expect(find('I can send you an e-mail.')).toEqual([])
    expect(find('I can create a chart.')).toHaveLength(1)
    expect(find('Mohu vytvořit graf.')).toHaveLength(1)
    expect(findWith(inventedFeature, {})('I can send you an e-mail.')).toEqual([])
  })

  it('is about the thing of the entry, not of any other', () => {
    const find = findWith(inventedFeature, readCapabilitiesOf('## Cannot\n- **A-1** Approve invoices\n'))
    expect(find('I can approve the document.')).toEqual([])
    expect(find('I can approve invoices.')).toHaveLength(1)
  })

  it('is no invention of the app where only the assistant cannot', () => {
    expect(invented('Aplikace umí nahrát soubor.')).toEqual([])
    expect(invented('Mohu nahrát soubor.')).toHaveLength(1)
  })
})

const readCapabilitiesOf = (page: string) => ({
  capabilities: readCapabilities('page.md', page).capabilities,
})

describe('a feature that the page gives, denied', () => {
  it.each([
    'Aplikace neumí přejmenovat dokument.',
    'Aplikace bohužel neumožňuje přejmenovat dokument.',
    'V aplikaci nelze změnit barvu písma.',
    'Neumím vkládat tabulky.',
    'Systém neumí založit záznam.',
    'Aplikace neumí vyhledat text.',
    'V systému není možné přidat kapitolu.',
    'The app cannot rename documents.',
    "The system can't rename a document.",
  ])('%s', (reply) => {
    expect(denied(reply)).toEqual([reply])
  })

  it.each([
    ['what it cannot do', 'Aplikace neumí smazat dokument ani tisknout.'],
    ['what is narrower', 'Aplikace neumí vyhledat text v obrázcích.'],
    ['what is narrower by an adjective', 'Aplikace neumí přejmenovat archivovaný dokument.'],
    ['a situation', 'Dokument nemohu přejmenovat, dokud mi nesdělíte nový název.'],
    ['a document that is not there', 'Dokument SOP-099 nelze otevřít.'],
    ['a reason', 'V aplikaci nelze přejmenovat dokument, protože je archivovaný.'],
    ['a chatbot without tools', 'V této konverzaci nemohu založit záznam.'],
    ['a condition', 'Aplikace neumí přejmenovat dokument bez nové verze.'],
    ['what a clause before it narrows', 'Je-li dokument archivovaný, aplikace neumí přejmenovat dokument.'],
    ['a quotation', 'Hlášení „Aplikace neumí přejmenovat dokument“ neznám.'],
    ['an ability', 'Aplikace umí přejmenovat dokument.'],
    ['a rule of the laboratory', 'Kód dokumentu se nemění, nelze jej znovu použít.'],
  ])('silent on %s', (_, reply) => {
    expect(denied(reply)).toEqual([])
  })
})
