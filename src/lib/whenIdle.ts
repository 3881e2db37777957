/**
 * Calls back when the browser is idle; in Safari, which lacks `requestIdleCallback`, one task later. Returns a function
 * that cancels the call.
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const call = window.requestIdleCallback(task);
    return () => cancelIdleCallback(call);
  }
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}
