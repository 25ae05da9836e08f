import type { Tenant } from '../app/index.ts'
import type { ToolFault } from '../suite/case.ts'

/**
 * A tenant some of whose tool calls fail, counted by tool from when it was opened. A call that fails never reaches the
 * tenant: it is refused with what the fault says, and has changed nothing.
 */
export const withToolFaults = (tenant: Tenant, faults: readonly ToolFault[] = []): Tenant => {
  if (faults.length === 0) return tenant
  const calls = new Map<string, number>()
  return {
    call: (tool, args) => {
      const call = (calls.get(tool) ?? 0) + 1
      calls.set(tool, call)
      const fault = faults.find((each) => each.tool === tool && each.call === call)
      return fault
        ? Promise.resolve({ outcome: 'refused', content: fault.says, reads: [], wrote: [] })
        : tenant.call(tool, args)
    },
    state: () => tenant.state(),
    close: () => tenant.close(),
  }
}
