import { createHash } from 'node:crypto'

/** The id of a source on the page of its answer. Its name is somebody else's, so it is not in it. */
export const sourceAnchor = (kind: 'record' | 'read' | 'before', name: string): string =>
  `${kind}-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`
