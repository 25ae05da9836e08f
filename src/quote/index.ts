export { type Folded, fold } from './fold.ts'
export { type Location, locate, type Nearest, type Span } from './locate.ts'
