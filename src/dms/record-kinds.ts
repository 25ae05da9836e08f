import type { RecordKind } from '../app/index.ts'

/** What records of one kind hold. All values are plain text. */
export interface RecordForm {
  /** The first letters of its ids: `NC` in `NC-2026-004`. */
  readonly series: string
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** The values that a field may have, where they are few. */
  readonly choices: Readonly<Record<string, readonly string[]>>
}

const status = ['open', 'closed']

export const recordForms: Readonly<Record<RecordKind, RecordForm>> = {
  nonconformity: {
    series: 'NC',
    required: ['title', 'description', 'detectedOn'],
    optional: [
      'detectedBy',
      'place',
      'immediateAction',
      'cause',
      'correctiveAction',
      'severity',
      'affectedResults',
      'responsible',
      'dueDate',
      'status',
    ],
    choices: { status, severity: ['minor', 'major', 'critical'] },
  },
  'corrective-action': {
    series: 'CA',
    required: ['title', 'action'],
    optional: ['nonconformity', 'responsible', 'dueDate', 'effectivenessCheck', 'cause', 'status'],
    choices: { status },
  },
  risk: {
    series: 'RI',
    required: ['title', 'hazard'],
    optional: ['harm', 'probability', 'severity', 'control', 'residualRisk', 'owner', 'status'],
    choices: { status },
  },
  complaint: {
    series: 'CO',
    required: ['title', 'description', 'receivedOn'],
    optional: ['complainant', 'channel', 'immediateAction', 'cause', 'resolution', 'responsible', 'status'],
    choices: { status },
  },
  'audit-finding': {
    series: 'AF',
    required: ['title', 'description', 'clause'],
    optional: ['severity', 'auditor', 'dueDate', 'responsible', 'status'],
    choices: { status },
  },
}

/** The fields of a kind, the required ones first. */
export const fieldNames = ({ required, optional }: RecordForm): readonly string[] => [
  ...required,
  ...optional,
]
