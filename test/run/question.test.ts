import { describe, expect, it } from 'vitest'
import { askingText } from '../../src/run/question.ts'

const asks = [
  'Kdo odchylku zjistil?',
  'Rozumím. Prosím o doplnění těchto údajů:\n1. datum zjištění\n2. kdo odchylku zjistil\n\nPotom záznam založím.',
  'Pro založení záznamu potřebuji vědět, v kolik hodin teplota klesla.',
  'Upřesněte prosím, o kterou lednici jde.',
  'Which analyser do you mean?',
  'Before I go on, please confirm the following:\n- the lot number\n- the date',
  'Mám instrukci založit jako návrh? **Nebo ji jen vypsat?**',
]
const asksNothing = [
  'Hotovo. Mohu vám ještě s něčím pomoci?',
  'Záznam je založen. Přejete si ještě něco?',
  'Done. Is there anything else I can do?',
  'V dokumentu stojí „Je vzorek hemolytický?“ a odpověď je v oddílu 4.',
  '> Kdo odchylku zjistil?\n\nNa to dokument odpovídá v oddílu 2.',
  '```\nSELECT ? FROM t\n```',
  '| Co | Umí? |\n|---|---|\n| upozornění | ne |',
  'Článek 7.5 se jmenuje Nonconforming work.',
  '',
]

describe('whether a reply asks', () => {
  it.each(asks)('asks: %s', (reply) => expect(askingText(reply)).toBeDefined())
  it.each(asksNothing)('asks nothing: %s', (reply) => expect(askingText(reply)).toBeUndefined())

  it('takes the items of a list that a request opens, and no more', () => {
    const asked = askingText('Prosím o doplnění:\n- číslo šarže\n- datum\n\nPoznámka: lednice je v pořádku.')
    expect(asked).toContain('číslo šarže')
    expect(asked).not.toContain('lednice')
  })
  it('takes the rows of a table that a request opens', () => {
    const asked = askingText('Prosím o doplnění:\n| Údaj | Hodnota? |\n|---|---|\n| číslo šarže | |')
    expect(asked).toContain('číslo šarže')
  })
  it('is safe on hostile text', () => {
    expect(askingText('?'.repeat(200_000))).toBeDefined()
    expect(askingText('„'.repeat(200_000))).toBeUndefined()
    expect(askingText('\ud800 proč?')).toBeDefined()
    expect(askingText(`Řekl „${'slovo '.repeat(1_700_000)}`)).toBeUndefined()
  })
})
