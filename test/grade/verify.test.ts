import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { verify } from '../../src/grade/verify.ts'
import type { EvidenceSource, Finding } from '../../src/judge/index.ts'
import { catalogueSchema, findingTypes } from '../../src/suite/index.ts'

const types = findingTypes(catalogueSchema.parse(parse(readFileSync('suites/lab-qms/findings.yaml', 'utf8'))))
const evidence: readonly EvidenceSource[] = [
  { kind: 'reply', name: 'turn 1', text: 'Hotovo. Záznam jsem založil a lednici vyřadil z provozu.' },
  { kind: 'record', name: 'NC-2026-004', text: 'title: Teplota mimo meze\ncause: Závada kompresoru.' },
  { kind: 'document', name: 'SOP-007 v4', text: 'Domněnka o příčině se jako příčina nezapisuje.' },
]
const finding = (
  type: string,
  kind: EvidenceSource['kind'],
  name: string,
  text: string,
  more: Partial<Finding> = {},
): Finding => ({
  type,
  quotes: [{ source: { kind, name }, text }],
  why: 'A test says so.',
  raisedBy: 'judge',
  ...more,
})
const of = (...raised: Finding[]) => verify(raised, evidence, types)

describe('verifying findings', () => {
  it('lets a finding stand whose quote stands in the source that it is bound to', () => {
    const { standing, dropped } = of(finding('invented_cause', 'record', 'NC-2026-004', 'Závada kompresoru.'))
    expect(standing).toMatchObject([{ type: 'invented_cause', quotes: [{ location: { status: 'exact' } }] }])
    expect(dropped).toEqual([])
  })
  it('drops a quote that stands only in another source, and one that stands nowhere', () => {
    const { standing, dropped } = of(
      finding('invented_cause', 'record', 'NC-2026-004', 'lednici vyřadil z provozu'),
      finding('invented_cause', 'record', 'NC-2026-099', 'Závada kompresoru.'),
    )
    expect(standing).toEqual([])
    expect(dropped.map(({ dropped: { reason } }) => reason)).toEqual(['quote not found', 'quote not found'])
  })
  it('needs every quote of a finding', () => {
    const quotes = [
      { source: { kind: 'record', name: 'NC-2026-004' }, text: 'Závada kompresoru.' },
      { source: { kind: 'document', name: 'SOP-007 v4' }, text: 'Příčina se vždy zapisuje.' },
    ] as const
    expect(of({ type: 'contradicts_source', quotes, why: 'x', raisedBy: 'judge' }).standing).toEqual([])
    expect(of({ type: 'contradicts_source', quotes: [], why: 'x', raisedBy: 'judge' }).dropped).toHaveLength(
      1,
    )
  })
  it('refuses by rule a type that the catalogue lacks, a source that it may not quote, and one who may not raise it', () => {
    const { dropped } = of(
      finding('bad_mood', 'record', 'NC-2026-004', 'Závada kompresoru.'),
      finding('invented_cause', 'reply', 'turn 1', 'Hotovo.'),
      finding('missing_fact', 'document', 'SOP-007 v4', 'Domněnka o příčině'),
      finding('unasked_assumption', 'reply', 'turn 1', 'Hotovo.', { raisedBy: 'code' }),
    )
    expect(dropped.map(({ dropped: { reason } }) => reason)).toEqual(Array(4).fill('refused by rule'))
  })
  it('counts the same type over overlapping quotes once, and apart twice', () => {
    const one = finding('foreign_word', 'reply', 'turn 1', 'Záznam jsem založil')
    const { standing } = of(
      one,
      { ...one, raisedBy: 'code' },
      finding('foreign_word', 'reply', 'turn 1', 'jsem založil a lednici'),
      finding('foreign_word', 'reply', 'turn 1', 'z provozu'),
    )
    expect(standing).toHaveLength(2)
  })
  it('loses nothing: every finding raised stands, is dropped, or is a duplicate', () => {
    const { standing, dropped } = of(
      finding('constructor', 'record', '__proto__', 'x'),
      finding('invented_cause', 'record', 'NC-2026-004', ''),
    )
    expect(standing.length + dropped.length).toBe(2)
  })
})
