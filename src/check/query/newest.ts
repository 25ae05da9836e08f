import type { DocumentState } from '../../app/index.ts'

/** The newest of some versions of one document. */
export const newest = (versions: readonly DocumentState[]): DocumentState | undefined =>
  versions.reduce<DocumentState | undefined>(
    (best, each) => (best && best.version >= each.version ? best : each),
    undefined,
  )

/** The newest version of every document, in the order in which their codes first stand. */
export const newestOfEach = (documents: readonly DocumentState[]): readonly DocumentState[] => {
  const byCode = new Map<string, DocumentState>()
  for (const document of documents) {
    const known = byCode.get(document.code)
    if (!known || known.version < document.version) byCode.set(document.code, document)
  }
  return [...byCode.values()]
}
