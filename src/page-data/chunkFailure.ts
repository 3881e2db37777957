/** Messages with which browsers report that a script could not be loaded. */
const MESSAGES = /dynamically imported module|importing a module script failed|failed to load module/i;

/** Whether a rejection means that a part of the app's code could not be loaded. */
export function isChunkFailure(reason: unknown): boolean {
  if (reason instanceof Error) return MESSAGES.test(reason.message);
  // A style sheet of a chunk rejects with the link's own error event.
  return reason instanceof Event && reason.type === 'error';
}

/** Calls `onFailure` for rejections that nobody handled and that mean missing code. */
export function watchChunkFailures(view: Window, onFailure: (reason: unknown) => void): void {
  view.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    // The browser would print it a second time.
    event.preventDefault();
    onFailure(event.reason);
  });
}
