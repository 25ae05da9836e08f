export { type Folded, fold } from './fold.ts'
export { type Location, locate, locateAll, type Span } from './locate.ts'
export type { Nearest } from './nearest/nearest.ts'
