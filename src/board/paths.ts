import type { Case } from '../suite/index.ts'
import { slugOf } from './data/slug.ts'

/** Which cases count: all where nothing is named. */
export interface Selection {
  readonly language?: 'cs' | 'en'
  readonly kind?: Case['kind']
}

/** A page of the board. */
export type PageRequest =
  | { readonly page: 'cases' | 'compare' | 'scoring' | 'trust' | 'live' }
  /** The first part of the matrix is number 1; the first one where none is named. */
  | { readonly page: 'matrix'; readonly part?: number }
  | ({ readonly page: 'models' } & Selection)
  | { readonly page: 'case'; readonly caseId: string }
  | { readonly page: 'answer'; readonly answer: string }
  | { readonly page: 'pair'; readonly a: string; readonly b: string }

const plain = /^[A-Za-z0-9]{1,64}$/

/** The part of an answer's page that names it: its id where that is safe in a path, as those of this bench are. */
export const answerName = (id: string): string => (plain.test(id) ? id : slugOf(id))

/** Where a page lies, live and static alike, from the board's root. */
export const pathOf = (request: PageRequest): string => {
  switch (request.page) {
    case 'models': {
      const { language, kind } = request
      return language || kind ? `models-${language ?? 'all'}-${kind ?? 'all'}.html` : 'index.html'
    }
    case 'matrix':
      return (request.part ?? 1) === 1 ? 'matrix.html' : `matrix-${request.part}.html`
    case 'case':
      return `case/${request.caseId}.html`
    case 'answer':
      return `answer/${answerName(request.answer)}.html`
    case 'pair':
      return `compare/${request.a}/${request.b}.html`
    default:
      return `${request.page}.html`
  }
}

/** The page that lies at a path; undefined where none can. Whether the board has it is not looked at. */
export const requestAt = (path: string): PageRequest | undefined => {
  if (path === '' || path === 'index.html') return { page: 'models' }
  const [, language, kind] =
    /^models-(all|cs|en)-(all|ask|find|edit|rewrite|write|record|limits)\.html$/.exec(path) ?? []
  if (language && kind) {
    return {
      page: 'models',
      ...(language === 'all' ? {} : { language: language as 'cs' }),
      ...(kind === 'all' ? {} : { kind: kind as 'ask' }),
    }
  }
  const [matrix, part] = /^matrix(?:-([2-9]|[1-9]\d{1,3}))?\.html$/.exec(path) ?? []
  if (matrix) return { page: 'matrix', ...(part ? { part: Number(part) } : {}) }
  const [, page] = /^(cases|compare|scoring|trust|live)\.html$/.exec(path) ?? []
  if (page) return { page: page as 'cases' }
  const [, caseId] = /^case\/([A-Za-z0-9]{1,64})\.html$/.exec(path) ?? []
  if (caseId) return { page: 'case', caseId }
  const [, answer] = /^answer\/([A-Za-z0-9-]{1,80})\.html$/.exec(path) ?? []
  if (answer) return { page: 'answer', answer }
  const [, a, b] = /^compare\/([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})\.html$/.exec(path) ?? []
  return a && b ? { page: 'pair', a, b } : undefined
}

/** From a page back to the board's root: what a link of it begins with. */
export const rootFrom = (path: string): string => '../'.repeat(path.split('/').length - 1)
