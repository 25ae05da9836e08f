/** What came of one attempt at a provider. */
export type Attempted =
  /** `tokens`: input and output together, where the provider counted them. */
  | { readonly outcome: 'done'; readonly tokens?: number }
  /** The provider takes no more calls for now. `waitMs`: how long it asks to wait, where it says. */
  | { readonly outcome: 'rate limited'; readonly waitMs?: number }
  | { readonly outcome: 'failed' }

/** Where the calls to one provider wait for their turn. */
export interface ProviderGate {
  /**
   * Waits until a call may go out. Gives what must be called once, when the call has ended.
   * @throws the signal's reason when it ends first
   */
  enter(signal: AbortSignal): Promise<(attempted: Attempted) => void>
}
