import { z } from 'zod'
import type { Read, ToolSpec } from '../app/index.ts'
import { argumentFaults } from './argument-faults.ts'
import { Refusal } from './refusal.ts'
import type { Shelf } from './shelf.ts'

/** What a tool came to: the text for the model, and the shelf where it changed. */
export interface Done {
  readonly content: string
  readonly reads?: readonly Read[]
  readonly wrote?: readonly string[]
  readonly shelf?: Shelf
}

/** A tool: what the model is told of it, and a pure function of what the tenant holds. */
export interface Tool {
  readonly spec: ToolSpec
  /** @throws {Refusal} when the arguments are wrong or name nothing that is there */
  run(shelf: Shelf, args: unknown): Done
}

interface Declaration<Shape extends z.ZodRawShape> {
  readonly name: string
  readonly description: string
  readonly effect: ToolSpec['effect']
  readonly args: Shape
  readonly run: (shelf: Shelf, args: z.infer<z.ZodObject<Shape>>) => Done
}

/** The arguments as a plain object of their own; nothing given for an optional argument may also be said as null. */
const givenArguments = (tool: string, args: unknown): Readonly<Record<string, unknown>> => {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    throw new Refusal(
      `${tool} takes one JSON object with its arguments by name, such as {"name": "value"}. Nothing was done.`,
    )
  }
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}

/** Declares a tool once: the schema that checks its arguments is the one that the model is shown. */
export const defineTool = <const Shape extends z.ZodRawShape>(declared: Declaration<Shape>): Tool => {
  const schema = z.strictObject(declared.args)
  const { $schema, ...parameters } = z.toJSONSchema(schema)
  const properties = parameters.properties ?? {}
  const descriptions = Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [
      key,
      typeof property === 'object' ? property.description : undefined,
    ]),
  )
  const { name, description, effect } = declared
  return {
    spec: { name, description, effect, parameters },
    run(shelf, args) {
      const given = givenArguments(name, args)
      const parsed = schema.safeParse(given)
      if (parsed.success) return declared.run(shelf, parsed.data as z.infer<z.ZodObject<Shape>>)
      const faults = argumentFaults(parsed.error.issues, given, descriptions)
      throw new Refusal(
        `The arguments of ${name} are wrong; nothing was done.\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
      )
    },
  }
}
