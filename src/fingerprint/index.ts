import type { Suite } from '../suite/index.ts'
import { codeParts } from './code-parts.ts'
import { type Fingerprint, fingerprintOf } from './part.ts'
import { suiteParts } from './suite-parts.ts'

export { packageRoot } from './code-parts.ts'
export * from './part.ts'
export { suiteParts } from './suite-parts.ts'

/** The fingerprint of a suite under a judge, with the code that is here now. The same on every machine, line end and path. */
export const suiteFingerprint = async (suite: Suite, judge: string): Promise<Fingerprint> =>
  fingerprintOf([...suiteParts(suite, judge), ...(await codeParts(judge))])
