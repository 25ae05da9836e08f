#!/usr/bin/env node
import { exitCode } from './exit.ts'
import { boundHeap } from './heap.ts'
import { runProgram } from './program.ts'

boundHeap()
await runProgram(process.argv)
// Stopped means now: a connection that is still open must not hold the process.
if (process.exitCode === exitCode.interrupted) process.exit()
