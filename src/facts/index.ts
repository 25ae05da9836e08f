/** All of the room. Who looks facts up and reads no fact table starts quicker with `engine.ts`, which loads no schema library. */
export * from './engine.ts'
export { factTableSchema } from './fact-table.ts'
