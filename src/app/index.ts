export * from './app.ts'
export * from './state.ts'
