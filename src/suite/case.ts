import type { ColourName } from '../richtext/index.ts'
import type { Script } from './script.ts'

/**
 * A check as a case carries it. What it examines belongs to `check/`, which makes these
 * with `hard()` and `diagnostic()` and is the only one that looks inside.
 */
export interface CaseCheck {
  readonly severity: 'hard' | 'diagnostic'
  /** Says in words what holds when it passes. */
  readonly name: string
}

/** What the user's side answers when a chatbot asks about one of the topics. */
export interface PreparedAnswer {
  /**
   * Beginnings of words, in any letter case: a topic fits when each of its words begins a word of the question.
   * `'kdo zjistil'` fits „Kdo to zjistil?“; `'šarž'` fits every case form of „šarže“.
   */
  readonly topics: readonly string[]
  readonly text: string
}

/** What an answer may use. A case that says nothing takes the suite's. */
export interface Limits {
  /** Rounds of tool calls in one answer; the app's own cap. */
  readonly toolRounds: number
  readonly wallTimeMs: number
  /** Tokens of one request, where the bench should stop before the provider does. */
  readonly contextTokens?: number
  readonly costUsd?: number
}

/** What an answer should get by with. Passing it is a diagnostic and costs no point. */
export interface Budget {
  readonly toolCalls?: number
  readonly outputTokens?: number
}

/** A tool call that fails: the n-th of that tool in an answer is refused, whatever it asks for, and changes nothing. */
export interface ToolFault {
  readonly tool: string
  /** Counts from 1. */
  readonly call: number
  /** What the model is told. */
  readonly says: string
}

/** The form that a case asks for. Sections are named by number or heading, in whatever document was written. */
export interface Form {
  /** Sections that must hold a table. */
  readonly tables?: readonly string[]
  /** Sections that must hold a numbered list. */
  readonly numbered?: readonly string[]
  /** Headings that a written document must have in this order; one that it lacks is no matter of form. */
  readonly headings?: readonly string[]
  /** Passages that must look so wherever they stand in what was written. */
  readonly looks?: readonly {
    readonly text: string
    readonly colour: ColourName
    readonly as: 'text' | 'highlight'
  }[]
  /** Words of the last reply at most. */
  readonly mostWords?: number
  /** The language of all that was written or, where nothing was, of the last reply. */
  readonly language?: 'cs' | 'en'
}

/** One task. */
export interface Case {
  /** `CB` and two digits. */
  readonly id: string
  readonly title: string
  /** What the case shows about a chatbot, in one sentence. */
  readonly purpose: string
  readonly kind: 'ask' | 'find' | 'edit' | 'rewrite' | 'write' | 'record' | 'limits'
  readonly language: 'cs' | 'en'
  /** Whether the chatbot gets the app's tools. True when absent. */
  readonly tools?: boolean
  /** Codes of the tenant documents that the task needs; `lint` reports a document that no case needs. */
  readonly documents: readonly string[]
  readonly prompt: string
  readonly followUps?: readonly string[]
  readonly answers?: readonly PreparedAnswer[]
  /** What the user says to a question that nothing was prepared for. The suite's when absent. */
  readonly stockReply?: string
  readonly limits?: Partial<Limits>
  readonly budget?: Budget
  /** Tool calls that fail half-way. */
  readonly toolFaults?: readonly ToolFault[]
  /** The code of a document that may be used as a layout template and whose content must not carry over. */
  readonly layoutTemplate?: string
  /** Names of the template's subject that would betray a carry-over. */
  readonly templateSubjects?: readonly string[]
  /**
   * What of the tenant the task lets change: a document (`SOP-014`), a section of one (`SOP-014#5`), a kind of record
   * (`nonconformity`). A document made anew changes nothing that was there.
   */
  readonly mayChange?: readonly string[]
  readonly form?: Form
  readonly checks: readonly CaseCheck[]
  readonly scripts: readonly Script[]
}

/** Stands in a fact table in place of a document, for a fact that the user's side tells. */
export const userSource = 'user'

/** All that the user's side of a case may say: the prompt, the follow-ups, the prepared answers. */
export const userTexts = ({ prompt, followUps = [], answers = [] }: Case): readonly string[] => [
  prompt,
  ...followUps,
  ...answers.map(({ text }) => text),
]

/** Declares a case. It only gives the value its type; the loader checks the rest. */
export const defineCase = (declared: Case): Case => declared
