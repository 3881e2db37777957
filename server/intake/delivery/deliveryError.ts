/** What is known of a failed delivery besides its reason. */
export interface FailureFacts {
  /** Trying again would fail the same way; somebody has to correct something first. */
  isFinal?: boolean;
  /** The receiver asked not to be tried again before so many ms have passed. */
  retryAfterMs?: number | undefined;
  /**
   * The receiver was not reached, or does not let us in: no entry's fault, so the attempt is not counted, and others need
   * not be tried now.
   */
  isChannelDown?: boolean;
  /** The receiver was reached and then said nothing. */
  isSilent?: boolean;
  /** It is not known whether it has arrived. */
  mayHaveArrived?: boolean;
  /** The setting that is probably wrong. */
  setting?: string;
}

/** A delivery failed for a reason that can be shown: without personal data, in a few words. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    readonly reason: string,
    readonly facts: FailureFacts = {},
  ) {
    super(reason);
  }
}
