import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findByRules } from '../../src/rules/index.ts'
import { readDocumentFile } from '../../src/suite/document-file.ts'
import type { LoadedCase } from '../../src/suite/suite.ts'
import { answerWith, inputFor } from './answer-builder.ts'

const folder = new URL('../../suites/lab-qms/documents/', import.meta.url)
const documents = readdirSync(folder).flatMap((file) => {
  const document = readDocumentFile(file, readFileSync(new URL(file, folder), 'utf8'))
  return 'html' in document ? [document] : []
})

describe('careful work has no finding', () => {
  it.each(documents.map((document) => [document.code, document] as const))(
    '%s, as if it had just been written',
    (_, document) => {
      expect(
        findByRules(
          inputFor(answerWith({ messages: [document.html], after: { documents: [document] } }), {
            kind: 'write',
          }),
        ),
      ).toEqual([])
    },
  )

  it.each<[LoadedCase['kind'], string]>([
    [
      'record',
      `Rozumím, k založení neshody mi chybí dva údaje:

1. Kdo teplotu zjistil a v kolik hodin?
2. Byly vzorky mezitím přesunuty?

Z popisu zatím vyplývá: chladnička CHL-02 ukázala v 6.40 hodin 12,4 °C, záznam teploty za noc chybí. **Záznam založím, jakmile údaje doplníte.**`,
    ],
    [
      'record',
      `Prošla jsem SOP-007, kapitolu 5.3. Neshoda se podle ní zapisuje do 24 hodin a vedoucí laboratoře rozhodne o závažnosti. Příčinu jsem nechala nevyplněnou, protože ji nikdo nezjistil.

Mám záznam vytvořit s tím, co víme?`,
    ],
    [
      'ask',
      `Požadavek najdete v ISO 15189:2022, článku 7.5 (Neshodná práce). Laboratoř musí mít postup pro případ, že práce neodpovídá jejím vlastním postupům. Záznamy byly dříve popsány v článku 4.9 vydání z roku 2012.

| Článek | O čem je |
|---|---|
| 7.5 | neshodná práce |
| 8.7 | neshody a nápravná opatření |`,
    ],
    [
      'edit',
      `V SOP-021 jsem našla 23 výskytů názvu Talvion K5 a čtyři výskyty podavače Talvion K50, kterých se změna netýká. Koncept dosud není vytvořen.

Chcete, abych název změnila i v katalogových číslech? Ta začínají znaky TK5 bez ohledu na přístroj.`,
    ],
    [
      'rewrite',
      `Oddíl 6 navrhuji přepsat takto:

> Kontrolu změřte každé ráno. Vyhoví-li, pracujte dál.

Upozornění o karuselu jsem ponechala beze změny. Do dokumentu to vložím po vašem souhlasu.`,
    ],
    [
      'edit',
      `I read SOP-021 and found the name in 23 places. Nothing has been changed yet: the catalogue numbers (TK5-…) also contain it.

Should I leave those as they are? Once you confirm, I will create a draft and rename the rest.`,
    ],
    [
      'write',
      `K napsání instrukce mi chybí evidenční číslo přístroje. V manuálu MAN-031 jsem prošel kapitoly 3 až 9; šablona PP-011 určuje členění. Instrukci vytvořím, jakmile číslo sdělíte.`,
    ],
  ])('a reply in a case of kind %s: %s', (kind, reply) => {
    expect(findByRules(inputFor(answerWith({ replies: [reply] }), { kind }))).toEqual([])
  })
})
