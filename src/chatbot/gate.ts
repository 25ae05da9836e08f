/** What came of one attempt at a provider. */
export type Attempted =
  /** `tokens`: input and output together, where the provider counted them. */
  | { readonly outcome: 'done'; readonly tokens?: number }
  /** The provider takes no more calls for now. `waitMs`: how long it asks to wait, where it says. */
  | { readonly outcome: 'rate limited'; readonly waitMs?: number }
  | { readonly outcome: 'failed' }

/** The provider asked for a pause that is longer than a call is waited for. */
export class LongPause extends Error {
  override readonly name = 'LongPause'
  /** @param waitMs what is left of it */
  constructor(readonly waitMs: number) {
    super('The provider asked for a long pause')
  }
}

/** Where the calls to one provider wait for their turn. */
export interface ProviderGate {
  /**
   * Waits until a call may go out. Gives what must be called once, when the call has ended.
   * @throws {LongPause} where the provider asked for a pause that no call waits out
   * @throws the signal's reason when it ends first
   */
  enter(signal: AbortSignal): Promise<(attempted: Attempted) => void>
}
