/** What is known of a failed delivery besides its reason. */
export interface FailureFacts {
  /** Trying again would fail the same way; somebody has to correct something first. */
  isFinal?: boolean;
  /** The receiver asked not to be tried again before so many ms have passed. */
  retryAfterMs?: number | undefined;
}

/** A delivery failed for a reason that can be shown: without personal data, in a few words. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly isFinal: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly reason: string,
    { isFinal = false, retryAfterMs }: FailureFacts = {},
  ) {
    super(reason);
    this.isFinal = isFinal;
    this.retryAfterMs = retryAfterMs;
  }
}
