let isReported = false;

/** Logs to the console, once per document, that a chunk could not be loaded. */
export function reportChunkFailure(reason: unknown): void {
  if (isReported) return;
  isReported = true;
  // oxlint-disable-next-line no-console -- the one place where missing code is reported
  console.error(`Part of the app could not be loaded: ${reason instanceof Error ? reason.message : reason}`);
}
