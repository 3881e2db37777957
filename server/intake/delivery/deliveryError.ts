/** Details of a failed delivery besides its reason. */
export interface FailureFacts {
  /** A retry would fail in the same way until someone corrects something. */
  isFinal?: boolean;
  /** Minimum wait requested by the receiver, ms. */
  retryAfterMs?: number | undefined;
  /**
   * The receiver could not be reached or denies access: the entry is not the cause, so the attempt is not counted, and
   * other entries need not be tried now.
   */
  isChannelDown?: boolean;
  /** The receiver was reached but did not respond. */
  isTimeout?: boolean;
  /** The receiver takes entries, but not one as large as this. */
  isTooLarge?: boolean;
  /** It is unknown whether the entry has arrived. */
  mayHaveArrived?: boolean;
  /** The setting that is probably wrong. */
  setting?: string;
}

/** A failed delivery with a short reason without personal data, which may be shown. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(
    readonly reason: string,
    readonly facts: FailureFacts = {},
  ) {
    super(reason);
  }
}
