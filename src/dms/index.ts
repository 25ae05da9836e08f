export { type DmsOptions, dms } from './dms.ts'
