/** What came of one attempt at a provider. */
export type Attempted =
  /** `tokens`: input and output together, where the provider counted them. */
  | { readonly outcome: 'done'; readonly tokens?: number }
  /** The provider takes no more calls for now. `waitMs`: how long it asks to wait, where it says. */
  | { readonly outcome: 'rate limited'; readonly waitMs?: number }
  /** The provider answered, but with nothing that is of use: this call is at fault, or its response was. */
  | { readonly outcome: 'failed' }
  /** The provider cannot be reached, does not answer, or answers that it cannot (5xx). */
  | { readonly outcome: 'down'; readonly why: string; readonly waitMs?: number }
  /** It was given up before it ended, and tells nothing. */
  | { readonly outcome: 'broken off' }

/** The gate lets a call through no more in its time. Its message says of the provider why, as `asks to wait 120 minutes`. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway'
}

/**
 * What must be called once, when an attempt has ended. `provider down`: it is the provider's outage and not the call's
 * failure; the call goes back to the gate, and is let through when the provider answers again.
 */
export type LeaveGate = (attempted: Attempted) => 'provider down' | undefined

/** Where the calls to one provider wait for their turn. */
export interface ProviderGate {
  /**
   * Waits until an attempt may go out.
   * @param call the same for all attempts at one call
   * @throws {TurnedAway} where the provider asked for a pause that no call waits out, or is given up
   * @throws the signal's reason when it ends first
   */
  enter(signal: AbortSignal, call?: object): Promise<LeaveGate>
}
