let isReported = false;

/** Says once per document on the console, for developers, that a part of the app's code could not be loaded. */
export function reportChunkFailure(reason: unknown): void {
  if (isReported) return;
  isReported = true;
  // oxlint-disable-next-line no-console -- the one place where missing code is reported
  console.error(`Part of the app could not be loaded: ${reason instanceof Error ? reason.message : reason}`);
}
